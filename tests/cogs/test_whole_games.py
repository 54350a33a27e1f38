"""Whole games of every title, each answer given by clicks on the panels of simulated people."""

from __future__ import annotations

import pytest

from engine.core import games
from host import BOT
from testkit.discord.clicking import play, seat_people
from testkit.discord.shown import alts, silent, texts
from testkit.discord.stage import DiscordStage

pytestmark = [pytest.mark.slow, pytest.mark.long]

SHIPPED = [name for name in games.names() if "." not in name and name != "bazaar"]


@pytest.mark.parametrize("game", SHIPPED)
async def test_a_whole_game_of_two_by_clicks(stage: DiscordStage, game: str) -> None:
    people = [stage.person("alice"), stage.person("bob", "uk")]
    await stage.host.users.set(people[1].id, pictures="never")
    table = await seat_people(stage, game, people, {})
    player = next(iter(games.get(game).players), "random")
    pace = await play(stage, table, people, player=player, undo_every=9)
    assert (await stage.host.reads.info(table.id, BOT)).status == "over"
    assert pace.undone > 0
    result, poster = stage.posts()[-2:]
    assert "Alice" in texts(result)
    assert "Alice" in alts(poster)[0]
    # One post a turn at the most, and the start, the end and the poster; the last two ring nobody.
    assert pace.posts <= await stage.host.reads.turns(table.id, BOT) + 3
    assert silent(result)
    assert silent(poster)


async def test_series_and_forms_are_played_by_clicks(stage: DiscordStage) -> None:
    people = [stage.person("alice"), stage.person("bob", "uk")]
    table = await seat_people(stage, "bazaar", people, {"caravans": "on"})
    pace = await play(stage, table, people, player="random", undo_every=9)
    assert (await stage.host.reads.info(table.id, BOT)).status == "over"
    assert {"bazaar.stake", "bazaar.town", "bazaar.load"} <= set(pace.asked)


@pytest.mark.parametrize("game", [name for name in SHIPPED if 1 in games.get(name).seats])
async def test_a_solo_game_by_clicks(stage: DiscordStage, game: str) -> None:
    people = [stage.person("alice", "pl")]
    table = await seat_people(stage, game, people, {})
    player = next(iter(games.get(game).players), "random")
    await play(stage, table, people, player=player, undo_every=11)
    assert (await stage.host.reads.info(table.id, BOT)).status == "over"
