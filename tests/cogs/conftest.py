"""A stage per test; whatever the bot sends in any test is held against Discord's limits."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from simcord.http import router

import render
from cogs.kit import limits, pictures
from render import pool
from tests.sandbox.api_check import Request, checked_requests
from tests.support.bazaar import meta as bazaar  # noqa: F401
from tests.support.stage import Bot, Clock, Env, Stage, open_host, sent_bodies


@asynccontextmanager
async def staged(folder: Path) -> AsyncIterator[Stage]:
    """The bot and an empty server; whatever was sent is held against our limits in the end."""
    db = folder / "kontor.db"
    clock = Clock()
    host = await open_host(db, clock)
    env = Env(Bot(host))
    await env.start()
    made = Stage(env, host, db, clock)
    try:
        yield made
        assert faults_in(env) == []
        env.raise_errors()
    finally:
        await made.bot.remove_cog("Post")
        await made.host.close()
        await env.shutdown()
        router.dispatch = made.line.beyond
        pool.close()


@pytest.fixture
async def stage(tmp_path: Path, checked_requests: list[Request]) -> AsyncIterator[Stage]:
    """A stage, every request of which is held against Discord's description of its API, too."""
    async with staged(tmp_path) as made:
        yield made
        assert checked_requests, "nothing was recorded, so nothing would be checked"


def faults_in(env: Env) -> list[str]:
    """Whatever was sent that Discord would refuse."""
    faults = []
    for where, body in sent_bodies(env):
        files = [limits.Attached(one["filename"], 0) for one in body.get("attachments") or [] if "filename" in one]
        found = limits.modal_faults(body) if "title" in body else limits.message_faults(body["components"], files)
        faults += [f"{where}: {fault}" for fault in found]
    return faults


@pytest.fixture
def drawn() -> Iterator[list[tuple[str, dict[str, str], frozenset[str]]]]:
    """The bazaar with pictures; gives what was drawn."""
    folder = str(Path(__file__).parents[1] / "support" / "drawing")
    render.__path__.append(folder)
    pictures.has_pictures.cache_clear()
    from render import bazaar as drawing  # type: ignore[attr-defined]

    drawing.SEEN.clear()
    yield drawing.SEEN
    render.__path__.remove(folder)
    pictures.has_pictures.cache_clear()
    sys.modules.pop("render.bazaar", None)
    if hasattr(render, "bazaar"):
        del render.bazaar


__all__ = ["checked_requests", "drawn", "stage", "staged"]
