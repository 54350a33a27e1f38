"""Watching: who does not play may follow a table, and is told when a round ends."""

from __future__ import annotations

from engine.core.text import PlayerMistake, Text
from host.errors import careful
from host.rights import Person
from host.tables.live_tables import LiveTables, refuse_unplayable
from storage import sql


class Watching:
    """Following is everybody's own business: nobody sees who does."""

    def __init__(self, live: LiveTables) -> None:
        self._live = live
        self._db = live.db

    @careful
    async def follows(self, table: int, person: Person) -> bool:
        """Whether somebody follows a table."""
        await self._live.row(table, "look", person)
        return await self._db.read(sql.table_extras.follows, table, person.user)

    @careful
    async def follow(self, table: int, person: Person, language: str) -> None:
        """Be told of the end of every round, and of the game."""
        async with self._live.hold_row(table, "look", person) as row:
            refuse_unplayable(row)
            if row.status == "over":
                raise PlayerMistake(Text("home.mistake.follow_over"))
            if row.seat_of(person.user) is not None:
                raise PlayerMistake(Text("home.mistake.follow_own"))
            await self._db.write(sql.table_extras.put_follower, table, person.user, language)

    @careful
    async def unfollow(self, table: int, person: Person) -> None:
        """No longer; who followed may say so wherever they are."""
        if not await self._db.write(sql.table_extras.drop_follower, table, person.user):
            await self._live.row(table, "look", person)

    async def lost_sight(self, table: int, user: int) -> None:
        """The bot itself: somebody cannot see the table any more."""
        await self._db.write(sql.table_extras.drop_follower, table, user)
