"""The words a game's glossary forbids do not stand in its messages, and its terms do (see docs/words)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from testkit.sources import ROOT
from words.files import LANGUAGES, files, prefixes, resources

PAGES = sorted((ROOT / "docs" / "words").glob("*.??.md"))
SHARED = ("core", "host", "learn", "look", "ui")  # what “shared” pages are about; the others are named after their game
CITED = re.compile(r"§|\bR\d+\b|—")
CODE = re.compile(r"`([^`]+)`")


@dataclass(frozen=True)
class Term:
    """A row of a glossary."""

    term: str
    never: tuple[str, ...]


def glossary(page: str) -> list[Term]:
    """The rows of the first table of a page."""
    found = []
    for line in page.splitlines():
        if line.startswith("|"):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            found.append(Term(cells[0], tuple(CODE.findall(cells[-1]))))
        elif found:
            break
    return found[2:]  # the head and the line below it


def stray(word: str) -> re.Pattern[str]:
    """A forbidden word, whole and in any case; `stem*` stands for all words that begin so."""
    end = "" if word.endswith("*") else r"(?!\w)"
    return re.compile(rf"(?<!\w){re.escape(word.rstrip('*'))}{end}", re.IGNORECASE)


class StrayWords(Visitor):
    """What a message says, without variables."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.said.append(node.value.replace("\xa0", " "))


def messages(page: str, lang: str) -> Iterator[tuple[str, str]]:
    """Every message that a page is about: its name, and what it says."""
    for prefix in SHARED if page == "shared" else (page,):
        yield from messages_of(prefix, lang)


def messages_of(prefix: str, lang: str) -> Iterator[tuple[str, str]]:
    for _, resource in resources(prefix, lang):
        for entry in resource.body:
            if isinstance(entry, ast.Message | ast.Term):
                words = StrayWords()
                words.visit(entry)
                yield entry.id.name, " … ".join(words.said)


@pytest.mark.slow
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_no_forbidden_word_is_said(page: Path) -> None:
    game, lang = page.stem.split(".")
    strays = [(word, stray(word)) for term in glossary(page.read_text(encoding="utf-8")) for word in term.never]
    found = [
        f"{lang} {name}: “{word}” in {said!r}"
        for name, said in messages(game, lang)
        for word, pattern in strays
        if pattern.search(said)
    ]
    assert not found, "\n".join(found)


@pytest.mark.slow
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_term_is_used(page: Path) -> None:
    game, lang = page.stem.split(".")
    terms = glossary(page.read_text(encoding="utf-8"))
    everything = " ".join(said for _, said in messages(game, lang)).lower()
    assert terms
    assert [term.term for term in terms if not all(stem(word) in everything for word in term.term.split())] == []


def stem(word: str) -> str:
    """A word without the end that its forms differ in."""
    return word.lower()[: max(4, len(word) - 2)]


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_cites_a_paragraph_or_has_another_dash(lang: str) -> None:
    """Refusals name a chapter of /rules; paragraphs and rulings are for the documents."""
    written = {prefix: [path.read_text(encoding="utf-8") for path in files(prefix, lang)] for prefix in prefixes()}
    found = [
        f"{lang} {name}: {said!r}"
        for prefix in written
        if any(map(CITED.search, written[prefix]))  # or it need not be parsed, which takes a while
        for name, said in messages_of(prefix, lang)
        if CITED.search(said)
    ]
    assert not found, "\n".join(found)


def test_every_game_and_what_they_share_has_a_page_in_every_language() -> None:
    ours = [path.parent.name for path in (ROOT / "engine").glob("*/meta.py")]
    assert len(ours) >= 3
    assert {page.stem for page in PAGES} == {f"{what}.{lang}" for what in (*ours, "shared") for lang in LANGUAGES}


def test_a_table_is_read() -> None:
    page = (
        "# A page\n\n| term | where | never |\n|---|---|---|\n| деление | шкалы | `шаг науки`, `клетк*` |\n\nmore | x\n"
    )
    assert glossary(page) == [Term("деление", ("шаг науки", "клетк*"))]


@pytest.mark.parametrize(
    ("word", "text", "found"),
    [
        ("клетк*", "На Клетке", True),
        ("шаг", "шаги", False),
        ("шаг науки", "ещё 1 шаг науки", True),
        ("—", "а — б", True),
    ],
)
def test_forbidden_words_are_found(word: str, text: str, found: bool) -> None:
    assert (stray(word).search(text) is not None) == found
