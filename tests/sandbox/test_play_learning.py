"""A guided game from the local table's start to its last step, in a real Chromium, at the width of a phone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

import bot
from engine.core import games
from engine.core.text import text
from host import LessonMoment, Person
from host.coach.lessons import own_answers
from storage import sql
from testkit.page.learning import begin, learn
from testkit.page.page_player import host_of
from testkit.page.playing import enter, kontor, settle
from testkit.rotation import by_turns
from words import label

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@by_turns(0, days=2)
async def test_a_guided_game_on_a_phone(browser: Browser, tmp_path: Path) -> None:
    lesson = games.get("yokohama").lesson
    assert lesson is not None
    async with kontor(tmp_path) as table:
        player = await enter(table, browser, phone=True)
        await player.anew(table.url)
        user = table.person("Ada").id
        found = await begin(table, player, user, "yokohama")

        async def look(moment: LessonMoment) -> None:
            assert moment.now is not None
            await expect(player.panel).to_contain_text(f"Step {moment.now.number} of {moment.steps}")
            if moment.now.step.spots:
                await player.sees(player.panel.locator("img").first)

        told = await learn(table, player, user, found, look)
        assert told == [step.id for step in lesson.steps]
        await expect(player.page.locator(".toast.wrong")).to_have_count(0)
        assert player.errors == []
        await player.page.context.close()


@by_turns(1, days=2)
async def test_a_guest_learns_in_direct_messages_on_a_phone(browser: Browser, tmp_path: Path) -> None:
    """Somebody without a server: from adding the bot to the first move, and back to it after a restart."""
    async with kontor(tmp_path) as table:
        player = await enter(table, browser, phone=True)
        page = player.page
        await player.anew(table.url)
        await player.press(page.locator("#head .menu"))
        await player.press(page.locator("#side .you button"))
        await player.press(page.locator("dialog .choice", has_text="none of the bot’s servers"))
        await player.press(page.locator("dialog button.primary"))
        await expect(player.title).to_have_text("Kontor")
        title = label(text("learn.starter", game=games.get("yokohama").name), "en")
        await expect(page.locator(".welcome .card", has_text="Start")).to_have_count(0)
        await player.use(page.locator(".welcome .card", has_text=title))
        await player.use(page.locator("[data-id*='|learn_on|phone']"))
        await expect(player.post).to_be_visible()
        await settle(table)
        found = await host_of(table).lessons.of("yokohama", Person(table.person("Ada").id))
        assert found is not None
        assert found.direct
        await expect(player.panels.locator("[data-id*='|step_on|']")).not_to_have_count(0)
        while await (screens := player.panels.locator("[data-id*='|step_on|']")).count():
            read = await screens.last.get_attribute("data-id")
            await player.use(screens.last)
            await expect(player.panels.locator(f"[data-id='{read}']")).to_have_count(0)
        await expect(player.panel).to_contain_text("Step 1 of")
        await player.step()
        assert isinstance(table.bot, bot.Kontor)
        assert table.bot.wired is not None
        while not own_answers(await host_of(table)._db.read(sql.tables.all_choices, found.id)):
            await player.step()
        assert await table.bot.wired.in_flight.at_rest(60)
        await table.restart_bot()
        await page.reload()
        await expect(player.title).to_have_text("Kontor")
        await player.use(player.post.locator("[data-id$='|move|']"))
        await expect(player.panel).to_contain_text("Step")
        assert player.errors == []
        await page.context.close()
