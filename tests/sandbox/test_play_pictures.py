"""A first evening in pictures: those of docs/local-table.md, made anew where KONTOR_PICTURES names a folder."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from sandbox import Sandbox
from tests.sandbox.playing import Player, enter, kontor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PEOPLE = ("Ada", "Ben", "Chie", "Олена:uk")


async def test_a_first_evening(tmp_path: Path, browser: Browser) -> None:
    """The guided start, a turn with board and panel, a form, the hand, another language, the width of a phone."""
    async with kontor(tmp_path, PEOPLE) as table:
        player = await enter(table, browser)
        await player.photograph("start")
        await player.start("Yokohama")
        for _ in range(3):
            await player.turn()
        await question(player)
        await player.photograph("turn")
        await player.look("Kontor")
        await player.photograph("hand")
        await player.look("tables")
        await player.command("table new", "Mombasa")
        await player.use(player.last.get_by_role("button", name="Options"))
        await expect(player.page.locator("dialog.form")).to_be_visible()
        await player.photograph("form")
        await player.page.keyboard.press("Escape")
        await player.be("Олена")
        await player.press(player.page.locator("#side .begin"))
        await player.use(player.page.locator("dialog .card", has_text="Nippon"))
        await expect(player.title).to_contain_text("Nippon")
        await question(player)
        await player.photograph("ukrainian")
        assert player.errors == []
        await player.page.context.close()
        await on_the_way(table, browser)


async def on_the_way(table: Sandbox, browser: Browser) -> None:
    """The next morning, with a phone."""
    walker = await enter(table, browser, phone=True)
    await walker.look("Yokohama")
    await question(walker)
    await walker.photograph("phone")
    await walker.press(walker.page.locator("#head .menu"))
    await walker.photograph("drawer")
    assert walker.errors == []
    await walker.page.context.close()


async def question(player: Player) -> None:
    """The question that waits, in a panel of its own below the board."""
    await expect(player.post.locator(".mention.me")).to_be_visible()
    await player.sees(player.post.locator(".picture img"))
    await player.move()
