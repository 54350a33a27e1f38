"""The page's socket: what it asks for, and what it is sent without asking."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from aiohttp import WSMsgType, web
from simcord.backend.access import channel_accessible, message_accessible
from simcord.backend.errors import BackendError
from simcord.backend.models import Message

from engine.core.text import Text
from sandbox import marks, present
from sandbox.people import UPLOAD_LIMIT, AwaitedAnswers, BotAnswer, LocalPerson
from sandbox.refused import Refused
from sandbox.world import LANGUAGES, World
from words import say

log = logging.getLogger(__name__)

FRAME_LIMIT = 256 * 1024
QUEUE_LIMIT = 2000
BUSY_LIMIT = 64  # requests of one page under way at once
PEOPLE_LIMIT = 24
UPLOADS = 8

Said = str | Mapping[str, str]


@dataclass(frozen=True)
class Starter:
    """A card of the guided start: runs slash commands as the current user, one after the other."""

    label: Said  # one text, or one per language
    command: str
    options: Mapping[str, Any] = field(default_factory=dict)
    detail: Said = ""
    then: Sequence[tuple[str, Mapping[str, Any]]] = ()


class Pages:
    """Every open page, told of every change it may see."""

    def __init__(
        self, world: World, answers: AwaitedAnswers, starters: Sequence[Starter], online: Callable[[], bool]
    ) -> None:
        self.world = world
        self.answers = answers
        self.starters = list(starters)
        self.online = online
        self.open: set[Page] = set()
        self.uploads: OrderedDict[str, tuple[str, bytes]] = OrderedDict()
        self._marks_due = False
        world.watchers.append(self._changed)

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """One page from its first frame to its last."""
        ws = web.WebSocketResponse(max_msg_size=FRAME_LIMIT, heartbeat=30)
        await ws.prepare(request)
        page = Page(self, ws)
        self.open.add(page)
        try:
            async for frame in ws:
                if frame.type is not WSMsgType.TEXT:
                    break
                page.received(frame.data)
        finally:
            self.open.discard(page)
            page.close()
        return ws

    async def upload(self, request: web.Request) -> web.Response:
        """A file for a command or a form, kept until it is used."""
        name = request.query.get("name", "file").replace("/", "_").replace("\\", "_")[:120] or "file"
        data = await request.content.read(UPLOAD_LIMIT + 1)
        while len(data) <= UPLOAD_LIMIT and (more := await request.content.read(UPLOAD_LIMIT + 1 - len(data))):
            data += more
        if len(data) > UPLOAD_LIMIT:
            raise web.HTTPRequestEntityTooLarge(max_size=UPLOAD_LIMIT, actual_size=len(data))
        token = secrets.token_urlsafe(12)
        self.uploads[token] = name, data
        while len(self.uploads) > UPLOADS:
            self.uploads.popitem(last=False)
        return web.json_response({"upload": token, "name": name})

    def bot_changed(self) -> None:
        """The bot came or went."""
        for page in self.open:
            page.send({"t": "bot", "online": self.online()})

    def _changed(self, kind: str, subject: Any) -> None:
        for page in tuple(self.open):
            page.changed(kind, subject)
        if kind in ("message", "gone", "channel", "channel gone", "people", "read") and not self._marks_due:
            self._marks_due = True
            asyncio.get_running_loop().call_soon(self._tell_marks)

    def _tell_marks(self) -> None:
        """Unread marks change with nearly everything: once per turn of the loop is enough."""
        self._marks_due = False
        people = present.people(self.world) if self.open else []
        for page in self.open:
            page.send({"t": "people", "people": people, "channels": present.channels(self.world, page.viewer)})

    def starter_cards(self) -> list[dict[str, Any]]:
        """The guided start's cards, with all their languages."""
        return [
            {
                "label": _in_all(starter.label),
                "detail": _in_all(starter.detail),
                "command": starter.command,
                "for_guests": self.world.for_guests(starter.command),
            }
            for starter in self.starters
        ]


def _in_all(said: Said) -> dict[str, str]:
    if isinstance(said, str):
        return dict.fromkeys(LANGUAGES, said)
    return {language: said.get(language, said.get("en", "")) for language in LANGUAGES}


class Page:
    """One browser tab, looking through the eyes of one user at a time."""

    def __init__(self, pages: Pages, ws: web.WebSocketResponse) -> None:
        self.pages = pages
        self.world = pages.world
        self.ws = ws
        self.viewer = next(iter(self.world.profiles))
        self.queue: asyncio.Queue[str] = asyncio.Queue(QUEUE_LIMIT)
        self.busy: set[asyncio.Task[None]] = set()
        self.writer = asyncio.create_task(self._write())

    @property
    def person(self) -> LocalPerson:
        """Whoever sits at this page now."""
        return LocalPerson(self.world, self.pages.answers, self.viewer)

    async def _write(self) -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                await self.ws.send_str(await self.queue.get())

    def send(self, body: dict[str, Any]) -> None:
        """Send something; a page that cannot keep up is closed and comes back by itself."""
        try:
            self.queue.put_nowait(present.to_page(body))
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        """The tab is gone."""
        self.writer.cancel()
        for task in self.busy:
            task.cancel()

    def changed(self, kind: str, subject: Any) -> None:
        """Pass a change on if this page's user can see it."""
        if kind == "message":
            if message_accessible(self.world, subject.channel_id, subject, self.viewer):
                self.send({"t": "message", "message": present.message(self.world, subject, self.viewer)})
        elif kind == "gone":
            self.send({"t": "gone", "channel": str(subject[0]), "message": str(subject[1])})
        elif kind == "channel":
            if channel_accessible(self.world, subject.id, self.viewer):
                self.send({"t": "channel", "channel": present.channel(self.world, subject, self.viewer)})
        elif kind == "channel gone":
            self.send({"t": "channel gone", "channel": str(subject)})
        elif kind == "commands":
            self.send({"t": "commands"})
        elif kind == "typing":
            self.send({"t": "typing", "channel": subject["channel_id"], "user": subject["user_id"]})

    def received(self, data: str) -> None:
        """Start on a request; each has its own task so that a slow command holds up nothing."""
        if len(self.busy) >= BUSY_LIMIT:
            return
        task = asyncio.create_task(self._serve(data))
        self.busy.add(task)
        task.add_done_callback(self.busy.discard)

    async def _serve(self, data: str) -> None:
        number = None
        try:
            asked = msgspec.json.decode(data, type=dict[str, Any])
            number = asked.pop("n", None)
            act = ACTS[asked.pop("do")]
            answer = await act(self, **asked)
            self.send({"t": "answer", "n": number, "ok": answer})
        except Refused as refused:
            self.send({"t": "answer", "n": number, "refused": refused.key, "detail": refused.detail})
        except BackendError as error:
            self.send({"t": "answer", "n": number, "refused": "discord", "detail": error.message})
        except (msgspec.MsgspecError, KeyError, TypeError, ValueError) as error:
            log.debug("Malformed frame from the page: %r", error)
            self.send({"t": "answer", "n": number, "refused": "malformed", "detail": ""})
        except Exception:
            log.exception("The page asked for something that failed: %s", data[:500])
            self.send({"t": "answer", "n": number, "refused": "failed", "detail": ""})

    # What a page can ask for

    async def be(self, user: str | None = None) -> dict[str, Any]:
        """Look through another user's eyes."""
        if user is not None and int(user) in self.world.profiles:
            self.viewer = int(user)
        shown = present.state(self.world, self.viewer)
        languages = {lang: say(Text(f"look.language.{lang}"), lang) for lang in LANGUAGES}
        starters = self.pages.starter_cards()
        return {**shown, "online": self.pages.online(), "starters": starters, "languages": languages}

    async def look(self, channel: str, before: str | None = None) -> dict[str, Any]:
        """A stretch of a channel's messages."""
        if not channel_accessible(self.world, int(channel), self.viewer):
            raise Refused("no_channel")
        return present.history(self.world, int(channel), self.viewer, int(before) if before else None)

    async def commands(self, channel: str) -> list[dict[str, Any]]:
        """The slash commands that can be used in a channel."""
        return present.commands(self.world, int(channel), self.viewer)

    async def read(self, channel: str, message: str) -> None:
        """The user has seen the channel up to a message."""
        marks.read_up_to(self.world, int(channel), self.viewer, int(message))

    async def say(self, channel: str, text: str) -> str:
        """A plain message."""
        return str(self.person.say(int(channel), text).id)

    async def slash(self, channel: str, name: str, options: dict[str, Any]) -> dict[str, Any]:
        """Run a slash command."""
        given = {key: self._uploaded(value) for key, value in options.items()}
        return self._shown(await self.person.slash(int(channel), name, **given))

    async def complete(
        self, channel: str, name: str, option: str, typed: str, filled: dict[str, Any]
    ) -> list[dict[str, Any]]:
        """Suggestions while an option is typed."""
        return await self.person.autocomplete(int(channel), name, option, typed, filled)

    async def click(self, channel: str, message: str, custom_id: str) -> dict[str, Any]:
        """Press a button."""
        return self._shown(await self.person.click(self._message(channel, message), custom_id))

    async def select(self, channel: str, message: str, custom_id: str, values: list[str]) -> dict[str, Any]:
        """Pick in a select menu."""
        return self._shown(await self.person.select(self._message(channel, message), custom_id, values))

    async def submit(self, interaction: str, values: dict[str, Any]) -> dict[str, Any]:
        """Send off a form."""
        shown = self.world.interactions.get(int(interaction))
        if shown is None:
            raise Refused("form_gone")
        given = {key: self._uploaded(value) for key, value in values.items()}
        return self._shown(await self.person.submit(shown, given))

    async def dismiss(self, channel: str, message: str) -> None:
        """Take an ephemeral answer away."""
        self.person.dismiss(self._message(channel, message))

    async def person_add(self, name: str, language: str = "en") -> str:
        """A new made-up user."""
        if len(self.world.profiles) >= PEOPLE_LIMIT:
            raise Refused("too_many_people", str(PEOPLE_LIMIT))
        if not name.strip():
            raise Refused("empty")
        user = self.world.add_person(name.replace(":", " "))
        self.world.change_person(user.id, language=language)
        return str(user.id)

    async def person_change(
        self,
        user: str,
        name: str | None = None,
        language: str | None = None,
        dms_open: bool | None = None,
        guest: bool | None = None,
    ) -> None:
        """Rename a user, change their language, open or close their direct messages, or make them a guest."""
        self.world.change_person(int(user), name=name, language=language, dms_open=dms_open, guest=guest)

    async def start(self, starter: int, channel: str) -> dict[str, Any]:
        """Run a card of the guided start."""
        card = self.pages.starters[starter]
        outcome = await self.person.slash(int(channel), card.command, **card.options)
        for command, options in card.then:
            if outcome.failed:
                break
            outcome = await self.person.slash(int(channel), command, **options)
        return self._shown(outcome)

    def _message(self, channel: str, message: str) -> Message:
        found = self.world.messages.get(int(channel), {}).get(int(message))
        if found is None:
            raise Refused("message_gone")
        return found

    def _uploaded(self, value: Any) -> Any:
        """`{"upload": token}` stands for a file sent before; a list may hold several."""
        if isinstance(value, list):
            return [self._uploaded(item) for item in value]
        if isinstance(value, dict):
            found = self.pages.uploads.pop(str(value.get("upload")), None)
            if found is None:
                raise Refused("upload_gone")
            return found
        return value

    def _shown(self, outcome: BotAnswer) -> dict[str, Any]:
        return {
            "kind": str(outcome.kind) if outcome.kind else "failed",
            "interaction": str(outcome.record.id),
            "modal": outcome.record.modal,
            "channel": str(outcome.record.channel_id),
            "message": str(outcome.message.id) if outcome.message else None,
        }


ACTS: dict[str, Callable[..., Awaitable[Any]]] = {
    act.__name__: act
    for act in (
        Page.be,
        Page.look,
        Page.commands,
        Page.read,
        Page.say,
        Page.slash,
        Page.complete,
        Page.click,
        Page.select,
        Page.submit,
        Page.dismiss,
        Page.person_add,
        Page.person_change,
        Page.start,
    )
}
