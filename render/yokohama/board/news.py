"""The line of what happened last, in icons."""

from __future__ import annotations

from engine.yokohama.view.structs import PlayerView, View
from render.kit import Icon, Part, Sheet, Words, row_width, theme
from render.yokohama import colours, rewards
from render.yokohama.board import layout
from render.yokohama.board.layout import WIDE, BoardPlan
from render.yokohama.pieces import president
from render.yokohama.scene import Scene

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


def draw(sheet: Sheet, scene: Scene, plan: BoardPlan) -> bool:
    """What the others did since the mover's last turn, in icons; False if there is nothing to tell."""
    view = scene.view
    told = [seat for seat in view.lately if view.players[seat].last is not None]
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
        sheet.row((x, y), parts(scene, view.players[seat], room - 30))
    return True


def parts(scene: Scene, player: PlayerView, room: float) -> list[Part]:
    """Where a player acted and what that brought, as much as fits."""
    last, style = player.last, scene.seats[player.seat]
    assert last is not None
    shown: list[Part] = [
        president(style, 58),
        Icon("arrow", 26),
    ]
    shown += [place_icon(scene.view, area, 50) for area in last.areas]
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
