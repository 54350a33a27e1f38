"""Going back past what undo allows: somebody asks, and it happens once everybody else at the table has agreed."""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence

import msgspec
from msgspec.structs import replace

from engine.core.games import get as game_of
from engine.core.state import Event
from engine.core.table import Choice, Diverged, Table
from engine.core.text import PlayerMistake, Seat, Text, join, text, who
from host import consents, rights
from host.consents import CONSENTS
from host.errors import careful, mistake
from host.records import RewindRequest, TableInfo, info
from host.rights import BOT, Person
from host.tables import notice_rows, saving
from host.tables.due import Due
from host.tables.live_tables import Held, LiveTables
from host.tables.saving import EXPIRY, request_key
from storage import BoundaryRow, ChoiceRow, DueRow, RemarkRow, RequestRow, Saving, TableRow, sql

log = logging.getLogger(__name__)

ALONE = "alone"  # mark of what was taken back where nobody had to be asked


class Rewind:
    """One request at a table at a time; any answer at the table overtakes it."""

    def __init__(self, live: LiveTables, due: Due) -> None:
        self._live = live
        self._db = live.db
        self._due = due
        due.on(EXPIRY, self._expire)

    @careful
    async def regret(self, table: int, person: Person) -> RewindRequest:
        """What taking back somebody's last own choice would come to, wherever in the game it was made."""
        async with self._live.hold(table, "undo", person) as held:
            _refuse_over(held.row)
            seat = rights.own_seat(held.row, person)
            if held.table.can_undo(seat):
                raise PlayerMistake(Text("back.mistake.free"))
            target = await self._db.read(sql.tables.last_choice_of, table, seat)
            if target is None:
                raise PlayerMistake(Text("back.mistake.nothing"))
            return await self._foresee(held, person.user, *target, person.gone)

    @careful
    async def earlier(self, table: int, person: Person, turn: int) -> RewindRequest:
        """What going back to the beginning of a turn would come to; the organiser may ask for that."""
        async with self._live.hold(table, "rewind", person) as held:
            _refuse_over(held.row)
            last = held.table.segment if any(c.by != "auto" for c in held.table.choices) else held.table.segment - 1
            if not 0 <= turn <= last:
                raise PlayerMistake(text("back.mistake.turn", turn=turn, last=max(last, 0)))
            return await self._foresee(held, person.user, turn, 0, person.gone)

    @careful
    async def ask(self, table: int, person: Person, segment: int, position: int) -> RewindRequest:
        """Ask everybody else; where nobody else is a person, it is done at once (`number` 0)."""
        async with self._live.hold(table, "look", person) as held:
            row = held.row
            own = row.seat_of(person.user)
            last = None if own is None else await self._db.read(sql.tables.last_choice_of, table, own.seat)
            if last != (segment, position):
                rights.allow("undo" if position else "rewind", row, person)
                if position:
                    raise mistake("stale")
            _refuse_over(row)
            if held.extras.request is not None:
                raise PlayerMistake(Text("back.mistake.open"))
            wanted = await self._foresee(held, person.user, segment, position, person.gone)
            if not wanted.missing:
                await self._go_back(held, wanted, None)
                return wanted
            at = self._live.time()
            until, gone = at + CONSENTS["rewind"].open_seconds, tuple(sorted(person.gone))
            request = RequestRow(row.version + 1, person.user, segment, position, at, until, agreed=gone)
            notices = notice_rows.notices(row, "back_asked", held.table.segment, seats=wanted.missing)
            due = DueRow(EXPIRY, request.until, request_key(table), table)
            asked = Saving(before=row, after=row, at=at, request=request, due=[due], notices=notices)
            await self._live.save(held, asked)
            return replace(wanted, number=request.number, until=request.until)

    @careful
    async def open(self, table: int, person: Person) -> RewindRequest | None:
        """The request that is open at a table, with who has yet to agree."""
        async with self._live.hold(table, "look", person) as held:
            return await self._open(held)

    @careful
    async def agree(self, table: int, person: Person, number: int) -> RewindRequest:
        """Somebody agrees; with the last one it happens (`number` 0)."""
        async with self._live.hold(table, "undo", person) as held:
            request = _meant(held, number)
            wanted = await self._open(held)
            assert wanted is not None
            seat = rights.own_seat(held.row, person)
            if person.user == request.user:
                raise PlayerMistake(Text("back.mistake.own"))
            if seat not in wanted.missing:
                return wanted
            left = tuple(one for one in wanted.missing if one != seat)
            if left:
                agreed = replace(request, agreed=(*request.agreed, person.user))
                await self._db.write(sql.table_extras.put_request, table, agreed)
                return replace(wanted, missing=left)
            await self._go_back(held, wanted, request)
            return replace(wanted, number=0, missing=())

    @careful
    async def refuse(self, table: int, person: Person, number: int) -> TableInfo:
        """Somebody does not agree, or takes the own request back: everything stays as it is."""
        async with self._live.hold(table, "look", person) as held:
            if held.extras.request is None or person.user != held.extras.request.user:
                rights.allow("undo", held.row, person)
            request = _meant(held, number)
            kind = "back_withdrawn" if person.user == request.user else "back_refused"
            seat = held.row.seat_of(person.user)
            notices = notice_rows.notices(held.row, kind, held.table.segment, seats=[] if seat is None else [seat.seat])
            over = Saving(before=held.row, after=held.row, at=self._live.time(), no_request=True, notices=notices)
            over.void.append(request_key(table))
            await self._live.save(held, over)
            return info(held.row)

    async def rewind(self, held: Held, person: Person, segment: int, position: int) -> None:
        """Go back at a table where nobody else is a person."""
        await self._go_back(held, await self._foresee(held, person.user, segment, position), None)

    async def _expire(self, due: DueRow) -> None:
        """A day has passed: only whose seat is offered, and who gave no sign, does not stand in the way."""
        assert due.table is not None
        try:
            async with self._live.hold(due.table, "look", BOT) as held:
                wanted, request = await self._open(held), held.extras.request
                if not await self._due.stands(due) or wanted is None or request is None:
                    return
                at, row = self._live.time(), held.row
                users = [row.seats[seat].user or 0 for seat in wanted.missing]
                if all(consents.agrees_by_silence(row, "rewind", user, request.at, at) for user in users):
                    await self._go_back(held, wanted, request)
                    return
        except PlayerMistake as mistaken:  # frozen meanwhile, or under other rules
            log.info("table=%s a wish to go back ends: %s", due.table, mistaken)
        async with self._live.hold_row(due.table, "look", BOT) as row:
            notices = notice_rows.notices(row, "back_expired", row.posted_segment)
            done = Saving(before=row, after=row, at=self._live.time(), no_request=True, notices=notices, done=due)
            await self._live.commit(done)

    async def _open(self, held: Held) -> RewindRequest | None:
        request = held.extras.request
        if request is None:
            return None
        found = await self._foresee(held, request.user, request.segment, request.position)
        agreed = [seat.seat for seat in held.row.seats if seat.user in request.agreed]
        missing = tuple(seat for seat in found.missing if seat not in agreed)
        return replace(found, number=request.number, until=request.until, missing=missing)

    async def _foresee(
        self, held: Held, user: int, segment: int, position: int, gone: Collection[int] = ()
    ) -> RewindRequest:
        """What would be gone, and what people have seen since."""
        row, table = held.row, held.table
        boundary, choices = await self._history(row.id, segment)
        kept = _earlier(table, boundary, choices, position)
        closed = [
            turn for turn in await self._db.read(sql.tables.events, row.id, segment) if turn.segment >= kept.segment
        ]
        events = [event for turn in closed for event in saving.events_of(turn.events)] + list(table.state.events)
        undone = [event for event in events[len(kept.state.events) :] if event.seen_by(None)]
        since = [c for c in choices if (c.segment, c.position) >= (segment, position)]
        if not since:
            raise PlayerMistake(Text("back.mistake.since"))
        own = row.seat_of(user)
        others = {c.seat for c in since if c.by != "auto" and (own is None or c.seat != own.seat)}
        asked = consents.asked(row, "rewind", user, gone)
        people = tuple(seat.seat for seat in row.seats if seat.user in asked)
        return RewindRequest(
            table=info(row),
            user=user,
            segment=segment,
            position=position,
            choice=_label(kept, since[0] if since else None),
            events=tuple(undone),
            shown=sum(bool(c.shown) for c in since) + _openings(table, kept, boundary, choices),
            others=tuple(sorted(others)),
            missing=people,
        )

    async def _go_back(self, held: Held, wanted: RewindRequest, request: RequestRow | None) -> None:
        """Drop what was played since; the thread and the log are told."""
        row = held.row
        boundary, choices = await self._history(row.id, wanted.segment)
        table = _earlier(held.table, boundary, choices, wanted.position)
        seat = row.seat_of(wanted.user)
        remark = Event(_log_line(wanted, request), None, () if seat is None else _by(seat.seat))
        asked, mark = [ask.seat for ask in table.asks], ALONE if request is None else ""
        notices = notice_rows.notices(row, "back_done", wanted.segment, seats=asked, mark=mark)
        dropped = [c for c in choices if (c.segment, c.position) >= (wanted.segment, wanted.position)]
        back = saving.rewound(row, held.table, table, dropped, self._live.time(), notices)
        back.saving.no_request = True
        if row.teaching == "lesson":  # whoever learns has the panel before them, and nobody else is there
            back.saving.notices = []
        else:
            back.saving.remarks.append(RemarkRow(wanted.segment, msgspec.json.encode(remark), back.saving.at))
        back.saving.no_plans += [plan.seat for plan in held.extras.plans if plan.stopped]  # what they tell of is undone
        back.saving.void.append(request_key(row.id))
        held.table = table
        await self._live.save(held, back.saving)

    async def _history(self, table: int, segment: int) -> tuple[BoundaryRow, list[ChoiceRow]]:
        boundary = await self._db.read(sql.tables.boundary, table, segment)
        if boundary is None:
            raise mistake("stale")
        return boundary, await self._db.read(sql.tables.choices_since, table, segment)


def _log_line(wanted: RewindRequest, request: RequestRow | None) -> str:
    """What the log says: whose consent there was, and whether somebody alone knows what comes again."""
    if wanted.table.seat_of(wanted.user) is None:
        return "back.log"
    if request is not None:
        return "back.log_of"
    return sql.table_extras.SEEN_BACK if wanted.marks_result else "back.log_alone"


def _openings(now: Table, kept: Table, boundary: BoundaryRow, choices: Sequence[ChoiceRow]) -> int:
    """How many segments after the one kept began by showing something, as the turns of an Automa do.

    Where the rules were corrected since then, only what the choices carry is known.
    """
    found, segment, snapshot = 0, boundary.segment, boundary.snapshot
    try:
        while segment < now.segment:
            played = [Choice(c.seat, c.key, c.picks, c.shown, c.by) for c in choices if c.segment == segment]
            table = Table(now.game, segment, snapshot, played).live()
            if table.segment == segment:
                break
            found += sum(bool(closed.opening) for closed in table.crossed if closed.segment > kept.segment)
            segment, snapshot = table.segment, table.snapshot
    except Diverged:
        return found
    return found + (now.segment > kept.segment and bool(now.opening))


def _by(seat: Seat) -> tuple[tuple[str, Text], ...]:
    return (("player", who(seat)),)


def _earlier(now: Table, boundary: BoundaryRow, choices: Sequence[ChoiceRow], position: int) -> Table:
    """The table as it was before a choice of a segment."""
    first = [c for c in choices if c.segment == boundary.segment][:position]
    kept = [Choice(c.seat, c.key, c.picks, c.shown, c.by) for c in first]
    try:
        return Table(game_of(now.game.id), boundary.segment, boundary.snapshot, kept).live()
    except Diverged as error:
        raise PlayerMistake(Text("back.mistake.rules")) from error


def _label(table: Table, choice: ChoiceRow | None) -> Text | None:
    """What somebody chose at a table, as everybody may read it."""
    ask = None if choice is None else table.ask_of(choice.seat)
    if choice is None or ask is None or ask.key != choice.key or ask.private:
        return None
    labels = [option.label for option in ask.options if option.id in choice.picks]
    return join(labels) if labels else None


def _meant(held: Held, number: int) -> RequestRow:
    """The request a button belongs to."""
    request = held.extras.request
    if request is None or request.number != number:
        raise PlayerMistake(Text("back.mistake.gone"))
    return request


def _refuse_over(row: TableRow) -> None:
    if row.status == "over":
        raise mistake("ended", table=row.id)
