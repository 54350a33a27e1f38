"""How the house is laid out: rooms of at most twenty files, by subject, and which rooms use which."""

from __future__ import annotations

import ast
from collections import Counter

import pytest

from testkit.sources import CODE, ROOT, module_name, modules, texts
from tests.test_circles import Imports, circles, imports

MOST_FILES = 20
WRITTEN = {".py", ".js", ".css", ".html", ".sql"}
GROWING = ("storage/migrations",)  # a file for each step, by its number
HOUSES = ("cogs", "cogs.panels", "host", "render", "storage", "testkit", "tools")  # packages that are made of rooms

# Whom a room of cogs may use beside itself; `cogs/__init__.py` wires them all.
ROOMS_OF_COGS = {
    "messages": set[str](),
    "clicks": {"messages"},
    "cards": {"clicks", "messages"},
    "operation": {"clicks", "messages"},
    "panels": {"cards", "clicks", "messages"},
    "posting": {"cards", "clicks", "messages"},
    "commands": {"cards", "clicks", "messages", "operation", "panels"},
}


def room(house: str, module: str) -> str:
    """The room of a house that a module lies in; nothing for what lies beside the rooms."""
    inside = module.removeprefix(house + ".")
    return inside.partition(".")[0] if module.startswith(house + ".") and "." in inside else ""


def arrows(house: str, graph: Imports) -> Imports:
    """Which rooms of a house use which others."""
    found: Imports = {name: set() for name in {room(house, module) for module in graph} - {""}}
    for module, used in graph.items():
        own = room(house, module)
        if own:
            found[own] |= {room(house, other) for other in used} - {"", own}
    return found


def named(source: str) -> set[str]:
    """What some lines import, as modules or as names in them."""
    nodes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ImportFrom)]
    return {f"{node.module}.{alias.name}" for node in nodes for alias in node.names}


def test_no_room_has_more_than_twenty_files() -> None:
    """Whatever they are written in; of a folder with code, texts and data count too."""
    ours = texts(*CODE)
    rooms = {path.parent for path in ours if path.suffix in WRITTEN} - {ROOT / one for one in GROWING}
    counted = Counter(path.parent.relative_to(ROOT) for path in ours if path.parent in rooms)
    assert {str(folder): count for folder, count in counted.items() if count > MOST_FILES} == {}


@pytest.mark.slow
@pytest.mark.parametrize("house", HOUSES)
def test_rooms_use_each_other_one_way(house: str) -> None:
    package = {module_name(path) for path in modules(house.partition(".")[0])}
    assert package
    rooms = arrows(house, {name: used & package for name, used in imports().items() if name in package})
    assert circles(rooms) == []


@pytest.mark.slow
def test_rooms_of_cogs_use_what_they_may() -> None:
    used = arrows("cogs", imports())
    assert set(used) == set(ROOMS_OF_COGS)
    assert {name: others - ROOMS_OF_COGS[name] for name, others in used.items() if others - ROOMS_OF_COGS[name]} == {}


def test_a_circle_of_rooms_is_noticed() -> None:
    graph = {
        "cogs.messages.message": named("from cogs.panels.turn.turn_panel import TurnPanel"),
        "cogs.panels.turn.turn_panel": named("def late():\n    from cogs.messages import limits"),
        "cogs.messages.limits": set[str](),
    }
    assert arrows("cogs", graph) == {"messages": {"panels"}, "panels": {"messages"}}
    assert circles(arrows("cogs", graph)) == [["messages", "panels"]]
