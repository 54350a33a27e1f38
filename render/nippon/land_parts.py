"""What lies on a region, wherever regions are drawn: its sign, markets and rails."""

from __future__ import annotations

from typing import Protocol

from engine.nippon.view.structs_board import CellView, MarketView, RegionView
from render.kit import CAPITALS, Box, Icon, SeatStyle, Sheet, icon, piece, row_width, theme, width
from render.nippon import colours
from render.nippon.effects import amounts, between
from render.nippon.pieces import vehicle
from render.nippon.scene import Scene
from render.nippon.wording import name

SIGN, NAME = 54, 38  # px: the height of a region's sign, and of the name on it
CITY, CITY_ROOM, BESIDE_DOTS = 30, 216.0, 168.0  # px of a city's name, and how long it may be
DOT_STEP = 21  # px from dot to dot behind it
SIZES = {"triangle": 76, "diamond": 72}  # px of a token; others are more of their box
PLATE = 66  # px of an empty cell
PLAQUE = 52  # px that the worker of a solo region takes beside the name
TILE, CELL = 126, 72  # px of a demand tile, and of an influence cell
TRAIN, TRAIN_HIGH = 94, 76  # px of a train cell
SLEEPER = 15  # px from one to the next
BONUS = 44  # px of the icons of what such a cell gives, where there is room
DECIDES = 43  # px of the numbers that are read without opening the picture
SIDES = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}


class MarketLayout(Protocol):
    """Where the cities of regions lie, counted from 0."""

    @property
    def names(self) -> int: ...

    @property
    def demand(self) -> int: ...

    def city(self, region: int, n: int, /) -> tuple[float, float]: ...

    def cell(self, region: int, market: int, side: str, /) -> Box: ...

    def tile_middle(self, region: int, market: int, /) -> tuple[float, float]: ...


class RailLayout(Protocol):
    """Where the rails of regions lie, their cells counted from 0."""

    def rail(self, region: int, along: float, /) -> tuple[float, float]: ...

    def train(self, region: int, n: int, /) -> Box: ...


def cities(sheet: Sheet, region: RegionView, n: int, where: MarketLayout, lang: str) -> None:
    """The names of a region's cities; long ones are narrower."""
    for k, market in enumerate(region.markets):
        x, y = where.city(n, k)
        at, room = (x - _dots_width(market) / 2, y), _name_room(market)
        sheet.text(at, name(lang, "city", market.id), where.names, bold=CAPITALS, anchor="mm", room=room, narrow=True)


def _dots_width(market: MarketView) -> float:
    """What the dots behind a city's name take."""
    return 8 + DOT_STEP * market.limit if market.limit < len(market.cells) else 0


def _name_room(market: MarketView) -> float:
    return BESIDE_DOTS if _dots_width(market) else CITY_ROOM


def rail(sheet: Sheet, region: RegionView, n: int, where: RailLayout) -> None:
    """Places along the rails: a bonus lies on them, a blank place shows below."""
    for k, place in enumerate(region.trains):
        if place.usable and not place.bonus:
            sheet.panel(_plate(where.train(n, k)), colours.PLATE, None, radius=12)
    rails(sheet, where, n, sum(place.usable for place in region.trains))
    for k, place in enumerate(region.trains):
        if place.usable and place.bonus:
            x, y, w, h = _plate(where.train(n, k))
            sheet.panel((x, y, w, h), colours.PLATE, colours.SLEEPER, radius=12)
            sheet.row((x + w / 2, y + h / 2), amounts(place.bonus, min(BONUS, round(w * 0.56))), gap=0, anchor="mm")


def _plate(box: Box) -> Box:
    """The ground of a place, a little smaller than what can be marked."""
    x, y, w, h = box
    return (x + 4, y + 11, w - 8, h - 21)


def sign(sheet: Sheet, region: RegionView, box: Box, lang: str) -> None:
    """The region's name and what its influence brings."""
    called = name(lang, "region", region.id)
    parts = between([amounts(one, 46) for one in (region.supply, region.instead)], "/", 46)
    left = _name_width(region, lang)
    sheet.panel((box[0] + 14, box[1], left + row_width(parts, gap=3) + 54, SIGN), theme.CARD, theme.INK,
                shadow=colours.DEEP)  # fmt: skip
    x, y = box[0] + 30, box[1] + SIGN / 2
    sheet.text((x, y), called, NAME, bold=CAPITALS)
    sheet.line([(x + left + 10, y - 15), (x + left + 10, y + 15)], theme.LINE, 3)
    sheet.row((x + left + 24, y), parts, gap=3)


def _name_width(region: RegionView, lang: str) -> float:
    """What the name takes on its sign, in a solo game with the worker's plaque."""
    return width(name(lang, "region", region.id), NAME, CAPITALS) + PLAQUE * (region.worker is not None)


def _empty_cell(sheet: Sheet, cell: CellView, box: Box) -> None:
    """A plate, with the printed value of the foreign companies if there is one."""
    x, y, w, h = box
    sheet.icon((x + w / 2, y + h / 2), "nippon.cell", PLATE, words=cell.printed or "")


def plaque(sheet: Sheet, region: RegionView, box: Box, lang: str) -> None:
    """The worker of a solo region, beside its name."""
    if region.worker is not None:
        middle = box[0] + 30 + _name_width(region, lang) - PLAQUE / 2 + 4
        sheet.icon((middle, box[1] + SIGN / 2), "nippon.plaque", 40, color=region.worker)


def markets(sheet: Sheet, scene: Scene, region: RegionView, n: int, where: MarketLayout) -> None:
    """Demand tiles of a region, and the tokens round them; halos of new ones lie below what is beside them."""
    placed = [(cell, where.cell(n, k, cell.side)) for k, market in enumerate(region.markets) for cell in market.cells]
    for cell, box in placed:
        if cell.token is not None and cell.id in scene.changed:
            _stand(sheet, box, _token(scene.seats[cell.token.seat]), new=True)
    for k, market in enumerate(region.markets):
        goods = tuple(cell.good for cell in market.cells)
        levels = tuple(cell.level for cell in market.cells)
        sheet.icon(where.tile_middle(n, k), "nippon.demand", where.demand, goods=goods, levels=levels)
        if _dots_width(market):
            _limit(sheet, where.city(n, k), width(name(scene.lang, "city", market.id), where.names, CAPITALS), market)
    for cell, box in placed:
        if cell.token is None:
            _empty_cell(sheet, cell, box)
    for cell, box in placed:
        if cell.token is not None:
            style = scene.seats[cell.token.seat]
            _stand(sheet, box, _token(style))
            x, y, w, h = box
            at = (x + w / 2, y + h / 2 + 10 * (style.shape == "triangle"))
            sheet.text(at, cell.token.value, DECIDES, style.ink, bold=True, anchor="mm")


def _token(style: SeatStyle) -> Icon:
    """A token of influence without its value."""
    return piece(style, SIZES.get(style.shape, 68), "")


def trains(sheet: Sheet, scene: Scene, region: RegionView, n: int, where: RailLayout) -> None:
    """The trains of a region, those that are new first: their halos lie below what is beside them."""
    for k, place in sorted(enumerate(region.trains), key=lambda one: one[1].id not in scene.changed):
        if place.train is not None:
            box = where.train(n, k)
            train = vehicle("train", scene.seats[place.train], round(box[3]))
            _stand(sheet, box, train, new=place.id in scene.changed)


def _stand(sheet: Sheet, box: Box, shown: Icon, *, new: bool = False) -> None:
    """A piece on land, over its shadow; one that is new has its halo."""
    at = (box[0] + box[2] / 2, box[1] + box[3] / 2)
    sheet.shadow(at, icon(shown.name, shown.size, **shown.variant), colours.SHADOW)
    sheet.changed_icon(at, shown.name, shown.size, new, **shown.variant)


def _limit(sheet: Sheet, at: tuple[float, float], long: float, market: MarketView) -> None:
    """How many tokens a city takes, one dot each, right of its name that is so long."""
    x = at[0] + (min(_name_room(market), long) - _dots_width(market)) / 2 + 18
    for dot in range(market.limit):
        sheet.disc(x + dot * DOT_STEP, at[1], 8, theme.SOFT if dot < market.tokens else theme.CARD, theme.SOFT)


def rails(sheet: Sheet, where: RailLayout, n: int, count: int) -> None:
    """Two lines over sleepers, along the southern coast."""
    (left, y), (right, _) = where.rail(n, -0.48), where.rail(n, count - 0.52)
    sleepers = round((right - left) / SLEEPER)
    for k in range(sleepers + 1):
        sheet.rect((left + k * (right - left) / sleepers - 3, y - 19, 6, 38), colours.SLEEPER)
    for side in (-11, 11):
        sheet.rect((left, y + side - 2, right - left, 4), colours.RAIL)
