"""What people were told is compared with what is stored: whatever was lost is said, and nothing else is."""

from __future__ import annotations

import logging
import os
import shutil
from pathlib import Path
from random import Random

import pytest

from host import BOT, Host, Person
from storage import told
from storage.backup import back_up
from storage.health import examine
from storage.told import ToldVersion, ToldVersions
from testkit.host_play import ANN, BOB, answer_any, bid, give, play_out, question, refused, start, stored, thread_told

EVENING = 60  # answers


@pytest.fixture(autouse=True)
def _nothing_is_moved_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("storage.sqlite.TIDY_AFTER", 1 << 30)
    monkeypatch.setattr("storage.sqlite.IDLE_SECONDS", 1e9)


async def an_evening(folder: Path, cut: Path) -> tuple[int, ToldVersion, list[tuple[int, int, int]]]:
    """A table is played; `cut` gets the files as a power cut leaves them. Returns what people know of it."""
    async with await Host.open(folder / "a.db", alone=True) as host:
        table = await start(host)
        rng = Random(3)
        for _ in range(EVENING):
            if await answer_any(host, table, rng) is None:
                break
        os.mkdir(cut)
        for name in ("a.db", "a.db-wal"):
            shutil.copy(folder / name, cut / name)
        steps = await stored(host, "select seat, step, user_id from seats order by seat")
    shutil.copy(folder / "a.db.told", cut / "a.db.told")
    return table, told.read(cut / "a.db.told")[table], steps


async def started(folder: Path) -> Host:
    host = await Host.open(folder / "a.db", alone=True)
    await host.wake()
    return host


def flip(file: Path, at: float, length: int = 64) -> None:
    data = bytearray(file.read_bytes())
    begin = int(len(data) * at)
    data[begin : begin + length] = bytes(byte ^ 0xFF for byte in data[begin : begin + length])
    file.write_bytes(data)


@pytest.mark.slow
async def test_a_damaged_log_takes_nothing_back_without_a_word(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    cut = tmp_path / "cut"
    table, known, steps = await an_evening(tmp_path, cut)
    flip(cut / "a.db-wal", 0.6)
    assert [said for good, said in examine(cut / "a.db") if not good] == [
        f"people were told more of tables {table} than is stored; these stand still after the start"
    ]
    host = await started(cut)
    assert f"table={table} is behind: people were told version {known.version}, turn {known.turn}" in caplog.text
    row = await host.reads.info(table, BOT)
    assert (row.status, row.state, row.behind) == ("frozen", "behind", known.turn)
    kept = await host.reads.turns(table, BOT)
    assert kept < known.turn
    behind = next(one for one in await host.notices.pending(table) if one.kind == "behind")
    assert behind.sentence is not None
    assert dict(behind.sentence.args) == {"told": known.turn, "stored": kept}
    assert behind.mentions == (ANN, BOB)
    assert [kind for kind, _ in await thread_told(host, table)] == ["behind"]  # nothing of what was told before
    assert await refused(host.reads.question(table, Person(ANN))) == "host.mistake.behind"
    assert await host.reads.view(table, Person(ANN)) is not None
    assert await refused(host.behind.play_on(table, Person(99))) == "host.mistake.no_table"
    await host.close()

    host = await started(cut)  # another start says nothing more, and stands still all the same
    assert [kind for kind, _ in await thread_told(host, table)] == ["behind"]
    assert (await host.reads.info(table, BOT)).behind == known.turn
    await host.behind.play_on(table, Person(BOB))
    kinds = [kind for kind, _ in await thread_told(host, table)]
    assert kinds[:2] == ["behind", "news"]
    assert kinds[2] in ("asked", "turn")
    assert await refused(host.behind.play_on(table, Person(ANN))) == "host.mistake.not_behind"
    asked = [seat for seat in (await host.reads.info(table, BOT)).seats if seat.asked_at is not None]
    for seat in asked:
        assert seat.user is not None
        assert (await question(host, table, seat.user)).step > steps[seat.seat][1]  # no lost button fits
    await play_out(host, table)
    await host.close()
    host = await started(cut)
    assert (await host.reads.info(table, BOT)).status == "over"
    assert caplog.text.count("is behind") == 1
    await host.close()


@pytest.mark.slow
async def test_a_log_without_its_head_loses_tables_and_that_is_said_loudly(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    cut = tmp_path / "cut"
    table, _, _ = await an_evening(tmp_path, cut)
    with (cut / "a.db-wal").open("r+b") as file:
        file.write(bytes(64))
    wrong = [said for good, said in examine(cut / "a.db") if not good]
    assert wrong == [
        f"tables {table} are gone; restore the newest backup, or delete {cut / 'a.db.told'} if this is meant"
    ]
    host = await started(cut)
    assert [record.levelno for record in caplog.records].count(logging.CRITICAL) == 1
    assert f"not in the database: {table}. Stop the bot and restore the newest backup" in caplog.text
    assert await refused(host.reads.info(table, Person(ANN))) == "host.mistake.lost"
    assert await refused(host.reads.question(table, Person(ANN))) == "host.mistake.lost"
    assert await refused(host.reads.info(table + 7, Person(ANN))) == "host.mistake.no_table"
    assert await start(host) == table + 1  # its buttons are still about
    await host.close()


@pytest.mark.slow
async def test_an_older_copy_stands_still_and_a_better_one_plays_on(tmp_path: Path) -> None:
    file, copy, newest = tmp_path / "a.db", tmp_path / "copy.db", tmp_path / "newest.db"
    async with await Host.open(file, alone=True) as host:
        other, table = await start(host), await start(host)
        await bid(host, table, 2, 0)
        back_up(file, copy)
        await give(host, table, ANN, "work")
        await give(host, table, ANN, "dates")
    back_up(file, newest)
    shutil.copy(copy, file)
    host = await started(tmp_path)
    assert (await host.reads.info(table, BOT)).state == "behind"
    assert (await host.reads.info(other, BOT)).state == "running"
    (said,) = [one.sentence for one in await host.notices.pending(table) if one.kind == "behind" and one.to is None]
    assert said is not None
    assert said.key == "host.behind.turn"  # not a whole turn
    await host.close()
    shutil.copy(newest, file)
    host = await started(tmp_path)
    assert (await host.reads.info(table, BOT)).state == "running"
    await give(host, table, ANN, "end")
    await host.close()


@pytest.mark.slow
async def test_a_lobby_and_a_game_that_was_over(tmp_path: Path) -> None:
    """A lobby is drawn anew and says so; whose end is lost stands still like any other; what is over stays so."""
    file, copy = tmp_path / "a.db", tmp_path / "copy.db"
    async with await Host.open(file, alone=True) as host:
        lobby = (await host.lobby.create("bazaar", Person(ANN), "Ann", guild=7, channel=70)).id
        ending, over = await start(host), await start(host)
        await play_out(host, over)
        back_up(file, copy)
        await host.lobby.join(lobby, Person(BOB, guild=7), "Bob")
        await play_out(host, ending)
        await host.lobby.rematch(over, Person(ANN))
    shutil.copy(copy, file)
    host = await started(tmp_path)
    assert [(await host.reads.info(one, BOT)).state for one in (lobby, ending, over)] == ["lobby", "behind", "over"]
    assert [kind for kind, _ in await thread_told(host, lobby)] == ["lobby", "news"]
    assert "behind" not in [kind for kind, _ in await thread_told(host, over)]
    await host.close()


@pytest.mark.slow
async def test_nothing_is_said_where_nothing_is_lost(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Stopped, killed at any moment, with a torn file of what was told, or without it."""
    cut = tmp_path / "cut"
    table, known, _ = await an_evening(tmp_path, cut)
    whole = (cut / "a.db.told").read_bytes()
    for n in range(0, len(whole) + 1, 7):
        (cut / "a.db.told").write_bytes(whole[:n] + b"1 99 9"[: n % 7])
        assert told.behind(told.read(cut / "a.db.told"), {table: known.version}) == ([], [])
    for kept in (whole, whole[:-5], b"1 2 3\n" + os.urandom(50), None):
        if kept is None:
            (cut / "a.db.told").unlink()
        else:
            (cut / "a.db.told").write_bytes(kept)
        host = await started(cut)
        assert (await host.reads.info(table, BOT)).state == "running"
        await host.close()
    assert "behind" not in caplog.text


@pytest.mark.slow
async def test_the_file_stays_small_and_a_disk_that_is_full_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(told, "MOST_LINES", 20)
    async with await Host.open(tmp_path / "a.db", alone=True) as host:
        table = await start(host)
        for n in range(100):
            row = await host._live.row(table, "look", BOT)
            assert host._told is not None
            host._told.note(row)
            host._told.write()
            if n == 50:
                monkeypatch.setattr(ToldVersions, "_append", _full)
                monkeypatch.setattr(ToldVersions, "_write_anew", _full)
        assert len((tmp_path / "a.db.told").read_bytes().splitlines()) <= 20
    assert caplog.text.count("so a loss would go unnoticed") == 1


def _full(*_: object) -> None:
    raise OSError(28, "No space left on device")
