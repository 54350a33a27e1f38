"""Rerun every open segment of a database by this version's rules, changing nothing: python -m storage.check DATABASE"""

from __future__ import annotations

import argparse
import sqlite3
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import msgspec

from engine.core import games
from engine.core.table import Choice, Diverged, Table
from engine.core.text import PlayerMistake
from storage.connection import Connection
from storage.copying import copy, integrity
from storage.database import LACKING, Where, is_address, place
from storage.errors import UNREADABLE, StorageTrouble, explain
from storage.migrations import migrate
from storage.rows import Opened
from storage.sql import tables
from storage.sqlite import connect


def rerun(connection: Connection, opened: Opened) -> str | None:
    """What is wrong with the open segment of a table and what would become of it; None if it goes on as it is."""
    row, boundary = opened.row, opened.boundary
    if boundary is None:
        return "it has no state"
    choices = [Choice(c.seat, c.key, c.picks, c.shown, c.by) for c in opened.choices]
    try:
        game = games.get(row.game)
        if row.components is not None and not game.shelf.knows(row.components):
            stored = tables.component_set(connection, row.components)
            if stored is not None:
                game.shelf.remember(msgspec.json.decode(stored.tables), "the stored component set")
        table = Table(game, boundary.segment, boundary.snapshot, choices)
        if table.live().seats != len(row.seats):
            return f"it has {len(row.seats)} of its {table.seats} seats"
        return None
    except Diverged as diverged:
        if any(choice.shown for choice in choices[diverged.kept :]):
            return f"{diverged}; something was revealed since, so it would be frozen"
        return f"{diverged}; it would be cut back to {diverged.kept} of {len(choices)} choices"
    except PlayerMistake:
        return f"the game {row.game} is not known here"
    except Exception as error:  # whatever rules and data do to each other belongs into the report
        return f"{type(error).__name__}: {error}"


def check(where: Where) -> tuple[list[str], bool]:
    """The report, line by line, and whether all is well, once everything is brought up to date as a start would."""
    return check_address(str(where)) if is_address(where) else check_file(Path(where))


def check_address(address: str) -> tuple[list[str], bool]:
    """In a transaction that is taken back."""
    try:
        from storage.postgresql import checking
    except ModuleNotFoundError as missing:
        raise StorageTrouble("missing", LACKING.format(name=missing.name)) from None
    with checking.tried(address) as (connection, name, before, after):
        lines, good = rerun_all(connection)
    return [f"{name}: {_version(before, after)}", *lines], good


def check_file(path: Path) -> tuple[list[str], bool]:
    """On a copy."""
    with tempfile.TemporaryDirectory(prefix="check-") as folder:
        part = Path(folder) / "copy.db"
        copy(path, part)
        damage = integrity(part)
        if damage:
            return [f"{path} is damaged; restore the last backup:", *damage[:20]], False
        connection = connect(part, read_only=False)
        try:
            before, after = migrate(connection, path)
            lines, good = rerun_all(connection)
        except (sqlite3.Error, *UNREADABLE) as error:
            raise explain(error, path) from error
        finally:
            connection.close()
    return [f"{path}: {_version(before, after)}, no damage", *lines], good


def _version(before: int, after: int) -> str:
    return f"version {after}" if before == after else f"version {before}, would become {after}"


def rerun_all(connection: Connection) -> tuple[list[str], bool]:
    lines, good, counts = [], True, {"running": 0, "frozen": 0}
    for table, status in connection.execute("select id, status from tables order by id").fetchall():
        counts[status] = counts.get(status, 0) + 1
        if status not in ("running", "frozen"):
            continue
        try:
            opened = tables.open_table(connection, table, None)
            assert opened is not None
        except UNREADABLE as error:
            good = False
            lines.append(f"table {table} is damaged ({error}); restore the last backup.")
            continue
        wrong = rerun(connection, opened)
        where = f"table {table} ({opened.row.game}, {len(opened.choices)} open choices)"
        if status == "frozen":
            lines.append(f"{where}: " + ("frozen; it would go on" if wrong is None else f"frozen; still {wrong}"))
        elif wrong is not None:
            good = False
            lines.append(f"{where}: {wrong}")
    summary = ", ".join(f"{count} {status}" for status, count in sorted(counts.items()) if count) or "no tables"
    return [summary, *lines, "every open segment fits" if good else "not every open segment fits"], good


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m storage.check",
        description="Rerun every open segment; exit code 0: all fit, 1: not, 2: unusable.",
    )
    parser.add_argument("database", type=place, help="a file, or postgresql://…")
    args = parser.parse_args(argv)
    try:
        lines, good = check(args.database)
    except StorageTrouble as trouble:
        print(trouble, file=sys.stderr)
        return 2
    print("\n".join(lines))
    return 0 if good else 1


if __name__ == "__main__":
    raise SystemExit(main())
