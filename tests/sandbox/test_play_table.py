"""Around a game, in a real Chromium with the real bot: lobby, hand, board, several people, languages, a phone."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from sandbox import Sandbox
from testkit.page.playing import ANSWERS, PagePlayer, enter, kontor
from testkit.rotation import by_turns, rotated

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

FITS = """() => [document.documentElement, document.querySelector("#scroll")].every(
  (it) => it.scrollWidth <= innerWidth)"""
LATIN = re.compile(r"(?<!\w)[A-Za-z]{2,}(?!\w)")
NAMES = {"Kontor", "Nippon", "Zaibatsu"}
TABS = ("desk", "phone")
on_one = pytest.mark.parametrize("tab", rotated(TABS, 1), indirect=True)
on_the_other = pytest.mark.parametrize("tab", rotated(TABS[::-1], 1), indirect=True)


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def table(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Sandbox]:
    async with kontor(tmp_path_factory.mktemp("table")) as opened:
        yield opened


@pytest_asyncio.fixture(scope="module", loop_scope="session", params=TABS)
async def tab(table: Sandbox, browser: Browser, request: pytest.FixtureRequest) -> AsyncIterator[PagePlayer]:
    """One tab for all tests at a desk, one for all with a phone: opening another takes longer than most of them."""
    made = await enter(table, browser, phone=request.param == "phone")
    yield made
    await made.page.context.close()


@pytest_asyncio.fixture(loop_scope="session")
async def player(table: Sandbox, tab: PagePlayer, request: pytest.FixtureRequest) -> AsyncIterator[PagePlayer]:
    """Ada at her desk, and with her phone in her hand: nothing goes wrong and nothing is cut off."""
    await tab.anew(table.url)
    yield tab
    await tab.photograph(re.sub(r"\W+", "-", request.node.name.removeprefix("test_")).strip("-"))
    assert await tab.page.evaluate(FITS)
    assert tab.errors == []


@on_one
async def test_the_hand_comes_by_direct_message_and_waits_unread(player: PagePlayer) -> None:
    """A mark beside the direct messages until they are read; the picture, the same in words, the way to the move."""
    await player.start("Yokohama")
    line = player.page.locator(".channel.dm")
    await expect(line.locator(".dot, .count")).to_have_count(1)
    await player.look("Kontor")
    hand = player.page.locator("#log article", has=player.page.locator("[data-id$='|hand|']")).last
    await player.sees(hand.locator(".picture img"))
    await expect(hand.locator(".picture img")).to_have_attribute("alt", re.compile("Orders in hand:"))
    await expect(line.locator(".dot, .count")).to_have_count(0)
    await player.use(hand.locator("[data-id$='|move|']"))
    await expect(player.panel).to_contain_text("Which of your two orders do you keep?")
    await player.use(player.panel.locator(ANSWERS).first)
    there = player.page.locator("#log article.ephemeral").get_by_role("button", name="To the table").last
    await expect(there.or_(player.panel.get_by_text("How do you place assistants?")).first).to_be_visible()
    ways = player.page.locator("#log article").get_by_role("button", name=re.compile("To the table|› Yokohama"))
    await player.go(ways.last, "Yokohama")  # the second where the computer was quicker, and the next question is here


@by_turns(2, days=3)
@on_the_other
async def test_the_board_by_command_and_everything_beside_it(player: PagePlayer) -> None:
    """One picture at a time: the board, the other boards of the same moment, a past turn, the same in words."""
    await player.start("Mombasa")
    await player.command("board")
    await expect(player.panel.locator(".above")).to_contain_text("Ada used /board")
    await player.sees(player.panel.locator(".picture img"))
    board = await player.panel.locator(".picture img").get_attribute("alt")
    await player.use(player.panel.get_by_role("button", name="Player board"))
    await expect(player.panel.locator(".picture img")).not_to_have_attribute("alt", board or "")
    await player.sees(player.panel.locator(".picture img"))
    await player.use(player.panel.get_by_role("button", name="In words"))
    await expect(player.panel).to_contain_text("Cape Town")
    await player.use(player.post.get_by_role("button", name="Board"))
    await expect(player.panel.locator(".picture img")).to_have_attribute("alt", board or "")
    await player.press(player.panel.locator(".picture"))
    await expect(player.page.locator("dialog.lightbox img")).to_be_visible()
    await player.page.keyboard.press("Escape")
    await expect(player.page.locator("dialog.lightbox")).to_have_count(0)
    await player.page.fill("#say", "/kontor set")  # which another name begins with
    first = player.page.locator(".suggestions .option").first
    await expect(first).to_have_text(re.compile("^/kontor set(?!t)"))
    await player.page.fill("#say", "")


@on_one
async def test_options_and_computer_players_in_the_lobby(player: PagePlayer) -> None:
    """The form shows what is set; what is chosen in it stands in the lobby for everybody."""
    await player.command("table new", "Mombasa")
    await expect(player.lobby).not_to_contain_text("Set-up")  # only what differs is told
    await expect(player.lobby.get_by_role("button", name="Start")).to_be_disabled()
    await player.use(player.lobby.get_by_role("button", name="More"))
    await player.press(player.panels.last.locator("[data-id$='|set_options|setup']"))
    await player.press(player.page.locator("dialog.picker .option", has_text="Advanced"))
    await expect(player.lobby).to_contain_text("Set-up: advanced")
    for n in (1, 2):
        await player.press(player.lobby.locator(".select", has_text="Add computer player"))
        await player.press(player.page.locator("dialog.picker .option", has_text="Regular"))
        await expect(player.lobby).to_contain_text(f"Kontor {n} (computer, regular)")
    await player.use(player.lobby.get_by_role("button", name="More"))
    await player.use(player.panels.last.get_by_role("button", name="Remove computer player"))
    await expect(player.lobby).not_to_contain_text("Kontor 2")
    await go_to_the_table(player)
    await expect(player.title).to_have_text(re.compile("Mombasa · table .* · Ada, Kontor 1"))


async def go_to_the_table(player: PagePlayer) -> None:
    """Start the game in the lobby below, and follow to its thread."""
    lobby = player.page.locator("#" + (await player.lobby.get_attribute("id") or ""))
    await player.use(lobby.get_by_role("button", name="Start"))
    await expect(lobby).to_contain_text("The game is on.")
    await player.press(lobby.get_by_role("button", name="To the table"))


@on_the_other
@by_turns(1, days=3)
async def test_two_people_at_one_table(table: Sandbox, player: PagePlayer) -> None:
    """One opens, the other joins; each plays two turns, and neither ever sees the other's panels."""
    await player.command("table new", "Yokohama")
    await player.be("Ben")
    lobby = player.page.locator("#" + (await player.lobby.get_attribute("id") or ""))
    await player.use(lobby.get_by_role("button", name="Join"))
    await expect(lobby.locator("li")).to_contain_text(["Ada", "Ben"])  # below it Ben is asked for his time zone
    await player.be("Ada")
    await go_to_the_table(player)
    await expect(player.title).to_contain_text("Ada, Ben")
    turns = dict.fromkeys(("Ada", "Ben"), 0)
    while min(turns.values()) < 2:
        for name in turns:
            await player.be(name)
            if await player.is_asked():  # else it is the other one's turn
                await player.turn()
                turns[name] += 1
    ada, ben = table.person("Ada"), table.person("Ben")
    said = [message for place in table.world.messages.values() for message in place.values()]
    panels = [one for one in said if one.is_ephemeral and (ada.sees(one) or ben.sees(one))]
    assert len(panels) >= 4
    assert all(ada.sees(one) != ben.sees(one) for one in panels)


@on_one
@by_turns(2, days=3)
async def test_all_of_it_in_ukrainian(player: PagePlayer) -> None:
    """Page, lobby, thread, panel and reasons speak the language of the person, but for names."""
    await player.be("Олена")
    await expect(player.page.locator("#side h2").first).to_have_text("Канали")
    await player.start("Ніппон: Дзайбацу")
    await player.move()
    await expect(player.post.locator("[data-id$='|move|']")).to_have_text("Мій хід")
    for _ in range(2):
        await player.turn()
    await player.open()
    await player.use(player.panel.locator("[data-id*='|why|']"))
    await expect(player.panel.locator("[data-id*='|ask|']")).to_be_visible()
    said = " ".join(await player.page.locator("#log .components").all_inner_texts())
    assert set(LATIN.findall(said)) - NAMES == set()


@by_turns(0, days=3)
@pytest.mark.parametrize("tab", ["phone"], indirect=True)
async def test_everything_is_in_reach_of_a_thumb(player: PagePlayer) -> None:
    """Taps instead of clicks, a step back, a picture with the question; no control is too low to be hit."""
    await player.start("Mombasa")
    while not await player.take_back():
        pass
    for _ in range(2):
        await player.turn()
        assert await player.page.evaluate(FITS)
    await player.open()
    low = [await one.bounding_box() for one in await player.panel.locator(".components button:visible").all()]
    assert all(box is not None and box["height"] >= 40 for box in low)
    if not await player.panel.locator(".picture").count():  # what is asked depends on the cards, and may lie nowhere
        await player.use(player.panel.get_by_role("button", name="Board"))
    await player.sees(player.panel.locator(".picture img").first)
