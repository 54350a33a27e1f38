"""Direct messages of which only the newest counts: a new one is sent, then the one before it is deleted."""

from __future__ import annotations

import logging
from collections import OrderedDict, deque
from collections.abc import Iterator, Sequence
from typing import Any

import discord
from discord import ui

from cogs.cards.table_parts import heading
from cogs.clicks.context import Context
from cogs.clicks.discord_errors import GONE, code_of, temporary
from cogs.messages.message import QUIET, Message, Part, paragraph, small
from engine.core.text import Text
from host import TableInfo

log = logging.getLogger(__name__)

MESSAGES_LOOKED_AT = 50  # messages of the direct channel among which an older one is looked for after a restart
MESSAGES_REMEMBERED = 5_000


class DirectMessages:
    """Knows an earlier message by the custom_id of its first button, so that nothing has to be stored."""

    def __init__(self, context: Context) -> None:
        self.bot, self._context = context.bot, context
        self._last: OrderedDict[tuple[int, str], int] = OrderedDict()
        self._closed: deque[int] = deque(maxlen=MESSAGES_REMEMBERED)  # those that have lost their button

    async def send(self, user: int, message: Message, nonce: str) -> discord.Message:
        """Send a message to somebody and take back the one of the same kind about the same table."""
        channel = await self.bot.create_dm(discord.Object(user))
        mark = next(custom_ids([part.to_component_dict() for part in message.parts]), None)
        sent = await channel.send(**message.sending(nonce))
        if mark is None:
            return sent  # nothing to press: it is not the newest of any kind, and stays
        try:
            for old in await self._older(channel, user, mark, sent.id):
                await self._delete(channel, old)
        except Exception as error:  # the new message has arrived; an old one left standing is no reason to repeat it
            log.log(logging.INFO if temporary(error) else logging.WARNING, "user=%s old message stays: %s", user, error)
        self._last[user, mark] = sent.id
        while len(self._last) > MESSAGES_REMEMBERED:
            self._last.popitem(last=False)
        return sent

    async def close(self, user: int, mark: str, said: Text, table: TableInfo) -> None:
        """The message that was sent with this button since the start, if there is one: without it, with a sentence."""
        known = self._last.get((user, mark))
        if known is None or known in self._closed:
            return
        self._closed.append(known)
        try:
            reader = await self._context.reader_by_dm(user, table)
            channel = await self.bot.create_dm(discord.Object(user))
            words = paragraph(f"{heading(table, reader)}\n{reader.say(said)}")
            await channel.get_partial_message(known).edit(**Message((words,)).editing())
        except Exception as error:
            log.log(logging.INFO if temporary(error) else logging.WARNING, "user=%s old message stays: %s", user, error)

    async def end(self, user: int, mark: str, said: Text, table: TableInfo) -> None:
        """The message with this button, even of before the last start: as it was, without buttons, and how it ended."""
        try:
            reader = await self._context.reader_by_dm(user, table)
            known = self._last.pop((user, mark), None)
            by_dm = reader.lang != table.language or (await self._context.host.users.get(user)).route == "dm"
            if known is None and not by_dm:
                return  # there was never any
            channel = await self.bot.create_dm(discord.Object(user))
            for posted in [known] if known is not None else await self._sent(channel, mark):
                await close_message(await channel.fetch_message(posted), small(reader.say(said)))
        except Exception as error:
            log.log(logging.INFO if temporary(error) else logging.WARNING, "user=%s old message stays: %s", user, error)

    async def _older(self, channel: discord.DMChannel, user: int, mark: str, newest: int) -> list[int]:
        known = self._last.get((user, mark))
        if known is not None:
            return [known] if known != newest else []
        return await self._sent(channel, mark, discord.Object(newest))

    async def _sent(self, channel: discord.DMChannel, mark: str, before: discord.Object | None = None) -> list[int]:
        """What was sent with this button, among the newest messages."""
        me = self.bot.user
        return [
            posted.id
            async for posted in channel.history(limit=MESSAGES_LOOKED_AT, before=before)
            if me is not None and posted.author.id == me.id and mark == first_id(posted)
        ]

    async def _delete(self, channel: discord.DMChannel, posted: int) -> None:
        try:
            await channel.get_partial_message(posted).delete()
        except discord.HTTPException as error:
            if code_of(error) not in GONE:
                raise


def custom_ids(components: list[dict[str, Any]]) -> Iterator[str]:
    """The custom_ids of a message's components, at any depth."""
    for component in components:
        if component.get("custom_id"):
            yield component["custom_id"]
        yield from custom_ids(component.get("components") or [])


def first_id(posted: discord.Message) -> str | None:
    """The custom_id of a message's first button, by which we know our own messages again."""
    return next(custom_ids([dict(component.to_dict()) for component in posted.components]), None)


async def close_message(
    posted: discord.Message, said: str, lasting: Sequence[Part] = (), *, pictures: bool = True
) -> None:
    """A message as it was, with its `pictures` or not, and how it ended; of its buttons with those that last."""
    view = ui.LayoutView(timeout=None)
    kept = [part for part in kept_parts(posted) if pictures or not isinstance(part, ui.MediaGallery)]
    for part in (*kept, paragraph(said), *lasting):
        view.add_item(part)
    view.stop()
    await posted.edit(view=view, attachments=posted.attachments if pictures else [], allowed_mentions=QUIET)


async def take_pictures(posted: discord.Message, said: str, instead: str) -> None:
    """A message as it was, its buttons too, without its pictures, and with something `instead` of what it `said`."""
    view = ui.LayoutView.from_message(posted, timeout=None)
    shown = [part for part in view.children if isinstance(part, ui.MediaGallery)]
    for part in shown:
        view.remove_item(part)
    told = [part for part in view.children if isinstance(part, ui.TextDisplay) and said in part.content]
    for line in told:
        line.content = line.content.replace(said, instead)
    view.stop()
    if shown or told:
        await posted.edit(view=view, attachments=[], allowed_mentions=QUIET)


def kept_parts(message: discord.Message) -> Iterator[Part]:
    """The texts and pictures of a message; pictures stay the files they are."""
    names = {one.url.partition("?")[0]: one.filename for one in message.attachments}
    for part in message.components:
        if isinstance(part, discord.TextDisplay):
            yield paragraph(part.content)
        elif isinstance(part, discord.MediaGalleryComponent):
            items = [(names.get(one.media.url.partition("?")[0]), one.description) for one in part.items]
            yield ui.MediaGallery(
                *(discord.MediaGalleryItem(f"attachment://{name}", description=alt) for name, alt in items if name)
            )
