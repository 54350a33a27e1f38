"""Time zones to choose from: a short list of common ones; the others are found by typing."""

from __future__ import annotations

from cogs.messages import limits
from cogs.messages.message import SelectLine
from cogs.messages.reader import Reader
from engine.core.text import Text

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
