"""The computer player's turn: what it does beside the main action, where it places, goes and sends agents."""

from __future__ import annotations

from typing import Any

from engine.core.ask import Ask
from engine.core.offer import Option
from engine.yokohama.computer.outlook import Outlook
from engine.yokohama.computer.picking import areas, best_option, decline_option, meaning
from engine.yokohama.computer.plans import Planner
from engine.yokohama.rules.option_facts import (
    Claiming,
    Fulfilling,
    InArea,
    PayingPlayers,
    PlacingMode,
    Recalling,
    UsingAgent,
    UsingTechnology,
)


def additional(o: Outlook, ask: Ask[Any]) -> list[str]:
    """An order, an achievement, a technology or an agent that pays off now; nothing if there is none."""
    for name, _ in meaning(ask, Claiming):
        return [name]
    orders = {held.card.id: held.card for held in o.view.hand}
    payable = {name: o.order(orders[facts.order]) for name, facts in meaning(ask, Fulfilling)}
    if payable:
        return [max(payable, key=lambda name: payable[name])]
    usable = {facts.technology: name for name, facts in meaning(ask, UsingTechnology)}
    if "university" in usable and o.left >= 2 and o.me.hand.assistants < 4 and o.me.yen >= 2:
        return [usable["university"]]
    if "spinning_mill" in usable and o.me.goods["silk"] > o.held_back("silk"):
        return [usable["spinning_mill"]]
    for name, _ in meaning(ask, UsingAgent):
        if agent_pays(o):
            return [name]
    return []


def agent_pays(o: Outlook) -> bool:
    """An extra action should be worth more than the point an unused agent scores; a redirected one, than the other."""
    value = best_agent(o)[1]
    if o.view.agent_mode == "redirect":
        within = [o.act(area, o.areas[area].power[o.seat]) for area in o.view.reach]
        return value >= max(within, default=0.0) + 1.0
    return value >= (o.opinions.agent_waits if o.left >= 1 else 1.2)


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
    modes = {facts.mode: name for name, facts in meaning(ask, PlacingMode)}
    return additional(o, ask) or [modes[Planner(o).best(tuple(modes), spread_limit(o)).mode]]


def spread_limit(o: Outlook) -> int:
    return 4 if "newspaper" in o.owned else 3


def place(o: Outlook, ask: Ask[Any]) -> list[str]:
    """Go on with the plan; how many are placed already shows in the areas no longer offered."""
    offered = areas(ask)
    planner = Planner(o)
    gone = [area for area in planner.areas if area not in offered and planner.affordable(area, 1)]
    plan = planner.best(("spread",), spread_limit(o) - len(gone))
    for area in plan.places:
        if area in offered:
            return [offered[area]]
    return decline_option(ask) or most_promising(planner, ask)


def most_promising(planner: Planner, ask: Ask[Any], goal: str = "") -> list[str]:
    """The area where one more assistant adds most, else the first on offer."""
    offered = areas(ask)
    return [next((offered[area] for area in planner.promising(goal) if area in offered), ask.untold[0].id)]


def place_pair(o: Outlook, ask: Ask[Any]) -> list[str]:
    offered = areas(ask)
    plan = Planner(o).best(("pair",), 0)
    return [offered.get(plan.places[0] if plan.places else "", ask.untold[0].id)]


def place_beside(o: Outlook, ask: Ask[Any]) -> list[str]:
    return most_promising(Planner(o), ask) if areas(ask) else decline_option(ask)


def move(o: Outlook, ask: Ask[Any]) -> list[str]:
    """The best area in reach, or a return if that helps more."""
    free = additional(o, ask)
    if free:
        return free
    planner = Planner(o)
    worth = {
        area: o.act(area, planner.base[area]) for area in planner.areas if planner.mine[area] or area in o.view.reach
    }
    goal, value = planner.choose(o.view.reach, worth)
    few = o.me.hand.assistants < 2 and o.left >= 1
    if goal is None or (few and value < 1.0):
        return [option.id for option in ask.untold if option.role == "danger"]
    return [areas(ask)[goal]]


def recall(o: Outlook, ask: Ask[Any]) -> list[str]:
    wanted = "all" if o.me.hand.assistants < 4 else "none"
    return [name for name, facts in meaning(ask, Recalling) if facts.which == wanted]


def payees(o: Outlook, ask: Ask[Any]) -> list[str]:
    """The player who has least gets the money; the supply is best."""

    def rivals(option: Option[Any]) -> float:
        paid = option.facts.payees if isinstance(option.facts, PayingPlayers) else ()
        return -float(sum(o.view.players[seat].total for seat in paid if seat >= 0))

    return best_option(ask, rivals)


def redirect(o: Outlook, ask: Ask[Any]) -> list[str]:
    def value(option: Option[Any]) -> float:
        area = option.facts.area if isinstance(option.facts, InArea) else ""
        power = o.areas[area].power[o.seat] if area == o.me.president else agent_power(o, area)
        return o.act(area, power)

    return best_option(ask, value)


def agent(o: Outlook, ask: Ask[Any]) -> list[str]:
    return [areas(ask)[best_agent(o)[0]]]


def shift_into(o: Outlook, ask: Ask[Any]) -> list[str]:
    return most_promising(Planner(o), ask, o.view.area or "")


def end(o: Outlook, ask: Ask[Any]) -> list[str]:
    return additional(o, ask) or [option.id for option in ask.untold if option.role == "confirm"]
