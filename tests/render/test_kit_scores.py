"""The score sheet that all games share."""

import pytest

from engine.core.result import Line, Result, Score
from engine.core.text import verbatim
from render import encode, scores
from render.scores import ScoreView
from tools import kit_pictures


def view(totals: list[int], winners: tuple[int, ...]) -> ScoreView:
    money, debt = verbatim("Money"), verbatim("Debt")
    order = sorted(totals, reverse=True)
    return ScoreView(
        "Toy",
        ("blue", "pink", "purple", "yellow"),
        Result(
            tuple(
                Score(seat, order.index(total) + 1, total, (Line(money, total + 3, verbatim("3 each")), Line(debt, -3)))
                for seat, total in enumerate(totals)
            ),
            winners,
        ),
    )


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_sheet_fits_every_number_of_players(players: int) -> None:
    image = kit_pictures.scores_sheet(players)
    assert 800 <= image.width <= 1600
    assert encode.strays(image) == []


def test_the_winner_is_seen() -> None:
    names = ("Ann", "Bob")
    one, other = (scores.draw(view([20, 20], winners), names=names, lang="en") for winners in ((0,), (1,)))
    shared = scores.draw(view([20, 20], (0, 1)), names=names, lang="en")
    assert len({encode.encode(i) for i in (one, other, shared)}) == 3


def test_it_is_told_in_words_in_order_of_rank() -> None:
    position = view([12, 31], (1,))
    assert scores.alt(position, names=("Ann", "Bob"), lang="en") == "Toy: 1. Bob 31, 2. Ann 12"
    assert scores.text(position, names=("Ann", "Bob"), lang="en").splitlines() == [
        "Toy",
        "1. Bob: 31 ★",
        "   Money: 34 (3 each)",
        "   Debt: −3",
        "2. Ann: 12",
        "   Money: 15 (3 each)",
        "   Debt: −3",
    ]


def test_a_category_only_some_have_is_a_row_for_all() -> None:
    result = Result((Score(0, 1, 5, (Line(verbatim("Money"), 5),)), Score(1, 2, 4, (Line(verbatim("Land"), 4),))), (0,))
    rows = scores.categories(result.scores, "en", ("Ann", "Bob"))
    assert [(row.label, row.points) for row in rows] == [("Money", [5, None]), ("Land", [None, 4])]
