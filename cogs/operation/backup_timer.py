"""Backups at regular times; one that fails is said in the log, counted, and tried again."""

from __future__ import annotations

import logging

from discord.ext import commands, tasks

from host import Measures, StorageTrouble
from host.backups import Backups

log = logging.getLogger(__name__)

LOOK_MINUTES = 5  # between looks whether one is due
REPEAT_LOOKS = 12  # after which the same trouble is said again


class BackupTimer(commands.Cog):
    """Takes the backups that are due; after a start at once, so that a bot that was off for long is backed up first."""

    def __init__(self, backups: Backups, measures: Measures) -> None:
        self.backups, self.measures = backups, measures
        self._failures = 0  # in a row, for the same reason

    async def cog_load(self) -> None:
        self.look.start()

    async def cog_unload(self) -> None:
        self.look.cancel()

    @tasks.loop(minutes=LOOK_MINUTES)
    async def look(self) -> None:
        before = self.backups.trouble
        try:
            await self.backups.take_if_due()
            self._failures = 0
        except (StorageTrouble, OSError) as trouble:  # an error would end the loop
            self.measures.errors["backup"] += 1
            self._failures = self._failures + 1 if before == str(trouble) else 1
            if self._failures % REPEAT_LOOKS == 1:
                log.error("no backup for %.0f h: %s", self.backups.age() / 3600, trouble)
