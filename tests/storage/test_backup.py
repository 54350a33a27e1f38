"""`python -m storage.backup`: consistent copies, also while the bot plays."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from host import Host
from storage import StorageTrouble, backup, check, migrations
from storage.sqlite import connect
from testkit.databases.prepared import prepared
from testkit.host_play import answer_any, everything, start
from testkit.rotation import by_turns
from testkit.sources import ROOT
from tests.storage.files import change_file


@pytest.mark.slow
async def test_a_backup_holds_what_was_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, target = tmp_path / "a.db", tmp_path / "b.db"
    async with await Host.open(source) as host:
        table = await start(host)
        rng = Random(1)
        for _ in range(10):
            await answer_any(host, table, rng)
        rows = await everything(host)
        assert backup.main([str(source), str(target)]) == 0
        assert "b.db" in capsys.readouterr().out
        for _ in range(10):
            await answer_any(host, table, rng)
    assert sorted(os.listdir(tmp_path)) == ["a.db", "b.db"]
    async with await Host.open(target) as host:
        assert await everything(host) == rows
        await answer_any(host, table, Random(2))


@by_turns(0, days=2)
async def test_backups_while_it_plays_are_all_whole(tmp_path: Path) -> None:
    source = tmp_path / "a.db"
    async with await Host.open(source) as host:
        tables = [await start(host, seed=str(n)) for n in range(4)]

        made: list[Path] = []
        copied = asyncio.Event()

        async def play(table: int) -> None:
            rng, answers = Random(table), 0
            while await answer_any(host, table, rng) is not None:
                answers += 1
                if answers % 5 == 0:  # not all is played before the first copy is made
                    copied.clear()
                    await copied.wait()

        players = [asyncio.create_task(play(table)) for table in tables]
        while not all(player.done() for player in players):
            target = tmp_path / f"{len(made)}.db"
            await asyncio.to_thread(backup.back_up, source, target)
            made.append(target)
            copied.set()
    assert len(made) > 3
    for target in made:
        lines, good = check.check(target)
        assert good, lines


@pytest.mark.slow
async def test_nothing_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, target = tmp_path / "a.db", tmp_path / "b.db"
    await (await Host.open(source)).close()
    target.write_text("precious")
    assert backup.main([str(source), str(target)]) == 2
    assert "not overwritten" in capsys.readouterr().err
    assert target.read_text() == "precious"
    assert backup.main([str(source), str(source)]) == 2


@pytest.mark.slow
async def test_what_cannot_be_backed_up_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, target = tmp_path / "a.db", tmp_path / "b.db"
    assert backup.main([str(source), str(target)]) == 2
    source.write_text("Dear Ann, " * 500)
    assert backup.main([str(source), str(target)]) == 2
    source.unlink()
    async with await Host.open(source) as host:
        await start(host)
    assert backup.main([str(source), str(tmp_path / "nowhere" / "b.db")]) == 2
    change_file(source, "delete from tables")
    assert backup.main([str(source), str(target)]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 4
    assert "is not a database" in said
    assert "does not exist" in said
    assert sorted(os.listdir(tmp_path)) == ["a.db"]


@pytest.mark.slow
async def test_a_database_that_was_left_by_a_killed_process_is_backed_up_with_its_log(tmp_path: Path) -> None:
    source, left = tmp_path / "a.db", tmp_path / "left"
    left.mkdir()
    async with await Host.open(source) as host:
        table = await start(host)
        await answer_any(host, table, Random(1))
        rows = await everything(host)
        for name in ("a.db", "a.db-wal"):  # what a kill leaves; the lock file is made anew
            shutil.copy(tmp_path / name, left / name)
    assert backup.back_up(left / "a.db", tmp_path / "b.db") > 0
    async with await Host.open(tmp_path / "b.db") as host:
        assert await everything(host) == rows


@pytest.mark.slow
def test_it_is_a_command(tmp_path: Path) -> None:
    migrations.migrate(connect(tmp_path / "a.db", read_only=False), tmp_path / "a.db")
    command = [sys.executable, "-m", "storage.backup", str(tmp_path / "a.db"), str(tmp_path / "b.db")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "b.db").exists()


@pytest.mark.slow
async def test_a_disk_without_hard_links_is_as_good(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """exFAT and many network shares refuse them."""

    def refused(*_: object, **__: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    await (await Host.open(tmp_path / "a.db")).close()
    monkeypatch.setattr(os, "link", refused)
    backup.back_up(tmp_path / "a.db", tmp_path / "b.db")
    assert sorted(os.listdir(tmp_path)) == ["a.db", "b.db"]


@pytest.mark.slow
async def test_the_disk_that_is_full_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is the one of the copy, and not that of the database."""
    await (await Host.open(tmp_path / "a.db")).close()
    connect_to = sqlite3.connect

    def small(path: Path | str, **kwargs: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect_to(path, **kwargs)
        if Path(path).name == "part":
            connection.execute("pragma max_page_count = 1")
        return connection

    monkeypatch.setattr(sqlite3, "connect", small)
    with pytest.raises(StorageTrouble, match=r"The disk that holds .*/b\.db is full") as full:
        backup.back_up(tmp_path / "a.db", tmp_path / "b.db")
    assert full.value.kind == "full"
    assert os.listdir(tmp_path) == ["a.db"]


@pytest.mark.slow
async def test_a_copy_that_reads_otherwise_is_no_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await (await Host.open(tmp_path / "a.db")).close()

    def torn(part: Path, target: Path) -> None:
        target.write_bytes(part.read_bytes()[:512])

    monkeypatch.setattr("storage.private_files.put", torn)
    with pytest.raises(StorageTrouble):
        backup.back_up(tmp_path / "a.db", tmp_path / "b.db")
    assert os.listdir(tmp_path) == ["a.db"]


def test_a_damaged_database_leaves_no_copy(tmp_path: Path) -> None:
    source = prepared(tmp_path / "a.db")
    change_file(source, "insert into seats (table_id, seat) values (5, 0)")
    with pytest.raises(StorageTrouble, match="is damaged: a row of seats refers to a row of tables") as caught:
        backup.back_up(source, tmp_path / "b.db")
    assert caught.value.kind == "damaged"
    assert os.listdir(tmp_path) == ["a.db"]
