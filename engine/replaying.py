"""A process that only replays exported games, within limits: a file as a message becomes what came of it.

python -m engine.replaying [MODULE …]       modules with a `GAME` that does not live in `engine/`

Messages are those of `engine.processes`; the answers are msgpack.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import partial

import msgspec
from msgspec import Struct

from engine import game_file, processes
from engine.core import games
from engine.core.result import Result
from engine.core.table import Boundary
from engine.core.text import PlayerMistake, Text
from engine.game_file import GameFile, NotVerified, WhyNot

PROCESSOR_SECONDS = 1.5  # for one file; the longest of many games with four players took 0.2
MEMORY_BYTES = 256 << 20  # all in all; the interpreter and all games take 40 MB
LARGEST_ANSWER_BYTES = 16 << 20  # what is stored of a long game comes to 2 MB
LONGEST_REASON_LETTERS = 500
NICENESS = 2  # how far it stands back behind the bot


class ReplayedFile(Struct, frozen=True, tag=True):
    """A game that came out as its file says, with everything there is to store of it."""

    file: GameFile  # with its component set, and no more players than seats
    first: bytes  # the state after the set-up
    boundaries: tuple[Boundary, ...]
    result: Result
    draws: int  # shuffles and draws


class RefusedFile(Struct, frozen=True, tag=True):
    """Why a file is not believed; `mistake` where the game, its seats or its options are not known here."""

    kind: WhyNot
    why: str = ""
    segment: int = 0
    mistake: Text | None = None


FileOutcome = ReplayedFile | RefusedFile


def replayed(data: bytes, limited: Callable[[], AbstractContextManager[None]] = nullcontext) -> FileOutcome:
    """The game of a file once more, while `limited` holds; afterwards nothing is left of it here."""
    try:
        file = game_file.read(data)
        if file.game not in games.names():
            return _replayed(file)
        shelf = games.get(file.game).shelf
        shelf.current()  # loading a game is our effort, not that of the file
        known = shelf.keys()
        try:
            with limited():
                return _replayed(file)
        finally:
            for brought in sorted(shelf.keys() - known):
                shelf.forget(brought)
    except NotVerified as error:
        return RefusedFile(error.kind, str(error)[:LONGEST_REASON_LETTERS], error.segment)
    except PlayerMistake as mistake:
        return RefusedFile("file", mistake=mistake.text)
    except MemoryError:
        return RefusedFile("effort")


def _replayed(file: GameFile) -> ReplayedFile:
    found = game_file.replay(file)
    assert found.table.result is not None
    file.tables = found.table.game.shelf.tables(file.components)
    file.players = file.players[: file.seats]
    file.view = None
    return ReplayedFile(file, found.first, found.boundaries, found.table.result, found.table.state.rng.count)


def answer(data: bytes) -> bytes:
    """What came of a file, as a message; more than it may take ends the process."""
    found = replayed(data, partial(processes.LimitedProcessorTime, PROCESSOR_SECONDS))
    answered = msgspec.msgpack.encode(found)
    return answered if len(answered) <= LARGEST_ANSWER_BYTES else msgspec.msgpack.encode(RefusedFile("effort"))


def read_answer(message: bytes) -> FileOutcome:
    """The other way round."""
    found: FileOutcome = _ANSWERS.decode(message)
    return found


_ANSWERS = msgspec.msgpack.Decoder(FileOutcome)


def main(modules: Sequence[str]) -> None:
    for module in modules:
        games.get(module)
    processes.gc_freeze()
    processes.limit_memory(MEMORY_BYTES)
    processes.serve(answer, NICENESS)


if __name__ == "__main__":
    main(sys.argv[1:])
