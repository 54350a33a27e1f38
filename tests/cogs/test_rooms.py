"""The rooms of cogs: which way their imports point, and that no two modules need each other."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from graphlib import CycleError, TopologicalSorter

import pytest

from tests.support.sources import ROOT, module_name, modules, tree

# Whom a room may use beside itself; `cogs/__init__.py` wires them all.
ROOMS = {
    "kit": set[str](),
    "operation": {"kit"},
    "panels": {"kit"},
    "posting": {"kit"},
    "commands": {"kit", "panels", "operation"},
}
NAMES = {module_name(path) for path in modules("cogs")}


def used(source: ast.Module) -> set[str]:
    """The modules of cogs that a module imports, wherever the import stands."""
    found: set[str] = set()
    for node in ast.walk(source):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, "imports in cogs name the whole way"
            found |= {f"{node.module}.{alias.name}" for alias in node.names} | {str(node.module)}
    # Of `from cogs.kit import ids` the module is meant, not the room.
    return {name for name in found & NAMES if not any(other.startswith(name + ".") for other in found & NAMES)}


def room(name: str) -> str:
    return name.split(".")[1] if name.count(".") else ""


def wrong_arrows(graph: Mapping[str, set[str]]) -> list[str]:
    """Imports from one room into another that it may not use."""
    return [
        f"{name} imports {other}"
        for name, others in sorted(graph.items())
        for other in sorted(others)
        if room(name) and room(other) not in {room(name), *ROOMS[room(name)]}
    ]


def graph() -> dict[str, set[str]]:
    return {module_name(path): used(tree(path)) for path in modules("cogs")}


def test_every_folder_is_a_room() -> None:
    folders = {path.parent.name for path in (ROOT / "cogs").glob("*/__init__.py")}
    assert folders == set(ROOMS)


@pytest.mark.slow
def test_imports_between_rooms_point_one_way() -> None:
    assert wrong_arrows(graph()) == []


@pytest.mark.slow
def test_no_two_modules_need_each_other() -> None:
    TopologicalSorter(graph()).prepare()  # raises the circle, if there is one


@pytest.mark.parametrize(
    ("name", "line", "other"),
    [
        ("cogs.kit.message", "from cogs.panels.play import PlayPanel", "cogs.panels.play"),
        ("cogs.panels.play", "from cogs.commands import finder", "cogs.commands.finder"),
        ("cogs.panels.play", "import cogs.posting.outbox", "cogs.posting.outbox"),
        (
            "cogs.posting.turns",
            "def late():\n    from cogs.panels.question import question_message",
            "cogs.panels.question",
        ),
        ("cogs.operation.vitals", "from cogs.panels import lobby", "cogs.panels.lobby"),
    ],
)
def test_a_wrong_arrow_is_noticed(name: str, line: str, other: str) -> None:
    assert wrong_arrows({name: used(ast.parse(line))}) == [f"{name} imports {other}"]


@pytest.mark.slow
def test_a_circle_is_noticed() -> None:
    made = graph()
    made["cogs.kit.limits"] = {"cogs.kit.message"}
    with pytest.raises(CycleError):
        TopologicalSorter(made).prepare()
