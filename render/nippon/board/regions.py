"""The map: four islands with markets, rails and what their influence would score now."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from engine.nippon.view.structs import View
from engine.nippon.view.structs_board import RegionView
from render.kit import Box, Icon, Part, SeatStyle, Sheet, Words, piece, theme
from render.nippon import colours, land_parts
from render.nippon.board import islands
from render.nippon.board.layout import CARD_ROW, DISC_AT, BoardLayout
from render.nippon.land_parts import DECIDES
from render.nippon.scene import Scene

SHORT, JUNK = 3, 84  # lines of a card below which the sea is wide enough for a boat, and its px
RIM = 4  # px round the marks of a place


def printed(view: View) -> Hashable:
    """What the still layer shows of the component set."""
    return tuple(
        (one.id, repr(one.supply), repr(one.instead), tuple((cell.usable, repr(cell.bonus)) for cell in one.trains))
        for one in view.regions
    )


def still(sheet: Sheet, view: View, where: BoardLayout, lang: str) -> None:
    """Islands, names and rails."""
    islands.still(sheet, where, [region.id for region in view.regions])
    for n, region in enumerate(view.regions):
        land_parts.sign(sheet, region, where.sign(n), lang)
        land_parts.cities(sheet, region, n, where, lang)
        land_parts.rail(sheet, region, n, where)
        x, y, w, h = where.card(n, len(region.standings))
        if len(region.standings) <= SHORT and h > w * 0.5:
            sheet.icon((x + w * (0.4 + 0.2 * (n % 2)), y + h + 62), "nippon.junk", JUNK)


def draw(sheet: Sheet, scene: Scene, where: BoardLayout) -> None:
    """Tiles, tokens, trains and standings."""
    for n, region in enumerate(scene.view.regions):
        land_parts.plaque(sheet, region, where.sign(n), scene.lang)
        land_parts.markets(sheet, scene, region, n, where)
        land_parts.trains(sheet, scene, region, n, where)
        _card(sheet, region, n, where, scene.seats)
        sheet.whole(where.sign(n))


def _card(sheet: Sheet, region: RegionView, n: int, where: BoardLayout, seats: Sequence[SeatStyle]) -> None:
    """Everybody in the region by influence, and what the period would score for it now, in one line or two."""
    count = len(region.standings)
    sheet.panel(where.card(n, count), theme.PANEL, theme.COAST, shadow=colours.DEEP)
    for k, one in enumerate(region.standings):
        x, y, w, h = where.standing(n, k, count)
        if one.leads:
            beside = 2 if h > CARD_ROW else 5
            sheet.panel((x + beside, y + 2, w - 2 * beside, h - 4), colours.LEAD, None, radius=8)
        who = Icon("globe", 40, colour=theme.SOFT) if one.seat is None else piece(seats[one.seat], 42)
        ink = theme.INK if one.influence else theme.FAINT
        scores: list[Part] = (
            [Icon("star", 30), Words(one.vp, DECIDES)] if one.vp else [Words("–", DECIDES, theme.FAINT)]
        )
        if h > CARD_ROW:
            sheet.row((x + w / 2, y + h * 0.27), [who, Words(one.influence, DECIDES, ink)], gap=4, anchor="mm")
            sheet.row((x + w / 2, y + h * 0.75), scores, gap=0, anchor="mm")
            continue
        middle = y + h / 2
        sheet.row((x + 28, middle), [who], anchor="mm")
        sheet.text((x + 101, middle), one.influence, DECIDES, ink, bold=True, anchor="rm")
        sheet.row((x + (105 if one.vp else 150), middle), scores, gap=0, anchor="lm" if one.vp else "mm")


def marks(sheet: Sheet, scene: Scene, where: BoardLayout) -> None:
    """Outlines of regions, cells and train cells; of what changed only where a piece has left."""
    for n, region in enumerate(scene.view.regions):
        for k, place in enumerate(region.trains):
            if place.usable:
                _mark(sheet, scene, place.id, where.train(n, k), empty=place.train is None, at="mt")
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
