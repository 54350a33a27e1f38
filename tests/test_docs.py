"""Documents say what the project says now: those written by scripts, and the names that the others mention."""

from __future__ import annotations

import importlib
import re

import pytest

from engine.core import games
from testkit.sources import CODE, ROOT, texts
from tools.pages import components, rules
from words import LANGUAGES

DOCUMENTS = sorted(str(path.relative_to(ROOT)) for path in texts() if path.suffix == ".md")
WRITTEN = ("docs/spec/", "docs/rules/", "docs/words/", "docs/balance/", "tests/")  # games and records, not the project
GUIDES = [name for name in DOCUMENTS if not name.startswith((*WRITTEN, "CHANGELOG"))]
SHIPPED = ("mombasa", "nippon", "yokohama")
EXAMPLE = re.compile(r"tea_route|/(de|cs)\b")  # the game and the languages that guides make up
MADE_LATER = ("reports/", ".venv/")  # what is there after a run
EMBEDDED = re.compile(r'!\[[^\]]*\]\(([^)]+)\)|<img src="([^"]+)"')
PICTURES = {".png", ".webp", ".jpg", ".gif", ".svg"}
PICTURES_BYTES = 6_500_000  # of all of them: whoever clones the project gets them


def test_the_page_about_components_is_up_to_date() -> None:
    page = components.page([name for name in games.names() if name != "bazaar"])
    assert components.PAGE.read_text(encoding="utf-8") == page, "run python -m tools.pages.components"


def test_every_game_says_which_tables_are_our_own() -> None:
    for name in games.names():
        assert "house" in components.page([name]), name


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_as_documents_are_up_to_date(lang: str) -> None:
    for game in SHIPPED:
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
    assert rows
    for _, path in rows:
        module, _, name = path.rpartition(".")
        assert hasattr(importlib.import_module(module), name), path


def spelled_out(path: str) -> list[str]:
    """A path of a document, once for every game or language that it stands for."""
    for blank, names in (("<game>", SHIPPED), ("<language>", LANGUAGES), ("<lang>", LANGUAGES)):
        if blank in path:
            return [one for name in names for one in spelled_out(path.replace(blank, name))]
    return [path]


@pytest.mark.parametrize("guide", GUIDES)
def test_files_that_guides_name_exist(guide: str) -> None:
    named = re.findall(r"`([\w./<>-]+/[\w./<>-]*)`", read(guide))
    top = {path.name for path in ROOT.iterdir()}
    here = [path for path in named if path.split("/")[0] in top and not EXAMPLE.search(path)]
    mine = [path for path in here if not path.startswith(MADE_LATER) and "..." not in path]
    assert [path for one in mine for path in spelled_out(one) if not (ROOT / path).exists()] == []


def test_questions_about_where_to_change_something_have_files() -> None:
    _, _, section = read("docs/architecture.md").partition("## Where do I change …?")
    rows = re.findall(r"^\| [^|]+ \| (.*`.*) \|$", section.partition("## ")[0], re.MULTILINE)
    assert len(rows) >= 10
    assert all(re.search(r"`[\w./<>-]+\.(py|ftl|json)`", row) for row in rows)


@pytest.mark.parametrize("guide", GUIDES)
def test_make_targets_that_guides_name_exist(guide: str) -> None:
    targets = set(re.findall(r"^([a-z]+):", read("Makefile"), re.MULTILINE))
    assert set(re.findall(r"`(?:sudo )?make ([a-z]+)\b", read(guide))) <= targets


@pytest.mark.parametrize("document", DOCUMENTS)
def test_commands_name_the_python_of_the_project(document: str) -> None:
    """Debian has no `python`, and its `python3` has none of our requirements."""
    assert re.findall(r"^.*(?<![\w./-])python (?:-m|bot\.py|render).*$", read(document), re.MULTILINE) == []


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


def test_every_setting_of_the_example_is_explained() -> None:
    settings = re.findall(r"^([A-Z_]+)=", read(".env.example"), re.MULTILINE)
    assert [name for name in settings if f"`{name}`" not in read("docs/installing.md")] == []


QUAINT = ("by post", "opens its doors", "opened its doors", "looking in", "no obstacle", "not spoken here")


def test_documents_are_written_in_plain_english() -> None:
    for path in texts():
        if path.suffix in (".md", ".yml"):
            words = path.read_text(encoding="utf-8").lower()
            assert [phrase for phrase in QUAINT if phrase in words] == [], path


def test_every_picture_is_embedded_by_a_page() -> None:
    """Contact sheets and samples at full size are drawn by a command: `make sheets`, `tools.pages.pictures`."""
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    shown = {
        (page.parent / (found[0] or found[1])).resolve()
        for page in pages
        for found in EMBEDDED.findall(page.read_text(encoding="utf-8"))
    }
    there = {path.resolve() for path in (ROOT / "docs").rglob("*") if path.suffix in PICTURES}
    assert {path.name for path in there ^ shown if path.suffix in PICTURES} == set()
    assert sum(path.stat().st_size for path in there) <= PICTURES_BYTES
