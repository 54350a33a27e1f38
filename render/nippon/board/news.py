"""The bottom line: what changed, in icons."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit import Icon, Part, Sheet, Words, fitting_rows, piece, theme
from render.nippon.board.layout import INNER, MARGIN, NEWS, Plan
from render.nippon.pieces import vehicle
from render.nippon.scene import Scene
from render.nippon.wording import name, pic


def parts(scene: Scene) -> list[list[Part]]:
    """Tokens, trains, ships and factories that are new, each as a short row of icons."""
    view, seats, lang, changed = scene.view, scene.seats, scene.lang, scene.changed
    found: list[list[Part]] = []
    if view.phase == "draft":
        return found
    for region in view.regions:
        for market in region.markets:
            for cell in market.cells:
                if cell.id in changed and cell.token is not None:
                    style = seats[cell.token.seat]
                    city = Words(name(lang, "city", market.id), 25, bold=False)
                    found.append([piece(style, 42, cell.token.value), Icon("arrow", 22, colour=theme.SOFT), city])
        for rail in region.trains:
            if rail.id in changed and rail.train is not None:
                place = Words(name(lang, "region", region.id), 25, bold=False)
                found.append([vehicle("train", seats[rail.train], 44), Icon("arrow", 22, colour=theme.SOFT), place])
    for port in view.ports:
        if port.id in changed:  # a ship, or only the expert who came home: so nobody is named
            place = Words(name(lang, "destination", port.id), 25, bold=False)
            found.append([Icon("nippon.ship", 42), Icon("arrow", 22, colour=theme.SOFT), place])
    for factory in view.factories:
        if factory.id in changed and factory.owner is not None:
            row: list[Part] = [piece(seats[factory.owner], 40), Icon("nippon.factory", 38)]
            found.append([*row, Icon(f"nippon.{factory.type}", 36)])
    return found


def draw(sheet: Sheet, scene: Scene, where: Plan, rows: Sequence[Sequence[Part]]) -> None:
    """As many of them as fit."""
    sheet.dashed((MARGIN, where.news, INNER, NEWS), theme.GOLD, width=5, dash=18, gap=11)
    y = where.news + NEWS / 2
    x = MARGIN + 22.0
    x += sheet.text((x, y), pic(scene.lang, "news"), 25, bold=True) + 28
    shown = fitting_rows(rows, MARGIN + INNER - 20 - x, between=32, gap=5, more=60)
    for row in shown:
        x += sheet.row((x, y), row, gap=5) + 32
    if len(shown) < len(rows):
        sheet.text((x, y), f"+{len(rows) - len(shown)}", 28, theme.SOFT, bold=True)
