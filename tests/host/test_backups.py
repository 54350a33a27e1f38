"""Backups on a timer: when one is due, which are kept, and that a restored one goes on where it was."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from random import Random

import pytest

from cogs.operation.backup_timer import REPEAT_LOOKS, BackupTimer
from host import Host, Measures, StorageTrouble
from host.backups import Backups
from storage import check
from storage.backup import PART
from testkit.databases.postgres import PostgresServer
from testkit.host_play import StillClock, answer_any, everything, start

DAY = 86_400.0


def backups_of(database: Path, folder: Path, clock: StillClock, keep: int = 3) -> Backups:
    return Backups(database, folder, DAY, keep, clock.now, lambda: clock.now().timestamp())


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "backups"
    made.mkdir()
    return made


@pytest.mark.slow
async def test_one_a_day_the_newest_are_kept_and_nothing_else_is_touched(tmp_path: Path, folder: Path) -> None:
    clock = StillClock()
    for name in ("notes.txt", "kontor.db", "kontor-old.db", "other-2020-01-01T00-00-00Z.db"):
        (folder / name).write_text("mine")
    (folder / f"{PART}abc").mkdir()
    async with await Host.open(tmp_path / "kontor.db", clock.now):
        backups = backups_of(tmp_path / "kontor.db", folder, clock)
        assert backups.age() == 0
        for day in range(5):
            assert await backups.take_if_due() is not None, day
            assert await backups.take_if_due() is None
            clock.turn(DAY / 2)
            anew = backups_of(tmp_path / "kontor.db", folder, clock)  # a restart makes none of its own
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
        made = await backups_of(tmp_path / "kontor.db", folder, clock).take_if_due()
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


@pytest.mark.slow
async def test_a_copy_from_the_future_neither_ends_backups_nor_outlives_those_made_after_it(
    tmp_path: Path, folder: Path
) -> None:
    """One start with a wrong clock: no copy would be made for ten years, and the real ones would go first."""
    database, clock, wrong = tmp_path / "kontor.db", StillClock(), StillClock()
    wrong.turn(3650 * DAY)
    async with await Host.open(database, clock.now) as host:
        for _ in range(3):
            await start(host)
            assert await backups_of(database, folder, clock).take_if_due() is not None
            clock.turn(DAY)
        await start(host)
        future = await backups_of(database, folder, wrong).take_if_due()
        assert future is not None
        assert future.name.startswith("kontor-2039")
        assert await backups_of(database, folder, clock).take_if_due() is None  # it holds all there is
        await start(host)
        running = backups_of(database, folder, clock)
        assert await running.take_if_due() is not None
        for _ in range(2):
            clock.turn(DAY / 2)
            assert await running.take_if_due() is None
            assert running.age() == DAY / 2
            clock.turn(DAY / 2)
            assert await running.take_if_due() is not None
    assert sorted(os.listdir(folder)) == [f"kontor-2030-01-0{day}T12-00-00Z.db" for day in (4, 5, 6)]


@pytest.mark.slow
async def test_a_clock_that_begins_in_1970_makes_no_copy_at_every_start(tmp_path: Path, folder: Path) -> None:
    """A small computer without a clock that crashes and starts again would soon keep nothing else."""
    database, clock, early = tmp_path / "kontor.db", StillClock(), StillClock()
    early.turn(-20_000 * DAY)
    async with await Host.open(database, clock.now) as host:
        await start(host)
        assert await backups_of(database, folder, clock).take_if_due() is not None
        for _ in range(5):
            early.turn(60.0)
            assert await backups_of(database, folder, early).take_if_due() is None
        await start(host)
        made = await backups_of(database, folder, early).take_if_due()
        assert made is not None
        early.turn(60.0)
        assert await backups_of(database, folder, early).take_if_due() is None
        clock.turn(2 * DAY)
        assert await backups_of(database, folder, clock, keep=2).take_if_due() is not None
    assert made.exists()  # made after the first, whatever its name says
    assert len(os.listdir(folder)) == 2


@pytest.mark.slow
async def test_how_old_the_newest_is_does_not_follow_a_clock_that_is_set_back(tmp_path: Path, folder: Path) -> None:
    clock, steady = StillClock(), StillClock()
    async with await Host.open(tmp_path / "kontor.db", clock.now):
        backups = Backups(tmp_path / "kontor.db", folder, DAY, 3, clock.now, lambda: steady.now().timestamp())
        assert await backups.take_if_due() is not None
        clock.turn(-300 * DAY)
        steady.turn(2 * DAY)
        assert backups.age() == 2 * DAY
        assert await backups.take_if_due() is not None


@pytest.mark.slow
async def test_a_backup_that_fails_is_said_and_tried_again(
    tmp_path: Path, folder: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = StillClock()
    async with await Host.open(tmp_path / "kontor.db", clock.now):
        backups = backups_of(tmp_path / "kontor.db", folder, clock)
        measures = Measures()
        timer = BackupTimer(backups, measures)

        def full(*_: object) -> int:
            raise StorageTrouble("full", "the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr("host.backups.back_up", full)
            for _ in range(REPEAT_LOOKS + 1):
                await timer.look()
        assert [record.getMessage() for record in caplog.records] == ["no backup for 0 h: the disk is full"] * 2
        assert measures.errors["backup"] == REPEAT_LOOKS + 1
        assert backups.trouble == "the disk is full"
        clock.turn(DAY / 2)
        assert backups.age() == DAY / 2  # none was ever made, and that shows
        await timer.look()
        assert backups.age() == 0
        assert backups.trouble is None


@pytest.mark.slow
async def test_a_folder_that_lacks_is_made_but_not_the_one_above_it(tmp_path: Path) -> None:
    """Where that one lacks as well, the disk of the backups is not mounted."""
    async with await Host.open(tmp_path / "kontor.db"):
        made = backups_of(tmp_path / "kontor.db", tmp_path / "backups", StillClock()).take()
        assert stat.S_IMODE(made.parent.stat().st_mode) == 0o700
        unmounted = backups_of(tmp_path / "kontor.db", tmp_path / "usb/backups", StillClock())
        with pytest.raises(StorageTrouble, match=r"/usb/backups cannot be opened"):
            await unmounted.take_if_due()
        assert not (tmp_path / "usb").exists()


@pytest.mark.slow
async def test_what_lies_in_postgresql_is_backed_up_the_same_way(postgres: PostgresServer, tmp_path: Path) -> None:
    clock, address = StillClock(), postgres.empty()
    async with await Host.open(address, clock.now) as host:
        await start(host)
        backups = Backups(address, tmp_path / "backups", DAY, 3, clock.now, lambda: clock.now().timestamp())
        made = await backups.take_if_due()
        assert made is not None
        rows = await everything(host)
        assert await backups.take_if_due() is None
    async with await Host.open(made, clock.now) as host:
        assert await everything(host) == rows


@pytest.mark.slow
async def test_without_any_copy_the_age_grows_over_restarts(tmp_path: Path, folder: Path) -> None:
    """Whoever restarts every day hears, too, that no backup was ever made: it counts from the oldest table."""
    clock, database = StillClock(), tmp_path / "kontor.db"
    async with await Host.open(database, clock.now) as host:
        clock.turn(DAY)
        assert backups_of(database, folder, clock).age() == 0  # there is nothing to lose yet
        await start(host)
        for day in range(1, 4):
            clock.turn(DAY)
            await start(host)
            assert backups_of(database, folder, clock).age() == day * DAY
        clock.turn(-300 * DAY)
        assert backups_of(database, folder, clock).age() == 0


@pytest.mark.slow
async def test_where_the_newest_is_from_the_future_the_one_before_counts_until_there_is_a_new_one(
    tmp_path: Path, folder: Path
) -> None:
    clock, wrong, database = StillClock(), StillClock(), tmp_path / "kontor.db"
    wrong.turn(3_500 * DAY)
    async with await Host.open(database, clock.now) as host:
        await start(host)
        clock.turn(DAY)
        assert await backups_of(database, folder, wrong).take_if_due() is not None
        assert backups_of(database, folder, clock).age() == DAY
        await start(host)
        assert await backups_of(database, folder, clock).take_if_due() is not None
        await start(host)
        wrong.turn(1)
        assert await backups_of(database, folder, wrong).take_if_due() is not None
        clock.turn(2 * DAY)
        await start(host)
        again = backups_of(database, folder, clock)
        assert again.age() == 2 * DAY
        assert await again.take_if_due() is not None
        assert again.age() == 0
