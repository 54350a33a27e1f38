"""How the world looks to one user, in the shape the page draws."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from simcord import interactions
from simcord.backend import serializers
from simcord.backend.access import message_accessible
from simcord.backend.cdn import CDN_BASE as CDN
from simcord.backend.models import Channel, Message
from simcord.enums import ChannelType

from sandbox import marks
from sandbox.world import LAYOUT, LOADING, SILENT, World

HISTORY = 50


def to_page(body: Any) -> str:
    """JSON for the page, with pictures by their address on this server."""
    return msgspec.json.encode(body).replace(CDN.encode(), b"/cdn").decode()


def channels(world: World, user_id: int) -> list[dict[str, Any]]:
    """Everything the user can open; direct messages with the bot always exist."""
    world.get_dm_channel(user_id)
    return [channel(world, it, user_id) for it in marks.visible_channels(world, user_id)]


def channel(world: World, it: Channel, user_id: int) -> dict[str, Any]:
    """One line of the sidebar."""
    kinds = {ChannelType.DM: "dm", ChannelType.PUBLIC_THREAD: "thread", ChannelType.PRIVATE_THREAD: "private"}
    found = marks.mark(world, it, user_id)
    foreign = ("group" if it.id == world.group else "foreign") if world.is_foreign(it.id) else ""
    meta = it.thread_metadata
    return {
        "id": str(it.id),
        "kind": foreign or kinds.get(ChannelType(it.type), "text"),
        "name": it.name or world.bot_user.name,
        "parent": str(it.parent_id) if it.parent_id else None,
        "archived": bool(meta and meta.archived),
        "locked": bool(meta and meta.locked),
        "members": [str(member) for member in it.thread_members],
        "last": str(it.last_message_id or it.id),
        "unread": found.unread,
        "rings": found.rings,
    }


def people(world: World) -> list[dict[str, Any]]:
    """The made-up users with what waits for each of them."""
    shown = []
    for user in world.people():
        waiting = marks.marks(world, user.id).values()
        profile = world.profiles[user.id]
        shown.append(
            {
                "id": str(user.id),
                "name": user.global_name or user.name,
                "language": profile.language,
                "dms_open": profile.dms_open,
                "guest": profile.guest,
                "unread": sum(mark.unread for mark in waiting),
                "rings": sum(mark.rings for mark in waiting),
            }
        )
    return shown


def message(world: World, it: Message, user_id: int) -> dict[str, Any]:
    """One message as this user sees it."""
    payload = serializers.message_payload(world, it)
    used = it.interaction_metadata or {}
    reply = payload.get("referenced_message")
    target = it.system_metadata.channel_id if it.system_metadata else None
    return {
        "id": str(it.id),
        "channel": str(it.channel_id),
        "author": _author(payload["author"]),
        "type": it.type,
        "text": it.content,
        "at": it.timestamp,
        "edited": bool(it.edited_timestamp) and not it.interaction_metadata,
        "ephemeral": it.is_ephemeral,
        "loading": bool(it.flags & LOADING),
        "v2": bool(it.flags & LAYOUT),
        "silent": bool(it.flags & SILENT),
        "rings": marks.rings(world, it, user_id),
        "mentions_you": user_id in it.ping_user_ids,
        "components": _components(it.components),
        "attachments": it.attachments,
        "embeds": _embeds(it),
        "used": {"user": _author(used["user"]), "command": used["name"]} if used.get("name") else None,
        "reply": {"author": _author(reply["author"]), "text": reply["content"][:120]} if reply else None,
        "thread": str(it.id) if it.id in world.channels else None,
        "target": str(target) if target else None,
    }


def _author(user: Mapping[str, Any]) -> dict[str, Any]:
    return {"id": user["id"], "name": user["global_name"] or user["username"], "bot": user["bot"]}


def _components(node: Any) -> Any:
    """Components with the ids of emojis as text: a browser would round numbers as large as that."""
    if isinstance(node, list):
        return [_components(inner) for inner in node]
    if not isinstance(node, dict):
        return node
    copy = {key: _components(value) for key, value in node.items()}
    if isinstance(copy.get("emoji"), dict) and copy["emoji"].get("id"):
        copy["emoji"]["id"] = str(copy["emoji"]["id"])
    return copy


def _embeds(it: Message) -> list[dict[str, Any]]:
    """Embeds with `attachment://` pictures resolved, which the simulated Discord leaves alone."""
    urls = {f"attachment://{file['filename']}": file["url"] for file in it.attachments}
    shown = []
    for embed in it.embeds:
        copy = dict(embed)
        for key in ("image", "thumbnail"):
            if isinstance(copy.get(key), dict):
                copy[key] = {**copy[key], "url": urls.get(copy[key]["url"], copy[key]["url"])}
        shown.append(copy)
    return shown


def history(world: World, channel_id: int, user_id: int, before: int | None = None) -> dict[str, Any]:
    """A stretch of a channel, oldest first, and whether there is more above it."""
    seen = [
        it
        for it in world.messages.get(channel_id, {}).values()
        if (before is None or it.id < before) and message_accessible(world, channel_id, it, user_id, history=True)
    ]
    return {
        "messages": [message(world, it, user_id) for it in seen[-HISTORY:]],
        "more": len(seen) > HISTORY,
        "read": str(world.profiles[user_id].read.get(channel_id, 0)),
    }


def commands(world: World, channel_id: int, user_id: int) -> list[dict[str, Any]]:
    """The slash commands the bot registered that this user may use here, in their language."""
    locale = world.locale(user_id)
    found = []
    for root in world.visible_commands(user_id=user_id, channel_id=channel_id):
        for path, leaf in interactions.command_leaves(root):
            found.append(
                {
                    "name": " ".join(path),
                    "label": " ".join(_path_labels(root, path, locale)),
                    "description": _local(leaf, "description", locale),
                    "options": [_option(option, locale) for option in leaf.get("options") or []],
                }
            )
    return found


def _local(node: Mapping[str, Any], key: str, locale: str) -> str:
    return str((node.get(f"{key}_localizations") or {}).get(locale) or node[key])


def _path_labels(root: Mapping[str, Any], path: list[str], locale: str) -> list[str]:
    labels, node = [_local(root, "name", locale)], root
    for name in path[1:]:
        node = next(option for option in node["options"] if option["name"] == name)
        labels.append(_local(node, "name", locale))
    return labels


def _option(option: Mapping[str, Any], locale: str) -> dict[str, Any]:
    kept = ("name", "type", "required", "autocomplete", "min_value", "max_value", "min_length", "max_length")
    return {
        **{key: option[key] for key in kept if key in option},
        "label": _local(option, "name", locale),
        "description": _local(option, "description", locale),
        "choices": [
            {"name": _local(choice, "name", locale), "value": choice["value"]} for choice in option.get("choices") or []
        ],
    }


def state(world: World, user_id: int) -> dict[str, Any]:
    """All a page needs to show this user's client."""
    return {
        "you": str(user_id),
        "server": world.guild.name,
        "guild": str(world.guild.id),
        "bot": {"id": str(world.bot_user.id), "name": world.bot_user.name},
        "people": people(world),
        "channels": channels(world, user_id),
        "roles": [
            {"id": str(role.id), "name": role.name} for role in world.guild.roles.values() if role.id != world.guild.id
        ],
        "now": world.clock.now().timestamp(),
        "speed": world.clock.speed,
    }
