"""Discord's limits that neither its API description nor the simulated Discord knows."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

LAYOUT = 1 << 15
BUTTON, STRING_SELECT, SELECTS, TEXT = 2, 3, (3, 5, 6, 7, 8), 10
FILE_LIMIT = 10 * 1024 * 1024
COMMAND_CHARACTERS = 8000
File = tuple[str, int, str | None]


def problems(method: str, path: str, body: Any, files: Sequence[File] = ()) -> list[str]:
    """What is wrong with a request beyond its schema."""
    found: list[str] = []
    if len(files) > 10:
        found.append(f"{len(files)} files, at most 10")
    found += [f"{name}: {size} bytes, at most {FILE_LIMIT}" for name, size, _ in files if size > FILE_LIMIT]
    found += [f"{name}: alt text of {len(alt)} characters" for name, _, alt in files if alt and len(alt) > 1024]
    names = [name for name, count in Counter(name for name, _, _ in files).items() if count > 1]
    found += [f"{name}: two files of one name" for name in names]
    if re.search(r"/commands(/\d+)?$", path) and method in ("PUT", "POST", "PATCH"):
        commands = body if isinstance(body, list) else [body]
        found += [problem for command in commands for problem in command_problems(command)]
        found += doubles("command", [f"{it['name']}/{it.get('type', 1)}" for it in commands])
    elif re.search(r"/callback$", path):
        found += callback_problems(body, files)
    elif re.search(r"/threads$", path) and method == "POST":
        found += length("thread name", body.get("name", ""), 1, 100)
    elif re.search(r"/messages$|^/webhooks/\d+/[^/]+$", path) and method == "POST":
        found += message_problems(body, files, new=True)
    elif re.search(r"/messages/(\d+|@original)$", path) and method == "PATCH":
        found += message_problems(body, files, new=False)
    return found


def length(what: str, text: str, low: int, high: int) -> list[str]:
    """A text that is too short or too long."""
    return [] if low <= len(text) <= high else [f"{what}: {len(text)} characters, must be {low} to {high}"]


def doubles(what: str, values: Sequence[Any]) -> list[str]:
    """Values that occur twice."""
    return [f"{what} twice: {value}" for value, count in Counter(values).items() if count > 1]


def walk(nodes: Any) -> Iterator[dict[str, Any]]:
    """All components of a tree, in the order they are shown."""
    for node in nodes if isinstance(nodes, list) else [nodes]:
        if isinstance(node, dict):
            yield node
            yield from walk(node.get("components") or [])
            for key in ("accessory", "component"):
                yield from walk(node.get(key) or [])


def callback_problems(body: dict[str, Any], files: Sequence[File]) -> list[str]:
    """An interaction's first answer: message, update, form or suggestions."""
    data = body.get("data") or {}
    match body.get("type"):
        case 4 | 7:
            return message_problems(data, files, new=body["type"] == 4)
        case 8:
            choices = data.get("choices") or []
            found = [f"{len(choices)} suggestions, at most 25"] if len(choices) > 25 else []
            for choice in choices:
                found += length("suggestion", choice["name"], 1, 100)
                found += length("suggestion's value", str(choice["value"]), 0, 100)
            return found
        case 9:
            found = length("form title", data["title"], 1, 45) + length("custom_id", data["custom_id"], 1, 100)
            if not 1 <= len(data["components"]) <= 5:
                found.append(f"{len(data['components'])} rows in a form, must be 1 to 5")
            return found + component_problems(data["components"])
    return []


def message_problems(body: dict[str, Any], files: Sequence[File], *, new: bool) -> list[str]:
    """A message or an edit of one."""
    found: list[str] = []
    content, embeds = body.get("content") or "", body.get("embeds") or []
    components, flags = body.get("components") or [], body.get("flags") or 0
    found += length("content", content, 0, 2000)
    if flags & LAYOUT and (content or embeds):
        found.append("a layout takes no content and no embeds")
    if new and not (content or embeds or components or files or body.get("poll") or body.get("sticker_ids")):
        found.append("an empty message")
    nodes = list(walk(components))
    if len(nodes) > 40:
        found.append(f"{len(nodes)} components, at most 40")
    if not flags & LAYOUT and len(components) > 5:
        found.append(f"{len(components)} rows, at most 5")
    text = sum(len(node.get("content", "")) for node in nodes if node["type"] == TEXT)
    if text > 4000:
        found.append(f"{text} characters of text in a layout, at most 4000")
    size = sum(len(str(value)) for embed in embeds for value in _texts(embed))
    if size > 6000:
        found.append(f"{size} characters in embeds, at most 6000")
    found += component_problems(components)
    if files or new:
        found += attachment_problems(body, nodes, files)
    return found


def _texts(embed: dict[str, Any]) -> Iterator[str]:
    yield from (embed.get("title") or "", embed.get("description") or "")
    yield from ((embed.get("footer") or {}).get("text") or "", (embed.get("author") or {}).get("name") or "")
    for field in embed.get("fields") or []:
        yield from (field["name"], field["value"])


def attachment_problems(body: dict[str, Any], nodes: list[dict[str, Any]], files: Sequence[File]) -> list[str]:
    """Pictures that are named and not sent."""
    sent = {name for name, _, _ in files} | {it.get("filename") for it in body.get("attachments") or []}
    urls = [item["media"]["url"] for node in nodes for item in node.get("items") or []]
    urls += [node[key]["url"] for node in nodes for key in ("media", "file") if isinstance(node.get(key), dict)]
    named = [url.removeprefix("attachment://") for url in urls if url.startswith("attachment://")]
    return [f"attachment://{name} was not sent" for name in named if name not in sent]


def component_problems(components: list[dict[str, Any]]) -> list[str]:
    """Controls, wherever they are."""
    found: list[str] = []
    nodes = list(walk(components))
    found += doubles("custom_id", [node["custom_id"] for node in nodes if node.get("custom_id")])
    for node in nodes:
        kind = node["type"]
        if kind == BUTTON:
            found += button_problems(node)
        if kind == 1:
            kinds = [child["type"] for child in node["components"]]
            if any(it in SELECTS for it in kinds) and len(kinds) > 1:
                found.append("a select must be alone in its row")
        if kind in SELECTS:
            low, high = node.get("min_values", 1), node.get("max_values", 1)
            if kind == STRING_SELECT and high > len(node["options"]):
                found.append(f"max_values {high} of {len(node['options'])} options")
            if low > high:
                found.append(f"min_values {low} above max_values {high}")
        if kind in (STRING_SELECT, 21, 22):
            found += doubles("option value", [option["value"] for option in node["options"]])
            chosen = sum(bool(option.get("default")) for option in node["options"])
            if chosen > (node.get("max_values") or len(node["options"]) if kind != 21 else 1):
                found.append(f"{chosen} defaults are too many")
        if node.get("description"):
            found += length("description", node["description"], 1, 100 if kind == 18 else 1024)
    return found


def button_problems(node: dict[str, Any]) -> list[str]:
    """A button needs something to show and exactly one thing to do."""
    found = []
    if node["style"] != 6 and not node.get("label") and not node.get("emoji"):
        found.append(f"a button without label and emoji: {node.get('custom_id') or node.get('url')}")
    if bool(node.get("custom_id")) == (node["style"] in (5, 6)):
        found.append("a button has a custom_id, a link has none")
    return found


def command_problems(command: dict[str, Any]) -> list[str]:
    """A slash command as it is registered."""
    found: list[str] = []
    if command.get("type", 1) != 1:
        return length("context menu name", command["name"], 1, 32)
    total = _counted(command)
    if total > COMMAND_CHARACTERS:
        found.append(f"/{command['name']}: {total} characters in all, at most {COMMAND_CHARACTERS}")
    return found + _node_problems(command, "/" + command["name"])


def _counted(node: dict[str, Any]) -> int:
    """Characters that count: of each text the longest translation."""
    size = sum(
        max(len(text) for text in (node.get(key) or "", *(node.get(f"{key}_localizations") or {}).values()))
        for key in ("name", "description")
    )
    size += len(str(node.get("value", "")))
    return size + sum(_counted(child) for key in ("options", "choices") for child in node.get(key) or [])


def _node_problems(node: dict[str, Any], where: str) -> list[str]:
    found: list[str] = []
    for name in (node["name"], *(node.get("name_localizations") or {}).values()):
        if not fits_pattern(name):
            found.append(f"{where}: {name!r} is no command name")
    for text in (node.get("description") or "", *(node.get("description_localizations") or {}).values()):
        found += [f"{where}: {problem}" for problem in length("description", text, 1, 100)]
    options, choices = node.get("options") or [], node.get("choices") or []
    if len(options) > 25 or len(choices) > 25:
        found.append(f"{where}: more than 25 options or choices")
    if choices and node.get("autocomplete"):
        found.append(f"{where}: choices and autocomplete exclude each other")
    found += doubles(f"{where}: choice", [choice["name"] for choice in choices])
    for choice in choices:
        for text in (choice["name"], *(choice.get("name_localizations") or {}).values()):
            found += [f"{where}: {problem}" for problem in length("choice", text, 1, 100)]
    found += doubles(f"{where}: option", [option["name"] for option in options])
    needed = [bool(option.get("required")) for option in options if option["type"] > 2]
    if needed != sorted(needed, reverse=True):
        found.append(f"{where}: a required option after an optional one")
    for option in options:
        found += _node_problems(option, f"{where} {option['name']}")
    return found


def fits_pattern(name: str) -> bool:
    """Letters of any script, digits, `-`, `_`, `'`; lower case where there is one; at most 32."""
    allowed = all(letter.isalpha() or letter.isdigit() or letter in "-_'" for letter in name)
    return 1 <= len(name) <= 32 and allowed and name == name.lower()
