"""A position of every game that the rules are explained by: a game of computer players, some turns old."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from engine.core import games
from engine.core.table import Observation, Table
from engine.players import computer_player

SEED = "example"
PLAYER = "easy"
PLAYERS = ("Ann", "Ben", "Cora")
FEWEST_ANSWERS = 60  # so many at least: everybody has had some turns


class Example(NamedTuple):
    """What one of the players sees."""

    names: tuple[str, ...]
    view: Any


async def example(game: str, components: str | None = None, *moment: Any) -> Example:
    """The position of a game with a component set, or the one in use, played in a thread when it is first asked for."""
    return await asyncio.to_thread(play_example, game, components, *moment)


@lru_cache(maxsize=16)
def play_example(
    game: str,
    components: str | None = None,
    seats: int | None = None,
    options: tuple[tuple[str, str], ...] = (),
    answers: int | None = None,
) -> Example:
    """Plays the example so far at least; where everybody decides in secret it is played on."""
    seats = seats or min(len(PLAYERS), max(games.get(game).seats))
    fewest = FEWEST_ANSWERS if answers is None else answers
    table, rng = Table.start(game, seats, dict(options), SEED, components), Random(SEED)
    seated = [computer_player(table.game, PLAYER) for _ in range(seats)]
    for given in range(10 * FEWEST_ANSWERS):
        ask = table.asks[0]
        if given >= fewest and not ask.private:
            break
        table.answer(ask.seat, seated[ask.seat](Observation(table, ask.seat), ask, rng), by=PLAYER)
    return Example(PLAYERS[:seats], table.view(ask.seat))
