"""How SQLite finds what is asked of it: what is about one person begins with that person's seats."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from storage import open_database
from storage.connection import Connection
from storage.sql import tables

ABOUT_A_PERSON: dict[str, Callable[[Connection], Any]] = {
    "running": partial(tables.of_user, user=1, statuses=("running",)),
    "open": partial(tables.of_user, user=1, statuses=("lobby", "running")),
    "how many": partial(tables.running_of, user=1),
    "waiting": partial(tables.waiting_for, user=1),
}


@pytest.mark.parametrize("what", ABOUT_A_PERSON)
@pytest.mark.slow
async def test_whatever_is_about_a_person_begins_with_their_seats(tmp_path: Path, what: str) -> None:
    """And not with all tables there are, however many these have become."""
    await (await open_database(tmp_path / "a.db")).close()
    db = sqlite3.connect(tmp_path / "a.db")
    asked: list[str] = []
    db.set_trace_callback(asked.append)
    ABOUT_A_PERSON[what](db)
    db.set_trace_callback(None)
    plans = [[row[3] for row in db.execute(f"explain query plan {query}")] for query in asked]
    db.close()
    assert plans
    assert all("seats_by_user" in plan[0] for plan in plans), plans
