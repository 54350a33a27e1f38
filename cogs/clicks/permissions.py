"""What the bot must be allowed to do, and the sentence that names what it lacks."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from engine.core.text import PlayerMistake, Text, join, text

INTENTS = discord.Intents(guilds=True)  # none that Discord has to grant
# What a table needs of its thread. Discord shows these names in its own settings.
NEEDED = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "create_private_threads",
    "attach_files",
    "read_message_history",
)
IN_THREAD = ("view_channel", "send_messages_in_threads", "attach_files", "read_message_history")
IN_CHANNEL = ("view_channel", "send_messages", "attach_files", "read_message_history")


class LackingPermissions(Exception):
    """The bot may not do what was asked of it; names the permissions, by their names in discord.py."""

    def __init__(self, permissions: Iterable[str], channel: int | None = None) -> None:
        self.permissions = tuple(permissions)
        self.channel = channel
        super().__init__(", ".join(self.permissions))

    @property
    def text(self) -> Text:
        return lacking_text(self.permissions, self.channel)


def to_make_thread(*, private: bool) -> tuple[str, ...]:
    """What the bot must be allowed to do where a table is to be played."""
    kind = "create_private_threads" if private else "create_public_threads"
    return ("view_channel", "send_messages", kind, "send_messages_in_threads", "attach_files", "read_message_history")


class NeedsServer(PlayerMistake):
    """What somebody wants takes a thread, so a server that has the bot; they are told with the link that invites it."""

    def __init__(self, guild: int | None) -> None:
        self.guild = guild  # the server they are on, if it does not have the bot
        super().__init__(Text("home.needs_server" if guild is None else "home.needs_server.here"))


def invitation(application: int, guild: int | None = None) -> str:
    """The address at which a server adds the bot with all it needs; a server that is named is chosen there already."""
    granted = discord.Permissions(**dict.fromkeys(NEEDED, True))
    where = discord.utils.MISSING if guild is None else discord.Object(guild)
    scopes = ("bot", "applications.commands")
    return discord.utils.oauth_url(application, permissions=granted, guild=where, scopes=scopes)


def own_invitation(application: int) -> str:
    """The address at which a person adds the bot for themselves."""
    return discord.utils.oauth_url(application, scopes=("applications.commands",)) + "&integration_type=1"


def lacking(has: discord.Permissions, needed: Iterable[str] = NEEDED) -> tuple[str, ...]:
    """The permissions the bot does not have; not those that are only gone because one of the others is."""
    missing = tuple(name for name in needed if not getattr(has, name))
    if "view_channel" in missing:
        return ("view_channel",)
    sending = {"send_messages", "send_messages_in_threads"} & set(missing)
    return tuple(name for name in missing if not (sending and name == "attach_files"))


def lacking_text(permissions: Iterable[str], channel: int | None) -> Text:
    """Names the permissions and the place, so that whoever runs the server knows what to switch on."""
    names = [Text(f"ui.permission.{name}") for name in permissions]
    if not names:
        return Text("ui.error.forbidden")
    place = "" if channel is None else f"<#{channel}>"
    return text("ui.error.lacking", permissions=join(names, "comma"), place=place)


def exists(guild: discord.Guild | None, number: int) -> bool:
    """Whether a server still has a channel or a role."""
    return guild is not None and (guild.get_channel(number) or guild.get_role(number)) is not None
