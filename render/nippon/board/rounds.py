"""The round track: each period with its cells and its place values."""

from __future__ import annotations

from engine.nippon.view.structs import View
from engine.nippon.view.structs_board import PeriodView
from render.kit import Box, Sheet, theme
from render.nippon import colours
from render.nippon.board.layout import ROUND_HIGH, BoardLayout
from render.nippon.land_parts import DECIDES
from render.nippon.scene import Scene
from render.nippon.wording import ROMAN

CELL_WIDE, CELL_STEP, CELL_HIGH, STEP = 52, 58, 50, 58
VALUE, HIGHEST, LOWER = 34, 60, 5  # px of the values, of the step of the first, and by how much each is lower
NUMERAL, PODIUM = 60, 12  # px before the cells, and between them and the values


def draw(sheet: Sheet, scene: Scene, where: BoardLayout) -> None:
    """All periods; only the running one has a frame."""
    view = scene.view
    wide = widths(view)
    for period, across, at in zip(view.periods, wide, where.periods(wide), strict=True):
        _period(sheet, view, period, (*at, across, ROUND_HIGH))


def widths(view: View) -> list[float]:
    """How wide each period is."""
    return [NUMERAL + len(one.cells) * CELL_STEP + PODIUM + len(one.places) * STEP + 16 for one in view.periods]


def _period(sheet: Sheet, view: View, period: PeriodView, box: Box) -> None:
    x, y, _, high = box
    running = period.state == "running"
    if running:
        sheet.panel(box, theme.CARD, theme.INK)
    ink = theme.INK if running else theme.SOFT
    middle = y + high / 2
    sheet.text((x + 32, middle), ROMAN[period.period], 38, ink, bold=True, anchor="mm")
    dark = {cell.cell: cell.dark for cell in view.cells}
    for n, cell in enumerate(period.cells):
        left = x + NUMERAL + n * CELL_STEP
        past = period.state == "past"
        fill = (theme.SHADE if past else colours.DARK_CELL) if dark[cell] else theme.CARD
        line = theme.SOFT if running else theme.LINE
        sheet.panel((left, middle - CELL_HIGH / 2, CELL_WIDE, CELL_HIGH), fill, line, radius=10)
        here, second = cell == view.round, cell == view.marker_2_cell
        at = (left + CELL_WIDE / 2, middle)
        if here or second:
            sheet.disc(*at, 23, theme.VERMILION if here else theme.GOLD, theme.INK)
        colour = theme.WHITE if here else theme.SOFT if past else theme.INK
        sheet.text(at, cell, DECIDES, colour, bold=True, anchor="mm")
        if cell == period.scoring_after:
            sheet.icon((left + CELL_WIDE - 4, middle - CELL_HIGH / 2 + 2), "star", 34, grey=past)
    left = x + NUMERAL + len(period.cells) * CELL_STEP + PODIUM
    for n, value in enumerate(period.places):
        tall = HIGHEST - n * LOWER
        box = (left + n * STEP, y + high - 8 - tall, STEP, tall)
        sheet.panel(box, theme.STAR if running else None, theme.COIN_RIM if running else theme.LINE, radius=6)
        at = (left + (n + 0.5) * STEP, y + high - 8 - (HIGHEST - 3 * LOWER) / 2)
        sheet.text(at, value, VALUE, ink, bold=True, anchor="mm")
