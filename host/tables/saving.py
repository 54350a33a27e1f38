"""Compares a table before and after a change, and makes of it what is saved: choices, boundaries, notices, results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.core.account import BY_ITSELF, UNKNOWN, Deed, seen
from engine.core.result import Result
from engine.core.state import Event
from engine.core.table import Boundary, Choice, Table
from engine.core.text import Seat
from host.records import Turn, Update, info
from host.tables.hands import changed_hands
from host.tables.notice_rows import hand_notice, notices, stood_in
from host.tables.questions import asked
from host.tables.stand_ins import STANDIN
from storage import (
    BoundaryRow,
    ChoiceRow,
    NoticeRow,
    PlayedRow,
    RequestRow,
    ResultRow,
    Saving,
    SeatRow,
    TableRow,
)

OWN = frozenset({"player", "plan", "standing"})  # by whom a choice was made, if it was the person on the seat
EXPIRY = "going_back"  # the kind of what is due when a request to go back was not agreed to in time
Mark = tuple[int, int, str]  # segment, choices of that seat in it, key: what makes a question another question


class Before(Struct, frozen=True):
    """How a table stood before a change."""

    segment: int
    snapshot: bytes
    choices: tuple[Choice, ...]
    marks: dict[Seat, Mark]
    ending: tuple[Seat, ...] = ()  # seats that had nothing left but to end their turn


class Change(Struct, frozen=True):
    """What a change of a table comes to: what to save, and what to say about it once that is done."""

    saving: Saving
    closed: tuple[Turn, ...]
    hands: tuple[Seat, ...]
    result: Result | None


def marks(table: Table) -> dict[Seat, Mark]:
    """Every open question by what tells it from others."""
    own = [choice.seat for choice in table.choices]
    return {ask.seat: (table.segment, own.count(ask.seat), ask.key) for ask in table.asks}


def before(table: Table) -> Before:
    ending = tuple(ask.seat for ask in table.asks if ask.confirms())
    return Before(table.segment, table.snapshot, tuple(table.choices), marks(table), ending)


def change(
    row: TableRow, before: Before, table: Table, at: float, acting: Seat | None = None, extra: Sequence[NoticeRow] = ()
) -> Change:
    """What has to be saved now that `table` has moved on from `before`."""
    crossed = table.take_crossed()
    now_asked = marks(table)
    result = table.result
    seats = tuple(_seat(seat, before, now_asked, table.segment, at) for seat in row.seats)
    people = [seat.seat for seat in row.seats if seat.user is not None]  # who has a stand-in looks on
    hands = changed_hands(table.game.id, before.snapshot, table.snapshot, people) if crossed else ()
    after = replace(row, seats=seats)
    if result is not None:
        after = replace(after, status="over", ended_at=at)
    posted, noted = _tell(after, before, now_asked, table.segment, acting)
    if extra and noted and noted[0].kind == "asked":  # it names who must decide
        noted = []
    noted += [hand_notice(row.id, seat, table.segment) for seat in hands]
    saving = Saving(
        before=row,
        after=replace(after, posted_segment=posted),
        at=at,
        cut=_cut(before, crossed, table),
        choices=_choices(before, crossed, table),
        boundaries=[boundary_row(boundary, at) for boundary in crossed],
        notices=[*extra, *noted, *stood_in(row, after, before.segment)],
        results=[] if result is None or row.practice is not None else result_rows(row, result),
        played=_played(row, before, crossed, table),
    )
    closed = tuple(Turn(b.segment, seen(b.deeds, None), at) for b in crossed)
    return Change(saving, closed, hands, result)


def rewound(
    row: TableRow, left: Table, table: Table, dropped: Sequence[ChoiceRow], at: float, extra: Sequence[NoticeRow]
) -> Change:
    """What has to be saved now that a table is back before the first of the `dropped` choices."""
    segment, position = dropped[0].segment, dropped[0].position
    kept = tuple((table.crossed[0].choices if table.crossed else table.choices)[:position])
    seats = tuple(replace(seat, asked_at=None) for seat in row.seats)  # whoever must decide begins anew
    unasked = replace(row, seats=seats, posted_segment=min(row.posted_segment, table.segment))
    done = change(unasked, Before(segment, table.snapshot, kept, {}), table, at, extra=extra)
    people = [seat.seat for seat in row.seats if seat.user is not None]
    hands = changed_hands(table.game.id, left.snapshot, table.snapshot, people)
    taken_back: Counter[tuple[Seat, str]] = Counter()
    taken_back.subtract((choice.seat, choice.by) for choice in dropped)
    done.saving.before, done.saving.rewind = row, (segment, position)
    done.saving.played += _counted(row, taken_back)
    done.saving.notices += [hand_notice(row.id, seat, table.segment) for seat in hands]
    return replace(done, hands=hands)


def overtake(saving: Saving, request: RequestRow | None, segment: int) -> None:
    """Play has gone on, so nobody can agree any more to go back as was asked."""
    if request is not None:
        saving.no_request = True
        saving.void.append(request_key(saving.after.id))
        saving.notices += notices(saving.after, "back_overtaken", segment)


def request_key(table: int) -> str:
    """Under which the end of a request is due."""
    return f"{EXPIRY}:{table}"


def update(row: TableRow, table: Table, done: Change) -> Update:
    """The public account of a change that was saved."""
    over = row.status == "over"
    return Update(info(row), table.segment, done.closed, asked(row, table), done.hands, over, done.result)


def result_rows(row: TableRow, result: Result) -> list[ResultRow]:
    """The columns of the scoring pad."""
    rows = []
    for score in result.scores:
        seat = row.seats[score.seat]
        won, sheet = score.seat in result.winners, msgspec.json.encode(score)
        rows.append(ResultRow(row.id, score.seat, seat.user, seat.player, score.rank, score.total, won, sheet))
    return rows


class StoredDeeds(Struct, frozen=True):
    """What is stored of a closed segment; remarks, and segments of former versions, have a list of events instead."""

    deeds: tuple[Deed, ...]


_stored: msgspec.json.Decoder[StoredDeeds | tuple[Event, ...]] = msgspec.json.Decoder(StoredDeeds | tuple[Event, ...])


def deeds_of(data: bytes) -> tuple[Deed, ...]:
    """The deeds of a stored segment; where only events are known, each stands under whom it speaks of."""
    stored = _stored.decode(data)
    if isinstance(stored, StoredDeeds):
        return stored.deeds
    return tuple(Deed("", event.seat, UNKNOWN, (event,)) for event in stored)


def events_of(data: bytes) -> tuple[Event, ...]:
    """The events of a stored segment."""
    return tuple(event for deed in deeds_of(data) for event in deed.events)


def _seat(seat: SeatRow, before: Before, now_asked: dict[Seat, Mark], segment: int, at: float) -> SeatRow:
    mark = now_asked.get(seat.seat)
    if seat.standin is not None and seat.state == "playing" and (mark is None or segment != before.segment):
        seat = replace(seat, standin=None)  # it was there for one turn
    if mark is None:
        return replace(seat, asked_at=None) if seat.asked_at is not None else seat
    if mark == before.marks.get(seat.seat):
        return seat
    goes_on = seat.asked_at is not None and segment == before.segment
    return replace(seat, step=seat.step + 1, asked_at=seat.asked_at if goes_on else at)


def _tell(
    row: TableRow, before: Before, now_asked: dict[Seat, Mark], segment: int, acting: Seat | None
) -> tuple[int, list[NoticeRow]]:
    """What the thread is told: a turn once a person must decide, so that turns of computer players come in one go."""
    people = [seat for seat in sorted(now_asked) if row.seats[seat].person is not None]
    if row.status == "over":
        return segment, notices(row, "over", segment, row.posted_segment)
    if people and segment > row.posted_segment:
        return segment, notices(row, "turn", segment, row.posted_segment, people)
    newly = [seat for seat in people if seat not in before.marks and seat != acting]
    return row.posted_segment, notices(row, "asked", segment, segment, newly) if newly else []


def _played(row: TableRow, before: Before, crossed: Sequence[Boundary], table: Table) -> list[PlayedRow]:
    """How many answers everybody gave, or took back, by themselves."""
    given: Counter[tuple[Seat, str]] = Counter()
    for choices in (*(boundary.choices for boundary in crossed), table.choices):
        given.update((choice.seat, choice.by) for choice in choices)
    given.subtract((choice.seat, choice.by) for choice in before.choices)
    return _counted(row, given)


def _counted(row: TableRow, given: Counter[tuple[Seat, str]]) -> list[PlayedRow]:
    """Answers by who gave them; what a person said ahead is the person's own."""
    rows = []
    for (number, by), answers in sorted(given.items()):
        if answers and by != "auto":
            seat = row.seats[number]
            user = seat.user if by in OWN else None
            rows.append(PlayedRow(number, user, None if user is not None else seat.computer or by, answers))
    return rows


def _open_choices(crossed: Sequence[Boundary], table: Table) -> Sequence[Choice]:
    """What the segment that was open before holds now."""
    return crossed[0].choices if crossed else table.choices


def _kept(before: Before, now: Sequence[Choice]) -> int:
    """How many stored choices still stand; undo in a simultaneous phase may take one out of the middle."""
    pairs = zip(before.choices, now, strict=False)
    return next((n for n, (old, new) in enumerate(pairs) if old != new), min(len(before.choices), len(now)))


def _cut(before: Before, crossed: Sequence[Boundary], table: Table) -> tuple[int, int] | None:
    kept = _kept(before, _open_choices(crossed, table))
    return (before.segment, kept) if kept < len(before.choices) else None


def _choices(before: Before, crossed: Sequence[Boundary], table: Table) -> list[ChoiceRow]:
    now = _open_choices(crossed, table)
    kept = _kept(before, now)
    rows = choice_rows(before.segment, now)[kept:]
    for boundary in crossed[1:]:
        rows += choice_rows(boundary.segment, boundary.choices)
    return rows + (choice_rows(table.segment, table.choices) if crossed else [])


def choice_rows(segment: int, choices: Sequence[Choice]) -> list[ChoiceRow]:
    return [ChoiceRow(segment, n, c.seat, c.key, c.picks, c.shown, c.by) for n, c in enumerate(choices)]


def boundary_row(boundary: Boundary, at: float) -> BoundaryRow:
    deeds = StoredDeeds(_of_standins(boundary))
    return BoundaryRow(boundary.segment + 1, boundary.snapshot, msgspec.json.encode(deeds), at)


def _of_standins(boundary: Boundary) -> tuple[Deed, ...]:
    """The deeds of a segment; where a stand-in chose and nobody else did, the only answers there were are its own."""
    hands: dict[Seat | None, set[str]] = {}
    for choice in boundary.choices:
        if choice.by != BY_ITSELF:
            hands.setdefault(choice.seat, set()).add(choice.by)
    return tuple(
        replace(deed, by=STANDIN) if deed.by == BY_ITSELF and hands.get(deed.seat) == {STANDIN} else deed
        for deed in boundary.deeds
    )
