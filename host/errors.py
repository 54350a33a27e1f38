"""What can go wrong in the host: people's mistakes, and faults of our own, which get a calm sentence."""

from __future__ import annotations

import functools
import logging
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import msgspec

from engine.core.text import PlayerMistake, Text, text
from storage import Conflict, StorageTrouble

log = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")

TRIES = 3
SAID = {"full": "host.trouble.full", "read_only": "host.trouble.read_only", "damaged": "host.trouble.damaged"}


class HostTrouble(Exception):
    """Our trouble, not the player's: nothing was changed; `text` says so calmly, `report` names the file to look at."""

    def __init__(
        self, text: Text, table: int | None = None, report: Path | None = None, *, passing: bool = False
    ) -> None:
        super().__init__(text.key)
        self.text = text
        self.table = table
        self.report = report
        self.passing = passing  # the database is to blame: the same may work later


class GivesAway(PlayerMistake):
    """At a newcomer's table: an answer that gives something away for nothing; who means it says so once more."""


class NotTogether(PlayerMistake):
    """Of several answers at once: the first that does not go with those before it; nothing was done."""

    def __init__(self, given: int, why: Text) -> None:
        super().__init__(why)
        self.given = given


def mistake(key: str, /, **args: int | str | Text) -> PlayerMistake:
    """A mistake of a person, as a `host.mistake.…` text."""
    return PlayerMistake(text(f"host.mistake.{key}", **args))


def careful(method: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """For everything that touches the database: try again after a conflict, and turn its troubles into calm ones.

    A method under this decorator saves at most once, as the last thing it does, so that trying again is safe.
    """

    @functools.wraps(method)
    async def guarded(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(TRIES):
            try:
                return await method(*args, **kwargs)
            except Conflict as conflict:
                log.warning("%s; trying again", conflict)
            except msgspec.MsgspecError as error:  # inside a value that the storage does not look into
                log.error("storage kind=damaged: %s", error)
                raise HostTrouble(Text(SAID["damaged"]), passing=True) from error
            except StorageTrouble as trouble:
                log.error("storage kind=%s: %s", trouble.kind, trouble)
                raise HostTrouble(Text(SAID.get(trouble.kind, "host.trouble.storage")), passing=True) from trouble
        raise HostTrouble(Text("host.trouble.storage"), passing=True)

    return guarded
