"""The entry for Discord's app directory: within its limits, in every language, with names that people then find."""

from __future__ import annotations

import re

import pytest

from engine.core import games
from engine.core.text import Text
from testkit.sources import ROOT
from words import LANGUAGES, label, say

PAGE = (ROOT / "docs/directory.md").read_text(encoding="utf-8")
HEADINGS = {"en": "English", "pl": "Polski", "ru": "Русский", "uk": "Українська"}
LARGEST = {"Summary": 200, "Description": 400, "Page": 2_000}  # characters; the last is our own limit
MOST_TAGS, LARGEST_TAG = 5, 20  # as Discord's description of its API says
COMMANDS = {"Description": ("table new", "learn"), "Page": ("learn", "table new", "hint")}
KEYS = {
    "table": "look.command.table",
    "new": "look.command.new",
    "learn": "learn.command.learn",
    "hint": "coach.command.hint",
}


def part(lang: str, name: str) -> str:
    """What is to be copied: the quoted lines below a name."""
    section = PAGE.partition(f"\n## {HEADINGS[lang]}\n")[2].partition("\n## ")[0]
    quoted = re.match(r"(?:>.*\n)+", section.partition(f"\n**{name}**\n\n")[2])
    assert quoted, (lang, name)
    return re.sub(r"^> ?", "", quoted[0], flags=re.MULTILINE).strip()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_fits(lang: str) -> None:
    for name, largest in LARGEST.items():
        assert largest // 3 < len(part(lang, name)) <= largest, (name, len(part(lang, name)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_commands_buttons_and_games_are_called_as_they_are_there(lang: str) -> None:
    for name, commands in COMMANDS.items():
        for command in commands:
            said = "/" + " ".join(say(Text(KEYS[word]), lang) for word in command.split())
            assert said in part(lang, name), said
    assert f"*{label(Text('ui.button.why'), lang)}*" in part(lang, "Page")
    for game in ("mombasa", "nippon", "yokohama"):
        assert label(games.get(game).name, lang) in part(lang, "Summary"), game


def test_tags_fit() -> None:
    (line,) = re.findall(r"^\*\*Tags\*\*: (.+)$", PAGE, re.MULTILINE)
    tags = re.findall(r"`([^`]+)`", line)
    assert 0 < len(tags) == len(set(tags)) <= MOST_TAGS
    assert max(map(len, tags)) <= LARGEST_TAG


def test_limits_are_named_on_the_page() -> None:
    assert [f"{LARGEST[name]} characters" in PAGE for name in ("Summary", "Description")] == [True, True]
    assert set(HEADINGS) == set(LANGUAGES)
