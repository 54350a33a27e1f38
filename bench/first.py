"""The first click after a start against later ones: what a bot that is ready still has to load."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import bot
from bench.panels import LocalStage
from bench.report import Row
from cogs.panels.question.rehearsal import warm_up
from engine.core import games
from render.drawing import pool
from sandbox import Sandbox, SandboxClock

TRIES, TIMES = 3, 10
COMMANDS = ("about", "help", "settings", "next", "table list")


async def measured() -> dict[str, float]:
    """In a process that has just started: how much longer the first of each kind takes than later ones."""
    sys.setswitchinterval(bot.TURN_SECONDS)
    os.environ.pop("DISCORD_TOKEN", None)
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        clock, db = SandboxClock(), Path(folder) / "first.db"
        async with pool.worker_processes():
            await warm_up()
            make = lambda: bot.Kontor(db, now=clock.now)  # noqa: E731
            async with Sandbox(make, db=db, port=0, users=("Ada", "Ben"), clock=clock) as sandbox:
                stage = LocalStage(sandbox)
                await stage.set_up()
                await stage.bare("bare")
                found = {}
                for name in COMMANDS:
                    seconds = [(await stage.took(stage.ada.slash(stage.channel, name)))[0] for _ in range(TIMES)]
                    found[f"/{name}"] = seconds[0] / median(seconds[1:])
                for game in games.names():
                    seconds = [await stage.new_game(game) for _ in range(TIMES)]
                    found[f"/table new {game}"] = seconds[0] / median(seconds[1:])
                return found


def rows() -> Iterator[Row]:
    """The calmest try of each kind."""
    command = [sys.executable, "-m", "bench.first"]
    tries = [
        json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()[-1])
        for _ in range(TRIES)
    ]
    for kind in tries[0]:
        yield Row(f"first: {kind} after a start / later ones", min(one[kind] for one in tries), 2)


if __name__ == "__main__":
    print(json.dumps(asyncio.run(measured())))
