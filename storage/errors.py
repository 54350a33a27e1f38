"""What can go wrong with the database, in words for whoever runs it."""

from __future__ import annotations

import errno
import lzma
import zlib
from pathlib import Path
from typing import Literal

import msgspec

Kind = Literal[
    "newer",
    "foreign",
    "not_a_database",
    "damaged",
    "failing",
    "read_only",
    "full",
    "missing",
    "busy",
    "unreachable",
    "other",
]
NO_ROOM = (errno.ENOSPC, errno.EDQUOT)
UNREADABLE = (msgspec.MsgspecError, zlib.error, lzma.LZMAError)  # what damaged values cause
FATAL: frozenset[Kind] = frozenset({"not_a_database", "damaged", "failing", "missing"})  # of a file that was in use


class StorageTrouble(Exception):
    """The database cannot do what was asked; nothing was changed. The message says what is wrong and what to do."""

    def __init__(self, kind: Kind, message: str) -> None:
        super().__init__(message)
        self.kind: Kind = kind


class Conflict(Exception):
    """Somebody else changed the table since it was read; nothing was saved."""


def lines_of(found: object) -> list[str]:
    """What SQLite finds wrong, each in a line of its own, without the name of the database above them."""
    return [line for line in str(found).splitlines() if not line.startswith("***")]


def explain(error: Exception, path: Path) -> StorageTrouble:
    """An error of SQLite, of the file system or of a stored value in words."""
    code = getattr(error, "sqlite_errorname", "")
    if code == "SQLITE_NOTADB":
        return StorageTrouble("not_a_database", f"{path} is not a database; name another file or move this one away.")
    if code.startswith("SQLITE_CORRUPT") or isinstance(error, UNREADABLE):
        return StorageTrouble("damaged", f"{path} is damaged ({error}); restore the last backup.")
    if code.startswith("SQLITE_IOERR"):
        return StorageTrouble("failing", f"{path} cannot be read or written ({error}); look at the disk it lies on.")
    if code == "SQLITE_ERROR" and str(error).startswith(("no such table", "no such column")):
        return StorageTrouble("damaged", f"{path} is not whole ({error}); restore the last backup.")
    if code.startswith("SQLITE_READONLY"):
        return StorageTrouble(
            "read_only", f"{path} cannot be written to; make the file and its folder writable for this user."
        )
    if code == "SQLITE_FULL" or (isinstance(error, OSError) and error.errno in NO_ROOM):
        return StorageTrouble("full", f"The disk that holds {path} is full; nothing was saved. Make room and go on.")
    if code == "SQLITE_CANTOPEN" or isinstance(error, OSError):
        return StorageTrouble("missing", f"{path} cannot be opened ({error}); does its folder exist, is it writable?")
    if code.startswith("SQLITE_BUSY"):
        return StorageTrouble("busy", f"{path} is in use by another program; end that one first.")
    return StorageTrouble("other", f"{path}: {error} ({code or type(error).__name__})")
