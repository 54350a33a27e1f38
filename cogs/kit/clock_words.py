"""How much time somebody has at a table, in words; Discord shows the moment in the reader's own time."""

from __future__ import annotations

from cogs.kit.reader import Reader
from engine.core.text import Text, text
from host import TableInfo
from host.consent import pace_text


def clock_words(table: TableInfo, user: int, reader: Reader) -> str:
    """How much time somebody has at a table, to be put after its name."""
    seat = table.seat_of(user)
    if seat is None or seat.deadline is None:
        return ""
    return f" · {reader.say(text('days.clock.next', until=f'<t:{int(seat.deadline)}:R>'))}"


def clock_lines(table: TableInfo, user: int, reader: Reader) -> list[str]:
    """The same as a sentence of its own."""
    seat = table.seat_of(user)
    if seat is None or seat.deadline is None:
        return []
    return [f"-# {reader.say(text('days.clock.own', until=f'<t:{int(seat.deadline)}:R>'))}"]


def pace_lines(table: TableInfo, reader: Reader) -> list[str]:
    """The pace of a table, and whether it has a break."""
    lines = [f"**{reader.head(Text('days.pace.line'))}**: {reader.say(pace_text(table.clock))}"]
    return lines if table.paused_at is None else [*lines, reader.say(Text("days.clock.paused"))]
