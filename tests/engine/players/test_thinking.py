"""Computer players come to what they last came to; `tests.engine.players.thinking` says where that is looked at."""

from __future__ import annotations

from itertools import zip_longest

import pytest

from tests.engine.players import thinking

GAMES = ("mombasa", "nippon", "yokohama")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_computer_players_work_out_what_they_last_did(game: str) -> None:
    found = list(thinking.lines(game))
    changed = [now for was, now in zip_longest(thinking.kept(game), found) if was != now]
    assert changed[:9] == [], f"if that is meant: python -m tests.engine.players.thinking {game}"
