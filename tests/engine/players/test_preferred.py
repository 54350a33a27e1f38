"""What `house` prefers where one answer is clearly the best; `tests.engine.players.preferring` says where that is."""

from __future__ import annotations

from collections import defaultdict

import pytest

from tests.engine.players.preferring import Preference, listed, positions, preferred

GAMES = ("mombasa", "nippon", "yokohama")
FEWEST = 30


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_clearly_best_answer_is_given(game: str) -> None:
    by_file: defaultdict[str, dict[int, Preference]] = defaultdict(dict)
    for one in listed(game):
        by_file[one.file][one.number] = one
    given = []
    for file, some in by_file.items():
        for number, table in positions(file):
            if number in some:
                ask, best = preferred(table)
                given.append(Preference(file, number, ask.key, best))
    assert [one.line for one in given] == [one.line for one in listed(game)]
    assert len(given) >= FEWEST
