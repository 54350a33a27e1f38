"""Component sets of servers: brought by whoever manages one, looked at, used by new tables there, given up again."""

from __future__ import annotations

from engine.core import games
from host.errors import careful
from host.sets.used_set import used_set
from host.tables.live_tables import LiveTables


class ServerSets:
    """What new tables of a server are played with."""

    def __init__(self, live: LiveTables) -> None:
        self._live = live

    @careful
    async def key(self, guild: int | None, game: str) -> str:
        """The hash of the set that new tables of a game use there; `games.get(game).shelf` has it at hand."""
        used = await used_set(self._live, guild, game)
        return games.get(game).shelf.current() if used is None else used.hash
