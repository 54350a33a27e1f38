"""What the host hands out: plain records without secrets, unless they are made for one seat and say so."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.core.account import Deed
from engine.core.ask import Form, Series, Shape
from engine.core.offer import Facts, Option
from engine.core.plan import PlannedChoice
from engine.core.result import Result
from engine.core.state import Event
from engine.core.text import Seat, Text
from host.clocks.clock import running_pace
from storage import Practice, Seeking, Status, TableRow
from storage.rows import SeatState, Teaching


class SeatInfo(Struct, frozen=True):
    """A seat as everybody may see it: a person (`user`), a computer player (`player`), or nobody."""

    seat: Seat
    user: int | None
    player: str | None
    name: str
    colour: str
    asked_at: float | None
    state: SeatState
    deadline: float | None = None  # when its time is up
    away_until: float | None = None
    standin: str | None = None
    offer_at: float | None = None  # when the seat is offered to others, unless who holds it gives a sign
    games: int | None = None  # of this kind that they had finished on sitting down; None: not told
    accepted: bool = False
    covered: bool = False  # the stand-in plays until the vacation of who holds it ends
    last_at: float | None = None  # `asked_at` of the question that they were told to be the last to answer
    reads: str | None = None  # their language on sitting down
    swaps_with: int | None = None  # whose seat in the lobby they would like to have for theirs

    @property
    def person(self) -> int | None:
        """Who answers here, if it is a person: not while a stand-in plays for them."""
        return self.user if self.standin is None else None

    @property
    def open(self) -> bool:
        """Whether anybody may take this seat of a running table."""
        return self.state in ("replaced", "resigned")


class TableInfo(Struct, frozen=True):
    """A table as everybody may see it; times are seconds since 1970."""

    id: int
    game: str
    options: dict[str, str]
    status: Status
    organiser: int
    seats: tuple[SeatInfo, ...]
    guild: int | None
    channel: int | None
    thread: int | None
    message: int | None
    private: bool
    language: str
    clock: str
    commitment: str | None
    created_at: float
    started_at: float | None
    ended_at: float | None
    paused_at: float | None = None
    seeking: Seeking | None = None
    hints: bool = False  # whether the computer may be asked what it would do
    teaching: Teaching = ""
    behind: int | None = None  # the turn people were told, where what was played since is lost
    language_chosen: bool = True  # by somebody; if not, it is the one most read
    seats_kept: bool = False  # nobody draws seats at the start
    practice: Practice | None = None  # where it plays on from; it counts for nothing
    components: str | None = None  # the set it is played with; None: a lobby that will use the shipped one
    corrected: int = 0  # tables of that set which the owner of a box has corrected

    @property
    def languages(self) -> tuple[str, ...]:
        """What its people read, in the order of their seats."""
        return tuple(dict.fromkeys(seat.reads for seat in self.seats if seat.reads is not None))

    @property
    def state(self) -> str:
        """Its status in a word; one that stands still since something was lost is told from other frozen ones."""
        return self.status if self.behind is None or self.status != "frozen" else "behind"

    @property
    def direct(self) -> bool:
        """Whether it is at home in the direct messages of the one person who plays there, and on no server."""
        return self.guild is None and self.channel is not None

    def seat_of(self, user: int) -> SeatInfo | None:
        """The seat a person holds."""
        return next((seat for seat in self.seats if seat.user == user), None)

    @property
    def agreed(self) -> bool:
        """Whether a table of strangers is full, and everybody wants to play it as it is."""
        wanted = None if self.seeking is None else self.seeking.seats
        return len(self.seats) == wanted and all(seat.user is None or seat.accepted for seat in self.seats)

    @property
    def open_seats(self) -> tuple[SeatInfo, ...]:
        """The seats that anybody may take while the game goes on."""
        return tuple(seat for seat in self.seats if seat.open) if self.status == "running" else ()

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names in seat order, as `words.say` wants them."""
        return tuple(seat.name for seat in self.seats)


def rivals(row: TableRow) -> bool:
    """Whether people play against each other here; who can still come back counts, whoever plays for them."""
    return sum(seat.user is not None for seat in row.seats) > 1


def helped(teaching: Teaching, guide: str, *, learning: bool) -> bool:
    """Whether questions explain themselves to somebody: as they set it, else at a newcomer's table or first game."""
    if teaching == "lesson" or guide != "first":
        return teaching == "lesson" or guide == "always"
    return teaching == "help" or learning


def hints_on(row: TableRow) -> bool:
    """Whether the computer may be asked: where everybody agrees, always where one person plays or newcomers do."""
    return row.hints or bool(row.teaching) or not rivals(row)


msgspec.json.Decoder(TableInfo)  # known before threads convert to it, see the end of `storage/rows.py`


def info(row: TableRow) -> TableInfo:
    """The public side of a stored table."""
    table = replace(msgspec.convert(row, TableInfo, from_attributes=True), hints=hints_on(row))
    if running_pace(row) is not None:
        return table
    return replace(table, seats=tuple(replace(seat, deadline=None) for seat in table.seats))


class AskedSeat(Struct, frozen=True):
    """A seat that must decide; `question` is None where others may not know it."""

    seat: Seat
    user: int | None
    player: str | None
    question: Text | None
    since: float
    until: float | None = None  # when the time is up


class Turn(Struct, frozen=True):
    """A closed segment: its number, when it ended, and what the reader may know of it."""

    segment: int
    deeds: tuple[Deed, ...]
    at: float
    after_own_move: bool = False  # whether the reader had moved before it: in a recap, which begins there

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened, in order."""
        return tuple(event for deed in self.deeds for event in deed.events)


class Update(Struct, frozen=True):
    """What a change led to, public parts only: nothing in it may not be posted."""

    table: TableInfo
    segment: int
    closed: tuple[Turn, ...]
    asked: tuple[AskedSeat, ...]
    hands: tuple[Seat, ...]
    over: bool
    result: Result | None = None


class Question(Struct, frozen=True):
    """The open question of one seat, for that seat's eyes; `step` goes back with the answer."""

    table: TableInfo
    segment: int
    seat: Seat
    step: int
    key: str
    asked: Text
    options: tuple[Option[None], ...]
    min: int
    max: int
    ordered: bool
    private: bool
    shape: Shape
    draft: tuple[Text, ...]
    facts: Facts | None  # what the draft says, as values
    series: Series | None
    form: Form | None
    can_undo: bool
    no_undo: Text | None  # why an earlier choice of this turn cannot be taken back
    so_far: tuple[Event, ...]
    purse: tuple[Text, ...]  # what the seat can spend
    view: Any  # all the seat may know, for its pictures
    may_have_default: bool = False  # whether it can be answered alike for good
    plan: bool = False  # asked ahead of the turn: nothing happens, whatever is answered
    plan_line: int | None = None  # the line of a plan that it belongs to, where there are several
    what_if: bool = False  # of a turn that is over and tried anew: nothing happens either, though it is no plan
    ahead: tuple[Ahead, ...] = ()  # what some of the options would lead to
    times: tuple[int, ...] = ()  # by option: how often in a row, where a series lets the same be picked again
    learning: bool = False  # who answers had not finished a game of this kind before
    totals: tuple[int, ...] = ()  # with the first question of a turn: by seat, what it would come to if it ended now
    hidden_totals: bool = False  # in those of other seats what only they see is left out
    purse_after: tuple[Text, ...] = ()  # what it could still spend after what is marked so far, where that is known
    lacking: bool = True  # something is not offered, so that it may be asked why
    beside: tuple[Option[None], ...] = ()  # for its picture: the options of another way, which are listed beside it

    def after(self, option: str) -> Question | None:
        """The question that an option leads to, where that is known beforehand."""
        return next((one.question for one in self.ahead if one.option == option), None)


class Ahead(Struct, frozen=True):
    """The question that comes next if an option is picked; nothing new is shown on the way there."""

    option: str
    question: Question


class SecretPlan(Struct, frozen=True):
    """What a seat has put together in a phase in which all decide at once, for that seat's eyes."""

    seat: Seat
    key: str  # of the question that is open, or was answered last
    facts: Facts | None
    view: Any
    done: bool  # nothing more is asked, unless a choice is taken back


class Stopped(Struct, frozen=True):
    """Of several answers given at once: how many were taken, and why the next one was not."""

    given: int
    why: Text


class PassedLine(Struct, frozen=True):
    """A line of a plan that was not carried out, the answer that no longer fitted, and why."""

    line: int
    before: Text
    why: Text


class TurnPlan(Struct, frozen=True):
    """A plan for its maker's eyes: what its open line says, and the question where it goes on."""

    chosen: tuple[Text, ...]
    ends: bool  # it goes to the end of the turn
    question: Question | None
    step: int
    before: Text | None = None  # the planned answer that does not fit any more
    why: Text | None = None
    stopped: Stopped | None = None  # of several answers given at once
    begun: bool = False  # it was carried out as far as it went
    line: int = 0  # the line that is open, or was carried out; below nought: none was
    lines: tuple[tuple[Text, ...], ...] = ()  # what is chosen in each, in order of preference
    passed: tuple[PassedLine, ...] = ()  # those that were not carried out, where there were several


class PlanLine(Struct, frozen=True):
    """A line of a plan as one would say it, and what it should bring."""

    said: tuple[Text, ...]
    gain: tuple[Text, ...]
    price: tuple[Text, ...]
    ends: bool  # it goes to the end of the turn
    waits: bool = False  # somebody else decides where it ends
    before: Text | None = None  # the planned answer that does not fit any more
    why: Text | None = None


class PlanLines(Struct, frozen=True):
    """Every line of a plan, in order of preference, for its maker's eyes."""

    table: TableInfo
    step: int
    line: int  # the one that is open
    lines: tuple[PlanLine, ...]


class TriedTurn(Struct, frozen=True):
    """A turn that somebody tries, for their eyes: the question where it goes on, None where it is whole."""

    table: TableInfo
    segment: int
    seat: Seat
    own: bool  # they sat there, and have the hand they had
    step: int
    question: Question | None
    chosen: tuple[PlannedChoice, ...] = ()
    over: bool = False  # the game ends with it
    hides: bool = True  # something was hidden then, and is dealt anew
    stopped: Stopped | None = None  # of several answers given at once


class RewindRequest(Struct, frozen=True):
    """What going back to a choice of a segment would come to, for everybody's eyes; whether it is asked for or not."""

    table: TableInfo
    user: int  # who asks
    segment: int
    position: int
    choice: Text | None  # the first choice that would be taken back; None: it was made in secret, or by nobody
    events: tuple[Event, ...]  # what would not have happened
    shown: int  # how often something hidden has come to light since
    others: tuple[Seat, ...]  # who has decided since, besides who asks
    missing: tuple[Seat, ...]  # whose consent it takes
    number: int = 0  # of the request, if it is open
    until: float = 0.0

    @property
    def marks_result(self) -> bool:
        """Whether log and result must say so: nobody is there to agree, and something has come to light.

        A guided game is for practice; its steps may be tried again.
        """
        return not self.missing and self.shown > 0 and self.table.teaching != "lesson"


class DefaultAnswer(Struct, frozen=True):
    """An answer that somebody always gives."""

    number: int
    asked: Text
    label: Text


class ClickResult(Struct, frozen=True):
    """What came of somebody's click, for their eyes: the public account, their next question, how to take it back."""

    update: Update
    question: Question | None
    undo_step: int | None
    no_undo: Text | None = None  # why there is none, if something of this turn cannot be taken back
    stopped: Stopped | None = None
    draft: tuple[Text, ...] = ()  # what the seat has put together in a secret phase that goes on


class GatheredCall(Struct, frozen=True, omit_defaults=True):
    """What somebody could not be rung about: what a notice says, or an invitation to a lobby."""

    kind: str
    table: int
    segment: int = 0
    seats: tuple[Seat, ...] = ()
    to: Seat | None = None
    sentence: Text | None = None
    mark: str = ""

    @property
    def subject(self) -> tuple[str, ...]:
        """What it is about: a later call about that takes its place."""
        said = "" if self.sentence is None or self.mark else self.sentence.key
        return self.kind, str(self.table), self.mark, said


class Notice(Struct, frozen=True):
    """Something to be told in one place: data from which the message is made when it is sent, with its `nonce`."""

    id: int
    table: int
    kind: str
    lane: str
    nonce: str
    tries: int
    created_at: float
    segment: int = 0
    since: int = 0
    seats: tuple[Seat, ...] = ()
    about: str = ""
    to: Seat | None = None
    sentence: Text | None = None
    mentions: tuple[int, ...] = ()
    mark: str = ""
    tables: tuple[int, ...] = ()
    language: str = ""
    gathered: tuple[GatheredCall, ...] = ()


class Waiting(Struct, frozen=True):
    """What a table still has to tell: how many notices, how many of them have failed, since when, the last reason."""

    table: int
    notices: int
    failing: int
    seconds: float
    error: str
