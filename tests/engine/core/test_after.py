"""What an option would lead to: the same question that comes when it is picked, and nothing that was hidden."""

from __future__ import annotations

from random import Random

import pytest

from engine.core.table import Table
from engine.players import random_player

ANSWERS = 120


def shown(table: Table, seat: int) -> object:
    """All that a seat could learn from its question."""
    ask = table.ask_of(seat)
    assert ask is not None
    return ask.key, ask.asked, [(o.id, o.label, o.detail, o.role, o.facts) for o in ask.options], ask.series, ask.draft


@pytest.mark.slow
@pytest.mark.parametrize("game", ["mombasa", "nippon", "yokohama"])
def test_looking_ahead_tells_what_comes_and_no_secret(game: str) -> None:
    table, rng, met = Table.start(game, 3, seed="ahead"), Random(5), 0
    for _ in range(ANSWERS):
        ask = table.asks[0]
        before = table.freeze()
        other = table.imagine(ask.seat, rng)
        for option in ask.options[:4]:
            after = table.after(ask.seat, option.id) if ask.max == 1 else None
            assert table.freeze() == before, "looking changes nothing"
            if after is None:
                continue
            met += 1
            real = Table.load(table.dump())
            real.answer(ask.seat, [option.id])
            assert shown(real, ask.seat) == shown(after, ask.seat)
            dealt_anew = None if other is None else other.after(ask.seat, option.id)
            assert dealt_anew is None or shown(dealt_anew, ask.seat) == shown(after, ask.seat)
        table.answer(ask.seat, random_player(None, ask, rng))
    assert met > ANSWERS / 2
