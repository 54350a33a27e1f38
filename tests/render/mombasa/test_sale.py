"""The card display of a purchase: every card with its price, those nobody can pay pale, and numbers that stay."""

from __future__ import annotations

from typing import Any

import pytest

from engine.mombasa.rules.option_facts import Buying
from engine.mombasa.state import State
from render.kit import Sheet
from render.mombasa import ZOOMS, cards
from render.zoom import Zoom
from tests.engine.mombasa.scenario import BLUE, Play, fresh, lay
from tools.pages.pictures import NAMES

pytestmark = pytest.mark.slow


def to_buy(g: State, *picks: str) -> Zoom:
    play = Play(g)
    for pick in picks:
        play.table.answer(BLUE, [pick])
    ask = play.table.ask_of(BLUE)
    assert ask is not None
    assert ask.key in ("mombasa.good", "mombasa.buy", "mombasa.buy_pounds")
    return Zoom.of(play.table.view(BLUE), ask)


def with_goods(*laid: str) -> State:
    g = fresh()
    lay(g, BLUE, *laid)
    return g


def shown(zoom: Zoom, monkeypatch: pytest.MonkeyPatch) -> tuple[dict[str, int | None], int]:
    """The cards in the picture with their prices, and how many of them are pale."""
    seen: dict[str, int | None] = {}
    pale: list[Any] = []
    plain = cards.whole

    def noted(sheet: Sheet, data: Any, box: Any, name: str, **how: Any) -> None:
        seen[name] = how["price"]
        plain(sheet, data, box, name, **how)

    monkeypatch.setattr(cards, "whole", noted)
    monkeypatch.setattr(Sheet, "dim", lambda _, box: pale.append(box))
    ZOOMS[zoom.key].draw(zoom, names=NAMES[: len(zoom.view.players)], lang="en", marked={}, changed=frozenset())
    return seen, len(pale)


def test_where_it_is_asked_which_goods_to_use_the_whole_display_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    zoom = to_buy(with_goods("start_coffee_2", "start_banana_1"), "act:goods")
    seen, pale = shown(zoom, monkeypatch)
    assert zoom.key == "mombasa.good"
    assert (len(seen), pale) == (sum(space.card is not None for space in zoom.view.display), 0)


def test_cards_nobody_can_pay_are_seen_with_their_price(monkeypatch: pytest.MonkeyPatch) -> None:
    zoom = to_buy(with_goods("start_coffee_2"), "act:goods")
    seen, pale = shown(zoom, monkeypatch)
    lying = {space.card: space.pays for space in zoom.view.display if space.card is not None}
    offered = [one for one in zoom.options if isinstance(one.facts, Buying) and one.facts.card]
    assert seen == lying
    assert pale == len(lying) - len(offered) > 0


def test_a_card_keeps_its_number_whatever_else_can_be_paid() -> None:
    few = to_buy(with_goods("start_coffee_2"), "act:goods").numbers()
    many = to_buy(with_goods("a_coffee_3"), "act:goods").numbers()
    g = with_goods("start_banana_1")
    g.players[BLUE].pounds = 9
    pounds = to_buy(g, "act:marker", "mark:buy_card").numbers()
    assert len(few) < len(many) <= len(pounds)
    assert few.items() <= many.items() <= pounds.items()
