"""The map of a poster: four regions, who had how much influence there, and whose trains."""

from __future__ import annotations

from collections.abc import Sequence

from engine.nippon.view.structs import View
from engine.nippon.view.structs_board import RegionView
from render.kit import CAPITALS, Box, SeatStyle, Sheet, theme
from render.nippon import colours
from render.nippon.wording import name

GAP, HEAD, TRAIN = 14, 58, 34  # px


def draw(sheet: Sheet, box: Box, view: View, seats: Sequence[SeatStyle], lang: str) -> None:
    """Two by two, as the islands lie."""
    x, y, w, h = box
    sheet.panel(box, theme.WATER, theme.WATER_DEEP, width=4)
    wide, tall = (w - 3 * GAP) / 2, (h - 3 * GAP) / 2
    for n, region in enumerate(view.regions):
        at = (x + GAP + (n % 2) * (wide + GAP), y + GAP + (n // 2) * (tall + GAP))
        _region(sheet, (*at, wide, tall), region, seats, lang)


def _region(sheet: Sheet, box: Box, region: RegionView, seats: Sequence[SeatStyle], lang: str) -> None:
    """The most influential first, the leader on gold; below them the rails."""
    x, y, w, h = box
    sheet.panel(box, colours.LAND_CARD, theme.INK)
    sheet.text(
        (x + w / 2, y + HEAD / 2 + 2), name(lang, "region", region.id), 34, bold=CAPITALS, anchor="mm", room=w - 24
    )
    there = [one for one in region.standings if one.influence]
    step = min(54.0, (h - HEAD - 70) / max(1, len(there)))
    for n, one in enumerate(there):
        middle = y + HEAD + step * (n + 0.5)
        size = round(min(44, step - 6))
        if one.leads:
            sheet.panel((x + 14, middle - step / 2 + 2, w - 28, step - 4), theme.GOLD_TINT, theme.GOLD, radius=10)
        if one.seat is None:
            sheet.icon((x + 54, middle), "globe", size, colour=theme.SOFT)
        else:
            sheet.piece((x + 54, middle), seats[one.seat], size, None if size >= 36 else seats[one.seat].letter)
        long = (w - 190) * one.influence / max(1, there[0].influence)
        ink = theme.SOFT if one.seat is None else seats[one.seat].colour
        sheet.panel((x + 88, middle - 13, max(12, long), 26), ink, theme.INK, radius=6)
        sheet.text((x + w - 26, middle), one.influence, 36, bold=True, anchor="rm")
    trains = [cell.train for cell in region.trains if cell.train is not None]
    room = min(44.0, (w - 90) / max(1, len(trains)))
    if trains:
        sheet.icon((x + 44, y + h - 34), "nippon.train", 44)
    for n, seat in enumerate(trains):
        sheet.piece((x + 96 + n * room, y + h - 34), seats[seat], TRAIN, "")
