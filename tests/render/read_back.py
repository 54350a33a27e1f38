"""What a picture shows, read back: whatever is placed while it is drawn is noted, nothing is painted.

Of every value of a view it can then be asked in which pictures, words and places it shows: another value there has to
change them. `python -m tests.render.read_back GAME` writes that list anew.
"""

from __future__ import annotations

import re
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from msgspec import Struct, structs
from PIL import Image

from engine.core.table import Table
from render import game_pictures
from render.games import Picture
from render.kit import Sheet, caches, theme
from render.kit.caches import Cache
from render.kit.icons import Sprite
from tests.render.boxes import drawn_anew
from tests.render.conftest import ROOM_BYTES
from tools.pages.pictures import kept_positions
from words import sentences

Way = tuple[str | int, ...]
NAMES = ("Kim", "Oksana", "Bartek", "Jo")
LISTS = Path(__file__).with_name("shown")
POSITION = "middle-4"
IN_LINE_PX, BESIDE_PX = 14, 90  # how far a number may stand from the icon that says what it counts
OFTEN = 6  # values of one kind that are tried: the first ones, of which others may be like each other


class Placed(NamedTuple):
    """Something that was placed: words, an icon with its variant, a shape with its colour."""

    what: str
    x: int
    y: int


@contextmanager
def noting() -> Iterator[list[Placed]]:
    """Everything placed meanwhile; the pictures stay empty."""
    seen: list[Placed] = []
    kept: dict[Any, list[Placed]] = {}
    parts: dict[int, tuple[Image.Image, Any]] = {}  # pictures that are kept, and their keys
    text, icon, get, paste = Sheet.text, Sheet.icon, Cache.get, Image.Image.paste

    def note(what: str, x: float, y: float) -> None:
        seen.append(Placed(what, round(x), round(y)))

    def noted_text(sheet: Sheet, at: Any, words: str | int, *args: Any, **how: Any) -> float:
        note(f"“{words}”", *at)
        return text(sheet, at, words, *args, **how)

    def noted_icon(sheet: Sheet, at: Any, name: str, size: int, *, anchor: str = "mm", **variant: Any) -> float:
        note(f"{name} {size} {variant}", *at)
        if "words" in variant:
            note(f"“{variant['words']}”", *at)
        return icon(sheet, at, name, size, anchor=anchor, **variant)

    def noted_get(cache: Cache[Any], key: Any, make: Callable[[], Any]) -> Any:
        """What is kept as a picture was noted when it was drawn, and is noted again whenever it is used."""
        if cache is not caches._pictures:
            return get(cache, key, make)
        before = len(seen)
        found = get(cache, key, make)
        if key in kept:
            seen.extend(kept[key])
        else:
            kept[key] = seen[before:]
        parts[id(found)] = found, key
        return found

    def noted_paste(image: Image.Image, what: Any, box: Any = None, mask: Any = None) -> None:
        part = parts.get(id(what))
        if part is not None:  # anything else is pasted while such a part or an icon is made, which happens only once
            note(f"part {what.size} {hash(part[1])}", *(box[:2] if isinstance(box, tuple) else (0, 0)))
        paste(image, what, box, mask)

    def no_paint(sheet: Sheet, *args: Any) -> None:
        pass

    def noted_stamp(sheet: Sheet, colour: Any, stamp: Any, x: int = 0, y: int = 0) -> None:
        note(f"shape {colour} {[part[1:] for part in stamp][:2]}", x, y)

    def noted_panel(sheet: Sheet, box: Any, fill: Any = theme.PANEL, line: Any = theme.LINE, **how: Any) -> None:
        note(f"panel {fill} {line} {round(box[2])} {round(box[3])}", box[0], box[1])

    def noted_rect(sheet: Sheet, box: Any, fill: Any) -> None:
        note(f"rect {fill} {round(box[2])} {round(box[3])}", box[0], box[1])

    def noted_sprite(sheet: Sheet, at: Any, one: Sprite, *, anchor: str = "mm") -> float:
        note(f"sprite {one.width} {one.height}", *at)
        return one.width

    def noted_dim(sheet: Sheet, box: Any, ground: Any = theme.PAPER) -> None:
        note(f"dim {round(box[2])} {round(box[3])}", box[0], box[1])

    with pytest.MonkeyPatch.context() as patch, drawn_anew(icons_too=False):
        patch.setattr(caches.PARTS, "limit", ROOM_BYTES)  # as in all tests of pictures
        patch.setattr(sentences, "_report", lambda *faults: None)  # of a value that no position has
        patch.setattr(Sheet, "text", noted_text)
        patch.setattr(Sheet, "icon", noted_icon)
        patch.setattr(Cache, "get", noted_get)
        patch.setattr(Image.Image, "paste", noted_paste)
        patch.setattr(Sheet, "panel", noted_panel)
        patch.setattr(Sheet, "rect", noted_rect)
        patch.setattr(Sheet, "dim", noted_dim)
        patch.setattr(Sheet, "_stamp", noted_stamp)
        patch.setattr(Sheet, "sprite", noted_sprite)
        patch.setattr(Sheet, "_put", no_paint)
        patch.setattr(Sheet, "_lay", no_paint)
        yield seen
        caches.forget()  # what was kept meanwhile is empty
        sentences._say.cache_clear()


def leaves(value: Any, way: Way = ()) -> Iterator[tuple[Way, Any]]:
    """The values of a view and the ways to them."""
    if isinstance(value, Struct):
        for name in value.__struct_fields__:
            yield from leaves(getattr(value, name), (*way, name))
    elif isinstance(value, dict):
        for key, inside in value.items():
            yield from leaves(inside, (*way, key))
    elif isinstance(value, tuple | list):
        for at, inside in enumerate(value):
            yield from leaves(inside, (*way, at))
    else:
        yield way, value


def with_other(value: Any, way: Way, other: Any) -> Any:
    """The view with another value at one place."""
    if not way:
        return other
    step, rest = way[0], way[1:]
    if isinstance(value, Struct):
        assert isinstance(step, str)
        return structs.replace(value, **{step: with_other(getattr(value, step), rest, other)})
    if isinstance(value, dict):
        return {**value, step: with_other(value[step], rest, other)}
    assert isinstance(step, int)
    changed = list(value)
    changed[step] = with_other(value[step], rest, other)
    return type(value)(changed)


def at(view: Any, way: Way) -> Any:
    """The value there."""
    for step in way:
        view = getattr(view, str(step)) if isinstance(view, Struct) else view[step]
    return view


def kind_of(way: Way) -> str:
    """The way without the places in lists."""
    return ".".join("*" if isinstance(step, int) else str(step) for step in way)


def others(view: Any, way: Way, alike: Mapping[str, Sequence[Any]]) -> list[Any]:
    """What could stand there instead, to be tried in turn until it can be drawn."""
    value = at(view, way)
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1]
    same = [one for one in alike[kind_of(way)] if one not in (value, None)]
    return same[:2]


class Drawn(NamedTuple):
    """One picture of a view: what was placed, and what is said of it."""

    placed: Counter[Placed]
    text: str
    alt: str


class PictureReader:
    """Draws one picture of one position again and again, each time with another value somewhere."""

    def __init__(self, seen: list[Placed], kind: Picture, table: Table) -> None:
        self.seen, self.kind = seen, kind
        self.names = NAMES[: table.seats]
        self.view = table.view(table.asks[0].seat if kind.private else None)
        self.alike: defaultdict[str, list[Any]] = defaultdict(list)
        self.ways: defaultdict[str, list[Way]] = defaultdict(list)
        for way, value in leaves(self.view):
            self.ways[kind_of(way)].append(way)
            if value not in self.alike[kind_of(way)]:
                self.alike[kind_of(way)].append(value)
        self.draw(self.view)  # what never changes is drawn with the first one only
        self.plain = self.draw(self.view)

    def draw(self, view: Any) -> Drawn:
        self.seen.clear()
        self.kind.draw(view, names=self.names, lang="en", marked={}, changed=frozenset())
        said = [tell(view, names=self.names, lang="en") for tell in (self.kind.text, self.kind.alt)]
        return Drawn(Counter(self.seen), *said)

    def signs(self, way: Way) -> set[str] | None:
        """Where another value shows; None where there is none that can be drawn.

        `p` in the picture, `w` in its words, `a` in its alt text; with `=` as that very number; `@` in the row of the
        player whose value it is; `by:` behind which icon.
        """
        for other in others(self.view, way, self.alike):
            try:
                now = self.draw(with_other(self.view, way, other))
            except Exception:  # there is no such position, so it is neither shown nor hidden
                continue
            return self._differs(way, now, other)
        return None

    def _differs(self, way: Way, now: Drawn, other: Any) -> set[str]:
        found = set()
        number = isinstance(other, int) and not isinstance(other, bool)
        new, old = now.placed - self.plain.placed, self.plain.placed - now.placed
        if new or old:
            found.add("p")
        placed = [one for one in new if number and says(one.what, other)]
        if placed:
            found.add("p=")
            found |= {f"by:{sign}" for sign in map(self._sign, placed) if sign}
        if placed and way[0] == "players" and all(self._row(one) == way[1] for one in placed):
            found.add("p@")
        for letter, before, after in (("w", self.plain.text, now.text), ("a", self.plain.alt, now.alt)):
            if before != after:
                found.add(letter)
                words = Counter(NUMBER.findall(after)) - Counter(NUMBER.findall(before))
                if number and str(other) in words:
                    found.add(f"{letter}=")
        return found

    def _sign(self, placed: Placed) -> str | None:
        """The icon before a number, in its line."""
        before = [
            (placed.x - one.x, one.what.partition(" ")[0])
            for one in self.plain.placed
            if ICON.match(one.what)
            if abs(one.y - placed.y) <= IN_LINE_PX and 0 <= placed.x - one.x < BESIDE_PX
        ]
        return min(before)[1] if before else None

    def _row(self, placed: Placed) -> int | None:
        """The player whose name stands nearest, first of all in height."""
        names = [
            (abs(one.y - placed.y), abs(one.x - placed.x), seat)
            for one in self.plain.placed
            for seat, name in enumerate(self.names)
            if one.what == f"“{name}”"
        ]
        return min(names)[2] if names else None


NUMBER = re.compile(r"\d+")
ICON = re.compile(r"(?!sprite |part |shape |panel |rect |dim |“)")


def says(what: str, number: int) -> bool:
    """Whether these are words with that number."""
    return what[0] == "“" and str(number) in NUMBER.findall(what)


def readers(game: str, position: str, picture: str = "") -> Iterator[tuple[str, PictureReader]]:
    """A reader for every picture of a kept position, or for one of them, one after the other."""
    table = kept_positions(game)[position]
    with noting() as seen:
        for name, kind in game_pictures(game).pictures_and_parts.items():
            if name != "score" and picture in ("", name):
                yield name, PictureReader(seen, kind, table)


def survey(game: str, position: str) -> Iterator[str]:
    """The list: a line for each kind of value in each picture, with what held for all that were tried."""
    nowhere: dict[str, bool] = {}
    for name, reader in readers(game, position):
        for kind, some in reader.ways.items():
            tried = [signs for signs in (reader.signs(way) for way in some[:OFTEN]) if signs is not None]
            if tried:
                nowhere[kind] = nowhere.get(kind, True) and not set().union(*tried)
            if tried and set().union(*tried):
                always = set(tried[0]).intersection(*tried)
                some_times = set().union(*tried) - always
                yield f"{name}: {kind}: {' '.join(sorted(always))} | {' '.join(sorted(some_times))}".rstrip()
    yield from (f"nowhere: {kind}: |" for kind, hidden in nowhere.items() if hidden)


def listed(game: str) -> dict[tuple[str, str], tuple[set[str], set[str]]]:
    """The list as it is kept: by picture and kind, what always holds and what may."""
    found = {}
    for line in (LISTS / f"{game}.txt").read_text(encoding="utf-8").splitlines():
        name, kind, signs = line.split(": ", 2)
        always, _, may = signs.partition("|")
        found[name, kind] = set(always.split()), set(may.split())
    return found


if __name__ == "__main__":
    for each in sys.argv[1:]:
        written = "".join(f"{line}\n" for line in survey(each, POSITION))
        (LISTS / f"{each}.txt").write_text(written, encoding="utf-8")
