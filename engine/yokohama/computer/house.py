"""The computer player: values what it sees, plans one turn ahead, and answers every question by that."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from engine.core.ask import Ask, Option
from engine.yokohama.components.effects import GOODS
from engine.yokohama.computer.outlook import Outlook
from engine.yokohama.computer.plans import Planner
from engine.yokohama.computer.worth import BASE

Answer = Callable[[Outlook, Ask[Any]], Sequence[str]]


def house(sight: Any, ask: Ask[Any], rng: Random) -> Sequence[str]:
    """The same answer to the same sight; chance is not needed."""
    outlook = Outlook(sight.view, ask.seat)
    return ANSWERS[ask.key.removeprefix("yokohama.")](outlook, ask)


def picked(ask: Ask[Any], value: Callable[[Option[Any]], float]) -> list[str]:
    """The option of the highest value, the earlier one in a tie; free things beside the question do not count."""
    best = max((option for option in ask.options if option.role != "free"), key=value)
    return [best.id]


def part(option_id: str) -> str:
    return option_id.partition(":")[2]


def keep(o: Outlook, ask: Ask[Any]) -> list[str]:
    dealt = {card.id: card for card in o.view.dealt}
    return picked(ask, lambda option: o.order_to_take(dealt[part(option.id)]))


def additional(o: Outlook, ask: Ask[Any]) -> list[str] | None:
    """Orders, achievements, technologies and agents that pay off now."""
    ids = ask.ids()
    for option_id in ids:
        if option_id.startswith("claim:"):
            return [option_id]
    orders = {held.card.id: held.card for held in o.view.hand}
    payable = [i for i in ids if i.startswith("fulfil:")]
    if payable:
        return [max(payable, key=lambda i: o.order(orders[part(i)]))]
    if "use:university" in ids and o.left >= 2 and o.me.hand.assistants < 4 and o.me.yen >= 2:
        return ["use:university"]
    if "use:spinning_mill" in ids and o.me.goods["silk"] > o.held_back("silk"):
        return ["use:spinning_mill"]
    if "agent" in ids and agent_pays(o):
        return ["agent"]
    return None


def agent_pays(o: Outlook) -> bool:
    """An extra action should be worth more than the point an unused agent scores; a redirected one, than the other."""
    value = best_agent(o)[1]
    if o.view.agent_mode == "redirect":
        within = [o.act(area, o.areas[area].power[o.seat]) for area in o.view.reach]
        return value >= max(within, default=0.0) + 1.0
    return value >= (2.5 if o.left >= 1 else 1.2)


def agent_power(o: Outlook, area: str) -> int:
    """The power there without the president; the view counts him in."""
    here = o.areas[area]
    return here.power[o.seat] - 1 if here.assistants[o.seat] + 1 <= here.power[o.seat] else here.power[o.seat]


def best_agent(o: Outlook) -> tuple[str, float]:
    fit = [name for name, area in o.areas.items() if area.assistants[o.seat] and name != o.me.president]
    values = {area: o.act(area, agent_power(o, area)) for area in fit}
    best = max(values, key=lambda area: values[area], default="")
    return best, values.get(best, 0.0)


def turn(o: Outlook, ask: Ask[Any]) -> list[str]:
    first = additional(o, ask)
    if first is not None:
        return first
    return [Planner(o).best(ask.ids(), spread_limit(o)).mode]


def spread_limit(o: Outlook) -> int:
    return 4 if "newspaper" in o.owned else 3


def place(o: Outlook, ask: Ask[Any]) -> list[str]:
    """Go on with the plan; how many are placed already shows in the areas no longer offered."""
    offered = {part(i) for i in ask.ids()}
    planner = Planner(o)
    gone = [area for area in planner.areas if area not in offered and planner.affordable(area, 1)]
    plan = planner.best(("spread",), spread_limit(o) - len(gone))
    for area in plan.places:
        if area in offered:
            return [f"place:{area}"]
    if "stop" in ask.ids():
        return ["stop"]
    for area in planner.promising(""):
        if area in offered:
            return [f"place:{area}"]
    return ask.ids()[:1]


def place_pair(o: Outlook, ask: Ask[Any]) -> list[str]:
    plan = Planner(o).best(("pair",), 0)
    wanted = f"place:{plan.places[0]}" if plan.places else ""
    return [wanted if wanted in ask.ids() else ask.ids()[0]]


def place_beside(o: Outlook, ask: Ask[Any]) -> list[str]:
    for area in Planner(o).promising(""):
        if f"place:{area}" in ask.ids():
            return [f"place:{area}"]
    return ["skip"]


def move(o: Outlook, ask: Ask[Any]) -> list[str]:
    """The best area in reach, or a return if that helps more."""
    free = additional(o, ask)
    if free is not None:
        return free
    planner = Planner(o)
    goal, value = planner.choose(
        o.view.reach, {area: o.act(area, planner.base[area]) for area in planner.areas if area in o.view.reach}
    )
    few = o.me.hand.assistants < 2 and o.left >= 1
    if goal is None or (few and value < 1.0):
        return ["return"]
    return [f"to:{goal}"]


def recall(o: Outlook, ask: Ask[Any]) -> list[str]:
    return ["all" if o.me.hand.assistants < 4 else "none"]


def payees(o: Outlook, ask: Ask[Any]) -> list[str]:
    """Whoever has least gets the money; the supply is best."""

    def rivals(option: Option[Any]) -> float:
        return -float(sum(o.view.players[seat].total for seat in option.value if seat >= 0))

    return picked(ask, rivals)


def redirect(o: Outlook, ask: Ask[Any]) -> list[str]:
    def value(option: Option[Any]) -> float:
        area = part(option.id)
        power = o.areas[area].power[o.seat] if area == o.me.president else agent_power(o, area)
        return o.act(area, power)

    return picked(ask, value)


def agent(o: Outlook, ask: Ask[Any]) -> list[str]:
    return [f"agent:{best_agent(o)[0]}"]


def port(o: Outlook, ask: Ask[Any]) -> list[str]:
    cards = {slot.card.id: slot.card for row in o.view.ports for slot in row.slots if slot.card}
    best = picked(ask, lambda option: o.order_to_take(cards[part(option.id)]) if part(option.id) in cards else 0.0)
    return additional(o, ask) or best


def port_second(o: Outlook, ask: Ask[Any]) -> list[str]:
    """A second order, if there is one worth its price and money enough for other things."""
    values = sorted(
        (o.order_to_take(s.card) for s in o.in_reach(o.view.area or "", o.view.power) if s.card), reverse=True
    )
    if "pay:yen" in ask.ids() and len(values) > 1 and values[1] >= 2.0 and o.me.orders < 2:
        return ["pay:yen"]
    return ["one"]


def laboratory(o: Outlook, ask: Ask[Any]) -> list[str]:
    slots = {slot.card.id: slot for row in o.view.laboratories for slot in row.slots if slot.card}

    def value(option: Option[Any]) -> float:
        slot = slots.get(part(option.id))
        if slot is None or slot.card is None:
            return 0.5 if option.id == "skip" else 0.0
        price = o.price(slot.card.production + slot.surcharge, o.view.power)
        return o.technology(slot.card) - (price or 0.0)

    return additional(o, ask) or picked(ask, value)


def station(o: Outlook, ask: Ask[Any]) -> list[str]:
    """Where more power helps most, and where the own buildings are."""

    def value(option: Option[Any]) -> float:
        area = o.areas[part(option.id)]
        owned = (area.house == o.seat) + (o.seat in area.shops)
        return o.act(area.id, 4) + owned

    return picked(ask, value)


def hire(o: Outlook, ask: Ask[Any]) -> list[str]:
    """A house to build, a shop to build, else assistants."""
    ids, hand = ask.ids(), o.me.hand
    if "hire:trading_house" in ids and not hand.houses and o.left >= 1:
        return ["hire:trading_house"]
    if "hire:shop" in ids and not hand.shops and o.left >= 1:
        return ["hire:shop"]
    if "hire:assistant" in ids:
        return ["hire:assistant"]
    return ["stop"]


def chinatown(o: Outlook, ask: Ask[Any]) -> list[str]:
    ids = ask.ids()
    for good in sorted(GOODS, key=lambda one: -BASE[one]):
        if o.missing[good] and f"buy:{good}" in ids:
            return [f"buy:{good}"]
    if "buy:import" in ids and (o.left >= 2 or o.me.yen >= 8):
        return ["buy:import"]
    for good in GOODS:
        if f"sell:{good}" in ids and o.me.goods[good] > max(4, o.held_back(good)):
            return [f"sell:{good}"]
    return ["stop"]


def church(o: Outlook, ask: Ask[Any]) -> list[str]:
    spaces = {f"church_{space.index}": space for space in o.view.church.spaces}

    def value(option: Option[Any]) -> float:
        space = spaces.get(part(option.id))
        if space is None:
            return 0.3 if option.id == "skip" else 0.0
        cost = o.faith_cost(max(0, space.price - o.view.power)) or 0.0
        return o.space_value(o.view.church, o.reward(space.reward)) - cost

    return picked(ask, value)


def faith(o: Outlook, ask: Ask[Any]) -> list[str]:
    cheap = [item for item in o.offerings if f"item:{item}" in ask.ids()]
    chosen = {f"item:{item}" for item in cheap[: ask.min]}
    return [i for i in ask.ids() if i in chosen]


def customs(o: Outlook, ask: Ask[Any]) -> list[str]:
    spaces = {f"customs_{space.index}": space for space in o.view.customs.spaces}

    def value(option: Option[Any]) -> float:
        space = spaces.get(part(option.id))
        if space is None:
            return 0.3 if option.id == "skip" else 0.0
        return o.space_value(o.view.customs, o.reward(space.reward)) - space.price * o.imports

    return picked(ask, value)


def build(o: Outlook, ask: Ask[Any]) -> list[str]:
    """The best reward; a shop is kept back only if there is nothing to gain."""
    area = o.areas[o.view.area or ""]

    def value(option: Option[Any]) -> float:
        if option.id == "house":
            return o.reward(area.house_reward) + 1.0
        if option.id.startswith("shop:"):
            return o.reward(area.shop_rewards[int(part(option.id)) - 1]) + 0.5
        return 0.2 if option.id == "skip" else 0.0

    return picked(ask, value)


def any_good(o: Outlook, ask: Ask[Any]) -> list[str]:
    return picked(ask, lambda option: sum(o.goods(good, n) for good, n in option.value.items()))


def shift_from(o: Outlook, ask: Ask[Any]) -> list[str]:
    return ["from:hand" if "from:hand" in ask.ids() and o.left >= 1 else "stop"]


def shift_into(o: Outlook, ask: Ask[Any]) -> list[str]:
    for area in Planner(o).promising(o.view.area or ""):
        if f"into:{area}" in ask.ids():
            return [f"into:{area}"]
    return ask.ids()[:1]


def reward_token(o: Outlook, ask: Ask[Any]) -> list[str]:
    countries = {token.id: token.country for token in o.view.reward_tokens}

    def value(option: Option[Any]) -> float:
        country = countries[part(option.id)]
        return 1.8 if country is None else o.flag(country)

    return picked(ask, value)


def end(o: Outlook, ask: Ask[Any]) -> list[str]:
    return additional(o, ask) or ["end"]


def always(*wishes: str) -> Answer:
    """The first of these that is offered, else the first option."""

    def answer(o: Outlook, ask: Ask[Any]) -> list[str]:
        return [next((wish for wish in wishes if wish in ask.ids()), ask.ids()[0])]

    return answer


ANSWERS: dict[str, Answer] = {
    "keep": keep,
    "turn": turn,
    "place": place,
    "place_pair": place_pair,
    "how_many": always("n:2"),
    "place_beside": place_beside,
    "move": move,
    "payees": payees,
    "recall": recall,
    "recall_from": always("stop"),
    "recall_how_many": always("n:1"),
    "redirect": redirect,
    "agent": agent,
    "port": port,
    "port_second": port_second,
    "port_which": port,
    "laboratory": laboratory,
    "research_price": always(),
    "station": station,
    "hire": hire,
    "chinatown": chinatown,
    "church": church,
    "faith": faith,
    "origin": always(),
    "customs": customs,
    "token": always("take"),
    "build": build,
    "recover": always("recover"),
    "any_good": any_good,
    "shift_from": shift_from,
    "shift_into": shift_into,
    "reward_token": reward_token,
    "end": end,
}
