"""What private pictures say is for their reader: true by the rules, and never in a picture that everybody sees."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from engine.core.table import Table
from engine.nippon.queries.contracts import why_not_contract
from engine.nippon.queries.factories import why_not_build
from engine.nippon.queries.facts import goods_of
from engine.selfplay import playthrough
from engine.yokohama.queries.facts import missing_goods
from engine.yokohama.queries.purchases import why_not_research
from render.nippon import PICTURES as NIPPON
from render.nippon.factories import reach as factories
from render.nippon.player import reach as contracts
from render.yokohama import PICTURES as YOKOHAMA
from render.yokohama.market import reach as market
from tools.pages.pictures import NAMES

pytestmark = pytest.mark.slow
ANSWERS, EVERY = 300, 10


def moments(game: str) -> Iterator[Table]:
    for table in islice(playthrough(game, 3, "for you", {}, ("house",)), 0, ANSWERS, EVERY):
        table.crossed.clear()
        if not table.over:
            yield table


def test_orders_and_technologies_of_yokohama_as_the_rules_have_it() -> None:
    ready: set[str] = set()
    far: set[str] = set()
    for table in moments("yokohama"):
        g = table.state
        for seat in range(3):
            view = table.view(seat)
            power = {area.id: area.power[seat] for area in view.areas}
            orders = {card for port in view.ports for card in g.cards[port.area] if not missing_goods(g, seat, card)}
            assert market.fillable(view) == orders
            refused = {
                card
                for row in view.laboratories
                for card in g.cards[row.area]
                if why_not_research(g, seat, row.area, card, power[row.area]) is not None
            }
            assert market.out_of_reach(view) == refused
            ready |= orders
            far |= refused
        assert market.fillable(table.view(None)) == market.out_of_reach(table.view(None)) == frozenset()
    assert ready
    assert far


def test_factories_and_contracts_of_nippon_as_the_rules_have_it() -> None:
    found: set[bool] = set()
    for table in moments("nippon"):
        g = table.state
        for seat in range(3):
            view, me = table.view(seat), g.players[seat]
            refused = {one for one in g.available if why_not_build(g, me, one, g.data.tokens[one].type) is not None}
            assert factories.out_of_reach(view) == refused
            goods = [good for good, n in goods_of(me).items() if n]
            left = {one.id for one in view.players[seat].contracts if not one.done}
            unpaid = {one for one in left if not goods or why_not_contract(g, me, one, goods) is not None}
            assert contracts.unpaid(view) == unpaid
            found |= {bool(refused), refused != set(g.available), left != unpaid}
        assert factories.out_of_reach(table.view(None)) == contracts.unpaid(table.view(None)) == frozenset()
    assert found == {True, False}


def test_it_is_drawn_for_its_reader_alone() -> None:
    """The picture of nobody is that of a reader for whom nothing stands out."""
    (table,) = islice(moments("yokohama"), 14, 15)
    drawn = {}
    for seat in (None, 0, 1, 2):
        view = table.view(seat)
        drawn[seat] = YOKOHAMA["market"].draw(view, names=NAMES[:3], lang="en", marked={}, changed=frozenset())
        far = market.out_of_reach(view) | market.fillable(view)
        assert (drawn[seat].tobytes() != drawn[None].tobytes()) == bool(far)
        said = YOKOHAMA["market"].text(view, names=NAMES[:3], lang="en")
        assert ("You have the goods" in said) == bool(market.fillable(view))
        assert ("cannot pay" in said) == bool(market.out_of_reach(view))
    (table,) = islice(moments("nippon"), 16, 17)
    public = table.view(None)
    own = table.view(public.acting)
    for picture, far in (("factories", factories.out_of_reach(own)), ("player", contracts.unpaid(own))):
        one, other = (
            NIPPON[picture].draw(view, names=NAMES[:3], lang="en", marked={}, changed=frozenset()).tobytes()
            for view in (public, own)
        )
        assert (one != other) == bool(far)
