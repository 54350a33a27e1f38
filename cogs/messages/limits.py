"""What Discord accepts: payloads are checked before they are sent, because a refusal would come too late."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

COMPONENTS = 40
TEXT = 4_000
LABEL = 80
CUSTOM_ID = 100
OPTIONS = 25
OPTION_TEXT = 100  # label, value and description of a select's option; name and value of a command's choice
PLACEHOLDER = 150
ROW = 5
GALLERY = 10
ALT = 1_024
SECTION = 3
URL = 512
FILES = 10
FILE_BYTES = 10 * 1024 * 1024
NONCE = 25
MENTIONS = 100
TITLE = 45
FIELDS = 5
FIELD_LABEL = 45
FIELD_HELP = 100
INPUT = 4_000
THREAD_NAME = 100
COMMAND_NAME = re.compile(r"[-_'\w\u0900-\u097f\u0e00-\u0e7f]{1,32}")

ACTION_ROW, BUTTON, SELECT, INPUT_FIELD, SECTION_TYPE, DISPLAY, THUMBNAIL, MEDIA, FILE = 1, 2, 3, 4, 9, 10, 11, 12, 13
SEPARATOR, CONTAINER, LABEL_FIELD, RADIO, CHECKBOXES = 14, 17, 18, 21, 22
SELECTS = (3, 5, 6, 7, 8)
LINK = 5  # the style of a button that opens an address


class OverLimit(ValueError):
    """A message, modal or command that Discord would refuse; ours to fix, never a player's fault."""

    def __init__(self, faults: Sequence[str]) -> None:
        super().__init__("; ".join(faults))
        self.faults = list(faults)


class Attached(NamedTuple):
    """A file that goes with a message."""

    filename: str
    size: int


def walk(components: Sequence[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    """Every component of a message or modal, at all levels."""
    for component in components:
        yield component
        inner = [component[key] for key in ("accessory", "component") if component.get(key)]
        yield from walk([*(component.get("components") or ()), *inner])


def message_faults(components: Sequence[Mapping[str, Any]], files: Sequence[Attached] = ()) -> list[str]:
    """Everything Discord would refuse about a message of the second generation of components."""
    return [*_message_faults(components, files)]


def _message_faults(components: Sequence[Mapping[str, Any]], files: Sequence[Attached]) -> Iterator[str]:
    parts = list(walk(components))
    if not parts:
        yield "an empty message"
    if len(parts) > COMPONENTS:
        yield f"{len(parts)} components, at most {COMPONENTS}"
    written = sum(len(part.get("content", "")) for part in parts if part["type"] == DISPLAY)
    if written > TEXT:
        yield f"{written} characters of text, at most {TEXT}"
    yield from _same_ids(parts)
    for part in parts:
        yield from _part_faults(part)
    for component in components:
        if component["type"] not in (ACTION_ROW, SECTION_TYPE, DISPLAY, MEDIA, FILE, SEPARATOR, CONTAINER):
            yield f"a component of type {component['type']} cannot stand by itself"
    yield from _file_faults(parts, files)


def _same_ids(parts: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    seen: set[str] = set()
    for name in (part["custom_id"] for part in parts if "custom_id" in part):
        if name in seen:
            yield f"custom_id {name!r} twice"
        seen.add(name)
        if not 1 <= len(name) <= CUSTOM_ID:
            yield f"custom_id of {len(name)} characters, 1 to {CUSTOM_ID}: {name!r}"


def _part_faults(part: Mapping[str, Any]) -> Iterator[str]:
    kind = part["type"]
    if kind == ACTION_ROW:
        kinds = [inner["type"] for inner in part["components"]]
        buttons = all(inner == BUTTON for inner in kinds)
        if not (1 <= len(kinds) <= ROW and buttons) and not (len(kinds) == 1 and kinds[0] in SELECTS):
            yield f"a row holds 1 to {ROW} buttons or one select, not the types {kinds}"
    elif kind == BUTTON:
        yield from _button_faults(part)
    elif kind in SELECTS:
        yield from _select_faults(part)
    elif kind == DISPLAY and not part["content"].strip():
        yield "a text without text"
    elif kind == MEDIA:
        yield from _count("pictures in a gallery", len(part["items"]), 1, GALLERY)
        for item in part["items"]:
            yield from _length("alt text", item.get("description"), ALT)
    elif kind == THUMBNAIL:
        yield from _length("alt text", part.get("description"), ALT)
    elif kind == SECTION_TYPE:
        yield from _count("texts in a section", len(part["components"]), 1, SECTION)
        if not part.get("accessory"):
            yield "a section without a button or picture"
    elif kind == CONTAINER and not part["components"]:
        yield "an empty container"


def _button_faults(part: Mapping[str, Any]) -> Iterator[str]:
    if not part.get("label") and not part.get("emoji"):
        yield "a button without label and emoji"
    yield from _length("label", part.get("label"), LABEL)
    link = part.get("style") == LINK
    if link and not part.get("url"):
        yield "a link without an address"
    if not link and not part.get("custom_id"):
        yield "a button without custom_id"
    yield from _length("address", part.get("url"), URL)


def _select_faults(part: Mapping[str, Any]) -> Iterator[str]:
    yield from _length("placeholder", part.get("placeholder"), PLACEHOLDER)
    if part["type"] != SELECT:
        return
    options = part.get("options") or []
    yield from _count("options", len(options), 1, OPTIONS)
    values = [option["value"] for option in options]
    yield from (f"option value {value!r} twice" for value in sorted({v for v in values if values.count(v) > 1}))
    for option in options:
        for name in ("label", "value", "description"):
            yield from _length(f"{name} of an option", option.get(name), OPTION_TEXT)
        if not option["label"].strip() or not option["value"]:
            yield "an option without label or value"
    fewest, most = part.get("min_values", 1), part.get("max_values", 1)
    if not 0 <= fewest <= most <= len(options) or most < 1:
        yield f"{fewest} to {most} of {len(options)} options cannot be selected"
    if sum(bool(option.get("default")) for option in options) > most:
        yield "more options are preset than may be selected"


def _file_faults(parts: Sequence[Mapping[str, Any]], files: Sequence[Attached]) -> Iterator[str]:
    yield from _count("files", len(files), 0, FILES)
    names = {file.filename for file in files}
    if len(names) != len(files):
        yield "two files of one name"
    for file in files:
        if file.size > FILE_BYTES:
            yield f"{file.filename} has {file.size} bytes, at most {FILE_BYTES}"
    shown = {url.removeprefix("attachment://") for url in _media(parts) if url.startswith("attachment://")}
    yield from (f"{name} is shown but not attached" for name in sorted(shown - names))
    yield from (f"{name} is attached but not shown" for name in sorted(names - shown))


def _media(parts: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    for part in parts:
        for holder in part["items"] if part["type"] == MEDIA else [part]:
            media = holder.get("media") or (part.get("file") if part["type"] == FILE else None)
            if media:
                yield media["url"]


def modal_faults(modal: Mapping[str, Any]) -> list[str]:
    """Everything Discord would refuse about a modal."""
    return [*_modal_faults(modal)]


def _modal_faults(modal: Mapping[str, Any]) -> Iterator[str]:
    yield from _length("title", modal["title"], TITLE)
    yield from _count("fields", len(modal["components"]), 1, FIELDS)
    parts = list(walk(modal["components"]))
    yield from _same_ids([modal, *parts])
    for part in parts:
        if part["type"] == LABEL_FIELD:
            yield from _length("label of a field", part["label"], FIELD_LABEL)
            yield from _length("help of a field", part.get("description"), FIELD_HELP)
        elif part["type"] == INPUT_FIELD:
            yield from _length("placeholder of a field", part.get("placeholder"), FIELD_HELP)
            yield from _length("preset text", part.get("value"), part.get("max_length") or INPUT)
        elif part["type"] in SELECTS:
            yield from _select_faults(part)
        elif part["type"] in (RADIO, CHECKBOXES):
            yield from _count("options of a group", len(part["options"]), 2 if part["type"] == RADIO else 1, 10)


def command_faults(command: Mapping[str, Any], path: str = "") -> list[str]:
    """Everything Discord would refuse about a slash command, its options and its subcommands."""
    where = f"{path} {command['name']}".strip()
    faults = []
    for name in (command["name"], *(command.get("name_localizations") or {}).values()):
        if not COMMAND_NAME.fullmatch(name) or name != name.lower():
            faults.append(f"{where}: {name!r} is no name of a command")
    for about in (command.get("description", ""), *(command.get("description_localizations") or {}).values()):
        if not 1 <= len(about) <= 100:
            faults.append(f"{where}: a description of {len(about)} characters, 1 to 100")
    options = command.get("options") or []
    needed = [bool(option.get("required")) for option in options]
    if len(options) > 25 or len(command.get("choices") or ()) > 25:
        faults.append(f"{where}: more than 25 options or choices")
    if needed != sorted(needed, reverse=True):
        faults.append(f"{where}: a required option after an optional one")
    return [*faults, *(fault for option in options for fault in command_faults(option, where))]


def _length(what: str, words: str | None, most: int) -> Iterator[str]:
    if words and len(words) > most:
        yield f"{what} of {len(words)} characters, at most {most}: {words[:40]!r}…"


def _count(what: str, n: int, fewest: int, most: int) -> Iterator[str]:
    if not fewest <= n <= most:
        yield f"{n} {what}, {fewest} to {most}"
