"""Transactions on either kind of database; a file's settings, and refusals that say what is wrong with it."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from functools import partial
from pathlib import Path
from typing import Any

import aiosqlite
import msgspec
import pytest

from storage import StorageTrouble, Where, open_database
from storage.connection import Connection
from storage.health import examine
from storage.sqlite import SqliteDatabase, connect, transaction
from testkit.databases.prepared import prepared
from tests.storage.files import change_file


def value(query: str) -> Any:
    return lambda connection: connection.execute(query).fetchone()[0]


async def opened(path: Path) -> SqliteDatabase:
    return await SqliteDatabase.open(path)


async def trouble(path: Path) -> StorageTrouble:
    with pytest.raises(StorageTrouble) as caught:
        await SqliteDatabase.open(path)
    assert path.name in str(caught.value)
    return caught.value


def test_the_library_still_has_what_we_build_on() -> None:
    assert asyncio.iscoroutinefunction(aiosqlite.Connection._execute)
    assert isinstance(aiosqlite.Connection._conn, property)


@pytest.mark.slow
async def test_a_look_that_fails_does_not_hold_the_reader_at_what_it_saw(tmp_path: Path) -> None:
    """Not even while somebody keeps the error, in whose frames a cursor is open."""
    database = await SqliteDatabase.open(tmp_path / "a.db")
    for n in range(3):
        await database.write(partial(add_guild, number=n))

    def broken(connection: Connection) -> None:
        rows = connection.execute("select id from guilds")
        connection.execute("select id from nowhere")
        rows.fetchall()

    with pytest.raises(StorageTrouble) as kept:
        await database.read(broken)
    await database.write(partial(add_guild, number=3))
    assert await database.read(lambda it: it.execute("select count(*) from guilds").fetchone()) == (4,)
    assert kept.value is not None
    await database.close()


@pytest.mark.slow
@pytest.mark.usefixtures("durable")
async def test_moves_survive_a_power_cut_and_references_are_checked(tmp_path: Path) -> None:
    database = await opened(tmp_path / "a.db")
    assert await database.write(value("pragma journal_mode")) == "wal"
    assert await database.write(value("pragma synchronous")) == 2
    assert await database.write(value("pragma foreign_keys")) == 1
    assert await database.write(value("pragma busy_timeout")) == 5000
    with pytest.raises(StorageTrouble, match="FOREIGN KEY"):
        await database.write(lambda c: c.execute("insert into seats (table_id, seat) values (5, 0)"))
    await database.close()


async def test_who_looks_is_counted_as_long_as_they_wait(where: Where) -> None:
    database = await open_database(where)
    first, second = threading.Event(), threading.Event()

    def slow(connection: Connection) -> None:
        first.set()
        assert second.wait(120)

    look = asyncio.create_task(database.read(slow))
    assert await asyncio.to_thread(first.wait, 120)
    assert database.looks == 1
    second.set()
    await look
    assert database.looks == 0
    with pytest.raises(StorageTrouble):
        await database.read(value("select no_such_column from guilds"))
    assert database.looks == 0
    await database.write(value("select count(*) from guilds"))
    assert database.looks == 0
    await database.close()


def add_guild(connection: sqlite3.Connection, number: int) -> None:
    connection.execute("insert into guilds (id, clock) values (?, ?)", (number, "x" * 4000))


@pytest.mark.slow
async def test_the_log_is_moved_into_the_file_beside_the_writing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No transaction does it itself, so nobody waits for it; the log stays short all the same."""
    monkeypatch.setattr("storage.sqlite.TIDY_AFTER", 5)
    database = await opened(tmp_path / "a.db")
    assert await database.write(value("pragma wal_autocheckpoint")) == 0
    sizes = []
    for n in range(100):
        await database.write(partial(add_guild, number=n))
        if database._tidying is not None:
            await database._tidying
        sizes.append([(tmp_path / name).stat().st_size for name in ("a.db", "a.db-wal")])
    assert sizes[99][0] > sizes[49][0] + 45 * 4000
    assert sizes[99][1] == sizes[49][1]
    await database.close()


def size(file: Path) -> int:
    return file.stat().st_size


async def emptied(log: Path) -> None:
    async with asyncio.timeout(60):
        while size(log):  # noqa: ASYNC110 (of another thread)
            await asyncio.sleep(0.01)


@pytest.mark.slow
async def test_nothing_is_left_in_the_log_once_nobody_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What lies in the log alone is lost with a damaged log; without this a whole evening did."""
    monkeypatch.setattr("storage.sqlite.IDLE_SECONDS", 0.05)
    database, log = await opened(tmp_path / "a.db"), tmp_path / "a.db-wal"
    for n in range(3):
        await database.write(partial(add_guild, number=n))
        await emptied(log)
        with sqlite3.connect(f"file:{tmp_path / 'a.db'}?mode=ro&immutable=1", uri=True) as alone:
            assert alone.execute("select count(*) from guilds").fetchone() == (n + 1,)
        alone.close()
    await database.close()


@pytest.mark.slow
async def test_a_log_that_somebody_reads_in_is_emptied_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("storage.sqlite.IDLE_SECONDS", 0.05)
    monkeypatch.setattr("storage.sqlite.EMPTYING_MS", 1)
    database, log = await opened(tmp_path / "a.db"), tmp_path / "a.db-wal"
    await database.write(partial(add_guild, number=1))
    reading, ended = threading.Event(), threading.Event()

    def slow(connection: Connection) -> None:
        connection.execute("select count(*) from guilds").fetchone()
        reading.set()
        assert ended.wait(120)

    look = asyncio.create_task(database.read(slow))
    assert await asyncio.to_thread(reading.wait, 120)
    await database.write(partial(add_guild, number=2))
    tidied = asyncio.Event()
    tidy = database._tidy

    async def watched(work: Any) -> None:
        await tidy(work)
        tidied.set()

    monkeypatch.setattr(database, "_tidy", watched)
    async with asyncio.timeout(60):
        await tidied.wait()
        assert log.stat().st_size
        ended.set()
        await look
        await emptied(log)
    await database.close()


@pytest.mark.slow
async def test_a_log_that_cannot_be_moved_now_is_moved_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("storage.sqlite.TIDY_AFTER", 1)
    database = await opened(tmp_path / "a.db")
    with monkeypatch.context() as patch:
        patch.setattr("storage.sqlite.checkpoint", value("select moon from sky"))
        await database.write(lambda c: c.execute("insert into guilds (id) values (1)"))
        assert database._tidying is not None
        await database._tidying
    await database.write(lambda c: c.execute("insert into guilds (id) values (2)"))
    assert await database.read(value("select count(*) from guilds")) == 2
    await database.close()


async def test_the_looking_connection_cannot_write(where: Where) -> None:
    database = await open_database(where)
    with pytest.raises(StorageTrouble) as caught:
        await database.read(lambda c: c.execute("insert into users (id) values (1)"))
    assert caught.value.kind == "read_only"
    await database.close()


async def test_a_transaction_is_whole_or_not_there(where: Where) -> None:
    database = await open_database(where)

    def fail(connection: Connection) -> None:
        connection.execute("insert into users (id) values (1)")
        raise LookupError

    with pytest.raises(LookupError):
        await database.write(fail)
    assert await database.read(value("select count(*) from users")) == 0
    await database.write(lambda c: c.execute("insert into users (id) values (2)"))
    assert await database.read(value("select count(*) from users")) == 1
    await database.close()


async def test_a_transaction_goes_on_when_nobody_waits_for_it(where: Where) -> None:
    database = await open_database(where)

    def work(connection: Connection) -> None:
        for n in range(200):
            connection.execute("insert into users (id) values (?)", (n,))

    task = asyncio.create_task(database.write(work))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await database.close()
    database = await open_database(where)
    assert await database.read(value("select count(*) from users")) == 200
    await database.close()


async def test_a_read_sees_one_state_of_the_database(where: Where) -> None:
    database, other = await open_database(where), await open_database(where)
    first, written = threading.Event(), threading.Event()

    def look(connection: Connection) -> tuple[int, int]:
        query = "select count(*) from users"
        seen = connection.execute(query).fetchone()[0]
        first.set()
        written.wait(120)
        return seen, connection.execute(query).fetchone()[0]

    looked = asyncio.create_task(database.read(look))
    await asyncio.to_thread(first.wait, 120)
    await other.write(lambda c: c.execute("insert into users (id) values (1)"))
    written.set()
    assert await looked == (0, 0)
    assert await database.read(value("select count(*) from users")) == 1
    await other.close()
    await database.close()


async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.db"
    path.write_text("Dear Ann, " * 500)
    assert (await trouble(path)).kind == "not_a_database"
    assert path.read_text() == "Dear Ann, " * 500
    assert os.listdir(tmp_path) == ["letter.db"]


async def test_a_database_of_another_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    change_file(path, "create table recipes (name text)")
    found = await trouble(path)
    assert found.kind == "foreign"
    assert "another program" in str(found)


@pytest.mark.slow
async def test_a_database_from_a_newer_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "new.db"
    await (await opened(path)).close()
    change_file(path, "pragma user_version = 99")
    found = await trouble(path)
    assert found.kind == "newer"
    assert "version 99" in str(found)
    assert "update the program" in str(found)


async def test_an_opening_that_fails_leaves_no_connection(tmp_path: Path) -> None:
    path = prepared(tmp_path / "new.db")
    change_file(path, "pragma user_version = 99")
    assert (await trouble(path)).kind == "newer"
    assert os.listdir(tmp_path) == ["new.db"]  # the log goes with the last connection


async def test_a_folder_that_does_not_exist_is_named(tmp_path: Path) -> None:
    assert (await trouble(tmp_path / "nowhere" / "a.db")).kind == "missing"
    assert (await trouble(tmp_path)).kind == "missing"


@pytest.mark.slow
async def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.db"
    await (await opened(path)).close()

    def protected(path: Path, *, read_only: bool) -> sqlite3.Connection:
        connection = connect(path, read_only=False)
        connection.execute("pragma query_only = on")  # what SQLite does with a file it may not write
        return connection

    monkeypatch.setattr("storage.sqlite.connect", protected)
    found = await trouble(path)
    assert found.kind == "read_only"
    assert "writable" in str(found)


@pytest.mark.slow
async def test_a_damaged_file_says_so(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    database = await opened(path)
    await database.write(
        lambda c: c.executemany("insert into users (id, time_zone) values (?, ?)", [(n, "x" * 90) for n in range(2000)])
    )
    await database.close()
    data = bytearray(path.read_bytes())
    for page in range(len(data) // 4096 - 20, len(data) // 4096):
        data[page * 4096 : page * 4096 + 200] = b"\xff" * 200
    path.write_bytes(data)
    db = await open_database(path)
    with pytest.raises(StorageTrouble) as caught:
        await db.read(lambda c: c.execute("select sum(length(time_zone)) from users").fetchall())
    assert caught.value.kind == "damaged"
    await db.close()


@pytest.mark.slow
async def test_a_full_disk_says_so_and_loses_nothing(tmp_path: Path) -> None:
    database = await opened(tmp_path / "a.db")
    await database.write(lambda c: c.execute("insert into users (id) values (1)"))
    pages = await database.read(value("pragma page_count"))
    await database._writer.run(lambda c: c.execute(f"pragma max_page_count = {pages}"))
    many = [(n, "x" * 1000) for n in range(2, 200)]
    with pytest.raises(StorageTrouble) as caught:
        await database.write(lambda c: c.executemany("insert into users (id, time_zone) values (?, ?)", many))
    assert caught.value.kind == "full"
    assert "nothing was saved" in str(caught.value)
    assert await database.read(value("select count(*) from users")) == 1
    await database._writer.run(lambda c: c.execute("pragma max_page_count = 100000"))
    await database.write(lambda c: c.executemany("insert into users (id, time_zone) values (?, ?)", many))
    assert await database.read(value("select count(*) from users")) == 199
    await database.close()


@pytest.mark.slow
async def test_a_file_in_use_is_not_lost(tmp_path: Path) -> None:
    database = await SqliteDatabase.open(tmp_path / "a.db")
    await database.write(lambda db: db.execute("insert into users (id) values (1)"))
    assert database.lost() is None
    await database.close()


@pytest.mark.slow
async def test_a_damaged_file_is_lost_once_somebody_has_met_the_damage(tmp_path: Path) -> None:
    database = await SqliteDatabase.open(tmp_path / "a.db")
    await database.write(lambda db: db.execute("drop table users"))
    with pytest.raises(StorageTrouble, match="is not whole"):
        await database.read(lambda db: db.execute("select * from users").fetchall())
    lost = database.lost()
    assert lost is not None
    assert lost.kind == "damaged"
    await database.close()


async def test_a_single_bad_value_does_not_lose_the_file(where: Where) -> None:
    database = await open_database(where)
    with pytest.raises(StorageTrouble):
        await database.read(lambda db: msgspec.json.decode(b"{"))
    assert database.lost() is None
    await database.close()


def test_what_was_left_open_is_undone_before_the_next_transaction(tmp_path: Path) -> None:
    connection = connect(tmp_path / "a.db", read_only=False)
    connection.execute("create table pets (name text)")
    connection.execute("begin")
    connection.execute("insert into pets values ('left open')")
    transaction("begin immediate", lambda opened: opened.execute("insert into pets values ('kept')"), connection)
    assert connection.execute("select name from pets").fetchall() == [("kept",)]
    connection.close()


@pytest.mark.slow
async def test_a_sound_file_is_said_to_be_usable(tmp_path: Path) -> None:
    await (await open_database(tmp_path / "a.db")).close()
    told = list(examine(tmp_path / "a.db"))
    assert (True, f"{tmp_path}/a.db can be used: no tables") in told
    assert all(good for good, _ in told)
