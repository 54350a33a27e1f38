"""What people and servers have set."""

from __future__ import annotations

import re
from zoneinfo import available_timezones

from msgspec.structs import replace

from engine.core.text import PlayerMistake, Text, join, verbatim
from host.clocks.clock import check_pace
from host.clocks.quiet_hours import LONGEST_QUIET_MINUTES, quiet_hours, quiet_minutes
from host.days.away import days_row
from host.days.gathering import AT_ONCE, GATHERED
from host.errors import careful, mistake
from host.rights import Person, managed
from host.tables.due import Due
from host.tables.live_tables import LiveTables
from storage import GuildRow, UserRow, sql
from words import SPOKEN

ROUTES = ("both", "thread", "dm", "none")
HOURS = frozenset({"time_zone", "quiet_from", "quiet_to", "hears"})  # by which clocks run and calls come
PICTURES = ("always", "request", "never")
SCREENS = ("wide", "phone")
TURN_ENDS = ("soon", "ask", "pass")
GUIDES = ("first", "always", "never")  # when questions explain themselves
HISTORIES = ("open", "own")
MOST_TABLES = (0, 1, 2, 3, 5, 10, 20)  # that one person may have open; 0: any number


class Users:
    """Settings of a person: language (None: as Discord says), notices and their hours, pictures, ends of turns."""

    def __init__(self, live: LiveTables, due: Due) -> None:
        self._live = live
        self._due = due
        self._db = live.db

    @careful
    async def get(self, user: int) -> UserRow:
        return await self._db.read(sql.settings.of_user, user)

    @careful
    async def set(self, user: int, **settings: str | int | float | None) -> UserRow:
        """Change some settings; what is not named stays."""
        language, route, zone = settings.get("language"), settings.get("route"), settings.get("time_zone")
        _check("language", language, (None, *SPOKEN) if "language" in settings else (None,))
        _check("route", route, ROUTES if "route" in settings else (None,))
        _check("pictures", settings.get("pictures"), PICTURES if "pictures" in settings else (None,))
        _check("screen", settings.get("screen"), SCREENS if "screen" in settings else (None,))
        _check("turn_end", settings.get("turn_end"), TURN_ENDS if "turn_end" in settings else (None,))
        _check("guide", settings.get("guide"), GUIDES if "guide" in settings else (None,))
        _check("history", settings.get("history"), HISTORIES if "history" in settings else (None,))
        hears = str(settings.get("hears", AT_ONCE))
        if hears not in (AT_ONCE, GATHERED) and not re.fullmatch(r"([01]\d|2[0-3]):[0-5]\d", hears):
            raise mistake("time_of_day", time=hears)
        if zone and zone not in available_timezones():
            raise mistake("time_zone", zone=str(zone))
        for edge in ("quiet_from", "quiet_to"):
            minutes = settings.get(edge)
            if minutes is not None and not (isinstance(minutes, int) and 0 <= minutes < 24 * 60):
                raise mistake("time_of_day", time=str(minutes))
        before = await self._db.read(sql.settings.of_user, user)
        row = replace(before, **settings)
        row = replace(row, screen_asked=row.screen_asked or "screen" in settings)
        if quiet_minutes(*quiet_hours(row)) > LONGEST_QUIET_MINUTES:
            raise mistake("quiet", most=LONGEST_QUIET_MINUTES // 60)
        at = self._live.time()
        hours = HOURS & {name for name in settings if settings[name] != getattr(before, name)}
        await self._db.write(sql.settings.save_user, row, put=[days_row(before, at)] if hours else [])
        if hours:
            self._due.rouse(at)
        return row

    @careful
    async def asks_screen(self, user: int) -> bool:
        """Whether somebody is to be asked now what they look at pictures on: once, unless they have said so."""
        row = await self._db.read(sql.settings.of_user, user)
        return not row.screen_asked and await self._db.write(sql.settings.note_screen_asked, user)

    @careful
    async def heard(self, user: int, language: str) -> None:
        """Remember the language of somebody's Discord, for what reaches them without a click."""
        _check("language", language, SPOKEN)
        await self._db.write(sql.settings.save_heard, user, language)


class Guilds:
    """Settings of a server: what new tables there start with, who may open them, where players are looked for."""

    def __init__(self, live: LiveTables) -> None:
        self._db = live.db

    @careful
    async def get(self, guild: int) -> GuildRow:
        return await self._db.read(sql.settings.of_guild, guild)

    @careful
    async def set(self, person: Person, **settings: str | bool | int | tuple[int, ...] | None) -> GuildRow:
        """Change some settings of the server somebody is on; what is not named stays."""
        guild = managed(person)
        _check("language", settings.get("language"), (None, *SPOKEN))
        if "clock" in settings:
            check_pace(str(settings["clock"]))
        if "time_zone" in settings and settings["time_zone"] not in available_timezones():
            raise mistake("time_zone", zone=str(settings["time_zone"]))
        if settings.get("most_tables", 0) not in MOST_TABLES:
            raise PlayerMistake(Text("home.mistake.most_tables"))
        row = replace(await self._db.read(sql.settings.of_guild, guild), **settings)
        await self._db.write(sql.settings.save_guild, row)
        return row


def _check(name: str, value: object, allowed: tuple[str | None, ...]) -> None:
    if value not in allowed:
        words = join([verbatim(one) for one in allowed if one is not None], "or")
        raise mistake(name, value=str(value), allowed=words)
