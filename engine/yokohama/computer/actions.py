"""What the computer player makes of an area's action, of buildings and of rewards."""

from __future__ import annotations

from typing import Any

from engine.core.ask import Ask
from engine.core.offer import Option
from engine.yokohama.components.effects import GOODS, Good
from engine.yokohama.computer.outlook import Outlook
from engine.yokohama.computer.picking import best_option, decline_option, meaning
from engine.yokohama.computer.turns import additional
from engine.yokohama.rules.option_facts import (
    Building,
    Dealing,
    FromPlace,
    Hiring,
    InArea,
    Paying,
    SecondOrder,
    Settling,
    TakingOrder,
    TakingRewardToken,
    TakingTechnology,
)
from engine.yokohama.view.structs import BoardView


def keep(o: Outlook, ask: Ask[Any]) -> list[str]:
    dealt = {card.id: card for card in o.view.dealt}
    values = {name: o.order_to_take(dealt[facts.order]) for name, facts in meaning(ask, TakingOrder)}
    return [max(values, key=lambda name: values[name])]


def port(o: Outlook, ask: Ask[Any]) -> list[str]:
    cards = {slot.card.id: slot.card for row in o.view.ports for slot in row.slots if slot.card}

    def value(option: Option[Any]) -> float:
        facts = option.facts
        return o.order_to_take(cards[facts.order]) if isinstance(facts, TakingOrder) else 0.0

    return additional(o, ask) or best_option(ask, value)


def port_second(o: Outlook, ask: Ask[Any]) -> list[str]:
    """A second order, if there is one worth its price and money enough for other things."""
    values = sorted(
        (o.order_to_take(s.card) for s in o.in_reach(o.view.area or "", o.view.power) if s.card), reverse=True
    )
    for option in ask.untold:
        for_money = isinstance(option.facts, SecondOrder) and "yen" in dict(option.facts.cost)
        if for_money and len(values) > 1 and values[1] >= o.opinions.second_order and o.me.orders < 2:
            return [option.id]
    return decline_option(ask)


def laboratory(o: Outlook, ask: Ask[Any]) -> list[str]:
    slots = {slot.card.id: slot for row in o.view.laboratories for slot in row.slots if slot.card}

    def value(option: Option[Any]) -> float:
        if not isinstance(option.facts, TakingTechnology):
            return 0.5
        card = slots[option.facts.card].card
        assert card is not None
        return o.technology(card) - (o.price(option.facts.production, o.view.power) or 0.0)

    return additional(o, ask) or best_option(ask, value)


def station(o: Outlook, ask: Ask[Any]) -> list[str]:
    """Where more power helps most, and where the own buildings are."""

    def value(option: Option[Any]) -> float:
        area = o.areas[option.facts.area if isinstance(option.facts, InArea) else ""]
        owned = (area.house == o.seat) + (o.seat in area.shops)
        return o.act(area.id, 4) + owned

    return best_option(ask, value)


def hire(o: Outlook, ask: Ask[Any]) -> list[str]:
    """A house to build, a shop to build, else assistants."""
    pieces, hand = {facts.piece: name for name, facts in meaning(ask, Hiring)}, o.me.hand
    if "trading_house" in pieces and not hand.houses and o.left >= 1:
        return [pieces["trading_house"]]
    if "shop" in pieces and not hand.shops and o.left >= 1:
        return [pieces["shop"]]
    return [pieces["assistant"]] if "assistant" in pieces else decline_option(ask)


def chinatown(o: Outlook, ask: Ask[Any]) -> list[str]:
    deals = {(facts.verb, facts.thing): name for name, facts in meaning(ask, Dealing)}
    for good in sorted(GOODS, key=lambda one: -o.base[one]):
        if o.missing[good] and ("buy", good) in deals:
            return [deals["buy", good]]
    if ("buy", "imports") in deals and (o.left >= 2 or o.me.yen >= 8):
        return [deals["buy", "imports"]]
    for good in GOODS:
        if ("sell", good) in deals and o.me.goods[good] > max(4, o.held_back(good)):
            return [deals["sell", good]]
    return decline_option(ask)


def church(o: Outlook, ask: Ask[Any]) -> list[str]:
    return space(o, ask, o.view.church)


def customs(o: Outlook, ask: Ask[Any]) -> list[str]:
    return space(o, ask, o.view.customs)


def space(o: Outlook, ask: Ask[Any], board: BoardView) -> list[str]:
    """The space that gives most for its faith or imports."""
    spaces = {one.index: one for one in board.spaces}

    def value(option: Option[Any]) -> float:
        facts = option.facts
        if not isinstance(facts, Settling):
            return 0.3
        offerings = o.faith_cost(max(0, facts.faith - o.view.power)) or 0.0
        cost = offerings if facts.faith else facts.imports * o.imports
        return o.space_value(board, o.reward(spaces[facts.space].reward)) - cost

    return best_option(ask, value)


def faith(o: Outlook, ask: Ask[Any]) -> list[str]:
    """The items that are worth least."""
    items = {what: name for name, facts in meaning(ask, Paying) for what, _ in facts.cost}
    given = [items[what] for what in o.offerings if what in items][: ask.min]
    return [name for name in ask.ids() if name in given]


def build(o: Outlook, ask: Ask[Any]) -> list[str]:
    """The best reward; a shop is kept back only if there is nothing to gain."""
    area = o.areas[o.view.area or ""]

    def value(option: Option[Any]) -> float:
        match option.facts:
            case Building(piece="trading_house"):
                return o.reward(area.house_reward) + 1.0
            case Building(space=n):
                return o.reward(area.shop_rewards[n]) + 0.5
        return 0.2

    return best_option(ask, value)


def any_good(o: Outlook, ask: Ask[Any]) -> list[str]:
    def value(option: Option[Any]) -> float:
        bundle: dict[Good, int] = option.value
        return sum(o.goods(good, n) for good, n in bundle.items())

    return best_option(ask, value)


def shift_from(o: Outlook, ask: Ask[Any]) -> list[str]:
    by_hand = [name for name, facts in meaning(ask, FromPlace) if facts.area is None]
    return by_hand if by_hand and o.left >= 1 else decline_option(ask)


def reward_token(o: Outlook, ask: Ask[Any]) -> list[str]:
    def value(option: Option[Any]) -> float:
        country = option.facts.country if isinstance(option.facts, TakingRewardToken) else None
        return o.opinions.agent if country is None else o.flag(country)

    return best_option(ask, value)
