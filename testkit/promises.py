"""What options promise against what happens: every option of random positions is played on a copy.

A game's `test_promises.py` gives `holdings` (what a seat has, by the words that `Facts.price` and `Facts.gain` use)
and calls `broken_promises`. `Facts.price` and `Facts.gain` are what changes at once, before anything else is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.core.ask import Ask
from engine.core.offer import Facts, Option
from engine.core.state import Event
from engine.core.table import Table
from engine.core.text import PlayerMistake, Seat
from engine.players import random_player

Holdings = Callable[[Any, Seat], Mapping[str, int]]


@dataclass(frozen=True)
class PlayedOption:
    """One option of one question, and the table after it was picked."""

    before: Table
    ask: Ask[Any]
    option: Option[Any]
    after: Table
    events: list[Event]

    def __str__(self) -> str:
        return f"{self.ask.key} {self.option.id} of seat {self.ask.seat}"


def positions(game: str, seats: int, options: Mapping[str, str], seed: str, share: float) -> Iterator[Table]:
    """Moments of one random game at which somebody is asked, a share of them."""
    table, rng = Table.start(game, seats, options, seed), Random(seed)
    while not table.over:
        if rng.random() < share:
            yield table
        ask = table.asks[rng.randrange(len(table.asks))]
        table.answer(ask.seat, random_player(None, ask, rng))
        table.take_crossed()


def outcomes(table: Table) -> Iterator[PlayedOption]:
    """Every option of every open question that one pick answers, played on a copy."""
    for ask in table.asks:
        for option in ask.options if ask.min <= 1 <= ask.max else ():
            copy = Table.load(table.dump())
            try:
                events = copy.answer(ask.seat, [option.id])
            except PlayerMistake:
                continue  # a free act after which nothing would be left to choose
            yield PlayedOption(table, ask, option, copy, events)


def asked_on(outcome: PlayedOption) -> bool:
    """Whether questions with one possible answer followed and were answered; their options promise for themselves."""
    return any(choice.by == "auto" for choice in outcome.after.choices[len(outcome.before.choices) + 1 :])


def broken_promises(outcome: PlayedOption, holdings: Holdings) -> list[str]:
    """Where what a seat has changed otherwise than price and gain said; nothing to say where neither is given."""
    facts = outcome.option.facts
    if facts is None or outcome.after.segment != outcome.before.segment:
        return []
    had, has = holdings(outcome.before.state, outcome.ask.seat), holdings(outcome.after.state, outcome.ask.seat)
    promised = promised_change(facts)
    return [
        f"{outcome}: {kind} {had[kind]} → {has[kind]}, promised {change:+}"
        for kind, change in promised.items()
        if has[kind] - had[kind] != change
    ]


def promised_change(facts: Facts) -> dict[str, int]:
    """Gain less price, by kind."""
    found: dict[str, int] = {}
    for sign, amounts in ((1, facts.gain), (-1, facts.price)):
        for kind, n in amounts:
            found[kind] = found.get(kind, 0) + sign * n
    return found
