"""Where somebody clicks: on a server that has the bot, in a direct message with it, or where it is only a guest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from discord import app_commands

from cogs.clicks import Click

T = TypeVar("T", bound=Callable[..., Any])
# Where commands are offered that say nothing of it: on servers, and to their people in direct messages.
ON_SERVERS: dict[str, Any] = {
    "allowed_contexts": app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
    "allowed_installs": app_commands.AppInstallationType(guild=True, user=False),
}


def for_everybody(command: T) -> T:
    """Offer a command to who has added the bot for themselves, wherever they are; others come with a server."""
    installed = app_commands.allowed_installs(guilds=True, users=True)
    return installed(app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(command))


def guild_of(click: Click) -> int | None:
    """The server of a click, if the bot is a member there; None in direct messages and where it is a guest."""
    number = click.guild_id
    return None if number is None or click.client.get_guild(number) is None else number


def is_direct(click: Click) -> bool:
    """Whether it is the direct message between somebody and the bot."""
    return click.guild_id is None and not click.context.private_channel


def is_guest(click: Click) -> bool:
    """Whether the bot is there only because who clicked has added it for themselves: nobody else asked for it."""
    return not is_direct(click) and guild_of(click) is None
