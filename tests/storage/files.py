"""Databases and rows for tests of the storage, without any game."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from storage import NoticeRow, SeatRow, TableRow


def table_row(**changes: Any) -> TableRow:
    row: dict[str, Any] = {"game": "any", "options": {"a": "b"}, "organiser": 1, "created_at": 1.0, "changed_at": 1.0}
    return TableRow(**row | {"seats": (SeatRow(0, user=1, name="Ann"), SeatRow(1, player="random"))} | changes)


def note(kind: str, lane: str = "1", not_before: float = 0.0) -> NoticeRow:
    return NoticeRow(kind, b"{}", lane, not_before=not_before)


def following(folder: Path, name: str, script: str) -> None:
    """One more step after those in the folder."""
    (folder / f"{len(list(folder.glob('*.sql'))) + 1:04d}_{name}.sql").write_text(script)


def change_file(path: Path, statement: str, *values: object) -> None:
    """Change a database behind everybody's back."""
    connection = sqlite3.connect(path)
    with connection:
        connection.execute(statement, values)
    connection.close()
