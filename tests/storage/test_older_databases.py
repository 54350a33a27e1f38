"""Databases written by older versions of the program open, and their tables go on where they stood."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec import Struct

import tests.support.bazaar.meta  # noqa: F401 (makes the game known)
from host import BOT, Host, Person, Question
from storage import check
from tests.host.play import answer_any

FOLDER = Path(__file__).parent / "databases"
ANSWERS = 40


class OpenQuestion(Struct):
    """A question as the version that wrote the database asked it."""

    seat: int
    user: int
    step: int
    key: str
    options: list[str]


class RecordedTable(Struct):
    """What the version that wrote the database said about a table."""

    table: int
    game: str
    status: str
    asked: list[OpenQuestion]


def recorded(name: str) -> list[RecordedTable]:
    return msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=list[RecordedTable])


@pytest.fixture(params=["first"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, list[RecordedTable]]:
    """A copy of an old database, and what stood in it."""
    path = tmp_path / "kontor.db"
    shutil.copy(FOLDER / f"{request.param}.db", path)
    return path, recorded(request.param)


def test_every_open_segment_fits(database: tuple[Path, list[RecordedTable]]) -> None:
    path, tables = database
    lines, good = check.check(path)
    assert good, lines
    counts = Counter(then.status for then in tables)
    assert lines[1] == ", ".join(f"{counts[status]} {status}" for status in sorted(counts))


@pytest.mark.slow
async def test_every_table_asks_what_it_asked(database: tuple[Path, list[RecordedTable]]) -> None:
    path, tables = database
    async with await Host.open(path) as host:
        for then in tables:
            info = await host.looking.info(then.table, BOT)
            assert (info.game, info.status) == (then.game, then.status)
            asked = []
            for seat in info.seats if info.status == "running" else ():
                question = None if seat.user is None else await host.looking.question(then.table, Person(seat.user))
                if question is not None and seat.user is not None:
                    asked.append(as_recorded(question, seat.user))
            assert asked == then.asked, then.table


@pytest.mark.slow
async def test_every_table_goes_on(database: tuple[Path, list[RecordedTable]]) -> None:
    path, tables = database
    async with await Host.open(path, rng=Random(1)) as host:
        await host.wake()
        for then in tables:
            if then.status == "lobby":
                organiser = (await host.looking.info(then.table, BOT)).organiser
                await host.lobby.start(then.table, Person(organiser), seed="s")
            turns = 0 if then.status in ("lobby", "closed") else await host.looking.turns(then.table, BOT)
            for turn in range(turns + 1):
                await host.looking.view(then.table, BOT, turn=turn)
            rng = Random(then.table)
            answered = 0
            while answered < ANSWERS and await answer_any(host, then.table, rng) is not None:
                await host.idle()
                answered += 1
            status = (await host.looking.info(then.table, BOT)).status
            if then.status in ("over", "closed"):
                assert (status, answered) == (then.status, 0)
            else:
                assert (status, answered) == ("running", ANSWERS) or status == "over"
    assert check.check(path)[1]


def as_recorded(question: Question, user: int) -> OpenQuestion:
    options = [option.id for option in question.options]
    return OpenQuestion(question.seat, user, question.step, question.key, options)
