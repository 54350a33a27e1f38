"""The process is killed again and again; what was confirmed is there, and everybody is told exactly once."""

from __future__ import annotations

import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from host import BOT, Host
from host.hands import changed_hands
from storage.check import check
from tests.host.play import stored
from tests.support.sources import ROOT

pytestmark = pytest.mark.slow

ANSWERS = 120


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What is left after 120 answers and as many deaths as it took."""
    path = tmp_path_factory.mktemp("killed")
    command = [sys.executable, "-m", "tests.host.victim", str(path), str(ANSWERS), "7"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr[-2000:]
    (path / "deaths").write_text(done.stdout)
    return path


def lines(path: Path) -> list[list[str]]:
    return [line.split(" ") for line in path.read_text().splitlines()]


def received(folder: Path) -> list[list[str]]:
    """What Discord shows: a message whose nonce it knows is the same message again."""
    return list({line[0]: line[1:] for line in lines(folder / "received")}.values())


def test_it_was_killed_often_and_everywhere(folder: Path) -> None:
    deaths = [int(line) for line in (folder / "deaths").read_text().split()]
    assert len(deaths) >= 50
    assert deaths[:39] == list(range(1, 40))


async def test_every_table_is_at_a_committed_state(folder: Path) -> None:
    report, good = check(folder / "kontor.db")
    assert good, report
    async with await Host.open(folder / "kontor.db") as host:
        tables = await host._store.tables.with_status("running") + await host._store.tables.with_status("over")
        assert len(tables) == 3
        answers = await stored(host, "select count(*) from choices where given_by <> 'auto'")
        assert answers[0][0] >= ANSWERS or not await host._store.tables.with_status("running")
        for table in tables:
            info = await host.looking.info(table, BOT)
            asked = {asked.seat for asked in await host.looking.asks(table, BOT)}
            assert {seat.seat for seat in info.seats if seat.asked_at is not None} == asked
            segments = [
                row[0] for row in await stored(host, "select segment from boundaries where table_id = ?", table)
            ]
            assert segments == list(range(len(segments)))


async def test_what_was_confirmed_is_there(folder: Path) -> None:
    async with await Host.open(folder / "kontor.db") as host:
        versions = dict(await stored(host, "select id, version from tables"))
    confirmed = [(int(table), int(version)) for table, version in lines(folder / "confirmed")]
    assert len(confirmed) > 50
    assert [(table, version) for table, version in confirmed if versions[table] < version] == []


async def test_no_turn_is_told_twice_or_not_at_all(folder: Path) -> None:
    async with await Host.open(folder / "kontor.db") as host:
        assert await host.notices.pending() == []
        told = dict(await stored(host, "select id, told from tables where status in ('running', 'over')"))
    for table, last in told.items():
        turns = [line for line in received(folder) if line[0] == str(table) and line[1] in ("started", "turn", "over")]
        assert turns[0][1] == "started"
        assert all(before[3] == after[2] for before, after in pairwise(turns))
        assert int(turns[-1][3]) == last


async def test_no_hand_is_told_twice_or_not_at_all(folder: Path) -> None:
    async with await Host.open(folder / "kontor.db") as host:
        for table in [row[0] for row in await stored(host, "select id from tables where started_at is not null")]:
            async with host._live.hold(table, "look", BOT) as held:
                game, people = held.row.game, [s.seat for s in held.row.seats if s.user is not None]
            snapshots = [None, *(row.snapshot for row in await host._store.tables.boundaries(table))]
            expected = []
            for segment, (before, after) in enumerate(pairwise(snapshots)):
                assert after is not None
                expected += [(segment, seat) for seat in changed_hands(game, before, after, people)]
            hands = [(int(line[3]), int(line[4])) for line in received(folder) if line[:2] == [str(table), "hand"]]
            assert sorted(hands) == sorted(expected)
