"""The simulated Discord of the local table: a server, its people, channels and messages, and places without the bot."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from simcord.backend import Backend, serializers
from simcord.backend.models import Channel, Guild, Interaction, Message, User
from simcord.enums import ChannelType

from sandbox.clock import SandboxClock
from sandbox.pictures import Pictures
from words import SPOKEN

LANGUAGES = {lang: "en-US" if lang == "en" else lang for lang in SPOKEN}  # ours to Discord's names
SILENT = 1 << 12  # SUPPRESS_NOTIFICATIONS
LOADING = 1 << 7
LAYOUT = 1 << 15  # IS_COMPONENTS_V2
NAME_LIMIT = 32
GUILD_INSTALL, USER_INSTALL = 0, 1  # by whom the bot was added, as Discord counts
GROUP_CONTEXT = 2
GROUP_CHANNEL = 3

Watcher = Callable[[str, Any], None]


def user_name(shown: str) -> str:
    """The account name behind a shown name; it stays when the shown one is changed."""
    return shown.lower().replace(" ", ".")


@dataclass
class Profile:
    """What the page keeps about one made-up user."""

    language: str = "en"
    dms_open: bool = True
    guest: bool = False  # on no server of the bot: has added it for themselves
    read: dict[int, int] = field(default_factory=dict)  # channel -> newest message seen


class World(Backend):
    """SimCord's backend with unique bounded ids, and word of every change for the page and the file.

    Guests share a second server, of which the bot knows nothing; one of its channels is shown as a group.
    """

    guild: Guild
    foreign: Guild | None = None
    group: int | None = None  # the channel that stands for one
    clock: SandboxClock
    cdn: Pictures

    def __init__(self, clock: SandboxClock, bot_name: str = "Kontor") -> None:
        self._last_id = 0
        self.profiles: dict[int, Profile] = {}
        self.watchers: list[Watcher] = []
        super().__init__(clock=clock)
        self.bot_user.name = bot_name
        # SimCord keeps these for ever; a table that runs for weeks must not.
        self.http_requests = deque(maxlen=50)  # type: ignore[assignment]
        self.transcript = deque(maxlen=50)  # type: ignore[assignment]

    def found(self, users: Iterable[str], channels: Iterable[str] = ("tables", "lounge")) -> None:
        """First start: the server, its channels, and the people; the first of them owns the server."""
        names = list(users)
        owner = self._new_user(names[0])
        self.guild = self.create_guild("Kontor", owner_id=owner.id)
        for name in channels:
            self.create_channel(self.guild.id, name)
        for name in names[1:]:
            self.add_person(name)

    # Ids rise with time and stay unique across restarts without remembering every one ever given.
    def _allocate_at(self, milliseconds: int) -> int:
        self._last_id = max(milliseconds << 22, self._last_id + 1)
        return self._last_id

    def notify(self, kind: str, subject: Any) -> None:
        """Hand a change to whoever watches: the sockets of pages and the file."""
        for watcher in tuple(self.watchers):
            watcher(kind, subject)

    def is_foreign(self, channel_id: int | None) -> bool:
        """Whether the bot is no member where that channel is."""
        channel = None if channel_id is None else self.channels.get(channel_id)
        return self.foreign is not None and channel is not None and channel.guild_id == self.foreign.id

    def _concerns_bot(self, event: str, payload: Mapping[str, Any]) -> bool:
        """Not what happens where it is no member, except that somebody there uses it."""
        if event == "INTERACTION_CREATE" or not hasattr(self, "guild"):
            return True
        guild = payload.get("guild_id") or (payload.get("id") if event.startswith("GUILD_") else None)
        return guild in (None, str(self.guild.id))

    def emit(self, event: str, payload: Mapping[str, Any]) -> None:
        if not self._concerns_bot(event, payload):
            return
        for listener in tuple(self.subscribers):
            listener(event, payload)
        if event == "TYPING_START":
            self.notify("typing", payload)

    # People

    def people(self) -> list[User]:
        """Everybody but the bot, in the order they came."""
        return [self.users[user_id] for user_id in self.profiles]

    def person_named(self, name: str) -> User | None:
        """The user who goes by that name, or came under it and was renamed since."""
        fitting = [user for user in self.people() if name == user.global_name]
        came_as = [user for user in self.people() if user_name(name) == user.name]
        return next(iter(fitting or came_as), None)

    def _new_user(self, name: str) -> User:
        shown, _, language = name.partition(":")
        shown = " ".join(shown.split())[:NAME_LIMIT]
        if not shown:
            raise ValueError("A user needs a name.")
        user = self.make_user(user_name(shown), global_name=shown)
        self.profiles[user.id] = Profile(language=language if language in LANGUAGES else "en")
        return user

    def add_person(self, name: str) -> User:
        """A new made-up user ("Name" or "Name:uk") who has read everything so far."""
        user = self._new_user(name)
        self.add_member(self.guild.id, user.id, announce=True)
        for channel in self.channels.values():
            if channel.last_message_id:
                self.profiles[user.id].read[channel.id] = channel.last_message_id
        self.notify("people", None)
        return user

    def change_person(
        self,
        user_id: int,
        *,
        name: str | None = None,
        language: str | None = None,
        dms_open: bool | None = None,
        guest: bool | None = None,
    ) -> None:
        """Rename a user, change the language of their client, close their direct messages, or make them a guest."""
        profile, user = self.profiles[user_id], self.users[user_id]
        if name is not None and (shown := " ".join(name.split())[:NAME_LIMIT]):
            user.global_name = shown
            if user_id in self.guild.members:
                member = dict(serializers.member_payload(self, self.guild, self.guild.members[user_id]))
                self.emit("GUILD_MEMBER_UPDATE", {**member, "guild_id": str(self.guild.id)})
        if guest is not None and guest != profile.guest:
            profile.guest = guest
            self._move_person(user_id)
        if language in LANGUAGES:
            profile.language = language
        if dms_open is not None:
            profile.dms_open = dms_open
        self.notify("people", None)

    def _move_person(self, user_id: int) -> None:
        """From the bot's server to the one without it, or back."""
        foreign = self.foreign
        if foreign is None:
            foreign = self.foreign = self.create_guild("Elsewhere")
            self.create_channel(foreign.id, "elsewhere")
            self.group = self.create_channel(foreign.id, "friends").id
        left, entered = (self.guild, foreign) if self.profiles[user_id].guest else (foreign, self.guild)
        if user_id in left.members:
            self.remove_member(left.id, user_id)
        self.add_member(entered.id, user_id, announce=True)

    def offered(self, command: Mapping[str, Any], user_id: int, channel_id: int) -> bool:
        """Whether Discord shows a command there to somebody who may use it: by who has added the bot, and where."""
        installed = USER_INSTALL if self.profiles[user_id].guest else GUILD_INSTALL
        contexts = command.get("contexts")
        in_group = channel_id == self.group and contexts is not None and GROUP_CONTEXT not in contexts
        return installed in (command.get("integration_types") or [GUILD_INSTALL]) and not in_group

    def for_guests(self, name: str) -> bool:
        """Whether a command is one that people have without a server."""
        command = self.find_command(name.partition(" ")[0], None)
        return command is not None and USER_INSTALL in (command.get("integration_types") or ())

    def visible_commands(self, *, user_id: int, channel_id: int, **kind: Any) -> list[dict[str, Any]]:
        found = super().visible_commands(user_id=user_id, channel_id=channel_id, **kind)
        return [one for one in found if self.offered(one, user_id, channel_id)]

    def locale(self, user_id: int) -> str:
        """The language of a user's client, by Discord's name for it."""
        return LANGUAGES[self.profiles[user_id].language]

    # Every way a message or channel can change passes through these.

    def commit_message(self, message: Message, *, broadcast: bool = True) -> Message:
        message = super().commit_message(message, broadcast=broadcast)
        thread = self.channels[message.channel_id]
        if thread.thread_metadata is not None and not message.is_ephemeral:
            if thread.thread_metadata.archived:
                self.edit_channel(thread.id, {}, thread_metadata={"archived": False})
            for user_id in message.ping_user_ids:  # a mention brings its reader into the thread
                self.add_thread_member(thread.id, user_id)
        self.notify("message", message)
        return message

    def edit_message(self, channel_id: int, message_id: int, fields: dict[str, Any]) -> Message:
        message = super().edit_message(channel_id, message_id, fields)
        self.notify("message", message)
        return message

    def delete_message(self, channel_id: int, message_id: int) -> None:
        super().delete_message(channel_id, message_id)
        self.notify("gone", (channel_id, message_id))

    def bulk_delete_messages(self, channel_id: int, message_ids: Iterable[int]) -> list[int]:
        deleted = super().bulk_delete_messages(channel_id, message_ids)
        for message_id in deleted:
            self.notify("gone", (channel_id, message_id))
        return deleted

    def create_channel(self, *args: Any, **fields: Any) -> Channel:
        channel = super().create_channel(*args, **fields)
        self.notify("channel", channel)
        return channel

    def create_thread(self, *args: Any, type: int = ChannelType.PUBLIC_THREAD, **fields: Any) -> Channel:
        if type != ChannelType.PRIVATE_THREAD:
            return super().create_thread(*args, type=type, **fields)
        # Discord says nothing of a private thread in its channel; SimCord would give its name away.
        thread = super().create_thread(*args, type=type, **{**fields, "broadcast": False})
        self.announce_thread_create(thread)
        return thread

    def announce_thread_create(self, thread: Channel) -> None:
        super().announce_thread_create(thread)
        self.notify("channel", thread)

    def edit_channel(self, channel_id: int, changes: Mapping[str, Any], **fields: Any) -> Channel:
        meta = fields.get("thread_metadata")
        if meta and "archived" in meta:
            fields["thread_metadata"] = {**meta, "archive_timestamp": self.now_iso()}
        return super().edit_channel(channel_id, changes, **fields)

    def announce_channel_update(self, channel_id: int) -> None:
        super().announce_channel_update(channel_id)
        self.notify("channel", self.channels[channel_id])

    def add_thread_member(self, thread_id: int, user_id: int) -> Channel:
        known = user_id in self.get_thread(thread_id).thread_members
        thread = super().add_thread_member(thread_id, user_id)
        if not known:
            self.notify("channel", thread)
        return thread

    def remove_thread_member(self, thread_id: int, user_id: int) -> Channel:
        thread = super().remove_thread_member(thread_id, user_id)
        self.notify("channel", thread)
        return thread

    def delete_channel(self, channel_id: int) -> None:
        super().delete_channel(channel_id)
        self.notify("channel gone", channel_id)

    def register_commands(self, guild_id: int | None, payloads: list[dict[str, Any]]) -> list[dict[str, Any]]:
        registered = super().register_commands(guild_id, payloads)
        self.notify("commands", None)
        return registered

    def new_interaction(self, *args: Any) -> Interaction:
        record = super().new_interaction(*args)
        self.notify("interaction", record)
        return record

    def edit_bot_profile(self, username: str) -> User:
        user = super().edit_bot_profile(username)
        self.notify("people", None)
        return user
