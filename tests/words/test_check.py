"""What the checks find, and that everything we ship passes them."""

from __future__ import annotations

import itertools
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

import words
from engine.core import games
from engine.core.text import Text, join, refusal, text, verbatim, who
from words import LANGUAGES, check_text, problems

HERE = Path(__file__).parent
words.add_folder("demo", HERE / "demo")

Write = Callable[..., str]


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    """Writes a small locale and returns its prefix; languages not given say the same as `en`."""
    monkeypatch.setattr(sys.modules[words.add_folder.__module__], "_added", {})  # so that no other test finds it

    def write(en: str, **others: str) -> str:
        prefix = f"try{next(numbers)}"
        for lang in LANGUAGES:
            folder = tmp_path / prefix / lang
            folder.mkdir(parents=True)
            (folder / "rules.ftl").write_text(others.get(lang, en).replace("X-", f"{prefix}-"), encoding="utf-8")
        words.add_folder(prefix, tmp_path / prefix)
        return prefix

    return write


numbers = itertools.count()


@pytest.mark.parametrize(
    "prefix", [pytest.param(one, marks=pytest.mark.slow) if one in games.shipped() else one for one in words.prefixes()]
)
def test_nothing_is_wrong_with_our_messages(prefix: str) -> None:
    found = problems(prefix)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("en", "others", "found"),
    [
        ("X-a = { $n -> [one] x *[other] y }\nX-b = 1", {}, "X: en/rules.ftl:1: Expected"),
        ("X-a = 1\nX-b = 2", {"pl": "X-a = 1"}, "X: pl lacks X-b"),
        ("X-a = 1", {"ru": "X-a = 1\nX-c = 3"}, "X: ru/rules.ftl:2: en lacks X-c"),
        ("X-a = { $x }", {"uk": "X-a = { $y }"}, "X: uk/rules.ftl:1: X-a uses $y, but en uses $x"),
        ("X-a = { $n }", {"uk": "X-a = 1"}, "X: uk/rules.ftl:1: X-a uses no arguments, but en uses $n"),
        ("X-a = { X-b }", {}, "X: en/rules.ftl:1: X-a refers to X-b, which does not exist"),
        ("X-a = { -b }", {}, "X: en/rules.ftl:1: X-a refers to -b, which does not exist"),
        ("X-a = 1\nX-b = { X-a.gender }", {}, "X: en/rules.ftl:2: X-b refers to X-a.gender, which does not exist"),
        ("X-a = 1\nX-a = 2", {}, "X: en/rules.ftl:2: X-a is written twice"),
        ("X-a =\n    .gender = f", {}, "X: en/rules.ftl:1: X-a has no text of its own"),
        ("other-a = 1", {}, "X: en/rules.ftl:1: other-a does not begin with X-"),
        ('X-a = { CASE($x, "akk") }', {}, "X: en/rules.ftl:1: X-a: there is no case akk; the cases are"),
        ("X-a = { CASE($x) }", {}, "X: en/rules.ftl:1: X-a: CASE does not take 1 arguments"),
        ('X-a = { COUNTED($x, $n, "akk") }', {}, "X: en/rules.ftl:1: X-a: there is no case akk"),
        ("X-a = { FORM($x) }", {}, "X: en/rules.ftl:1: X-a: there is no function FORM"),
        ("X-a = { $case ->\n   *[gen] 1\n}", {}, "X: en/rules.ftl:1: X-a: the default case is nom"),
        ("X-a = { $case ->\n   *[nom] 1\n    [ac] 2\n}", {}, "X: en/rules.ftl:1: X-a: there is no case ac"),
        ("X-a = { $n ->\n    [few] 1\n   *[other] 2\n}", {}, "X: en/rules.ftl:1: X-a: few is no plural form"),
        ("X-a = 1", {"ru": "X-a = 1\nX-b = Hello"}, "X: ru/rules.ftl:2: en lacks X-b"),
        ("X-a = Hello", {"uk": "X-a = Привіт"}, "X: ru/rules.ftl:1: X-a is not translated"),
    ],
)
def test_faults_are_found(write: Write, en: str, others: dict[str, str], found: str) -> None:
    prefix = write(en, **others)
    faults = problems(prefix)
    assert any(fault.replace(prefix, "X").startswith(found) for fault in faults), faults


def test_a_name_may_have_more_forms_in_one_language_than_in_another(write: Write) -> None:
    declined = "X-a = { $case ->\n   *[nom] { $n ->\n        [one] 1\n       *[other] 2\n    }\n    [acc] 3\n}"
    assert problems(write("X-a = 1", pl=declined)) == []


def test_arguments_count_through_references(write: Write) -> None:
    assert problems(write("X-a = { X-b }\nX-b = { $x }", pl="X-a = { $x }\nX-b = { $x }")) == []


def test_a_comment_excuses_what_is_the_same_everywhere(write: Write) -> None:
    assert problems(write("# Same in every language.\nX-a = Discord")) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_good_text_has_no_faults(lang: str) -> None:
    price = join([text("demo.amount", n=3, thing=Text("demo.silk")), verbatim("7")], "and")
    assert check_text(refusal("demo.pay", "8.1", price=price), lang) == []
    assert check_text(text("demo.log.pay", player=who(0), price=Text("demo.assistant")), lang) == []


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        (Text("demo.nothing"), "demo.nothing in en: there is no such message"),
        (Text("demo no"), "'demo no' is no key: parts of letters, digits and _ with dots between them"),
        (text("demo.enter", n=3), "demo.enter in en: the argument n is not used"),
        (Text("demo.full"), "demo.full in en: the argument area is missing"),
        (text("demo.left", n="3"), "demo.left in en: the argument n is counted, so it must be a number"),
        (Text("demo.left"), "demo.left in en: the argument n is missing"),
        (text("demo.pay", price=join([Text("demo.x")])), "demo.x in en: there is no such message"),
        (Text("core.join.and", (("0", 3),)), "core.join.and: '3' is not a Text"),
    ],
)
def test_faults_of_a_text_are_found(given: Text, fault: str) -> None:
    assert fault in check_text(given, "en")


def test_the_examples_for_translators_are_the_tested_ones() -> None:
    readme = (Path(words.__file__).parent / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```ftl\n(.*?)^```", readme, re.DOTALL | re.MULTILINE)
    written = {entry_text(path.read_text(encoding="utf-8"), entry) for path, entry in demo_entries()}
    shown = {entry_text(block, entry) for block in blocks for entry in FluentResource(block).body}
    assert len(shown) >= 8
    assert shown <= written


def demo_entries() -> list[tuple[Path, ast.EntryType]]:
    paths = sorted((HERE / "demo").glob("*/*.ftl"))
    return [(path, entry) for path in paths for entry in FluentResource(path.read_text(encoding="utf-8")).body]


def entry_text(source: str, entry: ast.EntryType) -> str:
    assert entry.span is not None
    return source[entry.span.start : entry.span.end].strip()
