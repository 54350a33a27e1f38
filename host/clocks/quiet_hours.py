"""When somebody is awake: a time zone and quiet hours, turned into moments; summer time is the zone's affair."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from msgspec import Struct

from storage import GuildRow, UserRow

QUIET_FROM, QUIET_TO = 22 * 60, 8 * 60  # minutes after midnight, for whoever has set nothing
LONGEST_QUIET_MINUTES = 14 * 60  # minutes: some of a day must be left to play
DAY_MINUTES = 24 * 60


class WakingHours(Struct, frozen=True):
    """Somebody's days: quiet from one minute after midnight to another; both the same: awake at any time."""

    zone: str = "UTC"
    quiet_from: int = QUIET_FROM
    quiet_to: int = QUIET_TO

    @property
    def day_seconds(self) -> float:
        """How long somebody is awake in a day."""
        return 60.0 * (DAY_MINUTES - quiet_minutes(self.quiet_from, self.quiet_to))

    def awake(self, at: float) -> bool:
        """Whether somebody may be rung."""
        return self.next(at) == at

    def next(self, at: float) -> float:
        """That moment, or the end of the quiet hours it lies in."""
        return next(max(at, start) for start, end in self._days(at) if end > at)

    def morning(self, day: date) -> float:
        """The end of the quiet hours of a day; who has none begins it at midnight."""
        minutes = 0 if self.quiet_from == self.quiet_to else self.quiet_to
        return _moment(day, minutes, ZoneInfo(self.zone))

    def at_time(self, at: float, time_of_day: str) -> float:
        """When a clock there shows a time of day like 19:30 next; that moment itself counts."""
        zone, (hour, minute) = ZoneInfo(self.zone), map(int, time_of_day.split(":"))
        today = datetime.fromtimestamp(at, UTC).astimezone(zone).date()
        moments = [_moment(today + timedelta(days=later), hour * 60 + minute, zone) for later in range(3)]
        return next(moment for moment in moments if moment >= at)

    def after(self, at: float, seconds: float) -> float:
        """The moment at which so many waking seconds have passed."""
        for start, end in self._days(at):
            left = end - max(at, start)
            if left >= seconds:
                return max(at, start) + seconds
            seconds -= max(0.0, left)
        raise AssertionError("days never end")

    def between(self, since: float, until: float) -> float:
        """How many waking seconds lie between two moments."""
        total = 0.0
        for start, end in self._days(since):
            if start >= until:
                return total
            total += max(0.0, min(end, until) - max(start, since))
        raise AssertionError("days never end")

    def _days(self, at: float) -> Iterator[tuple[float, float]]:
        """Stretches of being awake, from the one before that moment on."""
        zone = ZoneInfo(self.zone)
        day = datetime.fromtimestamp(at, UTC).astimezone(zone).date() - timedelta(days=2)
        while True:
            later = day if self.quiet_from > self.quiet_to else day + timedelta(days=1)
            yield _moment(day, self.quiet_to, zone), _moment(later, self.quiet_from, zone)
            day += timedelta(days=1)


def waking_hours(user: UserRow, guild: GuildRow | None) -> WakingHours:
    """The days of somebody at a table of a server, by what they have set, else by what the server has."""
    return WakingHours(user.time_zone or ("UTC" if guild is None else guild.time_zone), *quiet_hours(user))


def quiet_hours(user: UserRow) -> tuple[int, int]:
    """From when to when somebody is not rung, in minutes after midnight."""
    start = QUIET_FROM if user.quiet_from is None else user.quiet_from
    return start, QUIET_TO if user.quiet_to is None else user.quiet_to


def quiet_minutes(start: int, end: int) -> int:
    """How long quiet hours are."""
    return (end - start) % DAY_MINUTES


def _moment(day: date, minutes: int, zone: ZoneInfo) -> float:
    return datetime.combine(day, time(minutes // 60, minutes % 60), zone).timestamp()
