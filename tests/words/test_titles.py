"""A title changes its name in one file of each language; only rules and stories mention what it is named after."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core import games
from testkit.sources import ROOT
from words import LANGUAGES, label

SHIPPED = ("mombasa", "nippon", "yokohama")
# What is told in sentences, where a company or a port may be called like the game.
TELLING = {"about.ftl", "names.ftl", "topics.ftl", "lesson.ftl", "other_names.txt"}


def files(game: str, lang: str) -> list[Path]:
    return [path for path in (ROOT / "engine" / game / "locale" / lang).iterdir() if path.name not in TELLING]


@pytest.mark.parametrize("game", SHIPPED)
def test_a_title_stands_in_one_file_of_each_language(game: str) -> None:
    for lang in LANGUAGES:
        title = label(games.get(game).name, lang)
        about = (ROOT / "engine" / game / "locale" / lang / "about.ftl").read_text(encoding="utf-8")
        assert f"{game}-title = {title}\n" in about
        assert [path.name for path in files(game, lang) if title in path.read_text(encoding="utf-8")] == []


def test_what_all_games_share_names_none() -> None:
    titles = {label(games.get(game).name, lang) for game in SHIPPED for lang in LANGUAGES}
    shared = (ROOT / "words/locale").rglob("*.ftl")
    assert [path.name for path in shared if any(title in path.read_text(encoding="utf-8") for title in titles)] == []
