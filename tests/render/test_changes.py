"""What is outlined on a board: what changed about a component, not what changed about all of them."""

from __future__ import annotations

from msgspec import Struct

from render.changes import changes_between


class ExampleArea(Struct, frozen=True):
    id: str
    pieces: int
    fee: int = 0


class ExampleBoard(Struct, frozen=True):
    round: int
    areas: tuple[ExampleArea, ...]
    cards: dict[str, ExampleArea | None] = {}


def board(*pieces: int, fee: int = 0, turn: int = 1) -> ExampleBoard:
    return ExampleBoard(turn, tuple(ExampleArea(f"area_{n}", count, fee) for n, count in enumerate(pieces)))


def test_equal_boards_have_no_changes() -> None:
    assert changes_between(board(1, 2, 3), board(1, 2, 3)) == frozenset()


def test_a_component_that_differs_is_named() -> None:
    assert set(changes_between(board(0, 0, 0, 0, 0), board(0, 1, 0, 0, 0, turn=2))) == {"area_1"}


def test_what_changed_about_most_of_a_kind_is_no_news() -> None:
    assert set(changes_between(board(0, 0, 0, 0, 0, fee=1), board(0, 1, 0, 0, 0, fee=2))) == {"area_1"}


def test_of_a_few_things_all_may_change() -> None:
    assert set(changes_between(board(0, 0), board(1, 1))) == {"area_0", "area_1"}


def test_what_is_new_is_named_and_what_is_gone_is_not() -> None:
    before = ExampleBoard(1, (), {"left": ExampleArea("card_1", 0), "middle": ExampleArea("card_2", 0), "right": None})
    after = ExampleBoard(1, (), {"left": ExampleArea("card_3", 0), "middle": ExampleArea("card_2", 0), "right": None})
    assert set(changes_between(before, after)) == {"card_3"}
