"""Looks over the shoulder of whoever draws: every word, icon and mark, the box it lies in, and what is below it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

import pytest
from PIL import Image

from render.kit import caches, fonts, icons, theme
from render.kit.pen import K, Pen
from render.kit.sheet import SHARE, Box, Sheet
from render.kit.theme import Colour

Part = tuple[caches.Budget, Any, Any, int]  # with its key and its weight in bytes
EDGE = 8  # px round a mark in which its ground lies


class Laid(NamedTuple):
    """Something that was laid on a sheet."""

    what: str  # the words, or the name of the icon
    box: Box
    holder: Box  # the smallest box below its middle; the whole sheet if there is none
    size: int

    def over(self) -> float:
        """By how many px it leaves its box."""
        (x, y, w, h), (left, top, wide, high) = self.box, self.holder
        return max(left - x, top - y, x + w - left - wide, y + h - top - high)


class Inked(NamedTuple):
    """A word or mark with its colour, and the commonest colour below it."""

    what: str
    colour: Colour
    ground: Colour


class Watched:
    """All that was drawn while somebody watched."""

    def __init__(self) -> None:
        self.words: list[Laid] = []
        self.inks: set[Inked] = set()
        self.marks: set[Inked] = set()
        self.icons: list[Laid] = []
        self.picture = 0  # the number of the one being drawn
        self.variants: set[tuple[int, str, Colour, str]] = set()  # icons with a colour: picture, name, colour, shape
        self.digits: dict[tuple[str, int, str], float] = {}  # in icons, by name, size and words: px of type
        self.covered: set[tuple[str, str]] = set()  # words, and what was laid over them later
        self._holders: WeakKeyDictionary[Sheet, list[Box]] = WeakKeyDictionary()
        self._written: WeakKeyDictionary[Sheet, list[Laid]] = WeakKeyDictionary()
        self._stills: dict[Any, tuple[list[Box], list[Laid]]] = {}

    def hold(self, sheet: Sheet, box: Box) -> None:
        """From here on things may lie in this box; what it lies on is painted over."""
        self._holders.setdefault(sheet, []).append(box)
        self._written[sheet] = [one for one in self._written.get(sheet, []) if hidden(one.box, box) < 0.9]

    def keep(self, key: Any, sheet: Sheet) -> None:
        """What never changes is drawn once, for many sheets."""
        self._stills[key] = self._holders.get(sheet, []), self._written.get(sheet, [])

    def begin(self, key: Any, sheet: Sheet) -> None:
        """A sheet that begins with what never changes."""
        boxes, words = self._stills[key]
        self._holders[sheet], self._written[sheet] = list(boxes), list(words)

    def lay(self, sheet: Sheet, what: str, box: Box, size: int, *, words: bool) -> Laid:
        """Notes where something lies, and which words it hides."""
        x, y = box[0] + box[2] / 2, box[1] + box[3] / 2
        around = [b for b in self._holders.get(sheet, []) if b[0] <= x <= b[0] + b[2] and b[1] <= y <= b[1] + b[3]]
        holder = min(around, key=lambda b: b[2] * b[3], default=(0, 0, sheet.width, sheet.height))
        found = Laid(what, box, holder, size)
        written = self._written.setdefault(sheet, [])
        self.covered.update((other.what, what) for other in written if hidden(other.box, box) > 0.15)
        if words:
            written.append(found)
        return found


def hidden(one: Box, other: Box) -> float:
    """How much of the first box lies under the second."""
    wide = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    high = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return max(0.0, wide) * max(0.0, high) / max(1.0, one[2] * one[3])


def ground(image: Image.Image, box: Box) -> Colour:
    """The commonest colour in a box of a picture."""
    x, y, w, h = map(round, box)
    part = image.crop((max(0, x), max(0, y), min(image.width, x + w), min(image.height, y + h)))
    counted = part.getcolors(part.width * part.height) if part.width and part.height else None
    return max(counted)[1] if counted else theme.PAPER  # type: ignore[return-value]


@contextmanager
def drawn_anew(*, icons_too: bool = False) -> Iterator[None]:
    """What was drawn before is drawn again meanwhile, and is there again afterwards."""
    before: list[Part] = [
        (budget, key, *part) for budget in (caches.PARTS, caches.LAYERS) for key, part in budget.kept.items()
    ]
    caches.forget()
    if not icons_too:
        _put_back(one for one in before if one[1][0] is icons._sprites)
    yield
    _put_back(before)


def _put_back(parts: Iterable[Part]) -> None:
    for budget, key, part, weight in parts:
        budget.keep(key, part, weight)


@contextmanager
def watching(*, painted: bool = False) -> Iterator[Watched]:
    """Everything drawn meanwhile is noted, with `painted` what stands inside icons, too."""
    seen = Watched()
    with pytest.MonkeyPatch.context() as patch, drawn_anew(icons_too=painted):
        _watch_words(seen, patch)
        _watch_boxes(seen, patch)
        _watch_icons(seen, patch)
        yield seen


def _watch_words(seen: Watched, patch: pytest.MonkeyPatch) -> None:
    text, lay, mask = Sheet.text, Sheet._lay, fonts.mask
    writing: list[tuple[str, int]] = []  # the line being written

    def noted_text(sheet: Sheet, at: Any, words: str | int, *args: Any, **how: Any) -> float:
        writing.append(("", 0))
        try:
            return text(sheet, at, words, *args, **how)
        finally:
            writing.clear()

    def noted_mask(line: str, size: int, bold: bool = False) -> fonts.Mask:
        made = mask(line, size, bold)
        if writing:
            writing[0] = (line, size)  # after the runs of letters and figures that it is put together of
        return made

    def noted_lay(sheet: Sheet, colour: Colour, image: Any, x: int, y: int, w: int, h: int) -> None:
        if writing and writing[0][0].strip():
            line, size = writing[0]
            seen.words.append(seen.lay(sheet, line, (x, y, w, h), size, words=True))
            seen.inks.add(Inked(line, colour, ground(sheet.image, (x, y, w, h))))
        lay(sheet, colour, image, x, y, w, h)

    patch.setattr(Sheet, "text", noted_text)
    patch.setattr(Sheet, "_lay", noted_lay)
    patch.setattr(fonts, "mask", noted_mask)


def _watch_boxes(seen: Watched, patch: pytest.MonkeyPatch) -> None:
    panel, over, legal, changed = Sheet.panel, Sheet.over, Sheet.legal, Sheet.changed

    def noted_over(key: Any, width: int, height: int, still: Any, *args: Any, **how: Any) -> Sheet:
        place = (key, width, how.get("upper") or height)

        def noted_still(sheet: Sheet) -> None:
            still(sheet)
            seen.keep(place, sheet)

        sheet = over(key, width, height, noted_still, *args, **how)
        seen.begin(place, sheet)
        return sheet

    def noted_panel(sheet: Sheet, box: Box, fill: Colour | None = theme.PANEL, *args: Any, **how: Any) -> None:
        if fill is not None:
            seen.hold(sheet, box)
        panel(sheet, box, fill, *args, **how)

    def noted_legal(sheet: Sheet, box: Box, *args: Any, **how: Any) -> None:
        x, y, w, _ = box
        seen.marks.add(Inked("legal", theme.VERMILION, ground(sheet.image, (x - EDGE, y - EDGE, w + 2 * EDGE, EDGE))))
        legal(sheet, box, *args, **how)

    def noted_changed(sheet: Sheet, box: Box, *args: Any, **how: Any) -> None:
        x, y, w, _ = box
        seen.marks.add(Inked("changed", theme.RIM, ground(sheet.image, (x - EDGE, y - EDGE, w + 2 * EDGE, EDGE))))
        changed(sheet, box, *args, **how)

    patch.setattr(Sheet, "over", staticmethod(noted_over))
    patch.setattr(Sheet, "panel", noted_panel)
    patch.setattr(Sheet, "legal", noted_legal)
    patch.setattr(Sheet, "changed", noted_changed)


def _watch_icons(seen: Watched, patch: pytest.MonkeyPatch) -> None:
    icon, paint, text = Sheet.icon, icons._paint, Pen.text
    painting: list[tuple[str, int]] = []  # an icon, and the ones inside it

    def noted_icon(sheet: Sheet, at: Any, name: str, size: int, *, anchor: str = "mm", **variant: Any) -> float:
        sprite = icons.icon(name, size, **variant)
        w, h = sprite.width, sprite.height
        box = (at[0] - w * SHARE[anchor[0]], at[1] - h * SHARE[anchor[1]], w, h)
        seen.icons.append(seen.lay(sheet, name, box, size, words=False))
        if "colour" in variant:
            seen.variants.add((seen.picture, name, variant["colour"], variant.get("shape", "")))
        return icon(sheet, at, name, size, anchor=anchor, **variant)

    def noted_paint(name: str, size: int, *args: Any) -> icons.Sprite:
        painting.append((name, size))
        try:
            return paint(name, size, *args)
        finally:
            painting.pop()

    def noted_text(pen: Pen, x: float, y: float, words: str, *args: Any, **how: Any) -> None:
        plain = fonts.mask
        sizes: list[int] = []

        def sized(line: str, size: int, bold: bool = False) -> fonts.Mask:
            sizes.append(size)
            return plain(line, size, bold)

        with pytest.MonkeyPatch.context() as inner:
            inner.setattr(fonts, "mask", sized)
            text(pen, x, y, words, *args, **how)
        if painting and any(sign.isalnum() for sign in words):
            name, size = painting[0]
            key = (name, size, words)
            px = sizes[0] / K ** len(painting)  # each one inside another is painted larger once more
            seen.digits[key] = min(px, seen.digits.get(key, px))

    patch.setattr(Sheet, "icon", noted_icon)
    patch.setattr(icons, "_paint", noted_paint)
    patch.setattr(Pen, "text", noted_text)
