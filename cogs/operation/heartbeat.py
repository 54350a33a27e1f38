"""A file that is touched while all is well, for whoever watches the process from outside (a container, a monitor)."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

from discord.ext import commands, tasks

from host import Host, HostTrouble, StorageTrouble

log = logging.getLogger(__name__)

BEAT_SECONDS = 20  # whoever watches should wait for several of them


class Heartbeat(commands.Cog):
    """Beats while the event loop runs, Discord has let us in and the database can be read."""

    def __init__(
        self,
        bot: commands.AutoShardedBot,
        host: Host,
        file: Path,
        give_up: Callable[[StorageTrouble], None],
        stopping: Callable[[], bool],
    ) -> None:
        self.bot, self.host, self.file, self.give_up, self.stopping = bot, host, file, give_up, stopping

    async def cog_load(self) -> None:
        self.beat.start()

    async def cog_unload(self) -> None:
        self.beat.cancel()

    @tasks.loop(seconds=BEAT_SECONDS)
    async def beat(self) -> None:
        """Touch the file; whatever is wrong shows in its age. Without its database the bot gives up."""
        try:
            if await self.wrong() is None:
                self.file.touch()
                if self.connected():
                    await self.host.outages.beat()
        except HostTrouble as trouble:
            log.error("the heartbeat is not noted: %s", trouble)
        except OSError as trouble:  # an error would end the loop
            log.error("no heartbeat: %s", trouble)
        lost = self.host.lost()
        if lost is not None:
            self.give_up(lost)

    def connected(self) -> bool:
        """Whether Discord hears us, on every connection."""
        return not any(shard.is_closed() for shard in self.bot.shards.values())

    async def wrong(self) -> str | None:
        """Why people are not served at the moment; None if they are."""
        if self.stopping():
            return "the bot is stopping"
        try:
            await self.host.users.get(0)  # the lightest thing to read
        except HostTrouble as trouble:
            log.error("no heartbeat: %s", trouble)
            return "the database cannot be read"
        if self.host.lost() is not None:
            return "the database is lost"
        return None if self.bot.is_ready() else "Discord has not let the bot in yet"
