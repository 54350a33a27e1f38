"""A server, two people, a table in a thread, and the real bot between them, all in a simulated Discord."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import discord
from discord.ext import commands
from simcord import interactions
from simcord.actors import MemberActor, _component_interaction, _dispatch_actor_interaction
from simcord.backend.serializers import message_payload
from simcord.builders import ChannelHandle, GuildHandle
from simcord.env import Env
from simcord.http import router
from simcord.results import InteractionResult

import cogs
from cogs.kit import limits
from host import Host, TableInfo

Env._settle_internal.__kwdefaults__["idle"] = 0.002  # a click then takes 4 ms instead of 52
SPOKEN: dict[int, str] = {}  # the Discord language of each made-up user

_base_payload = interactions.base_payload


def spoken_payload(*args: Any, **options: Any) -> Any:
    """An interaction in the languages of whoever caused it and of the server; the simulation knows English only."""
    record, payload = _base_payload(*args, **options)
    payload["locale"] = SPOKEN.get(options["user_id"], "en-US")
    if options.get("guild_id") is not None:
        payload["guild_locale"] = args[0].guilds[options["guild_id"]].preferred_locale
    return record, payload


interactions.base_payload = spoken_payload


class Line:
    """The line to Discord: it can break before or after a request, and Discord knows a nonce again."""

    def __init__(self) -> None:
        self.beyond = router.dispatch
        self.known: dict[tuple[str, str], Any] = {}
        self.breaks: list[tuple[str, str, bool]] = []  # method, path pattern, whether the request is carried out

    def __call__(self, backend: Any, method: str, path: str, **request: Any) -> Any:
        broken = next((b for b in self.breaks if b[0] == method and re.fullmatch(b[1], path)), None)
        if broken is not None:
            self.breaks.remove(broken)
            if broken[2]:
                self.carry_out(backend, method, path, **request)
            raise aiohttp.ServerDisconnectedError
        return self.carry_out(backend, method, path, **request)

    def carry_out(self, backend: Any, method: str, path: str, **request: Any) -> Any:
        body = request.get("json") or {}
        nonce = (path, body["nonce"]) if isinstance(body, dict) and body.get("enforce_nonce") else None
        if nonce is not None and nonce in self.known:
            return self.known[nonce]
        answer = self.beyond(backend, method, path, **request)
        if nonce is not None:
            self.known[nonce] = answer
        return answer


class Bot(commands.AutoShardedBot):
    """The bot as it is wired for Discord, over a host that the test opened."""

    def __init__(self, host: Host) -> None:
        super().__init__(command_prefix=(), intents=discord.Intents(guilds=True), shard_count=1)
        self.host = host
        self.wired: cogs.Cogs

    async def setup_hook(self) -> None:
        self.wired = await cogs.setup(self, self.host)
        await self.tree.sync()


class Stage:
    """Everything a test needs; `restart` throws all memory away, as a crash would."""

    def __init__(self, env: Env, host: Host, db: Path, clock: Clock) -> None:
        self.env, self.host, self.db, self.clock = env, host, db, clock
        clock.env = env
        self.guild: GuildHandle = env.create_guild("Guild")
        self.channel = self.guild.create_text_channel("games")
        self.people: list[MemberActor] = []
        self.thread: ChannelHandle
        self.table: TableInfo
        self.last: dict[int, InteractionResult] = {}
        self.line = Line()
        router.dispatch = self.line

    @property
    def bot(self) -> Bot:
        bot = self.env.bot
        assert isinstance(bot, Bot)
        return bot

    def person(self, name: str, locale: str = "en-US") -> MemberActor:
        user = self.env.create_user(name, global_name=name.title())
        SPOKEN[user.id] = locale
        actor = self.guild.add_member(user)
        self.people.append(actor)
        return actor

    async def start(self, *people: MemberActor, language: str = "en", seed: str = "s", **options: str) -> TableInfo:
        """A bazaar in a thread of its own, started and told."""
        first = people[0]
        lobby = self.host.lobby
        table = await lobby.create(
            "bazaar", first.id, shown_name(first), options, guild=self.guild.id, channel=self.channel.id,
            language=language,
        )  # fmt: skip
        for one in people[1:]:
            await lobby.join(table.id, one.id, shown_name(one))
        await self.place(table)
        await lobby.start(table.id, first.id, seed=seed, shuffle=False)
        self.table = await self.host.looking.info(table.id)
        await self.settle()
        return self.table

    async def settle(self) -> None:
        """Until nobody has anything left to do: the bot, computer players, the outbox."""
        await self.host.idle()
        outbox = self.bot.wired.post._task
        if outbox is not None:
            await outbox
        await self.env.settle()

    async def place(self, table: TableInfo) -> None:
        channel = self.bot.get_channel(self.channel.id)
        assert isinstance(channel, discord.TextChannel)
        thread = await channel.create_thread(name=f"Table {table.id}", type=discord.ChannelType.public_thread)
        self.thread = ChannelHandle(self.env, self.guild, self.env.backend.get_channel(thread.id))
        await self.host.lobby.place(table.id, thread=thread.id)

    async def restart(self) -> None:
        """The process ends and begins again: another bot, another host, the same file and the same Discord."""
        await self.bot.remove_cog("Post")
        await self.host.close()
        self.host = await open_host(self.db, self.clock)
        await self.env.restart_bot(Bot(self.host))
        await self.host.wake()
        await self.settle()

    def posts(self) -> list[discord.Message]:
        return self.thread.history()

    def newest(self) -> discord.Message:
        return self.posts()[-1]

    async def press(self, who: MemberActor, label: str, message: Any = None) -> str:
        """Press a button of the panel this person has open (or of a given message); returns all they then read."""
        shown = message if message is not None else self.panel(who)
        return self._read(who, await who.click(shown, label=label), fresh=message is not None)

    async def press_id(self, who: MemberActor, custom_id: str) -> str:
        """The same by custom_id, where labels are alike."""
        return self._read(who, await who.click(self.panel(who), custom_id=custom_id), fresh=False)

    async def choose(self, who: MemberActor, values: str | Sequence[str], message: Any = None, nth: int = 0) -> str:
        """Choose by label in the `nth` select of the panel."""
        shown = message if message is not None else self.panel(who)
        menu = selects(shown)[nth]
        wanted = [values] if isinstance(values, str) else list(values)
        by_label = {option["label"]: option["value"] for option in menu["options"]}
        result = await who.select(shown, [by_label[one] for one in wanted], custom_id=menu["custom_id"])
        return self._read(who, result, fresh=message is not None)

    async def move(self, who: MemberActor) -> str:
        """My move, on the newest message of the thread that has the button."""
        for message in reversed(self.posts()):
            if any(button.get("custom_id") == f"v1|{self.table.id}||move|" for button in buttons(message)):
                label = next(b["label"] for b in buttons(message) if b["custom_id"].endswith("|move|"))
                return await self.press(who, label, message)
        raise AssertionError("there is no such message")

    async def slash(self, who: MemberActor, name: str, where: ChannelHandle | None = None, **given: Any) -> str:
        result = await who.slash(where or self.thread, name, **given)
        return self._read(who, result, fresh=True)

    async def slash_dm(self, who: MemberActor, name: str, **given: Any) -> str:
        return self._read(who, await who.user.slash(name, **given), fresh=True)

    def stored(self, message: Any) -> Any:
        """A message as the simulated Discord keeps it; outlives its deletion."""
        return self.env.backend.get_message(
            message.channel_id if hasattr(message, "channel_id") else message.channel.id, message.id
        )

    async def forge(self, who: MemberActor, stored: Any, custom_id: str, values: Sequence[str] | None = None) -> str:
        """A click on what is no longer (or never was) there: another device, an old client, a deleted message."""
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2 if values is None else 3}
        if values is not None:
            data["values"] = list(values)
        return self._read(who, await _component_interaction(who, stored, data), fresh=True)

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
        return self._read(who, result, fresh=True)

    def panel(self, who: MemberActor) -> Any:
        shown = self.last[who.id].response
        assert shown is not None
        return shown

    def _read(self, who: MemberActor, result: InteractionResult, *, fresh: bool) -> str:
        """What the person sees now: the panel, and sentences beside it."""
        assert result.acknowledged
        if result.response is not None and (fresh or who.id not in self.last or not result.followups):
            self.last[who.id] = result
        parts = [result.response, *result.followups] if result.response is not None else list(result.followups)
        return "\n".join(texts(part) for part in parts)


def shown_name(actor: MemberActor) -> str:
    return actor.name.title()


class Clock:
    """The simulated Discord's clock, once there is one."""

    env: Env | None = None

    def now(self) -> datetime:
        return datetime.now(UTC) if self.env is None else self.env.now()


async def open_host(db: Path, clock: Clock) -> Host:
    return await Host.open(db, clock.now, reports=db.parent / "reports", rng=Random(1))


def raw(message: Any) -> list[dict[str, Any]]:
    """The components of a message, whoever hands it out."""
    components = message.components
    return [one if isinstance(one, dict) else one.to_dict() for one in components]


def parts(message: Any) -> Iterator[dict[str, Any]]:
    yield from limits.walk(raw(message))  # type: ignore[misc]


def texts(message: Any) -> str:
    """Everything written in a message."""
    return "\n".join(part["content"] for part in parts(message) if part["type"] == limits.DISPLAY)


def buttons(message: Any) -> list[dict[str, Any]]:
    return [part for part in parts(message) if part["type"] == limits.BUTTON]


def labels(message: Any) -> list[str]:
    return [one.get("label", "") for one in buttons(message)]


def selects(message: Any) -> list[dict[str, Any]]:
    return [part for part in parts(message) if part["type"] == limits.SELECT]


def alts(message: Any) -> list[str]:
    return [item["description"] for part in parts(message) if part["type"] == limits.MEDIA for item in part["items"]]


def sent_bodies(env: Env) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every body sent to Discord that holds a message or a modal, with its route."""
    for request in env.http_requests:
        body = request.json
        if not isinstance(body, dict):
            continue
        if re.fullmatch(r"/interactions/\d+/[^/]+/callback", request.path):
            body = body.get("data") or {}
        if "components" in body:
            yield f"{request.method} {request.path}", body


__all__ = [
    "Bot",
    "Clock",
    "Env",
    "MemberActor",
    "Stage",
    "alts",
    "buttons",
    "labels",
    "open_host",
    "selects",
    "sent_bodies",
    "texts",
]
