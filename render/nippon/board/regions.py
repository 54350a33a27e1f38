"""The map: four regions with markets, rails and what their influence would score now."""

from __future__ import annotations

from collections.abc import Sequence

from engine.nippon.view.structs import View
from engine.nippon.view.structs_board import CellView, RegionView
from render.kit import Box, Icon, SeatStyle, Sheet, Words, row_width, theme, width
from render.nippon import colours
from render.nippon.board.layout import DISC_AT, FOOT_HIGH, FOOT_TOP, REGION, TILE, TRAIN_STEP, Plan
from render.nippon.effects import amounts, between
from render.nippon.pieces import draw_vehicle
from render.nippon.scene import Scene
from render.nippon.wording import name


def still(sheet: Sheet, view: View, where: Plan, lang: str) -> None:
    """Land, names, rails and empty cells."""
    for n, region in enumerate(view.regions):
        box = where.region(n)
        x, y, w, _ = box
        sheet.panel(box, colours.LAND, theme.INK)
        parts = between([amounts(one, 34) for one in (region.supply, region.instead)], "/", 34)
        wide = row_width(parts, gap=3) + 24
        sheet.panel((x + w - 12 - wide, y + 12, wide, 50), theme.CARD, theme.INK, radius=10)
        sheet.row((x + w - 24, y + 37), parts, gap=3, anchor="rm")
        sheet.text(
            (x + 16, y + 37), name(lang, "region", region.id), 36, bold=True, room=w - wide - 84, shrink=(34, 32)
        )
        for k, market in enumerate(region.markets):
            card = where.market(n, k)
            sheet.panel(card, colours.LAND_CARD, None, radius=10)
            sheet.text((card[0] + 12, card[1] + 20), name(lang, "city", market.id), 26, bold=True, room=card[2] - 90)
            for cell in market.cells:
                sheet.panel(where.cell(n, k, cell.side), theme.CARD, theme.SOFT, radius=12)
        _rail(sheet, region, n, where)
        sheet.panel((x + 10, y + FOOT_TOP, w - 20, FOOT_HIGH), theme.PANEL, theme.LINE, radius=10)


def _rail(sheet: Sheet, region: RegionView, n: int, where: Plan) -> None:
    """Two lines with sleepers, and the cells in use."""
    x, y, w, _ = where.train(n, 0)
    bottom = y + TRAIN_STEP * len(region.trains) - 12
    for left in (x + 18, x + w - 18):
        sheet.line([(left, y), (left, bottom)], colours.RAIL, 4)
    for k in range(len(region.trains) * 3):
        down = y + 8 + k * TRAIN_STEP / 3
        if down < bottom:
            sheet.line([(x + 8, down), (x + w - 8, down)], colours.RAIL, 3)
    for k, cell in enumerate(region.trains):
        if cell.usable:
            box = where.train(n, k)
            sheet.panel(box, theme.CARD, theme.INK, radius=10)
            if cell.bonus:
                parts = amounts(cell.bonus, 32)
                sheet.row((box[0] + box[2] / 2, box[1] + box[3] / 2), parts, gap=2, anchor="mm")


def draw(sheet: Sheet, scene: Scene, where: Plan) -> None:
    """Tiles, tokens, trains and standings."""
    view, seats, lang = scene.view, scene.seats, scene.lang
    for n, region in enumerate(view.regions):
        x, y, _, _ = where.region(n)
        if region.worker is not None:
            wide = _name_width(region, lang)
            sheet.icon((x + 16 + wide + 28, y + 37), "nippon.plaque", 40, color=region.worker)
        for k, market in enumerate(region.markets):
            goods = tuple(cell.good for cell in market.cells)
            levels = tuple(cell.level for cell in market.cells)
            sheet.icon(where.tile_middle(n, k), "nippon.demand", TILE, goods=goods, levels=levels)
            for cell in market.cells:
                _cell(sheet, cell, where.cell(n, k, cell.side), seats)
            if market.limit < len(market.cells):
                card = where.market(n, k)
                for dot in range(market.limit):
                    at = (card[0] + card[2] - 20 - (market.limit - 1 - dot) * 24, card[1] + 20)
                    full = dot < market.tokens
                    sheet.disc(*at, 9, theme.SOFT if full else theme.CARD, theme.SOFT)
        for k, rail in enumerate(region.trains):
            if rail.train is not None:
                box = where.train(n, k)
                sheet.panel(box, seats[rail.train].tint, theme.INK, radius=10)
                draw_vehicle(sheet, (box[0] + box[2] / 2, box[1] + box[3] / 2), "train", seats[rail.train], 56)
        _foot(sheet, region, where.region(n), seats)


def _name_width(region: RegionView, lang: str) -> float:
    return min(width(name(lang, "region", region.id), 36, True), 150)


def _cell(sheet: Sheet, cell: CellView, box: Box, seats: Sequence[SeatStyle]) -> None:
    """A token, or the printed value of the foreign companies, or nothing."""
    at = (box[0] + box[2] / 2, box[1] + box[3] / 2)
    if cell.token is not None:
        style = seats[cell.token.seat]
        size = 66 if style.shape in ("triangle", "diamond") else 60
        sheet.piece(at, style, size, cell.token.value)
    elif cell.printed:
        sheet.icon(at, "globe", 56, words=cell.printed)


def _foot(sheet: Sheet, region: RegionView, box: Box, seats: Sequence[SeatStyle]) -> None:
    """Everybody in the region by influence, and what the period would score for it now."""
    x, y = box[0] + 13, box[1] + FOOT_TOP
    wide = (REGION - 26) / max(3, len(region.standings))
    for n, one in enumerate(region.standings):
        left = x + n * wide
        middle = left + wide / 2
        if one.leads:
            sheet.panel((left + 2, y + 4, wide - 4, FOOT_HIGH - 8), colours.LEAD, None, radius=8)
        if one.seat is None:
            sheet.icon((middle, y + 26), "globe", 36, colour=theme.SOFT)
        else:
            sheet.piece((middle, y + 26), seats[one.seat], 40)
        ink = theme.INK if one.influence else theme.FAINT
        sheet.text((middle, y + 63), one.influence, 34, ink, bold=True, anchor="mm")
        if one.vp:
            sheet.row((middle, y + 96), [Icon("star", 26), Words(one.vp, 26)], gap=2, anchor="mm")
        else:
            sheet.text((middle, y + 96), "–", 26, theme.FAINT, anchor="mm")


def marks(sheet: Sheet, scene: Scene, where: Plan) -> None:
    """Outlines of regions, cells and train cells."""
    view, marked, changed = scene.view, scene.marked, scene.changed
    for n, region in enumerate(view.regions):
        for k, rail in enumerate(region.trains):
            if rail.usable:
                sheet.marks(rail.id, where.train(n, k), marked, changed, radius=10, at="lt", outside=3)
        for k, market in enumerate(region.markets):
            for cell in market.cells:
                box = where.cell(n, k, cell.side)
                sheet.marks(cell.id, box, marked, changed, radius=12, at=DISC_AT[cell.side], outside=3)
    for n, region in enumerate(view.regions):
        if region.id in marked:
            sheet.legal(where.region(n), marked[region.id], at="lt", outside=0)
