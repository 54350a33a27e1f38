"""The seats of a practice table, which are those of the game it plays on from, and the position it begins with."""

from __future__ import annotations

import asyncio
import logging

from msgspec.structs import replace

from engine.core import games
from engine.core.plan import why_not
from engine.core.table import Table
from engine.core.text import Seat, text
from engine.practice import play_on
from host import report
from host.errors import HostTrouble, mistake
from host.report import Report
from host.rights import Person
from host.tables.hidden_sides import eyes_of
from host.tables.live_tables import Held, LiveTables
from host.tables.prepared_answers import plan_of
from host.tables.saving import Change
from host.tables.stand_ins import with_seat
from storage import PlanRow, SeatRow, TableExtras, TableRow, sql

log = logging.getLogger(__name__)

COMPUTER_NAME = "Kontor"  # computer players go by our own name and a number; which one thinks is `player`


def refuse_practice(row: TableRow) -> None:
    """Refuse what would change the seats or options of a table that plays on from another game."""
    if row.practice is not None:
        raise mistake("practice_fixed", table=row.id)


def sits_down(row: TableRow, sits: SeatRow, seat: Seat | None = None) -> TableRow:
    """A practice table at which somebody takes a seat from a computer player; None: the first."""
    free = [one for one in row.seats if one.user is None and seat in (None, one.seat)]
    if not free and seat is None:
        raise mistake("full", table=row.id, most=len(row.seats))
    if not free:
        raise mistake("seat_taken", table=row.id)
    return with_seat(row, replace(sits, seat=free[0].seat, colour=free[0].colour))


def gets_up(row: TableRow, seat: Seat) -> TableRow:
    """A practice table at which a computer player takes somebody's seat."""
    computers = [one.player for one in row.seats if one.player is not None]
    left = computer_seat(row, seat, computers[0] if computers else "house")
    return with_seat(row, left)


def computer_seat(row: TableRow, seat: Seat, player: str) -> SeatRow:
    """A computer player on a seat, by a name that no other one there has."""
    taken = {one.name for one in row.seats if one.seat != seat}
    name = next(one for n in range(1, len(row.seats) + 2) if (one := f"{COMPUTER_NAME} {n}") not in taken)
    return SeatRow(seat, player=player, name=name, colour=row.seats[seat].colour)


async def give_tried(live: LiveTables, held: Held) -> Change | None:
    """Play the turn that somebody has tried before the table was opened, as far as it still means the same.

    None if nobody has, or another one sits on that seat now.
    """
    plans, held.extras = held.extras.plans, TableExtras()
    for plan in plans:
        if plan.user == held.row.seats[plan.seat].user:
            answers = await asyncio.to_thread(_fitting, held.table.dump(), plan)
            return None if not answers else (await live.answer_all(held, plan.seat, answers, ()))[0]
    return None


def _fitting(dump: bytes, plan: PlanRow) -> list[tuple[str, ...]]:
    table, found = Table.load(dump), list[tuple[str, ...]]()
    for choice in plan_of(plan).lines[0]:
        if why_not(table, plan.seat, choice) is not None:
            break
        table.answer(plan.seat, choice.picks)
        found.append(choice.picks)
    return found


async def position(live: LiveTables, row: TableRow, seed: str) -> tuple[str, bytes, Table]:
    """The components, the first state and the table of a game that plays on from another one.

    What people at the table may know of it stays as it was: the hidden side of a seat that was theirs then.
    """
    assert row.practice is not None
    game, turn = games.get(row.game), row.practice.turn
    origin = await live.db.read(sql.tables.fetch, row.practice.table)
    boundary = await live.db.read(sql.tables.boundary, row.practice.table, turn)
    if origin is None or boundary is None or origin.components is None:
        raise mistake("practice_gone", table=row.practice.table)
    await live.components(game, origin.components)
    known = []
    for seat in row.seats:
        if seat.user is not None:
            holders = await live.db.read(sql.holders.of_seat, origin.id, seat.seat)
            known += [seat.seat] if eyes_of(origin, Person(seat.user), holders).at(turn) == seat.seat else []
    table = await asyncio.to_thread(play_on, game, boundary.snapshot, known, seed)
    if table is None:
        raise mistake("practice_over", turn=turn)
    first = table.snapshot
    try:
        return origin.components, first, await asyncio.to_thread(table.live)
    except Exception as error:
        failed = Report(table=row.id, game=row.game, components=origin.components, doing="load", snapshot=first)
        path = report.write(live.reports, failed, error)
        raise HostTrouble(text("host.trouble.bug", table=row.id), row.id, path) from error
