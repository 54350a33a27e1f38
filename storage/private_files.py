"""Files that hold hands and seeds: only the user who runs the bot may read them, from their first byte on."""

from __future__ import annotations

import logging
import os
import stat
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

log = logging.getLogger(__name__)

OWNER_FILE = 0o600
OWNER_FOLDER = 0o700
OTHERS = stat.S_IRWXG | stat.S_IRWXO
BESIDE_DATABASE = ("", "-wal", "-shm", "-journal", ".lock")  # what SQLite and we put beside a file


def create(path: Path) -> None:
    """An empty file for the owner alone, before somebody else opens it by name; one that is there stays as it is.

    SQLite gives the files that it makes beside a database the permissions and the owner of that database.
    """
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_FILE))
        give_to_owner_of_folder(path)


def put(part: Path, target: Path, *, over: bool = False) -> None:
    """Give a finished file its name, at once and for good; fails where something came into being there meanwhile,
    unless it goes `over` what is there.

    The name is taken by an empty file first: hard links, which need no such step, are refused by many file systems.
    """
    with part.open("rb") as file:
        os.fsync(file.fileno())
    if not over:
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_FILE))
    part.replace(target)
    give_to_owner_of_folder(target)
    folder = os.open(target.absolute().parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def give_to_owner_of_folder(path: Path) -> None:
    """What root makes in the folder of another user belongs to that user: the bot has to be able to read it."""
    if os.geteuid() == 0:
        folder = path.absolute().parent.stat()
        os.chown(path, folder.st_uid, folder.st_gid)


def tighten(paths: Iterable[Path]) -> None:
    """Take from everybody but the owner what older versions, or a restored copy, let them read."""
    for path in paths:
        try:
            mode = stat.S_IMODE(path.stat().st_mode)
            if mode & OTHERS:
                path.chmod(mode & ~OTHERS)
                log.warning("%s could be read by others (%04o), now only by its owner", path, mode)
        except FileNotFoundError:
            continue
        except OSError as error:
            log.warning("%s can be read by others, and that cannot be changed: %s", path, error.strerror)


def tighten_database(path: Path) -> None:
    """A database with everything that lies beside it under its name."""
    tighten(path.with_name(f"{path.name}{ending}") for ending in BESIDE_DATABASE)
