"""The local markets action (spec 7.8)."""

from __future__ import annotations

from engine.core.ask import Offer, Option, Rule, choose, sift
from engine.core.effects import note
from engine.core.text import Seat, Text, refusal, text, who
from engine.nippon.components import Spot
from engine.nippon.components.names import amount, amounts, name, spot
from engine.nippon.queries.facts import goods_of
from engine.nippon.queries.markets import can_supply, good_at, is_full, lowest_sides, why_not_spot, why_not_token
from engine.nippon.rules.changes import gain, put_token, take_token
from engine.nippon.rules.goods import choose_split, spend
from engine.nippon.rules.modifiers import next_activation
from engine.nippon.state import State


def supply_markets(g: State, me: Seat) -> Rule[None]:
    """Up to three placements, all in one region (7.8)."""
    player = g.players[me]
    goods = goods_of(player)

    def why_not_region(region: str) -> Text | None:
        if can_supply(g, player, goods, region):
            return None
        return refusal("nippon.no.placement_here", "7.8", region=name("region", region))

    region = yield from choose(
        me,
        "nippon.market_region",
        sift(
            g.rails,
            why_not_region,
            lambda region: Option(f"region:{region}", region, name("region", region), supply(g, region), target=region),
        ),
    )
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
    """An influence cell: what it asks for, and what lies there."""
    good = name("good", good_at(g, one))
    token = g.markets[one.market].tokens.get(one.side)
    detail = (
        text("nippon.detail.cell_taken", good=good, value=token.value)
        if token
        else text("nippon.detail.cell_empty", good=good, value=one.printed)
    )
    return Option(f"cell:{one.id}", one, spot(one.id), detail, target=one.id)


def supply(g: State, region: str) -> Text:
    return amounts(g.data.region[region].supply_bonus)


def supply_market(g: State, me: Seat, region: str, cell: Spot) -> Rule[None]:
    """One activation: goods, token, what gives way, reward."""
    player = g.players[me]
    good = good_at(g, cell)
    values = g.data.value[good][: goods_of(player)[good]]

    def show(n: int) -> Option[int]:
        return Option(f"goods:{n}", n, text("nippon.token", value=values[n - 1]), amount(good, n), target=cell.id)

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
    instead = g.data.regions.alternative_supply_bonus
    bonus = yield from choose(
        me,
        "nippon.market_reward",
        [
            Option("reward:supply", g.data.region[region].supply_bonus, supply(g, region), target=region),
            Option("reward:vp", instead, amounts(instead)),
        ],
    )
    spend(g, me, split)
    value = values[n - 1]
    note(g, "nippon.log.market", me, value=value, cell=spot(cell.id), what=amount(good, n))
    if out is not None:
        take_token(g, cell.market, out)
    put_token(g, me, cell.id, value)
    g.turn.done += 1
    for what, amount_gained in bonus.items():
        gain(g, me, what, amount_gained, "markets")


def push_out(g: State, me: Seat, market: str) -> Rule[str]:
    """Of a full market the lowest token goes; among equals the active player chooses (R26)."""
    here = g.markets[market]
    return (
        yield from choose(
            me,
            "nippon.push_out",
            [
                Option(
                    f"out:{market}:{side}",
                    side,
                    spot(f"{market}:{side}"),
                    token_owner(g, here.tokens[side].seat, here.tokens[side].value),
                    target=f"{market}:{side}",
                )
                for side in lowest_sides(here)
            ],
        )
    )


def token_owner(g: State, seat: Seat, value: int) -> Text:
    owner = who(seat) if seat < len(g.players) else Text("nippon.automa")
    return text("nippon.detail.token_of", owner=owner, value=value)
