"""Everybody bids secretly for the order of turns (section 2)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.ask import Rule, choose, choose_amount
from engine.core.effects import begin, note
from engine.core.offer import Option
from engine.core.text import Seat, Text, verbatim
from testkit.bazaar.queries.facts import bids_allowed
from testkit.bazaar.rules.money import pay_bank
from testkit.bazaar.rules.option_facts import Bidding
from testkit.bazaar.state import State


def bid(g: State, me: Seat) -> Rule[int]:
    """A secret bid, locked in by a confirmation; may be changed until the last one is in."""
    coins = yield from choose_amount(me, "bazaar.bid", bids_allowed(g, me))
    lock = Option("lock", None, Text("bazaar.lock"), role="confirm")
    yield from choose(me, "bazaar.lock_in", [lock], draft=(verbatim(str(coins)),), facts=Bidding(coins=coins))
    return coins


def settle_bids(g: State, bids: Mapping[Seat, int]) -> None:
    """Everybody pays; the highest bid begins, lower seats first among equals (R2)."""
    for seat, coins in bids.items():
        begin(g, "bazaar.bidding", seat)
        pay_bank(g, seat, coins)
        note(g, "bazaar.log.bid", seat, n=coins)
    g.order = sorted(range(g.seats), key=lambda s: (-bids[s], s))
    g.waiting = list(g.order)
    g.active = g.waiting.pop(0)
    g.phase = "turn"
