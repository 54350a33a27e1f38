"""What a user of the local table can do: commands, clicks, picks, modals, plain messages."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from simcord import interactions
from simcord.backend import serializers
from simcord.backend.access import channel_accessible, message_accessible
from simcord.backend.command_access import command_access
from simcord.backend.errors import BackendError, SetupError
from simcord.backend.models import Interaction, Message, ResponseKind
from simcord.components import walk_components
from simcord.enums import SELECT_TYPES, AppCommandType, ComponentType, InteractionType

from sandbox import forms
from sandbox.refused import Refused
from sandbox.world import GROUP_CHANNEL, GROUP_CONTEXT, World

ANSWER_SECONDS = 3.0  # Discord waits that long for the first answer
TOKEN_SECONDS = 15 * 60.0
UPLOAD_LIMIT = 10 * 1024 * 1024
TEXT_LIMIT = 2000


@dataclass(frozen=True)
class BotAnswer:
    """What became of an interaction: how the bot answered, or `None` if it did not in time."""

    record: Interaction
    kind: ResponseKind | None
    message: Message | None = None

    @property
    def failed(self) -> bool:
        """Whether Discord would say that the application did not respond."""
        return self.kind is None


class AwaitedAnswers:
    """Who waits for the bot's first answer to which interaction."""

    def __init__(self) -> None:
        self._waiting: dict[int, asyncio.Future[None]] = {}

    def expect(self, interaction_id: int) -> asyncio.Future[None]:
        """A future that is done once the bot has answered."""
        return self._waiting.setdefault(interaction_id, asyncio.get_running_loop().create_future())

    def arrived(self, interaction_id: int) -> None:
        """The bot answered."""
        future = self._waiting.pop(interaction_id, None)
        if future is not None and not future.done():
            future.set_result(None)

    def forget(self, interaction_id: int) -> None:
        """Nobody waits any longer."""
        self._waiting.pop(interaction_id, None)

    def __len__(self) -> int:
        return len(self._waiting)


class LocalPerson:
    """One made-up user; every method refuses what a real client would not let them do."""

    def __init__(self, world: World, answers: AwaitedAnswers, user_id: int) -> None:
        self.world = world
        self.answers = answers
        self.id = user_id

    @property
    def name(self) -> str:
        """The name the others see."""
        return self.world.users[self.id].global_name or self.world.users[self.id].name

    @property
    def mention(self) -> str:
        """How a message addresses this user."""
        return f"<@{self.id}>"

    @property
    def dm(self) -> int:
        """The channel of direct messages between this user and the bot."""
        return self.world.get_dm_channel(self.id).id

    def sees(self, message: Message) -> bool:
        """Whether the message shows on this user's screen."""
        return message_accessible(self.world, message.channel_id, message, self.id)

    def reads(self, channel_id: int) -> list[Message]:
        """The messages of a channel that this user can see, oldest first."""
        return [message for message in self.world.messages.get(channel_id, {}).values() if self.sees(message)]

    def say(self, channel_id: int, text: str, *, reply_to: int | None = None) -> Message:
        """Send a plain message; in an archived thread that wakes it."""
        self._enter(channel_id, awake=False)
        if not text.strip():
            raise Refused("empty")
        if len(text) > TEXT_LIMIT:
            raise Refused("too_long", str(TEXT_LIMIT))
        thread = self.world.channels[channel_id].thread_metadata
        if thread is not None and thread.locked:
            raise Refused("locked")
        reference = {"message_id": str(reply_to)} if reply_to else None
        return self.world.create_message(channel_id, self.id, text, reference=reference)

    async def slash(self, channel_id: int, name: str, /, **given: Any) -> BotAnswer:
        """Run a slash command ("table new") with its options."""
        self._enter(channel_id)
        root, leaf, nesting = self._command(channel_id, name)
        resolved: forms.Resolved = {}
        chosen = forms.options(self.world, self.id, channel_id, name, leaf, given, resolved)
        data = self._command_data(root, nesting, chosen, resolved)
        return await self._interact(InteractionType.APPLICATION_COMMAND, channel_id, data, shown_as=name)

    async def autocomplete(
        self, channel_id: int, name: str, option: str, typed: str, filled: Mapping[str, Any] | None = None
    ) -> list[dict[str, Any]]:
        """What the bot suggests while an option is being typed; nothing if it does not answer in time."""
        self._enter(channel_id)
        root, leaf, nesting = self._command(channel_id, name)
        focused = next((it for it in leaf.get("options") or [] if it["name"] == option), None)
        if focused is None or not focused.get("autocomplete"):
            raise Refused("option", option)
        others = {key: value for key, value in (filled or {}).items() if key != option}
        resolved: forms.Resolved = {}
        chosen = forms.options(self.world, self.id, channel_id, name, leaf, others, resolved, partial=True)
        chosen.append({"name": option, "type": focused["type"], "value": typed, "focused": True})
        data = self._command_data(root, nesting, chosen, resolved)
        outcome = await self._interact(InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE, channel_id, data)
        return outcome.record.autocomplete_choices or []

    async def click(self, message: Message, custom_id: str) -> BotAnswer:
        """Press a button."""
        button = self._component(message, custom_id, (ComponentType.BUTTON,))
        data = {"custom_id": custom_id, "component_type": button["type"], "id": button.get("id")}
        return await self._use(message, data)

    async def select(self, message: Message, custom_id: str, values: Sequence[Any]) -> BotAnswer:
        """Pick values in a select menu."""
        menu = self._component(message, custom_id, SELECT_TYPES)
        resolved: forms.Resolved = {}
        chosen = forms.picks(self.world, self.id, menu, values, resolved)
        data = {"custom_id": custom_id, "component_type": menu["type"], "id": menu.get("id"), "values": chosen}
        if resolved:
            data["resolved"] = resolved
        return await self._use(message, data)

    async def submit(self, shown: Interaction, values: Mapping[str, Any]) -> BotAnswer:
        """Send off a modal the bot has shown to this user."""
        if shown.modal is None or shown.modal_consumed or shown.user_id != self.id:
            raise Refused("form_gone")
        self._enter(shown.channel_id)
        resolved: forms.Resolved = {}
        nodes = shown.modal["components"]
        sent = forms.filled_in(self.world, self.id, shown.channel_id, nodes, values, resolved)
        data: dict[str, Any] = {"custom_id": shown.modal["custom_id"], "components": sent}
        if resolved:
            data["resolved"] = resolved
        source = None
        if shown.source_message_id is not None:
            source = self.world.messages[shown.channel_id].get(shown.source_message_id)
        shown.modal_consumed = True
        return await self._interact(InteractionType.MODAL_SUBMIT, shown.channel_id, data, source)

    def dismiss(self, message: Message) -> None:
        """Take an ephemeral answer off the screen."""
        if message.is_ephemeral and self.sees(message):
            self.world.delete_message(message.channel_id, message.id)

    # How it reaches the bot

    def _enter(self, channel_id: int, *, awake: bool = True) -> None:
        if not channel_accessible(self.world, channel_id, self.id):
            raise Refused("no_channel")
        thread = self.world.channels[channel_id].thread_metadata
        if awake and thread is not None and thread.archived:
            raise Refused("archived")

    def _command(self, channel_id: int, name: str) -> tuple[dict[str, Any], dict[str, Any], list[str]]:
        parts = name.split()
        guild_id = self.world.channels[channel_id].guild_id
        root = self.world.find_command(parts[0], guild_id) if parts else None
        allowed = root is not None and command_access(self.world, root, user_id=self.id, channel_id=channel_id).allowed
        if root is None or not allowed or not self.world.offered(root, self.id, channel_id):
            raise Refused("no_command", name)
        try:
            leaf, nesting = interactions.walk_to_subcommand(root, parts[1:])
        except SetupError:
            raise Refused("no_command", name) from None
        return root, leaf, nesting

    def _command_data(
        self, root: dict[str, Any], nesting: list[str], chosen: list[dict[str, Any]], resolved: forms.Resolved
    ) -> dict[str, Any]:
        data = {
            "id": root["id"],
            "name": root["name"],
            "type": int(AppCommandType.CHAT_INPUT),
            "options": interactions.nest_options(root, nesting, chosen),
        }
        if resolved:
            data["resolved"] = resolved
        if root.get("guild_id"):
            data["guild_id"] = root["guild_id"]
        return data

    def _component(self, message: Message, custom_id: str, kinds: Sequence[int]) -> dict[str, Any]:
        stored = self.world.messages.get(message.channel_id, {}).get(message.id)
        if stored is None or not self.sees(stored):
            raise Refused("message_gone")
        for component in walk_components(stored.components):
            if component.get("custom_id") == custom_id and component["type"] in kinds:
                if component.get("disabled"):
                    raise Refused("disabled")
                return component
        raise Refused("not_offered", custom_id)

    async def _use(self, message: Message, data: dict[str, Any]) -> BotAnswer:
        self._enter(message.channel_id)
        stored = self.world.messages[message.channel_id][message.id]
        return await self._interact(InteractionType.MESSAGE_COMPONENT, message.channel_id, data, stored)

    async def _interact(
        self, kind: int, channel_id: int, data: dict[str, Any], source: Message | None = None, shown_as: str = ""
    ) -> BotAnswer:
        world = self.world
        guild_id = world.channels[channel_id].guild_id
        record, payload = interactions.base_payload(
            world, type=int(kind), channel_id=channel_id, guild_id=guild_id, user_id=self.id, data=data
        )
        if shown_as:  # Discord names the whole path, SimCord the first word
            record.command_name = shown_as
        speed = world.clock.speed  # the bot's three seconds are real ones however fast the table's clock runs
        record.initial_response_deadline = world.iso_after(ANSWER_SECONDS * speed)
        record.expires_at = world.iso_after(TOKEN_SECONDS * speed)
        payload["locale"] = world.locale(self.id)
        payload["attachment_size_limit"] = UPLOAD_LIMIT
        payload["authorizing_integration_owners"] = {"0": str(guild_id or 0)}
        if guild_id is not None:
            payload["guild_locale"] = world.guild.preferred_locale
        if world.profiles[self.id].guest:
            payload["authorizing_integration_owners"] = {"1": str(self.id)}
        if channel_id == world.group:
            payload |= {"user": payload.pop("member")["user"], "context": GROUP_CONTEXT}
            payload["channel"] = {"id": str(channel_id), "type": GROUP_CHANNEL, "recipients": []}
            del payload["guild_id"], payload["guild_locale"]
        if source is not None:
            record.source_message_id = source.id
            payload["message"] = serializers.message_payload(world, source)
        answered = self.answers.expect(record.id)
        world.emit("INTERACTION_CREATE", payload)
        try:
            await asyncio.wait_for(answered, ANSWER_SECONDS)
        except TimeoutError:
            return BotAnswer(record, None)
        finally:
            self.answers.forget(record.id)
        return BotAnswer(record, record.response_kind, self._answer(record))

    def _answer(self, record: Interaction) -> Message | None:
        try:
            return self.world.get_message(record.channel_id, record.message_id or 0)
        except BackendError:
            return None
