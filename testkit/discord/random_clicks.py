"""Somebody at the local table who answers a panel by using any of its controls."""

from __future__ import annotations

from random import Random
from typing import Any

from simcord.backend.models import Message
from simcord.components import walk_components

from cogs.clicks import button_ids
from sandbox import BotAnswer, LocalPerson

ANSWERING = frozenset({"pick", "path", "open", "mark", "take", "count", "fill", "send"})


def custom_ids(message: Message) -> set[str]:
    return {one["custom_id"] for one in walk_components(message.components) if "custom_id" in one}


def answering(message: Message) -> list[dict[str, Any]]:
    """The controls by which the question can be answered, or which lead on to where it is."""
    return [one for one in walk_components(message.components) if _answers(one)]


async def use_any(person: LocalPerson, message: Message, rng: Random) -> BotAnswer:
    """Press a button, or choose in a list."""
    control = rng.choice(answering(message))
    name = control["custom_id"]
    if "options" not in control:
        return await person.click(message, name)
    values = [option["value"] for option in control["options"]]
    most = min(control.get("max_values", 1), len(values))
    least = min(max(1, control.get("min_values", 1)), most)
    return await person.select(message, name, rng.sample(values, rng.randint(least, most)))


def _answers(control: dict[str, Any]) -> bool:
    call = button_ids.parse(control.get("custom_id", ""))
    return call is not None and call.verb in ANSWERING and not control.get("disabled")
