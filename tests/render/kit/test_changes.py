"""What is outlined on a board: what changed about a component, not what changed about all of them."""

from __future__ import annotations

import pytest
from msgspec import Struct
from msgspec.structs import replace

import render
from engine.core.table import Table
from render import PictureRequest, game_pictures
from render.kit.changes import changes_between, put_between, seat_name
from render.kit.sheet import Sheet
from testkit.rotation import rotated
from tools.pages.pictures import NAMES

pytestmark = pytest.mark.slow


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


def test_only_where_something_lies_now_has_something_been_put() -> None:
    before, after = board(2, 0, 0, 0, 0, 0), board(0, 3, 0, 0, 0, 0, fee=0)
    assert set(put_between(before, after)) == {"area_1"}
    dearer = replace(after, areas=(*after.areas[:5], replace(after.areas[5], fee=2)))
    assert set(put_between(before, dearer)) == {"area_1", "area_5"}
    assert set(put_between(before, dearer, {"fee"})) == {"area_1"}


def test_numbers_of_players_are_known_by_their_seat_and_outline_nothing() -> None:
    view = Table.start("yokohama", 2, seed="badges").view(None)
    richer = replace(view, players=(replace(view.players[0], yen=view.players[0].yen + 3), view.players[1]))
    found = changes_between(view, richer)
    assert found == frozenset()
    assert found.was(seat_name(0), "yen", 99) == view.players[0].yen
    assert found.was(seat_name(1), "yen", 99) == 99


@pytest.mark.parametrize(
    ("game", "points", "money", "headed"),
    [
        ("mombasa", "total", "pounds", "total"),
        ("nippon", "vp", "money", "vp"),
        ("yokohama", "vp", "yen", "vp"),
    ],  # in whose first round nothing is foretold
)
@pytest.mark.parametrize("seats", rotated([2, 3], 1))
def test_badges_say_how_points_and_money_changed(
    game: str, points: str, money: str, headed: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = Table.start(game, seats, seed="badges").view(None)
    first, second, *others = view.players
    gained = replace(first, **{points: getattr(first, points) + 7})
    spent = replace(second, **{money: getattr(second, money) - 2})
    after = replace(view, players=(gained, spent, *others))
    badges: list[int] = []
    monkeypatch.setattr(Sheet, "badge", lambda _, at, change, size=0, **how: badges.append(change))
    table = game_pictures(game).phone["board"][-1]
    for picture in (game_pictures(game).pictures["board"], table):
        badges.clear()
        picture.draw(after, names=NAMES[:seats], lang="en", marked={}, changed=changes_between(view, after))
        head = [7] if headed == points and picture is not table else []
        assert sorted(n for n in badges if n) == [-2, 7, *head]
        changed = changes_between(view, after)
        said = render.draw(
            PictureRequest(game, picture.name, after, names=NAMES[:seats], lang="en", changed=changed)
        ).text
        told = {"total": "sum", "vp": "points"}[points]
        expected = f"Changed: {NAMES[0]} – {told}~+7; {NAMES[1]} – money~−2.".replace(" –", "~–").replace("~", "\xa0")
        assert said.endswith(expected)
