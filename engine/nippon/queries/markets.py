"""Local markets: which token may go where (§7.8), for players and the Automa alike."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.core.text import Seat, Text, join, join_reasons, refusal, verbatim
from engine.nippon.components import Spot
from engine.nippon.components.names import amount, name, spot
from engine.nippon.queries.facts import goods_of
from engine.nippon.state import Market, Player, State, Token

NO_GOODS = refusal("nippon.no.goods", "7.8")


def why_not_cell(g: State, cell: Spot, value: int) -> Text | None:
    """Whether a token of this value may lie on the cell, by a player or the Automa."""
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


def lowest_sides(tokens: Mapping[str, Token]) -> list[str]:
    """The sides whose token has the lowest value of the market, in order; one of them is pushed out (R26)."""
    lowest = min(token.value for token in tokens.values())
    return [side for side in ("n", "e", "s", "w") if side in tokens and tokens[side].value == lowest]


def why_not_pushed(g: State, market: str, side: str) -> Text | None:
    """Whether the token on a side may be the one that a full market gives back (R26)."""
    here = g.markets[market]
    if side not in here.tokens:
        return refusal("nippon.no.token_there", "7.8")
    if side in lowest_sides(here.tokens):
        return None
    lowest = min(token.value for token in here.tokens.values())
    return refusal("nippon.no.lowest", "7.8", value=here.tokens[side].value, lowest=lowest)


def why_not_goods(g: State, player: Player, cell: Spot, have: int, n: int) -> Text | None:
    """Whether so many of the goods that a cell asks for can be spent on an own token there; all that is missing."""
    good = good_at(g, cell)
    value = g.data.value[good][n - 1]
    no_room = why_not_cell(g, cell, value)
    if have >= n and value in player.free:
        return no_room
    return join_reasons(
        None if have >= n else token_goods(good, value, n, have),
        None if value in player.free else refusal("nippon.no.token", "7.8", value=value),
        no_room,
    )


def token_goods(good: str, value: int, need: int, have: int) -> Text:
    """The refusal where the goods for a token are too few."""
    return refusal("nippon.no.token_goods", "7.8", value=value, need=amount(good, need), have=have)


def to_beat(g: State, cell: Spot) -> int:
    """The value that a token has to exceed to lie on a cell; 0 for none."""
    market = g.markets[cell.market]
    there = market.tokens.get(cell.side)
    if there is not None:
        return there.value
    return max(token.value for token in market.tokens.values()) if is_full(g, market) else 0


def goods_needed(g: State, player: Player, cell: Spot) -> int | None:
    """How many goods the cheapest own token for a cell takes; None where no free token would do."""
    floor = to_beat(g, cell)
    values = g.data.value[good_at(g, cell)]
    return next((n for n, value in enumerate(values, start=1) if value > floor and value in player.free), None)


def has_enough(g: State, player: Player, goods: dict[str, int], cell: Spot) -> bool:
    """Whether some number of goods works on a cell."""
    have = goods.get(good_at(g, cell), 0)
    if not have:
        return False
    need = goods_needed(g, player, cell)
    return need is not None and have >= need


def why_not_spot(g: State, player: Player, goods: dict[str, int], cell: Spot) -> Text | None:
    """Why no number of goods works on a cell: the value to beat, and what the cheapest token takes, if any will do.

    Before that the tokens for which there are goods enough, which are not free.
    """
    if has_enough(g, player, goods, cell):
        return None
    good, need = good_at(g, cell), goods_needed(g, player, cell)
    have, values = goods.get(good, 0), g.data.value[good]
    floor = to_beat(g, cell)
    enough = [verbatim(str(value)) for value in values if value > floor]
    if need is not None:
        gone = [verbatim(str(value)) for value in values[:have] if value > floor]
        short = join_reasons(tokens_gone(gone) if gone else None, token_goods(good, values[need - 1], need, have))
    elif enough:
        short = tokens_gone(enough)
    else:
        short = refusal("nippon.no.highest", "7.8", good=name("good", good), value=values[-1])
    return join_reasons(beaten(g, cell) if len(enough) < len(values) else None, short)


def tokens_gone(values: Sequence[Text]) -> Text:
    """That none of the tokens that would do is free."""
    return refusal("nippon.no.tokens_free", "7.8", n=len(values), values=join(values, "or"))


def beaten(g: State, cell: Spot) -> Text:
    """What a token on a cell has to be higher than, as a reason."""
    market, floor = g.markets[cell.market], to_beat(g, cell)
    if cell.side in market.tokens:
        return refusal("nippon.no.beat", "7.8", there=floor)
    return refusal("nippon.no.beat_all", "R46", n=len(market.tokens), there=floor)


def why_not_spot_in(g: State, player: Player, goods: dict[str, int], cell: Spot, region: str) -> Text | None:
    """Why no number of goods works on a cell, after a region was chosen for the whole action."""
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


def placements_possible(g: State, me: Seat, region: str) -> int:
    """How many tokens the action can still place in a region with the goods and tokens at hand."""
    player, data = g.players[me], g.data
    tokens = {row.id: g.markets[row.id].tokens for row in data.region[region].markets}
    most = data.action["local_markets"].max_activations - g.turn.done

    def longest(tokens: dict[str, dict[str, Token]], goods: dict[str, int], free: list[int], most: int) -> int:
        """The most placements one after another; an own token that gives way can be placed again."""
        best = 0
        for cell in data.spots[region]:
            good, there = good_at(g, cell), tokens[cell.market]
            floor, out = 0, [""]
            if cell.side in there:
                floor, out = there[cell.side].value, [cell.side]
            elif len(there) >= g.count.influence_cells_per_market:
                floor, out = max(token.value for token in there.values()), lowest_sides(there)
            for n, value in enumerate(data.value[good][: goods.get(good, 0)], start=1):
                if value <= floor or value not in free:
                    continue
                for side in out:
                    if best == most or most == 1:
                        return most
                    back = [there[side].value] if side and there[side].seat == me else []
                    kept = {at: token for at, token in there.items() if at != side}
                    rest = sorted([*free, *back])
                    rest.remove(value)
                    after = {**tokens, cell.market: {**kept, cell.side: Token(me, value)}}
                    best = max(best, 1 + longest(after, {**goods, good: goods[good] - n}, rest, most - 1))
        return best

    return longest(tokens, goods_of(player), player.free, most)


def why_not_supply(g: State, player: Player, goods: dict[str, int], region: str) -> Text | None:
    """Whether a region can be the one that a local markets action supplies; names the cell that comes nearest."""
    if can_supply(g, player, goods, region):
        return None
    return nearest(g, player, goods, [region]) or refusal("nippon.no.demand", "7.8", region=name("region", region))


def nearest(g: State, player: Player, goods: dict[str, int], regions: Iterable[str]) -> Text | None:
    """What is missing on the cell that lacks least, of those that ask for goods one has; None if none does."""

    def lacking(cell: Spot) -> tuple[int, bool]:
        """How many goods; of two cells that lack as much, one with nothing to beat is easier."""
        need = goods_needed(g, player, cell)
        return len(g.data.value) if need is None else need - goods[good_at(g, cell)], to_beat(g, cell) > 0

    wanted = [one for region in regions for one in g.data.spots[region] if goods.get(good_at(g, one))]
    if not wanted:
        return None
    cell = min(wanted, key=lacking)
    reason = why_not_spot(g, player, goods, cell)
    assert reason is not None
    return refusal("nippon.no.supply", "7.8", cell=spot(cell.id), reason=Text(reason.key, reason.args))


def first_local_markets(g: State, player: Player) -> Text | None:
    goods = goods_of(player)
    if not goods:
        return NO_GOODS
    if any(can_supply(g, player, goods, region) for region in g.rails):
        return None
    return nearest(g, player, goods, g.rails) or refusal("nippon.no.placement", "7.8")
