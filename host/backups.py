"""Copies of the database at regular times; the newest are kept, the older ones go."""

from __future__ import annotations

import asyncio
import logging
import shutil
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from storage.backup import PART, back_up

log = logging.getLogger(__name__)

STAMP = "%Y-%m-%dT%H-%M-%SZ"
LEFT_BEHIND_SECONDS = 86_400.0  # seconds after which what an interrupted backup left is thrown away


class Backups:
    """Known by the time in their names, so a restart neither repeats one nor forgets any."""

    def __init__(self, database: Path, folder: Path, every: float, keep: int, now: Callable[[], datetime]) -> None:
        self.database, self.folder = database, folder
        self.every, self.keep = every, keep  # seconds, copies
        self._now = now

    def age(self) -> float | None:
        """Seconds since the newest copy; None if there is none."""
        found = self._found()
        return None if not found else max(0.0, (self._now() - found[-1][0]).total_seconds())

    async def take_if_due(self) -> Path | None:
        """A new copy, once the newest is old enough; then the oldest beyond those to keep are deleted."""
        age = self.age()
        if age is not None and age < self.every:
            return None
        return await asyncio.to_thread(self._take)

    def _take(self) -> Path:
        target = self.folder / f"{self.database.stem}-{self._now().astimezone(UTC).strftime(STAMP)}.db"
        size = back_up(self.database, target)
        log.info("backup=%s bytes=%s", target.name, size)
        for _, old in self._found()[: -self.keep]:
            old.unlink(missing_ok=True)
            log.info("backup=%s is deleted, %s newer ones are kept", old.name, self.keep)
        for part in self.folder.glob(f"{PART}*"):
            if self._now().timestamp() - part.stat().st_mtime > LEFT_BEHIND_SECONDS:
                shutil.rmtree(part, ignore_errors=True)
        return target

    def _found(self) -> list[tuple[datetime, Path]]:
        """Our own copies of this database, the oldest first; other files in the folder are nobody's business."""
        found = []
        for path in self.folder.glob("*.db"):
            try:
                taken = datetime.strptime(path.name, f"{self.database.stem}-{STAMP}.db").replace(tzinfo=UTC)
            except ValueError:
                continue
            found.append((taken, path))
        return sorted(found)
