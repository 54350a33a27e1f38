"""Congratulations and kind words: true ones, for everybody at the table and for each of them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from cogs.cards.result_words import best_line, kind_words, own_words, result_lines, winner_words
from cogs.messages.reader import Reader
from engine.core.result import Line, Result, Score
from engine.core.text import Text, verbatim
from testkit.questions import table_info
from words import LANGUAGES, check_text

NAMES = ("Ann", "Bob", "Cleo")


def result(*totals: int, winners: tuple[int, ...] = (0,), orders: tuple[int, ...] = ()) -> Result:
    """Who has how much, in order of seats, and of that from orders."""
    ranked = sorted(totals, reverse=True)
    lines: list[tuple[Line, ...]] = [(Line(verbatim("orders"), points),) for points in orders]
    lines = lines or [()] * len(totals)
    return Result(tuple(Score(n, ranked.index(total) + 1, total, lines[n]) for n, total in enumerate(totals)), winners)


def keys(said: list[Text]) -> list[str]:
    for one in said:
        for lang in LANGUAGES:
            assert check_text(one, lang) == []
    return [one.key for one in said]


@pytest.mark.parametrize(
    ("ended", "seat", "told"),
    [
        (result(60, 40), 0, ["end.own.won"]),
        (result(60, 60, winners=(0, 1)), 1, ["end.own.shared"]),
        (result(60, 40), 1, ["end.own.place"]),
        (result(60, 40, 20, orders=(3, 1, 9)), 2, ["end.own.place", "end.own.best"]),
        (result(60, 40, 20, orders=(9, 1, 9)), 2, ["end.own.place"]),
        (result(60, 60), 1, ["end.own.tied"]),
        (result(60, winners=()), 0, ["end.own.solo_lost"]),
        (result(60), 0, ["end.own.won"]),
    ],
)
def test_everybody_is_told_their_own_result(ended: Result, seat: int, told: list[str]) -> None:
    assert keys(own_words(table_info(seats=3), ended, seat)) == told


@pytest.mark.slow
def test_a_computer_that_wins_is_not_congratulated() -> None:
    table = table_info(seats=2)
    computer = replace(table.seats[0], user=None, player="house")
    table = replace(table, seats=(computer, table.seats[1]))
    assert keys(winner_words(table, result(60, 40))) == ["end.word.computer"]
    assert keys(winner_words(table, result(40, 60, winners=(1,)))) == ["ui.post.winners"]
    assert keys(kind_words(table, result(40, 60, winners=(1,)))) == [], "and a computer needs no kind word"


def test_a_kind_word_is_true() -> None:
    table = table_info(seats=3)
    assert keys(kind_words(table, result(60, 40, 20))) == ["end.word.thanks"]
    assert keys(kind_words(table, result(60, 58, 20, orders=(1, 2, 9)))) == [
        "end.word.close",
        "end.word.best",
        "end.word.thanks",
    ]
    assert best_line(result(60, 40, orders=(5, 5)), 1) is None
    said = "\n".join(result_lines(table, Reader("en", NAMES), result(60, 58, 20, orders=(1, 2, 9))))
    assert "It was close: only 2\N{NO-BREAK SPACE}points between first and second." in said
    assert "-# " not in said
    told = "\n".join(result_lines(table, Reader("en", NAMES), result(60, 58, 20, orders=(1, 2, 9)), parts=True))
    assert "\n-# orders: 9" in told, "where no score sheet stands beside it"
    assert "Scored the most: Cleo – orders (9)." in said
    assert "Thank you for the game: Bob, Cleo." in said
    assert "Congratulations!" in said
