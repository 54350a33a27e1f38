"""What every picture lays where, in short: a line for each picture and each icon, which changes when its drawing does.

Nothing is painted: only what would be, where and in which colour counts, and what is said of it. The languages take
turns. `python -m tests.render.laying_out GAME …` writes the lines anew: look at the pictures whose lines change.
"""

from __future__ import annotations

import hashlib
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from functools import partial
from inspect import Parameter, signature
from itertools import chain, cycle
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageDraw

from engine.core.account import seen
from engine.core.table import Table
from render import game_pictures, recap
from render.ending.scores import ScoreView
from render.games import GamePictures
from render.kit import Sheet, caches, icons, shapes, theme
from render.kit.changes import changes_between
from render.recap import PastMove
from render.zoom import Zoom
from tests.engine.golden.record import FOLDER, choices, played_with, read
from tests.render.boxes import drawn_anew
from tests.render.ending.test_posters import view as poster_view
from tools.pages.kit_pictures import VARIANTS
from tools.pages.pictures import KIT, NAMES, kept_positions, marks
from words import LANGUAGES

LISTS = Path(__file__).with_name("laid_out")
RECORDED = {"mombasa": "mombasa-4-advanced", "nippon": "nippon-3-both", "yokohama": "yokohama-modules-3"}
COARSE = 3  # px that something may move without another line
STROKES = ("polygon", "line", "ellipse", "rectangle", "arc", "pieslice", "point", "rounded_rectangle")
TURNS, ROOM = 24, 1 << 30
UNHEARD, LARGE = "", 200  # px
STRIP = Image.new("RGB", (1600, 20), theme.PAPER)

Draw = Callable[[], Any]


class Notes:
    """What is laid and drawn, with what it belongs to: the picture of the moment, or the icon that is made for it."""

    def __init__(self) -> None:
        self.found: defaultdict[str, list[tuple[Any, ...]]] = defaultdict(list)
        self.of = [UNHEARD]
        self.variants: dict[str, dict[str, Any]] = {}  # by icon: one of those that were drawn, always the same

    def add(self, *what: Any) -> None:
        self.found[self.of[-1]].append(what)

    @contextmanager
    def belonging(self, name: str) -> Iterator[None]:
        self.of.append(name)
        yield
        self.of.pop()

    def lines(self) -> Iterator[str]:
        for name, some in self.found.items():
            if name == UNHEARD:
                continue
            told = hashlib.sha256(repr(sorted(map(repr, some))).encode())
            yield f"{name}: {len(some)} {told.hexdigest()[:12]}"


def coarse(points: Any) -> list[int]:
    """Numbers without what nobody would see, of points or by themselves."""
    flat = chain.from_iterable(points) if points and isinstance(points[0], tuple) else points
    return [int(one / COARSE) for one in flat]


@contextmanager
def noting() -> Iterator[Notes]:
    """Everything laid and drawn meanwhile; the pictures stay empty."""
    notes = Notes()
    paint, text = icons._paint, Sheet.text
    kept: dict[Any, list[tuple[Any, ...]]] = {}
    get, paste = caches.Cache.get, Image.Image.paste

    def noted_paint(name: str, size: int, grey: bool, fade: float, variant: dict[str, Any]) -> Any:
        """An icon has a line of its own, whatever size pictures have it in."""
        notes.variants[name] = min(notes.variants.get(name, variant), variant, key=repr)
        with notes.belonging(UNHEARD):
            return paint(name, size, grey, fade, variant)

    def noted_text(sheet: Sheet, at: Any, words: str | int, *args: Any, **how: Any) -> float:
        notes.add(words)
        return text(sheet, at, words, *args, **how)

    def noted_icon(sheet: Sheet, at: Any, name: str, size: int, *, anchor: str = "mm", **variant: Any) -> float:
        notes.add(name, size, variant)
        return icon(sheet, at, name, size, anchor=anchor, **variant)

    def noted_lay(sheet: Sheet, colour: Any, mask: Any, *box: Any) -> None:
        notes.add(colour, coarse(box))

    def noted_put(sheet: Sheet, x: int, y: int, parts: Any) -> None:
        notes.add(coarse((x, y)), len(parts))

    def noted_paste(image: Image.Image, what: Any, box: Any = None, mask: Any = None) -> None:
        if box is not None and isinstance(what, Image.Image):
            notes.add(what.size, coarse(box))
        paste(image, what, box, mask)

    def noted_get(cache: caches.Cache[Any], key: Any, make: Draw) -> Any:
        """A picture that is kept belongs to every picture that has it."""
        if cache is not caches._pictures:
            return get(cache, key, make)
        if key not in kept:
            before = len(notes.found[notes.of[-1]])
            found = get(cache, key, make)
            kept[key] = notes.found[notes.of[-1]][before:]
            return found
        notes.found[notes.of[-1]].extend(kept[key])
        return get(cache, key, make)

    def noted_stroke(stroke: str) -> Callable[..., None]:
        def draw(pen: ImageDraw.ImageDraw, xy: Any, *args: Any, **how: Any) -> None:
            notes.add(stroke, coarse(xy), args, how)

        return draw

    def noted_thick(pen: Any, points: Any, width: float, *how: Any, **more: Any) -> None:
        notes.add(coarse(points), round(width), how, more)

    icon = Sheet.icon
    with pytest.MonkeyPatch.context() as patch, drawn_anew(icons_too=True):
        patch.setattr(caches.PARTS, "limit", ROOM)  # so that nothing is drawn twice
        patch.setattr(icons, "_paint", noted_paint)
        patch.setattr(Sheet, "text", noted_text)
        patch.setattr(Sheet, "icon", noted_icon)
        patch.setattr(Sheet, "_lay", noted_lay)
        patch.setattr(Sheet, "_put", noted_put)
        patch.setattr(caches.Cache, "get", noted_get)
        patch.setattr(Image.Image, "paste", noted_paste)
        for stroke in STROKES:
            patch.setattr(ImageDraw.ImageDraw, stroke, noted_stroke(stroke))
        patch.setattr(shapes, "thick", noted_thick)
        yield notes
        caches.forget()  # what was kept meanwhile is empty


def replayed(game: str) -> Iterator[Table]:
    """A recorded game, before every answer."""
    recorded = read(FOLDER / f"{RECORDED[game]}.txt")
    known = played_with(recorded)
    table = Table.start(game, recorded.seats, recorded.options, recorded.seed, known, recorded.rules)
    for line in recorded.segments:
        for seat, picks in choices(line):
            yield table
            table.answer(seat, picks)
    yield table


def everything(game: str) -> Iterator[tuple[str, Draw]]:
    """All that a game draws, each in one language: kept positions, zooms, strips, the score sheet and the poster."""
    known = game_pictures(game)
    languages = cycle(LANGUAGES)

    def one(kind: Any, view: Any, seats: int, marked: Mapping[str, str] = {}, changed: Any = frozenset()) -> Draw:
        names, lang = NAMES[:seats], next(languages)

        def draw() -> tuple[str, str]:
            kind.draw(view, names=names, lang=lang, marked=marked, changed=changed)
            return kind.alt(view, names=names, lang=lang), kind.text(view, names=names, lang=lang)

        return draw

    positions = kept_positions(game)
    most = max(table.seats for table in positions.values())
    for place in [place for place in (f"middle-{most}", f"end-{most}", "middle-1") if place in positions]:
        table = positions[place]
        before = positions.get(f"opening-{table.seats}", table)
        for name, kind in known.pictures_and_parts.items():
            if name != "score":
                seat = (table.asks[0].seat if table.asks else 0) if kind.private else None
                marked = marks(table.asks[0]) if table.asks else {}
                changed = changes_between(before.view(seat), table.view(seat))
                yield f"{place} {name}", one(kind, table.view(seat), table.seats, marked, changed)
    zoomed, moves, was = set[str](), list[PastMove](), None
    for table in replayed(game):
        for ask in table.asks[:1]:
            if ask.key in known.zooms and ask.key not in zoomed and len(ask.untold) > 1:
                zoomed.add(ask.key)
                shown = Zoom.of(table.view(ask.seat), ask)
                yield ask.key, one(known.zooms[ask.key], shown, table.seats)
        for boundary in table.crossed:
            after = Table.past_view(game, boundary.snapshot, None)
            if was is not None and len(moves) < TURNS:
                moves.append(PastMove(was, after, seen(boundary.deeds, None)))
            was = after
        table.crossed.clear()
        if table.result is not None:
            colours = tuple(table.game.colours(table.game.complete_options(table.seats, {})))
            sheet = ScoreView(table.game.title, colours, table.result)
            yield "score", one(known.pictures["score"], sheet, table.seats)
    yield "strip", partial(strip, known, moves, next(languages))
    yield "poster", one(known.endings["poster"], poster_view(game, most), most)


def strip(known: GamePictures, moves: Sequence[PastMove], lang: str) -> tuple[str]:
    """What lies below a board, and what is said of it."""
    for at in range(0, len(moves), recap.MOST):
        recap.below(STRIP, known.recap_rows(moves[at : at + recap.MOST], NAMES, lang))
    return (recap.said(moves, NAMES, lang),)


def bare(name: str) -> bool:
    """Whether an icon can be drawn without saying more of it; others have a line if a picture has them."""
    painter, _ = icons._painters[name]
    return all(one.default is not Parameter.empty for one in [*signature(painter).parameters.values()][1:])


def note_icons(notes: Notes, shown: Iterable[tuple[str, Mapping[str, Any]]]) -> None:
    """Each icon by itself, in one size."""
    for name, variant in shown:
        caches.forget()  # icons within icons
        with notes.belonging(f"icon {name}"), pytest.MonkeyPatch.context() as patch:
            patch.setattr(notes, "belonging", lambda _: nullcontext())
            icons.icon(name, LARGE, **variant)


def lines(game: str) -> list[str]:
    """The list as it would be written now: of a game, or of what all games draw with."""
    for part in [part for path, part in sys.modules.items() if path.startswith(f"render.{game}")]:
        for made in [one for one in vars(part).values() if hasattr(one, "cache_clear")]:
            made.cache_clear()  # what is drawn once is drawn again
    with noting() as notes:
        if game == KIT:
            own = [name for name in icons.names() if "." not in name]
            note_icons(notes, ((name, one) for name in own for one in VARIANTS.get(name, [{}])))
        else:
            for name, draw in everything(game):
                with notes.belonging(name):
                    for said in draw():
                        notes.add(said)
            own = [
                name for name in icons.names() if name.startswith(f"{game}.") and (name in notes.variants or bare(name))
            ]
            note_icons(notes, [(name, notes.variants.get(name, {})) for name in own])
        return sorted(notes.lines())


if __name__ == "__main__":
    for each in sys.argv[1:]:
        written = "".join(f"{line}\n" for line in lines(each))
        (LISTS / f"{each}.txt").write_text(written, encoding="utf-8")
