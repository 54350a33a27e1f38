"""Numbered steps, all or none."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from storage import StorageTrouble, open_database, sql
from storage.connection import Connection
from storage.migrations import APPLICATION, migrate, statements, steps, version_of
from storage.sqlite import connect
from tests.storage.files import following, table_row


def names(connection: Connection) -> set[str]:
    return {row[0] for row in connection.execute("select name from sqlite_master where type = 'table'")}


@pytest.mark.slow
def test_a_new_file_gets_every_table(tmp_path: Path) -> None:
    connection = connect(tmp_path / "a.db", read_only=False)
    assert migrate(connection, tmp_path / "a.db") == (0, len(steps()))
    assert names(connection) == {
        *("tables", "seats", "boundaries", "choices", "component_sets"),
        *("outbox", "users", "guilds", "results", "invitations", "due", "followers", "played", "reviews", "archives"),
        *("plans", "standing_answers", "requests", "remarks", "processes", "holders", "beats", "restored"),
        "server_sets",
    }
    assert version_of(connection) == len(steps())
    assert connection.execute("pragma application_id").fetchone()[0] == APPLICATION
    assert migrate(connection, tmp_path / "a.db") == (len(steps()), len(steps()))
    connection.close()


@pytest.mark.slow
async def test_an_older_file_is_brought_up_to_date_and_keeps_its_rows(tmp_path: Path, folder: Path) -> None:
    db = await open_database(tmp_path / "a.db")
    row = await db.write(sql.saving.create, table_row())
    await db.close()
    following(folder, "pets", "create table pets (name text); -- one\ninsert into pets values ('a;b');\n")
    db = await open_database(tmp_path / "a.db", folder)
    assert await db.read(sql.tables.fetch, row.id) == row
    assert await db.read(lambda c: c.execute("select name from pets").fetchone()) == ("a;b",)
    assert await db.read(version_of) == len(steps()) + 1
    await db.close()
    with pytest.raises(StorageTrouble, match="newer version"):
        await open_database(tmp_path / "a.db")


@pytest.mark.slow
async def test_a_file_several_steps_behind_gets_each_of_them_once(tmp_path: Path, folder: Path) -> None:
    await (await open_database(tmp_path / "a.db")).close()
    following(folder, "pets", "create table pets (name text);\n")
    following(folder, "cat", "insert into pets values ('cat');\n")
    following(folder, "dog", "insert into pets values ('dog');\n")
    for _ in range(2):
        db = await open_database(tmp_path / "a.db", folder)
        assert await db.read(version_of) == len(steps()) + 3
        found = await db.read(lambda c: c.execute("select name from pets").fetchall())
        assert found == [("cat",), ("dog",)]
        await db.close()


class Overtaken(sqlite3.Connection):
    """A connection that another program is quicker than: it brings the file up to date just before the lock."""

    other: sqlite3.Connection
    folder: Path

    def execute(self, sql: str, /, *values: Any) -> sqlite3.Cursor:
        if sql == "begin immediate":
            migrate(self.other, Path("a.db"), self.folder)
        return super().execute(sql, *values)


@pytest.mark.slow
async def test_of_two_programs_only_one_takes_the_steps(tmp_path: Path, folder: Path) -> None:
    path = tmp_path / "a.db"
    await (await open_database(path)).close()
    following(folder, "pets", "create table pets (name text);\ninsert into pets values ('cat');\n")
    connection = sqlite3.connect(path, isolation_level=None, factory=Overtaken)
    connection.other, connection.folder = connect(path, read_only=False), folder
    newest = len(steps(folder))
    assert migrate(connection, path, folder) == (newest, newest)
    assert connection.execute("select name from pets").fetchall() == [("cat",)]
    connection.other.close()
    connection.close()


@pytest.mark.slow
async def test_a_step_that_fails_leaves_the_file_as_it_was(tmp_path: Path, folder: Path) -> None:
    db = await open_database(tmp_path / "a.db")
    row = await db.write(sql.saving.create, table_row())
    await db.close()
    following(folder, "half", "create table pets (name text);\ndelete from seats;\ninsert into nowhere values (1);\n")
    with pytest.raises(StorageTrouble, match="nowhere"):
        await open_database(tmp_path / "a.db", folder)
    db = await open_database(tmp_path / "a.db")
    assert await db.read(sql.tables.fetch, row.id) == row
    assert await db.read(names) == {
        *("tables", "seats", "boundaries", "choices", "component_sets"),
        *("outbox", "users", "guilds", "results", "invitations", "due", "followers", "played", "reviews", "archives"),
        *("plans", "standing_answers", "requests", "remarks", "processes", "holders", "beats", "restored"),
        "server_sets",
    }
    await db.close()


@pytest.mark.slow
async def test_a_step_that_leaves_dangling_rows_is_undone(tmp_path: Path, folder: Path) -> None:
    db = await open_database(tmp_path / "a.db")
    await db.write(sql.saving.create, table_row())
    await db.close()
    script = (
        "create table t2 as select * from tables; create table pets (owner bigint references tables (id) deferrable"
    )
    following(folder, "dangling", f"{script} initially deferred); insert into pets values (77);\n")
    with pytest.raises(StorageTrouble):
        await open_database(tmp_path / "a.db", folder)
    db = await open_database(tmp_path / "a.db")
    assert "pets" not in await db.read(names)
    await db.close()


@pytest.mark.slow
def test_a_step_that_fails_leaves_no_transaction_open(tmp_path: Path, folder: Path) -> None:
    following(folder, "half", "create table pets (name text);\ninsert into nowhere values (1);\n")
    with closing(sqlite3.connect(tmp_path / "a.db", isolation_level=None)) as connection:
        with pytest.raises(sqlite3.OperationalError, match="nowhere"):
            migrate(connection, tmp_path / "a.db", folder)
        assert not connection.in_transaction


def test_a_gap_in_the_numbers_is_refused(folder: Path) -> None:
    (folder / "0090_late.sql").write_text("create table late (x integer);\n")
    with pytest.raises(StorageTrouble, match="0090_late"):
        steps(folder)


def test_scripts_are_taken_apart_at_the_right_semicolons() -> None:
    script = "-- first; not a statement\ncreate table a (x text default ';'); \ninsert into a\nvalues ('b;c');\n"
    found = [" ".join(line for line in s.split("\n") if not line.startswith("--")) for s in statements(script)]
    assert [one.strip() for one in found] == ["create table a (x text default ';');", "insert into a values ('b;c');"]


@contextmanager
def of_step(path: Path, number: int) -> Iterator[sqlite3.Connection]:
    """An empty file as it was after so many steps."""
    with closing(connect(path, read_only=False)) as db:
        for _, script in steps()[:number]:
            for statement in statements(script):
                db.execute(statement)
        db.execute(f"pragma application_id = {APPLICATION}")
        db.execute(f"pragma user_version = {number}")
        yield db


@pytest.mark.slow
def test_a_poster_that_was_to_come_by_itself_comes_no_more(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    with of_step(path, 30) as db:
        db.execute(
            "insert into tables (id, game, options, status, organiser, created_at, changed_at)"
            " values (1, 'bazaar', '{}', 'over', 11, 1.0, 1.0)"
        )
        for kind in ("turn", "poster"):
            db.execute(
                "insert into outbox (table_id, lane, kind, payload, nonce, not_before, created_at)"
                " values (1, 'thread:1', ?, '{}', ?, 1.0, 1.0)",
                (kind, kind),
            )
        migrate(db, path)
        assert db.execute("select kind from outbox").fetchall() == [("turn",)]


@pytest.mark.slow
def test_who_has_sat_on_a_seat_before_holders_were_kept_counts_as_having_seen_it(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    with of_step(path, 12) as db:
        for table, status, started in ((1, "running", 5.0), (2, "over", 5.0), (3, "lobby", None)):
            db.execute(
                "insert into tables (id, game, options, status, organiser, created_at, changed_at, started_at)"
                " values (?, 'bazaar', '{}', ?, 11, 1.0, 1.0, ?)",
                (table, status, started),
            )
            db.execute("insert into seats (table_id, seat, user_id) values (?, 0, 22)", (table,))
            for player in ("11", "22", "house", "-5"):
                db.execute("insert into played values (?, 0, ?, 3)", (table, player))
        migrate(db, path)
        found = db.execute("select table_id, seat, user_id, segment from holders order by id").fetchall()
    assert found == [(1, 0, 11, 0), (1, 0, 22, 0), (1, 0, 22, 0)]
