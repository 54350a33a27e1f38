"""Settings of people and servers."""

from __future__ import annotations

import pytest

from host import GuildRow, Host, Person, UserRow
from testkit.host_play import ANN, everything, refused


async def test_settings_are_changed_one_by_one(host: Host) -> None:
    assert await host.users.get(ANN) == UserRow(ANN)
    await host.users.set(ANN, language="uk")
    await host.users.set(ANN, route="dm", screen="phone", time_zone="Europe/Kyiv", quiet_from=22 * 60, quiet_to=7 * 60)
    expected = UserRow(ANN, "uk", "dm", "Europe/Kyiv", 1320, 420, screen="phone", screen_asked=True)
    assert await host.users.get(ANN) == expected
    assert (await host.users.set(ANN, language=None, away_until=5.0)).language is None
    assert await host.guilds.get(7) == GuildRow(7)
    await host.guilds.set(Person(1, guild=7, manages=7), language="pl", private=True)
    assert await host.guilds.set(Person(1, guild=7, manages=7), clock="daily") == GuildRow(7, "pl", "daily", True)


@pytest.mark.parametrize(
    ("settings", "key"),
    [
        ({"language": "de"}, "language"),
        ({"route": "pigeon"}, "route"),
        ({"route": None}, "route"),
        ({"screen": "television"}, "screen"),
        ({"guide": "loudly"}, "guide"),
        ({"time_zone": "Europe/Atlantis"}, "time_zone"),
        ({"quiet_from": 1440}, "time_of_day"),
        ({"quiet_to": -1}, "time_of_day"),
        ({"quiet_to": "late"}, "time_of_day"),
        ({"hears": "noon"}, "time_of_day"),
        ({"hears": "24:00"}, "time_of_day"),
    ],
)
async def test_settings_that_make_no_sense_change_nothing(host: Host, settings: dict[str, object], key: str) -> None:
    before = await everything(host)
    assert await refused(host.users.set(ANN, **settings)) == f"host.mistake.{key}"  # type: ignore[arg-type]
    assert await everything(host) == before


async def test_a_server_speaks_one_of_our_languages(host: Host) -> None:
    assert await refused(host.guilds.set(Person(1, guild=7, manages=7), language="de")) == "host.mistake.language"
