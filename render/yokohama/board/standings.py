"""The players' table under the map, and the line of what happened last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.yokohama.view.structs import PlayerView, View
from render.kit import Icon, Part, SeatStyle, Sheet, Words, row_width, theme
from render.theme import INK
from render.yokohama import colours, layout, rewards
from render.yokohama.layout import COLUMNS, WIDE, Plan

HEADS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "vp": ("rosette", 48, {}),
    "yen": ("coin", 42, {"words": "¥"}),
    "copper": ("yokohama.copper", 36, {}),
    "silk": ("yokohama.silk", 42, {}),
    "tea": ("yokohama.tea", 42, {}),
    "fish": ("yokohama.fish", 36, {}),
    "imports": ("crate", 40, {}),
    "hand": ("hand", 42, {}),
    "hand.assistants": ("person", 34, {}),
    "hand.shops": ("yokohama.shop", 36, {}),
    "hand.houses": ("yokohama.house", 36, {}),
    "warehouse": ("yokohama.warehouse", 42, {}),
    "warehouse.assistants": ("person", 34, {}),
    "warehouse.shops": ("yokohama.shop", 36, {}),
    "warehouse.houses": ("yokohama.house", 36, {}),
    "orders": ("sheet", 40, {}),
    "fulfilled": ("sheet", 40, {"done": True}),
    "technologies": ("flask", 42, {}),
    "production": ("gear", 42, {"fill": theme.TEAL, "line": None}),
    "agents": ("agent", 46, {}),
}


def still(sheet: Sheet, plan: Plan) -> None:
    """The icons above the columns."""
    y = plan.table + layout.HEADS / 2
    for first, last in layout.GROUPS:
        left, right = COLUMNS[first] - 28, COLUMNS[last] + 27
        sheet.panel((left, y - 27, right - left, 54), theme.PANEL, theme.LINE, width=3, radius=10)
    for column, (name, size, variant) in HEADS.items():
        sheet.icon((COLUMNS[column], y), name, size, **variant)
    sheet.row((COLUMNS["total"], y), [Words("=", 28, theme.SOFT), 2, Icon("rosette", 32)], anchor="mm")


def draw_table(sheet: Sheet, view: View, plan: Plan, seats: Sequence[SeatStyle]) -> None:
    """One line per player in turn order from the first player."""
    movers = view.acting if view.phase == "turn" else ()
    for place, seat in enumerate(view.turn_order):
        box = plan.row(place)
        moving = seat in movers
        sheet.panel(box, seats[seat].tint if moving else theme.PANEL, theme.LINE)
        _line(sheet, view, view.players[seat], seats[seat], box[1] + box[3] / 2, moving)
        if moving:
            sheet.mover(box)


def _line(sheet: Sheet, view: View, player: PlayerView, style: SeatStyle, y: float, moving: bool) -> None:
    """All of a player's numbers."""
    sheet.piece((58, y), style, 46)
    left, room = layout.NAME
    winner = player.seat in view.winners
    sheet.text((left, y), style.name, 32, bold=moving or winner, room=room - 56 * winner, shrink=(30, 28))
    if winner:
        sheet.icon((left + room - 26, y), "trophy", 46)
    best = player.rank == 1 and view.round > 1
    if best:
        sheet.disc(COLUMNS["vp"], y, 30, theme.COIN, theme.COIN_RIM)
    over = view.phase == "over"
    sheet.icon((COLUMNS["vp"], y), "rosette", 52, words=player.total if over else player.vp)
    if not over:
        sheet.text((COLUMNS["total"], y), player.total, 30, INK if best else theme.SOFT, bold=best, anchor="mm")
    amounts: dict[str, int] = {
        "yen": player.yen,
        **dict(player.goods.items()),
        "imports": player.imports,
        "hand.assistants": player.hand.assistants,
        "hand.shops": player.hand.shops,
        "hand.houses": player.hand.houses,
        "orders": player.orders,
        "fulfilled": len(player.fulfilled),
        "technologies": len(player.technologies),
        "production": player.production,
        "agents": sum(not agent.used for agent in player.agents),
    }
    stored = {
        "warehouse.assistants": player.warehouse.assistants,
        "warehouse.shops": player.warehouse.shops,
        "warehouse.houses": player.warehouse.houses,
    }
    for bar in layout.BARS:
        sheet.line([(bar, y - 15), (bar, y + 15)], theme.LINE, 2)
    for column, n in amounts.items():
        sheet.text((COLUMNS[column], y), n, 32, INK if n else theme.FAINT, bold=bool(n), anchor="mm")
    for column, n in stored.items():
        sheet.text((COLUMNS[column], y), n, 32, theme.SOFT if n else theme.FAINT, anchor="mm")


# What a turn brought, in this order, as far as there is room.
GAINS: dict[str, Icon] = {
    "houses": Icon("yokohama.house", 42),
    "shops": Icon("yokohama.shop", 42),
    "church": Icon("yokohama.church", 44),
    "customs": Icon("yokohama.customs", 42),
    "achievements": Icon("trophy", 40),
    "technologies": Icon("flask", 42),
    "tokens": Icon("yokohama.five", 42, words=5),
    "fulfilled": Icon("sheet", 42, done=True),
    "orders": Icon("sheet", 42),
    "imports": Icon("crate", 38),
    "copper": Icon("yokohama.copper", 34),
    "silk": Icon("yokohama.silk", 38),
    "tea": Icon("yokohama.tea", 40),
    "fish": Icon("yokohama.fish", 34),
}


def draw_news(sheet: Sheet, view: View, plan: Plan, seats: Sequence[SeatStyle]) -> bool:
    """What the others did since the mover's last turn, in icons; False if there is nothing to tell."""
    since = [(view.active + n) % view.seats for n in range(0 if view.phase == "over" else 1, view.seats)]
    told = [seat for seat in since if view.players[seat].last is not None]
    if not told:
        return False
    box = (22, plan.news, WIDE - 44, layout.NEWS)
    sheet.dashed(box, theme.GOLD, width=5, dash=18, gap=11)
    y = plan.news + layout.NEWS / 2
    room = (WIDE - 44 - 40) / len(told)
    for place, seat in enumerate(told):
        x = 44 + place * room
        if place:
            sheet.line([(x - 16, y - 20), (x - 16, y + 20)], theme.GOLD, 3)
        sheet.row((x, y), news_parts(view, view.players[seat], seats[seat], room - 30))
    return True


def news_parts(view: View, player: PlayerView, style: SeatStyle, room: float) -> list[Part]:
    """Where a player acted and what that brought, as much as fits."""
    last = player.last
    assert last is not None
    shown: list[Part] = [
        Icon("president", 54, colour=style.colour, ink=style.ink, words=style.letter),
        Icon("arrow", 26),
    ]
    shown += [place_icon(view, area, 50) for area in last.areas]
    if not last.areas:
        shown.append(Icon("hand", 44))
    shown.append(8)
    vp = last.gained.get("vp", 0)
    gains: list[list[Part]] = [[Icon("rosette", 42, words=vp)]] if vp > 0 else []
    gains += [_gain(name, last.gained[name]) for name in GAINS if last.gained.get(name, 0) > 0]
    yen = last.gained.get("yen", 0)
    if yen > 0:
        gains.append([Icon("coin", 40, words=yen)])
    for gain in gains:
        if row_width([*shown, 6, *gain], gap=6) > room:
            break
        shown += [6, *gain]
    return shown


def place_icon(view: View, name: str, size: int) -> Icon:
    """An area as a small tile."""
    area = next(one for one in view.areas if one.id == name)
    which = name[-1].upper() if name != area.kind else ""
    return Icon("yokohama.place", size, sign=rewards.area_icon(area.kind), fill=colours.HEAD[area.type],
                line=colours.ROOF[area.type], words=which)  # fmt: skip


def _gain(name: str, n: int) -> list[Part]:
    return [GAINS[name]] if n == 1 else [GAINS[name], 2, Words(n, 28)]
