"""Looking at a table: views now and then, questions, the log; nothing here changes anything."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.core import games
from engine.core.ask import Ask, Refusal
from engine.core.result import Result
from engine.core.run import thaw
from engine.core.state import Event
from engine.core.text import Seat, Text
from host import rights, saving
from host.errors import careful, mistake
from host.live_tables import Held, LiveTables
from host.records import Asked, Question, TableInfo, Turn, info
from storage import Status, TableRow

OPEN: tuple[Status, ...] = ("lobby", "running", "frozen")


class Looking:
    """The part of `Tables` that only looks. `user` None, or somebody without a seat, sees what is public."""

    def __init__(self, live: LiveTables) -> None:
        self._live = live
        self._store = live.store.tables

    @careful
    async def info(self, table: int) -> TableInfo:
        """A table as everybody may see it."""
        return info(await self._row(table))

    @careful
    async def of_guild(self, guild: int, statuses: Sequence[Status] = OPEN) -> list[TableInfo]:
        """The tables of a server, newest first."""
        return [info(row) for row in await self._store.of_guild(guild, statuses)]

    @careful
    async def of_user(self, user: int, statuses: Sequence[Status] = OPEN) -> list[TableInfo]:
        """The tables at which somebody sits, newest first."""
        return [info(row) for row in await self._store.of_user(user, statuses)]

    @careful
    async def in_thread(self, thread: int) -> TableInfo | None:
        """The table that lives in a thread."""
        row = await self._store.in_thread(thread)
        return None if row is None else info(row)

    @careful
    async def running(self) -> int:
        """How many tables are being played."""
        return len(await self._store.with_status("running"))

    @careful
    async def asks_for(self, user: int) -> list[TableInfo]:
        """All running tables that wait for somebody, longest waiting first."""
        return [info(row) for row in await self._store.waiting_for(user)]

    @careful
    async def asks(self, table: int) -> tuple[Asked, ...]:
        """Who must decide now."""
        async with self._live.hold(table) as held:
            return saving.asked(held.row, held.table)

    @careful
    async def question(self, table: int, user: int) -> Question | None:
        """The question somebody must answer now, for their eyes; None if they need not."""
        async with self._live.hold(table) as held:
            seat = rights.own_seat("answer", held.row, user)
            ask = held.table.ask_of(seat)
            return None if ask is None else self._question(held, ask)

    @careful
    async def can_undo(self, table: int, user: int) -> bool:
        """Whether somebody has a choice to take back."""
        async with self._live.hold(table) as held:
            return held.table.can_undo(rights.own_seat("undo", held.row, user))

    @careful
    async def undo_step(self, table: int, user: int) -> int | None:
        """The step to hand in with an undo; None if somebody has no choice to take back."""
        async with self._live.hold(table) as held:
            seat = rights.own_seat("undo", held.row, user)
            return held.row.seats[seat].step if held.table.can_undo(seat) else None

    @careful
    async def refused(self, table: int, user: int) -> list[Refusal]:
        """What somebody's open question does not offer, and why."""
        async with self._live.hold(table) as held:
            ask = held.table.ask_of(rights.own_seat("answer", held.row, user))
            return [] if ask is None else ask.refused()

    @careful
    async def why_not(self, table: int, user: int, option: str) -> Text:
        """Why an option is not offered."""
        async with self._live.hold(table) as held:
            return held.table.why_not(rights.own_seat("answer", held.row, user), option)

    @careful
    async def view(self, table: int, user: int | None = None, turn: int | None = None) -> Any:
        """What somebody may know now, or knew before segment `turn` began (0: after the set-up)."""
        row = await self._row(table)
        if turn is None and row.status in ("frozen", "closed"):
            turn = await self.turns(table)
        if turn is not None:
            return await self._past(row, user, turn)
        async with self._live.hold(table) as held:
            return held.table.view(seat_of(held.row, user))

    @careful
    async def turns(self, table: int) -> int:
        """How many segments were closed: the highest `turn` that can be looked at."""
        last = await self._store.last_boundary(table)
        if last is None:
            row = await self._row(table)
            raise mistake("never_started" if row.status == "closed" else "not_started", table=table)
        return last

    @careful
    async def standing(self, table: int) -> Result | None:
        """The score sheets now, where the game is open enough to tell, or at the end."""
        async with self._live.hold(table) as held:
            return held.table.standing

    @careful
    async def seed(self, table: int) -> str | None:
        """The seed by which every shuffle can be checked; None until the game is over."""
        row = await self._row(table)
        return await self._store.seed(table) if row.status == "over" else None

    @careful
    async def log(self, table: int, user: int | None = None, since: int = 0) -> list[Turn]:
        """What happened in the closed segments from `since` on, as far as somebody may know it."""
        row = await self._row(table)
        return await self._turns(row, seat_of(row, user), since)

    @careful
    async def recap(self, table: int, user: int) -> list[Turn]:
        """What the others did since somebody's own last move."""
        row = await self._row(table)
        seat = rights.own_seat("answer", row, user)
        last = await self._store.last_segment_of(table, seat, before=await self.turns(table))
        found = await self._turns(row, seat, last or 0)
        others = [replace(turn, events=tuple(e for e in turn.events if e.seat != seat)) for turn in found]
        return [turn for turn in others if turn.events]

    async def _row(self, table: int) -> TableRow:
        row = await self._store.fetch(table)
        if row is None:
            raise mistake("no_table", table=table)
        return row

    async def _turns(self, row: TableRow, seat: Seat | None, since: int) -> list[Turn]:
        found = []
        for closed in await self._store.events(row.id, since):
            events = tuple(event for event in saving.events_of(closed.events) if event.seen_by(seat))
            found.append(Turn(closed.segment, events, closed.at))
        return found

    async def _past(self, row: TableRow, user: int | None, turn: int) -> Any:
        boundary = await self._store.boundary(row.id, turn)
        if boundary is None:
            raise mistake("turn", turn=turn, last=await self.turns(row.id))
        game = games.get(row.game)
        await self._live.components(game, row.components)
        view = game.view(thaw(game, boundary.snapshot), seat_of(row, user))
        return msgspec.msgpack.decode(msgspec.msgpack.encode(view), type=type(view))

    def _question(self, held: Held, ask: Ask[Any]) -> Question:
        table = held.table
        so_far: tuple[Event, ...] = tuple(table.log(ask.seat))
        return Question(
            table=info(held.row),
            segment=table.segment,
            seat=ask.seat,
            step=held.row.seats[ask.seat].step,
            key=ask.key,
            asked=ask.asked,
            options=tuple(replace(option, value=None) for option in ask.options),
            min=ask.min,
            max=ask.max,
            ordered=ask.ordered,
            private=ask.private,
            shape=ask.shape,
            draft=ask.draft,
            can_undo=table.can_undo(ask.seat),
            so_far=so_far,
        )


def seat_of(row: TableRow, user: int | None) -> Seat | None:
    """The seat whose eyes somebody has."""
    found = None if user is None else row.seat_of(user)
    return None if found is None else found.seat
