"""The examples of CONTRIBUTING.md are true: each is done, from the text of that page, in a copy of the tree."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent, indent

import pytest

from engine.core import games
from testkit.rotation import by_turns
from testkit.sources import ROOT

LEFT_OUT = shutil.ignore_patterns(".git", ".venv", ".*_cache", ".hypothesis", ".env", "*.db*")
SHIPPED = [name for name in games.names() if "." not in name]
FAILED = 1  # what pytest returns if a test fails
CONTROLS, FIRST_CONTROL = "tests/cogs/controls.py", '    "help": Control('
GUIDE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def example(name: str) -> str:
    """A block of code of the page, by its marker."""
    found = re.search(rf"<!-- example: {name} -->\n *```\w*\n(.*?)\n *```", GUIDE, re.DOTALL)
    assert found is not None, name
    return dedent(found[1])


class Tree:
    """A copy of the tree in which commands are run."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(ROOT, folder, ignore=LEFT_OUT)

    def run(self, *command: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", *command], cwd=self.folder, capture_output=True, text=True, check=False, timeout=500
        )

    def passes(self, *command: str) -> None:
        done = self.run(*command)
        assert done.returncode == 0, f"{command}\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}"

    def is_typed(self, *files: str) -> None:
        """These files, beside which all others are taken as they are."""
        if not (self.folder / ".mypy_cache").exists() and (ROOT / ".mypy_cache").is_dir():
            shutil.copytree(ROOT / ".mypy_cache", self.folder / ".mypy_cache")  # or it takes minutes
        self.passes("mypy", *files)

    def tests(self, *which: str) -> tuple[str, ...]:
        return ("pytest", "-q", "-x", "-n", "0", "-p", "no:cacheprovider", *which)

    def put(self, name: str, before: str, more: str) -> None:
        """More text in a file, before the first place where it says this; at the end if that is nothing."""
        path = self.folder / name
        text = path.read_text(encoding="utf-8")
        at = text.index(before) if before else len(text)
        path.write_text(text[:at] + more + text[at:], encoding="utf-8")


pytestmark = pytest.mark.long


@pytest.fixture
def copy(tmp_path: Path) -> Iterator[Tree]:
    yield Tree(tmp_path / "kontor")
    shutil.rmtree(tmp_path / "kontor")


@by_turns(0, days=3)
def test_a_new_game_passes_what_every_change_must(copy: Tree) -> None:
    command = example("new game")
    assert command.startswith(".venv/bin/python -m tools.new_game tea_route")
    copy.passes("tools.new_game", "tea_route", "--title", "Tea Route")
    copy.passes("ruff", "format", "--check", ".")
    copy.passes("ruff", "check", ".")
    copy.is_typed("-p", "engine.tea_route", "-p", "render.tea_route", "-p", "tests.engine.tea_route")
    own = ("tests/engine/tea_route", "tests/render/tea_route", "tests/words/test_strays.py", "tests/test_rooms.py")
    project = ("tests/test_docs.py", "tests/test_layout.py", "tests/test_engine_source.py", "tests/test_spec.py")
    others = ("bazaar", *SHIPPED, "shared", "rules_as_documents", "noticed")  # games and texts that are as they were
    copy.passes(*copy.tests(*own, *project, "-k", " and ".join(f"not {one}" for one in others)))


def test_the_examples_fit_the_files_that_they_change() -> None:
    legality = (ROOT / "engine/yokohama/queries/legality.py").read_text(encoding="utf-8")
    assert legality.count(indent(example("rule fix"), "    ") + "\n") == 1
    places = [block.partition("\n")[0].removeprefix("# ") for block in example("command texts").split("\n\n")]
    before = dict.fromkeys(places, "look-command-about =") | {CONTROLS: FIRST_CONTROL}
    assert [name for name, text in before.items() if text not in (ROOT / name).read_text(encoding="utf-8")] == []


@by_turns(1, days=3)
def test_the_example_of_a_rule_finds_and_mends_its_fault(copy: Tree) -> None:
    place, test = "tests/engine/yokohama/test_placement.py", "test_spread_takes_different_areas"
    legality = copy.folder / "engine/yokohama/queries/legality.py"
    right, fix = legality.read_text(encoding="utf-8"), indent(example("rule fix"), "    ") + "\n"
    assert right.count(fix) == 1
    copy.put(place, "", "\n\n" + example("rule test") + "\n")
    legality.write_text(right.replace(fix, ""), encoding="utf-8")
    assert copy.run(*copy.tests(f"{place}::{test}")).returncode == FAILED
    legality.write_text(right, encoding="utf-8")
    copy.passes(*copy.tests(f"{place}::{test}"))
    copy.passes("ruff", "check", place)
    copy.passes("ruff", "format", "--check", place)


@by_turns(2, days=3)
def test_the_example_of_a_command_works(copy: Tree) -> None:
    commands, test, controls = "cogs/commands/about.py", "tests/cogs/commands/test_about.py", CONTROLS
    copy.put(commands, "\n\n\ndef ", "\n\n" + indent(example("command"), "    "))
    for block in example("command texts").split("\n\n"):
        name, _, lines = block.removeprefix("# ").partition("\n")
        copy.put(name, "look-command-about =", lines + "\n")
    copy.put(test, "", "\n\n" + example("command test") + "\n")
    copy.put(controls, FIRST_CONTROL, indent(example("command control"), "    ") + "\n")
    copy.passes("ruff", "check", commands, test, controls)
    copy.passes("ruff", "format", "--check", commands, test, controls)
    copy.is_typed(commands, test)
    copy.passes(
        *copy.tests(
            f"{test}::test_the_version_is_said", "tests/words/test_keys.py::test_every_literal_key_has_its_message"
        )
    )


def test_the_example_of_a_picture_is_still_to_be_done() -> None:
    market = (ROOT / "render/mombasa/market/__init__.py").read_text(encoding="utf-8")
    assert re.search(r'f"×\{count\}", \d+, theme\.SOFT', market)
    assert "`render/mombasa/market/__init__.py`" in GUIDE
