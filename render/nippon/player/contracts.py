"""Contracts and influence tokens of a zaibatsu."""

from __future__ import annotations

from engine.nippon.components.effects import Department
from engine.nippon.view.structs_player import PlayerView
from render.kit import Icon, Part, Sheet, Words, theme
from render.nippon.player.layout import ZaibatsuPlan
from render.nippon.player.reach import unpaid
from render.nippon.scene import Scene
from render.nippon.wording import pic


def still(sheet: Sheet, where: ZaibatsuPlan, lang: str) -> None:
    """Panels and headings."""
    for box, key in ((where.contracts, "contracts"), (where.tokens, "tokens")):
        sheet.panel(box, theme.PANEL, theme.LINE)
        sheet.text((box[0] + 18, box[1] + 30), pic(lang, key), where.heading, bold=True)


def contracts(sheet: Sheet, scene: Scene, player: PlayerView, where: ZaibatsuPlan) -> None:
    """Eight contracts; done ones are grey with a tick."""
    x, y, w, _ = where.contracts
    done = sum(one.done for one in player.contracts)
    counted: list[Part] = [Words(f"{done} / {len(player.contracts)}", where.heading, theme.SOFT)]
    if done:
        worth = " / ".join(str(n) for one in player.objectives if one.id == "contracts" for n in one.worth)
        counted = [Icon("star", where.heading + 4), Words(worth, where.heading - 2, theme.SOFT), 20, *counted]
    sheet.row((x + w - 18, y + 30), counted, anchor="rm")
    far = unpaid(scene.view)
    for n, one in enumerate(player.contracts):
        box = where.contract(n)
        _, top, wide, high = box
        sheet.panel(box, theme.USED if one.done else theme.ROSE_TINT, theme.LINE if one.done else theme.INK)
        middle = box[0] + wide / 2
        color = one.bonus.color if isinstance(one.bonus, Department) else "any"
        at = (middle, top + high * (0.31 if one.types else 0.5))
        sheet.icon(at, "nippon.plaque", round(high * (0.45 if one.types else 0.57)), color=color, grey=one.done)
        if one.types:
            size = 30 + round((wide - 97) / 3)
            row: list[Part] = [Icon(f"nippon.{good}", size, grey=one.done) for good in one.types]
            sheet.row((middle, top + high * 0.755), row, gap=4, anchor="mm")
        if one.done:
            sheet.icon((box[0] + wide - 18, top + 16), "tick", 36)
        if one.id in far:
            sheet.dim(box, theme.PANEL)
        sheet.marks(one.id, box, scene.marked, frozenset(), at="rb", outside=2)


def tokens(sheet: Sheet, scene: Scene, player: PlayerView, where: ZaibatsuPlan) -> None:
    """Ten influence tokens: in colour what is free, grey what is on the map or locked."""
    x, y, w, h = where.tokens
    style = scene.seats[player.seat]
    step = (w - 24) / max(1, len(player.tokens))
    low = y + h - 28
    for n, token in enumerate(player.tokens):
        middle = x + 12 + (n + 0.5) * step
        free = token.where == "free"
        sheet.piece((middle, y + 54 + where.token / 2), style, where.token, token.value, grey=not free)
        if token.where == "map":
            sheet.icon((middle, low), "nippon.stall", 34)
        elif not free:
            sheet.icon((middle, low), "lock", 32)
        if token.cell is not None and token.cell in scene.changed:
            sheet.changed((middle - step / 2 + 4, y + 48, step - 8, h - 54), outside=0)
