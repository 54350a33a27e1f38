"""The sea and the land under the areas: waves, a coast, jetties, and what lies beside them."""

from __future__ import annotations

from render.kit import Point, Sheet, sea, shapes, theme
from render.yokohama import colours
from render.yokohama.board.layout import SHORE, WIDE, BoardPlan

JETTY, DECK = 96, 22  # px
WAVES, WAVE = (220, 96), 26  # px from wave to wave, and how high one is


def still(sheet: Sheet, plan: BoardPlan) -> None:
    """Everything under the areas, from edge to edge."""
    x, y, w, h = plan.sea
    if plan.wide < WIDE:
        sea.waves(sheet, plan.sea)
    else:
        _calm_sea(sheet, plan)
    sea.coast(sheet, shapes.curve(plan.coast(), 6, closed=True), theme.LAND)
    sheet.rect((0, 0, plan.wide, y), theme.PAPER)
    for edge in (y, y + h - 4):
        sheet.rect((x, edge, w, 4), theme.COAST)
    if plan.left > 100:
        _town(sheet, plan)
    if not plan.turned:
        _jetties(sheet, plan)
    across, down, size = plan.compass
    sheet.icon((across, down), "compass_rose", size)
    across, down, size = plan.steamer
    sheet.icon((across, down), "yokohama.steamer", size)


def _calm_sea(sheet: Sheet, plan: BoardPlan) -> None:
    """Few waves: beside so much that is to be read the sea stays quiet."""
    x, y, w, h = plan.sea
    sheet.rect(plan.sea, theme.WATER)
    for row in range(round(h / WAVES[1])):
        for across in range(round(x + WAVES[0] * (0.3 + row % 2 / 2)), round(x + w), WAVES[0]):
            sheet.icon((across, y + WAVES[1] * (row + 0.5)), "yokohama.waves", WAVE)


def _jetties(sheet: Sheet, plan: BoardPlan) -> None:
    """One on each side of the second row, on three piles."""
    down = plan.top + plan.step[1] + plan.area[1] * 0.42
    shore = plan.left + plan.step[0] / 2 - SHORE
    for left in (shore - JETTY, plan.wide - shore):
        for pile in (12, 46, 80):
            sheet.rect((left + pile, down + DECK - 2, 8, 22), theme.BROWN)
        sheet.panel((left, down, JETTY, DECK), colours.DECK, theme.BROWN, radius=3)
        for board in (24, 48, 72):
            sheet.line([(left + board, down + 4), (left + board, down + DECK - 4)], theme.WOOD, 3)


def _town(sheet: Sheet, plan: BoardPlan) -> None:
    """Houses and trees where the mainland is wider than the areas."""
    spots: tuple[Point, ...] = ((38, 60), (74, 128), (34, 200), (72, 268))
    for x, y in spots:
        for across in (x, plan.wide - x):
            _house(sheet, across, plan.top + y)
    for x, y in ((86, 64), (28, 132), (84, 204)):
        for across in (x, plan.wide - x):
            _tree(sheet, across, plan.top + y)


def _house(sheet: Sheet, x: float, y: float) -> None:
    """In tones of the land, its foot at the point."""
    sheet.rect((x - 20, y - 24, 40, 24), colours.TOWN_WALL)
    sheet.polygon([(x - 30, y - 22), (x - 16, y - 44), (x + 16, y - 44), (x + 30, y - 22)], colours.TOWN_ROOF)
    sheet.rect((x - 5, y - 16, 10, 16), colours.TOWN_ROOF)


def _tree(sheet: Sheet, x: float, y: float) -> None:
    sheet.rect((x - 2, y - 8, 4, 10), colours.TOWN_ROOF)
    sheet.polygon([(x, y - 34), (x + 10, y - 6), (x - 10, y - 6)], colours.TREE)
