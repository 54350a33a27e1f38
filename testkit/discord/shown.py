"""What a message shows to people, taken from its components, and what was sent to Discord."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import discord
from simcord.env import Env

from cogs.messages import limits

SILENT = 1 << 12
NAME = re.compile(r"(?:<:\w+:\d+> )?\*\*(.+?)\*\*")  # of an option, after its emoji
LINKED_COMMAND = re.compile(r"</([^:>]+):\d+>(?: \(`/[^`]+`\))?")  # with the name beside it in another language


def raw(message: Any) -> list[dict[str, Any]]:
    """The components of a message, whoever hands it out."""
    components = message.components
    return [one if isinstance(one, dict) else one.to_dict() for one in components]


def parts(message: Any) -> Iterator[dict[str, Any]]:
    yield from limits.walk(raw(message))  # type: ignore[misc]


def texts(message: Any) -> str:
    """Everything written in a message, with commands to click as the sentence has them: `/table new`."""
    return LINKED_COMMAND.sub(r"`/\1`", content(message))


def content(message: Any) -> str:
    """The texts of a message as it was sent to Discord."""
    return "\n".join(part["content"] for part in parts(message) if part["type"] == limits.DISPLAY)


def buttons(message: Any) -> list[dict[str, Any]]:
    return [part for part in parts(message) if part["type"] == limits.BUTTON]


def labels(message: Any) -> list[str]:
    """What the buttons are called: by the name beside them, where they have only a number."""
    named = {part["accessory"]["custom_id"]: name for part, name in named_rows(message)}
    return [named.get(one.get("custom_id", ""), one.get("label", "")) for one in buttons(message)]


def named_rows(message: Any) -> Iterator[tuple[dict[str, Any], str]]:
    """Every row that has a button beside a name."""
    for part in parts(message):
        if part["type"] == limits.SECTION_TYPE and (found := NAME.match(part["components"][0]["content"])):
            yield part, found[1]


def beside(message: Any, name: str) -> str | None:
    """The custom_id of the button beside which a name stands."""
    return next((part["accessory"]["custom_id"] for part, found in named_rows(message) if found == name), None)


def selects(message: Any) -> list[dict[str, Any]]:
    return [part for part in parts(message) if part["type"] == limits.SELECT]


def alts(message: Any) -> list[str]:
    return [item["description"] for part in parts(message) if part["type"] == limits.MEDIA for item in part["items"]]


def sent_bodies(env: Env) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every body sent to Discord that holds a message or a modal, with its route."""
    for request in env.http_requests:
        body = request.json
        if not isinstance(body, dict):
            continue
        if re.fullmatch(r"/interactions/\d+/[^/]+/callback", request.path):
            body = body.get("data") or {}
        if "components" in body:
            yield f"{request.method} {request.path}", body


def faults_in(env: Env) -> list[str]:
    """Whatever was sent that Discord would refuse."""
    faults = []
    for where, body in sent_bodies(env):
        files = [limits.Attached(one["filename"], 0) for one in body.get("attachments") or [] if "filename" in one]
        found = limits.modal_faults(body) if "title" in body else limits.message_faults(body["components"], files)
        faults += [f"{where}: {fault}" for fault in found]
    return faults


def silent(message: discord.Message) -> bool:
    """Whether a post rings nobody."""
    return bool(message.flags.value & SILENT)
