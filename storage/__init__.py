"""Everything that outlives the process, in one SQLite file or in PostgreSQL; the only package that speaks SQL."""

from __future__ import annotations

from storage import sql
from storage.claims import ALL_SHARDS, Shards
from storage.database import Database, Where, beside, is_address, open_database, place
from storage.errors import Conflict, StorageTrouble
from storage.rows import (
    BoundaryRow,
    ChoiceRow,
    ComponentSet,
    DefaultAnswerRow,
    DueRow,
    EventsRow,
    GuildRow,
    HolderRow,
    NoticeRow,
    Opened,
    PlanRow,
    PlayedRow,
    RemarkRow,
    RequestRow,
    ResultRow,
    Saving,
    SeatRow,
    Seeking,
    Status,
    TableExtras,
    TableRow,
    UserRow,
)

__all__ = [
    "ALL_SHARDS",
    "BoundaryRow",
    "ChoiceRow",
    "ComponentSet",
    "Conflict",
    "Database",
    "DefaultAnswerRow",
    "DueRow",
    "EventsRow",
    "GuildRow",
    "HolderRow",
    "NoticeRow",
    "Opened",
    "PlanRow",
    "PlayedRow",
    "RemarkRow",
    "RequestRow",
    "ResultRow",
    "Saving",
    "SeatRow",
    "Seeking",
    "Shards",
    "Status",
    "StorageTrouble",
    "TableExtras",
    "TableRow",
    "UserRow",
    "Where",
    "beside",
    "is_address",
    "open_database",
    "place",
    "sql",
]
