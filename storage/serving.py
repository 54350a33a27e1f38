"""One bot per database: who serves a file holds a lock beside it, which ends with the process, however that ends."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from storage import private_files
from storage.errors import StorageTrouble, explain

# A bot that crashed inside this process (the local table can do that) does not keep the next one out.
_held: dict[Path, tuple[sqlite3.Connection, int]] = {}


def lock_of(path: Path) -> Path:
    """The file that is locked; it stays empty."""
    return path.with_name(f"{path.name}.lock")


def serve(path: Path) -> None:
    """Take the database for this process; refused while another one has it."""
    path = path.resolve()
    lock, holders = _held.get(path, (None, 0))
    _held[path] = (_locked(path) if lock is None else lock, holders + 1)


def release(path: Path) -> None:
    """Give the database back."""
    path = path.resolve()
    lock, holders = _held.pop(path)
    if holders > 1:
        _held[path] = (lock, holders - 1)
    else:
        lock.close()


def is_served(path: Path) -> bool:
    """Whether some process serves the database now."""
    path = path.resolve()
    if path in _held:
        return True
    if not lock_of(path).exists():
        return False
    try:
        _locked(path).close()
    except StorageTrouble as trouble:
        return trouble.kind == "busy"
    return False


def _locked(path: Path) -> sqlite3.Connection:
    """SQLite's own lock on an empty file: it works on every system that the database itself works on."""
    try:
        private_files.create(lock_of(path))
        lock = sqlite3.connect(lock_of(path), isolation_level=None, timeout=0, check_same_thread=False)
        try:
            lock.execute("begin exclusive")
        except BaseException:
            lock.close()
            raise
    except (sqlite3.Error, OSError) as error:
        if getattr(error, "sqlite_errorname", "").startswith("SQLITE_BUSY"):
            message = f"Another bot is running on {path}; stop that one first, or set DATABASE to another file."
            raise StorageTrouble("busy", message) from None
        raise explain(error, lock_of(path)) from error
    return lock
