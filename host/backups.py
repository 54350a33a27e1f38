"""Copies of the database at regular times; the newest are kept, the older ones go."""

from __future__ import annotations

import asyncio
import logging
import shutil
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from storage import Where, beside
from storage.backup import PART, Note, back_up, note_in, oldest_in, progress_of
from storage.errors import StorageTrouble, explain
from storage.private_files import OWNER_FOLDER, give_to_owner_of_folder, tighten

log = logging.getLogger(__name__)

STAMP = "%Y-%m-%dT%H-%M-%SZ"
LEFT_BEHIND_SECONDS = 86_400.0  # seconds after which what an interrupted backup left is thrown away


class Copy(NamedTuple):
    """One of our copies; the oldest comes first, by the number inside it, since a clock may have been wrong."""

    note: Note
    stamp: datetime
    path: Path


class Backups:
    """A restart neither repeats a copy nor forgets any: they are numbered, and the number stands in them.

    While the bot runs, the time since the last one is measured and not computed from dates. After a start the date in
    the name of the newest counts, unless it lies in the future: then nobody knows, and one is taken, if there is
    anything new to keep.
    """

    def __init__(
        self,
        database: Where,
        folder: Path,
        every: float,
        keep: int,
        now: Callable[[], datetime],
        measured: Callable[[], float] = time.monotonic,
    ) -> None:
        self.database, self.folder = database, folder
        self.every, self.keep = every, keep  # seconds, copies
        self.trouble: str | None = None  # why the last one failed
        self._now, self._measured = now, measured
        self._known_at = measured()  # when the age below was the age of the newest
        copies = self.copies()
        tighten(copy.path for copy in copies)
        self._doubtful = copies[-1] if copies and copies[-1].stamp > now() else None
        self._unknown = not copies or self._doubtful is not None
        self._age = self._longest_age(copies)

    def age(self) -> float:
        """Seconds since the newest copy; where that is not known, since the last one whose date can be true, and
        where there is none, since the oldest table was opened: a restart makes nothing of that younger."""
        return self._age + self._measured() - self._known_at

    async def take_if_due(self) -> Path | None:
        """A new copy, once the newest is old enough; then the oldest beyond those to keep are deleted."""
        if not self._unknown and self.age() < self.every:
            return None
        try:
            made = await asyncio.to_thread(self._take_unless_had)
        except StorageTrouble as trouble:
            self.trouble = str(trouble)
            raise
        self.trouble = None
        return made

    def _take_unless_had(self) -> Path | None:
        if self._doubtful is not None and self._doubtful.note.progress == progress_of(self.database):
            log.info("backup=%s is from the future by its name, and holds all there is", self._doubtful.path.name)
            self._made()
            return None
        return self.take()

    def take(self) -> Path:
        """A new copy now."""
        self._make_folder()
        copies = self.copies()
        target = self.folder / f"{self._stem}-{self._now().astimezone(UTC).strftime(STAMP)}.db"
        size = back_up(self.database, target, copies[-1].note.number + 1 if copies else 1)
        log.info("backup=%s bytes=%s", target, size)
        self._made()
        for old in self.copies()[: -self.keep]:
            old.path.unlink(missing_ok=True)
            log.info("backup=%s is deleted, %s newer ones are kept", old.path.name, self.keep)
        for part in self.folder.glob(f"{PART}*"):
            if self._now().timestamp() - part.stat().st_mtime > LEFT_BEHIND_SECONDS:
                shutil.rmtree(part, ignore_errors=True)
        return target

    @property
    def _stem(self) -> str:
        return beside(self.database).stem

    def _make_folder(self) -> None:
        """The folder itself is made where it lacks; where the one above it lacks as well, a disk is not mounted."""
        try:
            self.folder.mkdir(mode=OWNER_FOLDER)
            give_to_owner_of_folder(self.folder)
        except FileExistsError:
            return
        except OSError as error:
            raise explain(error, self.folder) from error

    def _made(self) -> None:
        self._age, self._unknown, self._doubtful, self._known_at = 0.0, False, None, self._measured()

    def _longest_age(self, copies: list[Copy]) -> float:
        now = self._now()
        stamps = [copy.stamp.timestamp() for copy in copies if copy.stamp <= now]
        since = stamps[-1] if stamps else oldest_in(self.database)
        return 0.0 if since is None else max(0.0, now.timestamp() - since)

    def copies(self) -> list[Copy]:
        """Our own copies of this database, the oldest first; other files in the folder are nobody's business."""
        found = []
        for path in self.folder.glob("*.db"):
            try:
                taken = datetime.strptime(path.name, f"{self._stem}-{STAMP}.db").replace(tzinfo=UTC)
            except ValueError:
                continue
            found.append(Copy(note_in(path), taken, path))
        return sorted(found)
