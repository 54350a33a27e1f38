"""The round track: each period with its cells and its place values."""

from __future__ import annotations

from engine.nippon.view.structs import View
from engine.nippon.view.structs_board import PeriodView
from render.kit import Box, Sheet, theme
from render.nippon import colours
from render.nippon.board.layout import BoardLayout, RoundSizes
from render.nippon.land_parts import DECIDES
from render.nippon.scene import Scene
from render.nippon.wording import ROMAN

CELL_WIDE, CELL_STEP, CELL_HIGH = 52, 58, 50
HIGHEST, LOWER = 60, 5  # px of the step of the first value, and by how much each is lower
NUMERAL, PODIUM = 60, 12  # px before the cells, and between them and the values


def draw(sheet: Sheet, scene: Scene, where: BoardLayout) -> None:
    """All periods; only the running one has a frame."""
    view = scene.view
    wide = widths(view, where)
    for period, across, at in zip(view.periods, wide, where.periods(wide), strict=True):
        _period(sheet, view, period, (*at, across, where.round_high), where.round_sizes)


def widths(view: View, where: BoardLayout) -> list[float]:
    """How wide each period is."""
    k, step, _ = where.round_sizes
    return [k * (NUMERAL + len(one.cells) * CELL_STEP + PODIUM + 16) + len(one.places) * step for one in view.periods]


def _period(sheet: Sheet, view: View, period: PeriodView, box: Box, sizes: RoundSizes) -> None:
    (x, y, _, high), (k, step, value_size) = box, sizes
    running = period.state == "running"
    if running:
        sheet.panel(box, theme.CARD, theme.INK)
    ink = theme.INK if running else theme.SOFT
    middle = y + high / 2
    sheet.text((x + 32 * k, middle), ROMAN[period.period], round(38 * k), ink, bold=True, anchor="mm")
    dark = {cell.cell: cell.dark for cell in view.cells}
    for n, cell in enumerate(period.cells):
        left, wide, tall = x + (NUMERAL + n * CELL_STEP) * k, CELL_WIDE * k, CELL_HIGH * k
        past = period.state == "past"
        fill = (theme.SHADE if past else colours.DARK_CELL) if dark[cell] else theme.CARD
        line = theme.SOFT if running else theme.LINE
        sheet.panel((left, middle - tall / 2, wide, tall), fill, line, radius=10)
        here, second = cell == view.round, cell == view.marker_2_cell
        at = (left + wide / 2, middle)
        if here or second:
            sheet.disc(*at, 23 * k, theme.VERMILION if here else theme.GOLD, theme.INK)
        colour = theme.WHITE if here else theme.SOFT if past else theme.INK
        sheet.text(at, cell, round(DECIDES * k), colour, bold=True, anchor="mm")
        if cell == period.scoring_after:
            sheet.icon((left + wide - 4 * k, middle - tall / 2 + 2 * k), "star", round(34 * k), grey=past)
    left = x + (NUMERAL + len(period.cells) * CELL_STEP + PODIUM) * k
    for n, value in enumerate(period.places):
        tall = (HIGHEST - n * LOWER) * k
        box = (left + n * step, y + high - 8 * k - tall, step, tall)
        sheet.panel(box, theme.STAR if running else None, theme.COIN_RIM if running else theme.LINE, radius=6)
        at = (left + (n + 0.5) * step, y + high - (8 + (HIGHEST - 3 * LOWER) / 2) * k)
        sheet.text(at, value, value_size, ink, bold=True, anchor="mm")
