"""The map of a poster: the lands of the companies with a post in each region, and what a share was worth."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.mombasa.view.structs import BaseView, View
from render.kit import Box, SeatStyle, Sheet, Words, theme
from render.mombasa.scenery import chart, geography, sea
from render.mombasa.scenery.chart import BOARD, Frame
from render.mombasa.scenery.hatching import lay_land

SCALE = 0.58  # of the board
POST = 92  # px on the board's scale
VALUES = (26, 372)  # px from the corner of the box: where the first company stands
ROW = 74


def draw(sheet: Sheet, box: Box, view: View, seats: Sequence[SeatStyle], lang: str) -> None:
    """The continent, made to fit; the companies in the free water beside it, dearest first."""
    x, y, w, h = map(round, box)
    small = continent(view, (round(w / SCALE), round(h / SCALE))).resize((w, h), Image.Resampling.LANCZOS)
    sheet.image.paste(small, (x, y))
    sheet.panel(box, None, theme.WATER_DEEP, width=4)
    for row, base in enumerate(sorted(view.bases, key=lambda base: -base.share_value)):
        value(sheet, base, (x + VALUES[0], y + VALUES[1] + ROW * row))


def continent(view: View, size: tuple[int, int]) -> Image.Image:
    """Everything but names and rewards, which nobody could read."""
    sheet = Sheet(*size, theme.WATER)
    frame = Frame(size[0] - 38 - BOARD.across * 974, BOARD.across, size[1] / 2 - BOARD.down * 496, BOARD.down)
    there = geography.charted(frame)
    sea.draw(sheet, (0, 0, *size), there.coast, ())
    for path in geography.chunks(there.coast, 12):
        sheet.line(path, theme.CARD, 24)
    sheet.polygon(there.coast, theme.LAND)
    for path in there.borders.values():
        sheet.line(path, theme.SOFT, 5)
    for number in chart.ENCLAVES:
        sheet.line([*there.regions[number], there.regions[number][0]], theme.SOFT, 5)
    for region in view.regions:
        if region.post is not None:
            lay_land(sheet, region.post, frame, view.data.region[region.id].number)
    for path in geography.chunks(there.coast, 12):
        sheet.line(path, theme.INK, 7)
    for region in view.regions:
        if region.post is not None:
            at = frame.pixel(chart.CENTRES[view.data.region[region.id].number])
            sheet.icon(at, "mombasa.post", POST, company=region.post)
    return sheet.image


def value(sheet: Sheet, base: BaseView, at: tuple[float, float]) -> None:
    """A company's post, and what a share of it is worth."""
    x, y = at
    sheet.panel((x, y, 166, ROW - 10), theme.PANEL, theme.COAST, radius=12)
    sheet.icon((x + 40, y + 32), "mombasa.post", 48, company=base.company)
    sheet.row((x + 76, y + 32), [Words(f"£{base.share_value}", 40, theme.INK if base.share_value else theme.FAINT)])
