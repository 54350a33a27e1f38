"""PostgreSQL: answers a second with one, two and four processes, and one answer there against one in a file."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from statistics import median

from bench.report import Row
from bench.storage import FEW, MANY, begin, compared, fill, move
from engine.core.text import PlayerMistake
from host import Host, HostTrouble
from storage import Database, open_database, sql
from storage.connection import Connection
from testkit.databases.postgres import programs, serving

TABLES, SECONDS = 60, 8.0  # that are played, and for how long
PROCESSES = (1, 2, 4)
SLOWER = 1.25  # at the most, where there is one core for all of them; with more cores it is below 1
COLUMNS = "select column_name from information_schema.columns where table_schema = 'public' and table_name = ?"


async def answers(address: str, number: int, processes: int) -> int:
    """How many answers this process takes in its time, at the tables of its servers; it begins when it is told to."""
    rng, done = Random(), 0
    async with await Host.open(address, reports="reports") as host:
        tables = (await host._db.read(sql.tables.with_status, "running"))[number::processes]
        for table in tables:
            await move(host, table, rng)
        print("ready", flush=True)
        sys.stdin.readline()
        end = time.monotonic() + SECONDS

        async def play() -> None:
            nonlocal done
            while time.monotonic() < end:
                with suppress(PlayerMistake, HostTrouble, AssertionError):  # another process was quicker
                    done += await move(host, rng.choice(tables), rng)

        await asyncio.gather(*(play() for _ in range(4)))
    return done


def together(address: str, processes: int) -> int:
    """How many answers so many processes take together."""
    command, pipe = [sys.executable, "-m", "bench.processes", address], subprocess.PIPE
    running = [
        subprocess.Popen([*command, str(n), str(processes)], stdin=pipe, stdout=pipe, text=True)
        for n in range(processes)
    ]
    for process in running:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in running:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    return sum(int(process.communicate()[0]) for process in running)


async def begun(address: str) -> None:
    async with await Host.open(address, reports="reports") as host:
        for n in range(TABLES):
            await begin(host, str(n))


def copies(connection: Connection, tables: int) -> None:
    """The first table, so many times."""
    for name in ("tables", "seats", "boundaries", "choices"):
        key = "id" if name == "tables" else "table_id"
        found = connection.execute(COLUMNS, (name,))
        rest = ", ".join(column for (column,) in found if column != key)
        last = "and segment = (select max(segment) from boundaries where table_id = 1)"
        which = last if name in ("boundaries", "choices") else ""
        connection.execute(
            f"insert into {name} ({key}, {rest}) select number, {rest}"
            f" from generate_series(2, ?) as numbers (number), {name} where {key} = 1 {which}",
            (tables,),
        )
        connection.execute(f"analyze {name}")


async def filled(address: str, tables: int) -> Database:
    """A database with so many tables, all in the middle of a turn."""
    async with await Host.open(address, reports="reports") as host:
        table, rng = await begin(host, "bench"), Random(1)
        for _ in range(20):
            await move(host, table, rng)
        await host._db.write(partial(copies, tables=tables))
    return await open_database(address)


async def p99_ratio(addresses: list[str]) -> float:
    """p99 of an answer with many tables against few; both take turns, so that both meet the same machine."""
    return await compared([(await filled(one, n), n) for one, n in zip(addresses, (FEW, MANY), strict=True)])


async def against_file(address: str) -> float:
    """An answer on PostgreSQL against one in a file of this machine, in the median."""
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        path = Path(folder) / "a.db"
        await fill(path, FEW)
        return await compared([(await open_database(path), FEW), (await filled(address, FEW), FEW)], median)


def rows() -> Iterator[Row]:
    """The figures of this part."""
    found = programs()
    if found is None:
        raise SystemExit("PostgreSQL is not installed; Debian's package is called postgresql")
    with serving(found, settings=()) as server:
        address = server.fresh()
        asyncio.run(begun(address))
        counts = [together(address, processes) for processes in PROCESSES]
        print(", ".join(f"{n}: {count / SECONDS:.0f}/s" for n, count in zip(PROCESSES, counts, strict=True)))
        for processes, count in zip(PROCESSES[1:], counts[1:], strict=True):
            yield Row(
                f"processes: time for an answer with {processes} on one PostgreSQL / with 1", counts[0] / count, SLOWER
            )
        what = f"processes: p99 of one answer on PostgreSQL with {MANY:,} stored tables / with {FEW}"
        yield Row(what, asyncio.run(p99_ratio([server.fresh(), server.fresh()])), 1.5)
        yield Row(
            "processes: one answer on PostgreSQL / in a file (SQLite)", asyncio.run(against_file(server.fresh())), 3.0
        )


if __name__ == "__main__":
    print(asyncio.run(answers(sys.argv[1], *map(int, sys.argv[2:]))))
