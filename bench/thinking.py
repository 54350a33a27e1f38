"""A person's clicks beside a `master` that thinks: how much later do they come?"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

from bench.loop import p99
from bench.report import Row
from engine.core.table import Table
from host import Host, Person, PlayerMistake
from host.coach.thinking import Thinking

GAME = "yokohama"
STRETCHES, SECONDS = 4, 6.0  # of each kind, interleaved, since machines have moods
PAUSE_SECONDS = 0.02  # between two clicks
ANN, BO = Person(1, guild=1), Person(2, guild=1)


async def new_table(host: Host, seed: int) -> int:
    table = (await host.lobby.create(GAME, Person(1), "Ann", guild=1)).id
    await host.lobby.join(table, BO, "Bo")
    await host.lobby.start(table, ANN, seed=str(seed))
    return table


async def clicks(host: Host, rng: Random, until: float) -> list[float]:
    """Answers of people, saved one after the other; how long each took."""
    took: list[float] = []
    table = 0
    while time.perf_counter() < until:
        asked = [] if not table else await host.reads.asks_for(1) + await host.reads.asks_for(2)
        if not any(info.id == table for info in asked):
            table = await new_table(host, len(took))
        who, question = ANN, await host.reads.question(table, ANN)
        if question is None:
            who, question = BO, await host.reads.question(table, BO)
        assert question is not None
        picks = rng.sample([option.id for option in question.options], max(1, question.min))
        began = time.perf_counter()
        try:
            await host.answers.answer(table, who, question.step, picks)
        except PlayerMistake:  # a free act after which nothing would be left to choose
            continue
        took.append(time.perf_counter() - began)
        await asyncio.sleep(PAUSE_SECONDS)
    return took


async def think_on(thinking: Thinking) -> None:
    """Turns are thought about without a pause, on another table."""
    table, rng = Table.start(GAME, 4, seed="bench"), Random(1)
    while True:
        await thinking.race(table, table.asks[0].seat, rng)


async def measure() -> float:
    """The ratio of the slowest clicks."""
    rng = Random(1)
    with tempfile.TemporaryDirectory() as folder:
        async with await Host.open(Path(folder) / "thinking.db", thinking=Thinking(seconds=SECONDS)) as host:
            await clicks(host, rng, time.perf_counter() + 1)  # everything is loaded
            quiet, beside = [], []
            for _ in range(STRETCHES):
                quiet += await clicks(host, rng, time.perf_counter() + SECONDS)
                thought = asyncio.create_task(think_on(host.thinking))
                beside += await clicks(host, rng, time.perf_counter() + SECONDS)
                thought.cancel()
                await asyncio.gather(thought, return_exceptions=True)
            return p99(beside) / p99(quiet)


def rows() -> Iterator[Row]:
    """One figure."""
    yield Row("thinking: p99 of a person's answer, beside a thinking master / alone", asyncio.run(measure()), 2.0)
