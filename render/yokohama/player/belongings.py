"""The lower part of a player's board: pieces by where they are, flags and agents."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.yokohama.view.structs import PlayerView
from render.kit import CAPITALS, Box, Icon, Part, SeatStyle, Sheet, Words, theme
from render.kit.theme import INK
from render.yokohama.wording import heading

HIGH = 328  # units of both panels; a unit is a px where they stand side by side
TITLE = 66
HAND = (92, 126, 176)  # count, first piece, room
WAREHOUSE = (338, 372, 270)
MAP = 680
KINDS = ("person", "yokohama.shop", "yokohama.house")
ROW = (HIGH - TITLE) / len(KINDS)


class Panels(NamedTuple):
    """Where the panels of pieces and of flags are, how large things in them are, and the coins of prices."""

    pieces: Box
    flags: Box
    k: float
    coin: int

    def px(self, units: float) -> int:
        return round(units * self.k)

    def row(self, n: int) -> float:
        """The middle of a row of pieces."""
        return self.pieces[1] + (TITLE + ROW * (n + 0.5)) * self.k


def still(sheet: Sheet, where: Panels, lang: str) -> None:
    """Frames, heads and lines of both panels."""
    left, top, wide, _ = where.pieces
    px = where.px
    sheet.panel(where.pieces)
    y = top + px(TITLE / 2)
    heads = ((HAND[0] + 6, "hand", "in_hand", 180), (WAREHOUSE[0] + 6, "yokohama.warehouse", "in_warehouse", 270),
             (MAP + 6, "pin", "on_map", 168))  # fmt: skip
    for x, icon, key, room in heads:
        sheet.icon((left + px(x), y), icon, px(44))
        _heading(sheet, (left + px(x + 36), y), heading(lang, key), px(26), px(room))
    for n, icon in enumerate(KINDS):
        y = where.row(n)
        line = y - px(ROW / 2)
        sheet.line([(left + px(16), line), (left + wide - px(16), line)], theme.LINE, 2)
        sheet.icon((left + px(44), y), icon, px(46))
    left, top, wide, _ = where.flags
    sheet.panel(where.flags)
    _heading(sheet, (left + px(20), top + px(36)), heading(lang, "flags"), px(26), wide - px(110))
    line = top + px(186)
    sheet.line([(left + px(18), line), (left + wide - px(18), line)], theme.LINE, 2)


def _heading(sheet: Sheet, at: tuple[float, float], words: str, size: int, room: float) -> None:
    sheet.text(at, words, size, theme.SOFT, bold=CAPITALS, room=room, narrow=True)


def draw(sheet: Sheet, player: PlayerView, style: SeatStyle, where: Panels) -> None:
    """What lies in both panels."""
    _pieces(sheet, player, style, where)
    _flags(sheet, player, where)


def _pieces(sheet: Sheet, player: PlayerView, style: SeatStyle, where: Panels) -> None:
    """Rows assistant, shop, trading house; columns hand, warehouse, map."""
    left, px = where.pieces[0], where.px
    hand, stored, placed = player.hand, player.warehouse, player.map
    amounts = (
        (hand.assistants, stored.assistants, placed.assistants, ()),
        (hand.shops, stored.shops, placed.shops, (player.shop_price,) * bool(stored.shops)),
        (hand.houses, stored.houses, placed.houses, player.house_prices),
    )
    for n, (in_hand, in_store, on_map, prices) in enumerate(amounts):
        y = where.row(n)
        for (count, first, room), amount, costs in ((HAND, in_hand, ()), (WAREHOUSE, in_store, prices)):
            _count(sheet, (left + px(count), y), amount, px(34))
            _row(sheet, style, KINDS[n], amount, (left + px(first), y), px(room), costs, where)
        _count(sheet, (left + px(MAP), y), on_map, px(34))
    if player.bound:
        parts: list[Part] = [Words(f"+ {player.bound}", px(32), theme.SOFT), 4, Icon("yokohama.church", px(36)),
                             Icon("yokohama.customs", px(34)), Icon("trophy", px(32))]  # fmt: skip
        sheet.row((left + px(MAP + 30), where.row(0)), parts, gap=3)


def _count(sheet: Sheet, at: tuple[float, float], n: int, size: int) -> None:
    sheet.text(at, n, size, INK if n else theme.FAINT, bold=bool(n), anchor="mm")


def _row(
    sheet: Sheet,
    style: SeatStyle,
    icon: str,
    amount: int,
    at: tuple[float, float],
    room: float,
    costs: tuple[int, ...],
    where: Panels,
) -> None:
    """Pieces one by one, closer together when they are many; the price behind the shops, on each house."""
    if not amount:
        return
    (x, y), px = at, where.px
    each = len(costs) > 1 or icon == "yokohama.house"
    room -= 0 if each or not costs else where.coin + 4
    step = min(px(70 if costs and each else 46), (room - px(40)) / max(1, amount - 1))
    for n in range(amount):
        middle = (x + px(20) + n * step, y)
        if icon == "person":
            sheet.piece(middle, style, px(36), "")
        else:
            sheet.icon(middle, icon, px(44), colour=style.colour)
        if costs and each:
            sheet.icon((middle[0] + px(25), y + px(17)), "coin", where.coin, words=costs[n])
    if costs and not each:
        sheet.icon((x + px(52) + (amount - 1) * step + where.coin / 2, y), "coin", where.coin, words=costs[0])


def _flags(sheet: Sheet, player: PlayerView, where: Panels) -> None:
    """Flags with what they are worth in sets, agents, 5-power tokens, fulfilled orders."""
    left, top, wide, high = where.flags
    px = where.px
    sheet.icon((left + wide - px(44), top + px(40)), "rosette", px(52), words=player.set_points)
    step = (wide - px(22)) / len(player.flags)
    for n, (country, count) in enumerate(player.flags.items()):
        x = left + px(12) + (n + 0.5) * step
        faded: dict[str, Any] = {} if count else {"grey": True, "fade": 0.3}
        sheet.icon((x, top + px(100)), "flag", px(44), country=country, **faded)
        _count(sheet, (x, top + px(150)), count, px(34))
    y = top + (px(186) + high) / 2
    counts: list[Part] = [Icon("yokohama.five", px(52)), 4, Words(len(player.tokens), px(32)), 18,
                          Icon("sheet", px(52), done=True), 4, Words(len(player.fulfilled), px(32))]  # fmt: skip
    used = sheet.row((left + wide - px(20), y), counts, anchor="rm")
    room = wide - used - px(60)
    step = min(px(62), (room - px(60)) / max(1, len(player.agents) - 1))
    for n, agent in enumerate(player.agents):
        sheet.icon((left + px(48) + n * step, y), "agent", px(66), grey=agent.used, country=agent.country or "")
    if not player.agents:
        sheet.icon((left + px(48), y), "agent", px(60), grey=True, fade=0.5)
        sheet.text((left + px(86), y), 0, px(32), theme.FAINT)
