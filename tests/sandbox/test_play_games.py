"""A new user plays every game against the computer, in a real Chromium, with nothing but the page."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from engine.core import games
from sandbox import Sandbox
from testkit.page.playing import PagePlayer, enter, kontor
from testkit.rotation import rotated, rotation, soaked

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

GAMES = ("yokohama", "mombasa", "nippon")  # each on a day on which no whole game of it is played
PLAYED = [*rotated([(game, 3) for game in GAMES], 1), *(soaked((game, 10)) for game in GAMES)]


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def table(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Sandbox]:
    async with kontor(tmp_path_factory.mktemp("games")) as opened:
        yield opened


@pytest_asyncio.fixture(loop_scope="session")
async def player(table: Sandbox, browser: Browser) -> AsyncIterator[PagePlayer]:
    """On a phone, or at a desk when the title has its day the next time."""
    made = await enter(table, browser, phone=rotation() // len(GAMES) % 2 == 0)
    yield made
    await made.page.context.close()


@pytest.mark.parametrize(("game", "turns"), PLAYED)
async def test_turns_against_the_computer(player: PagePlayer, game: str, turns: int) -> None:
    """From the guided start on: two clicks to the first decision, then whatever the panels offer."""
    await player.start(games.get(game).title)
    taken_back = False
    while (player.turns < turns or not taken_back) and not await player.is_over():  # it may end sooner
        taken_back = taken_back or await player.take_back()
        await player.turn()
    assert taken_back
    assert player.answers >= turns
    await expect(player.page.locator(".toast.wrong")).to_have_count(0)
    assert player.errors == []
