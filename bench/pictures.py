"""Pictures: state to PNG against encoding alone and against a naive redraw, and kilobytes per megapixel."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib.util import find_spec
from random import Random
from statistics import median
from typing import Any, NamedTuple

from PIL import Image

from bench.naive import naive_png
from bench.report import Row
from engine.core import games
from engine.core.table import Table
from engine.players import random_player
from engine.selfplay import playthrough
from render import PictureRequest, game_pictures
from render.drawing.picture import ZOOM_BYTES
from render.drawing.pool import Pool
from render.kit import Colour, Sheet, png, seat_styles, theme
from render.kit.caches import LAYERS, PARTS
from render.zoom import Zoom

STATES = 15
NAMES = ("Kim", "Оксана", "Bartłomiej Wiśniewski", "Jo")


class PictureSet(NamedTuple):
    """One kind of picture with states to draw: each drawing gives an image of its own."""

    name: str
    drawings: Sequence[Callable[[], Image.Image]]
    colours: tuple[Colour, ...] = ()
    tight: bool = False  # packed as the pictures of questions are
    level: int = png.LEVEL  # at which it is packed first


class PictureCost(NamedTuple):
    """Medians over the states of one set."""

    whole_ms: float
    to_encoding: float  # state to PNG / encoding alone of the same palette pixels
    to_naive: float  # state to PNG / naive redraw
    kilobytes_per_megapixel: float
    kilobytes: float


def measure(pictures: PictureSet) -> PictureCost:
    """Draws every state once to warm up, then measures state by state, the variants side by side."""
    for drawing in pictures.drawings:
        png.encode(drawing(), pictures.colours, tight=pictures.tight, level=pictures.level)
    found = [_one(drawing, pictures) for drawing in pictures.drawings]
    return PictureCost(*(median(column) for column in zip(*found, strict=True)))


def _one(drawing: Callable[[], Image.Image], pictures: PictureSet) -> PictureCost:
    colours, tight, level = pictures.colours, pictures.tight, pictures.level
    enough = ZOOM_BYTES if tight else None
    whole, data = best(lambda: png.encode(drawing(), colours, tight=tight, enough=enough, level=level))
    pixels = png.to_palette(drawing(), colours, tight=tight)
    alone, _ = best(lambda: png.save(pixels, png.TIGHT if tight else level))
    naive, _ = best(lambda: naive_png(drawing), times=1)
    return PictureCost(
        whole * 1000,
        whole / alone,
        whole / naive,
        len(data) / 1000 / (pixels.width * pixels.height / 1e6),
        len(data) / 1000,
    )


def best(work: Callable[[], bytes], times: int = 3) -> tuple[float, bytes]:
    """Seconds of the quickest of some runs: other work on the machine only ever makes them slower."""
    seconds, result = [], b""
    for _ in range(times):
        began = time.perf_counter()
        result = work()
        seconds.append(time.perf_counter() - began)
    return min(seconds), result


def rows() -> Iterator[Row]:
    """The synthetic board, then the pictures of every game that has a renderer."""
    for pictures in [synthetic(), *all_game_pictures()]:
        figures = measure(pictures)
        yield Row(f"{pictures.name}: warm state to PNG / encoding alone", figures.to_encoding, 2.5)
        yield Row(f"{pictures.name}: warm state to PNG / naive redraw", figures.to_naive, 0.1)
        yield Row(f"{pictures.name}: kB per megapixel", figures.kilobytes_per_megapixel, 85.0)
    yield from zoom_rows()
    yield Row("pictures: all caches together, MiB", asyncio.run(kept_bytes()) / (1 << 20), 128.0)


async def kept_bytes() -> int:
    """What is kept after every picture of every game was drawn in many positions, in two languages."""
    pool = Pool()
    for game in drawn_games():
        names = NAMES[: max(games.get(game).seats)]
        for public, own in mid_game(game):
            for name, kind in game_pictures(game).pictures.items():
                if name != "score":
                    for lang in ("uk", "en"):
                        await pool.rendered(
                            PictureRequest(game, name, own if kind.private else public, names=names, lang=lang)
                        )
    pool.close()
    return PARTS.weight + LAYERS.weight + sum(len(made.png) for made in pool._done.values())


def zoom_rows() -> Iterator[Row]:
    """The pictures of questions, each against the board of its game, which it may take half the time of."""
    for game in drawn_games():
        if game_pictures(game).zooms:
            board = measure(next(found for found in all_game_pictures(game) if found.name == f"{game} board"))
            for pictures in zoom_pictures(game):
                figures = measure(pictures)
                yield Row(f"{pictures.name}: warm question to PNG / board", figures.whole_ms / board.whole_ms, 0.5)
                yield Row(f"{pictures.name}: kB", figures.kilobytes, 60.0)


def zoom_pictures(game: str) -> Iterator[PictureSet]:
    """The zooms of a game, in up to 15 questions of one random game with all seats taken."""
    found: dict[str, list[Zoom]] = {}
    seats = max(games.get(game).seats)
    for table in playthrough(game, seats, "zooms", None, ("random",)):
        table.crossed.clear()
        for ask in table.asks[:1]:
            if ask.key in game_pictures(game).zooms:
                found.setdefault(game_pictures(game).zooms[ask.key].name, []).append(Zoom.of(table.view(ask.seat), ask))
    colours = game_pictures(game).colours
    for name, zooms in found.items():
        chosen = zooms[:: -(-len(zooms) // STATES)]
        kinds = [game_pictures(game).zooms[zoom.key] for zoom in chosen]
        drawings = [
            partial(kind.draw, zoom, names=NAMES[:seats], lang="uk", marked={}, changed=frozenset())
            for kind, zoom in zip(kinds, chosen, strict=True)
        ]
        yield PictureSet(f"{game} zoom {name}", drawings, colours, tight=True)


def drawn_games() -> list[str]:
    """The games that have pictures."""
    specs = {game: find_spec(f"render.{game}") for game in games.names()}
    return [game for game, spec in specs.items() if spec is not None and spec.origin is not None]


def all_game_pictures(*only: str) -> Iterator[PictureSet]:
    """Every picture of every game, in 15 positions of one random game with all seats taken."""
    for game in only or drawn_games():
        positions = list(mid_game(game))
        for name, kind in game_pictures(game).pictures.items():
            if name == "score":
                continue
            names = NAMES[: max(games.get(game).seats)]
            views = [own if kind.private else public for public, own in positions]
            drawings = [
                partial(kind.draw, view, names=names, lang="uk", marked={}, changed=frozenset()) for view in views
            ]
            colours = game_pictures(game).colours
            yield PictureSet(f"{game} {name}", drawings, colours, level=kind.level)


def mid_game(game: str) -> Iterator[tuple[Any, Any]]:
    """Public and first seat's view at evenly spread moments of a random game."""
    seats = max(games.get(game).seats)
    rng, table = Random(1), Table.start(game, seats, seed="pictures")
    moments: list[bytes] = []
    while not table.over:
        ask = table.asks[0]
        table.answer(ask.seat, random_player(None, ask, rng))
        table.crossed.clear()
        moments.append(table.dump())
    for n in range(STATES):
        then = Table.load(moments[(n + 1) * (len(moments) - 1) // (STATES + 1)])
        yield then.view(None), then.view(0)


def synthetic() -> PictureSet:
    """A board with 18 areas and about 400 moving items, like the largest of ours."""
    return PictureSet("synthetic board", [partial(draw_board, board(Random(n))) for n in range(STATES)])


Area = tuple[int, int, list[tuple[int, int]], list[tuple[int | None, int]]]


class BenchBoard(NamedTuple):
    """A made-up position."""

    round: int
    areas: list[Area]
    legal: frozenset[int]
    changed: frozenset[int]
    numbers: list[list[int]]


def board(rng: Random) -> BenchBoard:
    """Any position."""
    areas: list[Area] = []
    for number in range(18):
        people = [(seat, rng.randint(1, 5)) for seat in range(4) if rng.random() < 0.5]
        shops = [(rng.choice([None, None, 0, 1, 2, 3]), rng.randint(1, 9)) for _ in range(5)]
        areas.append((20 + number % 6 * 262, 104 + number // 6 * 320, people, shops))
    numbers = [[rng.randint(0, 20) for _ in range(18)] for _ in range(4)]
    legal, changed = (frozenset(rng.sample(range(18), 4)) for _ in range(2))
    return BenchBoard(rng.randint(1, 12), areas, legal, changed, numbers)


def still(sheet: Sheet) -> None:
    """What never changes on the made-up board."""
    sheet.panel((8, 92, 1584, 972), theme.WATER, None)
    for number in range(18):
        x, y = 20 + number % 6 * 262, 104 + number // 6 * 320
        sheet.panel((x, y, 250, 306), theme.PANEL, theme.LINE, shadow=theme.WATER_DEEP)
        sheet.band((x, y, 250, 62), theme.PRODUCTION if number % 3 else theme.COMMERCE)
        sheet.icon((x + 36, y + 32), ("crate", "flask", "gear", "hand", "sheet", "globe")[number % 6], 46)
        sheet.block((x + 66, y, 178, 62), "Довга назва місця", 24, bold=True, align="lm", shrink=(22,))
        for power in range(5):
            sheet.panel((x + 10 + power * 30, y + 72, 28, 42), theme.CARD, theme.LINE, width=2, radius=5)
            sheet.text((x + 24 + power * 30, y + 93), power + 1, 24, bold=True, anchor="mm")


def draw_board(view: BenchBoard) -> Image.Image:
    """The made-up board."""
    seats = seat_styles(NAMES, ("blue", "pink", "purple", "yellow"))
    sheet = Sheet.over("synthetic", 1600, 1360, still, colours=())
    sheet.text((24, 46), "Board", theme.TITLE, bold=True)
    sheet.text((260, 46), f"Round {view.round}", 32, theme.SOFT)
    sheet.text((600, 46), NAMES[view.round % 4], 40, theme.VERMILION, bold=True, room=300)
    for number, (x, y, people, shops) in enumerate(view.areas):
        for seat, count in people:
            sheet.piece((x + 38 + seat * 58, y + 170), seats[seat], 54, count)
        for place, (owner, points) in enumerate(shops):
            if owner is None:
                sheet.panel((x + 8 + place * 47, y + 226, 41, 72), theme.CARD, theme.LINE, radius=4)
                sheet.icon((x + 28 + place * 47, y + 262), "rosette", 34, words=points)
            else:
                sheet.panel((x + 8 + place * 47, y + 226, 41, 72), seats[owner].colour, theme.INK, radius=4)
                sheet.piece((x + 28 + place * 47, y + 262), seats[owner], 36)
        if number in view.changed:
            sheet.changed((x, y, 250, 306))
        if number in view.legal:
            sheet.legal((x, y, 250, 306), str(number))
    for seat, numbers in enumerate(view.numbers):
        y = 1084 + seat * 68
        sheet.panel((24, y, 1552, 60), seats[seat].tint if seat == view.round % 4 else theme.PANEL)
        sheet.piece((62, y + 30), seats[seat], 44)
        sheet.text((100, y + 30), NAMES[seat], 30, room=225)
        for column, value in enumerate(numbers):
            sheet.text(
                (370 + column * 66, y + 30), value, 32, theme.INK if value else theme.FAINT, bold=True, anchor="mm"
            )
    return sheet.image
