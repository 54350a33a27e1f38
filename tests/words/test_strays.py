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
SIDE_BY_SIDE = [page.with_name(f"{page.stem.split('.')[0]}.md") for page in PAGES if page.stem.endswith(".en")]
SHARED = sorted(path.stem for path in (ROOT / "words" / "locale" / "en").glob("*.ftl"))  # what “shared” pages are about
CITED = r"§|\bR\d+\b"
WRONG_DASH = {"ru": r"(?<!\w)–(?!\w)"}  # Russian print has long dashes, the others “–”; 1–3 has a short one everywhere
CODE = re.compile(r"`([^`]+)`")


@dataclass(frozen=True)
class Term:
    """A row of a glossary."""

    term: str
    never: tuple[str, ...]
    excused: tuple[str, ...] = ()  # messages in which these words mean something else


def glossary(page: str) -> list[Term]:
    """The rows of the first table of a page."""
    found = []
    for line in page.splitlines():
        if line.startswith("|"):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            words = CODE.findall(cells[-1])
            never = tuple(word for word in words if not word.startswith("="))
            found.append(Term(cells[0], never, tuple(word[1:] for word in words if word.startswith("="))))
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
    terms = glossary(page.read_text(encoding="utf-8"))
    strays = [(word, stray(word), term.excused) for term in terms for word in term.never]
    found = [
        f"{lang} {name}: “{word}” in {said!r}"
        for name, said in messages(game, lang)
        for word, pattern, excused in strays
        if name not in excused and pattern.search(said)
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
    wrong = re.compile(f"{CITED}|{WRONG_DASH.get(lang, '—')}")
    written = {prefix: [path.read_text(encoding="utf-8") for path in files(prefix, lang)] for prefix in prefixes()}
    found = [
        f"{lang} {name}: {said!r}"
        for prefix in written
        if any(map(wrong.search, written[prefix]))  # or it need not be parsed, which takes a while
        for name, said in messages_of(prefix, lang)
        if wrong.search(said)
    ]
    assert not found, "\n".join(found)


def test_every_game_and_what_they_share_has_a_page_in_every_language() -> None:
    ours = [path.parent.name for path in (ROOT / "engine").glob("*/meta.py")]
    assert len(ours) >= 3
    assert {page.stem for page in PAGES} == {f"{what}.{lang}" for what in (*ours, "shared") for lang in LANGUAGES}


@pytest.mark.parametrize("page", SIDE_BY_SIDE, ids=lambda page: page.stem)
def test_words_side_by_side_are_those_of_each_language(page: Path) -> None:
    head, _, *rows = [
        line.strip("| ").split(" | ") for line in page.read_text(encoding="utf-8").split("\n") if "|" in line
    ]
    assert head == ["thing", *LANGUAGES]
    for at, lang in enumerate(LANGUAGES, start=1):
        terms = {term.term for term in glossary(page.with_suffix(f".{lang}.md").read_text(encoding="utf-8"))}
        assert [row[at] for row in rows if row[at] not in terms] == [], lang


def test_a_table_is_read() -> None:
    row = "| деление | шкалы | `шаг науки`, `клетк*`, `=x-y` |"
    page = f"# A page\n\n| term | where | never |\n|---|---|---|\n{row}\n\nmore | x\n"
    assert glossary(page) == [Term("деление", ("шаг науки", "клетк*"), ("x-y",))]


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
