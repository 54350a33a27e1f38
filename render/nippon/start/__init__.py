"""The first decision: which pair of starting tokens to take, a line each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from engine.nippon.view.structs import PairView
from render.kit import Box, Icon, Part, Sheet, Words, row_width, theme
from render.nippon.effects import thing
from render.nippon.pair_signs import SIGNS, given, joined
from render.nippon.scene import Scene
from render.nippon.wording import heading, token_effect
from render.zoom import EDGE, HEAD, WIDTH, Zoom, disc, head

TOP, HIGH, STEP = HEAD + 20, 178, 194
SIGN_X, WORDS_X, POINTS = 102, 168, 190  # px from the left edge of a line, and those kept for the points


def draw(
    zoom: Zoom, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The picture."""
    scene = Scene(zoom.view, names, lang, zoom.numbers(), changed)
    pairs = scene.view.pairs
    sheet = Sheet(WIDTH, TOP + STEP * len(pairs) + 4)
    head(sheet, scene.seats[zoom.seat], heading(lang, "pairs"))
    for n, pair in enumerate(pairs):
        box = (EDGE, TOP + STEP * n, WIDTH - 2 * EDGE, HIGH)
        line(sheet, scene, pair, box)
        sheet.whole(box)
        if pair.a in scene.marked:
            disc(sheet, (box[0] + 36, box[1] + HIGH / 2), scene.marked[pair.a], box)
    return sheet.image


def line(sheet: Sheet, scene: Scene, pair: PairView, box: Box) -> None:
    """What the A token does and is worth, what the B token gives; grey with its owner once it is taken."""
    x, y, w, h = box
    taken = pair.taken is not None
    ink = theme.SOFT if taken else theme.INK
    sheet.panel(box, theme.USED if taken else theme.CARD, theme.LINE if taken else theme.INK, width=4)
    if pair.taken is not None:
        sheet.piece((x + 40, y + h / 2), scene.seats[pair.taken], 56)
    sheet.icon((x + SIGN_X + 18, y + h / 2), thing(SIGNS[pair.effect], 84).name, 84, grey=taken)
    left, room = x + WORDS_X + 16, w - WORDS_X - POINTS - 16
    words = token_effect(pair, scene.lang)
    sheet.block((left, y + 8, room, 92), words, 40, ink, bold=True, align="lm", shrink=range(38, 29, -2), leading=1.05)
    sheet.line([(left, y + 106), (x + w - 24, y + 106)], theme.LINE, 3)
    for size in (52, 48, 44, 40):
        row = joined(given(pair, size), size)
        if row_width(row, gap=2) <= w - WORDS_X - 40:
            break
    sheet.row((left, y + 142), row, gap=2)
    points: list[Part] = [Words(pair.vp, 60, ink), Icon("star", 62, grey=taken)]
    sheet.row((x + w - 26, y + 56), points, gap=10, anchor="rm")
