"""How much time somebody has at a table, and who is away; Discord shows moments in the reader's own time."""

from __future__ import annotations

from cogs.messages.reader import Reader
from engine.core.text import Text, text
from host import SeatInfo, TableInfo
from host.days.consent import pace_text


def clock_words(table: TableInfo, user: int, reader: Reader, now: float) -> str:
    """How much time somebody has at a table, and whether only they are waited for, to be put after its name."""
    seat = table.seat_of(user)
    if seat is None or seat.asked_at is None:
        return ""
    said = [reader.say(Text("days.last.mark"))] if is_last(table, user) else []
    if seat.deadline is not None and seat.deadline <= now:
        said.append(reader.say(Text("days.clock.out")))
    elif seat.deadline is not None:
        said.append(reader.say(text("days.clock.next", until=f"<t:{int(seat.deadline)}:R>")))
    return "".join(f" · {one}" for one in said)


def since_words(table: TableInfo, user: int) -> str:
    """Since when a table waits for somebody, to be put after its name."""
    seat = table.seat_of(user)
    return "" if seat is None or seat.asked_at is None else f" · <t:{int(seat.asked_at)}:R>"


def is_last(table: TableInfo, user: int) -> bool:
    """Whether somebody was told to be the last whom a table waits for, and still is."""
    seat = table.seat_of(user)
    asked = [one for one in table.seats if one.asked_at is not None]
    return seat is not None and asked == [seat] and seat.last_at == seat.asked_at


def clock_lines(table: TableInfo, user: int, reader: Reader) -> list[str]:
    """How much time somebody has left, as a sentence of its own."""
    seat = table.seat_of(user)
    if seat is None or seat.deadline is None:
        return []
    return [f"-# {reader.say(text('days.clock.own', until=f'<t:{int(seat.deadline)}:R>'))}"]


def seat_words(seat: SeatInfo, reader: Reader, now: float) -> str:
    """Who is not there, to be put after a name."""
    if seat.standin is not None and not seat.covered:
        said = Text("days.seat.has_standin")
    elif seat.away_until is not None and seat.away_until > now:
        said = text(
            "days.seat.away_standin" if seat.covered else "days.seat.away", until=f"<t:{int(seat.away_until)}:D>"
        )
    else:
        return ""
    return f" · {reader.say(said)}"


def pace_lines(table: TableInfo, reader: Reader) -> list[str]:
    """The pace of a table, and whether it has a break."""
    lines = [f"**{reader.head(Text('days.pace.line'))}**: {reader.say(pace_text(table.clock))}"]
    return lines if table.paused_at is None else [*lines, reader.say(Text("days.clock.paused"))]
