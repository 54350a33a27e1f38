"""Replay an exported game and confirm every shuffle: python -m engine.verify FILE"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from engine.core import games
from engine.core.result import Result
from engine.core.rng import commitment
from engine.core.table import Choice, NotReplayed, Table
from engine.core.text import PlayerMistake

FORMAT = 1


class Export(Struct, kw_only=True):
    """A whole finished game as one JSON object; `tables` carries the component set where it is not the shipped one."""

    kontor: int
    game: str
    seats: int
    options: dict[str, str]
    components: str
    rules: int
    seed: str
    commitment: str
    segments: list[list[Choice]]
    result: Result | None = None
    tables: dict[str, Any] | None = None


class NotVerified(Exception):
    """The file does not prove what it claims; the message says where it fails."""


def read(data: bytes) -> Export:
    """An export from its JSON text, or a sentence that says what is wrong with it."""
    try:
        export = msgspec.json.decode(data, type=Export)
    except msgspec.ValidationError as error:
        raise NotVerified(f"not an exported game: {error}") from None
    except msgspec.DecodeError as error:
        raise NotVerified(f"not a JSON file: {error}") from None
    if export.kontor != FORMAT:
        raise NotVerified(f"format {export.kontor} of the file is unknown; this version reads {FORMAT}")
    return export


def replay(export: Export) -> Table:
    """Play the game again from its seed and its choices; every choice and every reveal must come out the same."""
    if commitment(export.seed) != export.commitment:
        raise NotVerified("the seed is not the one that was promised when the table started")
    try:
        game = games.get(export.game)
    except PlayerMistake:
        raise NotVerified(f"the game {export.game} is not known here") from None
    if export.tables is not None:
        game.shelf.remember(export.tables, "the exported component set")
    if not game.shelf.knows(export.components):
        raise NotVerified(f"the component set {export.components} is not at hand")
    seats, options, seed = export.seats, export.options, export.seed
    try:
        table = Table.replay(export.game, seats, options, seed, export.components, export.segments).table
    except NotReplayed as error:
        raise NotVerified(str(error)) from None
    if not table.over:
        raise NotVerified("the game is not over after the last choice")
    if export.result is not None and export.result != table.result:
        raise NotVerified("the replay ends with other scores")
    return table


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m engine.verify", description="Replay an exported game.")
    parser.add_argument("file", type=Path)
    args = parser.parse_args(argv)
    try:
        export = read(args.file.read_bytes())
        table = replay(export)
    except OSError as error:
        print(f"{args.file}: {error.strerror}", file=sys.stderr)
        return 2
    except NotVerified as error:
        print(f"NOT verified: {error}", file=sys.stderr)
        return 1
    answers = sum(len(segment) for segment in export.segments)
    print(
        f"verified: {export.game}, {export.seats} seats, {answers} answers, {table.state.rng.count} shuffles and draws"
    )
    print("the seed matches the promise, every choice was legal, every reveal came out the same")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
