"""From the start of the process until commands are served, with many running tables: how much is our own time?"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from bench.clocks import fill
from bench.report import Row

TRIES = 3
RUNNING = 1_000  # tables, all with a clock that runs
# The simulated Discord is loaded and opened off the clock; what it does to answer counts, so this is an upper bound.
CHILD = """
import asyncio, sys, time
from pathlib import Path
import bot
loaded = time.process_time()
from sandbox import Sandbox

async def main():
    db = Path(sys.argv[1])
    table = Sandbox(lambda: bot.Kontor(db), db=db, port=0)
    await table.open()
    await table.start_bot()
    await table.stop_bot()  # commands are uploaded once in a life
    before = time.process_time()
    await table.start_bot()
    print(loaded + time.process_time() - before)
    await table.close()

asyncio.run(main())
"""


def own_seconds() -> float:
    """Of the processor, in a process of its own."""
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        db = Path(folder) / "start.db"
        asyncio.run(fill(db, RUNNING))
        command = [sys.executable, "-c", CHILD, str(db)]
        return float(subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()[-1])


def rows() -> Iterator[Row]:
    """One figure; not a ratio, since people wait for it in seconds."""
    what = f"start: seconds of processor until commands are served, with {RUNNING:,} running tables"
    yield Row(what, min(own_seconds() for _ in range(TRIES)), 3)
