"""Local markets: which token may go where (spec 7.8), for players and the Automa alike."""

from __future__ import annotations

from msgspec import Struct

from engine.core.text import Seat, Text, refusal
from engine.nippon.components import Spot
from engine.nippon.state import Market, Player, State
from engine.nippon.texts import amount


class Placement(Struct, frozen=True):
    """One way to supply a market: so many goods for a token of a value on a cell."""

    spot: Spot
    goods: int
    value: int


def why_not_cell(g: State, spot: Spot, value: int) -> Text | None:
    """Whether a token of this value may lie on the cell, whoever puts it there."""
    market = g.markets[spot.market]
    there = market.tokens.get(spot.side)
    if there is not None:
        if value <= there.value:
            return refusal("nippon.no.higher", "7.8", value=value, there=there.value)
    elif is_full(g, market):
        highest = max(token.value for token in market.tokens.values())
        if value <= highest:
            return refusal(
                "nippon.no.full_market", "R46", n=g.count.influence_cells_per_market, value=value, there=highest
            )
    return None


def is_full(g: State, market: Market) -> bool:
    return len(market.tokens) >= g.count.influence_cells_per_market


def good_at(g: State, spot: Spot) -> str:
    """What the demand tile asks for beside a cell."""
    market = g.markets[spot.market]
    return g.data.demand[market.tile, market.turned][spot.side]


def lowest_sides(market: Market) -> list[str]:
    """The sides whose token has the lowest value of the market, in order; one of them is pushed out (R26)."""
    lowest = min(token.value for token in market.tokens.values())
    return [side for side in ("n", "e", "s", "w") if side in market.tokens and market.tokens[side].value == lowest]


def why_not_place(g: State, player: Player, goods: dict[str, int], spot: Spot, n: int) -> Text | None:
    """Whether a player may supply a market with so many goods on this cell."""
    good = good_at(g, spot)
    have = goods.get(good, 0)
    if have < n:
        return refusal("nippon.no.resource", "7.8", need=amount(good, n), have=have)
    value = g.data.value[good][n - 1]
    if value not in player.free:
        return refusal("nippon.no.token", "7.8", value=value)
    return why_not_cell(g, spot, value)


def why_not_spot(g: State, player: Player, goods: dict[str, int], spot: Spot) -> Text | None:
    """The reason why no number of goods works on a cell: that of the most goods one has."""
    good = good_at(g, spot)
    if not goods.get(good):
        return refusal("nippon.no.resource", "7.8", need=amount(good, 1), have=0)
    reason = None
    for n in range(min(3, goods[good]), 0, -1):
        refused = why_not_place(g, player, goods, spot, n)
        if refused is None:
            return None
        reason = reason or refused
    return reason


def placements(g: State, player: Player, goods: dict[str, int], region: str) -> list[Placement]:
    """All ways in which a player can supply a market of a region now."""
    found = []
    value_of, demand = g.data.value, g.data.demand
    for spot in g.data.spots[region]:
        market = g.markets[spot.market]
        good = demand[market.tile, market.turned][spot.side]
        have = goods.get(good)
        if have:
            for n in range(1, min(3, have) + 1):
                value = value_of[good][n - 1]
                if value in player.free and why_not_cell(g, spot, value) is None:
                    found.append(Placement(spot, n, value))
    return found


def holder(g: State, seat: Seat) -> Player | None:
    """The player of a seat; None for the Automa."""
    return g.players[seat] if seat < len(g.players) else None
