"""Every game has the same rooms, and in them the same things under the same names; the template is one of them."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from engine.core import games
from testkit.bazaar import meta as bazaar  # noqa: F401
from testkit.sources import ROOT, statements, tree

TEMPLATE = ROOT / "testkit" / "bazaar"
GAMES = [path.parent for path in sorted((ROOT / "engine").glob("*/meta.py"))] + [TEMPLATE]
LANGUAGES = ("en", "pl", "ru", "uk")

# What every game has: a file and the public names that mean the same in all of them.
ROOMS: dict[str, set[str]] = {
    "__init__.py": set(),
    "meta.py": {"GAME"},
    "state.py": {"State", "Player"},
    "setup.py": {"set_up"},
    "scoring.py": {"score"},
    "invariants.py": {"broken"},
    "components/__init__.py": {"SHELF", "Components"},
    "components/rows.py": set(),
    "components/effects.py": set(),
    "components/names.py": set(),
    "components/things.py": {"things"},
    "queries/__init__.py": set(),
    "queries/facts.py": set(),
    "queries/legality.py": set(),
    "rules/__init__.py": {"segment"},
    "rules/ahead.py": {"pretend_turn"},
    "rules/details.py": set(),
    "rules/option_facts.py": set(),
    "view/__init__.py": set(),
    "view/structs.py": {"View"},
    "view/build.py": {"view"},
    "view/hidden.py": {"hidden"},
    "view/purse.py": {"purse"},
    "view/here.py": {"here"},
    "computer/__init__.py": set(),
    "computer/easy.py": {"easy"},
    "computer/house.py": {"house"},
    "computer/features.py": {"features", "progress"},
}
# Where a game may need more than one file: one per subject, named so that it is found beside its siblings.
SIBLINGS = (
    "components/rows_*",
    "components/tables",
    "components/worked_out*",
    "queries/*",
    "rules/*",
    "rules/actions/*",
    "view/structs_*",
    "view/build_*",
    "computer/*",
    "telling",
)
EMPTY = ("__init__.py", "queries/__init__.py", "view/__init__.py", "computer/__init__.py")  # a docstring, no detour

# Floors from the ground up: a room looks at its own floor and those below.
FLOORS = (
    ("components",),
    ("state",),
    ("queries",),
    ("setup", "scoring", "invariants"),
    ("rules", "view"),
    ("computer", "telling"),
    ("meta",),
)


def files(game: Path) -> set[str]:
    return {str(path.relative_to(game)) for path in game.rglob("*.py") if "__pycache__" not in path.parts}


def defined(path: Path) -> set[str]:
    """The names a module defines itself."""
    found: set[str] = set()
    for node in tree(path).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Assign):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_has_every_room_and_no_other(game: Path) -> None:
    there = files(game)
    assert sorted(set(ROOMS) - there) == []
    strays = [one for one in there - set(ROOMS) if not any(Path(one).match(f"{pattern}.py") for pattern in SIBLINGS)]
    assert sorted(strays) == []
    assert list((game / "data").glob("*.json"))
    assert sorted(path.name for path in (game / "locale").iterdir()) == sorted(LANGUAGES)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.slow
def test_the_same_thing_has_the_same_name(game: Path) -> None:
    lacking = [f"{room}: {name}" for room, names in ROOMS.items() for name in sorted(names - defined(game / room))]
    assert not lacking
    for room in EMPTY if game != TEMPLATE else EMPTY[1:]:  # the template makes itself known, not being in `engine/`
        assert [type(node) for node in tree(game / room).body] == [ast.Expr], f"{room} passes something on"


def room_of(module: str, package: str) -> str:
    return module.removeprefix(package + ".").partition(".")[0]


def floor_of(room: str) -> int:
    return next(n for n, rooms in enumerate(FLOORS) if room in rooms)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.slow
def test_no_room_looks_upstairs(game: Path) -> None:
    package = ".".join(game.relative_to(ROOT).parts)
    upstairs = []
    for path in sorted(game.rglob("*.py")):
        room = path.relative_to(game).with_suffix("").parts[0]
        if room == "__init__":
            continue
        for node in statements(tree(path)):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(package):
                modules = [node.module] if node.module != package else [f"{package}.{a.name}" for a in node.names]
                for module in modules:
                    other = room_of(module, package)
                    if floor_of(other) > floor_of(room) or (other != room and {room, other} == {"rules", "view"}):
                        upstairs.append(f"{path.relative_to(ROOT)}: {module}")
    assert not upstairs, "\n".join(upstairs)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_names_lie_below_queries_and_structs_below_what_fills_them(game: Path) -> None:
    package = ".".join(game.relative_to(ROOT).parts)
    low = [*(game / "components").glob("*.py"), *(game / "view").glob("structs*.py")]
    wrong = []
    for path in low:
        own = ("components",) if path.parent.name == "components" else ("components", "state", "view.structs")
        for node in statements(tree(path)):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(package + "."):
                inside = node.module.removeprefix(package + ".")
                if not inside.startswith(own):
                    wrong.append(f"{path.relative_to(ROOT)}: {node.module}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
def test_every_question_has_a_chapter_that_there_is(game: Path) -> None:
    kind = games.get(game.name)
    assert {about.topic for about in kind.questions.values()} <= set(kind.topics)
