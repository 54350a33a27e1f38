"""A whole table as one JSON file, and its replay; whatever a forged file holds, it is refused with a sentence."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from engine.core import games
from engine.core.components import BadComponents
from engine.core.result import Result
from engine.core.rng import commitment
from engine.core.table import Choice, NotReplayed, Replay, Table
from engine.core.text import EndlessRound, PlayerMistake

FORMAT = 1
LARGEST_BYTES = 4_000_000  # a long game takes less than half a million
MOST_SEGMENTS = 5_000  # the longest of many games, four players at random, had 420
MOST_CHOICES = 50_000  # and 2,800 of these
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Name = Annotated[str, Meta(max_length=1_000)]


class SeatedPlayer(Struct, omit_defaults=True):
    """Who sat where, by the name they had."""

    name: str = ""
    colour: str = ""
    computer: str | None = None


class PracticeStart(Struct):
    """That a game played on from a turn of another one, and counts for nothing."""

    table: Number
    turn: Number


class GameFile(Struct, kw_only=True, omit_defaults=True):
    """A game from its seed and its choices; while the table runs it has a view in place of seed and result."""

    kontor: Number
    game: Name
    seats: Number
    options: Annotated[dict[Name, Name], Meta(max_length=100)]
    components: Name
    rules: Number
    commitment: Name
    segments: list[list[Choice]]
    players: list[SeatedPlayer] = []
    seed: Name | None = None
    result: Result | None = None
    tables: dict[str, Any] | None = None  # the component set
    view: Any = None
    practice: PracticeStart | None = None


WhyNot = Literal[
    "file", "size", "long", "format", "running", "practice", "seed", "components", "replay", "endless", "effort"
]
_files = msgspec.json.Decoder(GameFile)


class NotVerified(Exception):
    """The file does not prove what it claims; `kind` and the message say why, `segment` where the replay fails."""

    def __init__(self, kind: WhyNot, why: str, segment: int = 0):
        super().__init__(why)
        self.kind = kind
        self.segment = segment


def read(data: bytes) -> GameFile:
    """A finished game from its JSON text."""
    if len(data) > LARGEST_BYTES:
        raise NotVerified("size", f"the file is too large for a game: at most {LARGEST_BYTES:,} bytes are read")
    try:
        file = _files.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise NotVerified("file", str(error)) from None
    except RecursionError:
        raise NotVerified("file", "too many brackets inside each other") from None
    if len(file.segments) > MOST_SEGMENTS or sum(map(len, file.segments)) > MOST_CHOICES:
        raise NotVerified("long", f"too long for a game: at most {MOST_SEGMENTS:,} turns are replayed")
    if file.kontor != FORMAT:
        raise NotVerified("format", f"format {file.kontor} of the file is unknown; this version reads {FORMAT}")
    if file.practice is not None:
        raise NotVerified("practice", "this was practice, played on from a turn of another game; it proves nothing")
    if file.seed is None:
        raise NotVerified("running", "the game was still running; only finished games can be replayed")
    return file


def replay(file: GameFile) -> Replay:
    """Play the game again; every choice and every reveal must come out the same, and the game must be over.

    `PlayerMistake`: the game, its seats or its options are not known here.
    """
    if file.game not in games.names():
        raise games.unknown_game(file.game)
    shelf, seed = games.get(file.game).shelf, file.seed or ""
    if commitment(seed) != file.commitment:
        raise NotVerified("seed", "the seed is not the one that was promised when the table started")
    brought = nullcontext() if file.tables is None else shelf.trying(file.tables, "the component set")
    try:
        with brought:
            if not shelf.knows(file.components):
                raise NotVerified("components", f"the component set {file.components} is not at hand")
            return _replayed(
                file,
                Table.replay(file.game, file.seats, file.options, seed, file.components, file.segments, file.rules),
            )
    except BadComponents as error:
        raise NotVerified("file", str(error)) from None
    except NotReplayed as error:
        raise NotVerified("replay", str(error), error.segment) from None
    except EndlessRound as error:
        raise NotVerified("endless", f"the game does not come to an end: {error}") from None
    except (NotVerified, PlayerMistake, MemoryError):
        raise
    except Exception as error:  # whatever forged components make the set-up or the scoring do
        raise NotVerified("replay", f"{type(error).__name__}: {error}") from error


def _replayed(file: GameFile, replayed: Replay) -> Replay:
    """A replay that came out as the file says."""
    result, passed = replayed.table.result, len(replayed.boundaries)
    if passed != len(file.segments):
        raise NotVerified("replay", "the replay passes turns that the file does not have", passed)
    if result is None:
        raise NotVerified("replay", "the game is not over after the last choice", passed)
    if file.result is not None and file.result != result:
        raise NotVerified("replay", "the replay ends with other scores", passed)
    return replayed
