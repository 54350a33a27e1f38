"""Keeps a table that runs for weeks small, and puts quiet threads to sleep."""

from __future__ import annotations

import asyncio
import contextlib
from datetime import datetime, timedelta
from typing import Any

from simcord.backend.cdn import CDN_BASE as CDN
from simcord.backend.models import Channel, Message

from sandbox.table_file import DISK_BYTES, TableFile
from sandbox.world import World

INTERACTIONS = 1000
MESSAGES_PER_CHANNEL = 300
MESSAGES = 3000
EPHEMERALS_PER_USER = 30
THREADS = 200
AUDIT_ENTRIES = 100
CHANGES_PER_SWEEP = 200
SECONDS_PER_SWEEP = 20.0


class Sweeper:
    """Sweeps every so many changes and every so many seconds."""

    def __init__(self, world: World, file: TableFile) -> None:
        self.world = world
        self.file = file
        self._changes = 0
        self._task: asyncio.Task[None] | None = None
        world.watchers.append(self.changed)

    def start(self) -> None:
        """Begin to sweep by the clock as well."""
        self._task = asyncio.create_task(self._by_the_clock())

    async def stop(self) -> None:
        """End the task."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def changed(self, kind: str, subject: Any) -> None:
        if kind in ("message", "interaction"):
            self._changes += 1
            if self._changes >= CHANGES_PER_SWEEP:
                self.sweep()

    async def _by_the_clock(self) -> None:
        while True:
            await asyncio.sleep(max(0.2, SECONDS_PER_SWEEP / self.world.clock.speed))
            self.archive_quiet_threads()
            if self._changes:
                self.sweep()

    def sweep(self) -> None:
        """Drop what is beyond the bounds, oldest first."""
        self._changes = 0
        self._interactions()
        self._ephemerals()
        self._messages()
        self._threads()
        del self.world.guild.audit_log_entries[:-AUDIT_ENTRIES]
        self._pictures()

    def _interactions(self) -> None:
        world, now = self.world, self.world.now_iso()
        records = world.interactions
        spare = len(records) - INTERACTIONS
        for place, record in enumerate(list(records.values())):
            if place < spare or (record.expires_at or "") < now:
                del records[record.id]
                world.interaction_tokens.pop(record.token, None)

    def _drop(self, message: Message) -> None:
        del self.world.messages[message.channel_id][message.id]
        self.world.notify("gone", (message.channel_id, message.id))

    def _ephemerals(self) -> None:
        kept: dict[Any, int] = {}
        found = [it for channel in self.world.messages.values() for it in channel.values() if it.is_ephemeral]
        for message in sorted(found, key=lambda it: it.id, reverse=True):
            reader = ((message.interaction_metadata or {}).get("user") or {}).get("id")
            kept[reader] = kept.get(reader, 0) + 1
            if kept[reader] > EPHEMERALS_PER_USER:
                self._drop(message)

    def _messages(self) -> None:
        for channel in self.world.messages.values():
            lasting = [message for message in channel.values() if not message.is_ephemeral]
            for message in lasting[:-MESSAGES_PER_CHANNEL]:
                self._drop(message)
        everything = [message for channel in self.world.messages.values() for message in channel.values()]
        if len(everything) > MESSAGES:
            for message in sorted(everything, key=lambda it: it.id)[:-MESSAGES]:
                self._drop(message)

    def _threads(self) -> None:
        threads = [channel for channel in self.world.channels.values() if channel.thread_metadata is not None]
        asleep = [thread for thread in threads if thread.thread_metadata and thread.thread_metadata.archived]
        for thread in sorted(asleep, key=last_spoken)[: max(0, len(threads) - THREADS)]:
            self.world.delete_channel(thread.id)

    def _pictures(self) -> None:
        world = self.world
        shown = {
            attachment["url"]
            for channel in world.messages.values()
            for message in channel.values()
            for attachment in message.attachments
        }
        stored = self.file.picture_urls()
        unneeded = set()
        total = sum(stored.values())
        for url, size in stored.items():
            if url.startswith(f"{CDN}/emojis/"):
                continue
            if (url not in shown and self._settled(url)) or total > DISK_BYTES:
                unneeded.add(url)
                total -= size
        self.file.drop_pictures(unneeded)

    def _settled(self, url: str) -> bool:
        """Whether a file was uploaded too long ago to belong to a request under way."""
        sent = snowflake_time(int(url.split("/")[-2]))
        return self.world.clock.now() - sent > timedelta(seconds=60 * self.world.clock.speed)

    def archive_quiet_threads(self) -> None:
        """Discord archives a thread nobody has spoken in for its set time; nothing there works then."""
        now = self.world.clock.now()
        for thread in list(self.world.channels.values()):
            meta = thread.thread_metadata
            if meta is None or meta.archived:
                continue
            woken = max(last_spoken(thread), datetime.fromisoformat(meta.archive_timestamp))
            if now - woken > timedelta(minutes=meta.auto_archive_duration):
                self.world.edit_channel(thread.id, {}, thread_metadata={"archived": True})


def snowflake_time(snowflake: int) -> datetime:
    """When an id was given."""
    return datetime.fromisoformat("2015-01-01T00:00:00+00:00") + timedelta(milliseconds=snowflake >> 22)


def last_spoken(thread: Channel) -> datetime:
    """When the newest message of a thread was sent."""
    return snowflake_time(thread.last_message_id or thread.id)
