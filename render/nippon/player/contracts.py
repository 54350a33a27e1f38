"""Contracts and influence tokens of a zaibatsu."""

from __future__ import annotations

from engine.nippon.components.effects import Department
from engine.nippon.view.structs_player import PlayerView
from render.kit import Icon, Part, Sheet, Words, theme
from render.nippon.player.reach import unpaid
from render.nippon.scene import Scene
from render.nippon.wording import pic

CONTRACTS = (24, 1596, 848, 164)
TOKENS = (888, 1596, 688, 164)


def still(sheet: Sheet, lang: str) -> None:
    """Panels and headings."""
    for box, key in ((CONTRACTS, "contracts"), (TOKENS, "tokens")):
        sheet.panel(box, theme.PANEL, theme.LINE)
        sheet.text((box[0] + 18, box[1] + 30), pic(lang, key), 26, bold=True)


def contracts(sheet: Sheet, scene: Scene, player: PlayerView) -> None:
    """Eight contracts; done ones are grey with a tick."""
    x, y, w, h = CONTRACTS
    done = sum(one.done for one in player.contracts)
    counted: list[Part] = [Words(f"{done} / {len(player.contracts)}", 26, theme.SOFT)]
    if done:
        worth = " / ".join(str(n) for one in player.objectives if one.id == "contracts" for n in one.worth)
        counted = [Icon("star", 30), Words(worth, 24, theme.SOFT), 20, *counted]
    sheet.row((x + w - 18, y + 30), counted, anchor="rm")
    wide, far = (w - 32 - 7 * 6) / 8, unpaid(scene.view)
    for n, one in enumerate(player.contracts):
        box = (x + 16 + n * (wide + 6), y + 54, wide, h - 66)
        sheet.panel(box, theme.USED if one.done else theme.ROSE_TINT, theme.LINE if one.done else theme.INK)
        middle = box[0] + wide / 2
        color = one.bonus.color if isinstance(one.bonus, Department) else "any"
        at = (middle, box[1] + (30 if one.types else 48))
        sheet.icon(at, "nippon.plaque", 44 if one.types else 56, color=color, grey=one.done)
        if one.types:
            row: list[Part] = [Icon(f"nippon.{good}", 30, grey=one.done) for good in one.types]
            sheet.row((middle, box[1] + 74), row, gap=4, anchor="mm")
        if one.done:
            sheet.icon((box[0] + wide - 18, box[1] + 16), "tick", 36)
        if one.id in far:
            sheet.dim(box, theme.PANEL)
        sheet.marks(one.id, box, scene.marked, frozenset(), at="rb", outside=2)


def tokens(sheet: Sheet, scene: Scene, player: PlayerView) -> None:
    """Ten influence tokens: in colour what is free, grey what is on the map or locked."""
    x, y, w, _ = TOKENS
    style = scene.seats[player.seat]
    step = (w - 24) / max(1, len(player.tokens))
    for n, token in enumerate(player.tokens):
        middle = x + 12 + (n + 0.5) * step
        free = token.where == "free"
        sheet.piece((middle, y + 84), style, 58, token.value, grey=not free)
        if token.where == "map":
            sheet.icon((middle, y + 136), "nippon.stall", 34)
        elif not free:
            sheet.icon((middle, y + 136), "lock", 32)
        if token.cell is not None and token.cell in scene.changed:
            sheet.changed((middle - step / 2 + 4, y + 48, step - 8, 110), outside=0)
