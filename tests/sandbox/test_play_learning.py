"""A guided game from the local table's start to its last step, in a real Chromium, at the width of a phone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from engine.core import games
from host import LessonMoment
from testkit.page.learning import begin, learn
from testkit.page.playing import enter, kontor
from testkit.rotation import by_turns

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@by_turns(1, days=2)
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
