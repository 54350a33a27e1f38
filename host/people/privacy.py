"""What is stored about a person: told, handed out as a file, deleted."""

from __future__ import annotations

import logging
import secrets

import msgspec
from msgspec import Struct

from engine.core.text import text
from host.errors import careful
from host.records import TableInfo
from host.seating.handover import Handover
from host.tables.homes import OPEN
from host.tables.live_tables import LiveTables
from storage import sql
from words import say

Known = dict[int, tuple[int, str, str]]  # by table: seat, name, language

log = logging.getLogger(__name__)


class StoredAbout(Struct, frozen=True):
    """How much is stored about somebody."""

    lobbies: int  # where they sit
    running: int
    ended: int
    results: int
    ahead: int  # plans and standing answers
    followed: int  # tables they watch
    left: int  # seats they gave up, whose hidden side they have seen
    settings: bool  # have they set anything
    history: str  # who may look at their games


class Privacy:
    """Everybody's own business; nobody asks about anybody else here."""

    def __init__(self, live: LiveTables, handover: Handover) -> None:
        self._live = live
        self._handover = handover
        self._db = live.db

    @careful
    async def about(self, user: int) -> StoredAbout:
        """How much is stored about somebody."""
        found = await self._db.read(sql.privacy.about, user)
        states = [seat["status"] for seat in found["seats"]]
        seats = {(seat["table_id"], seat["seat"]) for seat in found["seats"]}
        return StoredAbout(
            lobbies=states.count("lobby"),
            running=states.count("running") + states.count("frozen"),
            ended=states.count("over") + states.count("closed"),
            results=len(found["results"]),
            ahead=len(found["plans"]) + len(found["standing_answers"]),
            followed=len(found["followed"]),
            left=len({(one["table_id"], one["seat"]) for one in found["held"]} - seats),
            settings=bool(found["settings"]),
            history=(await self._db.read(sql.settings.of_user, user)).history,
        )

    @careful
    async def export(self, user: int) -> bytes:
        """All of it as a JSON file; what is hidden in a game stays there."""
        found = {"user": user, **await self._db.read(sql.privacy.about, user)}
        return msgspec.json.format(msgspec.json.encode(found), indent=1)

    async def delete(self, user: int) -> list[TableInfo]:
        """Take somebody out of everything: open tables first, each by itself, then all the rest at once.

        Whatever interrupts it, the same once more goes on from there. Returns the tables that go on without them.
        """
        known = await self._strip(user)
        left = [await self._handover.vacate(table, user) for table in await self._open_tables(user)]
        await self._forget(user, known)
        return left

    @careful
    async def _strip(self, user: int) -> Known:
        """First of all out of what is about to be posted, while it is known what they are called where."""
        known = await self._db.read(sql.privacy.names_of, user)
        await self._db.write(sql.privacy.strip, user, known, nobody)
        return known

    @careful
    async def _open_tables(self, user: int) -> list[int]:
        seated = [row.id for row in await self._db.read(sql.tables.of_user, user, OPEN)]
        return sorted({*seated, *await self._db.read(sql.privacy.organised, user)})

    @careful
    async def _forget(self, user: int, known: Known) -> None:
        # Below nought, so that it is nobody's number: the results of one person stay together, and ratings as they are.
        await self._db.write(sql.privacy.forget, user, -1 - secrets.randbits(62), nobody, known)
        await self._db.erase()
        log.info("somebody was forgotten on their own wish")


def nobody(language: str, seat: int) -> str:
    """What a seat is called whose player does not want to be named."""
    return say(text("home.nobody", n=seat + 1), language)
