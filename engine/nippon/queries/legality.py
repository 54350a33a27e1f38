"""What is legal in a turn, once: a query that can refuse returns the reason, None means yes (§6)."""

from __future__ import annotations

from functools import lru_cache

from engine.core.text import Text, refusal
from engine.nippon.components.names import name
from engine.nippon.components.rows import Action
from engine.nippon.queries.contracts import first_investments_contracts
from engine.nippon.queries.factories import first_factory, first_machines, first_production
from engine.nippon.queries.markets import first_local_markets
from engine.nippon.queries.payment import why_not_money
from engine.nippon.queries.transport import first_ships, first_trains
from engine.nippon.state import Player, State

FULL = refusal("nippon.no.cell", "6")
EMPTY_SLOT = refusal("nippon.no.worker", "6.1")
NO_WORKERS = refusal("nippon.no.workers", "10")


def why_not_action(g: State, player: Player, action: Action) -> Text | None:
    """Whether an action can be chosen: a worker to take, room for it, and a first activation after taking it."""
    data = g.data
    if len(player.workers) == data.worker_cells:
        return FULL
    if not g.slots[data.slot_of[action]]:
        return EMPTY_SLOT
    return FIRST[action](g, player)


def can_act(g: State, player: Player, besides: Action | None = None) -> bool:
    """Whether any action can be chosen."""
    return any(why_not_action(g, player, action) is None for action in g.data.action if action != besides)


def nobody_can_move(g: State) -> bool:
    """Whether every turn from here on would be skipped (R31); alone, the Automa goes on in any case."""
    return g.automa is None and not any(player.workers or can_act(g, player) for player in g.players)


def why_not_worker(g: State, slot: int, color: str) -> Text | None:
    """Whether a worker of this colour stands in a recruit slot."""
    return None if color in g.slots[slot] else no_worker(color)


@lru_cache(maxsize=16)
def no_worker(color: str) -> Text:
    return refusal("nippon.no.worker_color", "6.1", color=name("color", color))


def why_not_consolidate(player: Player) -> Text | None:
    return None if player.workers else NO_WORKERS


def first_science(g: State, player: Player) -> Text | None:
    return why_not_money(player, g.data.action["science"].cost_options[0].money, "7.1")


def first_mining(g: State, player: Player) -> Text | None:
    return why_not_money(player, g.data.action["mining"].cost_options[0].money, "7.2")


FIRST = {
    "science": first_science,
    "mining": first_mining,
    "factory": first_factory,
    "machines": first_machines,
    "production": first_production,
    "ships": first_ships,
    "trains": first_trains,
    "local_markets": first_local_markets,
    "investments_contracts": first_investments_contracts,
}
