"""Pictures drawn in worker processes are the same; whatever happens to these, the next one comes."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
from collections.abc import AsyncIterator, Iterator, Sequence
from copy import deepcopy
from random import Random
from typing import Any

import pytest
import pytest_asyncio

import render
from engine.core import games
from engine.core.account import deeds_of, seen
from engine.core.table import Table
from engine.players import random_player
from engine.processes import WorkerTrouble
from render import PictureRequest
from render.drawing import pool, processes
from render.drawing.processes import DrawingProcess, DrawingProcesses, DrawingTrouble
from render.drawing.worker import NICENESS
from render.kit.changes import Changes, changes_between
from render.legend import ThingView
from render.recap import PastMove
from testkit.rotation import rotated

pytestmark = pytest.mark.slow
in_one_loop = pytest.mark.asyncio(loop_scope="module")

GAMES = ("mombasa", "nippon", "yokohama")
PATIENT_SECONDS = 600.0  # for a picture, on however busy a machine
NAMES = ["Annelies", "Богдан-Святослав"]


def board(view: Any, names: Sequence[str] = NAMES) -> PictureRequest:
    return PictureRequest("mombasa", "board", view, names, "en")


@pytest.fixture(autouse=True, scope="module")
def patient() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as busy:
        busy.setattr(processes, "LONGEST_DRAWING_SECONDS", PATIENT_SECONDS)
        yield


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def process() -> AsyncIterator[DrawingProcess]:
    """One for all tests: to start another takes longer than most of them."""
    made = DrawingProcess()
    yield made
    await made.stop()


@in_one_loop
@pytest.mark.parametrize("game", rotated(GAMES, 1))
async def test_the_same_picture_comes_from_another_process(process: DrawingProcess, game: str) -> None:
    table = Table.start(game, 2, seed="process")
    before = table.view(None)
    rng = Random("process")
    while table.segment < 2:
        ask = table.asks[0]
        table.answer(ask.seat, random_player(None, ask, rng))
    view, deeds = table.view(None), seen(deeds_of(table.state), None)
    how: dict[str, Any] = {
        "changed": changes_between(before, view),
        "lately": (PastMove(before, view, deeds),),
        "stamp": "Turn 2",
    }
    for lang in ("en", "uk"):
        request = PictureRequest(game, "board", view, NAMES, lang, **how)
        assert await process.draw(request) == render.draw(request)


def test_what_changed_is_known_there_too() -> None:
    sent = Changes(["a", "b"], {"a": {"money": 3}})
    back: Changes = pickle.loads(pickle.dumps(sent))
    assert (back, back.old) == (sent, sent.old)


@in_one_loop
async def test_what_cannot_be_drawn_is_told_and_the_next_picture_comes(process: DrawingProcess) -> None:
    view = Table.start("mombasa", 2, seed="process").view(None)
    with pytest.raises(DrawingTrouble, match="KeyError"):
        await process.draw(PictureRequest("mombasa", "nothing", view, NAMES, "en"))
    before = process.pid
    assert (await process.draw(board(view))).png.startswith(b"\x89PNG")
    assert process.pid == before


@in_one_loop
async def test_a_process_that_died_is_replaced(process: DrawingProcess) -> None:
    view = Table.start("mombasa", 2, seed="process").view(None)
    first = await process.draw(board(view))
    assert process.pid is not None
    os.kill(process.pid, signal.SIGKILL)
    assert await process.draw(board(view)) == first


@in_one_loop
async def test_it_stands_back_behind_the_bot(process: DrawingProcess) -> None:
    """Linux weighs processes by `nice` only within one session; a process group of its own is enough for Ctrl-C."""
    view = Table.start("mombasa", 2, seed="process").view(None)
    await process.draw(board(view))
    assert process.pid is not None
    assert os.getpriority(os.PRIO_PROCESS, process.pid) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + NICENESS)
    assert os.getsid(process.pid) == os.getsid(0)
    assert os.getpgid(process.pid) != os.getpgid(0)


@in_one_loop
async def test_who_goes_away_does_not_get_the_picture_of_another(process: DrawingProcess) -> None:
    views = [Table.start("mombasa", 2, seed=seed).view(None) for seed in ("process", "another")]
    left = asyncio.create_task(process.draw(board(views[0])))
    await asyncio.sleep(0.05)
    left.cancel()
    await asyncio.gather(left, return_exceptions=True)
    made = await process.draw(board(views[1]))
    assert made == render.draw(board(views[1]))


@in_one_loop
async def test_they_draw_side_by_side_and_end_together() -> None:
    view = Table.start("mombasa", 2, seed="process").view(None)
    async with pool.worker_processes() as mine:
        drawing = [pool.rendered(board(view, (name, "Bo"))) for name in "ABCD"]
        made = await asyncio.gather(*drawing)
        assert len({one.png for one in made if one is not None}) == len(drawing)
        assert isinstance(mine._processes, DrawingProcesses)
        running = [process._process for process in mine._processes.all]
        assert len({one.pid for one in running if one is not None}) == 2
    assert all(one is not None and one.returncode is not None for one in running)


@in_one_loop
async def test_who_ends_in_the_middle_of_a_picture_begins_no_other_process() -> None:
    view = Table.start("mombasa", 2, seed="process").view(None)
    async with pool.worker_processes() as mine:
        assert isinstance(mine._processes, DrawingProcesses)
        drawing = asyncio.create_task(pool.rendered(board(view)))
        taken = mine._processes._drew
        while not any(process.pid for process in taken.values()):  # noqa: ASYNC110 (nobody else needs to know)
            await asyncio.sleep(0.001)
    with pytest.raises(WorkerTrouble):
        await drawing
    assert [process.pid for process in mine._processes.all] == [None, None]


def test_a_kind_of_picture_is_drawn_where_its_parts_are_known() -> None:
    processes = DrawingProcesses(2)
    board = processes._taken(("bazaar", "board"))
    market = processes._taken(("bazaar", "market"))
    assert board is not market
    processes._free += [market, board]
    assert processes._taken(("bazaar", "board")) is board
    assert processes._taken(("bazaar", "board")) is market  # better there than later


@in_one_loop
async def test_a_set_that_is_not_in_use_goes_along(process: DrawingProcess) -> None:
    """As for a table with corrected values, or for one that began before an update."""
    shelf = games.get("mombasa").shelf
    tables = deepcopy(shelf.tables(shelf.current()))
    tables["books"]["rows"][3]["requirements"][0]["min"] += 1
    key = shelf.remember(tables)
    asked = [PictureRequest("mombasa", "thing", ThingView("book_a_04", "A", one), (), "en") for one in ("", key)]
    made = [await process.draw(one) for one in asked]
    assert made[1].png == render.draw(asked[1]).png != made[0].png
    shelf.forget(key)
