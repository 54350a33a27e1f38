"""Discord's error codes that mean something to us, by name."""

from __future__ import annotations

from enum import IntEnum

import aiohttp
import discord

from engine.core.text import Text


class Code(IntEnum):
    """What Discord refuses, and why."""

    CHANNEL_GONE = 10003
    SERVER_GONE = 10004
    NO_MEMBER = 10007
    MESSAGE_GONE = 10008
    USER_GONE = 10013
    TOO_LATE = 10062  # the interaction was not answered within three seconds
    TOO_MANY_EDITS = 30046  # of a message older than an hour
    TOO_LARGE = 40005
    ANSWERED_TWICE = 40060
    NO_ACCESS = 50001
    DM_CLOSED = 50007
    NO_PERMISSION = 50013
    TOKEN_EXPIRED = 50027
    THREAD_ARCHIVED = 50083
    NO_SHARED_SERVER = 50278
    THREAD_LOCKED = 160005
    TOO_MANY_THREADS = 160006


NOBODY_THERE = frozenset({Code.TOO_LATE, Code.ANSWERED_TWICE, Code.TOKEN_EXPIRED})
CLOSED = frozenset({Code.DM_CLOSED, Code.NO_SHARED_SERVER, Code.USER_GONE})
FORBIDDEN = frozenset({Code.NO_PERMISSION, Code.NO_ACCESS})
GONE = frozenset({Code.CHANNEL_GONE, Code.MESSAGE_GONE})

SENTENCES = {
    Code.CHANNEL_GONE: Text("ui.error.channel_gone"),
    Code.SERVER_GONE: Text("ui.thread.left"),
    Code.MESSAGE_GONE: Text("ui.error.message_gone"),
    Code.USER_GONE: Text("ui.error.dm_closed"),
    Code.TOO_MANY_EDITS: Text("ui.error.too_many_edits"),
    Code.TOO_LARGE: Text("ui.error.too_large"),
    Code.DM_CLOSED: Text("ui.error.dm_closed"),
    Code.NO_SHARED_SERVER: Text("ui.error.dm_closed"),
    Code.THREAD_ARCHIVED: Text("ui.error.archived"),
    Code.THREAD_LOCKED: Text("ui.thread.locked"),
    Code.TOO_MANY_THREADS: Text("ui.error.too_many_threads"),
}

# A reset connection is no HTTPException, and the library does not try again (the request may have been carried out).
# Other OSErrors are troubles of this machine: a full disk, a file that is missing.
DROPPED = (aiohttp.ClientError, ConnectionError, TimeoutError)


def code_of(error: BaseException) -> Code | None:
    """The name of what Discord refused, if it is one we know."""
    if not isinstance(error, discord.HTTPException):
        return None
    try:
        return Code(error.code)
    except ValueError:
        return None


def temporary(error: BaseException) -> bool:
    """Whether the same request may well succeed a little later."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status == 429
    return isinstance(error, (discord.RateLimited, *DROPPED))
