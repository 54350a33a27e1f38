"""A player's turn (§6)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial

from msgspec.structs import replace

from engine.core.ask import Rule, choose, choose_free
from engine.core.effects import begin, note
from engine.core.offer import END, LazyOption, Offer, Option, Refusal, offer_one, offers, only_refused, sift
from engine.core.text import Seat, Text, text
from engine.nippon.components import SHELF
from engine.nippon.components.names import amount, name
from engine.nippon.components.rows import Action
from engine.nippon.components.things import action_help
from engine.nippon.queries.factories import factory_price, machines_possible, productions_possible, silk_for_science
from engine.nippon.queries.facts import cells_left, salary_added, units_kept
from engine.nippon.queries.legality import can_act, why_not_action, why_not_consolidate, why_not_worker
from engine.nippon.rules.actions.contracts import invest_and_contract
from engine.nippon.rules.actions.factories import build_factory, build_machines, run_production
from engine.nippon.rules.actions.markets import supply_markets
from engine.nippon.rules.actions.modifiers import Targets, last_modifier, nowhere
from engine.nippon.rules.actions.tracks import buy_steps
from engine.nippon.rules.actions.transport import build_ships, build_trains
from engine.nippon.rules.changes import hire
from engine.nippon.rules.consolidation import consolidate
from engine.nippon.rules.details import bonus_text, lost_bonus, now_and_later, top_bonus
from engine.nippon.rules.option_facts import Acting, Consolidating, Hiring
from engine.nippon.rules.silk import silk_button, why_no_silk
from engine.nippon.state import Player, State, Turn

ACTIONS: dict[Action, Callable[[State, Seat], Rule[Targets]]] = {
    "science": lambda g, me: buy_steps(g, me, "science"),
    "mining": lambda g, me: buy_steps(g, me, "mining"),
    "factory": build_factory,
    "machines": build_machines,
    "production": run_production,
    "ships": build_ships,
    "trains": build_trains,
    "local_markets": supply_markets,
    "investments_contracts": invest_and_contract,
}


CONSOLIDATE = Text("nippon.consolidate")


def take_turn(g: State, me: Seat) -> Rule[None]:
    """Exactly one of: an action, or a consolidation."""
    g.turn = Turn()
    player = g.players[me]
    if not player.workers and not can_act(g, player):
        begin(g, "nippon.step.skipped", me)
        note(g, "nippon.log.skipped", me)  # R31
        return
    action = yield from choose_free(
        me,
        "nippon.main",
        partial(main_offer, g, me),
        silk_button(g, me, partial(silk_needed, g, me), partial(money_is_lost, g, player)),
        prompt=partial(main_prompt, g, me),
    )
    targets = nowhere
    if action is None:
        if not can_act(g, player):
            note_forced(g, me)
        yield from consolidate(g, me)
    else:
        yield from take_worker(g, me, action)
        targets = yield from ACTIONS[action](g, me)
        if g.turn.done == g.data.action[action].max_activations:
            yield from last_modifier(g, me)
    yield from choose_free(me, "core.ask.end_turn", lambda: Offer((END,), lambda: why_no_more(targets)))


def why_no_more(targets: Targets) -> list[Refusal]:
    """Where an action has ended because none of its targets was left: what stands against each of them."""
    found = targets()
    return [] if len(found) else found.refused()


def main_prompt(g: State, me: Seat) -> Text:
    """The question; where no action is left, why."""
    workers = len(g.players[me].workers)
    if can_act(g, g.players[me]):
        return text("nippon.main_workers", n=workers)
    return text("nippon.main_forced", n=workers, of=g.data.worker_cells)


def note_forced(g: State, me: Seat) -> None:
    """Why nothing but a consolidation was left."""
    if len(g.players[me].workers) == g.data.worker_cells:
        note(g, "nippon.log.cells_full", me, n=g.data.worker_cells)
    else:
        note(g, "nippon.log.no_action", me)


def main_offer(g: State, me: Seat) -> Offer[Action | None]:
    """The nine actions whose first activation is possible, and consolidation (None)."""
    player = g.players[me]
    actions: Offer[Action | None] = sift(
        g.data.rows_of_actions,
        partial(why_not_action, g, player),
        partial(action_option, g, player),
        prefix="action:",
    )
    return offers(actions, consolidation_offer(g, player), why_no_silk(g, me, partial(silk_needed, g, me)))


def action_option(g: State, player: Player, action: Action) -> Option[Action]:
    """An action with what it costs and does, and the worker it takes."""
    match action:
        case "factory":
            option = factory_option(g.components, factory_price(g, player))
        case "machines":
            option = helped_option(g.components, action, machines_possible(g, player))
        case "production":
            option = helped_option(g.components, action, productions_possible(g, player))
        case _:
            option = helped_option(g.components, action)
    return with_worker(g, player, option)


def with_worker(g: State, player: Player, option: Option[Action]) -> Option[Action]:
    """Where all workers above an action have one colour nobody is asked which one to take: then it is said here."""
    colors = set(g.slots[g.data.slot_of[option.value]])
    if len(colors) != 1 or option.detail is None:
        return option
    (color,) = colors
    return with_only_worker(option, option.detail, color, salary_added(g, player, color))


@lru_cache(maxsize=512)
def with_only_worker(option: Option[Action], what: Text, color: str, salary: int) -> Option[Action]:
    """An action with the colour of its worker, and what that adds to the salaries."""
    shown = name("color", color)
    if salary:
        return replace(option, detail=text("nippon.detail.new_worker", what=what, color=shown, n=salary))
    return replace(option, detail=text("nippon.detail.known_worker", what=what, color=shown))


@lru_cache(maxsize=512)
def factory_option(components: str, price: int) -> Option[Action]:
    """The factory action at its price, which a starting token may lower."""
    return acting(components, "factory", text("nippon.action_help.factory", price=amount("money", price)))


@lru_cache(maxsize=128)
def helped_option(components: str, action: Action, most: int | None = None) -> Option[Action]:
    """An action with what it does and costs; `most`: so many activations can be paid for."""
    return acting(components, action, action_help(SHELF.get(components), action, most))


def acting(components: str, action: Action, detail: Text) -> Option[Action]:
    """An action, which keeps its number from turn to turn."""
    target, number = f"action:{action}", str(1 + SHELF.get(components).rows_of_actions.index(action))
    short = Text("nippon.investments_short") if action == "investments_contracts" else None
    facts = Acting(action=action)
    return Option(
        target, action, name("action", action), detail, target=target, facts=facts, short=short, number=number
    )


def consolidation_offer(g: State, player: Player) -> Offer[None] | LazyOption[None]:
    """A consolidation, or that there is no worker for it."""
    if player.workers:
        return LazyOption("consolidate", None, lambda _: consolidation_option(g, player))
    return only_refused(lambda: offer_one(consolidation_option(g, player), partial(why_not_consolidate, player)))


def consolidation_option(g: State, player: Player) -> Option[None]:
    facts, number = Consolidating(workers=len(player.workers)), str(1 + len(g.data.rows_of_actions))
    return Option("consolidate", None, CONSOLIDATE, target="consolidate", facts=facts, number=number)


def money_is_lost(g: State, player: Player) -> bool:
    """Whether only a consolidation can follow that keeps nothing, so that money is of no use."""
    return not cells_left(g, player) and not units_kept(g, player)


def silk_needed(g: State, me: Seat) -> int:
    """Silk that must be left where nothing but building a factory with it is possible."""
    player = g.players[me]
    if player.workers or not player.silk or can_act(g, player, besides="factory"):
        return 0
    return silk_for_science(g, player)


def take_worker(g: State, me: Seat, action: Action) -> Rule[None]:
    """§6.1 step 2: one worker of the slot above the action, into the lowest empty cell."""
    slot, player = g.data.slot_of[action], g.players[me]
    color = yield from choose(
        me,
        "nippon.worker",
        sift(
            dict.fromkeys((*g.slots[slot], *g.bag)),
            partial(why_not_worker, g, slot),
            lambda color: worker_option(g, player, slot, color),
            prefix="worker:",
        ),
        prompt=text("nippon.worker", action=name("action", action)),
    )
    salary = salary_added(g, player, color)
    g.slots[slot].remove(color)
    hire(g, me, color)
    g.turn.action, g.turn.worker = action, color
    if salary:
        note(g, "nippon.log.action_new", me, action=name("action", action), color=name("color", color), n=salary)
    else:
        note(g, "nippon.log.action", me, action=name("action", action), color=name("color", color))


def worker_option(g: State, player: Player, slot: int, color: str) -> Option[str]:
    """A worker of a slot: what its department will give there, and whether its colour costs another salary."""
    added = salary_added(g, player, color)
    salary = text("nippon.detail.color_new", n=added) if added else Text("nippon.detail.color_known")
    bonus = bonus_text(g, player, color)
    detail = salary if bonus is None else now_and_later(bonus, salary)
    place = "bottom" if not player.workers else "top" if top_bonus(g, player, color) else ""
    lost = lost_bonus(g, player, color) or ""
    facts = Hiring(color=color, known=not added, place=place, salary=added, lost=lost)
    return Option(
        f"worker:{color}", color, name("color", color), detail, target=f"slot:{slot + 1}:{color}", facts=facts
    )
