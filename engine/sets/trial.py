"""A process that only tries component sets, within limits: games are set up and played with one before it is believed.

python -m engine.sets.trial [MODULE …]       modules with a `GAME` that does not live in `engine/`

Messages are those of `engine.processes`: `SetTrial` in, `TrialOutcome` out, as msgpack.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Literal

import msgspec
from msgspec import Struct

from engine import processes
from engine.core import games
from engine.core.components import BadComponents
from engine.core.games import AnyGame
from engine.core.table import Observation, Table
from engine.core.text import PlayerMistake
from engine.players import computer_player
from engine.selfplay import MOST_ANSWERS
from engine.sets.brought import shipped_tables

PROCESSOR_SECONDS = 30.0  # for one set; games of all sizes take three to six
MEMORY_BYTES = 384 << 20  # all in all; the interpreter and all games take 40 MB
NICENESS = 5  # how far it stands back behind the bot
SEED = "trial"
PLAYERS = ("easy", "house", "random")  # who plays, if the game has them: the first

Broken = Literal["", "setup", "play"]


class SetTrial(Struct, frozen=True):
    """A set to be tried, and the names of the tables in it that are not the shipped ones."""

    game: str
    tables: dict[str, Any]
    changed: tuple[str, ...]


class TrialOutcome(Struct, frozen=True):
    """Whether games can be played with a set: what broke, and the table that breaks it also by itself, if one does."""

    broken: Broken = ""
    table: str = ""


def tried(trial: SetTrial) -> TrialOutcome:
    """Set up every kind of table, and play one of the smallest and one of the largest to the end."""
    broken = _broken(trial.game, trial.tables)
    if not broken:
        return TrialOutcome()
    shipped = shipped_tables(trial.game)
    for name in trial.changed:
        if len(trial.changed) == 1 or _broken(trial.game, shipped | {name: trial.tables[name]}):
            return TrialOutcome(broken, name)
    return TrialOutcome(broken)


def _broken(name: str, tables: dict[str, Any]) -> Broken:
    game = games.get(name)
    known, step = game.shelf.keys(), "setup"
    try:
        key = game.shelf.remember(tables, name)
        for seats, options in _kinds(game):
            table = Table.set_up(name, seats, options, SEED, key)
            if game.invariants(table.state):
                return "setup"
        step = "play"
        for seats in dict.fromkeys((game.seats[0], game.seats[-1])):
            _play(game, seats, key)
    except BadComponents:
        return ""  # by itself it is no set; that they do not fit together is found elsewhere
    except Exception:  # whatever a set that does not fit makes the rules do
        return "setup" if step == "setup" else "play"
    finally:
        for new in sorted(game.shelf.keys() - known):
            game.shelf.forget(new)
    return ""


def _kinds(game: AnyGame) -> Iterator[tuple[int, dict[str, str]]]:
    """So many players, and every value of every option."""
    for seats in game.seats:
        for options in ({}, *({spec.id: value} for spec in game.options for value in spec.values)):
            try:
                game.complete_options(seats, options)
            except PlayerMistake:
                continue
            yield seats, options


def _play(game: AnyGame, seats: int, key: str) -> None:
    table, rng = Table.start(game.id, seats, None, SEED, key), Random(SEED)
    player = computer_player(game, next(one for one in PLAYERS if one in (*game.players, "random")))
    for _ in range(MOST_ANSWERS):
        if table.over:
            break
        ask = table.asks[0]
        table.answer(ask.seat, player(Observation(table, ask.seat), ask, rng), by="easy")
        table.view(None)
    if not table.over or game.invariants(table.state):
        raise AssertionError("the game has no end, or one that cannot be")


def answer(message: bytes) -> bytes:
    """`SetTrial` as a message becomes `TrialOutcome` as a message; more than it may take ends the process."""
    trial = _TRIALS.decode(message)
    shipped_tables(trial.game)  # loading a game is our effort, not that of the set
    with processes.LimitedProcessorTime(PROCESSOR_SECONDS):
        return msgspec.msgpack.encode(tried(trial))


def read_answer(message: bytes) -> TrialOutcome:
    """The other way round."""
    return _OUTCOMES.decode(message)


_TRIALS, _OUTCOMES = msgspec.msgpack.Decoder(SetTrial), msgspec.msgpack.Decoder(TrialOutcome)


def main(modules: Sequence[str]) -> None:
    for module in modules:
        games.get(module)
    processes.gc_freeze()
    processes.limit_memory(MEMORY_BYTES)
    processes.serve(answer, NICENESS)


if __name__ == "__main__":
    main(sys.argv[1:])
