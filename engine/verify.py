"""Replay an exported game and confirm every shuffle: python -m engine.verify FILE"""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from engine import processes
from engine.core.text import PlayerMistake, printable
from engine.game_file import LARGEST_BYTES, NotVerified, read, replay

PROCESSOR_SECONDS = 60.0  # far more than any real game takes, on any machine
MEMORY_BYTES = 1 << 30


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m engine.verify", description="Replay an exported game.")
    parser.add_argument("file", type=Path)
    args = parser.parse_args(argv)
    try:
        with args.file.open("rb") as content:
            file = read(content.read(LARGEST_BYTES + 1))
        table = replay(file).table
    except OSError as error:
        print(f"{args.file}: {error.strerror}", file=sys.stderr)
        return 2
    except NotVerified as error:
        said = f"{'not an exported game: ' if error.kind == 'file' else ''}{error}"
        print(f"NOT verified: {printable(said)}", file=sys.stderr)
        return 1
    except PlayerMistake as mistake:
        given = ", ".join(f"{name}: {value}" for name, value in mistake.text.args if isinstance(value, int | str))
        said = f"the game, its seats or its options are not known here ({given})"
        print(f"NOT verified: {printable(said)}", file=sys.stderr)
        return 1
    except MemoryError:
        give_up()
    answers = sum(len(segment) for segment in file.segments)
    print(f"verified: {file.game}, {file.seats} seats, {answers} answers, {table.state.rng.count} shuffles and draws")
    print("the seed matches the promise, every choice was legal, every reveal came out the same")
    return 0


def give_up(*_: object) -> NoReturn:
    """Replaying takes too much."""
    print("NOT verified: the file takes far more time or memory to replay than any real game", file=sys.stderr)
    os._exit(1)


def limited_main() -> int:
    """Within limits, since the file may come from anybody."""
    processes.limit_memory(MEMORY_BYTES)
    if processes.OVERRAN is not None:
        signal.signal(processes.OVERRAN, give_up)
    with processes.LimitedProcessorTime(PROCESSOR_SECONDS):
        return main()


if __name__ == "__main__":
    raise SystemExit(limited_main())
