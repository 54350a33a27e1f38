"""Whatever somebody uses while something of ours is broken: a sentence in their language that needs nothing broken."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import NoReturn

import pytest
from simcord.actors import MemberActor

from engine.core.text import Text, text
from render.drawing import pool
from render.kit import caches, fonts
from storage.sqlite import QueuedConnection
from testkit.discord.stage import SPOKEN, DiscordStage, staged
from testkit.rotation import of_the_run, rotation, soaked
from tests.cogs.controls import EVERY, Use
from tests.sandbox.api_check import Request
from words import say


def polish(*texts: Text) -> set[str]:
    return {say(one, "pl") for one in texts}


BLAMED_ON_DISCORD = polish(Text("ui.error.discord"))
OUR_MISTAKE = polish(Text("ui.error.bug"), text("ui.error.bug_at", table="1"))
NO_DATABASE = polish(Text("host.trouble.storage"), Text("host.trouble.damaged"))
NO_TABLE = polish(
    *(text("host.mistake.no_table", table=n) for n in (1, 2)),
    *(Text("look.mistake.no_table"), Text("ui.mistake.no_tables")),
)  # fmt: skip
COMMANDS_ABOUT_NO_TABLE = (
    *("/table new", "/table list", "/next", "/rules", "/what", "/about", "/help", "/settings", "/away", "/back"),
    *("/kontor settings", "/kontor tables", "/kontor export", "/kontor set", "/privacy", "/standings", "/history"),
    "/import",
    "/learn",
)
LISTS_ABOUT_NO_TABLE = (
    "|learn|",
    "|learn_on|",
    "|set_language|",
    "|set_pictures|",
    "|set_route|",
    "|set_screen|",
    "|set_turn_end|",
    "|set_time_zone|",
    "|set_quiet|",
    "|set_hears|",
    "|set_server|",
    *("|set_form|", "|set_pick|", "|set_sheets|", "|set_look|", "|set_text|", "|set_take|", "|set_drop|"),
    "|screen|",
    "|begin|",
    "|open_table|",
    "|server_settings|",
    "|set_history|",
    "|standings|",
    "|privacy_export|",
    "|privacy_delete|",
    "|privacy_delete_now|",
)
ABOUT_NO_TABLE = (*COMMANDS_ABOUT_NO_TABLE, *LISTS_ABOUT_NO_TABLE, "|chapter|", "|contents|", "|next_table|")
FILES = ("|privacy_export|", "/kontor export", "|set_sheets|", "|set_text|")  # which are an answer without words
DRAWS = ("|hand|", "|board|", "|picture|", "|in_words|", "/hand", "/board", "/scores", "|replay|", "|film|", "/replay")
pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("drawn")]
BROKEN = ("fonts", "drawing")  # why pictures cannot be drawn
# Each control meets one of them every sixth day, by turns; on two of the days between test_every_control.py tries it.
ROWS: list[object] = [
    (name, kind) if (n + rotation()) % 12 == 6 * m + 1 else soaked((name, kind))
    for n, name in enumerate(EVERY)
    for m, kind in enumerate(BROKEN)
]


@pytest.fixture
async def scene(tmp_path: Path, checked_requests: list[Request]) -> AsyncIterator[DiscordStage]:
    async with staged(tmp_path) as stage:
        yield stage


@pytest.mark.parametrize(("name", "broken"), of_the_run(ROWS))
async def test_it_is_said_what_is_wrong(
    scene: DiscordStage, name: str, broken: str, caplog: pytest.LogCaptureFixture
) -> None:
    """On one stage, in Polish: the database is gone; it is back, but nothing can be drawn; the table is not in it."""
    who, use = await EVERY[name].ready(scene)
    await scene.settle()
    SPOKEN[who.id] = "pl"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QueuedConnection, "run", no_database)
        assert await last_words(use, who) in NO_DATABASE
    with pytest.MonkeyPatch.context() as patch:
        BREAKS[broken](patch)
        heard = await last_words(use, who)
        await scene.settle()
    pool.close()  # the next pool draws again
    assert (heard in OUR_MISTAKE) is (name in DRAWS), "everything that shows no picture goes on"
    caplog.clear()
    forget_tables(scene)
    heard = await last_words(use, who)
    assert heard.strip() or name in FILES
    assert heard in NO_TABLE or name in ABOUT_NO_TABLE
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


async def last_words(use: Use, who: MemberActor) -> str:
    """Use a control; what somebody reads last."""
    heard = (await use(who)).rpartition("\n")[2]
    assert heard not in BLAMED_ON_DISCORD
    return heard


async def no_database(self: QueuedConnection, work: object) -> NoReturn:
    raise sqlite3.OperationalError("disk I/O error")


def forget_tables(stage: DiscordStage) -> None:
    """As if a backup from before they were opened was put back."""
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
