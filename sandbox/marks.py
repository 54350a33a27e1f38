"""What a user has not read yet, and which of it notifies them."""

from __future__ import annotations

from dataclasses import dataclass

from simcord.backend.access import channel_accessible
from simcord.backend.models import Channel, Message

from sandbox.world import SILENT, World


@dataclass(frozen=True)
class Mark:
    """Unread messages of one channel for one user; `rings` are those that notify."""

    unread: int = 0
    rings: int = 0


def rings(world: World, message: Message, user_id: int) -> bool:
    """Whether the message notifies the user: a mention or a direct message, and not sent silent."""
    if message.flags & SILENT or message.author_id == user_id or message.is_ephemeral:
        return False
    return user_id in message.ping_user_ids or world.channels[message.channel_id].guild_id is None


def visible_channels(world: World, user_id: int) -> list[Channel]:
    """Channels, threads and the direct messages with the bot that the user can open."""
    return [channel for channel in world.channels.values() if channel_accessible(world, channel.id, user_id)]


def mark(world: World, channel: Channel, user_id: int) -> Mark:
    """How much of one channel the user has not read."""
    seen = world.profiles[user_id].read.get(channel.id, 0)
    unread = ringing = 0
    for message in reversed(world.messages.get(channel.id, {}).values()):
        if message.id <= seen:
            break
        if message.author_id == user_id or message.is_ephemeral:
            continue
        unread += 1
        ringing += rings(world, message, user_id)
    return Mark(unread, ringing)


def marks(world: World, user_id: int) -> dict[int, Mark]:
    """All channels with something unread."""
    found = {channel.id: mark(world, channel, user_id) for channel in visible_channels(world, user_id)}
    return {channel_id: it for channel_id, it in found.items() if it.unread}


def read_up_to(world: World, channel_id: int, user_id: int, message_id: int) -> bool:
    """Note that the user has seen a channel up to a message; whether that was news."""
    seen = world.profiles[user_id].read
    if channel_id not in world.channels or message_id <= seen.get(channel_id, 0):
        return False
    seen[channel_id] = message_id
    world.notify("read", (channel_id, user_id))
    return True
