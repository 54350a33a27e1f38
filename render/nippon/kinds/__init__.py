"""The types of factories side by side, each with those that are left and what they do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PIL import Image

from engine.nippon.rules.option_facts import ChoosingType
from engine.nippon.view.structs_board import FactoryView, LevelView
from render.kit import CAPITALS, Box, Icon, Part, Sheet, Words, theme
from render.nippon import colours
from render.nippon.effects import thing
from render.nippon.properties import columns, effect, fitted, kind_icon
from render.nippon.scene import Scene
from render.nippon.wording import name
from render.zoom import EDGE, WIDTH, Zoom, disc

ACROSS, GAP = 3, 12
WIDE = (WIDTH - 2 * EDGE - GAP * (ACROSS - 1)) / ACROSS
HEAD, LINE, TALL, BETWEEN = 104, 64, 92, 6  # px above the factories of a type, of each of them, and between them
FADED = 0.55  # how much paler what cannot be built is
KIND = 102  # px for the number and the kind of a factory
SIGN, LEAST = 46, 34  # px of the signs of an effect; what were smaller in one line has a higher one


def draw(
    zoom: Zoom, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The picture; types that cannot be built are pale."""
    scene = Scene(zoom.view, names, lang, zoom.numbers(), changed)
    levels = {good: level for level in scene.view.levels for good in level.goods}
    shelf = {good: [one for one in tokens if one.owner is None] for good, tokens in columns(scene.view).items()}
    silk = {one.facts.good: one.facts.silk for one in zoom.options if isinstance(one.facts, ChoosingType)}
    kinds = list(shelf)
    rows = [kinds[at : at + ACROSS] for at in range(0, len(kinds), ACROSS)]
    highs = [HEAD + max(LINE + BETWEEN, *(sum(_step(one) for one in shelf[good]) for good in row)) for row in rows]
    sheet = Sheet(WIDTH, round(sum(highs) + GAP * (len(rows) + 1)))
    top = float(GAP)
    for row, high in zip(rows, highs, strict=True):
        for n, good in enumerate(row):
            box = (EDGE + n * (WIDE + GAP), top, WIDE, high)
            number = scene.marked.get(f"type:{good}")
            sheet.whole(box)
            _kind(sheet, levels[good], good, shelf[good], box, lang, silk=silk.get(good, 0), pale=number is None)
            if number is not None:
                sheet.legal(box, outside=0)
                disc(sheet, (box[0] + WIDE - 36, top + 36), number, box)
        top += high + GAP
    return sheet.image


def _kind(
    sheet: Sheet,
    level: LevelView,
    good: str,
    left: Sequence[FactoryView],
    box: Box,
    lang: str,
    *,
    silk: int,
    pale: bool,
) -> None:
    """A type: its good, the science it needs (and silk for what lacks), its coal, a line for each factory left."""
    x, y, w, h = box
    fade: dict[str, Any] = {"fade": FADED} if pale else {}
    ink = theme.FAINT if pale else theme.INK
    sheet.panel((x, y, w, h), (colours.LEVEL_PALE if pale else colours.LEVEL)[level.level], theme.LINE)
    called = name(lang, "good", good)
    sheet.text((x + 84, y + 34), called, 36, ink, bold=CAPITALS, room=w - 160, shrink=range(35, 23, -1))
    sheet.icon((x + 46, y + 54), f"nippon.{good}", 64, **fade)
    parts: list[Part] = []
    for sign, n in (("science", level.science), ("coal", level.coal)):
        shown = thing(sign, 44)
        parts += [18, Icon(shown.name, shown.size, **fade), Words(n, 42, ink)]
        if sign == "science" and silk:
            parts += [6, Words(f"−{silk}", 36, ink), thing("silk", 40)]
    sheet.row((x + 84, y + 78), parts[1:], gap=4)
    if not left:
        sheet.text((x + w / 2, y + HEAD + LINE / 2), "–", 40, theme.FAINT, anchor="mm")
    top = y + HEAD
    for factory in left:
        _factory(sheet, factory, (x + 8, top, w - 16, _step(factory) - BETWEEN), pale=pale)
        top += _step(factory)


def effect_box(box: Box) -> Box:
    """Where in the line of a factory its effect stands."""
    x, y, w, h = box
    return (x + KIND, y + 4, w - KIND - 6, h - 8)


def line(factory: FactoryView) -> int:
    """How high its line is."""
    _, _, wide, high = effect_box((0, 0, WIDE - 16, LINE))
    return LINE if fitted(factory, wide, high, SIGN)[0] >= LEAST else TALL


def _step(factory: FactoryView) -> int:
    """From its line to the next."""
    return line(factory) + BETWEEN


def _factory(sheet: Sheet, factory: FactoryView, box: Box, *, pale: bool) -> None:
    """Its number, when it works, and what it does."""
    x, y, _, h = box
    sheet.panel(box, None if pale else theme.CARD, theme.LINE if pale else theme.INK)
    ink = theme.FAINT if pale else theme.INK
    sheet.text((x + 31, y + h / 2), f"{factory.number}{factory.face.upper()}", 32, ink, bold=True, anchor="mm")
    fade: dict[str, Any] = {"fade": FADED} if pale else {}
    kind_icon(sheet, (x + 77, y + h / 2), factory, 48, **fade)
    effect(sheet, factory, effect_box(box), pale, SIGN)
