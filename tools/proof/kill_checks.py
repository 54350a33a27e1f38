"""What the runs share in which processes are killed: how hard it is made for them, and what must hold afterwards."""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from msgspec import Struct

from host import BOT, Host
from storage.connection import Connection
from testkit.databases.postgres import PostgresServer, programs, serving

PLAYED = "select segment from boundaries where table_id = ?"
TAKEN_OVER_SECONDS = 60.0  # seconds within which what a dead process had taken is done by another


class Plan(Struct, frozen=True):
    """How hard it is made for them."""

    seconds: float
    processes: int = 3
    tables: int = 300
    every: float = 30.0  # seconds between kills
    restart_database: bool = False


def parser(part: str, about: str | None) -> argparse.ArgumentParser:
    """For the command line of a run; see `plan_of`."""
    made = argparse.ArgumentParser(prog=f"python -m tools.proof {part}", description=about)
    made.add_argument("--minutes", type=float, default=20.0)
    made.add_argument("--processes", type=int, default=3)
    made.add_argument("--tables", type=int, default=300)
    made.add_argument("--every", type=float, default=30.0, help="seconds between kills")
    made.add_argument("--restart-database", action="store_true", help="after each kill, restart the database as well")
    return made


def plan_of(args: argparse.Namespace) -> Plan:
    return Plan(args.minutes * 60, args.processes, args.tables, args.every, args.restart_database)


def on_postgresql(part: str, plan: Plan, run: Callable[[PostgresServer, str, Path, Plan], list[str]]) -> int:
    """A run on a server of its own; returns what the command ends with."""
    found = programs()
    if found is None:
        print("PostgreSQL is not installed; Debian's package is called postgresql", file=sys.stderr)
        return 2
    folder = Path(tempfile.mkdtemp(prefix=f"{part}-"))
    with serving(found) as server:
        wrong = run(server, server.fresh(), folder, plan)
    return verdict(wrong, folder, "nothing is lost, nothing was told twice")


def verdict(wrong: Sequence[str], folder: Path, well: str) -> int:
    """Say what is wrong and keep what was written, or say that all is well; returns what the command ends with."""
    for line, count in Counter(wrong).most_common(50):
        print(line if count == 1 else f"{line} ({count} times)")
    if wrong:
        print(f"{len(wrong)} things are wrong; what was written is in {folder}")
        return 1
    shutil.rmtree(folder)
    print(well)
    return 0


def _found(connection: Connection, query: str, values: tuple[Any, ...] = ()) -> list[Any]:
    return list(connection.execute(query, values).fetchall())


async def unsound(host: Host) -> AsyncIterator[str]:
    """Tables that are not at a committed state."""
    read = host._db.read
    for (table,) in await read(partial(_found, query="select id from tables where status = 'running'")):
        info = await host.reads.info(table, BOT)
        asked = {asked.seat for asked in await host.reads.asks(table, BOT)}
        if {seat.seat for seat in info.seats if seat.asked_at is not None} != asked:
            yield f"table {table}: asks {asked}, and says otherwise"
        rows = await read(partial(_found, query=PLAYED, values=(table,)))
        segments = [segment for (segment,) in rows]
        if sorted(segments) != list(range(len(segments))):
            yield f"table {table}: its boundaries have gaps"
