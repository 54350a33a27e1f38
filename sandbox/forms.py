"""Builds what an interaction carries: typed options, select values, filled-in modals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from simcord import interactions
from simcord.backend import serializers
from simcord.backend.errors import OptionError
from simcord.enums import SELECT_TYPES, ComponentType, OptionType

from sandbox.marks import visible_channels
from sandbox.refused import Refused
from sandbox.world import World

ENTITY_OPTIONS = {OptionType.USER, OptionType.CHANNEL, OptionType.ROLE, OptionType.MENTIONABLE}
Resolved = dict[str, dict[str, Any]]


def entity(world: World, user_id: int, value: object, kinds: str, resolved: Resolved) -> str:
    """Look up a picked user, role or channel and add it to `resolved`; `kinds` is a selection of "urc"."""
    try:
        picked = int(str(value))
    except ValueError:
        raise Refused("not_offered", str(value)) from None
    if "u" in kinds and picked in world.users:
        resolved.setdefault("users", {})[str(picked)] = serializers.user_payload(world.users[picked])
        member = world.guild.members.get(picked)
        if member is not None:
            shown = dict(serializers.member_payload(world, world.guild, member, with_user=False))
            shown["permissions"] = str(world.compute_permissions(world.guild.id, picked))
            resolved.setdefault("members", {})[str(picked)] = shown
    elif "r" in kinds and picked in world.guild.roles:
        resolved.setdefault("roles", {})[str(picked)] = serializers.role_payload(world.guild.roles[picked])
    elif "c" in kinds and any(channel.id == picked for channel in visible_channels(world, user_id)):
        payload = dict(serializers.channel_payload(world, world.channels[picked]))
        payload["permissions"] = str(world.compute_permissions(world.guild.id, user_id, picked))
        resolved.setdefault("channels", {})[str(picked)] = payload
    else:
        raise Refused("not_offered", str(value))
    return str(picked)


def _kinds(kind: int) -> str:
    return {
        OptionType.USER: "u",
        OptionType.ROLE: "r",
        OptionType.CHANNEL: "c",
        OptionType.MENTIONABLE: "ur",
    }[OptionType(kind)]


def options(
    world: World,
    user_id: int,
    channel_id: int,
    name: str,
    leaf: Mapping[str, Any],
    given: Mapping[str, Any],
    resolved: Resolved,
    *,
    partial: bool = False,
) -> list[dict[str, Any]]:
    """The typed `options` of a slash command; `partial` leaves out what is unfinished (autocomplete)."""
    declared = {option["name"]: option for option in leaf.get("options") or []}
    unknown = set(given) - set(declared)
    if unknown:
        raise Refused("option", f"{name} has no option {min(unknown)}")
    built = []
    for option in declared.values():
        key = option["name"]
        if key not in given:
            if option.get("required") and not partial:
                raise Refused("option_missing", key)
            continue
        try:
            value = _option_value(world, user_id, channel_id, name, option, given[key], resolved)
        except (Refused, OptionError) as wrong:
            if partial:
                continue
            raise wrong if isinstance(wrong, Refused) else Refused("option", str(wrong)) from None
        built.append({"name": key, "type": option["type"], "value": value})
    return built


def _option_value(
    world: World,
    user_id: int,
    channel_id: int,
    name: str,
    option: dict[str, Any],
    value: Any,
    resolved: Resolved,
) -> Any:
    kind = option["type"]
    if kind in ENTITY_OPTIONS:
        return entity(world, user_id, value, _kinds(kind), resolved)
    if kind == OptionType.ATTACHMENT:
        filename, data = interactions.validate_option_value(name, option, value)
        return interactions.store_interaction_attachment(world, channel_id, filename, data, resolved)
    if kind in (OptionType.INTEGER, OptionType.NUMBER) and not isinstance(value, bool):
        value = str(value)
    return interactions.parse_option_input(name, option, value)


def picks(world: World, user_id: int, menu: Mapping[str, Any], values: Sequence[Any], resolved: Resolved) -> list[str]:
    """Check the values picked in a select menu, string or entity, against what it offers."""
    low, high = menu.get("min_values"), menu.get("max_values")
    low, high = 1 if low is None else low, 1 if high is None else high
    if len(set(map(str, values))) != len(values):
        raise Refused("not_offered", "the same value twice")
    if not low <= len(values) <= high and not (not values and menu.get("required") is False):
        raise Refused("pick_count", f"{low}–{high}" if low != high else str(low))
    kind = ComponentType(menu["type"])
    if kind == ComponentType.STRING_SELECT:
        offered = {option["value"] for option in menu["options"]}
        for value in values:
            if value not in offered:
                raise Refused("not_offered", str(value))
        return [str(value) for value in values]
    kinds = {
        ComponentType.USER_SELECT: "u",
        ComponentType.ROLE_SELECT: "r",
        ComponentType.MENTIONABLE_SELECT: "ur",
        ComponentType.CHANNEL_SELECT: "c",
    }[kind]
    return [entity(world, user_id, value, kinds, resolved) for value in values]


def filled_in(
    world: World,
    user_id: int,
    channel_id: int,
    nodes: Sequence[Mapping[str, Any]],
    values: Mapping[str, Any],
    resolved: Resolved,
) -> list[dict[str, Any]]:
    """A modal's components as they are submitted, each checked against its own limits."""
    sent: list[dict[str, Any]] = []
    for node in nodes:
        kind = node["type"]
        shell = {"type": kind, "id": node["id"]}
        if kind == ComponentType.TEXT_DISPLAY:
            sent.append(shell)
        elif kind == ComponentType.ACTION_ROW:
            inner = filled_in(world, user_id, channel_id, node["components"], values, resolved)
            sent.append({**shell, "components": inner})
        elif kind == ComponentType.LABEL:
            inner = filled_in(world, user_id, channel_id, [node["component"]], values, resolved)
            sent.append({**shell, "component": inner[0]})
        else:
            answer = _control(world, user_id, channel_id, node, values.get(node["custom_id"]), resolved)
            sent.append({**shell, "custom_id": node["custom_id"], **answer})
    return sent


def _control(
    world: World, user_id: int, channel_id: int, node: Mapping[str, Any], value: Any, resolved: Resolved
) -> dict[str, Any]:
    """One modal control's answer: `value` or `values`, whichever that control sends."""
    kind, required = ComponentType(node["type"]), node.get("required", True)
    if kind == ComponentType.CHECKBOX:
        return {"value": bool(node.get("default", False) if value is None else value)}
    if required and value in (None, "", []):
        raise Refused("field_missing", node["custom_id"])
    if kind == ComponentType.TEXT_INPUT:
        text = str(value or "")
        low, high = node.get("min_length") or 0, node.get("max_length") or 4000
        if text and not low <= len(text) <= high:
            raise Refused("field_length", f"{low}–{high}")
        return {"value": text}
    if kind == ComponentType.RADIO_GROUP:
        if value is not None and value not in {option["value"] for option in node["options"]}:
            raise Refused("not_offered", str(value))
        return {"value": value}
    given = list(value or [])
    if kind in SELECT_TYPES:
        return {"values": picks(world, user_id, node, given, resolved) if given or required else []}
    if kind == ComponentType.CHECKBOX_GROUP:
        menu = {**node, "type": ComponentType.STRING_SELECT}
        menu["max_values"] = node.get("max_values") or len(node["options"])
        return {"values": picks(world, user_id, menu, given, resolved) if given or required else []}
    if kind == ComponentType.FILE_UPLOAD:
        low, high = node.get("min_values") or 0, node.get("max_values") or 1
        if given and not low <= len(given) <= high:
            raise Refused("pick_count", f"{low}–{high}")
        store = interactions.store_interaction_attachment
        return {"values": [store(world, channel_id, name, data, resolved) for name, data in given]}
    raise Refused("not_offered", kind.name)
