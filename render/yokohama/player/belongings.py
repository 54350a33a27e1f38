"""The lower part of a player's board: pieces by where they are, flags and agents."""

from __future__ import annotations

from typing import Any

from engine.yokohama.view.structs import PlayerView
from render.kit import CAPITALS, Icon, Part, SeatStyle, Sheet, Words, theme
from render.kit.theme import INK
from render.yokohama.wording import heading

HIGH = 328
PIECES = (22, 900)  # left edge and width of the panel of pieces
FLAGS = (936, 442)
TITLE = 66
HAND = (92, 126, 176)  # count, first piece, room
WAREHOUSE = (338, 372, 270)
MAP = 680
KINDS = ("person", "yokohama.shop", "yokohama.house")
ROW = (HIGH - TITLE) / len(KINDS)


def still(sheet: Sheet, top: float, lang: str) -> None:
    """Frames, heads and lines of both panels."""
    left, wide = PIECES
    sheet.panel((left, top, wide, HIGH))
    y = top + TITLE / 2
    heads = ((HAND[0] + 6, "hand", "in_hand", 180), (WAREHOUSE[0] + 6, "yokohama.warehouse", "in_warehouse", 270),
             (MAP + 6, "pin", "on_map", 168))  # fmt: skip
    for x, icon, key, room in heads:
        sheet.icon((left + x, y), icon, 44)
        sheet.text((left + x + 36, y), heading(lang, key), 26, theme.SOFT, bold=CAPITALS, room=room, shrink=(24, 22))
    for n, icon in enumerate(KINDS):
        y = row_middle(top, n)
        sheet.line([(left + 16, y - ROW / 2), (left + wide - 16, y - ROW / 2)], theme.LINE, 2)
        sheet.icon((left + 44, y), icon, 46)
    left, wide = FLAGS
    sheet.panel((left, top, wide, HIGH))
    sheet.text(
        (left + 20, top + 36), heading(lang, "flags"), 26, theme.SOFT, bold=CAPITALS, room=wide - 110, shrink=(24, 22)
    )
    sheet.line([(left + 18, top + 186), (left + wide - 18, top + 186)], theme.LINE, 2)


def row_middle(top: float, n: int) -> float:
    return top + TITLE + ROW * (n + 0.5)


def draw(sheet: Sheet, player: PlayerView, style: SeatStyle, top: float) -> None:
    """What lies in both panels."""
    _pieces(sheet, player, style, top)
    _flags(sheet, player, top)


def _pieces(sheet: Sheet, player: PlayerView, style: SeatStyle, top: float) -> None:
    """Rows assistant, shop, trading house; columns hand, warehouse, map."""
    left = PIECES[0]
    hand, stored, placed = player.hand, player.warehouse, player.map
    amounts = (
        (hand.assistants, stored.assistants, placed.assistants, ()),
        (hand.shops, stored.shops, placed.shops, (player.shop_price,) * bool(stored.shops)),
        (hand.houses, stored.houses, placed.houses, player.house_prices),
    )
    for n, (in_hand, in_store, on_map, prices) in enumerate(amounts):
        y = row_middle(top, n)
        for (count, first, room), amount, costs in ((HAND, in_hand, ()), (WAREHOUSE, in_store, prices)):
            colour = INK if amount else theme.FAINT
            sheet.text((left + count, y), amount, 34, colour, bold=bool(amount), anchor="mm")
            _row(sheet, style, KINDS[n], amount, (left + first, y), room, costs)
        sheet.text((left + MAP, y), on_map, 34, INK if on_map else theme.FAINT, bold=bool(on_map), anchor="mm")
    if player.bound:
        parts: list[Part] = [Words(f"+ {player.bound}", 32, theme.SOFT), 4, Icon("yokohama.church", 36),
                             Icon("yokohama.customs", 34), Icon("trophy", 32)]  # fmt: skip
        sheet.row((left + MAP + 30, row_middle(top, 0)), parts, gap=3)


def _row(
    sheet: Sheet, style: SeatStyle, icon: str, amount: int, at: tuple[float, float], room: float, costs: tuple[int, ...]
) -> None:
    """Pieces one by one, closer together when they are many; the price behind the shops, on each house."""
    if not amount:
        return
    x, y = at
    each = len(costs) > 1 or icon == "yokohama.house"
    room -= 0 if each or not costs else 44
    step = min(70.0 if costs and each else 46.0, (room - 40) / max(1, amount - 1))
    for n in range(amount):
        middle = (x + 20 + n * step, y)
        if icon == "person":
            sheet.piece(middle, style, 36, "")
        else:
            sheet.icon(middle, icon, 44, colour=style.colour)
        if costs and each:
            sheet.icon((middle[0] + 25, y + 17), "coin", 34, words=costs[n])
    if costs and not each:
        sheet.icon((x + 20 + (amount - 1) * step + 52, y), "coin", 40, words=costs[0])


def _flags(sheet: Sheet, player: PlayerView, top: float) -> None:
    """Flags with what they are worth in sets, agents, 5-power tokens, fulfilled orders."""
    left, wide = FLAGS
    sheet.icon((left + wide - 44, top + 40), "rosette", 52, words=player.set_points)
    for n, (country, count) in enumerate(player.flags.items()):
        x = left + 54 + n * 84
        faded: dict[str, Any] = {} if count else {"grey": True, "fade": 0.3}
        sheet.icon((x, top + 100), "flag", 44, country=country, **faded)
        sheet.text((x, top + 150), count, 34, INK if count else theme.FAINT, bold=bool(count), anchor="mm")
    y = (top + 186 + top + HIGH) / 2
    counts: list[Part] = [Icon("yokohama.five", 52), 4, Words(len(player.tokens), 32), 18,
                          Icon("sheet", 52, done=True), 4, Words(len(player.fulfilled), 32)]  # fmt: skip
    used = sheet.row((left + wide - 20, y), counts, anchor="rm")
    room = wide - used - 60
    step = min(62.0, (room - 60) / max(1, len(player.agents) - 1))
    for n, agent in enumerate(player.agents):
        sheet.icon((left + 48 + n * step, y), "agent", 66, grey=agent.used, country=agent.country or "")
    if not player.agents:
        sheet.icon((left + 48, y), "agent", 60, grey=True, fade=0.5)
        sheet.text((left + 86, y), 0, 32, theme.FAINT)
