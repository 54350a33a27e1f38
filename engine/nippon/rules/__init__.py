"""The rules, one chapter of the rulebook per module; here the stretches between two saved boundaries."""

from __future__ import annotations

from engine.core.ask import Rule
from engine.core.text import Seat
from engine.nippon.rules.automa import automa_turn
from engine.nippon.rules.consolidation import final_consolidations
from engine.nippon.rules.draft import pick_pair
from engine.nippon.rules.goals import take_rewards
from engine.nippon.rules.rounds import finish_turn, next_round
from engine.nippon.rules.turn import take_turn
from engine.nippon.state import State


def segment(g: State) -> Rule[None]:
    """One stretch between two saved boundaries."""
    match g.phase:
        case "draft":
            yield from pick_pair(g, g.active)
        case "turn":
            yield from take_turn(g, g.active)
            count_turn(g, g.active)
            finish_turn(g)
        case "automa":
            automa_turn(g)
            g.turn_number += 1
            finish_turn(g)
        case "rewards":
            yield from take_rewards(g, g.active)
            if g.due:
                g.active = g.due[0].seat
            else:
                next_round(g)
        case "final":
            yield from final_consolidations(g)


def count_turn(g: State, me: Seat) -> None:
    g.turn_number += 1
    g.players[me].turns += 1
    g.players[me].last_turn = g.turn_number
