"""Documents say what the project says now: those written by scripts, and the names that the others mention."""

from __future__ import annotations

import importlib
import re

import pytest

from engine.core import games
from testkit.sources import CODE, ROOT, texts
from tools.pages import components, rules
from words import LANGUAGES

GUIDES = ("README.md", "CONTRIBUTING.md", "SECURITY.md", "docs/architecture.md", "docs/generators.md")
EXAMPLE = "tea_route"  # the game that CONTRIBUTING.md makes up


def test_the_page_about_components_is_up_to_date() -> None:
    shipped = [name for name in games.names() if name != "bazaar"]
    page = components.page(shipped)
    assert components.PAGE.read_text(encoding="utf-8") == page, "run python -m tools.pages.components"


def test_every_game_says_which_tables_are_our_own() -> None:
    for name in games.names():
        assert "house" in components.page([name]), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_as_documents_are_up_to_date(lang: str) -> None:
    for game in ("yokohama", "nippon", "mombasa"):
        written = (rules.FOLDER / f"{game}.{lang}.md").read_text(encoding="utf-8")
        assert written == rules.page(game, lang), "run python -m tools.pages.rules"
        shown = re.findall(r"!\[.*\]\((.+)\)", written)
        assert len(shown) > 10
        assert [name for name in shown if not (rules.FOLDER / name).exists()] == [], "… --pictures"
        assert re.findall(r"§|\bR\d+\b", written) == []  # numbers of the specification say nothing to players


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_every_word_of_the_glossary_has_its_class() -> None:
    rows = re.findall(r"^\| \*\*(.+)\*\* \| .+ \| `([\w.]+)` \|$", read("docs/architecture.md"), re.MULTILINE)
    assert len(rows) >= 12
    for _, path in rows:
        module, _, name = path.rpartition(".")
        assert hasattr(importlib.import_module(module), name), path


@pytest.mark.parametrize("guide", GUIDES)
def test_files_that_guides_name_exist(guide: str) -> None:
    named = re.findall(r"`([\w./-]+/[\w./-]*)`", read(guide))
    top = {path.name for path in ROOT.iterdir()}
    here = [path for path in named if path.split("/")[0] in top and EXAMPLE not in path and path != "reports/"]
    assert [path for path in here if not (ROOT / path).exists()] == []


def test_commands_that_are_named_anywhere_exist() -> None:
    command = re.compile(rf"python -m ((?:{'|'.join(CODE)}|tests)\b[\w.]*\w)")
    gone = []
    for path in texts():
        for module in command.findall(path.read_text(encoding="utf-8")):
            if not is_module(module):
                gone.append(f"{path.relative_to(ROOT)}: {module}")
    assert gone == []


def is_module(name: str) -> bool:
    place = ROOT.joinpath(*name.split("."))
    return place.with_suffix(".py").exists() or (place / "__init__.py").exists()


def test_the_table_of_what_rules_must_not_do_names_real_tests() -> None:
    source = read("tests/test_engine_source.py")
    named = re.findall(r"`(test_\w+)`", read("docs/generators.md"))
    assert len(named) >= 5
    assert [name for name in named if f"def {name}(" not in source] == []


def test_every_setting_of_the_example_is_in_the_readme() -> None:
    settings = re.findall(r"^([A-Z_]+)=", read(".env.example"), re.MULTILINE)
    assert [name for name in settings if f"`{name}`" not in read("README.md")] == []


QUAINT = ("by post", "opens its doors", "opened its doors", "looking in", "no obstacle", "not spoken here")


def test_documents_are_written_in_plain_english() -> None:
    for path in texts():
        if path.suffix in (".md", ".yml"):
            words = path.read_text(encoding="utf-8").lower()
            assert [phrase for phrase in QUAINT if phrase in words] == [], path
