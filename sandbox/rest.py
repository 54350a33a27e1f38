"""Discord's REST routes on loopback: one catch-all around SimCord's router, and what that leaves out."""

from __future__ import annotations

import base64
import io
import logging
import re
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from aiohttp import BodyPartReader, web
from simcord.backend.cdn import CDN_BASE as CDN
from simcord.backend.errors import BackendError
from simcord.http import router
from simcord.http import routes as _routes  # noqa: F401  (importing registers the routes)

from sandbox.faults import Faults, Reply, Reset
from sandbox.people import UPLOAD_LIMIT, AwaitedAnswers
from sandbox.world import World

log = logging.getLogger(__name__)

FILE_COUNT = 10
BODY_LIMIT = 26 * 1024 * 1024  # one request with all its files
EMOJI_LIMIT = 256 * 1024
UNKNOWN_WEBHOOK = 10015
NONCE_SECONDS = 300.0
NONCES = 1000
OPEN_ROUTES = ("/interactions/", "/webhooks/")  # these authenticate by the token in their path

encode = msgspec.json.encode


@dataclass
class Upload:
    """A file of a multipart request, in the shape SimCord's routes read."""

    filename: str
    data: bytes
    description: str | None = None
    fp: io.BytesIO = field(init=False)

    def __post_init__(self) -> None:
        self.fp = io.BytesIO(self.data)


@dataclass
class RestCall:
    """One recorded request of the bot with what it was answered."""

    method: str
    path: str
    query: dict[str, str]
    json: Any
    files: list[tuple[str, int, str | None]]  # name, size, alt text
    status: int = 0
    answer: Any = None


async def _read_part(part: BodyPartReader, room: int) -> bytes:
    """A part of a form, unless it is larger than what may still come."""
    data = bytearray()
    while chunk := await part.read_chunk(1 << 16):
        data += chunk
        if len(data) > room:
            raise web.HTTPRequestEntityTooLarge(max_size=BODY_LIMIT, actual_size=BODY_LIMIT + 1)
    return bytes(data)


class Rest:
    """Answers every `/api/v10/…` request."""

    def __init__(
        self,
        world: World,
        answers: AwaitedAnswers,
        faults: Faults,
        *,
        token: str,
        translate: Callable[[bytes], bytes],
        keep_calls: int = 200,
    ) -> None:
        self.world = world
        self.answers = answers
        self.faults = faults
        self.token = token
        self.translate = translate
        self.gateway_url = ""
        self.calls: deque[RestCall] = deque(maxlen=keep_calls)
        self.watchers: list[Callable[[RestCall], None]] = []  # told of every request once it is answered
        self.nonces: OrderedDict[tuple[int, str], tuple[float, int]] = OrderedDict()

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """The catch-all."""
        path = "/" + request.match_info["path"]
        method = request.method
        try:
            early = await self.faults.apply("before", method, path)
            if early is not None:
                return self._respond(early)
            call, uploads = await self._read(request, path)
            reply = self._answer(call, uploads, request)
            call.status, call.answer = reply.status, reply.body
            self.calls.append(call)
            for watcher in self.watchers:
                watcher(call)
            late = await self.faults.apply("after", method, path)
            return self._respond(late or reply)
        except Reset:
            if request.transport is not None:
                request.transport.abort()
            raise web.HTTPInternalServerError from None

    def _respond(self, reply: Reply) -> web.Response:
        if reply.body is None:
            return web.Response(status=reply.status)
        headers = {"Content-Type": "application/json"}  # discord.py compares the whole header
        if reply.status == 429:
            headers["Via"] = "1.1 sandbox"
        return web.Response(status=reply.status, body=self.translate(encode(reply.body)), headers=headers)

    async def _read(self, request: web.Request, path: str) -> tuple[RestCall, list[Upload]]:
        body: Any = None
        uploads: dict[int, Upload] = {}
        if request.content_type == "multipart/form-data":
            fields: dict[str, str] = {}
            room = BODY_LIMIT
            async for part in await request.multipart():
                assert isinstance(part, BodyPartReader)
                data = await _read_part(part, room)
                room -= len(data)
                index = re.fullmatch(r"files\[(\d+)\]", part.name or "")
                if index:
                    uploads[int(index[1])] = Upload(part.filename or "file", data)
                elif part.name == "payload_json":
                    body = msgspec.json.decode(self.untranslate(data))
                elif part.name:
                    fields[part.name] = data.decode()
            body = fields if body is None else body
        elif request.can_read_body:
            data = await request.read()
            body = msgspec.json.decode(self.untranslate(data)) if data else None
        holder = body.get("data", body) if isinstance(body, dict) else {}
        for described in (holder or {}).get("attachments") or []:  # alt text comes apart from the file
            upload = uploads.get(int(described.get("id", -1)))
            if upload is not None:
                upload.description = described.get("description")
        files = [uploads[index] for index in sorted(uploads)]
        shown = [(upload.filename, len(upload.data), upload.description) for upload in files]
        return RestCall(request.method, path, dict(request.query), body, shown), files

    def untranslate(self, data: bytes) -> bytes:
        """Pictures the bot names by their loopback address, by the name they are stored under."""
        own = self.translate(CDN.encode())
        return data.replace(own, CDN.encode())

    def _answer(self, call: RestCall, uploads: list[Upload], request: web.Request) -> Reply:
        try:
            if not call.path.startswith(OPEN_ROUTES) and request.headers.get("Authorization") != f"Bot {self.token}":
                raise BackendError(401, 0, "401: Unauthorized")
            self._check_files(uploads)
            body = self._special(call)
            if body is None:
                body = self._dispatch(call, uploads, request.headers.get("X-Audit-Log-Reason"))
            return Reply(204 if body is None else 200, body)
        except (router.RouteNotImplemented, router.UnsupportedField) as gap:
            log.error("The simulated Discord cannot do this: %s", gap)
            return Reply(gap.status, gap.to_json())
        except BackendError as error:
            if error.code == UNKNOWN_WEBHOOK and self._expired(call.path):
                error = BackendError(401, 50027, "Invalid Webhook Token")
            return Reply(error.status, error.to_json())
        except Exception as error:  # whatever SimCord stumbles over: a 500 would only be sent again
            log.exception("Malformed request %s %s", call.method, call.path)
            return Reply(400, {"code": 50035, "message": f"Invalid Form Body: {error!r}"})

    def _dispatch(self, call: RestCall, uploads: list[Upload], reason: str | None) -> Any:
        repeated = self._repeated(call)
        if repeated is not None:
            return repeated
        self._check_thread(call)
        self._check_dm(call)
        self._check_member(call)
        body = router.dispatch(
            self.world,
            call.method,
            call.path,
            json=call.json,
            params=call.query,
            files=uploads,
            reason=reason,
        )
        self._note_nonce(call, body)
        answered = re.fullmatch(r"/interactions/(\d+)/[^/]+/callback", call.path)
        if answered:
            self.answers.arrived(int(answered[1]))
        return body

    # What SimCord does not model

    def _expired(self, path: str) -> bool:
        """Whether a request came with the token of an interaction whose fifteen minutes are over."""
        token = path.split("/")[3:4]
        if not path.startswith("/webhooks/") or not token or not token[0].startswith("simcord_interaction_"):
            return False
        record = self.world.interactions.get(self.world.interaction_tokens.get(token[0], 0))
        return record is None or self.world.now_iso() >= (record.expires_at or "")

    def _special(self, call: RestCall) -> Any:
        if call.method == "GET" and call.path == "/gateway":
            return {"url": self.gateway_url}
        if call.method == "GET" and call.path == "/gateway/bot":
            limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
            return {"url": self.gateway_url, "shards": 1, "session_start_limit": limit}
        if call.method == "POST" and re.fullmatch(r"/applications/\d+/emojis", call.path):
            return self._new_emoji(call)
        return None

    def _new_emoji(self, call: RestCall) -> Any:
        kind, _, data = call.json["image"].partition(";base64,")
        picture = base64.b64decode(data)
        if len(picture) > EMOJI_LIMIT:
            raise BackendError(400, 50138, "Failed to resize asset below the maximum size")
        emoji = router.dispatch(self.world, "POST", call.path, json=call.json)
        extension = "gif" if kind == "data:image/gif" else "png"
        self.world.cdn.put(f"{CDN}/emojis/{emoji['id']}.{extension}", picture)
        self.world.notify("people", None)
        return emoji

    def _check_files(self, uploads: list[Upload]) -> None:
        if len(uploads) > FILE_COUNT:
            raise BackendError(400, 30015, "Maximum number of attachments in a message reached (10)")
        if any(len(upload.data) > UPLOAD_LIMIT for upload in uploads):
            raise BackendError(413, 40005, "Request entity too large")

    def _check_thread(self, call: RestCall) -> None:
        """An archived thread takes new messages (and wakes), but no edits and no members."""
        target = re.fullmatch(r"/channels/(\d+)/(messages/\d+|thread-members/.+)", call.path)
        if target and call.method in ("PATCH", "PUT", "DELETE"):
            channel = self.world.channels.get(int(target[1]))
            if channel is not None and channel.thread_metadata is not None and channel.thread_metadata.archived:
                raise BackendError(400, 50083, "Thread is archived")

    def _check_dm(self, call: RestCall) -> None:
        target = re.fullmatch(r"/channels/(\d+)/messages", call.path)
        if target and call.method == "POST":
            channel = self.world.channels.get(int(target[1]))
            for user_id in channel.recipient_ids if channel is not None else ():
                if user_id in self.world.profiles and not self.world.profiles[user_id].dms_open:
                    raise BackendError(403, 50007, "Cannot send messages to this user")

    def _check_member(self, call: RestCall) -> None:
        """Where the bot is no member it has no route but the answer to who uses it there."""
        channel, guild = re.match(r"/channels/(\d+)", call.path), re.match(r"/guilds/(\d+)", call.path)
        if channel is not None and self.world.is_foreign(int(channel[1])):
            raise BackendError(403, 50001, "Missing Access")
        if guild is not None and int(guild[1]) != self.world.guild.id:
            raise BackendError(404, 10004, "Unknown Guild")

    def _nonce(self, call: RestCall) -> tuple[int, str] | None:
        target = re.fullmatch(r"/channels/(\d+)/messages", call.path)
        if call.method != "POST" or target is None or not isinstance(call.json, dict):
            return None
        nonce = call.json.get("nonce")
        return (int(target[1]), str(nonce)) if nonce is not None and call.json.get("enforce_nonce") else None

    def _repeated(self, call: RestCall) -> Any:
        """The first message sent with this nonce in the last minutes, instead of a second one."""
        key = self._nonce(call)
        if key is None or key not in self.nonces:
            return None
        sent_at, message_id = self.nonces[key]
        if time.monotonic() - sent_at > NONCE_SECONDS or message_id not in self.world.messages.get(key[0], {}):
            del self.nonces[key]
            return None
        first = router.dispatch(self.world, "GET", f"/channels/{key[0]}/messages/{message_id}")
        return {**first, "nonce": call.json["nonce"]}

    def _note_nonce(self, call: RestCall, body: Any) -> None:
        key = self._nonce(call)
        if key is not None:
            body["nonce"] = call.json["nonce"]
            self.nonces[key] = time.monotonic(), int(body["id"])
            while len(self.nonces) > NONCES:
                self.nonces.popitem(last=False)
