"""What the database holds, as plain records; nothing here knows a game."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

Status = Literal["lobby", "running", "frozen", "over", "closed"]
SeatState = Literal["playing", "away", "replaced", "resigned"]
Teaching = Literal["", "help", "lesson"]
SetState = Literal["used", "shown"]  # by new tables; to who brought it, and not taken yet


class SeatRow(Struct, frozen=True):
    """A place at a table and who sits there: a person, a computer player, or (imported tables) nobody."""

    seat: int
    user: int | None = None
    player: str | None = None
    name: str = ""
    colour: str = ""
    step: int = 0
    asked_at: float | None = None
    bank: float | None = None
    state: SeatState = "playing"
    clock_at: float | None = None
    deadline: float | None = None
    away_until: float | None = None
    away_taken: float = 0.0
    standin: str | None = None
    seen_at: float | None = None  # when the person last pressed something of this table
    offer_at: float | None = None  # when the seat is offered to others, unless the person gives a sign
    missed: int = 0  # times in a row that the person's time ran out; an answer of theirs ends the row
    allotted: float | None = None  # seconds that were there for the open question when its clock started
    reminded: int = 0  # how often the person was reminded of it
    games: int | None = None  # of this kind that the person had finished on sitting down; None: not told
    waited: float = 0.0  # waking days for which the person was waited for without a clock, until `clock_at`
    reminded_at: float | None = None  # when the person last heard that the table waits, after it was first told
    last_at: float | None = None  # `asked_at` of the question that the person was the last to answer, and was told so
    reads: str | None = None  # the language of the person on sitting down
    swaps_with: int | None = None  # whose seat in the lobby the person would like to have for theirs
    accepted: bool = False  # wants to start as the table is
    covered: bool = False  # the stand-in plays while the person is on vacation, and no longer
    learning: bool = False  # had not finished a game of this kind on sitting down

    @property
    def person(self) -> int | None:
        """Who answers here, if it is a person: not while a stand-in plays for them."""
        return self.user if self.standin is None else None

    @property
    def computer(self) -> str | None:
        """Who answers here, if it is a computer player, by right or as a stand-in."""
        return self.standin or self.player


class Seeking(Struct, frozen=True):
    """That players are looked for: how many seats, which skill, and where that was posted."""

    seats: int
    skill: str = "anybody"
    channel: int | None = None
    message: int | None = None


class Practice(Struct, frozen=True):
    """Where a table plays on from: the number of a game, and how many turns of it had been played."""

    table: int
    turn: int


class TableRow(Struct, frozen=True, kw_only=True):
    """A table without its game: the seed is not part of it, so that it may be shown to anybody."""

    id: int = 0
    game: str
    options: dict[str, str]
    status: Status = "lobby"
    organiser: int
    guild: int | None = None
    channel: int | None = None
    thread: int | None = None
    message: int | None = None
    private: bool = False
    language: str = "en"
    clock: str = "none"
    components: str | None = None
    rules: int | None = None
    commitment: str | None = None
    posted_segment: int = 0  # up to which segment the thread was told; the column is called `told`
    version: int = 0
    created_at: float
    changed_at: float
    started_at: float | None = None
    ended_at: float | None = None
    paused_at: float | None = None
    hints: bool = False  # everybody agrees that the computer may be asked
    seeking: Seeking | None = None
    teaching: Teaching = ""  # a newcomer's table, or a guided game
    behind: int | None = None  # the turn people were told, where what was played since is lost: it stands still
    language_chosen: bool = True  # by somebody; if not, it is the one most read
    seats_kept: bool = False  # nobody draws seats at the start
    practice: Practice | None = None  # it counts for nothing
    corrected: int = 0  # tables of its component set that the owner of a box has corrected
    seats: tuple[SeatRow, ...] = ()

    def seat_of(self, user: int) -> SeatRow | None:
        """The seat a person holds."""
        return next((seat for seat in self.seats if seat.user == user), None)

    @property
    def agreed(self) -> bool:
        """Whether a table of strangers is full, and everybody wants to play it as it is."""
        wanted = None if self.seeking is None else self.seeking.seats
        return len(self.seats) == wanted and all(seat.user is None or seat.accepted for seat in self.seats)


class ChoiceRow(Struct, frozen=True):
    """A recorded answer and its place in the segment."""

    segment: int
    position: int
    seat: int
    key: str
    picks: tuple[str, ...]
    shown: str
    by: str


class BoundaryRow(Struct, frozen=True):
    """The state before a segment, and the events (JSON) of the segment before it."""

    segment: int
    snapshot: bytes
    events: bytes
    at: float


class EventsRow(Struct, frozen=True):
    """The events (JSON) of a closed segment."""

    segment: int
    events: bytes
    at: float


class NoticeRow(Struct, frozen=True):
    """Something that must still be told; `payload` is JSON. Those of one lane go out in order."""

    kind: str
    payload: bytes
    lane: str
    id: int = 0
    table: int = 0
    nonce: str = ""
    not_before: float = 0.0
    tries: int = 0
    created_at: float = 0.0
    error: str = ""


class DueRow(Struct, frozen=True):
    """Something that must be done at a time; `payload` is JSON. A row put under the same key takes its place."""

    kind: str
    at: float
    key: str
    table: int | None = None
    seat: int | None = None
    user: int | None = None
    payload: bytes = b"{}"


class PlanRow(Struct, frozen=True):
    """What a person has planned for the next turn of a seat, and how far it came when it was tried; both JSON."""

    seat: int
    user: int
    step: int
    choices: bytes
    stopped: bytes = b""


class DefaultAnswerRow(Struct, frozen=True):
    """An answer (JSON) that a person always gives to the same question at a table."""

    seat: int
    user: int
    answer: bytes
    id: int = 0


class RequestRow(Struct, frozen=True):
    """Somebody's request to go back to a choice of a segment; who has agreed so far."""

    number: int
    user: int
    segment: int
    position: int
    at: float
    until: float
    agreed: tuple[int, ...] = ()


class HolderRow(Struct, frozen=True):
    """Somebody who has held a seat, and the segment that was open when they sat down there."""

    user: int
    segment: int


class HappenedRows(Struct, frozen=True):
    """What happened at a table from some segment on, and who has held a seat."""

    turn: int | None  # the open segment; None: the table never started
    events: tuple[EventsRow, ...]
    holders: tuple[HolderRow, ...]
    snapshots: dict[int, bytes] = {}  # the states before these segments, where somebody wanted them


class RemarkRow(Struct, frozen=True):
    """An event (JSON) of the log that is not of the game: it stands before a segment."""

    segment: int
    event: bytes
    at: float


class TableExtras(Struct, frozen=True):
    """What people have said at a table beside answering: ahead of their turns, and about going back."""

    plans: tuple[PlanRow, ...] = ()
    default_answers: tuple[DefaultAnswerRow, ...] = ()
    auto_end: tuple[int, ...] = ()  # users whose turns end at once where nothing else is left
    asks_end: tuple[int, ...] = ()  # users whose turns end only when they say so
    request: RequestRow | None = None
    followers: tuple[tuple[int, str], ...] = ()  # who only watches, and the language they read


class PlayedRow(Struct, frozen=True):
    """How many answers a person (`user`) or a computer player (`player`) gave on a seat."""

    seat: int
    user: int | None
    player: str | None
    answers: int


class SeatShare(Struct, frozen=True):
    """Who has played on a seat, and for whom that counts; below nought: somebody who does not want to be named."""

    rows: tuple[PlayedRow, ...]  # those with the most answers first; who left without one is there with none
    own: bool  # whether who holds the seat gave at least half of the answers, and was not replaced
    left: tuple[int, ...]  # who gave the seat up, or lost it while they were absent

    @property
    def mostly_computer(self) -> bool:
        """Whether a computer player gave the most answers."""
        return bool(self.rows) and self.rows[0].user is None


class ResultRow(Struct, frozen=True):
    """How a seat ended; `sheet` is the column of the scoring pad as JSON."""

    table: int
    seat: int
    user: int | None
    player: str | None
    place: int
    total: int
    won: bool
    sheet: bytes


class ComponentSet(Struct, frozen=True):
    """A set of component tables (JSON) that some table was started with."""

    hash: str
    game: str
    tables: bytes


class ServerSet(Struct, frozen=True):
    """A component set that somebody has brought for a server."""

    guild: int
    game: str
    state: SetState
    hash: str
    changed: tuple[str, ...]  # the names of the corrected tables
    user: int  # 0: somebody who does not want to be named any more
    at: float


class UserRow(Struct, frozen=True):
    """What a person has set."""

    id: int
    language: str | None = None
    route: str = "both"
    time_zone: str = ""  # nothing: as the server of a table has it
    quiet_from: int | None = None
    quiet_to: int | None = None
    away_until: float | None = None
    pictures: str = "always"
    turn_end: str = "soon"  # where nothing else is left: by itself after a while, "ask", or "pass" at once
    history: str = "open"
    screen: str = "wide"
    hears: str = "at_once"  # of turns: "at_once", "gathered", or once a day at a time like "19:30"
    heard: str | None = None  # the language of their Discord when they last clicked at a table of theirs
    guide: str = "first"  # when questions explain themselves: in a "first" game, "always", "never"
    screen_asked: bool = False  # what they look at pictures on

    @property
    def reads(self) -> str | None:
        """The language they have chosen, else that of their Discord; None: not known."""
        return self.language or self.heard


class GuildRow(Struct, frozen=True):
    """What a server has set."""

    id: int
    language: str | None = None
    clock: str = "relaxed"
    private: bool = False
    time_zone: str = "UTC"
    channels: tuple[int, ...] = ()  # where tables may be opened; none: everywhere
    opener: int | None = None  # the role that may open tables; None: everybody may
    most_tables: int = 0  # that one person may have open; 0: any number
    call_channel: int | None = None  # where players are looked for; None: where the table is opened
    call_role: int | None = None  # whom that rings


class Saving(Struct, kw_only=True):
    """Everything one transaction changes about a table; refused as a whole if `before` is no longer its version."""

    before: TableRow
    after: TableRow
    at: float
    cut: tuple[int, int] | None = None  # segment and position from which on stored choices are dropped
    choices: list[ChoiceRow] = []
    boundaries: list[BoundaryRow] = []
    notices: list[NoticeRow] = []
    results: list[ResultRow] = []
    played: list[PlayedRow] = []  # answers given (or, below nought, taken back) by this change
    due: list[DueRow] = []  # put, each in the place of the row with its key
    void: list[str] = []  # keys of what is no longer due; everything, once the table has ended
    done: DueRow | None = None  # the due row this change is the answer to
    components: ComponentSet | None = None
    seed: str | None = None
    rewind: tuple[int, int] | None = None  # segment and position from which on everything stored is dropped
    plans: list[PlanRow] = []
    no_plans: list[int] = []  # seats whose plan is dropped
    request: RequestRow | None = None
    no_request: bool = False
    remarks: list[RemarkRow] = []
    told_version: int = 0  # of a table that was taken back: what people were told; no version of those comes again

    @property
    def stored(self) -> TableRow:
        """The row as it is once this is saved."""
        return replace(self.after, version=max(self.before.version, self.told_version) + 1, changed_at=self.at)


class Opened(Struct, frozen=True):
    """A table as it stands: its row, the last boundary and the choices since, and what was said beside them."""

    row: TableRow
    boundary: BoundaryRow | None
    choices: tuple[ChoiceRow, ...]
    extras: TableExtras


for _row in [kind for kind in vars().copy().values() if isinstance(kind, type) and issubclass(kind, Struct)]:
    msgspec.json.Decoder(_row)  # known before threads read rows: msgspec crashes where two of them meet a type first
