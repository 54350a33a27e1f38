"""What PostgreSQL says, in words for whoever runs the bot; never with a password."""

from __future__ import annotations

import psycopg
from psycopg import conninfo, errors
from psycopg_pool import PoolTimeout, TooManyRequests

from storage.errors import UNREADABLE, StorageTrouble

# Two that got in each other's way: what was rolled back is simply done again.
Again = errors.SerializationFailure | errors.DeadlockDetected


# What was stored is not what was written.
DAMAGED = (*UNREADABLE, errors.DataCorrupted, errors.IndexCorrupted)


class Unsure(Exception):
    """The connection broke while a transaction was being saved: nobody knows whether it is."""


def named(address: str) -> str:
    """A database by its name and its machine."""
    try:
        given = conninfo.conninfo_to_dict(address)
    except psycopg.ProgrammingError:
        return "the database of DATABASE"
    return f"the database {given.get('dbname', 'of PostgreSQL')} on {given.get('host', 'this machine')}"


def wrong_with_address(address: str) -> str | None:
    """What is wrong with an address by itself; whether somebody answers there is seen when it is opened."""
    try:
        given = conninfo.conninfo_to_dict(address)
    except psycopg.ProgrammingError:
        return "is not an address of PostgreSQL; write it like postgresql://user:password@host:5432/kontor"
    if not given.get("dbname"):
        return "names no database; write it like postgresql://user:password@host:5432/kontor"
    return None


def explain(error: Exception, address: str) -> StorageTrouble:
    """An error of PostgreSQL or of a stored value in words."""
    where = named(address)
    said = str(error).strip().split("\n")[0]
    if isinstance(error, DAMAGED):
        return StorageTrouble("damaged", f"{where} is damaged ({said}); restore the last backup.")
    if isinstance(error, errors.UndefinedTable | errors.UndefinedColumn):
        return StorageTrouble("damaged", f"{where} is not whole ({said}); restore the last backup.")
    if isinstance(error, errors.ReadOnlySqlTransaction | errors.InsufficientPrivilege):
        return StorageTrouble("read_only", f"{where} cannot be written to ({said}); give this user the right to.")
    if isinstance(error, errors.DiskFull):
        return StorageTrouble("full", f"The disk that holds {where} is full; nothing was saved. Make room and go on.")
    # Who is not let in gets no code, but a sentence.
    if isinstance(error, psycopg.OperationalError) and said.endswith("does not exist") and 'database "' in said:
        return StorageTrouble("missing", f"{where} does not exist; make it with createdb.")
    if isinstance(error, psycopg.OperationalError) and ("password" in said or 'role "' in said):
        return StorageTrouble("missing", f"{where} lets nobody in by this name and password; look at DATABASE.")
    if isinstance(error, errors.LockNotAvailable | errors.TooManyConnections | TooManyRequests | Again):
        return StorageTrouble("busy", f"{where} is too busy ({said}); nothing was saved, try again.")
    if isinstance(error, Unsure):
        return StorageTrouble("unreachable", f"The connection to {where} broke while something was being saved.")
    if isinstance(error, PoolTimeout | psycopg.OperationalError | psycopg.InterfaceError | OSError):
        return StorageTrouble("unreachable", f"{where} cannot be reached ({said}); is PostgreSQL running there?")
    return StorageTrouble("other", f"{where}: {said} ({getattr(error, 'sqlstate', None) or type(error).__name__})")
