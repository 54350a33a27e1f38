"""Backups at regular times, where BACKUP_DIR is set; one that fails is said in the log and tried again."""

from __future__ import annotations

import logging

from discord.ext import commands, tasks

from host import StorageTrouble
from host.backups import Backups

log = logging.getLogger(__name__)

LOOK_MINUTES = 5  # between looks whether one is due


class BackupTimer(commands.Cog):
    """Takes the backups that are due; after a start at once, so that a bot that was off for long is backed up first."""

    def __init__(self, backups: Backups) -> None:
        self.backups = backups

    async def cog_load(self) -> None:
        self.look.start()

    async def cog_unload(self) -> None:
        self.look.cancel()

    @tasks.loop(minutes=LOOK_MINUTES)
    async def look(self) -> None:
        try:
            await self.backups.take_if_due()
        except (StorageTrouble, OSError) as trouble:  # an error would end the loop
            log.error("no backup: %s", trouble)
