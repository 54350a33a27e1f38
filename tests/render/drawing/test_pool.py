"""Pictures off the loop: drawn once, newest only, named by what they show."""

import asyncio
import sys
import threading
from types import ModuleType
from typing import Any

import pytest
from msgspec import Struct

import render
from render import GamePictures, Picture, PictureRequest, Rendered
from render.drawing.pool import Pool
from render.kit import Sheet
from render.kit.changes import Changes


class View(Struct):
    number: int


def toy(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A made-up game's folder, as `render.draw` would find it."""

    def draw(view: View, *, names: Any, lang: str, marked: Any, changed: Any) -> Any:
        sheet = Sheet(200, 100)
        sheet.text((10, 30), f"{names[0]} {view.number}")
        sheet.marks("place", (40, 50, 60, 30), marked, changed)
        return sheet.image

    folder = ModuleType("render.toy")
    board = Picture(
        "board",
        draw,
        lambda view, *, names, lang: "word " * 400,
        lambda view, *, names, lang: f"{names[0]} has {view.number}",
    )
    folder.GAME = GamePictures(own={"board": board}, colours=((12, 200, 32),))  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "render.toy", folder)
    return folder


def test_a_games_picture_is_found_drawn_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    toy(monkeypatch)
    made = render.draw(PictureRequest("toy", "board", View(3), names=["🦊Ann"], lang="en"))
    assert made.png.startswith(b"\x89PNG")
    assert made.filename == "toy-board.png"
    assert made.text == "🦊Ann has 3"
    assert len(made.alt) <= render.ALT_LIMIT
    assert made.alt.endswith("word…")
    plain = render.draw(PictureRequest("toy", "board", View(3), names=["Ann"], lang="en"))
    assert plain.png == made.png
    assert (
        render.draw(PictureRequest("toy", "board", View(3), names=["Ann"], lang="en", marked={"place": "1"})).png
        != plain.png
    )


def test_every_game_has_a_score_sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    toy(monkeypatch)
    assert sorted(render.game_pictures("toy").pictures) == ["board", "score"]


def test_a_game_is_a_plain_name() -> None:
    with pytest.raises(ValueError, match="no such game"):
        render.draw(PictureRequest("../toy", "board", None, names=[], lang="en"))


class Slow:
    """A drawer that waits to be let go."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.begins = threading.Semaphore(0)
        self.begun: list[int] = []
        self.drawn: list[int] = []

    def __call__(self, request: PictureRequest) -> Rendered:
        view: View = request.view
        self.begun.append(view.number)
        self.begins.release()
        self.go.wait(120)
        self.drawn.append(view.number)
        if view.number < 0:
            raise RuntimeError("cannot draw")
        return Rendered(bytes(100), "", str(view.number), "")


async def started(pool: Pool, number: int, slot: str | None = None) -> "asyncio.Task[Rendered | None]":
    task = asyncio.ensure_future(
        pool.rendered(PictureRequest("toy", "board", View(number), names=["A"], lang="en"), slot=slot)
    )
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    return task


async def test_the_same_state_is_drawn_once() -> None:
    slow = Slow()
    pool = Pool(slow)
    tasks = [await started(pool, 7) for _ in range(4)]
    slow.go.set()
    made = await asyncio.gather(*tasks)
    assert [m.text for m in made if m] == ["7"] * 4
    assert (await (await started(pool, 7))).text == "7"  # type: ignore[union-attr]
    assert slow.drawn == [7]
    pool.close()


async def test_only_the_newest_waiting_picture_of_a_slot_is_drawn() -> None:
    slow = Slow()
    pool = Pool(slow)
    busy = [await started(pool, n) for n in (1, 2)]
    old, newer, newest = [await started(pool, n, "table 5") for n in (3, 4, 5)]
    other = await started(pool, 6, "table 6")
    slow.go.set()
    assert [m.text if m else None for m in await asyncio.gather(*busy, old, newer, newest, other)] == [
        "1", "2", None, None, "5", "6",
    ]  # fmt: skip
    assert sorted(slow.drawn) == [1, 2, 5, 6]
    pool.close()


async def test_posts_leave_a_place_to_whoever_waits_for_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("render.drawing.pool.POST_WAIT_SECONDS", 60)
    slow = Slow()
    pool = Pool(slow)
    posts = [await started(pool, n, f"table {n}") for n in (1, 2, 3)]
    answer = await started(pool, 4)
    for _ in range(2):
        await asyncio.to_thread(slow.begins.acquire, timeout=120)
    assert sorted(slow.begun) == [1, 4]
    slow.go.set()
    await asyncio.gather(*posts, answer)
    assert sorted(slow.drawn) == [1, 2, 3, 4]
    pool.close()


async def test_a_place_that_nobody_wants_is_not_kept_from_posts_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("render.drawing.pool.POST_WAIT_SECONDS", 0.01)
    slow = Slow()
    pool = Pool(slow)
    posts = [await started(pool, n, f"table {n}") for n in (1, 2, 3)]
    for _ in range(2):
        assert await asyncio.to_thread(slow.begins.acquire, timeout=120)
    slow.go.set()
    assert [m.text for m in await asyncio.gather(*posts) if m] == ["1", "2", "3"]
    assert pool._post_places._value == 1
    pool.close()


async def test_a_failed_picture_is_tried_anew() -> None:
    slow = Slow()
    slow.go.set()
    pool = Pool(slow)
    for _ in range(2):
        with pytest.raises(RuntimeError, match="cannot draw"):
            await pool.rendered(PictureRequest("toy", "board", View(-1), names=["A"], lang="en"))
    assert slow.drawn == [-1, -1]
    pool.close()


async def test_a_picture_whose_asker_went_away_is_kept() -> None:
    slow = Slow()
    pool = Pool(slow)
    first = await started(pool, 8)
    first.cancel()
    second = await started(pool, 8)
    slow.go.set()
    made = await second
    assert made is not None
    assert made.text == "8"
    assert slow.drawn == [8]
    pool.close()


async def test_old_pictures_are_forgotten() -> None:
    slow = Slow()
    slow.go.set()
    pool = Pool(slow, kept_bytes=250)
    for number in (1, 2, 3, 3, 1):
        await pool.rendered(PictureRequest("toy", "board", View(number), names=["A"], lang="en"))
    assert slow.drawn == [1, 2, 3, 1]
    pool.close()


async def test_what_is_seen_decides_what_is_the_same() -> None:
    slow = Slow()
    slow.go.set()
    pool = Pool(slow)
    for lang, names, marked in (
        ("en", "A", {}),
        ("uk", "A", {}),
        ("en", "B", {}),
        ("en", "A", {"x": "1"}),
        ("en", "A", {}),
    ):
        await pool.rendered(PictureRequest("toy", "board", View(1), names=[names], lang=lang, marked=marked))
    assert len(slow.drawn) == 4
    pool.close()


def test_what_was_before_is_part_of_a_picture() -> None:
    """Two boards that look alike now are drawn apart where something else was there before."""
    made = [
        PictureRequest("toy", "board", None, (), "en", changed=changed).fingerprint()
        for changed in (frozenset[str](), Changes(), Changes({"bank"}), Changes({"bank"}, {"bank": {"post": None}}))
    ]
    assert made[0] == made[1]
    assert len(set(made)) == 3
