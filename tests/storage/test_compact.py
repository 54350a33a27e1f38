"""`python -m storage.compact`: old games take a tenth of their room, and nobody notices."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from engine.core import games
from engine.core.table import Table
from engine.game_file import FORMAT, GameFile
from engine.replaying import ReplayedFile
from host import BOT, Host, HostTrouble, Person, PlayerMistake
from storage import compact, copy, open_database, sql
from testkit.bazaar import meta as bazaar  # noqa: F401 (makes the game known)
from testkit.databases.postgres import PostgresServer
from testkit.host_play import answer_any, start
from tests.engine.golden import record
from tests.storage.files import change_file

NAMES = ("mombasa-2-first", "nippon-2", "yokohama-shops-2")
DAY = 86_400.0
GUILD = 7


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with a finished game of every kind, as they were recorded."""
    path = tmp_path_factory.mktemp("played") / "kontor.db"

    async def write() -> None:
        async with await Host.open(path) as host:
            for name in NAMES:
                recorded = record.read(record.FOLDER / f"{name}.txt")
                used = record.played_with(recorded)
                options = (recorded.game, recorded.seats, recorded.options, recorded.seed, used, recorded.rules)
                first, table = Table.set_up(*options).snapshot, record.replay(recorded)
                file = GameFile(
                    kontor=FORMAT,
                    game=recorded.game,
                    seats=recorded.seats,
                    options=recorded.options,
                    components=used,
                    rules=recorded.rules,
                    commitment=table.commitment,
                    segments=[],
                    seed=recorded.seed,
                    tables=table.game.shelf.tables(used),
                )
                assert table.result is not None
                found = ReplayedFile(file, first, tuple(table.take_crossed()), table.result, table.state.rng.count)
                await host.transfer._take_over(found, Person(1, guild=GUILD))

    asyncio.run(write())
    change_file(path, "update results set user_id = 1 where won = 1")  # records are kept of people
    return path


@pytest.fixture
def database(played: Path, tmp_path: Path) -> Path:
    path = tmp_path / "kontor.db"
    shutil.copy(played, path)
    return path


async def history(path: str | Path) -> list[Any]:
    """All that can be read about what was played, through every question the store answers."""
    db = await open_database(path)
    found: list[Any] = []
    for table in await db.read(sql.tables.with_status, "over"):
        last = await db.read(sql.tables.last_boundary, table)
        assert last is not None
        found += [
            last,
            await db.read(sql.tables.open_table, table),
            await db.read(sql.tables.boundaries, table),
            await db.read(sql.tables.boundary, table, 0),
            await db.read(sql.tables.boundary, table, last),
            await db.read(sql.tables.boundary, table, last + 1),
            await db.read(sql.tables.events, table),
            await db.read(sql.tables.events, table, last // 2),
            await db.read(sql.tables.all_choices, table),
            await db.read(sql.tables.choices_since, table, last // 2),
            *[await db.read(sql.tables.last_choice_of, table, seat) for seat in range(4)],
            *[await db.read(sql.tables.last_segment_of, table, seat) for seat in range(4)],
        ]
    for game in games.names():
        found.append(await db.read(sql.finished_games.turns_of_winners, GUILD, game))
    await db.close()
    return found


def weight(path: Path) -> int:
    return path.stat().st_size


def size(path: Path) -> int:
    with closing(sqlite3.connect(path)) as db:
        db.execute("vacuum")
    return weight(path)


@pytest.mark.slow
async def test_all_of_it_stays_readable_in_a_tenth_of_the_room(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = await history(database)
    assert [len(one) for one in before[-len(games.names()) :] if one] == [1, 1, 1]
    bare = tmp_path / "bare.db"
    shutil.copy(database, bare)
    change_file(bare, "delete from choices")
    change_file(bare, "delete from boundaries")
    rest, whole = size(bare), size(database)
    assert compact.main([str(database), "--days", "0"]) == 0
    assert "3 tables were packed" in capsys.readouterr().out
    assert await history(database) == before
    assert (weight(database) - rest) / (whole - rest) <= 0.1
    assert compact.main([str(database), "--days", "0"]) == 0
    assert "0 tables were packed" in capsys.readouterr().out


@pytest.mark.slow
async def test_the_same_on_postgresql(
    database: Path, postgres: PostgresServer, capsys: pytest.CaptureFixture[str]
) -> None:
    address = postgres.empty()
    copy.copy(database, address)
    before = await history(address)
    assert before == await history(database)
    assert compact.main([address, "--days", "0"]) == 0
    assert capsys.readouterr().out == "3 tables were packed\n"
    assert await history(address) == before
    assert compact.compact(address, time.time()) == 0


async def told(host: Host, table: int) -> list[Any]:
    """What people can look at."""
    turns = await host.reads.turns(table, BOT)
    return [
        await host.reads.log(table, BOT),
        *[msgspec.json.encode(await host.reads.view(table, BOT, turn)) for turn in (0, turns // 2, turns)],
        await host.reads.result_so_far(table, BOT),
        await host.stories.course(table, BOT),
        await host.stories.story(table, BOT),
        await host.transfer.export(table, BOT),
    ]


@pytest.mark.slow
async def test_a_running_bot_goes_on_showing_them(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with await Host.open(database, alone=True) as host:
        running = await start(host)
        tables = [1, 2, 3]
        before = [await told(host, table) for table in tables]
        large = weight(database)
        assert compact.main([str(database), "--days", "0"]) == 0
        assert "stop it first" in capsys.readouterr().out
        assert [await told(host, table) for table in tables] == before
        with closing(sqlite3.connect(database)) as db:
            db.execute("pragma wal_checkpoint(passive)")
        assert weight(database) >= large  # a bot takes a file that shrinks for one that was cut short
        assert host.lost() is None
        assert (await host.transfer.verify(tables[0], BOT)).answers > 50
        assert await answer_any(host, running, Random(1)) is not None


@pytest.mark.slow
async def test_what_has_not_ended_long_ago_is_left_alone(database: Path) -> None:
    change_file(database, "update tables set ended_at = ? where id = 1", time.time() - 40 * DAY)
    change_file(database, "update tables set ended_at = ?, status = 'running' where id = 2", time.time() - 40 * DAY)
    change_file(database, "update tables set ended_at = ? where id = 3", time.time() - 20 * DAY)
    assert compact.compact(database, time.time() - 30 * DAY) == 1
    with closing(sqlite3.connect(database)) as db:
        assert db.execute("select table_id from archives").fetchall() == [(1,)]
        assert db.execute("select distinct table_id from boundaries order by 1").fetchall() == [(2,), (3,)]


@pytest.mark.slow
async def test_a_damaged_archive_is_said_calmly(database: Path) -> None:
    compact.compact(database, time.time() + DAY)
    change_file(database, "update archives set packed = ? where table_id = 1", b"no archive")
    async with await Host.open(database) as host:
        with pytest.raises(HostTrouble) as trouble:
            await host.reads.log(1, BOT)
        assert trouble.value.text.key == "host.trouble.damaged"
        assert await host.reads.log(2, BOT)
        with pytest.raises(PlayerMistake):
            await host.reads.view(2, BOT, 10_000)


def test_what_cannot_be_packed_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "kontor.db"
    assert compact.main([str(path)]) == 2
    assert "does not exist" in capsys.readouterr().err
    shutil.copy(Path(__file__).parent / "databases" / "0.1.0.db", path)
    assert compact.main([str(path)]) == 2
    assert "start the bot once" in capsys.readouterr().err
