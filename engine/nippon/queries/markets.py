"""Local markets: which token may go where (§7.8), for players and the Automa alike."""

from __future__ import annotations

from engine.core.text import Text, refusal
from engine.nippon.components import Spot
from engine.nippon.components.names import name, spot
from engine.nippon.queries.facts import goods_of
from engine.nippon.queries.payment import too_little
from engine.nippon.state import Market, Player, State


def why_not_cell(g: State, cell: Spot, value: int) -> Text | None:
    """Whether a token of this value may lie on the cell, whoever puts it there."""
    market = g.markets[cell.market]
    there = market.tokens.get(cell.side)
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


def good_at(g: State, cell: Spot) -> str:
    """What the demand tile asks for beside a cell."""
    market = g.markets[cell.market]
    return g.data.demand[market.tile, market.turned][cell.side]


def lowest_sides(market: Market) -> list[str]:
    """The sides whose token has the lowest value of the market, in order; one of them is pushed out (R26)."""
    lowest = min(token.value for token in market.tokens.values())
    return [side for side in ("n", "e", "s", "w") if side in market.tokens and market.tokens[side].value == lowest]


def why_not_pushed(g: State, market: str, side: str) -> Text | None:
    """Whether the token on a side may be the one that a full market gives back (R26)."""
    here = g.markets[market]
    if side not in here.tokens:
        return refusal("nippon.no.token_there", "7.8")
    if side in lowest_sides(here):
        return None
    lowest = min(token.value for token in here.tokens.values())
    return refusal("nippon.no.lowest", "7.8", value=here.tokens[side].value, lowest=lowest)


def why_not_token(g: State, player: Player, cell: Spot, value: int) -> Text | None:
    """Whether a player may put an own token of this value onto a cell."""
    if value not in player.free:
        return refusal("nippon.no.token", "7.8", value=value)
    return why_not_cell(g, cell, value)


def why_not_goods(g: State, player: Player, cell: Spot, have: int, n: int) -> Text | None:
    """Whether so many of the goods that a cell asks for can be spent on it."""
    good = good_at(g, cell)
    if have < n:
        return too_little(good, n, have, "7.8")
    return why_not_token(g, player, cell, g.data.value[good][n - 1])


def why_not_spot(g: State, player: Player, goods: dict[str, int], cell: Spot) -> Text | None:
    """The reason why no number of goods works on a cell: that of the most goods one has."""
    good = good_at(g, cell)
    have, most = goods.get(good, 0), len(g.data.value[good])
    reasons = [why_not_goods(g, player, cell, have, n) for n in range(max(1, min(have, most)), 0, -1)]
    return None if None in reasons else reasons[0]


def why_not_spot_in(g: State, player: Player, goods: dict[str, int], cell: Spot, region: str) -> Text | None:
    """The same after a region was chosen for the whole action."""
    if cell.region != region:
        return refusal("nippon.no.other_market", "7.8", region=name("region", region))
    return why_not_spot(g, player, goods, cell)


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
    """Whether a region can be the one that a local markets action supplies; names the cell that comes nearest."""
    if can_supply(g, player, goods, region):
        return None
    wanted = [one for one in g.data.spots[region] if goods.get(good_at(g, one))]
    if not wanted:
        return refusal("nippon.no.demand", "7.8", region=name("region", region))
    reason = why_not_spot(g, player, goods, wanted[0])
    assert reason is not None
    return refusal("nippon.no.supply", "7.8", cell=spot(wanted[0].id), reason=Text(reason.key, reason.args))


def first_local_markets(g: State, player: Player) -> Text | None:
    goods = goods_of(player)
    if not goods:
        return refusal("nippon.no.goods", "7.8")
    if any(can_supply(g, player, goods, region) for region in g.rails):
        return None
    return refusal("nippon.no.placement", "7.8")
