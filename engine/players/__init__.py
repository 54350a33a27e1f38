"""Computer players: they answer the same questions as people and see no more than their own view."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from engine.core.ask import Ask
from engine.core.games import AnyGame, ComputerPlayer
from engine.core.table import Observation, Table
from engine.core.text import PlayerMistake, Seat, join, text, verbatim
from engine.players.master import Master
from engine.players.trials import HABIT

MASTER = "master"  # the computer player that looks ahead


def random_player(observation: Any, ask: Ask[Any], rng: Random) -> Sequence[str]:
    """Any legal answer, each about as likely as another."""
    count = rng.randint(ask.min, ask.max)
    picks = rng.sample(ask.ids(), count)
    return picks if ask.ordered else sorted(picks, key=ask.ids().index)


def plain_answers(ask: Ask[Any]) -> Iterator[list[str]]:
    """Legal answers in a fixed order, over and over: to decline where one may, then what is offered first."""
    declining = sorted(ask.untold, key=lambda option: option.role != "decline")
    ids, count = [option.id for option in declining], max(ask.min, min(1, ask.max))
    for first in itertools.cycle(range(len(ids))):
        picks = [*ids[first:], *ids[:first]][:count]
        yield picks if ask.ordered else sorted(picks, key=ask.ids().index)


def computer_players(game: AnyGame) -> dict[str, ComputerPlayer]:
    """The computer players a game has, by name: its own, the one that looks ahead by them, and chance."""
    ahead: dict[str, ComputerPlayer] = {MASTER: Master()} if HABIT in game.players else {}
    return {**game.players, **ahead, "random": random_player}


def computer_player(game: AnyGame, name: str) -> ComputerPlayer:
    """A computer player by name."""
    known = computer_players(game)
    if name not in known:
        allowed = join([verbatim(n) for n in known], "or")
        raise PlayerMistake(text("core.mistake.computer_player", name=name, allowed=allowed))
    return known[name]


def answer(table: Table, seat: Seat, name: str, rng: Random) -> Sequence[str]:
    """What the computer player of that name answers for a seat."""
    ask = table.ask_of(seat)
    assert ask is not None
    return computer_player(table.game, name)(Observation(table, seat), ask, rng)
