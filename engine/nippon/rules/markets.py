"""The local markets action (§7.8)."""

from __future__ import annotations

from engine.core.ask import Facts, Offer, Option, Rule, choose, sift
from engine.core.effects import note
from engine.core.text import Seat, text
from engine.nippon.components import Spot
from engine.nippon.components.names import amount, amounts, name, spot
from engine.nippon.queries.facts import goods_of
from engine.nippon.queries.markets import (
    good_at,
    is_full,
    lowest_sides,
    why_not_spot,
    why_not_supply,
    why_not_token,
)
from engine.nippon.rules.changes import gain, put_token, take_token
from engine.nippon.rules.details import cell_shows, named, supply
from engine.nippon.rules.goods import choose_split, spend
from engine.nippon.rules.modifiers import next_activation
from engine.nippon.rules.option_facts import ChoosingCell, ChoosingRegion, PlacingToken, RemovingToken
from engine.nippon.state import State


def supply_markets(g: State, me: Seat) -> Rule[None]:
    """Up to three placements, all in one region (§7.8)."""
    player = g.players[me]
    goods = goods_of(player)

    def show(region: str) -> Option[str]:
        facts = ChoosingRegion(gain=tuple(g.data.region[region].supply_bonus.items()), region=region)
        return Option(f"region:{region}", region, name("region", region), supply(g, region), target=region, facts=facts)

    offer = sift(g.rails, lambda region: why_not_supply(g, player, goods, region), show)
    region = yield from choose(me, "nippon.market_region", offer)
    g.turn.regions.append(region)

    def targets() -> Offer[Spot]:
        have = goods_of(player)
        return sift(g.data.spots[region], lambda one: why_not_spot(g, player, have, one), lambda one: show_spot(g, one))

    while g.turn.done < g.data.action["local_markets"].max_activations:
        chosen = yield from next_activation(g, me, "nippon.market_cell", targets, for_money=False)
        if chosen is None:
            return
        yield from supply_market(g, me, region, chosen)


def show_spot(g: State, one: Spot) -> Option[Spot]:
    facts = ChoosingCell(market=one.market, side=one.side, good=good_at(g, one), printed=one.printed)
    return Option(f"cell:{one.id}", one, spot(one.id), cell_shows(g, one), target=one.id, facts=facts)


def supply_market(g: State, me: Seat, region: str, cell: Spot) -> Rule[None]:
    """One activation: goods, token, what gives way, reward."""
    player = g.players[me]
    good = good_at(g, cell)
    values = g.data.value[good][: goods_of(player)[good]]

    def show(n: int) -> Option[int]:
        value = values[n - 1]
        facts = PlacingToken(((good, n),), value=value)
        return Option(f"goods:{n}", n, text("nippon.token", value=value), amount(good, n), target=cell.id, facts=facts)

    n = yield from choose(
        me,
        "nippon.market_goods",
        sift(range(1, len(values) + 1), lambda n: why_not_token(g, player, cell, values[n - 1]), show),
        prompt=text("nippon.market_goods", cell=spot(cell.id)),
    )
    split = yield from choose_split(g, me, good, n)
    market = g.markets[cell.market]
    out: str | None = None
    if cell.side in market.tokens:
        out = cell.side
    elif is_full(g, market):
        out = yield from push_out(g, me, cell.market)
    bonus, instead = g.data.region[region].supply_bonus, g.data.regions.alternative_supply_bonus
    reward = yield from choose(
        me,
        "nippon.market_reward",
        [
            Option("reward:supply", bonus, amounts(bonus), target=region, facts=Facts(gain=tuple(bonus.items()))),
            Option("reward:vp", instead, amounts(instead), facts=Facts(gain=tuple(instead.items()))),
        ],
    )
    spend(g, me, split)
    value = values[n - 1]
    note(g, "nippon.log.market", me, value=value, cell=spot(cell.id), what=amount(good, n))
    if out is not None:
        take_token(g, cell.market, out)
    put_token(g, me, cell, value)
    g.turn.done += 1
    for what, gained in reward.items():
        gain(g, me, what, gained, "markets")


def push_out(g: State, me: Seat, market: str) -> Rule[str]:
    """Of a full market the lowest token goes; among equals the active player chooses (R26)."""
    here = g.markets[market]

    def show(side: str) -> Option[str]:
        where, token = f"{market}:{side}", here.tokens[side]
        detail = text("nippon.detail.token_of", owner=named(g, token.seat), value=token.value)
        facts = RemovingToken(seat=token.seat, value=token.value)
        return Option(f"out:{where}", side, spot(where), detail, target=where, facts=facts)

    return (yield from choose(me, "nippon.push_out", [show(side) for side in lowest_sides(here)]))
