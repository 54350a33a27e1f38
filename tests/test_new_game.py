"""The template of a new game: what is made from it is whole, and plays."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from testkit.sources import ROOT
from tools import new_game

PLAY = """
import sys
import engine, render
engine.__path__.append(sys.argv[1] + "/engine")
render.__path__.append(sys.argv[1] + "/render")
from engine import selfplay
import render.tea_route
assert set(render.tea_route.PICTURES) == {"board", "hand"}
sys.exit(selfplay.main(["tea_route", "--seats", "3", "--player", "house"]))
"""


@pytest.mark.slow
def test_a_new_game_plays_from_the_first_minute(tmp_path: Path) -> None:
    made = new_game.create(tmp_path, "tea_route", "Tea Route")
    assert tmp_path / "docs/spec/tea_route.md" in made
    assert [path for path in made if not path.exists()] == []
    command = [sys.executable, "-c", PLAY, str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
def test_nothing_of_the_template_is_left_but_its_rules(tmp_path: Path) -> None:
    for path in new_game.create(tmp_path, "tea_route", "Tea Route"):
        words = path.read_text(encoding="utf-8")
        assert not re.search("bazaar|template|SEEN|upgrade", words, re.IGNORECASE), path
        assert "bazaar" not in path.name


def test_every_cut_finds_something_in_the_template() -> None:
    files = [
        path for folder in new_game.FOLDERS for path in (ROOT / folder).rglob("*") if path.suffix in (".py", ".md")
    ]
    texts = [path.read_text(encoding="utf-8") for path in files]
    idle = [pattern for pattern, _ in new_game.CUTS if not any(re.search(pattern, one, re.DOTALL) for one in texts)]
    assert idle == []


@pytest.mark.parametrize("name", ["Tea", "tea-route", "7seas", "class", "core", "selfplay", "mombasa", "../tea"])
def test_names_that_cannot_be_used_are_refused(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        new_game.main([name])
    assert name in capsys.readouterr().err
