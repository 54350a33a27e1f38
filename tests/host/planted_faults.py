"""Faults that lose or repeat something, each planted and then looked for: python -m tests.host.planted_faults

Prints a line for each: its name, and the first thing that was found wrong.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, redirect_stdout
from io import StringIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest import mock

from cogs.posting.outbox import OutboxPoster
from host.play.answers import Answers
from storage import sqlite
from storage.sql import due, saving
from testkit.crashes.kill_sweep import KillTally, kill_once, set_up, undisturbed
from testkit.crashes.power_cuts import Cuts, Stretch, cut
from testkit.databases.scratch import ScratchFiles, memory

Fault = Callable[[], AbstractContextManager[None]]
Found = Callable[[ScratchFiles, Fault], list[str]]


def swept(scene: str, step: int = 1) -> Found:
    def found(databases: ScratchFiles, fault: Fault) -> list[str]:
        tally, scenario = KillTally(), set_up(databases, scene)
        with fault():
            reference = undisturbed(databases, scenario)
            for killed_at in range(1, reference.points, step):
                if tally.wrong or not kill_once(databases, scenario, reference, tally, killed_at):
                    break
        return tally.wrong

    return found


def cut_off(databases: ScratchFiles, fault: Fault) -> list[str]:
    cuts = Cuts()
    with fault():
        cut(databases, Stretch("bazaar", 2, 2, "planted"), cuts, tears=4)
    return cuts.wrong


@contextmanager
def saved_in_two() -> Iterator[None]:
    """One answer in two transactions."""
    save_seats = saving._save_seats

    def saved(connection: Any, *rows: Any) -> None:
        save_seats(connection, *rows)
        connection.execute("commit")
        connection.execute("begin immediate")

    with mock.patch.object(saving, "_save_seats", saved):
        yield


@contextmanager
def confirmed_too_early() -> Iterator[None]:
    answer = Answers.answer

    async def early(*args: Any) -> None:
        asyncio.get_running_loop().create_task(answer(*args))

    with mock.patch.object(Answers, "answer", early):
        yield


@contextmanager
def told_too_late() -> Iterator[None]:
    """A notice is struck off before it was sent."""
    deliver = OutboxPoster._deliver

    async def struck(self: OutboxPoster, notice: Any) -> bool:
        await self.host.notices.sent(notice)
        return await deliver(self, notice)

    with mock.patch.object(OutboxPoster, "_deliver", struck):
        yield


@contextmanager
def struck_off_too_late() -> Iterator[None]:
    """What is due is struck off after it was done, in a transaction of its own."""
    change = due.change

    def kept(connection: Any, put: Any, drop: Any, done: Any) -> None:
        change(connection, put, drop, None)

    with mock.patch.object(saving, "due", SimpleNamespace(drop_table=due.drop_table, change=kept)):
        yield


@contextmanager
def saved_when_the_disk_likes() -> Iterator[None]:
    """`synchronous = normal`: faster, and a power cut takes back what was confirmed."""
    connect = sqlite.connect

    def connected(path: Path, *, read_only: bool) -> sqlite3.Connection:
        connection = connect(path, read_only=read_only)
        connection.execute("pragma synchronous = normal")
        return connection

    with mock.patch.object(sqlite, "connect", connected):
        yield


FAULTS: dict[str, tuple[Fault, Found]] = {
    "saved_in_two": (saved_in_two, swept("the_last_of_all")),
    "confirmed_too_early": (confirmed_too_early, swept("a_secret_answer")),
    "told_too_late": (told_too_late, swept("much_to_tell", step=23)),
    "struck_off_too_late": (struck_off_too_late, swept("out_of_time")),
    "saved_when_the_disk_likes": (saved_when_the_disk_likes, cut_off),
}


def main(names: Sequence[str]) -> None:
    for name in names or FAULTS:
        fault, found = FAULTS[name]
        with memory() as folder, redirect_stdout(StringIO()):
            wrong = found(ScratchFiles(folder), fault)
        print(f"{name}: {wrong[0] if wrong else 'not noticed'}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
