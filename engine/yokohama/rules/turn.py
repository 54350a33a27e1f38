"""The order of play: the secret choice of set-up, turns, rounds and the end (spec 5, 7, 14)."""

from __future__ import annotations

from engine.core.ask import Option, Rule, choose, end_turn, sift, together
from engine.core.text import Seat, Text, text
from engine.yokohama.legality import why_not_pair, why_not_spread
from engine.yokohama.rules.placement import MODES
from engine.yokohama.state import State, Turn


def segment(g: State) -> Rule[None]:
    """From one saved boundary to the next: all starting orders, or one turn."""
    match g.phase:
        case "orders":
            kept = yield from together("yokohama.orders", {seat: keep_order(g, seat) for seat in range(g.seats)})
            for seat, order in kept.items():
                player = g.players[seat]
                player.orders, player.secret = [order], [order]
                player.discarded = [other for other in player.dealt if other != order]
                player.dealt = []
            g.phase = "turn"
        case _:
            yield from play_turn(g, g.active)
            pass_turn(g)


def keep_order(g: State, me: Seat) -> Rule[str]:
    """One of the starting orders stays; the other leaves the game unseen by the others."""
    options = [
        Option(f"keep:{order}", order, text("yokohama.order", n=g.data.order[order].number), target=order)
        for order in g.players[me].dealt
    ]
    return (yield from choose(me, "yokohama.keep", options))


def play_turn(g: State, me: Seat) -> Rule[None]:
    g.turn.step = "placement"
    none = Option("none", None, Text("yokohama.placing.none"), role="decline")
    place = yield from choose(
        me,
        "yokohama.turn",
        sift(
            MODES,
            lambda mode: why_not_spread(g, me) if mode.id == "spread" else why_not_pair(g, me),
            lambda mode: mode,
            none,
        ),
    )
    if place is not None:
        yield from place(g, me)
    yield from end_turn(me)


def pass_turn(g: State) -> None:
    """The next player, the next round, or the end after the last one (spec 14)."""
    g.turn = Turn()
    g.active = (g.active + 1) % g.seats
    if g.active == g.first:
        g.round += 1
        g.over = g.round > 30
