"""Whatever somebody uses while something of ours is broken: a sentence in their language that needs nothing broken."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path
from typing import NoReturn

import pytest

from engine.core.text import Text, text
from render.drawing import pool
from render.kit import caches, fonts
from storage.sqlite import QueuedConnection
from testkit.discord.stage import SPOKEN, DiscordStage, staged
from tests.cogs.controls import EVERY
from tests.sandbox.api_check import Request
from words import say


def polish(*texts: Text) -> set[str]:
    return {say(one, "pl") for one in texts}


BLAMED_ON_DISCORD = polish(Text("ui.error.discord"))
OUR_MISTAKE = polish(Text("ui.error.bug"), text("ui.error.bug_at", table="1"))
NO_DATABASE = polish(Text("host.trouble.storage"), Text("host.trouble.damaged"))
NO_TABLE = polish(
    text("host.mistake.no_table", table=1), Text("look.mistake.no_table"), Text("ui.mistake.no_tables")
)  # fmt: skip
COMMANDS_ABOUT_NO_TABLE = (
    *("/table new", "/table list", "/next", "/rules", "/what", "/about", "/help", "/settings", "/away", "/back"),
    *("/kontor settings", "/kontor tables", "/kontor export", "/privacy", "/standings", "/history"),
    "/import",
    "/learn",
)
LISTS_ABOUT_NO_TABLE = (
    "|learn|",
    "|set_language|",
    "|set_pictures|",
    "|set_route|",
    "|set_screen|",
    "|set_turn_end|",
    "|set_time_zone|",
    "|set_quiet|",
    "|set_server|",
    "|set_history|",
    "|standings|",
    "|privacy_export|",
    "|privacy_delete|",
    "|privacy_delete_now|",
)
ABOUT_NO_TABLE = (*COMMANDS_ABOUT_NO_TABLE, *LISTS_ABOUT_NO_TABLE, "|chapter|", "|contents|", "|next_table|")
FILES = ("|privacy_export|", "/kontor export")  # which are an answer without words
DRAWS = ("|hand|", "|board|", "|picture|", "|in_words|", "/hand", "/board", "/scores", "|replay|", "|film|", "/replay")
everything = pytest.mark.parametrize("name", EVERY)
pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("drawn")]


@pytest.fixture
async def scene(tmp_path: Path, checked_requests: list[Request]) -> AsyncIterator[DiscordStage]:
    async with staged(tmp_path) as stage:
        yield stage


async def use_in_polish(stage: DiscordStage, name: str, breaks: Callable[[], None]) -> str:
    """Get there, let something break, use the control; what somebody whose Discord is Polish reads last."""
    who, use = await EVERY[name].ready(stage)
    await stage.settle()
    SPOKEN[who.id] = "pl"
    breaks()
    said = (await use(who)).rpartition("\n")[2]
    assert said not in BLAMED_ON_DISCORD
    return said


@everything
async def test_the_database_is_gone(scene: DiscordStage, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(self: QueuedConnection, work: object) -> NoReturn:
        raise sqlite3.OperationalError("disk I/O error")

    with monkeypatch.context() as patch:
        said = await use_in_polish(scene, name, lambda: patch.setattr(QueuedConnection, "run", broken))
    assert said in NO_DATABASE


@everything
async def test_the_table_is_not_in_the_database(
    scene: DiscordStage, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    """A backup from before the table was opened was put back."""
    said = await use_in_polish(scene, name, lambda: forget_tables(scene))
    assert said.strip() or name in FILES
    assert said in NO_TABLE or name in ABOUT_NO_TABLE
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


@everything
@pytest.mark.parametrize("broken", ["fonts", "drawing"])
async def test_pictures_cannot_be_drawn(
    scene: DiscordStage, name: str, broken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fonts are missing, or there is a mistake of ours; everything that shows no picture goes on."""
    with monkeypatch.context() as patch:
        said = await use_in_polish(scene, name, lambda: BREAKS[broken](patch))
        await scene.settle()
    assert (said in OUR_MISTAKE) is (name in DRAWS)


def forget_tables(stage: DiscordStage) -> None:
    with closing(sqlite3.connect(stage.db)) as db, db:
        for table in ("choices", "boundaries", "outbox", "results", "due", "played", "followers", "seats", "tables"):
            db.execute(f"delete from {table}")


def no_fonts(patch: pytest.MonkeyPatch) -> None:
    def missing(size: int, bold: bool = False) -> NoReturn:
        raise OSError("cannot open resource")

    patch.setattr(fonts, "font", missing)
    for kept in (fonts.has_glyph, fonts.width):
        kept.cache_clear()
    caches.forget()
    pool.close()


def no_drawing(patch: pytest.MonkeyPatch) -> None:
    def fails(*args: object, **options: object) -> NoReturn:
        raise ZeroDivisionError

    patch.setattr(pool.Pool.__init__, "__defaults__", (fails, *(pool.Pool.__init__.__defaults__ or ())[1:]))
    pool.close()


BREAKS = {"fonts": no_fonts, "drawing": no_drawing}
