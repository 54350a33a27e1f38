"""The map of a poster: areas as tiles with icon and scene, and in the owners' shapes what was built there."""

from __future__ import annotations

from collections.abc import Sequence

from engine.yokohama.view.structs import AreaView, View
from render.kit import Box, SeatStyle, Sheet, theme
from render.yokohama import rewards
from render.yokohama.board import harbour
from render.yokohama.scenery import view_of
from render.yokohama.scenery.motifs import ASPECT

GROUNDS = {"production": theme.PRODUCTION, "commercial": theme.COMMERCE, "canal": theme.WATER_DEEP}
GAP, SHOP, HOUSE = 10, 34, 46  # px
CORNER, ROSE = 86, 116  # px from the corners to the middle of a rose and a steamer, and how large they are
SCENE, LINE, FOOT = 0.56, 3, 8  # of a tile's height at most; px of its outline, and of its ground below the scene


def draw(sheet: Sheet, box: Box, view: View, seats: Sequence[SeatStyle], lang: str) -> None:
    """All areas, as large as the box lets them be; the larger shape is a trading house."""
    x, y, w, h = box
    sheet.panel(box, theme.WATER, theme.WATER_DEEP, width=4)
    harbour.open_sea(sheet, (x + 4, y + 4, w - 8, h - 8))
    sheet.icon((x + CORNER, y + h - CORNER), "compass_rose", ROSE)
    sheet.icon((x + w - CORNER, y + h - CORNER), "yokohama.steamer", ROSE)
    left, right = min(area.x2 for area in view.areas), max(area.x2 for area in view.areas) + 2
    rows = 1 + max(area.row for area in view.areas) - min(area.row for area in view.areas)
    wide = min((w - 32) / ((right - left) / 2), 190)
    tall = min((h - 32) / rows, 1.45 * wide)
    across = x + (w - wide * (right - left) / 2) / 2
    down = y + (h - tall * rows) / 2
    first = min(area.row for area in view.areas)
    for area in view.areas:
        at = (across + wide * (area.x2 - left) / 2, down + tall * (area.row - first))
        _area(sheet, (at[0] + GAP / 2, at[1] + GAP / 2, wide - GAP, tall - GAP), area, seats)


def _area(sheet: Sheet, box: Box, area: AreaView, seats: Sequence[SeatStyle]) -> None:
    """The icon on the colour of the area, below it its scene with what was built in front."""
    x, y, w, h = box
    sheet.panel(box, GROUNDS.get(area.type, theme.LAND), theme.INK, radius=10)
    high = round(min(h * SCENE, (w - 2 * LINE) / ASPECT))
    left, top = round(x) + LINE, round(y + h) - LINE - FOOT - high
    sheet.image.paste(view_of(area.kind, round(w) - 2 * LINE, high), (left, top))
    sign = rewards.area_icon(area.kind)
    sheet.icon((x + w / 2, (y + top) / 2), sign, round(rewards.fitting(sign, w * 0.66, min(76.0, (top - y) * 0.8))))
    built = [seat for seat in area.shops if seat is not None and seat >= 0]
    owner = area.house if area.house is not None and area.house >= 0 else None
    pieces = [(seat, SHOP) for seat in built] + ([] if owner is None else [(owner, HOUSE)])
    step = min(42.0, (w - 12) / max(1, len(pieces)))
    for n, (seat, size) in enumerate(pieces):
        at = (x + w / 2 + (n - (len(pieces) - 1) / 2) * step, y + h - 32)
        sheet.piece(at, seats[seat], size, "")
