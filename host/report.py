"""Bug reports: one file with everything needed to see a fault again: python -m host.report FILE"""

from __future__ import annotations

import argparse
import contextlib
import logging
import sys
import traceback
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct

from engine.core import games
from engine.core.components import BadComponents
from engine.core.table import Choice, Table
from engine.core.text import PlayerMistake
from storage.private_files import OWNER_FILE, OWNER_FOLDER

log = logging.getLogger(__name__)

Doing = Literal["start", "answer", "undo", "load"]


class Report(Struct, kw_only=True):
    """Where a table stood, what was done, and what came of it. It holds secrets of the table."""

    table: int
    game: str
    components: str
    doing: Doing
    segment: int = 0
    snapshot: bytes = b""
    choices: list[Choice] = []
    seat: int | None = None
    picks: list[str] = []
    by: str = "player"
    error: str = ""
    trace: str = ""
    tables: dict[str, Any] | None = None  # the component set
    seats: int = 0  # these three for a table that could not be set up
    options: dict[str, str] = {}
    seed: str = ""


def write(folder: Path, report: Report, error: BaseException) -> Path | None:
    """Write a report; the same mistake at the same place goes into the same file."""
    report.error = f"{type(error).__name__}: {error}"
    report.trace = "".join(traceback.format_exception(error))
    with contextlib.suppress(PlayerMistake, BadComponents, OSError):
        game = games.get(report.game)
        if game.shelf.knows(report.components):
            report.tables = game.shelf.tables(report.components)
    mark = sha256(msgspec.json.encode([report.segment, report.choices, report.picks, report.error])).hexdigest()[:8]
    path = folder / f"table-{report.table}-{mark}.json"
    try:
        folder.mkdir(mode=OWNER_FOLDER, parents=True, exist_ok=True)
        path.touch(mode=OWNER_FILE)
        path.write_bytes(msgspec.json.encode(report))
    except OSError as trouble:
        log.error("report table=%s cannot be written: %s", report.table, trouble)
        return None
    log.error("table=%s segment=%s seat=%s %s: %s", report.table, report.segment, report.seat, report.error, path)
    return path


def replay(report: Report) -> Exception | None:
    """Do it again; returns what goes wrong, None if it no longer does."""
    game = games.get(report.game)
    if report.tables is not None:
        game.shelf.remember(report.tables, "the report's component set")
    try:
        if report.doing == "start":
            Table.start(report.game, report.seats, report.options, report.seed, report.components or None)
            return None
        table = Table(game, report.segment, report.snapshot, report.choices).live()
        if report.seat is not None and report.doing == "answer":
            table.answer(report.seat, report.picks, report.by)
        elif report.seat is not None and report.doing == "undo":
            table.undo(report.seat)
        _ = table.result, [table.view(seat) for seat in (None, *range(table.seats))]
    except Exception as error:
        return error
    return None


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m host.report", description="Replay the report of a bug.")
    parser.add_argument("file", type=Path)
    args = parser.parse_args(argv)
    try:
        report = msgspec.json.decode(args.file.read_bytes(), type=Report)
        error = replay(report)
    except (OSError, msgspec.DecodeError, BadComponents, PlayerMistake) as trouble:
        print(f"{args.file}: {trouble}", file=sys.stderr)
        return 2
    if error is None:
        print(f"table {report.table}: {report.error.splitlines()[0]}\nit no longer happens")
        return 0
    traceback.print_exception(error, file=sys.stdout)
    return 1


if __name__ == "__main__":
    raise SystemExit(main())
