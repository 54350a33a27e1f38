"""Local markets: which token may go where (§7.8), for players and the Automa alike."""

from __future__ import annotations

from engine.core.text import Text, refusal
from engine.nippon.components import Spot
from engine.nippon.components.names import name
from engine.nippon.queries.facts import goods_of
from engine.nippon.queries.payment import too_little
from engine.nippon.state import Market, Player, State


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


def why_not_token(g: State, player: Player, spot: Spot, value: int) -> Text | None:
    """Whether a player may put an own token of this value onto a cell."""
    if value not in player.free:
        return refusal("nippon.no.token", "7.8", value=value)
    return why_not_cell(g, spot, value)


def why_not_spot(g: State, player: Player, goods: dict[str, int], spot: Spot) -> Text | None:
    """The reason why no number of goods works on a cell: that of the most goods one has."""
    good = good_at(g, spot)
    have = goods.get(good)
    if not have:
        return too_little(good, 1, 0, "7.8")
    reason = None
    for value in reversed(g.data.value[good][:have]):
        refused = why_not_token(g, player, spot, value)
        if refused is None:
            return None
        reason = reason or refused
    return reason


def can_supply(g: State, player: Player, goods: dict[str, int], region: str) -> bool:
    """Whether a player can supply any market of a region now."""
    data, limit = g.data, g.count.influence_cells_per_market
    for row in data.region[region].markets:
        market = g.markets[row.id]
        sides = data.side_for[market.tile, market.turned]
        for good, have in goods.items():
            side = sides.get(good)
            if side is None:
                continue
            there = market.tokens.get(side)
            floor = 0
            if there is not None:
                floor = there.value
            elif len(market.tokens) >= limit:
                floor = max(token.value for token in market.tokens.values())
            for value in data.value[good][:have]:
                if value > floor and value in player.free:
                    return True
    return False


def why_not_supply(g: State, player: Player, goods: dict[str, int], region: str) -> Text | None:
    """Whether a region can be the one that a local markets action supplies."""
    if can_supply(g, player, goods, region):
        return None
    return refusal("nippon.no.placement_here", "7.8", region=name("region", region))


def first_local_markets(g: State, player: Player) -> Text | None:
    goods = goods_of(player)
    if not goods:
        return refusal("nippon.no.goods", "7.8")
    if any(can_supply(g, player, goods, region) for region in g.rails):
        return None
    return refusal("nippon.no.placement", "7.8")
