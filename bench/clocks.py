"""Everything due: one pass over what has come due with many running clocks against few."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import Random
from statistics import median

from bench.report import Row
from bench.storage import GAME, PEOPLE
from host import Host, Person
from storage.connection import Connection

FEW, MANY = 100, 10_000  # tables, each with a clock that runs
ROUNDS, DUE = 40, 10  # passes, and clocks that ring in each


def noon() -> datetime:
    """It is always noon, when everybody is awake."""
    return datetime(2030, 6, 3, 12, tzinfo=UTC)


async def fill(path: Path, tables: int) -> None:
    """So many tables of four people each, all in the middle of a turn, with a clock that runs."""
    async with await Host.open(path, noon) as host:
        table = (await host.lobby.create(GAME, Person(PEOPLE[0]), "1", guild=1)).id
        for user in PEOPLE[1:]:
            await host.lobby.join(table, Person(user, guild=1), str(user))
        await host.consent.propose(table, Person(PEOPLE[0]), "pace", "relaxed")
        await host.lobby.start(table, Person(PEOPLE[0]), seed="bench", shuffle=False)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("create temp table numbers (i integer)")
        db.executemany("insert into numbers values (?)", [(n,) for n in range(2, tables + 1)])
        other = {"user_id": "numbers.i * 10 + user_id", "key": "'clock:' || numbers.i || ':' || seat"}
        for name in ("tables", "seats", "boundaries", "due"):
            number = "id" if name == "tables" else "table_id"
            left_out = (number, "id") if name == "due" else (number,)
            columns = [row[1] for row in db.execute(f"pragma table_info({name})") if row[1] not in left_out]
            values = ", ".join(other.get(column, column) for column in columns)
            source = f"select numbers.i, {values} from numbers, {name} where {number} = 1"
            db.execute(f"insert into {name} ({number}, {', '.join(columns)}) {source}")


def ring(connection: Connection, rng: Random) -> None:
    """Let a few of the clocks that run ring now."""
    found = connection.execute("select key from due where kind = 'clock' and at > ?", (now(),)).fetchall()
    connection.executemany("update due set at = ? where key = ?", [(now(), key) for (key,) in rng.sample(found, DUE)])


async def one_pass(host: Host, rng: Random) -> float:
    """Seconds for a pass in which a few clocks ring; each leads to a reminder."""
    await host._db.write(partial(ring, rng=rng))
    began = time.perf_counter()
    acted = await host.due.act()
    assert acted == 2 * DUE, acted  # the clock, and the reminder it leads to
    return time.perf_counter() - began


def now() -> float:
    return noon().timestamp()


async def ratio() -> float:
    """A pass with many clocks against one with few; both take turns, so that both meet the same machine."""
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        hosts = []
        for tables in (FEW, MANY):
            path = Path(folder) / f"{tables}.db"
            await fill(path, tables)
            hosts.append(await Host.open(path, noon))
        rng, ratios = Random(5), []
        for number in range(ROUNDS + 1):
            few, many = [await one_pass(host, rng) for host in hosts]
            if number:  # the first round warms up
                ratios.append(many / few)
        for host in hosts:
            await host.close()
    return median(ratios)


def rows() -> Iterator[Row]:
    """The figures of this part."""
    yield Row(
        f"clocks: one pass over everything due with {MANY:,} running clocks / with {FEW}", asyncio.run(ratio()), 1.5
    )
