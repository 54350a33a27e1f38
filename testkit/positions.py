"""Moments of random games at which somebody is asked, and what comes of every option there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.core.ask import Ask
from engine.core.offer import Option
from engine.core.table import Table
from engine.core.text import PlayerMistake
from engine.players import random_player


@dataclass(frozen=True)
class PlayedOption:
    """One option of one question, and the table after it was picked."""

    ask: Ask[Any]
    option: Option[Any]
    after: Table


def positions(game: str, seats: int, options: Mapping[str, str], seed: str, share: float) -> Iterator[Table]:
    """Moments of one random game at which somebody is asked, a share of them."""
    yield from played_on(Table.start(game, seats, options, seed), Random(seed), share)


def played_on(table: Table, rng: Random, share: float) -> Iterator[Table]:
    """A share of the moments at which somebody is asked, from here to the end of the game."""
    while not table.over:
        if rng.random() < share:
            yield table
        ask = table.asks[rng.randrange(len(table.asks))]
        table.answer(ask.seat, random_player(None, ask, rng))
        table.take_crossed()


def played_options(table: Table) -> Iterator[PlayedOption]:
    """Every option of every open question that one pick answers, played on a copy."""
    for ask in table.asks:
        for option in ask.untold if ask.min <= 1 <= ask.max else ():
            copy = Table.load(table.dump())
            try:
                copy.answer(ask.seat, [option.id])
            except PlayerMistake:
                continue  # a free act after which nothing would be left to choose
            yield PlayedOption(ask, option, copy)
