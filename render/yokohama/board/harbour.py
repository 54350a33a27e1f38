"""The sea and the land under the areas: waves, a coast, jetties, and what lies beside them."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit import Box, Colour, Points, Sheet, sea, shapes, theme
from render.yokohama import colours
from render.yokohama.board.layout import SHORE, WIDE, BoardLayout
from render.yokohama.scenery import skyline, tones

JETTY, DECK = 96, 22  # px
REACHES = (520, 370, 240, 130)  # px of the bands of water along the coast
ROOFS = (tones.TILES, tones.BRICK_DARK, tones.TILES_LIGHT)  # of the town
# On the open sea for two: across, down, px.
JUNKS = ((92, 668, 110), (212, 946, 84), (1502, 640, 96), (1400, 930, 110))
PHONE_JUNKS = ((78, 950, 124), (186, 1150, 86), (966, 1010, 96), (872, 1225, 76), (300, 1520, 92), (1010, 1545, 104))
WAVES, WAVE = (220, 96), 26  # px from wave to wave, and how high one is


def still(sheet: Sheet, where: BoardLayout) -> None:
    """Everything under the areas, from edge to edge."""
    x, y, w, h = where.sea
    coast = shapes.curve(where.coast(), 6, closed=True)
    _sea(sheet, where, coast)
    sea.coast(sheet, coast, theme.LAND)
    if where.wide < WIDE:
        sheet.rect((0, 0, where.wide, y), theme.PAPER)
    else:
        skyline.draw(sheet, (0, 0, where.wide, y))
    sheet.rect((0, y + h, where.wide, sheet.image.height - y - h), theme.PAPER)
    line = 4 if where.wide == WIDE else 2  # on a phone areas lie so close to it that their outlines would be lost
    for edge in (y, y + h - line):
        sheet.rect((x, edge, w, line), theme.COAST)
    if where.left > 100:
        _town(sheet, where)
    if not where.turned:
        _jetties(sheet, where)
    for n, (across, down, high) in enumerate(_junks(where)):
        sheet.icon((across, down), "yokohama.junk", high, rig=n % 3)
    across, down, size = where.compass
    sheet.icon((across, down), "compass_rose", size)
    across, down, size = where.steamer
    sheet.icon((across, down), "yokohama.steamer", size)


def _junks(where: BoardLayout) -> Sequence[tuple[float, float, int]]:
    """Where they sail: wherever the sea is wide enough."""
    if where.turned:
        foot = where.sea[1] + where.sea[3]
        return [(366, where.sea[1] + 96, 88), (606, where.sea[1] + 54, 60), (384, foot - 116, 88), (618, foot - 46, 60)]
    return JUNKS if where.left > 100 else PHONE_JUNKS if where.wide < WIDE else ()


def _sea(sheet: Sheet, where: BoardLayout, coast: Points) -> None:
    """From pale along the coast to deep in bands, as a print has it."""
    sheet.rect(where.sea, tones.SEA[-1])
    sea.depths(sheet, where.sea, [coast], list(zip(REACHES, tones.SEA[-2::-1], strict=True)))
    _waves(sheet, where.sea)


def open_sea(sheet: Sheet, box: Box) -> None:
    """Water without a coast, deeper from above to below."""
    x, y, w, h = box
    for n, tint in enumerate(tones.SEA[1:]):
        top = y + h * n / (len(tones.SEA) - 1)
        sheet.rect((x, top, w, y + h - top), tint)
    _waves(sheet, box)


def _waves(sheet: Sheet, box: Box) -> None:
    """Few: beside so much that is to be read the sea stays quiet; none that a coast or the edge would cut."""
    x, y, w, h = box
    for row in range(round((h - WAVE / 2) / WAVES[1])):
        down = round(y + WAVES[1] * (row + 0.5))
        for across in range(round(x + WAVES[0] * (0.3 + row % 2 / 2)), round(x + w - 2 * WAVE), WAVES[0]):
            if tones.SEA[0] not in {sheet.image.getpixel((across + n * WAVE, down)) for n in range(-2, 3)}:
                sheet.icon((across, down), "yokohama.waves", WAVE)


def _jetties(sheet: Sheet, where: BoardLayout) -> None:
    """One on each side of the second row, on three piles."""
    down = where.top + where.step[1] + where.area[1] * 0.42
    shore = where.left + where.step[0] / 2 - SHORE
    for left in (shore - JETTY, where.wide - shore):
        for pile in (12, 46, 80):
            sheet.rect((left + pile, down + DECK - 2, 8, 22), theme.BROWN)
        sheet.panel((left, down, JETTY, DECK), colours.DECK, theme.BROWN, radius=3)
        for board in (24, 48, 72):
            sheet.line([(left + board, down + 4), (left + board, down + DECK - 4)], theme.WOOD, 3)


def _town(sheet: Sheet, where: BoardLayout) -> None:
    """Houses and trees where the mainland is wider than the areas, the nearer ones over those behind them."""
    for n in range(6):
        down = where.top + 56 + 54 * n
        for x, roof in ((34 + 22 * (n % 2), n), (112 + 22 * (n % 2), n + 1)):
            for across in (x, where.wide - x):
                _house(sheet, across, down, ROOFS[roof % len(ROOFS)])
        for across in (76 + 22 * (n % 2), where.wide - 76 - 22 * (n % 2)):
            _tree(sheet, across, down + 14)


def _house(sheet: Sheet, x: float, y: float, roof: Colour) -> None:
    """Its foot at the point."""
    sheet.rect((x - 22, y - 24, 44, 24), tones.PLASTER)
    sheet.polygon([(x - 33, y - 22), (x - 18, y - 46), (x + 18, y - 46), (x + 33, y - 22)], roof, tones.KEY, 2)
    sheet.rect((x - 6, y - 16, 12, 16), tones.TIMBER)


def _tree(sheet: Sheet, x: float, y: float) -> None:
    sheet.rect((x - 2, y - 8, 4, 12), tones.TIMBER)
    for up, reach in ((6, 15), (18, 12), (28, 8)):
        sheet.polygon([(x - reach, y - up), (x, y - up - 18), (x + reach, y - up)], tones.PINE)
