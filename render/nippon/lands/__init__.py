"""All regions at a glance, without the sea: their markets two by two, or their rails below each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set

from PIL import Image

from engine.nippon.rules.option_facts import ChoosingRegion
from engine.nippon.view.structs_board import RegionView
from render.kit import CAPITALS, Box, Icon, Part, SeatStyle, Sheet, Words, piece, row_width, theme
from render.nippon import colours, land_parts
from render.nippon.land_parts import CELL, CITY, DECIDES, SIDES, TRAIN, TRAIN_HIGH
from render.nippon.scene import Scene
from render.nippon.wording import name
from render.zoom import EDGE, WIDTH, Zoom, disc

MARKETS = ("nippon.market_region", "nippon.region_bonus")  # questions about what is sold there
GAP = 12  # px between regions
LAND = ((WIDTH - 2 * EDGE - GAP) / 2, 428)  # px of a region with its markets
CITY_X = (135, 402)  # px from its left edge to the middles of its cities
CITY_NAME, CITY_Y = 85, 235  # px from its upper edge to their names and their middles
SIGN_DOWN = 6  # px from its upper edge to its sign
REACH = 95  # px from the middle of a city to those of its cells
DEMAND = 122  # px of a demand tile
STRIP, STRIP_STEP, RAIL_X, RAIL_STEP = 104, 112, 346, 104  # px of a region with its rails
BESIDE_RAILS = 300  # px that standings need at the end of them
CELL_DISC = 40  # px of the number of a place for a train, which leaves what it gives to be seen
FOOT = 36  # px from the lower edge of a region to the middle of who is there


class MarketsLayout:
    """Four regions with their cities; who has influence there stands below them."""

    names = CITY
    demand = DEMAND

    def region(self, n: int) -> Box:
        wide, high = LAND
        return (EDGE + (n % 2) * (wide + GAP), GAP + (n // 2) * (high + GAP), wide, high)

    def sign(self, n: int) -> Box:
        x, y, w, h = self.region(n)
        return (x, y + SIGN_DOWN, w, h)

    def city(self, region: int, n: int) -> tuple[float, float]:
        x, y, _, _ = self.region(region)
        return (x + CITY_X[n], y + CITY_NAME)

    def tile_middle(self, region: int, market: int) -> tuple[float, float]:
        x, y, _, _ = self.region(region)
        return (x + CITY_X[market], y + CITY_Y)

    def cell(self, region: int, market: int, side: str) -> Box:
        x, y = self.tile_middle(region, market)
        across, down = SIDES[side]
        return (x + across * REACH - CELL / 2, y + down * REACH - CELL / 2, CELL, CELL)


class RailsLayout:
    """Four regions below each other, each with its name and its rails."""

    def region(self, n: int) -> Box:
        return (EDGE, GAP + n * STRIP_STEP, WIDTH - 2 * EDGE, STRIP)

    def rail(self, region: int, along: float) -> tuple[float, float]:
        x, y, _, h = self.region(region)
        return (x + RAIL_X + along * RAIL_STEP, y + h / 2)

    def train(self, region: int, n: int) -> Box:
        x, y = self.rail(region, n)
        return (x - TRAIN / 2, y - TRAIN_HIGH / 2 - 2, TRAIN, TRAIN_HIGH)


MARKET_LAYOUT, RAIL_LAYOUT = MarketsLayout(), RailsLayout()


def draw(
    zoom: Zoom, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The picture; what is not on offer is grey."""
    scene = Scene(zoom.view, names, lang, zoom.numbers(), changed)
    sells = zoom.key in MARKETS
    region_box = MARKET_LAYOUT.region if sells else RAIL_LAYOUT.region
    lowest = region_box(len(scene.view.regions) - 1)
    sheet = Sheet(WIDTH, round(lowest[1] + lowest[3] + GAP))
    offered = {option.target for option in zoom.options}
    supplied = {cell for one in zoom.options if isinstance(one.facts, ChoosingRegion) for cell in one.facts.cells}
    for n, region in enumerate(scene.view.regions):
        box = region_box(n)
        open_to = region.id in offered
        sheet.whole(box)
        sheet.panel(box, colours.LAND if open_to else theme.USED, theme.INK if open_to else theme.LINE, width=4)
        if sells:
            _land(sheet, scene, region, n)
            _supplied(sheet, region, n, supplied)
        else:
            _strip(sheet, scene, region, n)
        if region.id in scene.marked:
            sheet.legal(box, outside=0)
            disc(sheet, (box[0] + box[2] - 34, box[1] + 34), scene.marked[region.id], box)
    return sheet.image


def _land(sheet: Sheet, scene: Scene, region: RegionView, n: int) -> None:
    """What a region supplies, its markets, and who has how much influence there."""
    x, y, w, h = MARKET_LAYOUT.region(n)
    above = MARKET_LAYOUT.sign(n)
    land_parts.sign(sheet, region, above, scene.lang)
    land_parts.plaque(sheet, region, above, scene.lang)
    land_parts.cities(sheet, region, n, MARKET_LAYOUT, scene.lang)
    land_parts.markets(sheet, scene, region, n, MARKET_LAYOUT)
    sheet.row((x + w / 2, y + h - FOOT), _standings(region, scene.seats, w - 24), gap=4, anchor="mm")


def _supplied(sheet: Sheet, region: RegionView, n: int, cells: Set[str]) -> None:
    """A frame round every cell for which there are goods."""
    for k, market in enumerate(region.markets):
        for cell in market.cells:
            if cell.id in cells:
                sheet.legal(MARKET_LAYOUT.cell(n, k, cell.side), outside=0)


def _standings(region: RegionView, seats: Sequence[SeatStyle], room: float) -> list[Part]:
    """Everybody by influence, with what that would score now where there is room for it."""
    parts: list[Part] = []
    for size, scores in ((DECIDES, True), (40, True), (DECIDES, False), (40, False), (36, False), (32, False)):
        parts = []
        for one in region.standings:
            who = Icon("globe", size, colour=theme.SOFT) if one.seat is None else piece(seats[one.seat], size)
            parts += [18, who, Words(one.influence, size, theme.INK if one.influence else theme.FAINT)]
            if scores and one.vp:
                parts += [2, Icon("star", size - 12), Words(one.vp, size - 8, theme.SOFT)]
        if row_width(parts[1:], gap=4) <= room:
            break
    return parts[1:]


def _strip(sheet: Sheet, scene: Scene, region: RegionView, n: int) -> None:
    """A region's name, its rails, and beside them who has how much influence there."""
    x, y, w, h = RAIL_LAYOUT.region(n)
    room = RAIL_X - RAIL_STEP / 2 - 30
    called = name(scene.lang, "region", region.id)
    sheet.text((x + 22, y + h / 2), called, 42, bold=CAPITALS, room=room, shrink=range(41, 27, -1))
    land_parts.rail(sheet, region, n, RAIL_LAYOUT)
    land_parts.trains(sheet, scene, region, n, RAIL_LAYOUT)
    for k in range(len(region.trains)):
        number = scene.marked.get(f"{region.id}:{k + 1}")
        if number is not None:
            sheet.label((RAIL_LAYOUT.rail(n, k)[0], y + CELL_DISC / 2 - 3), number, CELL_DISC)
            sheet.place(RAIL_LAYOUT.train(n, k), number)
    left = RAIL_LAYOUT.rail(n, sum(place.usable for place in region.trains) - 0.3)[0]
    right = x + w - 78  # of its number
    if right - left >= BESIDE_RAILS:
        standing = _standings(region, scene.seats, right - left - 24)
        wide = row_width(standing, gap=4) + 24
        sheet.panel((right - wide, y + 16, wide, h - 32), theme.CARD, theme.LINE)
        sheet.row((right - 12, y + h / 2), standing, gap=4, anchor="rm")
