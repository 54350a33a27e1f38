"""No leak: what a seat cannot know is dealt anew, and nothing that reaches it changes; planted leaks are found."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest
from PIL import Image, ImageDraw

from engine.core import games
from engine.core.table import Table
from host.tables import notice_rows, saving
from render import game_pictures
from render import yokohama as drawing
from testkit.discord.bot_requests import BotScene, look_at_the_bot, on_the_stage
from testkit.rotation import by_turns, rotated
from testkit.secrets import artefacts
from testkit.secrets.leaks import Case, LeakTally
from tools.proof.leak import Scrutiny, cases, covering, features_of, look, look_as, moments
from tools.proof.play import setups

pytestmark = pytest.mark.slow

GAMES = ("mombasa", "nippon", "yokohama")
HIDDEN = {
    "mombasa": {"deck", "book_supply.A", "tile_box", "picks", "rng.seed"},
    "nippon": {"rng.seed", "automa.stack"},
    "yokohama": {"order_deck", "technology_deck", "removed_orders", "players.secret", "players.discarded", "rng.seed"},
}  # what has to be dealt anew at some time or other


AGAIN = 3  # times at most, as long as not all that is hidden was met


def sample(game: str) -> Iterator[Case]:
    """One game of every number of seats, with options at random, then the same once more; the long run has all."""
    found: dict[int, Case] = {}
    every = cases([game], "sample")
    while len(found) < len(games.get(game).seats):
        case = next(every)
        found.setdefault(case.seats, case)
    for n in range(1 + AGAIN):
        yield from (case._replace(seed=f"{case.seed}-{n}") for case in found.values())


@pytest.mark.slow
@pytest.mark.parametrize("game", rotated(GAMES, 1))
def test_nothing_reaches_anybody_that_they_cannot_know(game: str) -> None:
    tally = LeakTally()
    for n, case in enumerate(sample(game)):
        if n >= len(games.get(game).seats) and HIDDEN[game] <= tally.changed.keys():
            break
        look(case, tally, positions=1, worlds=1, pictures=int(n == 0), thoughts=0, others=1)
    assert [str(leak) for leak in tally.leaks] == []
    assert HIDDEN[game] <= tally.changed.keys()
    assert tally.worlds > 5
    assert tally.unchanged == tally.impossible == 0


def test_every_option_and_number_of_seats_comes_first() -> None:
    every = list(setups(GAMES, players=("random",)))
    first = covering(every)[:20]
    assert set().union(*map(features_of, first)) == set().union(*map(features_of, every))
    assert sorted(map(str, covering(every))) == sorted(map(str, every))


@by_turns(1, days=3)
@pytest.mark.parametrize(("game", "seed"), rotated([("yokohama", "bot-1"), ("mombasa", "bot-2")], 1))
async def test_nothing_the_bot_sends_tells_what_a_reader_cannot_know(game: str, seed: str) -> None:
    tally = LeakTally()
    case = Case(game, 3, games.get(game).complete_options(3, {}), seed)
    await look_at_the_bot(case, tally, seats=1)
    assert [str(leak) for leak in tally.leaks] == []
    assert tally.worlds == 1
    assert tally.compared["bot: /move"] == tally.compared["bot: posts after an answer"] == 1


Peephole = Callable[[Any], str]


@pytest.fixture
def peephole(monkeypatch: pytest.MonkeyPatch) -> Peephole:
    """The card on top of the hidden deck behind any view, which nobody but a cheat would keep."""
    behind: dict[int, tuple[object, str]] = {}
    look_at = Table.view

    def spied(table: Table, seat: int | None) -> Any:
        made = look_at(table, seat)
        behind[id(made)] = made, table.state.technology_deck[-1]
        return made

    monkeypatch.setattr(Table, "view", spied)
    return lambda view: behind[id(view)][1]


def found_at(seat: int | None, care: Scrutiny) -> set[str]:
    """The artefacts that differ for a seat that is asked."""
    case = Case("yokohama", 2, games.get("yokohama").complete_options(2, {"first_player": "1"}), "planted")
    tally = LeakTally()
    table = next(one for _, one in moments(case, Random(7), 12) if one.joint is None and len(one.asks[0].options) > 2)
    for one in [ask.seat for ask in table.asks] if seat is not None else [None]:
        look_as(case, tally, "", table, one, Random(2), 6, care)
    assert tally.worlds == 6
    return {leak.artefact for leak in tally.leaks}


def test_without_a_leak_nothing_is_found() -> None:
    assert found_at(0, Scrutiny(("en",))) == set()


@pytest.mark.slow
def test_a_renderer_that_leaks_is_found(monkeypatch: pytest.MonkeyPatch, peephole: Peephole) -> None:
    """It draws a dot in the corner when a certain kind of card lies on top."""
    board = drawing.PICTURES["board"]

    def dotted(view: Any, **how: Any) -> Image.Image:
        image = board.draw(view, **how)
        if zlib.crc32(peephole(view).encode()) % 2:
            ImageDraw.Draw(image).point((1, 1), "black")
        return image

    monkeypatch.setitem(drawing.PICTURES, "board", board._replace(draw=dotted))
    monkeypatch.setattr(artefacts, "drawn_for", lambda glance: {"picture board": artefacts.drawing("board")})
    assert found_at(None, Scrutiny(("en",), pictures=1)) == {"picture board"}


def test_a_text_that_leaks_is_found(monkeypatch: pytest.MonkeyPatch, peephole: Peephole) -> None:
    """The description of the board is one word longer than it should be."""
    board = drawing.PICTURES["board"]

    def telling(view: Any, **how: Any) -> str:
        return f"{board.alt(view, **how)} {peephole(view)}"

    monkeypatch.setitem(drawing.PICTURES, "board", board._replace(alt=telling))
    assert found_at(None, Scrutiny(("uk",))) == {"boards in words"}


def test_a_player_who_peeks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def peeking(observation: Any, ask: Any, rng: Random) -> list[str]:
        top = observation._table.state.technology_deck[-1]
        return [ask.ids()[zlib.crc32(top.encode()) % len(ask.ids())]]

    monkeypatch.setitem(games.get("yokohama").players, "house", peeking)
    monkeypatch.setattr(artefacts, "thought_for", lambda glance: {"player house": artefacts.playing("house")})
    assert found_at(0, Scrutiny(("en",), thinks=True)) == {"player house"}


@pytest.mark.slow
async def test_a_notice_that_leaks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The thread is told something harmless, but only when a certain kind of card lies on top of the hidden deck."""
    change = saving.change

    def telling(row: Any, before: Any, table: Table, *rest: Any, **more: Any) -> Any:
        done = change(row, before, table, *rest, **more)
        if zlib.crc32(table.state.technology_deck[-1].encode()) % 2:
            done.saving.notices += notice_rows.notices(row, "stuck", table.segment, seats=[0])
        return done

    monkeypatch.setattr(saving, "change", telling)
    monkeypatch.setattr(BotScene, "looks", lambda scene, seat: {})
    tally = LeakTally()
    await look_at_the_bot(Case("yokohama", 2, games.get("yokohama").complete_options(2, {}), "told"), tally, seats=3)
    assert {leak.artefact for leak in tally.leaks} == {"bot: posts after an answer"}


async def test_each_world_begins_without_direct_messages_of_the_one_before(tmp_path: Path) -> None:
    """A bot takes its last word of a kind back when it sends the next: that would differ between two worlds."""
    case = Case("yokohama", 2, games.get("yokohama").complete_options(2, {}), "again")
    async with on_the_stage(case, tmp_path) as scene:
        await scene.play("again", 3)
        for sent in (True, False):
            channel = await scene.stage.bot.create_dm(discord.Object(scene.people[0].id))
            assert bool([posted async for posted in channel.history()]) == sent
            await scene.enter()


def test_a_leak_says_how_to_see_it_again() -> None:
    tally = LeakTally()
    tally.compare(Case("mombasa", 3, {"hands": "open"}, "s-1"), "after 7 answers", None, "view", b"abc", b"abd")
    (leak,) = tally.leaks
    assert "mombasa seats=3 {'hands': 'open'} after 7 answers: view tells everybody" in str(leak)
    assert "at byte 2 of 3 and 3: …abc… / …abd…" in str(leak)
    assert "leak --game mombasa --seats 3 --option hands=open --seed s-1 --once" in str(leak)


@by_turns(0, days=2)
@pytest.mark.parametrize("game", rotated(GAMES, 1))
def test_all_pictures_of_a_game_are_artefacts(game: str) -> None:
    table = Table.start(game, games.get(game).seats[-1], seed="pictures")
    names = artefacts.drawn_for(artefacts.Glance(table, 0))
    known = game_pictures(game).pictures_and_parts
    assert {f"picture {kind}" for kind in known if kind != "score"} | {"score sheet", "zoom"} == set(names)
