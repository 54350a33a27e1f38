"""The specifications and what cites them: every number that is cited exists, every number has a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from testkit.sources import ROOT

NUMBER = re.compile(r"(?<![\w.])([REID]\d+)(?![\w.])")  # ruling, example, invariant, difference between editions
DEFINED = re.compile(r"^(?:[-*] |\| )\**([REID]\d+)\b", re.MULTILINE)
SECTION = re.compile(r"^#{2,4} (\d+(?:\.\d+)*)\.? ", re.MULTILINE)
CITED_SECTION = re.compile(r"(?:§|\bsections? )(\d+(?:\.\d+)*)")
TEST_NAME = re.compile(r"\bdef test_([a-z0-9_]+)")
REFUSAL = re.compile(r'refusal\(\s*"[a-z_.]+",\s*"([^"]+)"')

GAMES = {path.stem: path for path in sorted((ROOT / "docs" / "spec").glob("*.md"))}
SPECS = {**GAMES, "bazaar": ROOT / "testkit/bazaar/spec.md"}


def sources(*folders: Path) -> dict[Path, str]:
    return {path: path.read_text(encoding="utf-8") for folder in folders for path in sorted(folder.rglob("*.py"))}


def code_of(game: str) -> dict[Path, str]:
    if game == "bazaar":
        return sources(ROOT / "testkit/bazaar")
    return sources(ROOT / "engine" / game, ROOT / "render" / game)


def cases_of(game: str) -> dict[Path, str]:
    return sources(ROOT / "tests/engine" / game)


def defined(game: str) -> set[str]:
    return set(DEFINED.findall(SPECS[game].read_text(encoding="utf-8")))


def sections(game: str) -> set[str]:
    return set(SECTION.findall(SPECS[game].read_text(encoding="utf-8")))


def numbers(text: str) -> set[str]:
    """The numbers a source cites: in words, in the name of a test (`test_r28_…`), in lists of refusals."""
    named = {part.upper() for name in TEST_NAME.findall(text) for part in name.split("_")}
    return set(NUMBER.findall(text)) | {one for one in named if re.fullmatch(r"[REID]\d+", one)}


def test_every_game_has_a_specification() -> None:
    assert sorted(GAMES) == sorted(path.parent.name for path in (ROOT / "engine").glob("*/meta.py"))
    for game in SPECS:
        assert {one[0] for one in defined(game)} >= {"R", "E", "I"}, game


@pytest.mark.parametrize("game", SPECS)
@pytest.mark.slow
def test_every_cited_number_exists(game: str) -> None:
    there, chapters = defined(game), sections(game)
    missing = []
    for path, text in {**code_of(game), **cases_of(game)}.items():
        cited = NUMBER.findall(text) if "tests" not in path.parts else sorted(numbers(text))
        missing += [f"{path.relative_to(ROOT)}: {one}" for one in cited if one not in there]
        missing += [f"{path.relative_to(ROOT)}: §{one}" for one in CITED_SECTION.findall(text) if one not in chapters]
        refs = [one for one in REFUSAL.findall(text) if one not in there and one not in chapters]
        missing += [f"{path.relative_to(ROOT)}: refusal {one}" for one in refs]
    assert not missing, "\n".join(missing)


@pytest.mark.parametrize("game", SPECS)
def test_every_number_is_cited_by_a_test(game: str) -> None:
    cited: set[str] = set()
    for text in cases_of(game).values():
        cited |= numbers(text)
    assert sorted(defined(game) - cited) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_leads_to_a_chapter_of_the_rules(game: str) -> None:
    from engine.core import games

    known = games.get(game)
    refs = {ref for text in code_of(game).values() for ref in REFUSAL.findall(text)}
    assert refs
    assert sorted(ref for ref in refs if known.chapter(ref) is None) == []
    assert set(known.chapters.values()) <= set(known.topics)
    assert set(known.chapters) <= defined(game) | sections(game)
