"""What is said of a thing at a table: of what is for sale, the price of each of its kind there, and no other."""

from __future__ import annotations

import pytest

from engine.core.table import Table
from engine.mombasa.view.here import here


def told(key: str, thing: str) -> list[dict[str, object]]:
    """The arguments of what is said of a thing at the beginning of a game."""
    view = Table.start("mombasa", 2, seed="here").view(0)
    return [dict(said.args) for said in here(view, thing) if said.key == f"mombasa.here.{key}"]


def test_a_card_has_the_price_of_each_of_its_kind() -> None:
    view = Table.start("mombasa", 2, seed="here").view(0)
    kinds = view.data.card_kind
    for space in view.display:
        assert space.card is not None
        alike = [one.pays for one in view.display if one.card is not None and kinds[one.card] == kinds[space.card]]
        assert [said["price"] for said in told("card", space.card)] == alike
    assert len({kinds[one.card] for one in view.display if one.card is not None}) > 1


def test_a_book_has_the_price_of_each_of_its_kind() -> None:
    view = Table.start("mombasa", 2, seed="here").view(0)
    labels = view.data.book_label
    for space in view.books:
        if space.book is not None:
            alike = [one.price for one in view.books if one.book is not None and labels[one.book] == labels[space.book]]
            assert [said["n"] for said in told("book", space.book)] == alike


@pytest.mark.parametrize("thing", ["mombasa", "cape_town"])
def test_a_company_has_its_own_share_value(thing: str) -> None:
    view = Table.start("mombasa", 2, seed="here").view(0)
    (said,) = told("company", thing)
    assert said["value"] == next(base.share_value for base in view.bases if base.company == thing)
