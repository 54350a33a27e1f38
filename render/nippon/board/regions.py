"""The map: four islands with markets, rails and what their influence would score now."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from engine.nippon.view.structs import View
from engine.nippon.view.structs_board import CellView, RegionView
from render.kit import CAPITALS, Box, Icon, SeatStyle, Sheet, Words, icon, piece, row_width, theme, width
from render.nippon import colours
from render.nippon.board import islands
from render.nippon.board.layout import CARD_ROW, DECIDES, DISC_AT, TILE, Plan
from render.nippon.effects import amounts, between
from render.nippon.pieces import vehicle
from render.nippon.scene import Scene
from render.nippon.wording import name

SIGN, NAME = 54, 38  # px: the height of a region's sign, and of the name on it
CITY, CITY_ROOM = 30, 216.0  # px of a city's name, and how long it may be
SIZES = {"triangle": 76, "diamond": 76}  # px of a token; others are more of their box
SHORT, JUNK = 3, 84  # lines of a card below which the sea is wide enough for a boat, and its px
PLATE = 66  # px of an empty cell
RIM = 4  # px round the marks of a place
PLAQUE = 52  # px that the worker of a solo region takes beside the name


def printed(view: View) -> Hashable:
    """What the still layer shows of the component set."""
    return tuple(
        (one.id, repr(one.supply), repr(one.instead), tuple((cell.usable, repr(cell.bonus)) for cell in one.trains))
        for one in view.regions
    )


def still(sheet: Sheet, view: View, where: Plan, lang: str) -> None:
    """Islands, names and rails."""
    islands.still(sheet, where, [region.id for region in view.regions])
    for n, region in enumerate(view.regions):
        _sign(sheet, region, where.region(n), lang)
        for k, market in enumerate(region.markets):
            called = name(lang, "city", market.id)
            sheet.text(where.city(n, k), called, CITY, bold=CAPITALS, anchor="mm", room=CITY_ROOM,
                       shrink=range(CITY - 1, 21, -1))  # fmt: skip
        _rail(sheet, region, n, where)
        x, y, w, h = where.card(n, len(region.standings))
        if len(region.standings) <= SHORT:
            sheet.icon((x + w * (0.4 + 0.2 * (n % 2)), y + h + 62), "nippon.junk", JUNK)


def _rail(sheet: Sheet, region: RegionView, n: int, where: Plan) -> None:
    """Places along the rails: a bonus lies on them, a blank place shows below."""
    for k, place in enumerate(region.trains):
        if place.usable and not place.bonus:
            sheet.panel(_plate(where.train(n, k)), colours.PLATE, None, radius=12)
    islands.rails(sheet, where, n, len(region.trains))
    for k, place in enumerate(region.trains):
        if place.usable and place.bonus:
            x, y, w, h = _plate(where.train(n, k))
            sheet.panel((x, y, w, h), colours.PLATE, colours.SLEEPER, radius=12)
            sheet.row((x + w / 2, y + h / 2), amounts(place.bonus, 44), gap=0, anchor="mm")


def _plate(box: Box) -> Box:
    """The ground of a place, a little smaller than what can be marked."""
    x, y, w, h = box
    return (x + 4, y + 11, w - 8, h - 21)


def _sign(sheet: Sheet, region: RegionView, box: Box, lang: str) -> None:
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


def draw(sheet: Sheet, scene: Scene, where: Plan) -> None:
    """Tiles, tokens, trains and standings."""
    view, seats, lang = scene.view, scene.seats, scene.lang
    for n, region in enumerate(view.regions):
        left, top, _, _ = where.region(n)
        if region.worker is not None:
            middle = left + 30 + _name_width(region, lang) - PLAQUE / 2 + 4
            sheet.icon((middle, top + SIGN / 2), "nippon.plaque", 40, color=region.worker)
        for k, market in enumerate(region.markets):
            goods = tuple(cell.good for cell in market.cells)
            levels = tuple(cell.level for cell in market.cells)
            sheet.icon(where.tile_middle(n, k), "nippon.demand", TILE, goods=goods, levels=levels)
            for cell in market.cells:
                box = where.cell(n, k, cell.side)
                if cell.token is None:
                    _empty_cell(sheet, cell, box)
                    continue
                style = seats[cell.token.seat]
                _stand(sheet, box, piece(style, SIZES.get(style.shape, 68), ""), new=cell.id in scene.changed)
                x, y, w, h = box
                at = (x + w / 2, y + h / 2 + 10 * (style.shape == "triangle"))
                sheet.text(at, cell.token.value, DECIDES, style.ink, bold=True, anchor="mm")
            if market.limit < len(market.cells):
                _limit(sheet, where.city(n, k), name(lang, "city", market.id), market.tokens, market.limit)
        for k, rail in enumerate(region.trains):
            if rail.train is not None:
                train = vehicle("train", seats[rail.train], 76)
                _stand(sheet, where.train(n, k), train, new=rail.id in scene.changed)
        _card(sheet, region, where.card(n, len(region.standings)), seats)


def _stand(sheet: Sheet, box: Box, shown: Icon, *, new: bool) -> None:
    """A piece on land, over its shadow; one that is new has its halo."""
    at = (box[0] + box[2] / 2, box[1] + box[3] / 2)
    sheet.shadow(at, icon(shown.name, shown.size, **shown.variant), colours.SHADOW)
    sheet.changed_icon(at, shown.name, shown.size, new, **shown.variant)


def _limit(sheet: Sheet, at: tuple[float, float], called: str, tokens: int, limit: int) -> None:
    """How many tokens a city takes, one dot each, right of its name."""
    x = at[0] + min(CITY_ROOM, width(called, CITY, CAPITALS)) / 2 + 20
    for dot in range(limit):
        sheet.disc(x + dot * 22, at[1], 8, theme.SOFT if dot < tokens else theme.CARD, theme.SOFT)


def _card(sheet: Sheet, region: RegionView, box: Box, seats: Sequence[SeatStyle]) -> None:
    """Everybody in the region by influence, and what the period would score for it now."""
    x, y, w, _ = box
    sheet.panel(box, theme.PANEL, theme.COAST, shadow=colours.DEEP)
    for n, one in enumerate(region.standings):
        middle = y + 5 + (n + 0.5) * CARD_ROW
        if one.leads:
            sheet.panel((x + 5, middle - CARD_ROW / 2 + 2, w - 10, CARD_ROW - 4), colours.LEAD, None, radius=8)
        if one.seat is None:
            sheet.icon((x + 29, middle), "globe", 40, colour=theme.SOFT)
        else:
            sheet.piece((x + 29, middle), seats[one.seat], 42)
        ink = theme.INK if one.influence else theme.FAINT
        sheet.text((x + 103, middle), one.influence, DECIDES, ink, bold=True, anchor="rm")
        if one.vp:
            sheet.row((x + 107, middle), [Icon("star", 30), Words(one.vp, DECIDES)], gap=0)
        else:
            sheet.text((x + 152, middle), "–", DECIDES, theme.FAINT, anchor="mm")


def marks(sheet: Sheet, scene: Scene, where: Plan) -> None:
    """Outlines of regions, cells and train cells; of what changed only where a piece has left."""
    for n, region in enumerate(scene.view.regions):
        for k, rail in enumerate(region.trains):
            if rail.usable:
                _mark(sheet, scene, rail.id, where.train(n, k), empty=rail.train is None, at="lt")
        for k, market in enumerate(region.markets):
            for cell in market.cells:
                box = where.cell(n, k, cell.side)
                _mark(sheet, scene, cell.id, box, empty=cell.token is None, at=DISC_AT[cell.side])
    for n, region in enumerate(scene.view.regions):
        if region.id in scene.marked:
            x, y, _, _ = where.region(n)
            sheet.legal_path(islands.coast(where, n), scene.marked[region.id], (x + 20, y + 96))


def _mark(sheet: Sheet, scene: Scene, target: str, box: Box, *, empty: bool, at: str) -> None:
    """The marks of a place, in a pale rim that sets them off from any landscape."""
    left = scene.changed if empty else frozenset[str]()
    if target in scene.marked or target in left:
        x, y, w, h = box
        sheet.panel((x - RIM, y - RIM, w + 2 * RIM, h + 2 * RIM), None, theme.PANEL, width=RIM + 2, radius=14 + RIM)
    sheet.marks(target, box, scene.marked, left, radius=14, at=at, outside=0)
