"""Locks that a process holds while it lives: PostgreSQL's own, which end with its connection, whatever ends it."""

from __future__ import annotations

import threading
from contextlib import suppress
from typing import Any

import psycopg

from storage.claims import Shards
from storage.errors import StorageTrouble
from storage.postgresql.dialect import connect
from storage.postgresql.troubles import named

# The first keys of our locks; the second ones are the shards that are served, and the tables that are held.
SERVING, TABLE = 0x6B6F6E74, 0x6B6F6E75


class Keeper:
    """A connection of its own with the locks that this process holds; lost with the connection, taken again with it."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._connection: psycopg.Connection[Any] | None = None
        self._held: set[tuple[int, int]] = set()
        self._alone = threading.Lock()

    def take(self, kind: int, key: int) -> bool:
        """Take a lock that nobody holds."""
        with self._alone:
            try:
                return self._taken(kind, key)
            except psycopg.OperationalError:  # the connection broke; a new one is as good
                self._drop()
                return self._taken(kind, key)

    def give_back(self, kind: int, key: int) -> None:
        with self._alone:
            self._held.discard((kind, key))
            try:
                if self._connection is not None:
                    self._connection.execute("select pg_advisory_unlock(%s::int, %s::int)", (kind, key))
            except psycopg.Error:
                self._drop()  # and the lock with it

    def tell(self, channel: str, me: str) -> None:
        """A word to all processes."""
        with self._alone:
            try:
                if self._connection is not None:
                    self._connection.execute("select pg_notify(%s, %s)", (channel, me))
            except psycopg.Error:
                self._drop()  # they look by themselves before long

    def close(self) -> None:
        """Give everything back now: a server may take a while to notice that a connection has ended."""
        with self._alone:
            self._held.clear()
            with suppress(psycopg.Error):
                if self._connection is not None:
                    self._connection.execute("select pg_advisory_unlock_all()")
            self._drop()

    def _taken(self, kind: int, key: int) -> bool:
        if self._connection is None:
            self._connection = connect(self._address)
            for one in self._held:
                self._lock(self._connection, *one)
        taken = self._lock(self._connection, kind, key)
        if taken:
            self._held.add((kind, key))
        return taken

    def _lock(self, connection: psycopg.Connection[Any], kind: int, key: int) -> bool:
        found = connection.execute("select pg_try_advisory_lock(%s::int, %s::int)", (kind, key)).fetchone()
        return found is not None and bool(found[0])

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


def serve(keeper: Keeper, address: str, shards: Shards) -> None:
    """Take shards for this process; refused while another one has any of them."""
    for shard in range(shards.first, shards.last + 1):
        if not keeper.take(SERVING, shard):
            message = f"Another bot is running on {named(address)} with shard {shard}; stop that one first."
            raise StorageTrouble("busy", message)
