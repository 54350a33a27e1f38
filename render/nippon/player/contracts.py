"""Contracts and influence tokens of a zaibatsu."""

from __future__ import annotations

from engine.nippon.view.structs_player import PlayerView
from render.kit import CAPITALS, Box, Icon, Part, Sheet, Words, theme
from render.nippon.pieces import contract
from render.nippon.player.layout import ZaibatsuLayout
from render.nippon.player.reach import unpaid
from render.nippon.scene import Scene


def still(sheet: Sheet, box: Box, called: str, size: int) -> None:
    """A panel and its heading."""
    sheet.panel(box, theme.PANEL, theme.LINE)
    sheet.text((box[0] + 18, box[1] + 30), called, size, bold=CAPITALS)


def contracts(sheet: Sheet, scene: Scene, player: PlayerView, where: ZaibatsuLayout) -> None:
    """Eight contracts; done ones are grey with a tick."""
    x, y, w, _ = where.contracts
    sheet.whole(where.contracts)
    done = sum(one.done for one in player.contracts)
    counted: list[Part] = [Words(f"{done} / {len(player.contracts)}", where.heading, theme.SOFT)]
    if done:
        worth = " / ".join(str(n) for one in player.objectives if one.id == "contracts" for n in one.worth)
        counted = [Icon("star", where.heading + 4), Words(worth, where.heading - 2, theme.SOFT), 20, *counted]
    sheet.row((x + w - 18, y + 30), counted, anchor="rm")
    far = unpaid(scene.view)
    for n, one in enumerate(player.contracts):
        box = where.contract(n)
        contract(sheet, one, box)
        if one.id in far and one.id not in scene.marked:
            sheet.dim(box, theme.PANEL)
        sheet.marks(one.id, box, scene.marked, scene.changed, outside=2)


def tokens(sheet: Sheet, scene: Scene, player: PlayerView, where: ZaibatsuLayout) -> None:
    """Ten influence tokens: in colour what is free, grey what is on the map or locked, with the sign of that."""
    x, y, w, h = where.tokens
    style, size = scene.seats[player.seat], where.token
    columns = -(-len(player.tokens) // where.token_rows)
    step, high = (w - 24) / max(1, columns), (h - 54) / where.token_rows
    for n, token in enumerate(player.tokens):
        left, top = x + 12 + n % columns * step, y + 54 + n // columns * high
        at = (left + step / 2, top + size / 2)
        sign = (at[0], at[1] + size / 2 + 22)
        if where.token_rows > 1:  # there is no room below it
            sign = (at[0] + size * 0.43, at[1] + size * 0.36)
        free = token.where == "free"
        sheet.piece(at, style, where.token, token.value, grey=not free)
        if not free:
            sheet.icon(sign, "nippon.stall" if token.where == "map" else "lock", 34)
        if token.cell is not None and token.cell in scene.changed:
            sheet.changed((left + 4, top - 6, step - 8, high), outside=0)
