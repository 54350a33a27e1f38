"""Main action, step 3: what the areas do (sections 8.3, 10)."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import assert_never

from engine.core.ask import STOP, Option, Refusal, Rule, choose_free, sift
from engine.core.effects import gain, note, pay
from engine.core.text import Seat, text
from engine.yokohama.components import effects, names
from engine.yokohama.queries.purchases import IMPORT, Deal, why_not_deal
from engine.yokohama.rules.boards import church_offer, customs_offer, visit_church, visit_customs
from engine.yokohama.rules.cards import FreeThings, laboratory_offer, port_offer, visit_laboratory, visit_port
from engine.yokohama.rules.gains import gain_goods
from engine.yokohama.rules.option_facts import Dealing
from engine.yokohama.rules.rewards import hire
from engine.yokohama.state import State


def pay_house_owner(g: State, me: Seat, area: str) -> None:
    """The owner of the trading house gets ¥1 for every action of somebody else there (R38)."""
    owner = g.areas[area].house
    if owner is not None and owner != me:
        gain(g, owner, "yen")
        note(g, "yokohama.log.house_income", owner, area=names.area_name(area))


def area_action(g: State, me: Seat, area: str, power: int, free: FreeThings) -> Rule[None]:
    """Gains without a price are automatic, everything else is optional (R18)."""
    action = g.data.kind_of[area].action
    match action:
        case effects.GainGood(good, by_power):
            n = by_power[power - 1]
            if n:
                note(g, "yokohama.log.gain", me, gains=names.amount(n, f"good.{good}"))
                gain_goods(g, me, {good: n})
        case effects.GainYen(by_power):
            n = by_power[power - 1]
            note(g, "yokohama.log.gain", me, gains=names.yen(n))
            gain(g, me, "yen", n)
        case effects.TakeOrders():
            yield from visit_port(g, me, area, power, action, free)
        case effects.TakeTechnology():
            yield from visit_laboratory(g, me, area, power, action, free)
        case effects.Recruit(by_power):
            yield from hire(g, me, by_power[power - 1], free)
        case effects.Exchange(by_power):
            yield from trade_in_chinatown(g, me, by_power[power - 1], action, free)
        case effects.Worship():
            yield from visit_church(g, me, power, action, free)
        case effects.Declare():
            yield from visit_customs(g, me, power, action, free)
        case effects.NoAction():
            pass
        case _:
            assert_never(action)


def refused_in_area(g: State, me: Seat) -> list[Refusal]:
    """At the end of a turn: why an action took nothing; the machine may have answered its question."""
    area, power = g.turn.idle, g.turn.power
    if area is None or not power:
        return []
    action = g.data.kind_of[area].action
    match action:
        case effects.TakeOrders():
            return port_offer(g, me, area, power).refused()
        case effects.TakeTechnology():
            return laboratory_offer(g, me, area, power).refused()
        case effects.Worship():
            return church_offer(g, me, power, action).refused()
        case effects.Declare():
            return customs_offer(g, me, power, action).refused()
        case _:
            return []


def deals(action: effects.Exchange) -> list[Deal]:
    """Everything Chinatown buys and sells."""
    goods = action.buy_and_sell
    sales = [Deal("sell", good, action.prices[good]) for good in goods]
    purchases = [Deal("buy", good, action.prices[good]) for good in goods]
    return [*sales, *purchases, Deal("buy", IMPORT, action.buy_only.imports)]


@lru_cache(maxsize=512)
def deal_option(deal: Deal) -> Option[Deal]:
    thing = names.amount(1, "import" if deal.thing == IMPORT else f"good.{deal.thing}")
    label = text(f"yokohama.{deal.verb}", thing=thing, price=names.yen(deal.price))
    name = "import" if deal.thing == IMPORT else deal.thing
    goods, money = ((deal.thing, 1),), (("yen", deal.price),)
    price, gain = (money, goods) if deal.verb == "buy" else (goods, money)
    return Option(f"{deal.verb}:{name}", deal, label, facts=Dealing(price, gain, deal.verb, deal.thing))


def trade_in_chinatown(g: State, me: Seat, n: int, action: effects.Exchange, free: FreeThings) -> Rule[None]:
    """Up to `n` exchanges, one after the other."""
    offered = deals(action)
    for left in range(n, 0, -1):
        deal = yield from choose_free(
            me,
            "yokohama.chinatown",
            lambda: sift(offered, lambda one: why_not_deal(g, me, one), deal_option, STOP),
            free,
            prompt=partial(text, "yokohama.chinatown", n=left),
        )
        if deal is None:
            return
        free = tuple
        carry_out(g, me, deal)


def carry_out(g: State, me: Seat, deal: Deal) -> None:
    """One exchange; each purchase is its own event of gaining (R21)."""
    thing = names.amount(1, "import" if deal.thing == IMPORT else f"good.{deal.thing}")
    note(g, f"yokohama.log.{deal.verb}", me, thing=thing, price=names.yen(deal.price))
    if deal.verb == "sell":
        pay(g, me, deal.thing)
        gain(g, me, "yen", deal.price)
        return
    pay(g, me, "yen", deal.price)
    if deal.thing == IMPORT:
        gain(g, me, IMPORT)
    else:
        gain_goods(g, me, {deal.thing: 1})
