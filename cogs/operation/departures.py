"""Who has left a server is noticed: Discord is asked about those whom a table waits for, and about everybody daily."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord
from discord.ext import commands, tasks

from cogs.clicks.context import Context
from cogs.clicks.people import has_left
from engine.core.text import PlayerMistake
from host import HostTrouble, TableInfo

log = logging.getLogger(__name__)

CALLED_SECONDS = 3600.0  # in which nobody is asked about twice because a table waits for them
DAILY_SECONDS = 86_400.0  # after which somebody is asked about again, whether a table waits for them or not
ROUND_MINUTES = 10
MOST_IN_A_ROUND = 40  # people, so that no request of players waits for these
MOST_KNOWN = 50_000


class Departures(commands.Cog):
    """Without a right that Discord has to grant, nobody tells the bot who leaves a server: it has to ask."""

    def __init__(self, context: Context) -> None:
        self.bot, self.host = context.bot, context.host
        self._looked: dict[tuple[int, int], float] = {}  # by server and person: when
        context.when_waited_for = self.waited_for

    async def cog_unload(self) -> None:
        self.round.cancel()

    async def waited_for(self, table: TableInfo, users: Sequence[int]) -> None:
        """Ask Discord whether those for whom a table now waits are still on its server."""
        await self._look([(table.guild, user) for user in users if table.guild is not None], CALLED_SECONDS)

    @tasks.loop(minutes=ROUND_MINUTES)
    async def round(self) -> None:
        """Ask Discord about some of those who sit at tables and were not asked about for a day."""
        try:
            await self._look(await self.host.offers.seated(), DAILY_SECONDS)
        except HostTrouble as trouble:  # an error would end the loop
            log.error("who has left cannot be looked for: %s", trouble)

    async def _look(self, people: Sequence[tuple[int, int]], seconds: float) -> None:
        now = self.host.now().timestamp()
        due = [one for one in people if now - self._looked.get(one, -DAILY_SECONDS) >= seconds]
        for server, user in due[:MOST_IN_A_ROUND]:
            guild = self.bot.get_guild(server)
            if guild is None or guild.unavailable:
                continue
            if len(self._looked) >= MOST_KNOWN:
                self._looked.clear()
            self._looked[server, user] = now
            if await has_left(guild, user) is not None:
                await self._noticed(guild, user)

    async def _noticed(self, guild: discord.Guild, user: int) -> None:
        log.info("guild=%s user=%s has left", guild.id, user)
        for table in await self.host.reads.of_user(user, ("lobby", "running")):
            if table.guild == guild.id:
                try:
                    await self.host.offers.left(table.id, user)
                except (HostTrouble, PlayerMistake) as trouble:
                    log.error("table=%s nobody hears that a player has left: %s", table.id, trouble)
