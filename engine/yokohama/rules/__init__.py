"""The rules, one chapter of docs/spec/yokohama.md each; here `segment` and the secret end of the set-up (section 5)."""

from __future__ import annotations

from engine.core.ask import Rule, choose
from engine.core.effects import begin, book, note
from engine.core.flows import together
from engine.core.text import Seat
from engine.yokohama.components import names
from engine.yokohama.rules.cards import order_option
from engine.yokohama.rules.turn import pass_turn, play_turn
from engine.yokohama.state import State


def segment(g: State) -> Rule[None]:
    """From one saved boundary to the next: all starting orders, or one turn."""
    match g.phase:
        case "orders":
            kept = yield from together(g, "yokohama.orders", {seat: keep_order(g, seat) for seat in range(g.seats)})
            for seat, order in kept.items():
                begin(g, "yokohama.orders", seat)
                take_starting_order(g, seat, order)
            g.phase = "turn"
        case "turn":
            yield from play_turn(g, g.active)
            pass_turn(g)


def keep_order(g: State, me: Seat) -> Rule[str]:
    """One of the starting orders stays; the other leaves the game unseen by the others."""
    options = [order_option(g.data.order[order], "keep") for order in g.players[me].dealt]
    return (yield from choose(me, "yokohama.keep", options))


def take_starting_order(g: State, me: Seat, order: str) -> None:
    """The order that was kept goes to the hand, the others are known to their owner alone."""
    player = g.players[me]
    player.orders, player.secret = [order], [order]
    player.discarded = [other for other in player.dealt if other != order]
    player.dealt = []
    book(g, me, "orders", 1)
    note(g, "yokohama.log.keep", me, to=[me], order=names.order_name(g.data.order[order].number))
