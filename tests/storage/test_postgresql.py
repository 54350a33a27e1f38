"""PostgreSQL: the same schema by the same steps, statements in its words, and troubles that are waited out or said."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import psycopg
import pytest

from storage import StorageTrouble, open_database, sql
from storage.connection import Connection
from storage.contents import TABLES
from storage.migrations import FOLDER, statements, steps
from storage.postgresql import CONNECTIONS, LONGEST_WAIT_SECONDS, SHORTEST_WAIT_SECONDS, PostgresDatabase
from storage.postgresql.dialect import ASK_SECONDS, ASK_TIMES, SILENT_SECONDS, settings, translated, typed
from storage.postgresql.schema import VERSION
from testkit.databases.postgres import PostgresServer
from testkit.rotation import by_turns
from tests.storage.files import following, table_row

pytestmark = pytest.mark.slow


@pytest.fixture
def address(postgres: PostgresServer) -> Iterator[str]:
    """A new database with nothing in it at all."""
    made = postgres.fresh()
    yield made
    postgres.drop(made)


async def trouble(address: str, folder: Path = FOLDER) -> StorageTrouble:
    with pytest.raises(StorageTrouble) as caught:
        await open_database(address, folder)
    assert "\n" not in str(caught.value)
    return caught.value


@pytest.mark.parametrize(("ours", "theirs"), [
    ("select a from b where c = ? and d = :name", "select a from b where c = %s and d = %(name)s"),
    ("select '?:no%' || :yes || '%' where a like '-%'", "select '?:no%%' || %(yes)s || '%%' where a like '-%%'"),
    ("select 'it''s ?' || ? || x::text", "select 'it''s ?' || %s || x::text"),
])  # fmt: skip
def test_values_are_marked_as_psycopg_wants_it(ours: str, theirs: str) -> None:
    assert translated(ours) == theirs


async def test_both_kinds_have_the_same_tables_and_columns(address: str) -> None:
    file = sqlite3.connect(":memory:")
    for _, script in steps():
        for statement in statements(script):
            file.execute(statement)
    query = "select m.name, c.name from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table'"
    expected = sorted(file.execute(query).fetchall())
    db = await open_database(address)
    found = await db.read(
        lambda c: c.execute(
            "select table_name, column_name from information_schema.columns where table_schema = 'public'"
        ).fetchall()
    )
    assert sorted(row for row in found if row[0] != VERSION) == expected
    assert {table for table, _ in expected} == {*TABLES, "processes"}  # which are not moved
    indexes = {row[0] for row in file.execute("select name from sqlite_master where type = 'index' and sql > ''")}
    theirs = await db.read(lambda c: c.execute("select indexname from pg_indexes").fetchall())
    assert indexes <= {name for (name,) in theirs}
    await db.close()
    assert typed("tables blob not null") == "tables bytea not null"


async def test_an_older_database_is_brought_up_to_date_and_keeps_its_rows(
    address: str, folder: Path
) -> None:  # fmt: skip
    db = await open_database(address)
    row = await db.write(sql.saving.create, table_row())
    await db.close()
    following(folder, "pets", "create table pets (name text); -- one\ninsert into pets values ('a;b');\n")
    both = await asyncio.gather(open_database(address, folder), open_database(address, folder))  # one takes the steps
    assert await both[0].read(sql.tables.fetch, row.id) == row
    assert await both[1].read(lambda c: c.execute("select name from pets").fetchall()) == [("a;b",)]
    for db in both:
        await db.close()
    found = await trouble(address)
    assert found.kind == "newer"
    assert f"database version {len(steps()) + 1}" in str(found)


async def test_a_step_that_fails_leaves_everything_as_it_was(address: str, folder: Path) -> None:
    db = await open_database(address)
    row = await db.write(sql.saving.create, table_row())
    await db.close()
    following(folder, "half", "create table pets (name text);\ndelete from seats;\ninsert into nowhere values (1);\n")
    assert "nowhere" in str(await trouble(address, folder))
    db = await open_database(address)
    assert await db.read(sql.tables.fetch, row.id) == row
    await db.close()


async def test_a_database_of_another_program_is_refused(address: str) -> None:
    with psycopg.connect(address) as connection:
        connection.execute("create table recipes (name text)")
    assert (await trouble(address)).kind == "foreign"


async def test_what_cannot_be_opened_is_said_without_the_password(postgres: PostgresServer) -> None:
    nowhere = await trouble(postgres.address("nowhere"))
    assert (nowhere.kind, "createdb" in str(nowhere)) == ("missing", True)
    silent = await trouble("postgresql://kontor:hush@localhost:1/kontor")
    assert (silent.kind, "hush" in str(silent)) == ("unreachable", False)
    for wrong in ("postgresql://kontor:hush@localhost", "postgresql://a b:hush@/x?nonsense=1"):
        said = str(await trouble(wrong))
        assert "postgresql://user:password@host:5432/kontor" in said
        assert "hush" not in said


async def test_without_the_library_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "storage.postgresql", None)
    assert "is not installed: pip install" in str(await trouble("postgresql://host/kontor"))


async def test_one_bot_alone(address: str) -> None:
    first = await open_database(address, alone=True)
    with pytest.raises(StorageTrouble, match="with shard 0; stop that one first") as caught:
        await open_database(address, alone=True)
    assert caught.value.kind == "busy"
    await (await open_database(address)).close()  # others may look meanwhile
    await first.close()
    await (await open_database(address, alone=True)).close()


async def test_two_that_get_in_each_others_way_are_both_done(address: str) -> None:
    database = await open_database(address)
    await database.write(lambda c: c.execute("insert into users (id, language) values (1, ''), (2, '')"))
    together, tried = threading.Barrier(2), set[int]()

    def add(connection: Connection, first: int, second: int) -> None:
        query = "update users set language = language || 'x' where id = ?"
        assert connection.execute(query, (first,)).rowcount == 1  # only what is looked at is waited for
        if first not in tried:  # the second try goes through
            tried.add(first)
            together.wait(120)
        connection.execute(query, (second,))

    await asyncio.gather(database.write(lambda c: add(c, 1, 2)), database.write(lambda c: add(c, 2, 1)))
    found = await database.read(lambda c: c.execute("select language from users").fetchall())
    assert found == [("xx",), ("xx",)]
    await database.close()


async def test_a_connection_that_is_lost_is_replaced(address: str) -> None:
    database = await open_database(address)
    assert isinstance(database, PostgresDatabase)
    tries = 0

    def cut_off(connection: Connection) -> None:
        nonlocal tries
        tries += 1
        if tries == 1:
            with psycopg.connect(address, autocommit=True) as other:
                other.execute("select pg_terminate_backend(%s)", (connection.raw.info.backend_pid,))  # type: ignore[attr-defined]
        connection.execute("insert into users (id) values (?)", (tries,))

    await database.write(cut_off)
    assert await database.read(lambda c: c.execute("select id from users").fetchall()) == [(2,)]
    assert database.lost() is None
    await database.close()


async def test_all_connections_may_be_lost_at_once(address: str) -> None:
    """More of them than a transaction is tried again."""
    database = await open_database(address)
    together = threading.Barrier(CONNECTIONS)
    await asyncio.gather(*(database.read(lambda c: together.wait(120)) for _ in range(CONNECTIONS)))
    with psycopg.connect(address, autocommit=True) as other:
        mine = "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()"
        other.execute(f"{mine} and pid <> pg_backend_pid()")
    await database.write(lambda c: add_user(c, 1))
    assert await database.read(lambda c: c.execute("select id from users").fetchall()) == [(1,)]
    await database.close()


async def test_a_database_that_is_not_whole_is_lost_for_good(address: str) -> None:
    database = await open_database(address)
    await database.write(lambda c: c.execute("drop table remarks"))
    with pytest.raises(StorageTrouble, match="is not whole") as caught:
        await database.read(lambda c: c.execute("select * from remarks").fetchall())
    assert database.lost() is caught.value
    await database.close()


async def test_a_table_that_another_process_holds_is_looked_for_ever_more_seldom(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await open_database(address), await open_database(address)
    waits, sleep = list[float](), asyncio.sleep

    async def waited(seconds: float) -> None:
        waits.append(seconds)
        await sleep(0)  # so that on a busy machine, too, there is time for the longest

    monkeypatch.setattr("storage.postgresql.AWAY_SECONDS", 1.0)
    async with first.hold(7):
        monkeypatch.setattr(asyncio, "sleep", waited)
        with pytest.raises(StorageTrouble, match="holds table 7 for too long"):
            async with second.hold(7):
                pass
    assert waits[:4] == [SHORTEST_WAIT_SECONDS * 2**n for n in range(4)]
    assert waits[-1] == LONGEST_WAIT_SECONDS
    await first.close()
    await second.close()


async def test_nothing_goes_on_after_it_was_closed(address: str) -> None:
    before = set(threading.enumerate())
    database = await open_database(address)
    async with database.hold(7):
        pass
    await database.close()
    assert not {thread.name for thread in {*threading.enumerate()} - before if thread.name.startswith("keeper")}


async def test_a_transaction_of_which_nobody_knows_is_not_repeated(address: str) -> None:
    """The connection breaks in the commit itself: once more might do it twice."""
    database = await open_database(address)

    def cut_off(connection: Connection) -> None:
        connection.execute("insert into users (id) values (1)")
        raw = connection.raw  # type: ignore[attr-defined]
        execute = connection.execute

        def broken(sql: str, values: object = (), /) -> object:
            if sql == "commit":
                execute(sql)
                raw.close()
            return execute(sql, values)

        connection.execute = broken  # type: ignore[assignment, method-assign]

    with pytest.raises(StorageTrouble, match="broke while something was being saved") as caught:
        await database.write(cut_off)
    assert caught.value.kind == "unreachable"
    assert await database.read(lambda c: c.execute("select count(*) from users").fetchone()) == (1,)
    await database.close()


async def test_a_statement_that_nobody_looks_at_still_fails_the_whole_transaction(address: str) -> None:
    database = await open_database(address)

    def twice(connection: Connection) -> None:
        for _ in range(2):
            connection.execute("insert into users (id) values (1)")
        connection.execute("insert into users (id) values (2)")

    with pytest.raises(StorageTrouble):
        await database.write(twice)
    await database.write(lambda c: c.execute("insert into users (id) values (3)"))  # the connection is as good as new
    assert await database.read(lambda c: c.execute("select id from users").fetchall()) == [(3,)]
    await database.close()


@by_turns(1, days=3)
async def test_a_server_that_is_started_again_is_waited_for(postgres: PostgresServer, address: str) -> None:
    database = await open_database(address)
    await database.write(lambda c: c.execute("insert into users (id) values (1)"))
    postgres.stop()
    waiting = asyncio.gather(*(database.write(partial(add_user, number=n)) for n in range(2, 12)))
    await asyncio.to_thread(postgres.start)
    await waiting
    assert await database.read(lambda c: c.execute("select count(*) from users").fetchone()) == (11,)
    await database.close()


def add_user(connection: Connection, number: int) -> None:
    connection.execute("insert into users (id) values (?)", (number,))


async def test_a_server_that_stays_away_is_said(
    postgres: PostgresServer, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.postgresql.AWAY_SECONDS", 0.3)
    database = await open_database(address)
    postgres.stop()
    try:
        with pytest.raises(StorageTrouble, match="is PostgreSQL running there") as caught:
            await database.write(lambda c: add_user(c, 1))
    finally:
        postgres.start()
    assert caught.value.kind == "unreachable"
    assert database.lost() is None
    await database.close()


def test_a_lock_does_not_outlive_the_machine_of_its_holder() -> None:
    """Without being asked, a server takes two hours to find out; meanwhile no other bot could start."""
    chosen = settings("postgresql://kontor@db.example/kontor")
    longest = SILENT_SECONDS + ASK_SECONDS * ASK_TIMES
    assert longest <= 30
    assert f"-c tcp_keepalives_idle={SILENT_SECONDS} " in chosen["options"]
    assert chosen["keepalives_count"] == ASK_TIMES
    assert settings("postgresql://kontor@db.example/kontor?keepalives_idle=99").get("keepalives_idle") is None
