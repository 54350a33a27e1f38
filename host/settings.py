"""What people and servers have set."""

from __future__ import annotations

from zoneinfo import available_timezones

from msgspec.structs import replace

from engine.core.text import join, verbatim
from host.away import days_row
from host.clock import check_pace
from host.due import Due
from host.errors import careful, mistake
from host.live_tables import LiveTables
from host.waking import LONGEST_QUIET, quiet_hours, quiet_minutes
from storage import GuildRow, UserRow
from words import LANGUAGES

ROUTES = ("both", "thread", "dm", "none")
HOURS = frozenset({"time_zone", "quiet_from", "quiet_to"})  # by which clocks run
PICTURES = ("always", "request", "never")
TURN_ENDS = ("ask", "pass")


class Users:
    """Settings of a person: language (None: as Discord says), notices, pictures, ends of turns, times for the clock."""

    def __init__(self, live: LiveTables, due: Due) -> None:
        self._live = live
        self._due = due
        self._store = live.store.settings

    @careful
    async def get(self, user: int) -> UserRow:
        return await self._store.user(user)

    @careful
    async def set(self, user: int, **settings: str | int | float | None) -> UserRow:
        """Change some settings; what is not named stays."""
        language, route, zone = settings.get("language"), settings.get("route"), settings.get("time_zone")
        _check("language", language, (None, *LANGUAGES) if "language" in settings else (None,))
        _check("route", route, ROUTES if "route" in settings else (None,))
        _check("pictures", settings.get("pictures"), PICTURES if "pictures" in settings else (None,))
        _check("turn_end", settings.get("turn_end"), TURN_ENDS if "turn_end" in settings else (None,))
        if zone and zone not in available_timezones():
            raise mistake("time_zone", zone=str(zone))
        for edge in ("quiet_from", "quiet_to"):
            minutes = settings.get(edge)
            if minutes is not None and not (isinstance(minutes, int) and 0 <= minutes < 24 * 60):
                raise mistake("time_of_day", time=str(minutes))
        before = await self._store.user(user)
        row = replace(before, **settings)
        if quiet_minutes(*quiet_hours(row)) > LONGEST_QUIET:
            raise mistake("quiet", most=LONGEST_QUIET // 60)
        at = self._live.time()
        hours = HOURS & {name for name in settings if settings[name] != getattr(before, name)}
        await self._store.save_user(row, due=[days_row(before, at)] if hours else [])
        if hours:
            self._due.rouse(at)
        return row


class Guilds:
    """Settings of a server: its language, and what new tables there start with."""

    def __init__(self, live: LiveTables) -> None:
        self._store = live.store.settings

    @careful
    async def get(self, guild: int) -> GuildRow:
        return await self._store.guild(guild)

    @careful
    async def set(self, guild: int, **settings: str | bool | None) -> GuildRow:
        """Change some settings; what is not named stays."""
        _check("language", settings.get("language"), (None, *LANGUAGES))
        if "clock" in settings:
            check_pace(str(settings["clock"]))
        if "time_zone" in settings and settings["time_zone"] not in available_timezones():
            raise mistake("time_zone", zone=str(settings["time_zone"]))
        row = replace(await self._store.guild(guild), **settings)
        await self._store.save_guild(row)
        return row


def _check(name: str, value: object, allowed: tuple[str | None, ...]) -> None:
    if value not in allowed:
        words = join([verbatim(one) for one in allowed if one is not None], "or")
        raise mistake(name, value=str(value), allowed=words)
