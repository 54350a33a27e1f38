"""At the end everybody puts the goods in order, openly and at the same time (section 4)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.ask import Rule, arrange
from engine.core.effects import begin, note
from engine.core.offer import Option
from engine.core.text import Seat
from testkit.bazaar.components import names
from testkit.bazaar.queries.facts import GOODS
from testkit.bazaar.state import State


def sort_goods(g: State, me: Seat) -> Rule[None]:
    """Openly, everybody on the own board only."""
    goods = [Option(f"put:{kind}", kind, names.good(kind)) for kind in GOODS]
    g.players[me].order = yield from arrange(me, "bazaar.sort", goods)


def finish(g: State, seats: Iterable[Seat]) -> None:
    for seat in seats:
        begin(g, "bazaar.sorting", seat)
        note(g, "bazaar.log.sorted", seat)
    g.over = True
