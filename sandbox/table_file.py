"""The table's own file: people, channels and messages come back after a restart with the same ids."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec
from simcord.backend.models import Channel, Guild, GuildEmoji, Message, User, Webhook

from sandbox.pictures import Pictures
from sandbox.world import Profile, World

log = logging.getLogger(__name__)

FORMAT = 1
DISK_BYTES = 256 * 1024 * 1024
PAUSE_SECONDS = 0.05  # seconds in which what changes is gathered; a process that is killed loses no more

SCHEMA = """
create table if not exists world (id integer primary key check (id = 1), body blob not null);
create table if not exists commands (id integer primary key check (id = 1), body blob not null);
create table if not exists messages (id integer primary key, channel integer not null, body blob not null);
create table if not exists blobs (url text primary key, number integer not null, data blob not null) without rowid;
"""


Commands = list[tuple[int | None, dict[str, Any]]]


class Saved(msgspec.Struct):
    """Everything but commands, messages and pictures."""

    format: int
    application_id: int
    bot_id: int
    last_id: int
    now: datetime
    guild: Guild
    users: list[User]
    channels: list[Channel]
    profiles: list[tuple[int, Profile]]
    dms: list[tuple[int, int]]
    emojis: list[GuildEmoji]
    webhooks: list[Webhook]
    foreign: Guild | None = None
    group: int | None = None


class Unsaved(msgspec.Struct):
    """What is to be written now, encoded while nothing else can change it."""

    world: bytes
    commands: bytes | None
    messages: list[tuple[int, int, bytes]]
    gone: list[int]
    pictures: dict[str, bytes]
    unneeded: set[str]


def reopen(path: Path, make_world: Callable[[], World]) -> tuple[TableFile, World, bool]:
    """The file and the world in it, and whether that is an old one; an unreadable file is put aside."""
    world = make_world()
    try:
        file = TableFile(path)
        return file, world, file.load(world)
    except (sqlite3.DatabaseError, msgspec.MsgspecError, ValueError) as error:
        aside = path.with_suffix(".unreadable")
        log.warning("%s cannot be read (%s); it is kept as %s", path, error, aside)
        path.replace(aside)
        return TableFile(path), make_world(), False


class TableFile:
    """Writes changes soon after they happen, off the event loop, in one transaction each time."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        self._connection = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
        self._connection.execute("pragma journal_mode = wal")
        self._connection.execute("pragma synchronous = normal")
        self._connection.executescript(SCHEMA)
        self.pictures = Pictures(path)
        self._world: World | None = None
        self._messages: dict[int, Message | None] = {}  # None: gone
        self._unneeded: set[str] = set()
        self._world_changed = False
        self._commands_changed = False  # which are most of it, and hardly ever do
        self._writing: asyncio.Task[None] | None = None

    def load(self, world: World) -> bool:
        """Fill a fresh world from the file; False if there is nothing to come back to."""
        row = self._connection.execute("select body from world").fetchone()
        if row is None:
            return False
        saved = msgspec.json.decode(row[0], type=Saved)
        if saved.format != FORMAT:
            raise ValueError(f"{self.path} was written by another version (format {saved.format}).")
        commands = self._connection.execute("select body from commands").fetchone()
        restore(world, saved, [] if commands is None else msgspec.json.decode(commands[0], type=Commands))
        for body, channel in self._connection.execute("select body, channel from messages order by id"):
            if channel in world.messages:
                message = msgspec.json.decode(body, type=Message)
                world.messages[channel][message.id] = message
        return True

    def follow(self, world: World) -> None:
        """From now on, write what changes."""
        self._world = world
        world.cdn = self.pictures
        world.watchers.append(self._changed)
        self._changed("commands", None)

    def _changed(self, kind: str, subject: Any) -> None:
        if kind == "message":
            if not subject.is_ephemeral:  # those never outlive the client they were shown on
                self._messages[subject.id] = subject
        elif kind == "gone":
            self._messages[subject[1]] = None
        elif kind == "commands":
            self._commands_changed = True
        elif kind in ("typing", "interaction"):
            return
        self._world_changed = True
        if self._writing is None:
            self._writing = asyncio.get_running_loop().create_task(self._write())

    def drop_pictures(self, urls: set[str]) -> None:
        """Files nothing shows any longer."""
        for url in urls:
            self.pictures.forget(url)
        self._unneeded |= urls
        if urls:
            self._changed("pictures", None)

    def picture_urls(self) -> dict[str, int]:
        """Every stored file and its size, oldest first."""
        return {**self.pictures.sizes(), **{url: len(data) for url, data in self.pictures.unsaved.items()}}

    async def _write(self) -> None:
        try:
            while self._world_changed:
                await asyncio.sleep(PAUSE_SECONDS)
                await asyncio.to_thread(self._commit, self._take())
        except Exception:
            log.exception("The local table could not be saved to %s", self.path)
        finally:
            self._writing = None

    def _take(self) -> Unsaved:
        assert self._world is not None
        taken = Unsaved(
            world=msgspec.json.encode(saved_world(self._world)),
            commands=msgspec.json.encode(saved_commands(self._world)) if self._commands_changed else None,
            messages=[(m.id, m.channel_id, msgspec.json.encode(m)) for m in self._messages.values() if m is not None],
            gone=[message_id for message_id, message in self._messages.items() if message is None],
            pictures=self.pictures.unsaved,
            unneeded=self._unneeded,
        )
        self._messages, self.pictures.unsaved, self._unneeded = {}, {}, set()
        self._world_changed = self._commands_changed = False
        return taken

    def _commit(self, taken: Unsaved) -> None:
        run, many = self._connection.execute, self._connection.executemany
        run("begin immediate")
        try:
            run("insert or replace into world values (1, ?)", (taken.world,))
            if taken.commands is not None:
                run("insert or replace into commands values (1, ?)", (taken.commands,))
            many("insert or replace into messages (id, channel, body) values (?, ?, ?)", taken.messages)
            many("delete from messages where id = ?", [(message_id,) for message_id in taken.gone])
            number = run("select coalesce(max(number), 0) from blobs").fetchone()[0]
            rows = [(url, number + place, data) for place, (url, data) in enumerate(taken.pictures.items(), 1)]
            many("insert or replace into blobs values (?, ?, ?)", rows)
            many("delete from blobs where url = ?", [(url,) for url in taken.unneeded])
            run("commit")
        except BaseException:
            run("rollback")
            raise

    async def close(self) -> None:
        """Write what is left and let go of the file."""
        if self._writing is not None:
            await self._writing
        if self._world is not None:
            self._commit(self._take())
        self.pictures.close()
        self._connection.close()


def saved_world(world: World) -> Saved:
    """The world as it is written."""
    return Saved(
        format=FORMAT,
        application_id=world.application_id,
        bot_id=world.bot_user.id,
        last_id=world._last_id,
        now=world.clock.now(),
        guild=world.guild,
        users=list(world.users.values()),
        channels=list(world.channels.values()),
        profiles=list(world.profiles.items()),
        dms=list(world.dm_channels.items()),
        emojis=list(world.application_emojis.values()),
        webhooks=list(world.webhooks.values()),
        foreign=world.foreign,
        group=world.group,
    )


def saved_commands(world: World) -> Commands:
    """What the bot has registered, by where."""
    return [(scope, command) for scope, found in world.commands.items() for command in found.values()]


def restore(world: World, saved: Saved, commands: Commands) -> None:
    """Put a saved world back, under the ids everybody knows."""
    world.clock.catch_up(saved.now)
    world._last_id = max(world._last_id, saved.last_id)
    world.application_id = saved.application_id
    world.users = {user.id: user for user in saved.users}
    world.bot_user = world.users[saved.bot_id]
    world.guild = saved.guild
    world.foreign, world.group = saved.foreign, saved.group
    world.guilds = {guild.id: guild for guild in (saved.guild, saved.foreign) if guild is not None}
    world.channels = {channel.id: channel for channel in saved.channels}
    world.messages = {channel.id: {} for channel in saved.channels}
    world.dm_channels = dict(saved.dms)
    world.profiles = dict(saved.profiles)
    for scope, command in commands:
        world.commands.setdefault(scope, {})[(command["name"], command["type"])] = command
    world.application_emojis = {emoji.id: emoji for emoji in saved.emojis}
    world.webhooks = {hook.id: hook for hook in saved.webhooks}
    world.webhook_tokens = {hook.token: hook.id for hook in saved.webhooks}
