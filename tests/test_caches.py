"""Whatever is remembered has a bound, and here they are added up: pictures in bytes, everything else by count."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from functools import cache

import pytest

from render.drawing.pool import Pool
from render.kit import caches
from render.kit.caches import PROCESSES
from testkit.rotation import by_turns
from testkit.sources import ROOT, module_name, modules, place, statements, tree

ROOMS = ("engine", "words", "host", "storage", "render", "cogs", "bot")
MIB = 1 << 20
BUDGET = 128 * MIB  # of all that is remembered by count, were it all full
ENTRY = 1000  # bytes, of a text or an option with its key
# What an entry takes where it is much more or less than that, as measured.
MEASURED = {
    "render.kit.fonts.width": 400,  # a short text and a number
    "render.kit.fonts.has_glyph": 250,
    "host.coach.examples.play_example": 100_000,  # what a seat sees of a whole table
    "cogs.messages.lookup_index.index": 400_000,  # the words of all chapters and things of a game
    "cogs.messages.lookup_index.all_things": 150_000,  # every thing of a game with its texts
    "cogs.messages.lookup_index.by_id": 30_000,
    "cogs.messages.lookup_index.by_name": 30_000,
    "words.sentences.messages_of": 600_000,  # the texts of a prefix in one language, parsed; a game has 1,300,000
    "words.files.resources": 0,  # only where texts are checked, never in the bot
    "words.check.catalogue": 0,  # only where texts are checked, never in the bot
    "render.kit.fonts.font": 85_000,  # an open face
    "host.tables.hands._secrets": 8_000,  # a snapshot and what some seats know of it
}
# What a module keeps by name: each holds one thing per game, icon or language that the code has.
LISTS = {
    "cogs.messages.pictures._failed",
    "engine.core.games._added",
    "engine.core.run._decoders",
    "storage.serving._held",
    "words.files._added",
    "words.files._looked_for",
    "words.sentences._reported",
    "render.kit.icons._painters",
    "render.drawing.pool._pools",
}
CONTAINERS = ("dict", "set", "list", "OrderedDict", "defaultdict", "WeakValueDictionary", "WeakKeyDictionary", "deque")


def called(node: ast.expr) -> str:
    """The last name of what is called or used as a decorator."""
    target = node.func if isinstance(node, ast.Call) else node
    return target.attr if isinstance(target, ast.Attribute) else target.id if isinstance(target, ast.Name) else ""


def number(node: ast.expr, source: ast.Module) -> int | None:
    """A number, or a constant of the module that is one."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, int) else None
    for line in source.body:
        if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == ast.unparse(node):
            return number(line.value, source)
    return None


def bounds(source: ast.Module) -> Iterator[tuple[ast.FunctionDef, int | None]]:
    """Every function that remembers what it returned, and how many answers at the most; None: no end is set."""
    for node in statements(source):
        if not isinstance(node, ast.FunctionDef):
            continue
        for decorator in node.decorator_list:
            if called(decorator) == "cache":
                yield node, 1 if not node.args.args and not node.args.kwonlyargs else None
            elif called(decorator) == "lru_cache":
                given = (
                    [*decorator.args, *(k.value for k in decorator.keywords)] if isinstance(decorator, ast.Call) else []
                )
                yield node, number(given[0], source) if given else None


def containers(source: ast.Module) -> Iterator[str]:
    """Names in small letters that begin empty when the module is imported: something is put into them later."""
    for node in source.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            value = node.value
            empty = (isinstance(value, ast.Dict) and not value.keys) or (isinstance(value, ast.List) and not value.elts)
            made = isinstance(value, ast.Call) and called(value) in CONTAINERS and not value.args
            if isinstance(target, ast.Name) and target.id.islower() and (empty or made):
                yield target.id


@cache
def remembered() -> dict[str, int | None]:
    return {
        f"{module_name(path)}.{function.name}": most
        for path in modules(*ROOMS)
        for function, most in bounds(tree(path))
    }


@by_turns(1, days=2)
def test_every_function_that_remembers_has_a_bound() -> None:
    assert [name for name, most in remembered().items() if most is None] == []


@pytest.mark.slow
def test_what_is_remembered_by_count_keeps_the_budget() -> None:
    known = remembered()
    assert set(MEASURED) <= set(known)
    assert sum((most or 0) * MEASURED.get(name, ENTRY) for name, most in known.items()) <= BUDGET


@pytest.mark.slow
def test_modules_keep_nothing_else() -> None:
    found = {f"{module_name(path)}.{name}" for path in modules(*ROOMS) for name in containers(tree(path))}
    assert found == LISTS


@pytest.mark.slow
def test_all_that_pictures_keep_comes_out_of_one_budget() -> None:
    assert caches.TOTAL_BYTES == 128 * MIB
    finished = inspect.signature(Pool).parameters["kept_bytes"].default
    assert caches.PARTS.limit + PROCESSES * caches.LAYERS.limit + finished == caches.TOTAL_BYTES
    limiting = [path for path in modules(*ROOMS) if re.search("Cache|Budget", path.read_text(encoding="utf-8"))]
    for path in limiting:
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Call) and called(node) == "Cache":
                here = path == ROOT / "render" / "kit" / "caches.py"
                assert len(node.args) == 1 or here, f"{place(path, node)}: a budget of its own"
            if isinstance(node, ast.Call) and called(node) == "Budget":
                assert path == ROOT / "render" / "kit" / "caches.py", f"{place(path, node)}: a second budget"


@pytest.mark.parametrize(
    ("code", "most"),
    [
        ("@cache\ndef f(): ...", 1),
        ("@cache\ndef f(a): ...", None),
        ("@functools.cache\ndef f(*, a): ...", None),
        ("@lru_cache\ndef f(a): ...", None),
        ("@lru_cache(maxsize=None)\ndef f(a): ...", None),
        ("@lru_cache(maxsize=32)\ndef f(a): ...", 32),
        ("MOST = 7\n@lru_cache(MOST)\ndef f(a): ...", 7),
    ],
)
def test_a_missing_bound_is_noticed(code: str, most: int | None) -> None:
    assert [found for _, found in bounds(ast.parse(code))] == [most]


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ("_kept: dict[str, int] = {}", ["_kept"]),
        ("kept = OrderedDict()", ["kept"]),
        ("_seen = set()", ["_seen"]),
        ("NAMES = {}", []),
        ("_words = {1: 2}", []),
        ("def f():\n    kept = {}", []),
    ],
)
def test_a_container_that_fills_is_noticed(code: str, names: list[str]) -> None:
    assert list(containers(ast.parse(code))) == names
