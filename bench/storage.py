"""The database: one answer's transaction in a large file against a small one, and memory over many tables."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import median, quantiles

from msgspec.structs import replace

from bench.report import Row
from engine.core.text import PlayerMistake
from host import BOT, Host, Person
from storage import BoundaryRow, ChoiceRow, Database, NoticeRow, Saving, TableRow, open_database, sql

GAME = "yokohama"
PEOPLE = (1, 2, 3, 4)
FEW, MANY = 100, 100_000
ROUNDS, ANSWERS = 5, 600
SOME_TABLES, MANY_TABLES, MOVES = 10, 1_000, 3_000


async def begin(host: Host, seed: str) -> int:
    """A table of four people."""
    table = (await host.lobby.create(GAME, Person(PEOPLE[0]), "1", guild=1)).id
    for user in PEOPLE[1:]:
        await host.lobby.join(table, Person(user, guild=1), str(user))
    await host.lobby.start(table, Person(PEOPLE[0]), seed=seed, shuffle=False)
    return table


async def move(host: Host, table: int, rng: Random) -> bool:
    """Anybody who must answers anything; returns whether somebody must."""
    asked = await host.reads.asks(table, BOT)
    if not asked:
        return False
    user = asked[0].user
    assert user is not None
    question = await host.reads.question(table, Person(user))
    assert question is not None
    picks = rng.sample([option.id for option in question.options], rng.randint(question.min, question.max))
    try:
        await host.answers.answer(table, Person(user), question.step, picks)
    except PlayerMistake:
        await host.answers.answer(table, Person(user), question.step, [question.options[0].id])
    return True


async def fill(path: Path, tables: int) -> None:
    """A database with so many tables, all in the middle of a turn."""
    async with await Host.open(path) as host:
        table, rng = await begin(host, "bench"), Random(1)
        for _ in range(20):
            await move(host, table, rng)
    connection = sqlite3.connect(path)
    with connection:
        connection.execute("create temp table numbers (i integer)")
        connection.executemany("insert into numbers values (?)", [(n,) for n in range(2, tables + 1)])
        for name in ("tables", "seats", "boundaries", "choices"):
            key = "id" if name == "tables" else "table_id"
            columns = [row[1] for row in connection.execute(f"pragma table_info({name})") if row[1] != key]
            rest = ", ".join(columns)
            last = "and segment = (select max(segment) from boundaries where table_id = 1)"
            which = last if name in ("boundaries", "choices") else ""
            source = f"select numbers.i, {rest} from numbers, {name} where {key} = 1 {which}"
            connection.execute(f"insert into {name} ({key}, {rest}) {source}")
    connection.close()


def answer_of(row: TableRow, boundary: BoundaryRow, position: int, ends: bool, at: float) -> Saving:
    """What an answer saves: a choice, a step, the version; at the end of a turn a boundary and a notice."""
    seats = (replace(row.seats[0], step=row.seats[0].step + 1, asked_at=at), *row.seats[1:])
    segment = boundary.segment
    return Saving(
        before=row,
        after=replace(row, seats=seats),
        at=at,
        choices=[ChoiceRow(segment, position, 0, "bench.key", ("to:bank",), "", "player")],
        boundaries=[BoundaryRow(segment + 1, boundary.snapshot, b"[]", at)] if ends else [],
        notices=[NoticeRow("turn", b'{"segment":1}', str(row.id))] if ends else [],
    )


async def answer(db: Database, table: int, n: int) -> float:
    """Seconds for one answer: the table is read as after a restart, and its answer saved."""
    began = time.perf_counter()
    opened = await db.read(sql.tables.open_table, table)
    assert opened is not None
    assert opened.boundary is not None
    await db.write(sql.saving.save, answer_of(opened.row, opened.boundary, len(opened.choices), n % 8 == 7, began))
    return time.perf_counter() - began


def p99(times: Sequence[float]) -> float:
    return quantiles(times, n=100)[98]


async def compared(
    databases: Sequence[tuple[Database, int]], figure: Callable[[Sequence[float]], float] = p99
) -> float:
    """A figure of answers in the last of two open databases against the first, each with its number of tables."""
    rng, ratios = Random(2), []
    for number in range(ROUNDS + 1):
        times: list[list[float]] = [[], []]
        for n in range(ANSWERS):
            for which, (db, tables) in enumerate(databases):
                times[which].append(await answer(db, rng.randint(1, tables), n))
        if number:  # the first round warms up
            ratios.append(figure(times[1]) / figure(times[0]))
    for db, _ in databases:
        await db.close()
    return median(ratios)


async def p99_ratio() -> float:
    """p99 of an answer with many tables against few; both take turns, so that both meet the same machine."""
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        databases = []
        for tables in (FEW, MANY):
            path = Path(folder) / f"{tables}.db"
            await fill(path, tables)
            databases.append((await open_database(path), tables))
        return await compared(databases)


async def answer_in_turn(tables: int) -> None:
    """Answer so many tables in turn, then print the memory this process holds, in kB."""
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        async with await Host.open(Path(folder) / "a.db", reports=folder) as host:
            ids, rng = [await begin(host, str(n)) for n in range(tables)], Random(3)
            for n in range(MOVES):
                table = ids[n % tables]
                if not await move(host, table, rng):
                    ids[n % tables] = await begin(host, f"{n} again")
    print(resident())


def resident() -> int:
    """The memory of this process in kB."""
    status = Path("/proc/self/status")
    if status.exists():
        return next(int(line.split()[1]) for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def memory_ratio() -> float:
    """Memory after many tables were answered in turn against some, each in a process of its own."""
    sizes = []
    for tables in (SOME_TABLES, MANY_TABLES):
        command = [sys.executable, "-m", "bench.storage", str(tables)]
        sizes.append(int(subprocess.run(command, capture_output=True, text=True, check=True).stdout))
    return sizes[1] / sizes[0]


def rows() -> Iterator[Row]:
    """The figures of this part."""
    what = f"storage: p99 of one answer with {MANY:,} stored tables / with {FEW}"
    yield Row(what, asyncio.run(p99_ratio()), 1.5)
    yield Row(f"storage: memory with {MANY_TABLES:,} tables answered in turn / with {SOME_TABLES}", memory_ratio(), 1.5)


if __name__ == "__main__":
    asyncio.run(answer_in_turn(int(sys.argv[1])))
