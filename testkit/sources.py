"""The project's own source files, for tests that read them."""

from __future__ import annotations

import ast
import os
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path

ROOT = Path(__file__).parents[1]
CODE = ("engine", "words", "storage", "host", "render", "cogs", "sandbox", "testkit", "bench", "tools", "bot")
CONFIGURATION = {".toml", ".example", ".yml", ".yaml", ".service", ""}
TEXT = {".py", ".md", ".txt", ".json", ".ftl", ".sql", ".html", ".css", ".js", ".svg"} | CONFIGURATION
OURS = (".ci", ".github")  # the hidden folders that people write


def modules(*packages: str) -> list[Path]:
    """The modules of these top-level packages (`bot` is a single module)."""
    found: list[Path] = []
    for package in packages:
        single = ROOT / f"{package}.py"
        found += [single] if single.exists() else sorted((ROOT / package).rglob("*.py"))
    return [path for path in found if "__pycache__" not in path.parts]


def texts(*packages: str) -> list[Path]:
    """Every text file that people write, of the whole project or of some of its folders."""
    found = []
    for name, folders, files in chain.from_iterable(os.walk(ROOT / package) for package in packages or ("",)):
        folders[:] = [one for one in folders if one != "__pycache__" and (not one.startswith(".") or one in OURS)]
        for path in (Path(name, file) for file in files):
            mine = not path.name.startswith(".env") or path.name == ".env.example"
            if mine and path.suffix in TEXT and path.name != ".git" and path.is_file():
                found.append(path)
    return sorted(found)


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def statements(source: ast.AST) -> Iterator[ast.stmt]:
    """Every statement, however deep it stands; most nodes are parts of expressions, and visiting them takes a while."""
    ahead = [source]
    while ahead:
        node = ahead.pop()
        if isinstance(node, ast.stmt):
            yield node
        for part in ("body", "orelse", "finalbody", "handlers", "cases"):
            ahead += getattr(node, part, ())


def module_name(path: Path) -> str:
    """`engine/core/ask.py` is `engine.core.ask`, a package's `__init__.py` is the package."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def place(path: Path, node: ast.AST) -> str:
    return f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}"
