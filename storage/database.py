"""A database, whichever kind it is: a file of SQLite, or an address of PostgreSQL, loaded only where one is named."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, AbstractContextManager
from pathlib import Path
from typing import ParamSpec, Protocol, TypeVar

from storage.claims import ALL_SHARDS, Shards
from storage.connection import Work
from storage.errors import StorageTrouble
from storage.migrations import FOLDER

P = ParamSpec("P")
T = TypeVar("T")
Where = str | Path  # the path of a file, or an address

SCHEMES = ("postgresql://", "postgres://")
LACKING = "PostgreSQL needs {name}, which is not installed: pip install -r requirements-server.txt"


class Database(Protocol):
    """An open database, brought up to date; every transaction is one piece of work."""

    process: str | None  # by which name this process is known to others on the same database; None: there are none
    shards: Shards
    processes: int  # that are alive
    looks: int  # that somebody waits for
    heard: Callable[[], None]  # called when another process has written what concerns everybody
    timed: Callable[[str], AbstractContextManager[None]]  # stands around every `read` and `write` that is waited for

    def hold(self, table: int) -> AbstractAsyncContextManager[None]:
        """A table for this process alone; inside one process its own locks see to that."""

    def tell_others(self) -> None:
        """Have the other processes look for what was written; waits for nobody."""

    async def write(self, work: Work[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Run the work with these arguments in one transaction; cancelled or not, all of it is saved or nothing."""

    async def read(self, work: Work[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Run the work with these arguments on one unchanging picture of the database."""

    async def erase(self) -> None:
        """Let nothing that was deleted be readable in our files any more, as far as that is ours to do."""

    async def close(self) -> None:
        """Finish what was handed over, then close all connections."""

    def lost(self) -> StorageTrouble | None:
        """Why nobody can go on with what was opened."""


def is_address(where: Where) -> bool:
    """Whether this names a database of PostgreSQL; everything else is the path of a file."""
    return str(where).startswith(SCHEMES)


def place(text: str) -> Where:
    """A database as somebody writes it down: an address, or the path of a file."""
    return text if is_address(text) else Path(text)


def beside(where: Where) -> Path:
    """The path after which files that belong to a database are named.

    An address lies nowhere: then it is the folder that systemd or the container set aside for us, or the one we are in.
    """
    return Path(os.environ.get("STATE_DIRECTORY", "")) / "kontor.db" if is_address(where) else Path(where)


def wrong_with_address(address: str) -> str | None:
    """What is wrong with an address of PostgreSQL by itself, said after its name."""
    try:
        from storage.postgresql import troubles
    except ModuleNotFoundError as missing:
        return f"is an address; {LACKING.format(name=missing.name)}"
    return troubles.wrong_with_address(address)


async def open_database(
    where: Where, migrations: Path = FOLDER, *, alone: bool = False, shards: Shards = ALL_SHARDS
) -> Database:
    """Open or create a database; `StorageTrouble` says why it cannot be used.

    `alone` refuses a second bot, on PostgreSQL one with the same shards.
    """
    if is_address(where):
        try:
            from storage.postgresql import PostgresDatabase
        except ModuleNotFoundError as missing:
            raise StorageTrouble("missing", LACKING.format(name=missing.name)) from None
        return await PostgresDatabase.open(str(where), migrations, alone=alone, shards=shards)
    from storage.sqlite import SqliteDatabase

    return await SqliteDatabase.open(where, migrations, alone=alone)
