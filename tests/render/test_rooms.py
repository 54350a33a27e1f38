"""Every game draws in the same rooms: a folder per picture, with the drawing and the words that say the same."""

from __future__ import annotations

import ast
from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

from render.games import GamePictures
from testkit.sources import ROOT, modules, statements, tree

TEMPLATE = ROOT / "testkit" / "drawing" / "bazaar"
GAMES = [ROOT / "render" / path.parent.name for path in sorted((ROOT / "engine").glob("*/meta.py"))] + [TEMPLATE]

# What every game has: a file and the public names that mean the same in all of them.
ROOMS: dict[str, set[str]] = {
    "__init__.py": {"GAME", "PICTURES"},
    "colours.py": {"COLOURS"},
    "scene.py": {"Scene"},
    "wording.py": {"pic", "heading", "name", "plain"},
}
SCENERY = "scenery"  # what a game's places look like
PICTURE: dict[str, set[str]] = {"__init__.py": {"draw"}, "words.py": {"alt", "text"}}


def defined(path: Path) -> set[str]:
    """The names a module defines itself."""
    found: set[str] = set()
    for node in tree(path).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Assign):
            targets = [part for target in node.targets for part in getattr(target, "elts", [target])]
            found |= {target.id for target in targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
    return found


def lacking(folder: Path, rooms: dict[str, set[str]]) -> list[str]:
    missing = []
    for room, names in rooms.items():
        there = defined(folder / room) if (folder / room).exists() else set()
        missing += [f"{folder.name}/{room}: {name}" for name in sorted(names - there)]
    return missing


def pictures(game: Path) -> list[str]:
    """The names of a game's own pictures and zooms; the score sheet is everybody's, a game only dresses it."""
    drawn: GamePictures = import_module(".".join(game.relative_to(ROOT).parts)).GAME
    return [*drawn.own, *sorted({kind.name for kind in drawn.zooms.values()})]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_same_thing_has_the_same_name_and_place(game: Path) -> None:
    assert lacking(game, ROOMS) == []
    assert "board" in pictures(game)
    assert [one for picture in pictures(game) for one in lacking(game / picture, PICTURE)] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_folder_is_a_picture_or_the_scenery_of_several(game: Path) -> None:
    folders = {path.parent.name for path in game.glob("*/__init__.py")}
    assert folders - {SCENERY} == set(pictures(game))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_pictures_do_not_look_into_each_other(game: Path) -> None:
    package = ".".join(game.relative_to(ROOT).parts)
    wrong = []
    for picture in pictures(game):
        others = tuple(f"{package}.{other}" for other in pictures(game) if other != picture)
        for path in sorted((game / picture).rglob("*.py")):
            for node in statements(tree(path)):
                if isinstance(node, ast.ImportFrom) and node.module is not None:
                    named = {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
                    wrong += [f"{path.relative_to(ROOT)}: {one}" for one in sorted(named) if one.startswith(others)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.slow
def test_no_class_has_a_name_twice() -> None:
    """What every game has (a scene, a teller) has the same name in each of them, and in the kit another one."""
    found: dict[str, list[str]] = {}
    for path in modules("render"):
        room = path.relative_to(ROOT / "render").parts[0]
        game = room if (ROOT / "engine" / room).is_dir() else "the kit"
        for node in statements(tree(path)):
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, []).append(game)
    twice = {name: homes for name, homes in found.items() if len(homes) > 1}
    assert {name for name, homes in twice.items() if "the kit" in homes or max(Counter(homes).values()) > 1} == set()
