"""The YAML of our own files, read without a library: mappings, lists, texts and blocks; anything else is refused."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from msgspec import Struct

KEY = re.compile(r"([\w.-]+):(?: +(.*))?")
COMMENT = re.compile(r"(^|\s)#.*$")
ANCHOR = re.compile(r"^[&*]\w+")


class YamlLine(Struct):
    """A line that says something: how far it is indented, and what it says."""

    indent: int
    said: str


def read_yaml(file: Path) -> Any:
    """What stands in a file; `ValueError` names the line that is not understood."""
    lines = []
    for raw in file.read_text(encoding="utf-8").splitlines():
        if "\t" in raw:
            raise ValueError(f"{file}: a tab in {raw!r}")
        lines.append(YamlLine(len(raw) - len(raw.lstrip(" ")), raw.strip()))
    found = _value(lines, 0)
    _skip(lines)
    if lines:
        raise ValueError(f"{file}: {lines[0].said!r} is not understood")
    return found


def _skip(lines: list[YamlLine]) -> None:
    while lines and not COMMENT.sub("", lines[0].said).strip():
        lines.pop(0)


def _value(lines: list[YamlLine], least: int) -> Any:
    """The block that begins here, indented at least so far."""
    _skip(lines)
    if not lines or lines[0].indent < least:
        return None
    indent = lines[0].indent
    if lines[0].said.startswith("- "):
        found = []
        while lines and lines[0].indent == indent and lines[0].said.startswith("- "):
            item = COMMENT.sub("", lines[0].said[2:]).strip()
            if KEY.fullmatch(item):  # a mapping, whose first line stands behind the dash
                lines[0] = YamlLine(indent + 2, item)
                found.append(_value(lines, indent + 2))
            else:
                lines.pop(0)
                found.append(_scalar(item))
            _skip(lines)
        return found
    return _mapping(lines, indent)


def _mapping(lines: list[YamlLine], indent: int) -> dict[str, Any]:
    found: dict[str, Any] = {}
    while lines and lines[0].indent == indent:
        match = KEY.fullmatch(lines[0].said)
        if match is None or match[1] in found:
            raise ValueError(f"{lines[0].said!r} is not understood")
        lines.pop(0)
        rest = ANCHOR.sub("", COMMENT.sub("", match[2] or "").strip()).strip()
        if rest == "|":
            found[match[1]] = _block(lines, indent)
        else:
            found[match[1]] = _scalar(rest) if rest else _value(lines, indent + 1)
        _skip(lines)
    if lines and lines[0].indent > indent:
        raise ValueError(f"{lines[0].said!r} is indented too far")
    return found


def _block(lines: list[YamlLine], indent: int) -> str:
    """Lines of a text that keep their ends."""
    found = []
    while lines and (lines[0].indent > indent or not lines[0].said):
        found.append(lines.pop(0).said)
    return "\n".join(found)


def _scalar(said: str) -> Any:
    if said[:1] == "[" and said[-1] == "]":
        return [_scalar(one.strip()) for one in said[1:-1].split(",")]
    if said[:1] == "{" and said[-1] == "}":
        return {name: _scalar(value) for name, value in (one.strip().split(": ") for one in said[1:-1].split(","))}
    if said[:1] in "\"'" and said[-1:] == said[:1] and len(said) > 1:
        return said[1:-1]
    if said[:1] in "[]{}>!%@`\"'":
        raise ValueError(f"{said!r} is not understood")
    return {"true": True, "false": False}.get(said, int(said) if re.fullmatch(r"\d+", said) else said)
