"""Light commands while full commands render: how much later do the light ones come?"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median, quantiles

import bot
from bench.report import Row
from cogs.messages.message import note
from engine.core import games
from host import BOT, Host, Person
from render import PictureRequest
from render.drawing import pool
from testkit.stolen_cpu import CalmRounds

ROUNDS, SECONDS = 7, 6.0  # of each kind in turn, since machines have moods
LIGHT_PAUSE_SECONDS = 0.02
FULL_PAUSE = 60 / 200  # 200 full commands a minute
TABLES = 8


async def light(host: Host, user: int, until: float) -> list[float]:
    """Commands that look something up and say it, one after the other; how long each took."""
    took = []
    while time.perf_counter() < until:
        began = time.perf_counter()
        waiting = await host.reads.asks_for(user)
        note(f"{len(waiting)} tables wait")
        took.append(time.perf_counter() - began)
        await asyncio.sleep(LIGHT_PAUSE_SECONDS)
    return took


async def full(host: Host, tables: list[int], until: float, rng: Random) -> None:
    """Answers that are saved and whose board is drawn."""

    async def command(table: int) -> None:
        asked = await host.reads.asks(table, BOT)
        if not asked or asked[0].user is None:
            return
        question = await host.reads.question(table, Person(asked[0].user))
        if question is None:
            return
        picks = rng.sample([option.id for option in question.options], max(1, question.min))
        await host.answers.answer(table, Person(asked[0].user), question.step, picks)
        info = await host.reads.info(table, BOT)
        view = await host.reads.view(table, BOT)
        await pool.rendered(PictureRequest(info.game, "board", view, names=info.names, lang="en"))

    running: set[asyncio.Task[None]] = set()
    while time.perf_counter() < until:
        task = asyncio.create_task(command(tables[int(rng.random() * len(tables))]))
        running.add(task)
        task.add_done_callback(running.discard)
        await asyncio.sleep(FULL_PAUSE)
    await asyncio.gather(*running, return_exceptions=True)


def p99(values: list[float]) -> float:
    return quantiles(values, n=100)[98]


async def measure() -> float:
    """The median of the ratios of several rounds, over all games that have pictures."""
    rng, rounds = Random(1), CalmRounds[float](ROUNDS)
    sys.setswitchinterval(bot.TURN_SECONDS)
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        async with await Host.open(Path(folder) / "loop.db") as host, pool.worker_processes():
            tables = [await begun(host, n) for n in range(TABLES)]
            await ratio(host, tables, rng)  # which warms up
            while not rounds.enough:
                with rounds.watched():
                    measured = await ratio(host, tables, rng)
                rounds.add(measured)
    return median(rounds.calmest())


async def ratio(host: Host, tables: list[int], rng: Random) -> float:
    """One round: without full commands, and beside them."""
    quiet = await light(host, 1, time.perf_counter() + SECONDS)
    until = time.perf_counter() + SECONDS
    busy, _ = await asyncio.gather(light(host, 1, until), full(host, tables, until, rng))
    return p99(busy) / p99(quiet)


async def begun(host: Host, n: int) -> int:
    """A table of two people, whose board was drawn once."""
    game = games.names()[n % len(games.names())]
    table = (await host.lobby.create(game, Person(2 * n + 1), "Ann", guild=1)).id
    await host.lobby.join(table, Person(2 * n + 2, guild=1), "Bo")
    await host.lobby.start(table, Person(2 * n + 1), seed=str(n))
    info = await host.reads.info(table, BOT)
    await pool.rendered(
        PictureRequest(info.game, "board", await host.reads.view(table, BOT), names=info.names, lang="en")
    )
    return table


def rows() -> Iterator[Row]:
    """One figure."""
    found = asyncio.run(measure())
    yield Row("loop: p99 of light commands, with / without 200 rendering commands a minute", found, 3.0)
