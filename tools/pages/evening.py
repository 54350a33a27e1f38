"""A first evening at the local table, as docs/local-table.md shows it: `first_evening` plays it in Chromium."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path

from playwright.async_api import Browser, expect

from sandbox import Sandbox
from testkit.page.playing import TALL, PagePlayer, enter, studio

PEOPLE = ("Ada", "Ben", "Chie", "Олена:uk")


async def first_evening(browser: Browser, pictures: Path | None = None) -> None:
    """The guided start, a turn with board and panel, another language, the width of a phone."""
    with tempfile.TemporaryDirectory() as folder:
        async with studio(Path(folder), PEOPLE) as table:
            player = await enter(table, browser, pictures=pictures)
            await player.photograph("start")
            await player.start("Yokohama")
            for _ in range(3):
                await player.turn()
            await player.open()
            await question(player)
            await player.page.set_viewport_size(TALL)  # type: ignore[arg-type]
            await player.photograph("turn")
            await player.be("Олена")
            await player.press(player.page.locator("#side .begin"))
            await player.use(player.page.locator("dialog .card", has_text=re.compile("^Ніппон")))
            await expect(player.title).to_contain_text("Ніппон")
            await question(player)
            await player.photograph("ukrainian")
            assert player.errors == []
            await player.page.context.close()
            await on_the_way(table, browser, pictures)


async def on_the_way(table: Sandbox, browser: Browser, pictures: Path | None) -> None:
    """The next morning, with a phone."""
    walker = await enter(table, browser, phone=True, pictures=pictures)
    await walker.look("Yokohama")
    await question(walker)
    await walker.photograph("phone")
    await walker.press(walker.page.locator("#head .menu"))
    await walker.photograph("drawer")
    assert walker.errors == []
    await walker.page.context.close()


async def question(player: PagePlayer) -> None:
    """The question that waits, in a panel below the board; a panel that was open is there again."""
    await expect(player.post.locator(".mention.me")).to_be_visible()
    await player.sees(player.post.locator(".picture img"))
    if await player.page.evaluate("table.called()"):
        await player.move()
    asked = player.panel.locator(".text strong").first
    await asked.scroll_into_view_if_needed()
    await expect(asked).to_be_in_viewport()
