"""The local markets action, and investments and contracts (spec 7.8, 7.9)."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from engine.core.ask import MOST_OPTIONS, Offer, Option, Rule, choose, offers, sift
from engine.core.effects import note
from engine.core.text import Seat, Text, join, refusal, text, who
from engine.nippon.changes import Pending, advance, gain, put_token, take_token
from engine.nippon.components import Spot
from engine.nippon.describe import describe
from engine.nippon.markets import can_supply, good_at, is_full, lowest_sides, why_not_spot, why_not_token
from engine.nippon.ops import GOODS
from engine.nippon.queries import why_not_contract, why_not_spend
from engine.nippon.rules.effects import department_gives, settle
from engine.nippon.rules.modifiers import next_activation
from engine.nippon.state import State
from engine.nippon.texts import amount, amounts, factory, name, spot
from engine.nippon.zaibatsu import goods_of, works_named


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


Split: TypeAlias = tuple[tuple[str, int], ...]  # how many goods from which factory


def choose_split(g: State, me: Seat, good: str, n: int) -> Rule[Split]:
    """From which factories goods of one type are taken; asked only if it makes a difference, fullest first."""
    piles = sorted(
        ((works.id, works.goods) for works in g.players[me].works if works.type == good and works.goods),
        key=lambda pile: -pile[1],
    )
    splits = takings(piles, n)
    if len(splits) <= MOST_OPTIONS:
        return (yield from choose(me, "nippon.goods_from", [split_option(good, split) for split in splits]))
    # From five factories of one type there are more ways than a menu holds: one good after the other.
    left, taken = dict(piles), dict.fromkeys((pile for pile, _ in piles), 0)
    for _ in range(n):
        open_piles = [split_option(good, ((pile, 1),)) for pile, goods in left.items() if goods]
        ((pile, _one),) = yield from choose(me, "nippon.goods_from", open_piles)
        left[pile] -= 1
        taken[pile] += 1
    return tuple((pile, k) for pile, k in taken.items() if k)


@cache
def split_option(good: str, split: Split) -> Option[Split]:
    parts = [text("nippon.from_factory", what=amount(good, k), factory=factory(pile)) for pile, k in split]
    return Option("from:" + "+".join(f"{pile}.{k}" for pile, k in split), split, join(parts, "and"))


def takings(piles: list[tuple[str, int]], n: int) -> list[Split]:
    """All ways to take n goods from piles, as much as possible from the first ones first."""
    if n == 0:
        return [()]
    if sum(goods for _, goods in piles) < n:
        return []
    (pile, goods), *rest = piles
    found = []
    for k in range(min(goods, n), -1, -1):
        found += [((pile, k), *others) if k else others for others in takings(rest, n - k)]
    return found


def spend(g: State, me: Seat, split: Split) -> None:
    for pile, n in split:
        works_named(g.players[me], pile).goods -= n


def invest_and_contract(g: State, me: Seat) -> Rule[None]:
    """Up to three activations with 1, 2 and 3 goods of different types (7.9)."""
    player = g.players[me]
    row = g.data.action["investments_contracts"]

    def needed() -> int:
        n = row.cost_options_by_activation[g.turn.done].goods
        assert isinstance(n, int)
        return n

    def targets() -> Offer[str]:
        need, goods = needed(), goods_of(player)

        def show(good: str) -> Option[str]:
            have = text("nippon.detail.have", n=goods.get(good, 0))
            return Option(f"good:{good}", good, amount(good, need), have, target=f"good:{good}")

        return sift(GOODS, lambda good: why_not_spend(g, goods, good, need), show)

    while g.turn.done < row.max_activations:
        n = needed()
        good = yield from next_activation(g, me, "nippon.invest_goods", targets, for_money=False)
        if good is None:
            return
        split = yield from choose_split(g, me, good, n)
        finance = g.data.investment_steps.finance_steps
        contract = yield from choose(me, "nippon.invest", offers(invest_option(finance), contract_offer(g, me, good)))
        spend(g, me, split)
        g.turn.goods.append(good)
        g.turn.done += 1
        if contract is None:
            note(g, "nippon.log.invest", me, what=amount(good, n))
            yield from settle(g, me, advance(g, me, "finance", finance))
        else:
            player.contracts.append(contract)
            g.turn.contracts += 1
            note(g, "nippon.log.contract", me, what=amount(good, n), contract=name("contract", contract))
            yield from settle(g, me, [Pending(g.data.contract[contract].bonus)])


def invest_option(n: int) -> Option[None]:
    return Option(
        "invest",
        None,
        Text("nippon.invest_finance"),
        text("nippon.steps", track=name("track", "finance"), n=n),
        target="track:finance",
    )


def contract_offer(g: State, me: Seat, good: str) -> Offer[str]:
    """The contracts that may be completed when this type of goods is spent now."""
    player = g.players[me]
    spent = [*g.turn.goods, good]

    def show(contract: str) -> Option[str]:
        bonus = g.data.contract[contract].bonus
        color = getattr(bonus, "color", "any")
        detail = department_gives(g, player, color) if color in g.data.department else describe(bonus)
        return Option(
            f"contract:{contract.removeprefix('contract_')}",
            contract,
            name("contract", contract),
            detail,
            target=contract,
        )

    return sift(g.data.contract, lambda one: why_not_contract(g, player, one, spent), show)
