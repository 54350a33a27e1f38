"""Every key that stands literally in the code has its message, with just the arguments it is given."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import words
from words import LANGUAGES, used_by

ROOT = Path(words.__file__).parent.parent
FOLDERS = ("engine", "host", "cogs", "render")
SPECIAL = ("core.seat", "core.verbatim")  # said by code, see words/sentences.py


def literal_texts() -> list[tuple[str, str, set[str] | None]]:
    """Place, key and names of the arguments (None: not to be seen in the source) of every `text("…")`."""
    found = []
    for path in sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args):
                continue
            key = node.args[0]
            if (
                node.func.id in ("Text", "text", "refusal")
                and isinstance(key, ast.Constant)
                and key.value not in SPECIAL
            ):
                plain = node.func.id != "Text" and all(keyword.arg for keyword in node.keywords)
                bare = node.func.id == "Text" and len(node.args) == 1 and not node.keywords
                names = {keyword.arg or "" for keyword in node.keywords} if plain or bare else None
                found.append((f"{path.relative_to(ROOT)}:{node.lineno}", str(key.value), names))
    return found


def test_there_are_literal_keys() -> None:
    assert len({key for _, key, _ in literal_texts() if key.startswith("core.")}) > 10


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_literal_key_has_its_message(lang: str) -> None:
    missing = [f"{where}: {key}" for where, key, _ in literal_texts() if used_by(key, lang) is None]
    assert missing == []


def test_every_literal_text_brings_the_arguments_its_message_uses() -> None:
    wrong = []
    for where, key, given in literal_texts():
        needs = used_by(key)
        # An `n` that only selects a form may be given or not.
        if given is not None and needs is not None and given - {"n"} != needs - {"n"}:
            wrong.append(f"{where}: {key} is given {sorted(given)}, its message uses {sorted(needs)}")
    assert wrong == []
