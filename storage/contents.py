"""What a database holds, of either kind: its tables, and how all of it is read out and put in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from typing import Any, Final, Protocol

from storage.connection import Connection

# Every table, after those its rows refer to, with what tells one row from another.
TABLES: Final = {
    "component_sets": ("hash",),
    "tables": ("id",),
    "seats": ("table_id", "seat"),
    "boundaries": ("table_id", "segment"),
    "choices": ("table_id", "segment", "position"),
    "outbox": ("id",),
    "users": ("id",),
    "guilds": ("id",),
    "results": ("table_id", "seat"),
    "invitations": ("table_id", "user_id"),
    "due": ("id",),
    "played": ("table_id", "seat", "player"),
    "plans": ("table_id", "seat"),
    "standing_answers": ("id",),
    "requests": ("table_id",),
    "remarks": ("id",),
    "followers": ("table_id", "user_id"),
    "reviews": ("table_id", "seat"),
    "archives": ("table_id",),
    "holders": ("id",),
    "beats": ("name",),
    "restored": ("at",),
    "server_sets": ("guild", "game", "state"),
}


def summary(connection: Connection) -> str:
    """How much a database holds, whichever of our versions it has."""
    tables, running, over, changed = connection.execute(
        "select count(*), coalesce(sum(case when status in ('running', 'frozen') then 1 else 0 end), 0),"
        " coalesce(sum(case when status = 'over' then 1 else 0 end), 0), max(changed_at) from tables"
    ).fetchone()
    if not tables:
        return "no tables"
    last = datetime.fromtimestamp(changed, UTC).strftime("%Y-%m-%d %H:%M")
    held = "1 table" if tables == 1 else f"{tables:,} tables"
    return f"{held}, {running:,} being played, {over:,} over, last change {last} UTC"


class Side(Protocol):
    """One of the two databases, in a transaction."""

    def columns(self, table: str) -> list[str]:
        """The names of a table's columns."""

    def rows(self, table: str, columns: Sequence[str]) -> Iterator[tuple[Any, ...]]:
        """All rows of a table, a few at a time, in an order that is the same everywhere."""

    def insert(self, table: str, columns: Sequence[str], rows: Iterable[tuple[Any, ...]]) -> None: ...

    def counted(self) -> None:
        """New rows get numbers that no row has."""
