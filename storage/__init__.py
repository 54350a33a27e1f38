"""Everything that outlives the process, in one SQLite file or in PostgreSQL; the only package that speaks SQL."""

from __future__ import annotations

from pathlib import Path

from storage.claims import ALL_SHARDS, Shards
from storage.database import Database, Where, beside, is_address, open_database, place
from storage.errors import Conflict, StorageTrouble
from storage.migrations import FOLDER
from storage.rows import (
    BoundaryRow,
    ChoiceRow,
    ComponentSet,
    DefaultAnswerRow,
    DueRow,
    EventsRow,
    GuildRow,
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
from storage.sql.due import DueStore
from storage.sql.followers import FollowerStore
from storage.sql.invitations import InvitationStore
from storage.sql.outbox import OutboxStore
from storage.sql.privacy import PrivacyStore
from storage.sql.results import ResultStore
from storage.sql.reviews import ReviewStore
from storage.sql.settings import SettingsStore
from storage.sql.standings import StandingsStore
from storage.sql.table_extras import AheadStore
from storage.sql.tables import TableStore

__all__ = [
    "ALL_SHARDS",
    "BoundaryRow",
    "ChoiceRow",
    "ComponentSet",
    "Conflict",
    "DefaultAnswerRow",
    "DueRow",
    "EventsRow",
    "GuildRow",
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
    "Store",
    "TableExtras",
    "TableRow",
    "UserRow",
    "Where",
    "beside",
    "is_address",
    "place",
]


class Store:
    """The open database, one part per subject."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.tables = TableStore(database)
        self.outbox = OutboxStore(database)
        self.ahead = AheadStore(database)
        self.due = DueStore(database)
        self.settings = SettingsStore(database)
        self.invitations = InvitationStore(database)
        self.followers = FollowerStore(database)
        self.results = ResultStore(database)
        self.reviews = ReviewStore(database)
        self.privacy = PrivacyStore(database)
        self.standings = StandingsStore(database)

    @classmethod
    async def open(
        cls, where: Where, migrations: Path = FOLDER, *, alone: bool = False, shards: Shards = ALL_SHARDS
    ) -> Store:
        """Open or create a database; `StorageTrouble` says why it cannot be used, `alone` refuses a second bot."""
        return cls(await open_database(where, migrations, alone=alone, shards=shards))

    async def close(self) -> None:
        await self.database.close()
