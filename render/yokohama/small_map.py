"""The map of a poster: areas as tiles with their icon, and in the owners' shapes what was built there."""

from __future__ import annotations

from collections.abc import Sequence

from engine.yokohama.view.structs import AreaView, View
from render.kit import Box, SeatStyle, Sheet, theme
from render.yokohama import rewards

GROUNDS = {"production": theme.PRODUCTION, "commercial": theme.COMMERCE, "canal": theme.WATER_DEEP}
GAP, SHOP, HOUSE = 10, 34, 46  # px


def draw(sheet: Sheet, box: Box, view: View, seats: Sequence[SeatStyle], lang: str) -> None:
    """All areas, as large as the box lets them be; the larger shape is a trading house."""
    x, y, w, h = box
    sheet.panel(box, theme.WATER, theme.WATER_DEEP, width=4)
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
    x, y, w, h = box
    built = [seat for seat in area.shops if seat is not None and seat >= 0]
    owner = area.house if area.house is not None and area.house >= 0 else None
    sheet.panel(box, GROUNDS.get(area.type, theme.LAND), theme.INK, radius=10)
    middle = (x + w / 2, y + h * (0.36 if built or owner is not None else 0.5))
    sign = rewards.area_icon(area.kind)
    sheet.icon(middle, sign, round(rewards.fitting(sign, w * 0.66, min(76.0, h * 0.46))))
    pieces = [(seat, SHOP) for seat in built] + ([] if owner is None else [(owner, HOUSE)])
    step = min(42.0, (w - 12) / max(1, len(pieces)))
    for n, (seat, size) in enumerate(pieces):
        at = (x + w / 2 + (n - (len(pieces) - 1) / 2) * step, y + h - 32)
        sheet.piece(at, seats[seat], size, "")
