"""A file that is touched while all is well, for whoever watches the process from outside (a container, a monitor)."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

from discord.ext import commands, tasks

from host import Host, HostTrouble, StorageTrouble

log = logging.getLogger(__name__)

BEAT = 20  # seconds; whoever watches should wait for several of them


class Heartbeat(commands.Cog):
    """Beats while the event loop runs, Discord has let us in and the database can be read."""

    def __init__(
        self, bot: commands.AutoShardedBot, host: Host, file: Path, give_up: Callable[[StorageTrouble], None]
    ) -> None:
        self.bot, self.host, self.file, self.give_up = bot, host, file, give_up

    async def cog_load(self) -> None:
        self.beat.start()

    async def cog_unload(self) -> None:
        self.beat.cancel()

    @tasks.loop(seconds=BEAT)
    async def beat(self) -> None:
        """Touch the file; whatever is wrong shows in its age. Without its database the bot gives up."""
        try:
            await self.host.users.get(0)  # the lightest thing to read
            lost = self.host.lost()
            if lost is None and self.bot.is_ready():
                self.file.touch()
        except (HostTrouble, OSError) as trouble:  # an error would end the loop
            log.error("no heartbeat: %s", trouble)
            lost = self.host.lost()
        if lost is not None:
            self.give_up(lost)
