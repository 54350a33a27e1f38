"""The local markets action (§7.8)."""

from __future__ import annotations

from functools import partial

from engine.core.ask import Rule, choose
from engine.core.effects import note
from engine.core.offer import Amounts, Facts, LazyOption, Offer, Option, offers, only_refused, sift
from engine.core.text import Seat, Text, text
from engine.nippon.components import Spot
from engine.nippon.components.effects import Resource
from engine.nippon.components.names import amount, amounts, name, spot
from engine.nippon.components.rows import SIDES
from engine.nippon.queries.facts import goods_of, player_name
from engine.nippon.queries.markets import (
    good_at,
    has_enough,
    is_full,
    placements_possible,
    why_not_goods,
    why_not_pushed,
    why_not_spot_in,
    why_not_supply,
)
from engine.nippon.rules.actions.goods import choose_split, spend
from engine.nippon.rules.actions.modifiers import Targets, next_activation, nowhere
from engine.nippon.rules.changes import gain_all, put_token, take_token
from engine.nippon.rules.details import cell_text, cost_and_gain
from engine.nippon.rules.option_facts import ChoosingCell, ChoosingRegion, PlacingToken, RemovingToken
from engine.nippon.state import State


def supply_markets(g: State, me: Seat) -> Rule[Targets]:
    """Up to three placements, all in one region (§7.8)."""
    player = g.players[me]
    goods = goods_of(player)
    instead = amounts(g.data.regions.alternative_supply_bonus)

    def show(region: str) -> Option[str]:
        bonus = g.data.region[region].supply_bonus
        detail = text("nippon.detail.supply", bonus=amounts(bonus), instead=instead)
        cells = tuple(one.id for one in g.data.spots[region] if has_enough(g, player, goods, one))
        facts = ChoosingRegion(region=region, bonus=tuple(bonus.items()), cells=cells)
        return Option(f"region:{region}", region, name("region", region), detail, target=region, facts=facts)

    offer = sift(
        g.rails,
        lambda region: why_not_supply(g, player, goods, region),
        show,
        prefix="region:",
    )
    region = yield from choose(me, "nippon.market_region", offer)
    g.turn.regions.append(region)

    def targets() -> Offer[Spot]:
        have = goods_of(player)

        def everywhere() -> Offer[Spot]:
            regions = (region, *(other for other in g.rails if other != region))
            return sift(
                (one for other in regions for one in g.data.spots[other]),
                lambda one: why_not_spot_in(g, player, have, one, region),
                lambda one: show_spot(g, me, one),
            )

        here = [one for one in g.data.spots[region] if has_enough(g, player, have, one)]
        offer = Offer([LazyOption(f"cell:{one.id}", one, partial(show_spot, g, me)) for one in here])
        return offers(offer, only_refused(everywhere))

    while g.turn.done < g.data.action["local_markets"].max_activations:
        left = partial(placements_possible, g, me, region)
        chosen = yield from next_activation(g, me, "nippon.market_cell", targets, left, for_money=False)
        if chosen is None:
            return targets
        yield from supply_market(g, me, region, chosen)
    return nowhere


def show_spot(g: State, me: Seat, one: Spot) -> Option[Spot]:
    """A cell; what it costs and gives way only where a token could be put there."""
    player, good = g.players[me], good_at(g, one)
    have = goods_of(player).get(good, 0)
    values = {n: value for n, value in enumerate(g.data.value[good], 1) if not why_not_goods(g, player, one, have, n)}
    facts = ChoosingCell(market=one.market, side=one.side, good=good, printed=one.printed)
    detail = cell_text(g, one, values) if values else None
    return Option(f"cell:{one.id}", one, spot(one.id), detail, target=one.id, facts=facts)


def supply_market(g: State, me: Seat, region: str, cell: Spot) -> Rule[None]:
    """One activation: goods, token, what gives way, reward."""
    player, good = g.players[me], good_at(g, cell)
    values, have = g.data.value[good], goods_of(player)[good]

    def show(n: int) -> Option[int]:
        facts = PlacingToken(value=values[n - 1], good=good, n=n)
        label = text("nippon.token", value=facts.value)
        return Option(f"goods:{n}", n, label, cost_and_gain(amount(good, n), None), target=cell.id, facts=facts)

    n = yield from choose(
        me,
        "nippon.market_goods",
        sift(
            range(1, len(values) + 1),
            lambda n: why_not_goods(g, player, cell, have, n),
            show,
            prefix="goods:",
        ),
        prompt=text("nippon.market_goods", cell=spot(cell.id)),
    )
    value = values[n - 1]
    plan = (text("nippon.plan.token", value=value, cell=spot(cell.id), what=amount(good, n)),)
    split = yield from choose_split(g, me, good, n, plan)
    market = g.markets[cell.market]
    out: str | None = None
    if cell.side in market.tokens:
        out = cell.side
    elif is_full(g, market):
        out = yield from push_out(g, me, cell.market, plan)
    reward = yield from choose(
        me,
        "nippon.market_reward",
        reward_offer(g, region, ((good, n),)),
        prompt=text("nippon.market_reward", value=value, cell=spot(cell.id)),
        draft=plan,
    )
    spend(g, me, split)
    note(g, "nippon.log.market", me, value=value, cell=spot(cell.id), what=amount(good, n))
    if out is not None:
        take_token(g, cell.market, out)
    put_token(g, me, cell, value)
    g.turn.done += 1
    gain_all(g, me, reward, "markets")


def reward_offer(g: State, region: str, given: Amounts) -> Offer[dict[Resource, int]]:
    """What the region supplies, or VP, for goods."""
    rewards = {"supply": g.data.region[region].supply_bonus, "vp": g.data.regions.alternative_supply_bonus}

    def show(way: str) -> Option[dict[Resource, int]]:
        bonus, target = rewards[way], region if way == "supply" else None
        facts, label = Facts(given, tuple(bonus.items())), amounts(bonus)
        detail = Text(f"nippon.detail.reward_{way}")
        return Option(f"reward:{way}", bonus, label, detail, target=target, facts=facts, short=label)

    return sift(rewards, lambda way: None, show, id_and_value=lambda way: (f"reward:{way}", rewards[way]))


def push_out(g: State, me: Seat, market: str, plan: tuple[Text, ...]) -> Rule[str]:
    """Of a full market the lowest token goes; among equals the active player chooses (R26)."""
    here = g.markets[market]

    def show(side: str) -> Option[str]:
        where, token = f"{market}:{side}", here.tokens.get(side)
        if token is None:
            return Option(f"out:{where}", side, spot(where))
        detail = text("nippon.detail.token_of", owner=player_name(g, token.seat), value=token.value)
        facts = RemovingToken(seat=token.seat, value=token.value)
        return Option(f"out:{where}", side, spot(where), detail, target=where, facts=facts)

    offer = sift(SIDES, lambda side: why_not_pushed(g, market, side), show)
    prompt = text("nippon.push_out", city=name("city", market))
    return (yield from choose(me, "nippon.push_out", offer, prompt=prompt, draft=plan))
