"""The rules, one module per chapter of the rulebook; `segment` plays one stretch between two saved boundaries."""

from __future__ import annotations

from engine.core.ask import Rule
from engine.mombasa.rules.beginning import arrange_cards, choose_tiles
from engine.mombasa.rules.planning import plan_round
from engine.mombasa.rules.preparation import end_game, prepare
from engine.mombasa.rules.turn import take_turn
from engine.mombasa.state import State


def segment(g: State) -> Rule[None]:
    """What comes next, by phase: a joint decision, one player's turn, or the preparation of a round."""
    match g.phase:
        case "tiles":
            yield from choose_tiles(g)
        case "arrange":
            yield from arrange_cards(g)
        case "planning":
            yield from plan_round(g)
        case "action":
            yield from take_turn(g, g.active)
        case "preparation":
            prepare(g)
        case "end":
            end_game(g)
