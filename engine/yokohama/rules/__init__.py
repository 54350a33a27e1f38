"""The rules, one chapter of docs/spec/yokohama.md each."""

from __future__ import annotations

from engine.core.ask import Rule
from engine.core.flows import together
from engine.yokohama.rules.starting_orders import keep_order, take_starting_order
from engine.yokohama.rules.turn import pass_turn, play_turn
from engine.yokohama.state import State


def segment(g: State) -> Rule[None]:
    """From one saved boundary to the next: all starting orders, or one turn."""
    match g.phase:
        case "orders":
            kept = yield from together("yokohama.orders", {seat: keep_order(g, seat) for seat in range(g.seats)})
            for seat, order in kept.items():
                take_starting_order(g, seat, order)
            g.phase = "turn"
        case "turn":
            yield from play_turn(g, g.active)
            pass_turn(g)
