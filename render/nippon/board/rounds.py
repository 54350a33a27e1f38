"""The round track: one frame per period with its cells and its place values."""

from __future__ import annotations

from engine.nippon.view.structs import View
from engine.nippon.view.structs_board import PeriodView
from render.kit import Sheet, theme
from render.nippon import colours
from render.nippon.board.layout import INNER, MARGIN, PERIOD_GAP, ROUND_HIGH, Plan
from render.nippon.scene import Scene
from render.nippon.wording import ROMAN

CELL_WIDE, CELL_STEP, CELL_HIGH, STEP = 64, 70, 66, 53


def draw(sheet: Sheet, scene: Scene, where: Plan) -> None:
    """All frames."""
    view = scene.view
    cells = sum(len(period.cells) for period in view.periods)
    spare = INNER - PERIOD_GAP * (len(view.periods) - 1) - cells * CELL_STEP
    x = float(MARGIN)
    for period in view.periods:
        wide = len(period.cells) * CELL_STEP + spare / len(view.periods)
        _frame(sheet, view, period, x, where.rounds, wide)
        x += wide + PERIOD_GAP


def _frame(sheet: Sheet, view: View, period: PeriodView, x: float, y: float, wide: float) -> None:
    running = period.state == "running"
    sheet.panel((x, y, wide, ROUND_HIGH), theme.CARD if running else theme.PANEL, theme.INK if running else theme.LINE)
    ink = theme.INK if running else theme.FAINT
    middle = y + ROUND_HIGH / 2
    sheet.text((x + 36, middle), ROMAN[period.period], 34, ink, bold=True, anchor="mm")
    dark = {cell.cell: cell.dark for cell in view.cells}
    for n, cell in enumerate(period.cells):
        left = x + 68 + n * CELL_STEP
        fill = colours.DARK_CELL if dark[cell] else theme.WHITE
        sheet.panel((left, middle - CELL_HIGH / 2, CELL_WIDE, CELL_HIGH), fill, theme.INK if running else theme.SOFT)
        here = cell == view.round
        second = cell == view.marker_2_cell
        at = (left + CELL_WIDE / 2, middle)
        if here or second:
            sheet.disc(*at, 27, theme.VERMILION if here else theme.GOLD, theme.INK)
        colour = theme.WHITE if here else theme.INK if second or running else theme.SOFT
        sheet.text(at, cell, 32, colour, bold=True, anchor="mm")
        if cell == period.scoring_after:
            sheet.icon((left + CELL_WIDE - 6, middle - CELL_HIGH / 2), "star", 38, grey=period.state == "past")
    left = x + 68 + len(period.cells) * CELL_STEP + 12
    for n, value in enumerate(period.places):
        high = 72 - n * 11
        fill, line = (theme.STAR, theme.INK) if running else (theme.USED, theme.LINE)
        sheet.panel((left + n * STEP, y + ROUND_HIGH - 16 - high, STEP, high), fill, line, radius=6)
        sheet.text((left + (n + 0.5) * STEP, y + ROUND_HIGH - 40), value, 30, ink, bold=True, anchor="mm")
