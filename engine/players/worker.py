"""A process that only tries turns: it reads what to try from its input and writes what came of it.

python -m engine.players.worker [MODULE …]       modules with a `GAME` that does not live in `engine/`

Messages are msgpack, see `engine.processes`.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from math import inf
from time import monotonic
from typing import Any

import msgspec
from msgspec import Struct

from engine import processes
from engine.core import games
from engine.core.table import Observation, Table
from engine.core.text import Seat
from engine.players.trials import Trial, TrialResult, play_out

NICENESS = 15  # how far it stands back behind everything else on the machine


class OwnComponents(Struct, frozen=True):
    """The component set of a table that was started with another one than is in use now."""

    game: str
    hash: str
    tables: dict[str, Any]


class Work(Struct, frozen=True):
    """Turns to be tried at a table as one seat knows it, within so many seconds (None: all of them)."""

    table: bytes  # as `Table.dump` has it
    seat: Seat
    trials: list[Trial]
    seconds: float | None = None
    components: OwnComponents | None = None


class Done(Struct, frozen=True):
    """What came of each trial; None for those that led nowhere or were not made in time."""

    results: list[TrialResult | None]


def tried(work: Work) -> Done:
    """Make the trials."""
    own = work.components
    if own is not None and not games.get(own.game).shelf.knows(own.hash):
        games.get(own.game).shelf.remember(own.tables)
    observation: Observation[Any] = Observation(Table.load(work.table), work.seat)
    until = inf if work.seconds is None else monotonic() + work.seconds
    return Done([play_out(observation, trial) if monotonic() < until else None for trial in work.trials])


def own_components(table: Table) -> OwnComponents | None:
    """The components a worker needs for a table; None if it has them anyway."""
    used, shelf = table.state.components, table.game.shelf
    return None if used == shelf.current() else OwnComponents(table.game.id, used, shelf.tables(used))


def answer(message: bytes) -> bytes:
    """`Work` as a message becomes `Done` as a message."""
    return msgspec.msgpack.encode(tried(_WORK.decode(message)))


_WORK = msgspec.msgpack.Decoder(Work)


def main(modules: Sequence[str]) -> None:
    for module in modules:
        games.get(module)
    processes.gc_freeze()
    processes.serve(answer, NICENESS)


if __name__ == "__main__":
    main(sys.argv[1:])
