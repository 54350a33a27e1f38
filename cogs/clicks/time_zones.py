"""Time zones to choose from: a short list of common ones; the others are found by typing."""

from __future__ import annotations

from cogs.clicks import Click, button_ids
from cogs.clicks.answering import answer
from cogs.clicks.context import Context
from cogs.messages import limits
from cogs.messages.message import Message, SelectLine, paragraph, select
from cogs.messages.reader import Reader
from engine.core.text import Text
from host import TableInfo
from host.clocks.clock import NONE

AUTO = "auto"
COMMON = (
    *("Europe/Warsaw", "Europe/Kyiv", "Europe/London", "Europe/Berlin", "Europe/Paris", "Europe/Madrid"),
    *("Europe/Helsinki", "Europe/Istanbul", "Europe/Minsk", "Europe/Moscow", "Asia/Tbilisi", "Asia/Yekaterinburg"),
    *("Asia/Almaty", "Asia/Novosibirsk", "Asia/Vladivostok", "Asia/Jerusalem", "Asia/Tokyo", "Australia/Sydney"),
    *("America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles", "America/Sao_Paulo"),
)


def zone_lines(now: str, reader: Reader) -> list[SelectLine]:
    """The common zones, and the one that is set."""
    server = reader.label(Text("days.zone.server"), limits.OPTION_TEXT)
    known = COMMON if not now or now in COMMON else (now, *COMMON[: limits.OPTIONS - 2])
    lines = [SelectLine(server, AUTO, chosen=not now)]
    return lines + [SelectLine(zone.replace("_", " "), zone, chosen=zone == now) for zone in known]


def server_zone_lines(now: str) -> list[SelectLine]:
    """The common zones, and before them the one of a server."""
    known = (now, *(zone for zone in COMMON if zone != now))
    return [SelectLine(zone.replace("_", " "), zone, chosen=zone == now) for zone in known]


async def ask_zone(click: Click, context: Context, table: TableInfo) -> None:
    """Ask somebody at a table with a clock where they live, unless they have said so."""
    if table.clock != NONE and not (await context.host.users.get(click.user.id)).time_zone:
        await answer(click, zone_question(await context.reader(click)))


def zone_question(reader: Reader) -> Message:
    """Where somebody lives, asked once, of whoever sits down at a table with a clock."""
    label = reader.label(Text("days.zone"))
    return Message(
        (
            paragraph(reader.say(Text("days.zone.ask"))),
            select(button_ids.make("set_time_zone"), zone_lines("", reader), label),
        )
    )
