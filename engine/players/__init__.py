"""Computer players: they answer the same questions as people and see no more than their own view."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from engine.core.ask import Ask
from engine.core.games import Game, Mind
from engine.core.table import Sight, Table
from engine.core.text import PlayerMistake, Seat, join, text, verbatim


def random_mind(sight: Any, ask: Ask[Any], rng: Random) -> Sequence[str]:
    """Any legal answer, each about as likely as another."""
    count = rng.randint(ask.min, ask.max)
    picks = rng.sample(ask.ids(), count)
    return picks if ask.ordered else sorted(picks, key=ask.ids().index)


def minds(game: Game) -> dict[str, Mind]:
    """The computer players a game has, by name."""
    return {**game.players, "random": random_mind}


def mind(game: Game, name: str) -> Mind:
    """A computer player by name."""
    known = minds(game)
    if name not in known:
        raise PlayerMistake(text("core.mistake.mind", name=name, allowed=join([verbatim(n) for n in known], "or")))
    return known[name]


def answer(table: Table, seat: Seat, name: str, rng: Random) -> Sequence[str]:
    """What the computer player of that name answers for a seat."""
    ask = table.ask_of(seat)
    assert ask is not None
    return mind(table.game, name)(Sight(table, seat), ask, rng)
