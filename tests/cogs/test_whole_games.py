"""Games of every title, each answer given by clicks on the panels of simulated people."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.core import games
from host import BOT
from testkit.blank_pictures import blank_pictures
from testkit.discord.clicking import play, seat_people
from testkit.discord.shown import alts, silent, texts
from testkit.discord.stage import DiscordStage
from testkit.rotation import by_turns, rotated

pytestmark = [pytest.mark.slow, pytest.mark.long]

FIRST_ANSWERS = 16
SHIPPED = games.shipped()


@pytest.fixture
def blank() -> Iterator[None]:
    with blank_pictures():
        yield


async def play_out(stage: DiscordStage, game: str) -> None:
    """Two people, one of whom wants no pictures, from the start to the poster; now and then a choice is taken back."""
    people = [stage.person("alice"), stage.person("bob", "uk")]
    await stage.host.users.set(people[1].id, pictures="never")
    table = await seat_people(stage, game, people, {})
    player = next(iter(games.get(game).players), "random")
    pace = await play(stage, table, people, player=player, undo_every=9)
    assert (await stage.host.reads.info(table.id, BOT)).status == "over"
    assert pace.undone > 0
    result = stage.newest()
    assert "Alice" in texts(result)
    assert "Alice" in alts(result)[0]
    # One post a turn at the most, and the start and the end, which rings nobody.
    assert pace.posts <= await stage.host.reads.turns(table.id, BOT) + 2
    assert silent(result)


@by_turns(0, days=2)
@pytest.mark.parametrize("game", rotated(SHIPPED, 1))
async def test_a_whole_game_of_two_by_clicks(blank: None, stage: DiscordStage, game: str) -> None:
    """Another title every second day; on the days between, one is played in a browser."""
    await play_out(stage, game)


@pytest.mark.soak
@pytest.mark.parametrize("game", SHIPPED)
async def test_a_whole_game_of_two_by_clicks_with_pictures(stage: DiscordStage, game: str) -> None:
    await play_out(stage, game)


@pytest.mark.parametrize("game", rotated([SHIPPED[-1], *SHIPPED[:-1]], 1))
async def test_the_first_turns_of_every_title_by_clicks(stage: DiscordStage, game: str) -> None:
    """With pictures; another title every day, of which no whole game is played that day, nor in a browser."""
    people = [stage.person("alice"), stage.person("bob", "uk")]
    table = await seat_people(stage, game, people, {})
    player = next(iter(games.get(game).players), "random")
    pace = await play(stage, table, people, player=player, most=FIRST_ANSWERS, undo_every=3)
    assert pace.answers == FIRST_ANSWERS
    assert pace.undone > 0


@by_turns(1, days=2)
async def test_series_and_forms_are_played_by_clicks(stage: DiscordStage) -> None:
    people = [stage.person("alice"), stage.person("bob", "uk")]
    table = await seat_people(stage, "bazaar", people, {"caravans": "on"})
    pace = await play(stage, table, people, player="random", undo_every=9)
    assert (await stage.host.reads.info(table.id, BOT)).status == "over"
    assert {"bazaar.stake", "bazaar.load"} <= set(pace.asked)


@pytest.mark.soak
@pytest.mark.parametrize("game", [name for name in SHIPPED if 1 in games.get(name).seats])
async def test_a_solo_game_by_clicks(stage: DiscordStage, game: str) -> None:
    people = [stage.person("alice", "pl")]
    table = await seat_people(stage, game, people, {})
    player = next(iter(games.get(game).players), "random")
    await play(stage, table, people, player=player, undo_every=11)
    assert (await stage.host.reads.info(table.id, BOT)).status == "over"
