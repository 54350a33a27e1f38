"""The last choice of set-up, made in secret: which starting order is kept (section 5)."""

from __future__ import annotations

from engine.core.ask import Rule, choose
from engine.core.effects import note
from engine.core.text import Seat
from engine.yokohama.components import names
from engine.yokohama.rules.cards import order_option
from engine.yokohama.state import State


def keep_order(g: State, me: Seat) -> Rule[str]:
    """One of the starting orders stays; the other leaves the game unseen by the others."""
    options = [order_option(g.data.order[order], "keep") for order in g.players[me].dealt]
    return (yield from choose(me, "yokohama.keep", options))


def take_starting_order(g: State, me: Seat, order: str) -> None:
    player = g.players[me]
    player.orders, player.secret = [order], [order]
    player.discarded = [other for other in player.dealt if other != order]
    player.dealt = []
    note(g, "yokohama.log.keep", me, to=[me], order=names.order_name(g.data.order[order].number))
