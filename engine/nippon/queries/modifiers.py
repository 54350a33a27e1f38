"""Action modifiers: which own factories have one, and whether it may be applied (§6.1 step 4, §9.1, §9.2)."""

from __future__ import annotations

from engine.core.text import Seat, Text, refusal
from engine.nippon.components.names import factory, name, property_of
from engine.nippon.queries.effects import Pending, can_do
from engine.nippon.state import State, Works


def why_not_modifier(g: State, me: Seat, works: Works) -> Text | None:
    """Whether a modifier may be applied now: its condition is met, none was used, and it would do something."""
    turn, token = g.turn, g.data.tokens.get(works.id)
    if token is None or token.side.action != turn.action:
        return refusal("nippon.no.other_modifier", "9.2", action=name("action", turn.action))
    side = token.side
    if side.timing is not None:
        return refusal("nippon.no.modifier_declared", "9.2")
    if turn.modifier:
        return refusal("nippon.no.second_modifier", "9.1", factory=factory(turn.modifier))
    condition = side.condition
    if condition is None:
        met = turn.done > 0
    else:
        here = condition.this_factory_produced or condition.machine_built_on_this_factory
        met = (
            (not here or works.id in turn.works)
            and len(turn.works) >= condition.factories_produced
            and turn.contracts >= condition.contracts_completed_this_action
            and len(turn.regions) >= condition.trains_built
        )
    if not met:
        return refusal("nippon.no.modifier", "9.2", property=property_of(works.id))
    player = g.players[me]
    if not any(can_do(g, player, op, Pending(op, works=works.id)) for op in side.ops):
        return refusal("nippon.no.modifier_use", "9.2")
    return None
