"""Every key that stands literally in the code has its message, with just the arguments it is given."""

from __future__ import annotations

import ast
from functools import cache

import pytest

from testkit.sources import modules, place, tree
from words import LANGUAGES, arguments_of

SPECIAL = ("core.seat", "core.verbatim")  # said by code, see words/sentences.py
TEXTS = ("Text", "text", "refusal")
QUESTIONS = ("choose", "choose_some", "choose_amount", "choose_free", "arrange", "resolve", "end_turn")

Literal = tuple[str, set[str] | None]  # a key, and the names of its arguments (None: not to be seen in the source)


def literal(call: ast.Call) -> Literal | None:
    """The text that a call makes, asks or notes, if its key is written out."""
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    at = 0 if name in TEXTS else 1
    key = call.args[at] if len(call.args) > at else None
    if not (isinstance(key, ast.Constant) and isinstance(key.value, str)) or key.value in SPECIAL:
        return None
    named = {keyword.arg: keyword.value for keyword in call.keywords}
    seen = None not in named
    if name in ("text", "refusal"):
        return key.value, {str(one) for one in named} if seen else None
    if name == "Text":
        return key.value, set() if len(call.args) == 1 and not named else None
    if name in QUESTIONS and not {"prompt", "presentation"} & set(named):  # else the question is told by those
        return key.value, set()
    if name == "note":
        seat = call.args[2] if len(call.args) > 2 else named.get("seat", ast.Constant(None))
        actor = set() if isinstance(seat, ast.Constant) and seat.value is None else {"player"}
        return key.value, {str(one) for one in named if one not in ("seat", "to")} | actor if seen else None
    return None


@cache
def literals() -> list[tuple[str, str, set[str] | None]]:
    found = []
    for path in modules("engine", "host", "cogs", "render", "bot"):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Call) and (text := literal(node)) is not None:
                found.append((place(path, node), *text))
    return found


@pytest.mark.parametrize(
    ("call", "expected"),
    [
        ("Text('a.b')", ("a.b", set())),
        ("text('a.b', n=1, good=x)", ("a.b", {"n", "good"})),
        ("refusal('a.b', '8.1', n=1)", ("a.b", {"n"})),
        ("text('a.b', **args)", ("a.b", None)),
        ("Text('a.b', args)", ("a.b", None)),
        ("choose(me, 'a.b', offer)", ("a.b", set())),
        ("choose(me, 'a.b', offer, prompt=text('a.c'))", None),
        ("note(g, 'a.b', me, n=1)", ("a.b", {"player", "n"})),
        ("note(g, 'a.b', to=[1], n=1)", ("a.b", {"n"})),
        ("text(f'a.{x}')", None),
        ("other('a.b')", None),
    ],
)
def test_literal_texts_are_recognised(call: str, expected: Literal | None) -> None:
    node = ast.parse(call, mode="eval").body
    assert isinstance(node, ast.Call)
    assert literal(node) == expected


@pytest.mark.slow
def test_there_are_literal_keys() -> None:
    assert len({key for _, key, _ in literals() if key.startswith("core.")}) > 10


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_literal_key_has_its_message(lang: str) -> None:
    missing = [f"{where}: {key}" for where, key, _ in literals() if arguments_of(key, lang) is None]
    assert not missing, "\n".join(missing)


@pytest.mark.slow
def test_every_literal_text_brings_the_arguments_its_message_uses() -> None:
    wrong = []
    for where, key, given in literals():
        needs = arguments_of(key)
        # An `n` that only selects a form may be given or not.
        if given is not None and needs is not None and given - {"n"} != needs - {"n"}:
            wrong.append(f"{where}: {key} is given {sorted(given)}, its message uses {sorted(needs)}")
    assert not wrong, "\n".join(wrong)
