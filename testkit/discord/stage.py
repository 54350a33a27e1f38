"""A server, two people, a table in a thread, and the real bot between them, all in a simulated Discord."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.ext import commands
from simcord import components, gateway, interactions, results
from simcord.actors import MemberActor, _component_interaction, _dispatch_actor_interaction
from simcord.backend.ops.commands import COMMAND_FIELDS
from simcord.backend.serializers import message_payload
from simcord.builders import ChannelHandle, GuildHandle, UserHandle
from simcord.env import Env
from simcord.http import router
from simcord.http.client import FakeHTTPClient
from simcord.results import InteractionResult

import cogs
from cogs.clicks.places import ON_SERVERS
from cogs.messages.command_names import KnownCommands
from engine.core import games
from host import BOT, Host, Person, TableInfo
from render.drawing import pool
from storage import sql
from storage.sqlite import SqliteDatabase
from testkit.databases.prepared import prepared
from testkit.discord.connection import BreakableConnection
from testkit.discord.shown import beside, buttons, faults_in, selects, texts
from testkit.replays import ReplaysHere, SetTrialsHere
from testkit.thinking import ThinkingHere

PAUSES = Env._settle_internal.__kwdefaults__
assert PAUSES is not None
PAUSES["idle"] = 0.002  # a click then takes 4 ms instead of 52
REST_SECONDS = 60.0  # seconds for the bot to come to rest: machines that test are busy ones
T = TypeVar("T")
Actor = MemberActor | UserHandle  # somebody on the server, or in a direct message
UPLOADS: dict[tuple[str, ...], list[Any]] = {}  # the commands as they are sent, by the games they name
SPOKEN: dict[int, str] = {}  # the Discord language of each made-up user

_base_payload = interactions.base_payload


class PlainCopies:
    """The simulation copies every payload; most of it is plain, and then this takes a quarter of the time."""

    @classmethod
    def deepcopy(cls, value: Any) -> Any:
        if type(value) is dict:
            return {name: cls.deepcopy(one) for name, one in value.items()}
        if type(value) is list:
            return [cls.deepcopy(one) for one in value]
        return value if isinstance(value, str | int | float | None) else copy.deepcopy(value)


router.copy = gateway.copy = PlainCopies  # type: ignore[attr-defined, assignment]
components.deepcopy = results.deepcopy = PlainCopies.deepcopy  # type: ignore[attr-defined, assignment]


def spoken_payload(*args: Any, **options: Any) -> Any:
    """An interaction in the languages of whoever caused it and of the server; the simulation knows English only."""
    record, payload = _base_payload(*args, **options)
    payload["locale"] = SPOKEN.get(options["user_id"], "en-US")
    if options.get("guild_id") is not None:
        payload["guild_locale"] = args[0].guilds[options["guild_id"]].preferred_locale
    return record, payload


interactions.base_payload = spoken_payload


class StageCommands(KnownCommands):
    """The commands of the bot, in English and made once for all stages: translating them takes longer than most tests.

    `KnownCommands.sync` uploads them as the bot does.
    """

    async def sync(self, *, guild: discord.abc.Snowflake | None = None) -> list[app_commands.AppCommand]:
        assert guild is None
        offered = tuple(games.names())  # commands name them
        if offered not in UPLOADS:
            # A server may show commands to more people than we say: then it is the bot that refuses.
            shown = {"default_member_permissions": None}
            UPLOADS[offered] = [{**one.to_dict(self), **shown} for one in self._get_all_commands(guild=None)]
        assert isinstance(self._http, FakeHTTPClient)
        known = [{name: one[name] for name in COMMAND_FIELDS if name in one} for one in UPLOADS[offered]]
        data = self._http.backend.register_commands(None, known)
        self.ids.update({one["name"]: int(one["id"]) for one in data})
        return []


class StageBot(commands.AutoShardedBot):
    """The bot as it is wired for Discord, over a host that the test opened."""

    def __init__(self, host: Host) -> None:
        intents = discord.Intents(guilds=True)
        super().__init__(command_prefix=(), tree_cls=StageCommands, intents=intents, shard_count=1, **ON_SERVERS)
        self.host = host
        self.wired: cogs.Cogs

    async def setup_hook(self) -> None:
        self.wired = await cogs.setup(self, self.host)
        await self.tree.sync()


class DiscordStage:
    """Everything a test needs; `restart` throws all memory away, as a crash would."""

    def __init__(self, env: Env, host: Host, db: Path, clock: StageClock, connection: BreakableConnection) -> None:
        self.env, self.host, self.db, self.clock, self.connection = env, host, db, clock, connection
        clock.env = env
        SPOKEN.clear()  # people of another stage may have had the same ids
        self.guild: GuildHandle = env.create_guild("Guild")
        self.channel = self.guild.create_text_channel("games")
        self.people: list[MemberActor] = []
        self.thread: ChannelHandle
        self.table: TableInfo
        self.last: dict[int, InteractionResult] = {}

    @property
    def bot(self) -> StageBot:
        bot = self.env.bot
        assert isinstance(bot, StageBot)
        return bot

    def person(self, name: str, locale: str = "en-US") -> MemberActor:
        user = self.env.create_user(name, global_name=name.title())
        SPOKEN[user.id] = locale
        actor = self.guild.add_member(user)
        self.people.append(actor)
        return actor

    async def start(
        self, *people: MemberActor, language: str = "en", seed: str = "s", clock: str = "", **options: str
    ) -> TableInfo:
        """A bazaar in a thread of its own, started and told; with `clock` at that pace."""
        first = people[0]
        lobby = self.host.lobby
        table = await lobby.create(
            "bazaar", Person(first.id), shown_name(first), options, guild=self.guild.id, channel=self.channel.id,
            language=language,
        )  # fmt: skip
        for one in people[1:]:
            await lobby.join(table.id, Person(one.id, guild=self.guild.id), shown_name(one))
        await self.place(table)
        if clock:
            await self.host.consent.propose(table.id, Person(first.id), "pace", clock)
        await lobby.start(table.id, Person(first.id), seed=seed, shuffle=False)
        self.table = await self.host.reads.info(table.id, BOT)
        await self.settle()
        return self.table

    async def settle(self) -> None:
        """Until nobody has anything left to do: the bot, computer players, the outbox."""
        await self.host.idle()
        await self.bot.wired.outbox.idle()
        await self.env.settle()

    async def passes(self, seconds: float, look: Callable[[], Awaitable[None]] | None = None) -> None:
        """Time goes by, and everything due happens at its moment; after each somebody may have a look."""
        end = self.clock.now() + timedelta(seconds=seconds)
        while True:
            earliest = await sql.due.earliest(self.host._db)
            if earliest is None or earliest > end.timestamp():
                break
            self.clock.later += timedelta(seconds=max(0.0, earliest - self.clock.now().timestamp()))
            await self.host.due.act()
            await self.settle()
            if look is not None:
                await look()
        self.clock.later += max(timedelta(), end - self.clock.now())
        await self.settle()

    async def until(self, holds: Callable[[], bool]) -> None:
        """Let everybody work until something holds, without the clock being moved."""
        async with asyncio.timeout(REST_SECONDS):
            while not holds():  # noqa: ASYNC110 (whatever it is, nobody tells)
                await asyncio.sleep(0.001)

    async def place(self, table: TableInfo) -> None:
        channel = self.bot.get_channel(self.channel.id)
        assert isinstance(channel, discord.TextChannel)
        thread = await channel.create_thread(name=f"Table {table.id}", type=discord.ChannelType.public_thread)
        self.thread = ChannelHandle(self.env, self.guild, self.env.backend.get_channel(thread.id))
        await self.host.lobby.place(table.id, thread=thread.id)

    async def restart(self) -> None:
        """The process ends and begins again: another bot, another host, the same file and the same Discord."""
        await self.bot.remove_cog("OutboxPoster")
        await self.host.close()
        self.host = await open_host(self.db, self.clock)
        await self.env.restart_bot(StageBot(self.host))
        await self.host.wake()
        await self.settle()

    def posts(self) -> list[discord.Message]:
        return self.thread.history()

    def newest(self) -> discord.Message:
        return self.posts()[-1]

    async def press(self, who: Actor, label: str, message: Any = None) -> str:
        """Press a button of the panel this person has open (or of a given message); returns all they then read.

        It goes by what stands on it, or, where that is a number, by the name beside it.
        """
        shown = message if message is not None else self.panel(who)
        named = beside(shown, label)
        clicked = who.click(shown, label=label) if named is None else who.click(shown, custom_id=named)
        return self.read(who, await clicked, fresh=message is not None)

    async def more(self, who: Actor, label: str) -> str:
        """Press a button behind More in the panel this person has open."""
        await self.press(who, "More")
        return await self.press(who, label)

    async def press_id(self, who: Actor, custom_id: str) -> str:
        """Press a button of the panel by its custom_id, where labels are alike."""
        return self.read(who, await who.click(self.panel(who), custom_id=custom_id), fresh=False)

    async def choose(self, who: Actor, values: str | Sequence[str], message: Any = None, nth: int | None = None) -> str:
        """Choose by label in the `nth` select of the panel, or in the first that has them all."""
        shown = message if message is not None else self.panel(who)
        wanted = [values] if isinstance(values, str) else list(values)
        offered = [(menu, {option["label"]: option["value"] for option in menu["options"]}) for menu in selects(shown)]
        fitting = [it for it in offered if it[1].keys() >= set(wanted)]
        menu, by_label = fitting[0] if nth is None else offered[nth]
        result = await who.select(shown, [by_label[one] for one in wanted], custom_id=menu["custom_id"])
        return self.read(who, result, fresh=message is not None)

    async def move(self, who: MemberActor) -> str:
        """My move, on the newest message of the thread that has the button."""
        for message in reversed(self.posts()):
            if any(button.get("custom_id") == f"v1|{self.table.id}||move|" for button in buttons(message)):
                label = next(b["label"] for b in buttons(message) if b["custom_id"].endswith("|move|"))
                return await self.press(who, label, message)
        raise AssertionError("there is no such message")

    async def slash(self, who: MemberActor, name: str, where: ChannelHandle | None = None, **given: Any) -> str:
        result = await who.slash(where or self.thread, name, **given)
        return self.read(who, result, fresh=True)

    async def slash_dm(self, who: MemberActor, name: str, **given: Any) -> str:
        return self.read(who, await who.user.slash(name, **given), fresh=True)

    def stored(self, message: Any) -> Any:
        """A message as the simulated Discord keeps it; outlives its deletion."""
        return self.env.backend.get_message(
            message.channel_id if hasattr(message, "channel_id") else message.channel.id, message.id
        )

    async def forge(self, who: Actor, stored: Any, custom_id: str, values: Sequence[str] | None = None) -> str:
        """A click on what is no longer (or never was) there: another device, an old client, a deleted message."""
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2 if values is None else 3}
        if values is not None:
            data["values"] = list(values)
        return self.read(who, await _component_interaction(who, stored, data), fresh=True)

    async def twice(self, who: MemberActor, label: str) -> None:
        """A double click: the second one is on its way before the first was answered."""
        stored = self.stored(self.panel(who))
        custom_id = next(b["custom_id"] for b in buttons(self.panel(who)) if b.get("label") == label)
        for _ in range(2):
            self.emit(who, stored, custom_id)
        await self.settle()

    def emit(self, who: MemberActor, stored: Any, custom_id: str, values: Sequence[str] | None = None) -> Any:
        """Send a click off without waiting for anything; returns Discord's record of it."""
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2 if values is None else 3}
        if values is not None:
            data["values"] = list(values)
        record, payload = interactions.base_payload(
            self.env.backend, type=3, channel_id=stored.channel_id, guild_id=self.guild.id, user_id=who.id, data=data
        )
        payload["message"] = dict(message_payload(self.env.backend, stored))
        record.source_message_id = stored.id
        self.env.backend.emit("INTERACTION_CREATE", payload)
        return record

    async def submit(self, who: MemberActor, stored: Any, custom_id: str, fields: Mapping[str, str]) -> str:
        """Hand in a form of selects, whoever had opened it."""
        chosen = [
            {"type": 18, "id": n, "component": {"type": 3, "id": 100 + n, "custom_id": name, "values": [value]}}
            for n, (name, value) in enumerate(fields.items(), 1)
        ]
        result = await _dispatch_actor_interaction(
            who, 5, ChannelHandle(self.env, self.guild, self.env.backend.get_channel(stored.channel_id)),
            {"custom_id": custom_id, "components": chosen},
            extra={"message": dict(message_payload(self.env.backend, stored))}, source_message_id=stored.id,
        )  # fmt: skip
        return self.read(who, result, fresh=True)

    def panel(self, who: Actor) -> Any:
        """What somebody has before their eyes: the answer to their last click, or the panel that came after it."""
        came = next((one for one in reversed(self.last[who.id].followups) if buttons(one)), None)
        shown = self.last[who.id].response if came is None else came
        assert shown is not None
        return shown

    def read(self, who: Actor, result: InteractionResult, *, fresh: bool) -> str:
        """What the person sees now: the panel, and sentences beside it."""
        assert result.acknowledged
        came = result.response is None and any(buttons(one) for one in result.followups)  # in place of the older panel
        if came or (result.response is not None and (fresh or who.id not in self.last or not result.followups)):
            self.last[who.id] = result
        parts = [result.response, *result.followups] if result.response is not None else list(result.followups)
        return "\n".join(texts(part) for part in parts)


def shown_name(actor: MemberActor) -> str:
    return actor.name.title()


class StageClock:
    """The simulated Discord's clock, once there is one; what is `later` has passed without anybody noticing."""

    env: Env | None = None
    later = timedelta(hours=12)  # the simulation begins at midnight, when people sleep

    def now(self) -> datetime:
        return (datetime.now(UTC) if self.env is None else self.env.now()) + self.later


async def open_host(db: Path, clock: StageClock) -> Host:
    """The host of a stage, whose people have played every game before unless a test says otherwise."""
    reports = db.parent / "reports"
    host = await Host.open(db, clock.now, reports=reports, rng=Random(1), thinking=ThinkingHere(), replays=ReplaysHere)
    host._live.notes_newcomers = False
    host.server_sets.trials = SetTrialsHere()
    database = host._live.db
    if isinstance(database, SqliteDatabase):
        database._reader._execute = done_here  # type: ignore[method-assign]
    return host


async def done_here(work: Callable[..., T], *args: object) -> T:
    """A reading without the way to the connection's thread and back, which takes longer than most of them."""
    await asyncio.sleep(0)
    return work(*args)


@asynccontextmanager
async def staged(folder: Path, patience: float = REST_SECONDS) -> AsyncIterator[DiscordStage]:
    """The bot and an empty server; whatever was sent is held against our limits in the end."""
    db = prepared(folder / "kontor.db")
    clock = StageClock()
    host = await open_host(db, clock)
    env = Env(StageBot(host), settle_timeout=patience)
    connection = BreakableConnection()
    connection.open()
    await env.start()
    made = DiscordStage(env, host, db, clock, connection)
    try:
        yield made
        assert faults_in(env) == []
        env.raise_errors()
    finally:
        await made.bot.remove_cog("OutboxPoster")
        await made.host.close()
        await env.shutdown()
        made.connection.close()
        pool.close()
