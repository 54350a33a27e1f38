"""Databases written by older versions of the program open, and their tables go on where they stood."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from itertools import product
from pathlib import Path
from random import Random

import pytest

import testkit.bazaar.meta  # noqa: F401 (makes the game known)
import words
from host import BOT, Host, Person
from storage import check
from testkit.host_play import StillClock, answer_any
from testkit.rotation import soaked
from testkit.sources import ROOT
from tests.storage.kept import FOLDER, KeptDatabase, described, kept, names

ANSWERS = 20
RELEASED = re.findall(r"^## (\d+\.\d+\.\d+) ", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
Older = tuple[Path, KeptDatabase]


def test_every_released_version_has_left_one() -> None:
    assert RELEASED
    assert set(RELEASED) <= set(names())


@pytest.fixture(params=[name if name in RELEASED else soaked(name) for name in names()])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Older:
    """A copy of an old database, and what stood in it."""
    path = tmp_path / "kontor.db"
    shutil.copy(FOLDER / f"{request.param}.db", path)
    return path, kept(request.param)


async def opened(database: Older) -> Host:
    """As on the day it was written."""
    clock = StillClock()
    clock.moment = database[1].at
    return await Host.open(database[0], clock.now, rng=Random(1))


@pytest.mark.slow
def test_every_open_segment_fits(database: Older) -> None:
    path, then = database
    lines, good = check.check(path)
    assert good, lines
    counts = Counter(table.status for table in then.tables)
    assert lines[1] == ", ".join(f"{counts[status]} {status}" for status in sorted(counts))
    open_games = {table.game for table in then.tables if table.status == "running" and table.asked}
    assert open_games >= {
        "bazaar",
        "mombasa",
        "nippon",
        "yokohama",
    }  # and none that is newer


@pytest.mark.slow
async def test_every_table_asks_what_it_asked(database: Older) -> None:
    async with await opened(database) as host:
        for then in database[1].tables:
            assert await described(host, then.table) == then


@pytest.mark.slow
async def test_every_table_goes_on(database: Older) -> None:
    async with await opened(database) as host:
        await host.wake()
        for then in database[1].tables:
            if then.status == "lobby":
                organiser = (await host.reads.info(then.table, BOT)).organiser
                await host.lobby.start(then.table, Person(organiser), seed="s")
            if then.request:
                await agreed(host, then.table, then.request)
            turns = 0 if then.status in ("lobby", "closed") else await host.reads.turns(then.table, BOT)
            for turn in range(turns + 1):
                await host.reads.view(then.table, BOT, turn=turn)
            rng = Random(then.table)
            answered = 0
            while answered < ANSWERS and await answer_any(host, then.table, rng) is not None:
                await host.idle()
                answered += 1
            status = (await host.reads.info(then.table, BOT)).status
            if then.status in ("over", "closed"):
                assert (status, answered) == (then.status, 0)
            else:
                assert (status, answered) == ("running", ANSWERS) or status == "over"
    assert check.check(database[0])[1]


@pytest.mark.slow
async def test_every_log_can_be_read_in_every_language(database: Older) -> None:
    """What was told then was told with the names and amounts of then."""
    async with await opened(database) as host:
        events = {
            event.text
            for then in database[1].tables
            for turn in await host.reads.log(then.table, BOT)
            for event in turn.events
        }
    faults = {fault for said, lang in product(events, words.LANGUAGES) for fault in words.check_text(said, lang)}
    assert sorted(faults) == []


async def agreed(host: Host, table: int, number: int) -> None:
    """Whoever was asked to let somebody go back says yes."""
    request = await host.rewind.open(table, BOT)
    assert request is not None
    seats = (await host.reads.info(table, BOT)).seats
    for seat in request.missing:
        user = seats[seat].user
        assert user is not None
        request = await host.rewind.agree(table, Person(user), number)
    assert request.number == 0
