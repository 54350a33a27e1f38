"""Hears when another process has written something that concerns everybody: PostgreSQL's own `notify`."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable

import psycopg

from storage.postgresql.dialect import connect

log = logging.getLogger(__name__)

CHANNEL = "kontor"
LOOK_UP_SECONDS = 0.2  # seconds after which it looks whether it is still wanted
RETRY_SECONDS = 2.0  # seconds until the next try while the database is away


class Listener:
    """A thread with a connection of its own; whatever is missed while that is away is looked for afterwards."""

    def __init__(self, address: str, me: str, heard: Callable[[], None]) -> None:
        self._address, self._me, self._heard = address, me, heard
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._ended.set()
        self._thread.join()

    def _listen(self) -> None:
        while not self._ended.is_set():
            try:
                with connect(self._address) as connection:
                    connection.execute(f"listen {CHANNEL}")
                    self._heard()
                    while not self._ended.is_set():
                        if {note.payload for note in connection.notifies(timeout=LOOK_UP_SECONDS)} - {self._me}:
                            self._heard()
            except psycopg.Error as error:
                log.warning("other processes cannot be heard: %s", str(error).strip().partition("\n")[0])
                self._ended.wait(RETRY_SECONDS)
