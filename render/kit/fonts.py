"""Text: measuring, fitting and antialiased masks of lines, cached by what they say."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import Final, Literal, NamedTuple, TypeAlias

from PIL import Image, ImageFont

from render.kit.caches import Cache, image_bytes

ASSETS = Path(__file__).parents[1] / "assets"
CAP = 0.714  # height of capitals and digits in ems: text is placed by it, so that it sits in the middle of its box
ELLIPSIS = "…"
Weight: TypeAlias = bool | Literal["capitals"]  # bold or not, or the small capitals of the serif: names on a board
CAPITALS: Final = "capitals"
CAPITALS_SCALE = 1.1  # the serif is drawn this much larger, so that its capitals are as high as those of Noto Sans
LEADING = 1.22
_FIGURES = re.compile(r"(\d+)")

_drawing = Lock()  # a FreeType face is one object for all threads


class Mask(NamedTuple):
    """One line of text as coverage; `left` and `top` lead from the pen position on the baseline to its corner."""

    image: Image.Image
    left: int
    top: int
    advance: float


@lru_cache(maxsize=128)
def font(size: int, bold: Weight = False) -> ImageFont.FreeTypeFont:
    """The face at a size in px; kept open."""
    name = "AlegreyaSC-ExtraBold" if bold == CAPITALS else "NotoSans-Bold" if bold else "NotoSans-Regular"
    px = round(size * CAPITALS_SCALE) if bold == CAPITALS else size
    return ImageFont.truetype(str(ASSETS / f"{name}.ttf"), px, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def has_glyph(character: str) -> bool:
    """Whether both weights can draw it; what they cannot draw comes out as the same empty box."""
    if character.isspace():
        return character in " \u00a0\n"
    return all(_shape(character, bold) != _no_glyph(bold) for bold in (False, True))


@lru_cache(maxsize=4096)
def _in_capitals(character: str) -> bool:
    return character.isspace() or _shape(character, CAPITALS) != _no_glyph(CAPITALS)


def _face(text: str, size: int, bold: Weight) -> ImageFont.FreeTypeFont:
    """The face that can write a line: bold where the serif lacks a letter of somebody's name."""
    return font(size, bold if bold != CAPITALS or all(map(_in_capitals, text)) else True)


@lru_cache(maxsize=3)
def _no_glyph(bold: Weight) -> tuple[tuple[int, int], bytes]:
    return _shape("\uffff", bold)


def _shape(character: str, bold: Weight) -> tuple[tuple[int, int], bytes]:
    with _drawing:
        core = font(40, bold).getmask(character)
        return core.size, bytes(core)


def missing_glyphs(text: str) -> set[str]:
    """Characters that would come out as an empty box; joiners and selectors are no characters here."""
    return {c for c in text if c not in "\u200b\u2060\ufe0f" and not has_glyph(c)}


def readable(name: str) -> str:
    """A person's name as far as the fonts can write it: no emoji, no line breaks, "?" if nothing is left."""
    plain = unicodedata.normalize("NFKC", name)
    kept = "".join(c if has_glyph(c) and c != "\n" else " " for c in plain)
    return " ".join(kept.split()) or "?"


@lru_cache(maxsize=16384)
def width(text: str, size: int, bold: Weight = False) -> float:
    """Length of a line in px."""
    if _is_mixed(text, bold):
        return sum(width(run, size, weight) for run, weight in _runs(text))
    face = _face(text, size, bold)
    with _drawing:
        return face.getlength(text)


@lru_cache(maxsize=8)
def _set_face(size: int, bold: bool) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(ASSETS / f"NotoSans-{'Bold' if bold else 'Regular'}.ttf"), size)


@lru_cache(maxsize=2048)
def set_width(text: str, size: int, bold: bool = False) -> float:
    """Length of a line in px as a browser sets it: with fractions, and letters closer where they go together."""
    face = _set_face(size, bold)
    with _drawing:
        return face.getlength(text)


_masks: Cache[Mask] = Cache(lambda mask: image_bytes(mask.image))


def mask(text: str, size: int, bold: Weight = False) -> Mask:
    """The line as a cached mask."""
    return _masks.get((text, size, bold), lambda: _draw(text, size, bold))


def _is_mixed(text: str, bold: Weight) -> bool:
    """Whether a line of small capitals has figures in it."""
    return bold == CAPITALS and _FIGURES.search(text) is not None and all(map(_in_capitals, text))


def _runs(text: str) -> list[tuple[str, Weight]]:
    """A line of small capitals, the figures in it apart: those of the serif are as low as its letters."""
    return [(run, True if _FIGURES.match(run) else CAPITALS) for run in _FIGURES.split(text) if run]


def _in_runs(text: str, size: int) -> Mask:
    """Small capitals and figures side by side on one baseline."""
    masks, starts, end = [], [], 0.0
    for run, weight in _runs(text):
        masks.append(mask(run, size, weight))
        starts.append(end)
        end += masks[-1].advance
    left = min(0, masks[0].left)
    top = min(one.top for one in masks)
    right = max(round(start) + one.left + one.image.width for one, start in zip(masks, starts, strict=True))
    whole = Image.new("L", (right - left, max(one.top + one.image.height for one in masks) - top))
    for one, start in zip(masks, starts, strict=True):
        at = (round(start) + one.left - left, one.top - top)
        whole.paste(255, at, one.image)
    return Mask(whole, left, top, end)


def _draw(text: str, size: int, bold: Weight) -> Mask:
    if _is_mixed(text, bold):
        return _in_runs(text, size)
    face = _face(text, size, bold)
    with _drawing:
        core, (left, top) = face.getmask2(text, mode="L", anchor="ls")
        advance = face.getlength(text)
    image = Image.new("L", (max(1, core.size[0]), max(1, core.size[1])))
    if core.size[0] and core.size[1]:
        image.im.paste(core, (0, 0, *core.size))
    return Mask(image, round(left), round(top), advance)


def narrowed(whole: Mask, room: float) -> Mask:
    """A line as high as it is, set as narrow as there is room."""
    share = room / max(1.0, whole.advance)
    if share >= 1:
        return whole
    image = whole.image.resize((max(1, round(whole.image.width * share)), whole.image.height), Image.Resampling.BOX)
    return Mask(image, round(whole.left * share), whole.top, room)


def fit(text: str, size: int, room: float, *, bold: Weight = False, shrink: Sequence[int] = ()) -> tuple[str, int]:
    """The text and size that fit `room`: first smaller sizes in the order given, then an ellipsis at the smallest."""
    for each in (size, *shrink):
        if width(text, each, bold) <= room:
            return text, each
    smallest = (size, *shrink)[-1]
    return ellipsis(text, smallest, room, bold=bold), smallest


def ellipsis(text: str, size: int, room: float, *, bold: Weight = False) -> str:
    """The longest beginning that fits with "…" behind it; the text itself if it fits."""
    if width(text, size, bold) <= room:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if width(text[:middle].rstrip(" ,.;:·-–") + ELLIPSIS, size, bold) <= room:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip(" ,.;:·-–") + ELLIPSIS


def wrap(
    text: str, size: int, room: float, lines: int, *, bold: Weight = False, shrink: Sequence[int] = ()
) -> tuple[list[str], int]:
    """At most `lines` lines broken at spaces, and the size used; what does not fit ends with an ellipsis."""
    for each in (size, *shrink):
        found = _break(text, each, room, bold)
        if len(found) <= lines and all(width(line, each, bold) <= room for line in found):
            return found, each
    smallest = (size, *shrink)[-1]
    found = _break(text, smallest, room, bold)
    kept = found[: lines - 1] + [" ".join(found[lines - 1 :])]
    return [ellipsis(line, smallest, room, bold=bold) for line in kept if line], smallest


def _break(text: str, size: int, room: float, bold: Weight) -> list[str]:
    """Greedy lines of whole words."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line and width(longer, size, bold) > room:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return lines


def widest(texts: Iterable[str], size: int, bold: Weight = False) -> float:
    """Length of the longest of several lines; for boxes sized by their words."""
    return max((width(t, size, bold) for t in texts), default=0.0)
