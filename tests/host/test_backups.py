"""Backups on a timer: when one is due, which are kept, and that a restored one goes on where it was."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

from cogs.operation.backup_timer import BackupTimer
from host import Host, StorageTrouble
from host.backups import Backups
from storage import check
from storage.backup import PART
from testkit.host_play import StillClock, answer_any, everything, start

DAY = 86_400.0


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "backups"
    made.mkdir()
    return made


async def test_one_a_day_the_newest_are_kept_and_nothing_else_is_touched(tmp_path: Path, folder: Path) -> None:
    clock = StillClock()
    for name in ("notes.txt", "kontor.db", "kontor-old.db", "other-2020-01-01T00-00-00Z.db"):
        (folder / name).write_text("mine")
    (folder / f"{PART}abc").mkdir()
    async with await Host.open(tmp_path / "kontor.db", clock.now):
        backups = Backups(tmp_path / "kontor.db", folder, DAY, 3, clock.now)
        assert backups.age() is None
        for day in range(5):
            assert await backups.take_if_due() is not None, day
            assert await backups.take_if_due() is None
            clock.turn(DAY / 2)
            anew = Backups(tmp_path / "kontor.db", folder, DAY, 3, clock.now)  # a restart makes none of its own
            assert await anew.take_if_due() is None
            assert anew.age() == DAY / 2
            clock.turn(DAY / 2)
    assert sorted(os.listdir(folder)) == [
        *(f"kontor-2030-01-0{day}T12-00-00Z.db" for day in (3, 4, 5)),
        "kontor-old.db",
        "kontor.db",
        "notes.txt",
        "other-2020-01-01T00-00-00Z.db",
    ]


@pytest.mark.slow
async def test_a_backup_of_a_running_bot_goes_on_where_it_was(tmp_path: Path, folder: Path) -> None:
    """Restoring is putting the copy where the database was."""
    clock = StillClock()
    async with await Host.open(tmp_path / "kontor.db", clock.now, alone=True) as host:
        tables = [await start(host, seed=str(n)) for n in range(3)]
        rng = Random(1)
        for n in range(40):
            await answer_any(host, tables[n % 2], rng)
        while await answer_any(host, tables[2], rng) is not None:
            pass
        rows = await everything(host)
        made = await Backups(tmp_path / "kontor.db", folder, DAY, 3, clock.now).take_if_due()
        assert made is not None
        await answer_any(host, tables[0], rng)
    lines, good = check.check(made)
    assert good, lines
    assert "1 over, 2 running" in "\n".join(lines)
    restored = tmp_path / "restored.db"
    made.rename(restored)
    async with await Host.open(restored, clock.now, alone=True) as host:
        assert await everything(host) == rows
        assert await answer_any(host, tables[0], Random(2)) is not None


async def test_a_backup_that_fails_is_said_and_tried_again(
    tmp_path: Path, folder: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = StillClock()
    async with await Host.open(tmp_path / "kontor.db", clock.now):
        backups = Backups(tmp_path / "kontor.db", folder, DAY, 3, clock.now)
        timer = BackupTimer(backups)

        def full(*_: object) -> int:
            raise StorageTrouble("full", "the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr("host.backups.back_up", full)
            await timer.look()
        assert [record.getMessage() for record in caplog.records] == ["no backup: the disk is full"]
        assert backups.age() is None
        await timer.look()
        assert backups.age() == 0
