"""People who have added the bot for themselves: in a group, or on a server that does not have the bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from simcord import interactions
from simcord.backend.serializers import message_payload
from simcord.builders import UserHandle
from simcord.results import InteractionResult

from testkit.discord.stage import DiscordStage

# What somebody has who added the bot for themselves, wherever they are.
FOR_PEOPLE = {
    *("learn", "rules", "what", "next", "move", "plan", "hand", "board", "hint", "review", "replay"),
    *("settings", "privacy", "about"),
}
OPTION_TYPES = {str: 3, int: 4, bool: 5}
# Numbers of Discord's
GROUP_CONTEXT = 2
DIRECT_CHANNEL, GROUP_CHANNEL = 1, 3
COMMAND, COMPONENT = 2, 3


class Guest:
    """Somebody who uses the bot where it is not a member; it can answer there, and do nothing else."""

    def __init__(self, stage: DiscordStage, user: UserHandle, *, server: bool) -> None:
        self.stage, self.user, self.id = stage, user, user.id
        backend = stage.env.backend
        self.guild: int | None = None
        if server:
            guild = stage.env.create_guild("Foreign")
            guild.add_member(user)
            self.channel = guild.create_text_channel("theirs").id
            self.guild = guild.id
            backend.emit("GUILD_DELETE", {"id": str(guild.id), "unavailable": False})
        else:
            group = backend.create_channel(None, None, type=DIRECT_CHANNEL)
            group.recipient_ids = [user.id]
            self.channel = group.id

    async def slash(self, name: str, **given: Any) -> InteractionResult:
        """A command that the bot offers to people."""
        command = self.stage.env.backend.find_command(name, None)
        assert command is not None
        options = [{"name": key, "type": OPTION_TYPES[type(value)], "value": value} for key, value in given.items()]
        return await self._use(COMMAND, {"id": command["id"], "name": name, "type": 1, "options": options})

    async def press(self, message: Any, custom_id: str, values: Sequence[str] | None = None) -> InteractionResult:
        """A button, or a choice from a list, of a message that was answered there."""
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2 if values is None else 3}
        if values is not None:
            data["values"] = list(values)
        return await self._use(COMPONENT, data, self.stage.stored(message))

    async def _use(self, kind: int, data: dict[str, Any], source: Any = None) -> InteractionResult:
        env = self.stage.env
        record, payload = interactions.base_payload(
            env.backend, type=kind, channel_id=self.channel, guild_id=self.guild, user_id=self.id, data=data
        )
        payload["authorizing_integration_owners"] = {"1": str(self.id)}
        if self.guild is None:
            payload["context"] = GROUP_CONTEXT
            payload["channel"] = {"id": str(self.channel), "type": GROUP_CHANNEL, "recipients": []}
        else:
            payload["guild"] = {"id": str(self.guild), "locale": "en-US", "features": []}
        if source is not None:
            record.source_message_id = source.id
            payload["message"] = dict(message_payload(env.backend, source))
        env.backend.emit("INTERACTION_CREATE", payload)
        await env.settle()
        return InteractionResult(env, record)
