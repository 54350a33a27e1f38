"""Free seats of games that are on: who sits there, where each free seat stands, and the button to take it."""

from __future__ import annotations

from cogs.cards.table_parts import take_button
from cogs.clicks import button_ids
from cogs.messages.escaping import escaped
from cogs.messages.message import Part, button
from cogs.messages.reader import Reader
from engine.core.result import Result
from engine.core.text import PlayerMistake, Text, text
from host import BOT, HostTrouble, SeatInfo, TableInfo
from host.days.consent import pace_text
from host.tables.reads import Reads


async def standing(reads: Reads, table: TableInfo) -> Result | None:
    """How a game stands that has free seats; None: there are none, or the game cannot be looked at now."""
    if not table.open_seats:
        return None
    try:
        return await reads.result_so_far(table.id, BOT)
    except (HostTrouble, PlayerMistake):
        return None


def seated_names(table: TableInfo) -> list[str]:
    """Those who sit at a table, without whoever has left it."""
    return [escaped(seat.name) for seat in table.seats if seat not in table.open_seats]


def open_seat_lines(table: TableInfo, result: Result | None, reader: Reader) -> list[str]:
    """Each free seat: its place and points so far, and the pace of the table."""
    return [open_seat_line(table, seat, result, reader) for seat in table.open_seats]


def open_seat_line(table: TableInfo, seat: SeatInfo, result: Result | None, reader: Reader) -> str:
    """One free seat."""
    said = [Text("days.seat.free")]
    if result is not None:
        score = result.scores[seat.seat]
        points = text(f"{table.game}.total", n=score.total)
        said.append(text("days.seat.stands", place=score.rank, n=len(table.seats), points=points))
    said.append(pace_text(table.clock))
    return " · ".join(reader.say(one) for one in said)


def open_seat_buttons(table: TableInfo, reader: Reader) -> list[Part]:
    """One button for each free seat."""
    return [take_button(table, seat.seat, reader) for seat in table.open_seats]


def listed_seat_button(table: TableInfo, reader: Reader) -> Part:
    """Sit down on the first free seat of a table that is listed among others."""
    label = reader.label(text("days.seat.take_at", table=table.id))
    custom_id = button_ids.make("take_seat", str(table.open_seats[0].seat), table=table.id)
    return button(label, custom_id, "good")
