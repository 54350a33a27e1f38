"""Light commands while full commands render: how much later do the light ones come?"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import bot
import render
from bench.report import Row
from cogs.kit.message import note
from engine.core import games
from host import BOT, Host, Person
from render import pool

SECONDS = 20.0
LIGHT_PAUSE = 0.02
FULL_PAUSE = 60 / 200  # 200 full commands a minute
TABLES = 8


async def light(host: Host, user: int, until: float) -> list[float]:
    """Commands that look something up and say it, one after the other; how long each took."""
    took = []
    while time.perf_counter() < until:
        began = time.perf_counter()
        waiting = await host.looking.asks_for(user)
        note(f"{len(waiting)} tables wait")
        took.append(time.perf_counter() - began)
        await asyncio.sleep(LIGHT_PAUSE)
    return took


async def full(host: Host, tables: list[int], until: float, rng: Random) -> None:
    """Answers that are saved and whose board is drawn."""

    async def command(table: int) -> None:
        asked = await host.looking.asks(table, BOT)
        if not asked or asked[0].user is None:
            return
        question = await host.looking.question(table, Person(asked[0].user))
        if question is None:
            return
        picks = rng.sample([option.id for option in question.options], max(1, question.min))
        await host.tables.answer(table, Person(asked[0].user), question.step, picks)
        info = await host.looking.info(table, BOT)
        view = await host.looking.view(table, BOT)
        await pool.rendered(info.game, "board", view, names=info.names, lang="en")

    running: set[asyncio.Task[None]] = set()
    while time.perf_counter() < until:
        task = asyncio.create_task(command(tables[int(rng.random() * len(tables))]))
        running.add(task)
        task.add_done_callback(running.discard)
        await asyncio.sleep(FULL_PAUSE)
    await asyncio.gather(*running, return_exceptions=True)


def p99(values: list[float]) -> float:
    return sorted(values)[int(len(values) * 0.99)]


async def measure() -> float:
    """The ratio, over all games that have pictures."""
    rng = Random(1)
    sys.setswitchinterval(bot.TURN)
    with tempfile.TemporaryDirectory() as folder:
        async with await Host.open(Path(folder) / "loop.db") as host:
            tables = []
            for n in range(TABLES):
                game = games.names()[n % len(games.names())]
                table = (await host.lobby.create(game, 2 * n + 1, "Ann", guild=1)).id
                await host.lobby.join(table, Person(2 * n + 2, guild=1), "Bo")
                await host.lobby.start(table, Person(2 * n + 1), seed=str(n))
                tables.append(table)
                info = await host.looking.info(table, BOT)
                render.draw(info.game, "board", await host.looking.view(table, BOT), names=info.names, lang="en")
            quiet, busy = [], []
            for _ in range(2):  # interleaved, since machines have moods
                quiet += await light(host, 1, time.perf_counter() + SECONDS / 2)
                until = time.perf_counter() + SECONDS / 2
                took, _ = await asyncio.gather(light(host, 1, until), full(host, tables, until, rng))
                busy += took
            pool.close()
            return p99(busy) / p99(quiet)


def rows() -> Iterator[Row]:
    """One figure."""
    ratio = asyncio.run(measure())
    yield Row("p99 of light commands, with / without 200 rendering commands a minute", ratio, 3.0)
