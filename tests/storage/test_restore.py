"""Restoring a copy: what was there is kept, no number is used again, and whoever was told more hears so."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from unittest import mock

import pytest

import bot
from cogs.operation import settings
from host import BOT, Host, Person, StorageTrouble
from storage import told
from storage.backup import held_by
from storage.restore import UNKNOWN_TABLES, restore
from testkit.databases.postgres import PostgresServer
from testkit.host_play import ANN, BOB, answer_any, play_out, question, refused, start, stored
from testkit.rotation import by_turns, soaked
from tests.storage.files import change_file


@pytest.fixture
def layout(kind: str, no_settings: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The settings and folders of the unit, or of the container; gives the folder of the data."""
    data = tmp_path / "lib/kontor"
    data.mkdir(parents=True, mode=0o700)
    if kind.startswith("container"):
        monkeypatch.setenv("STATE_DIRECTORY", str(data))
        monkeypatch.setenv("DATABASE", str(data / "kontor.db"))
        return data
    monkeypatch.setattr(settings, "STATES", tmp_path / "lib")
    (tmp_path / ".env").write_text("DATABASE=kontor.db\n", encoding="utf-8")
    unit = f"[Service]\nExecStart={tmp_path}/.venv/bin/python {tmp_path}/bot.py\nStateDirectory=kontor\n"
    (tmp_path / "kontor.service").write_text(unit, encoding="utf-8")
    return data


@pytest.fixture
def place(
    kind: str, request: pytest.FixtureRequest, layout: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[str | Path]:
    """The database of that layout, of either kind."""
    if "sqlite" in kind:
        yield layout / "kontor.db"
        return
    server: PostgresServer = request.getfixturevalue("postgres")
    address = server.empty()
    monkeypatch.setenv("DATABASE", address)
    with mock.patch.dict(os.environ, {"STATE_DIRECTORY": str(layout)}):
        yield address


async def opened(place: str | Path) -> Host:
    host = await Host.open(place, alone=True)
    await host.wake()
    return host


async def played_on(place: str | Path, folder: Path, capsys: pytest.CaptureFixture[str]) -> tuple[Path, dict[int, int]]:
    """Two tables, a backup by the command, then moves at the first of them and a third table; gives the copy, and
    the steps of the questions that people have before them at the first one."""
    host = await opened(place)
    for number in range(2):
        await start(host, seed=str(number))
    assert bot.main(["backup"]) == 0
    (copy,) = (folder / "backups").glob("*.db")
    rng = Random(4)
    for _ in range(6):
        await answer_any(host, 1, rng)
    assert await start(host) == 3
    steps = dict(await stored(host, "select user_id, step from seats where table_id = 1"))
    assert bot.main(["restore", str(copy)]) == 2  # it stops nothing
    assert "stop that one first" in capsys.readouterr().err
    await host.close()
    return copy, steps


@by_turns(1, days=2)
@pytest.mark.parametrize(
    "kind", ["unit, sqlite", "container, sqlite", "unit, postgresql", soaked("container, postgresql")]
)
async def test_the_drill(place: str | Path, layout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy, steps = await played_on(place, layout, capsys)
    before = held_by(place)
    assert bot.main(["restore"]) == 2
    assert str(copy) in capsys.readouterr().out  # which there are
    assert bot.main(["restore", str(copy)]) == 0
    said = capsys.readouterr().out
    assert "there is now" in said
    assert "People know more of 1 table (" in said
    assert "Not in the copy: 1 table (" in said
    assert "New tables get numbers above 3. Start the bot." in said
    assert held_by(place) == held_by(copy) != before
    kept = next(line for line in said.splitlines() if line.startswith("kept aside")).split()[2]
    assert "3 tables" in (held_by(kept) if isinstance(place, Path) else before)

    host = await opened(place)
    row = await host.reads.info(1, BOT)
    assert (row.status, row.state) == ("frozen", "behind")
    assert (await host.reads.info(2, BOT)).status == "running"  # nothing of it was lost
    assert await refused(host.reads.info(3, Person(ANN))) == "host.mistake.lost"
    assert await start(host) == 4
    await host.behind.play_on(1, Person(BOB))
    for seat in (await host.reads.info(1, BOT)).seats:
        assert seat.user is not None
        if seat.asked_at is not None:
            assert (await question(host, 1, seat.user)).step > steps[seat.user]  # no old button fits
    await host.close()

    # Once more, from the same copy: what was given since is not given again either.
    assert bot.main(["restore", str(copy)]) == 0
    host = await opened(place)
    assert await refused(host.reads.info(4, Person(ANN))) == "host.mistake.lost"
    assert await start(host) == 5
    await host.behind.play_on(1, Person(BOB))
    await play_out(host, 1)
    await host.close()


@pytest.fixture
async def copied(tmp_path: Path) -> Path:
    """A copy with one table, and no word of what was played since."""
    path = tmp_path / "copy.db"
    async with await Host.open(path) as host:
        await start(host)
    return path


@pytest.mark.slow
async def test_on_a_new_machine_every_table_asks_and_numbers_begin_far_above(copied: Path, tmp_path: Path) -> None:
    """Nobody can say there what was played since the copy."""
    place = tmp_path / "new.db"
    done = restore(copied, place)
    assert (done.aside, done.older, done.above) == (None, (1,), UNKNOWN_TABLES + 1)
    host = await opened(place)
    assert (await host.reads.info(1, BOT)).state == "behind"
    assert await start(host) == UNKNOWN_TABLES + 2
    assert await refused(host.reads.info(77, Person(ANN))) == "host.mistake.lost"
    await host.close()


@pytest.mark.slow
def test_a_damaged_database_is_kept_byte_by_byte(copied: Path, tmp_path: Path) -> None:
    place = tmp_path / "kontor.db"
    shutil.copy(copied, place)
    told.ToldVersions(told.file_of(place)).keep({1: told.ToldVersion(99, 7)})
    damaged = place.read_bytes()[:5000] + b"?" * 500
    place.write_bytes(damaged)
    done = restore(copied, place)
    assert done.aside is not None
    assert Path(done.aside).read_bytes() == damaged
    assert done.older == (1,)  # the file of what was told knows
    assert sorted(path.name for path in tmp_path.iterdir() if path.name.startswith(".")) == []


@pytest.mark.parametrize("broken", ["torn", "empty", "foreign", "missing"])
@pytest.mark.slow
def test_a_copy_that_is_no_good_changes_nothing(broken: str, copied: Path, tmp_path: Path) -> None:
    place = tmp_path / "kontor.db"
    shutil.copy(copied, place)
    match broken:
        case "torn":
            copied.write_bytes(copied.read_bytes()[:20_000])
        case "empty":
            copied.write_bytes(b"")
        case "foreign":
            copied.unlink()
            with closing(sqlite3.connect(copied)) as other:
                other.execute("create table mine (id)")
        case _:
            copied.unlink()
    before = place.read_bytes(), sorted(os.listdir(tmp_path))
    with pytest.raises(StorageTrouble):
        restore(copied, place)
    assert (place.read_bytes(), sorted(os.listdir(tmp_path))) in (
        before,
        (before[0], sorted([*before[1], "kontor.db.lock"])),
    )


@pytest.mark.slow
async def test_a_database_that_is_gone_is_not_begun_anew(copied: Path, tmp_path: Path) -> None:
    """A disk that is not mounted yet must not become an empty bot."""
    place = tmp_path / "kontor.db"
    shutil.copy(copied, place)
    host = await opened(place)
    await answer_any(host, 1, Random(1))
    await host.close()
    place.unlink()
    with pytest.raises(StorageTrouble, match=r"kontor\.db is gone, and 1 tables with it\. Put it back") as gone:
        await Host.open(place, alone=True)
    assert gone.value.kind == "missing"
    assert not place.exists()
    told.file_of(place).unlink()
    await (await Host.open(place, alone=True)).close()


@pytest.mark.slow
async def test_the_schema_of_an_older_copy_is_brought_up_to_date(tmp_path: Path) -> None:
    copy = tmp_path / "old.db"
    shutil.copy(Path(__file__).parent / "databases/0.1.0.db", copy)
    restore(copy, tmp_path / "kontor.db")
    change_file(tmp_path / "kontor.db", "select at from restored")
    await (await Host.open(tmp_path / "kontor.db", alone=True)).close()
