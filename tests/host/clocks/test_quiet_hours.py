"""Waking hours as moments, across the changes to and from summer time."""

from __future__ import annotations

from datetime import UTC, date, datetime
from zoneinfo import ZoneInfo

import pytest

from host.clocks.quiet_hours import WakingHours, waking_hours
from storage import GuildRow, UserRow

WARSAW = WakingHours("Europe/Warsaw", 22 * 60, 8 * 60)
HOUR = 3600.0


def at(text: str, zone: str = "Europe/Warsaw") -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


def local(moment: float, zone: str = "Europe/Warsaw") -> str:
    return datetime.fromtimestamp(moment, UTC).astimezone(ZoneInfo(zone)).strftime("%Y-%m-%d %H:%M")


@pytest.mark.parametrize(
    ("since", "hours", "until"),
    [
        ("2030-06-03 10:00", 5, "2030-06-03 15:00"),
        ("2030-06-03 20:00", 4, "2030-06-04 10:00"),  # over a night
        ("2030-06-03 23:00", 1, "2030-06-04 09:00"),  # begun at night
        ("2030-03-30 20:00", 4, "2030-03-31 10:00"),  # the night is an hour shorter
        ("2030-10-26 20:00", 4, "2030-10-27 10:00"),  # the night is an hour longer
        ("2030-06-03 08:00", 28, "2030-06-04 22:00"),
    ],
)
def test_time_runs_in_waking_hours_only(since: str, hours: float, until: str) -> None:
    assert local(WARSAW.after(at(since), hours * HOUR)) == until
    assert WARSAW.between(at(since), at(until)) == hours * HOUR


def test_summer_time_inside_the_waking_hours_is_an_hour_more_or_less() -> None:
    owl = WakingHours("Europe/Warsaw", 6 * 60, 12 * 60)  # awake from noon to six in the morning
    assert owl.between(at("2030-03-30 12:00"), at("2030-03-31 12:00")) == 17 * HOUR
    assert owl.between(at("2030-10-26 12:00"), at("2030-10-27 12:00")) == 19 * HOUR


def test_quiet_hours_may_begin_after_midnight_or_not_be_there() -> None:
    late = WakingHours("Europe/Warsaw", 60, 9 * 60)
    assert late.awake(at("2030-06-03 00:30"))
    assert not late.awake(at("2030-06-03 01:30"))
    assert local(late.next(at("2030-06-03 01:30"))) == "2030-06-03 09:00"
    always = WakingHours("Europe/Warsaw", 0, 0)
    assert all(always.awake(at("2030-03-31 00:00") + n * HOUR) for n in range(48))
    assert always.between(at("2030-06-03 00:00"), at("2030-06-05 00:00")) == 48 * HOUR


@pytest.mark.parametrize(
    ("quiet", "morning"), [((22, 8), "08:00"), ((2, 10), "10:00"), ((0, 7), "07:00"), ((0, 0), "00:00")]
)
def test_the_morning_of_a_day_is_the_end_of_its_quiet_hours(quiet: tuple[int, int], morning: str) -> None:
    hours = WakingHours("Europe/Warsaw", quiet[0] * 60, quiet[1] * 60)
    assert local(hours.morning(date(2030, 3, 31))) == f"2030-03-31 {morning}"


def test_a_zone_that_nobody_set_is_the_one_of_the_server() -> None:
    assert waking_hours(UserRow(1), GuildRow(7, time_zone="Europe/Kyiv")).zone == "Europe/Kyiv"
    assert waking_hours(UserRow(1, time_zone="Asia/Tokyo"), GuildRow(7, time_zone="Europe/Kyiv")).zone == "Asia/Tokyo"
    assert waking_hours(UserRow(1), None) == WakingHours("UTC", 22 * 60, 8 * 60)
