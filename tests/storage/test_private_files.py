"""Nobody else on the machine can read a database, its log, its copies or a report, from the first byte on."""

from __future__ import annotations

import logging
import os
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from host import Host
from host.backups import Backups
from storage import backup, private_files
from testkit.host_play import StillClock, answer_any, start


@pytest.fixture(autouse=True)
def _everybody_may_read() -> Iterator[None]:
    """As a shell has it: what is made without a thought can be read by all."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, str]:
    return {
        str(path.relative_to(folder)): f"{stat.S_IMODE(path.stat().st_mode):o}" for path in sorted(folder.rglob("*"))
    }


@pytest.mark.slow
async def test_a_database_its_log_and_its_copies_are_for_their_owner(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seen at every moment at which SQLite has just opened a file."""
    seen: list[dict[str, str]] = []
    opens = sqlite3.connect

    def watched(*args: object, **kwargs: object) -> sqlite3.Connection:
        seen.append(modes(tmp_path))
        connection: sqlite3.Connection = opens(*args, **kwargs)  # type: ignore[call-overload]
        seen.append(modes(tmp_path))
        return connection

    monkeypatch.setattr(sqlite3, "connect", watched)
    copies = tmp_path / "copies"
    copies.mkdir(mode=0o700)
    async with await Host.open(tmp_path / "a.db", alone=True) as host:
        table = await start(host)
        await answer_any(host, table, Random(1))
        seen.append(modes(tmp_path))
        assert await Backups(tmp_path / "a.db", copies, 60.0, 3, StillClock().now).take_if_due() is not None
        assert backup.main([str(tmp_path / "a.db"), str(tmp_path / "b.db")]) == 0
        seen.append(modes(tmp_path))
    found = {name: mode for moment in seen for name, mode in moment.items() if not (tmp_path / name).is_dir()}
    assert {"a.db", "a.db-wal", "a.db-shm", "a.db.lock", "b.db"} <= set(found)
    inside = {(name, mode) for moment in seen for name, mode in moment.items() if mode not in ("600", "700")}
    assert inside == set()


@pytest.mark.slow
async def test_what_others_could_read_is_tightened_at_the_start(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database, copies = tmp_path / "a.db", tmp_path / "copies"
    copies.mkdir(mode=0o700)
    async with await Host.open(database, alone=True):
        assert await Backups(database, copies, 60.0, 3, StillClock().now).take_if_due() is not None
    (made,) = copies.iterdir()
    for path in (database, made):
        path.chmod(0o644)
    caplog.set_level(logging.WARNING)
    async with await Host.open(database, alone=True):
        Backups(database, copies, 60.0, 3, StillClock().now)
    assert {mode for name, mode in modes(tmp_path).items() if name != "copies"} == {"600"}
    said = [record.getMessage() for record in caplog.records]
    assert said == [f"{path} could be read by others (0644), now only by its owner" for path in (database, made)]


def test_a_file_that_only_its_owner_may_read_does_not_become_writable(tmp_path: Path) -> None:
    file = tmp_path / "a"
    file.touch()
    file.chmod(0o444)
    private_files.tighten([file, tmp_path / "missing"])
    assert modes(tmp_path) == {"a": "400"}
