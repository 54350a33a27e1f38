"""The first answer to a click, which Discord waits three seconds for, and sentences beside whatever is shown."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import discord

from cogs.clicks import Click
from cogs.clicks.discord_errors import DROPPED, Code, code_of
from cogs.clicks.places import is_guest
from cogs.messages.message import Message

log = logging.getLogger(__name__)
T = TypeVar("T")

ACKNOWLEDGE_TRIES = 2
ACKNOWLEDGE_SECONDS = 1.2  # for each of them
# Marks in `click.extras`; the library's own are wrong where Discord has an answer and its receipt was lost.
ACKNOWLEDGED = "acknowledged"
THINKING = "thinking"  # an answer is announced
ANSWERED = "answered"  # it was given


async def acknowledge(click: Click, *, ephemeral: bool = False, thinking: bool = False) -> object:
    """Tell Discord that a click has arrived; with `thinking` its answer will be a message of its own.

    Where the bot is a guest nobody else sees it.
    """
    ephemeral = ephemeral or is_guest(click)
    receipt = await _first(click, lambda: click.response.defer(ephemeral=ephemeral, thinking=thinking))
    click.extras[THINKING] = thinking
    return receipt


async def acknowledge_beside(click: Click, *, inside: bool) -> None:
    """Announce something to read: `inside` the panel of a question it takes its place, else it comes below."""
    await (acknowledge(click) if inside else acknowledge(click, ephemeral=True, thinking=True))


def expected(work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
    """Something that is begun beside the first answer; what goes wrong is told to whoever awaits it."""
    task = asyncio.get_running_loop().create_task(work)
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    return task


async def announce(click: Click) -> int:
    """Tell everybody that an answer will come, and who works on it which message that will be."""
    receipt = await acknowledge(click, thinking=True)
    if isinstance(receipt, discord.InteractionCallbackResponse) and receipt.message_id is not None:
        return receipt.message_id
    return (await click.original_response()).id


async def answer(click: Click, message: Message) -> None:
    """An answer for the eyes of who clicked, beside whatever panel is open; it takes the place of "thinking…"."""
    if not click.extras.get(ACKNOWLEDGED):
        try:
            await _first(click, lambda: click.response.send_message(**message.answering()))
            return
        except discord.HTTPException as error:
            if code_of(error) is not Code.ANSWERED_TWICE:
                raise
    if click.extras.get(THINKING) and not click.extras.get(ANSWERED):
        click.extras[ANSWERED] = True
        await click.edit_original_response(**message.editing())
    else:
        await click.followup.send(**message.answering())


async def _first(click: Click, send: Callable[[], Awaitable[object]]) -> object:
    """Send the first answer, again where the connection broke; that Discord has it already is then good news."""
    receipt = None
    for attempt in range(1, ACKNOWLEDGE_TRIES + 1):
        try:
            async with asyncio.timeout(ACKNOWLEDGE_SECONDS):
                receipt = await send()
            break
        except DROPPED as error:
            if attempt == ACKNOWLEDGE_TRIES:
                raise
            log.info("user=%s the click is acknowledged again: %r", click.user.id, error)
        except discord.HTTPException as error:
            if attempt == 1 or code_of(error) is not Code.ANSWERED_TWICE:
                raise
            break
    click.extras[ACKNOWLEDGED] = True
    return receipt
