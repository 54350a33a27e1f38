"""One line per player, the mover first, and the line of what changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.nippon.view.structs import View
from engine.nippon.view.structs_player import PlayerView
from render.kit import Icon, Part, SeatStyle, Sheet, Words, row_width, theme
from render.nippon.effects import thing
from render.nippon.layout import INNER, MARGIN, NEWS, Plan
from render.nippon.recruit import figure
from render.nippon.seats import acting, piece
from render.nippon.wording import name, pic

COLUMNS = {
    "vp": 262, "total": 374,
    "money": 448, "coal": 534, "silk": 620, "iron": 694,
    "science": 788, "mining": 862, "finance": 944,
    "ships": 1038, "machines": 1116, "trains": 1190, "factories": 1266,
}  # fmt: skip
BARS = (437, 775, 1026, 1350)
WORKERS, WORKER_STEP = 1380, 34


def draw(sheet: Sheet, view: View, where: Plan, seats: Sequence[SeatStyle], marked: Mapping[str, str]) -> None:
    """The lines in turn order from the mover."""
    best = max(player.vp for player in view.players)
    order = [seat for seat in view.order if seat < len(view.players)]
    if acting(view) in order:
        at = order.index(acting(view))
        order = order[at:] + order[:at]
    if view.over:
        order.sort(key=lambda seat: -view.players[seat].score.total)
    for n, seat in enumerate(order):
        box = where.line(n)
        player, style = view.players[seat], seats[seat]
        sheet.panel(box, style.tint, None)
        moving = seat == acting(view) and not view.over
        _line(sheet, view, player, style, box[1] + box[3] / 2, moving, player.vp == best)
        if moving:
            sheet.mover(box)
            if "consolidate" in marked:
                area = (WORKERS - 20, box[1] + 5, MARGIN + INNER - WORKERS + 12, box[3] - 10)
                sheet.legal(area, marked["consolidate"], at="lt", outside=0)


def _line(sheet: Sheet, view: View, player: PlayerView, style: SeatStyle, y: float, moving: bool, best: bool) -> None:
    sheet.piece((MARGIN + 40, y), style, 46)
    left = MARGIN + 76
    second = view.marker_2 == player.seat
    room = 154 - 44 * second
    sheet.text((left, y), style.name, 28, bold=moving, room=room, shrink=(26, 24))
    if second:
        sheet.disc(left + 128, y, 15, theme.GOLD, theme.INK)
    if best and player.vp:
        sheet.panel((COLUMNS["vp"] - 8, y - 26, 124, 52), theme.GOLD_TINT, theme.GOLD, radius=12)
    sheet.row((COLUMNS["vp"], y), [Icon("star", 42), Words(player.vp, 36)], gap=4)
    if not view.over:
        sheet.text((COLUMNS["total"] + 56, y), f"→{player.score.total}", 24, theme.SOFT, anchor="rm")
    values: dict[str, int] = {
        "money": player.money,
        "coal": player.coal + player.coal_stored,
        "silk": player.silk,
        "iron": player.iron,
        **{track.id: track.value for track in player.tracks},
        **{row.id: row.built for row in player.rows},
        "factories": len(player.factories),
    }
    for column, n in values.items():
        icon = thing(column, 36)
        x = COLUMNS[column]
        x += sheet.icon((x, y), icon.name, icon.size, anchor="lm") + 4
        sheet.text((x, y), n, 32, theme.INK if n else theme.FAINT, bold=True)
    for bar in BARS:
        sheet.line([(bar, y - 16), (bar, y + 16)], theme.LINE, 3)
    for n, cell in enumerate(player.workers):
        at = (WORKERS + 2 + n * WORKER_STEP, y)
        if cell.worker is None:
            sheet.disc(*at, 5, theme.FAINT, None)
        else:
            figure(sheet, at, cell.worker.color, 44, expert=cell.worker.expert)


def news(view: View, seats: Sequence[SeatStyle], lang: str, changed: frozenset[str]) -> list[list[Part]]:
    """Tokens, trains, ships and factories that are new, each as a short row of icons."""
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
                found.append([_vehicle("train", seats[rail.train]), Icon("arrow", 22, colour=theme.SOFT), place])
    for port in view.ports:
        if port.id in changed:  # a ship, or only the expert who came home: so nobody is named
            place = Words(name(lang, "destination", port.id), 25, bold=False)
            found.append([Icon("nippon.ship", 42), Icon("arrow", 22, colour=theme.SOFT), place])
    for factory in view.factories:
        if factory.id in changed and factory.owner is not None:
            row: list[Part] = [piece(seats[factory.owner], 40), Icon("nippon.factory", 38)]
            found.append([*row, Icon(f"nippon.{factory.type}", 36)])
    return found


def _vehicle(kind: str, style: SeatStyle) -> Icon:
    return Icon(f"nippon.{kind}", 44, colour=style.colour, ink=style.ink, words=style.letter)


def draw_news(sheet: Sheet, where: Plan, rows: Sequence[Sequence[Part]], lang: str) -> None:
    """As many of them as fit."""
    sheet.dashed((MARGIN, where.news, INNER, NEWS), theme.GOLD, width=5, dash=18, gap=11)
    y = where.news + NEWS / 2
    x = MARGIN + 22.0
    x += sheet.text((x, y), pic(lang, "news"), 25, bold=True) + 28
    right = MARGIN + INNER - 20
    for n, row in enumerate(rows):
        wide = row_width(row, gap=5)
        more = f"+{len(rows) - n}"
        if x + wide > right - (60 if n < len(rows) - 1 else 0):
            sheet.text((x, y), more, 28, theme.SOFT, bold=True)
            return
        sheet.row((x, y), row, gap=5)
        x += wide + 32
