"""From the start of the process until commands are served: how much of it is our own time?"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

from bench.report import Row

TRIES = 3
# The simulated Discord is loaded and opened off the clock; what it does to answer counts, so this is an upper bound.
CHILD = """
import asyncio, tempfile, time
from pathlib import Path
import bot
loaded = time.process_time()
from sandbox import Sandbox

async def main():
    with tempfile.TemporaryDirectory() as folder:
        db = Path(folder) / "start.db"
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
    done = subprocess.run([sys.executable, "-c", CHILD], capture_output=True, text=True, check=True)
    return float(done.stdout.split()[-1])


def rows() -> Iterator[Row]:
    """One figure; not a ratio, since people wait for it in seconds."""
    yield Row(
        "seconds of processor from the start until commands are served", min(own_seconds() for _ in range(TRIES)), 3
    )
