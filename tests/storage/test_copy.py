"""`python -m storage.copy`: everything moves from SQLite to PostgreSQL and back, or nothing does."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import testkit.bazaar.meta  # noqa: F401 (makes the game known)
from host import BOT, Host, Person
from storage import backup, check, copy, sql
from storage.contents import TABLES
from storage.health import examine
from storage.migrations import migrate
from storage.sqlite import connect
from testkit.databases.postgres import PostgresServer
from testkit.host_play import answer_any, everything
from testkit.sources import ROOT
from tests.storage.files import change_file

pytestmark = pytest.mark.slow

OLD = Path(__file__).parent / "databases" / "0.1.0.db"
# A row for every table that the old database has none of.
MORE: dict[str, dict[str, Any]] = {
    "users": {"id": 2**62, "language": "uk", "away_until": 1e9 + 1 / 3},
    "guilds": {"id": 7, "channels": "[1, 2]", "private": 1},
    "invitations": {"table_id": 1, "user_id": 5, "at": 0.1},
    "due": {"at": 3.0, "kind": "clock", "table_id": 1, "key": "clock:1:0", "payload": '{"ü": "тест 🎲"}'},
    "played": {"table_id": 1, "seat": 0, "player": "-5", "answers": 3},
    "plans": {"table_id": 1, "seat": 0, "user_id": 5, "step": 1, "choices": "[]"},
    "standing_answers": {"table_id": 1, "seat": 0, "user_id": 5, "answer": "{}"},
    "requests": {"table_id": 1, "number": 1, "user_id": 5, "segment": 0, "position": 0, "at": 1, "until": 2}
    | {"agreed": "[]"},
    "remarks": {"table_id": 1, "segment": 0, "at": 1.0, "event": "{}"},
    "followers": {"table_id": 1, "user_id": 5, "language": "pl"},
    "reviews": {"table_id": 1, "seat": 0, "review": "{}"},
    "archives": {"table_id": 1, "last": 3, "turns": "{}", "packed": bytes(range(256))},
    "beats": {"name": "served", "at": 1e9 + 1 / 3},
    "restored": {"at": 1e9 + 1 / 3, "highest": 7, "above": 2**40},
    "server_sets": {
        "guild": 7,
        "game": "bazaar",
        "state": "used",
        "hash": "6c3d580bdf861c08",
        "changed": "[]",
        "user_id": 5,
        "at": 1.5,
    },
}


@pytest.fixture
def full(tmp_path: Path) -> Path:
    """A file of the first version, up to date, with something in every table."""
    path = tmp_path / "full.db"
    shutil.copy(OLD, path)
    connection = connect(path, read_only=False)
    migrate(connection, path)
    for table, row in MORE.items():
        marks = ", ".join("?" * len(row))
        connection.execute(f"insert into {table} ({', '.join(row)}) values ({marks})", tuple(row.values()))
    connection.execute("insert into played (table_id, seat, player, answers) values (1, 0, '5', 1), (1, 0, 'house', 2)")
    assert all(connection.execute(f"select 1 from {table}").fetchone() for table in TABLES)
    connection.close()
    return path


@pytest.fixture
def address(postgres: PostgresServer) -> Iterator[str]:
    made = postgres.fresh()
    yield made
    postgres.drop(made)


def refused(capsys: pytest.CaptureFixture[str], source: object, target: object) -> str:
    """The one sentence by which a copy is refused."""
    capsys.readouterr()
    assert copy.main([str(source), str(target)]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    return captured.err


@pytest.mark.slow
async def test_everything_moves_there_and_back(
    full: Path, address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    back = tmp_path / "back.db"
    assert copy.main([str(full), address]) == 0
    assert "rows were copied and compared" in capsys.readouterr().out
    lines, good = check.check(address)
    assert (good, lines[1:]) == (True, check.check(full)[0][1:])
    assert copy.main([address, str(back)]) == 0
    rows = []
    for where in (full, address, back):
        async with await Host.open(where, reports=tmp_path / "reports", rng=Random(1)) as host:
            rows.append(await everything(host))
    assert rows[0] == rows[1] == rows[2]
    async with await Host.open(address, reports=tmp_path / "reports", rng=Random(1)) as host:
        for table in await host._db.read(sql.tables.with_status, "running"):  # they go on, and new rows get new numbers
            await answer_any(host, table, Random(1))
        made = await host.lobby.create("bazaar", Person(11), "Ann")
        assert made.id > max(row[0] for row in rows[0]["tables"])
        assert (await host.reads.info(made.id, BOT)).status == "lobby"
        assert "not empty" in refused(capsys, full, address)
    assert all(fine for fine, _ in examine(address) if "wait" not in _)


async def test_what_cannot_be_moved_is_said(
    full: Path, address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "does not exist" in refused(capsys, tmp_path / "nowhere.db", address)
    assert "use backup and restore" in refused(capsys, full, tmp_path / "other.db")
    assert "use backup and restore" in refused(capsys, address, address)
    assert "already exists" in refused(capsys, address, full)
    assert "older version" in refused(capsys, address, tmp_path / "other.db")
    assert "running there" in refused(capsys, full, "postgresql://localhost:1/kontor")
    change_file(full, "update users set language = 'a' || char(0)")
    refused(capsys, full, address)  # PostgreSQL knows no such letter
    change_file(full, "update users set language = 'uk'")
    monkeypatch.setattr("storage.postgresql.copying.AddressSide.rows", lambda *_: iter([()]))
    assert "did not arrive" in refused(capsys, full, address)
    monkeypatch.undo()
    assert [said for fine, said in examine(address) if fine and "empty" in said]  # nothing was left behind
    assert backup.main([address, str(tmp_path / "copy")]) == 2
    assert "older version" in capsys.readouterr().err


@pytest.mark.slow
def test_it_is_a_command(full: Path, address: str) -> None:
    command = [sys.executable, "-m", "storage.copy", str(full), address]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stderr) == (0, "")
