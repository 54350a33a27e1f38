"""Before the gateway opens, the beginning of every game is rehearsed."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest

import bot
from cogs.operation.supervisor import supervise
from cogs.panels.question import rehearsal
from engine.core import games
from render import PictureRequest, Rendered
from render.drawing import pool
from words import LANGUAGES

PICTURE = Rendered(b"png", "alt", "text", "picture.png")


@pytest.mark.slow
async def test_every_game_is_begun_and_its_board_drawn_in_every_language(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked: list[PictureRequest] = []

    async def rendered(request: PictureRequest, slot: object = None) -> Rendered:
        asked.append(request)
        return PICTURE

    monkeypatch.setattr(pool, "rendered", rendered)
    monkeypatch.setattr(pool, "everywhere", rendered)
    caplog.set_level("INFO")  # what is said of tables that nobody plays at would be taken for news
    await rehearsal.warm_up()
    drawn = {(one.game, one.lang) for one in asked if one.picture == "board"}
    assert drawn >= {(name, lang) for name in games.names() for lang in LANGUAGES if name != "bazaar"}
    assert [record.levelname for record in caplog.records] == ["INFO"]


@pytest.mark.slow
async def test_a_game_that_fails_is_said_and_the_others_are_loaded(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    done = []

    async def rehearse(host: object, name: str) -> None:
        if name == "nippon":
            raise OSError("no font")
        done.append(name)

    monkeypatch.setattr(rehearsal, "rehearse", rehearse)
    await rehearsal.warm_up()
    assert set(done) == set(games.names()) - {"nippon"}
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == ["a rehearsal failed"]


async def test_somebody_who_says_stop_does_not_wait_for_it() -> None:
    begun = asyncio.Event()

    async def forever() -> None:
        begun.set()
        await asyncio.sleep(3600)

    def never() -> bot.Kontor:
        pytest.fail("the bot was started")

    running = asyncio.create_task(supervise(never, "token", forever))
    await begun.wait()
    os.kill(os.getpid(), signal.SIGTERM)
    assert await running == 0
