"""Practice in the browser: a middle turn of every title, tried anew, and played on to the end, alone and by two."""

from __future__ import annotations

import os
from asyncio import get_running_loop
from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Browser, expect

from engine.core import games
from host import BOT, TableInfo
from render.drawing.pool import Pool
from sandbox import Sandbox
from testkit.page.page_player import host_of
from testkit.page.playing import ANSWERS, PHONE, PagePlayer, enter, kontor, settle
from testkit.phrases import phrase
from tests.sandbox.whole_games import FITS, OTHER, FewPictures, answer_whole_turn, play_turns, sit_down

pytestmark = [pytest.mark.browser, pytest.mark.soak, pytest.mark.long, pytest.mark.asyncio(loop_scope="session")]

COMPARED = "[data-id$='.again']"  # a button below two turns that were compared
STRIDE = 6  # every sixth turn of a person is played in their page
SHOTS = os.environ.get("KONTOR_SHOTS")  # folder for what is seen on the way


async def shot(page: PagePlayer, name: str) -> None:
    """What a phone shows now, for whoever wants to look at it; nothing may be wider than the phone."""
    await page.until("table.ready() && table.drawn()", "something does not come")
    assert await page.page.evaluate(FITS), name
    if SHOTS:
        await page.page.screenshot(path=Path(SHOTS, f"{name}.png"))


async def through(table: Sandbox, info: TableInfo) -> None:
    """Play a table to its end without a page."""
    host, rng = host_of(table), Random(3)
    while asked := await host.reads.asks(info.id, BOT):
        assert asked[0].user is not None
        await answer_whole_turn(host, info.id, asked[0].user, rng)
    await settle(table)


async def what_if(page: PagePlayer, name: str) -> None:
    """The turn before our eyes is played another way, until both are compared; then everything is as before."""
    await page.use(page.panel.locator("[data-id*='|what_if|']"))
    await page.until("table.ready()", "no attempt begins")
    await shot(page, f"{name}-what-if")
    for n in range(60):
        await page.sees_question()
        if await page.panel.locator(COMPARED).count():
            break
        await page.step()
        await page.until(f'table.asks(given) || table.asks("{COMPARED}")', "nothing follows", ANSWERS)
        if n == 0:
            await shot(page, f"{name}-what-if-first")
    await expect(page.panel).to_contain_text(phrase("coach.what_if.tried"))
    await page.panel.locator(".text").last.scroll_into_view_if_needed()
    await shot(page, f"{name}-what-if-compared")


async def replay_to(page: PagePlayer, turn: int) -> None:
    """Through /replay, from one turn of our own to the next, up to one of them."""
    await page.command("replay")
    there = page.panel.locator(f"[data-id$='|from_here|{turn}']")
    while not await there.count():
        before = await page.page.evaluate("table.shown()")
        await page.use(page.panel.locator("[data-id*='|replay|mine_on.']"))
        await page.until("table.shown() !== given", "no next turn", before)
    await page.until("table.ready()", "the turn does not come")


async def play_on(ada: PagePlayer, other: PagePlayer | None, name: str) -> None:
    """From the turn before our eyes, in our own seat: against computers, or with a friend who joins in the channel."""
    await ada.use(ada.panel.locator("[data-id*='|from_here|']"))
    await expect(ada.panel.locator("[data-id*='|from_seat|']")).to_be_visible()
    await shot(ada, f"{name}-seat")
    await choose(ada, "from_seat", "Ada")
    await expect(ada.panel.locator("[data-id$='.friends']")).to_be_visible()
    await shot(ada, f"{name}-rivals")
    if other is None:
        await choose(ada, "practice", "Newcomer")
        await ada.until("!table.panel().querySelector('[data-id$=\".friends\"]')", "no table opens")
        await ada.until("table.ready()", "no table opens")
        await shot(ada, f"{name}-begun")
        return
    await ada.use(ada.panel.locator("[data-id$='.friends']"))
    await expect(ada.panel).to_contain_text(phrase("practice.open", place="\0").partition("\0")[0])
    for page in (other, ada):
        await page.look("tables")
    await other.use(other.lobby.locator("[data-id*='|join|']"))
    await expect(ada.lobby.locator("li").first).to_be_visible()
    await shot(ada, f"{name}-lobby")
    await ada.use(ada.lobby.locator("[data-id*='|start|']"))


async def choose(page: PagePlayer, verb: str, line: str) -> None:
    """A line of a list."""
    await page.press(page.panel.locator(f"[data-id*='|{verb}|']").first)
    await page.use(page.page.locator("dialog.picker .option", has_text=line).first)


@pytest.mark.parametrize("two", [False, True], ids=["alone", "two"])
@pytest.mark.parametrize("game", ["yokohama", "nippon", "mombasa"])
async def test_from_a_middle_turn_to_the_end(tmp_path: Path, browser: Browser, game: str, two: bool) -> None:
    pictures, title = FewPictures(), games.get(game).title
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Pool, "_begin", lambda pool, one: get_running_loop().run_in_executor(None, pictures.draw, one))
        async with kontor(tmp_path, ("Ada", f"{OTHER}:uk")) as table:
            pages = {name: await enter(table, browser, phone=True) for name in ("Ada", OTHER)}
            ada, other = pages["Ada"], pages[OTHER]
            await sit_down(ada, other, title)
            host, name = host_of(table), f"{game}-{'two' if two else 'alone'}"
            pictures.looked_at = False
            await through(table, await host.reads.info(1, BOT))
            pictures.looked_at = True
            await ada.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
            await other.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
            own = (await host.reads.info(1, BOT)).seat_of(table.person("Ada").id)
            course = await host.stories.course(1, BOT)
            middle = [past.segment for past in course if own is not None and past.seat == own.seat]
            turn = middle[len(middle) // 2] + 1
            await replay_to(ada, turn)
            await shot(ada, f"{name}-replay")
            if not two:
                await what_if(ada, name)
                await replay_to(ada, turn)
            await play_on(ada, other if two else None, name)
            info = await host.reads.info(2, BOT)
            assert info.practice is not None
            players = pages if two else {"Ada": ada}
            for page in players.values():
                await page.look(title)
            await play_turns(table, info, players, STRIDE, pictures)
            assert (await host.reads.info(2, BOT)).status == "over"
            for who, page in players.items():
                await page.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
                end = page.page.locator("#log article:not(.ephemeral)", has_text=phrase("practice.result")).last
                await end.locator(".row").last.scroll_into_view_if_needed()
                await shot(page, f"{name}-end-{'ada' if who == 'Ada' else 'other'}")
            for page in pages.values():
                assert page.errors == []
                await page.page.context.close()
