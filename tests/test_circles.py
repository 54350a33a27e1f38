"""No module is imported, directly or by way of others, by what it imports itself; for type hints neither."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache

import pytest

from testkit.sources import CODE, module_name, modules, statements, tree

Imports = dict[str, set[str]]


def imported(source: ast.Module) -> Iterator[str]:
    """What a file imports, wherever in it; `from a import b` may mean the module `a.b` as well as a name in `a`."""
    for node in statements(source):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@cache
def imports() -> Imports:
    """Which modules of ours each of them imports; a package goes by its own name."""
    known = {module_name(path): path for path in modules(*CODE)}
    found: Imports = {}
    for name, path in known.items():
        named = {wanted if wanted in known else wanted.rpartition(".")[0] for wanted in imported(tree(path))}
        found[name] = {wanted for wanted in named if wanted in known and wanted != name}
    return found


def circles(graph: Imports) -> list[list[str]]:
    """The groups of modules that all reach each other."""
    reach = {name: reached(graph, name) for name in graph}
    groups = {tuple(sorted({name, *(other for other in reach[name] if name in reach[other])})) for name in graph}
    return [list(group) for group in sorted(groups) if len(group) > 1]


def reached(graph: Imports, start: str) -> set[str]:
    found: set[str] = set()
    ahead = [start]
    while ahead:
        for name in graph[ahead.pop()] - found:
            found.add(name)
            ahead.append(name)
    return found


@pytest.mark.slow
def test_no_modules_import_each_other() -> None:
    assert circles(imports()) == []


def test_a_circle_is_found() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": set(), "e": {"a"}}
    assert circles(graph) == [["a", "b", "c"]]
