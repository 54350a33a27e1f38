"""The rules of the bazaar, a module per chapter; `segment` says what comes between two boundaries."""

from __future__ import annotations

from engine.core.ask import Rule
from engine.core.flows import together
from testkit.bazaar.queries.facts import caravans
from testkit.bazaar.rules.bidding import bid, settle_bids
from testkit.bazaar.rules.caravan import bid_and_load, take_first_loads
from testkit.bazaar.rules.ending import finish, sort_goods
from testkit.bazaar.rules.turn import pass_turn, take_turn
from testkit.bazaar.state import State


def segment(g: State) -> Rule[None]:
    """One segment: everybody's bids, one turn, or everybody's sorting."""
    match g.phase:
        case "bid":
            if caravans(g):
                flows = {s: bid_and_load(g, s) for s in range(g.seats)}
                bids = yield from together(g, "bazaar.bidding", flows)
                take_first_loads(g, {s: kind for s, (_, kind) in bids.items()})
                settle_bids(g, {s: coins for s, (coins, _) in bids.items()})
            else:
                settle_bids(g, (yield from together(g, "bazaar.bidding", {s: bid(g, s) for s in range(g.seats)})))
        case "turn":
            yield from take_turn(g, g.active)
            pass_turn(g)
        case "sorting":
            sorters = {s: sort_goods(g, s) for s in range(g.seats)}
            finish(g, (yield from together(g, "bazaar.sorting", sorters, secret=False)))
