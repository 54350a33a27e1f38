"""Words of printed rulebooks lead to the right thing first, in `/what`, `/rules` and `/choose`."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.messages.lookup_index import by_id, search
from engine.core import games
from words import LANGUAGES, other_names

TABLES = sorted((Path(__file__).parent / "box_words").glob("*.txt"))
ENOUGH = 38  # of the 40 words of a table


def box_words(table: Path) -> dict[str, list[str]]:
    """What is typed, and the things or chapters that are right, each as it is named in a file of other names."""
    lines = [line for line in table.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return {typed: right.split(", ") for typed, right in (line.split(" = ") for line in lines)}


@pytest.mark.slow
@pytest.mark.parametrize("chapters", [False, pytest.param(True, marks=pytest.mark.soak)], ids=["what", "rules"])
@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.stem)
def test_words_of_the_box_find_the_right_thing_first(table: Path, chapters: bool) -> None:
    game, lang = table.stem.split(".")
    asked = box_words(table)
    wrong = {}
    for typed, right in asked.items():
        found = search(typed, lang, [game], chapters=chapters)
        values = [f"{game}{one}" if one.startswith("/") else f"{game}:{one}" for one in right]
        if not found or found[0].value not in values:
            wrong[typed] = [one.value for one in found[:3]]
    assert len(asked) == 40
    assert len(asked) - len(wrong) >= ENOUGH, wrong


@pytest.mark.parametrize("game", ["yokohama", "nippon", "mombasa"])
def test_other_names_are_names_of_something(game: str) -> None:
    known = {*by_id(game), *(f"/{topic}" for topic in games.get(game).topics)}
    for lang in LANGUAGES:
        names = other_names(game, lang)
        assert names, (game, lang)
        assert not names.keys() - known, (game, lang)
        assert all(names.values()), (game, lang)
