"""The gateway socket: HELLO, IDENTIFY, RESUME from a ring of frames, heartbeats, events by intent."""

from __future__ import annotations

import asyncio
import contextlib
import copy
import secrets
import time
from collections import deque
from collections.abc import Callable, Mapping
from typing import Any

import discord
import msgspec
from aiohttp import WSMsgType, web
from simcord import intents as rules
from simcord.backend import serializers

from sandbox.world import World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME = 0, 1, 2, 6
REQUEST_MEMBERS, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 8, 9, 10, 11
HEARTBEAT_MS = 41_250
ACK_SECONDS = 0.05
RING = 500  # frames that RESUME can replay
FRAME_LIMIT = 64 * 1024  # what a bot may send in one frame
PARKED_SECONDS = 120.0  # how long a session outlives its socket

encode = msgspec.json.encode


class Session:
    """One bot's stream of events; it outlives its socket so that RESUME can replay what was missed."""

    def __init__(self, shard: list[int], intents: discord.Intents) -> None:
        self.id = secrets.token_hex(16)
        self.shard = shard
        self.intents = intents
        self.sequence = 0
        self.ring: deque[tuple[int, bytes]] = deque(maxlen=RING)
        self.queue: asyncio.Queue[bytes] | None = None  # there while a socket is open
        self.parked_at = time.monotonic()

    def put(self, event: str, payload: Any, translate: Callable[[bytes], bytes]) -> None:
        """Number the event, keep it for RESUME, and send it if anybody listens."""
        self.sequence += 1
        frame = translate(encode({"op": DISPATCH, "t": event, "s": self.sequence, "d": payload}))
        self.ring.append((self.sequence, frame))
        if self.queue is not None:
            self.queue.put_nowait(frame)


class Link:
    """One open socket with its queue of frames."""

    def __init__(self, ws: web.WebSocketResponse, request: web.Request) -> None:
        self.ws = ws
        self.request = request
        self.queue: asyncio.Queue[bytes] = asyncio.Queue()
        self.session: Session | None = None
        self.closing: asyncio.Task[bool] | None = None  # held, or the loop may forget it
        self.writer = asyncio.create_task(self._write())

    async def _write(self) -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                await self.ws.send_str((await self.queue.get()).decode())

    def send(self, frame: dict[str, Any]) -> None:
        """Queue a frame that is not an event."""
        self.queue.put_nowait(encode(frame))

    def join(self, session: Session) -> None:
        """From now on this socket carries the session."""
        self.session = session
        session.queue = self.queue

    def leave(self) -> None:
        """The socket is closed: the session waits for a RESUME."""
        self.writer.cancel()
        if self.session is not None and self.session.queue is self.queue:
            self.session.queue = None
            self.session.parked_at = time.monotonic()

    def cut(self, code: int) -> None:
        """Close with a code, or, with 0, tear the connection without a goodbye."""
        self.leave()
        self.session = None
        if code == 0 and self.request.transport is not None:
            self.request.transport.abort()
        else:
            self.closing = asyncio.create_task(self.ws.close(code=code or 1006))


class Gateway:
    """All sessions; `publish` is what the world calls for every event."""

    def __init__(self, world: World, token: str, translate: Callable[[bytes], bytes]) -> None:
        self.world = world
        self.token = token
        self.translate = translate
        self.url = ""
        self.sessions: dict[str, Session] = {}
        self.links: set[Link] = set()
        self.on_change: Callable[[], None] = lambda: None  # the bot came or went
        world.subscribers.append(self.publish)

    @property
    def connected(self) -> bool:
        """Whether a bot listens right now."""
        return any(link.session is not None for link in self.links)

    def publish(self, event: str, payload: Mapping[str, Any]) -> None:
        """Give an event to every session whose intents cover it."""
        self._forget_parked()
        for session in self.sessions.values():
            shaped = self._shape(session, event, payload)
            if shaped is not None:
                session.put(event, shaped, self.translate)

    def _shape(self, session: Session, event: str, payload: Mapping[str, Any]) -> dict[str, Any] | None:
        """What this session may know of an event, or `None`, as the real gateway would have it."""
        needed = rules.required_intent(event, payload)
        if needed is not None and not getattr(session.intents, needed):
            return None
        bot_id = self.world.bot_user.id
        shaped = dict(payload)
        if event == "GUILD_CREATE":
            rules.prune_guild_create(shaped, session.intents, bot_id)
        elif event in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and not session.intents.message_content:
            shaped = copy.deepcopy(shaped)
            rules.censor_message(shaped, bot_id, backend=self.world)
        return shaped

    def drop(self, resumable: bool, code: int) -> int:
        """Cut every socket (code 0: without a goodbye); without `resumable` the sessions go, too."""
        links = list(self.links)
        for link in links:
            if not resumable and link.session is not None:
                self.sessions.pop(link.session.id, None)
            link.cut(code)
        return len(links)

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """One socket from HELLO to its end."""
        ws = web.WebSocketResponse(max_msg_size=FRAME_LIMIT)
        await ws.prepare(request)
        link = Link(ws, request)
        self.links.add(link)
        link.send({"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_MS}})
        try:
            async for message in ws:
                if message.type is not WSMsgType.TEXT:
                    break
                self._received(link, msgspec.json.decode(message.data))
        except msgspec.DecodeError:
            await ws.close(code=4002)
        finally:
            self.links.discard(link)
            link.leave()
            self.on_change()
        return ws

    def _received(self, link: Link, frame: dict[str, Any]) -> None:
        op, data = frame.get("op"), frame.get("d") or {}
        if op == HEARTBEAT:
            # A library that notes only afterwards when it asked would take an answer at once for one to the last time.
            asyncio.get_running_loop().call_later(ACK_SECONDS, link.send, {"op": HEARTBEAT_ACK, "d": None})
        elif op == IDENTIFY:
            if data["token"] != self.token:
                link.cut(4004)
                return
            self._identify(link, data)
        elif op == RESUME:
            self._resume(link, data)
        elif op == REQUEST_MEMBERS and link.session is not None:
            link.session.put("GUILD_MEMBERS_CHUNK", self._members(data), self.translate)

    def _identify(self, link: Link, data: dict[str, Any]) -> None:
        session = Session(data.get("shard") or [0, 1], discord.Intents._from_value(data["intents"]))
        self.sessions[session.id] = session
        link.join(session)
        guild = self.world.guild
        ready = {
            "v": 10,
            "user": serializers.user_payload(self.world.bot_user),
            "guilds": [{"id": str(guild.id), "unavailable": True}],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "shard": session.shard,
            "application": {"id": str(self.world.application_id), "flags": 0},
        }
        session.put("READY", ready, self.translate)
        created = self._shape(session, "GUILD_CREATE", serializers.guild_create_payload(self.world, guild))
        if created is not None:
            session.put("GUILD_CREATE", created, self.translate)
        self.on_change()

    def _resume(self, link: Link, data: dict[str, Any]) -> None:
        session = self.sessions.get(data["session_id"])
        seen = data["seq"] or 0
        if session is None or data["token"] != self.token or (session.ring and session.ring[0][0] > seen + 1):
            link.send({"op": INVALID_SESSION, "d": False})
            return
        for sequence, sent in session.ring:
            if sequence > seen:
                link.queue.put_nowait(sent)
        link.join(session)
        session.put("RESUMED", {}, self.translate)
        self.on_change()

    def _members(self, wanted: dict[str, Any]) -> dict[str, Any]:
        """REQUEST_GUILD_MEMBERS by ids or by the beginning of a name."""
        guild, users = self.world.guild, self.world.users
        members = list(guild.members.values())
        if wanted.get("user_ids"):
            ids = {int(user_id) for user_id in wanted["user_ids"]}
            members = [member for member in members if member.user_id in ids]
        elif wanted.get("query"):
            start = wanted["query"].lower()
            members = [member for member in members if users[member.user_id].name.lower().startswith(start)]
        if wanted.get("limit"):
            members = members[: wanted["limit"]]
        return {
            "guild_id": str(guild.id),
            "members": [serializers.member_payload(self.world, guild, member) for member in members],
            "chunk_index": 0,
            "chunk_count": 1,
            "nonce": wanted.get("nonce"),
        }

    def _forget_parked(self) -> None:
        now = time.monotonic()
        for session in list(self.sessions.values()):
            if session.queue is None and now - session.parked_at > PARKED_SECONDS:
                del self.sessions[session.id]
