"""The house rules: which way imports point, what every package has, and what stands in no file."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from testkit.rotation import by_turns, soaked
from testkit.sources import CODE, ROOT, module_name, modules, place, statements, texts, tree

# Who may import whom; `<game>` stands for the importer's own game, so that no game knows another.
ARROWS = {
    "engine.core": ["engine.core"],
    "engine.players": ["engine.core", "engine.players", "engine.processes"],
    "engine.<game>": ["engine.core", "engine.<game>"],
    "engine": ["engine"],
    "words": ["words", "engine.core"],
    "storage": ["storage"],
    "storage.check": ["storage", "engine.core"],
    "host": [
        *("host", "storage", "words"),
        *(
            "engine.core",
            "engine.players",
            "engine.game_file",
            "engine.practice",
            "engine.processes",
            "engine.replaying",
            "engine.sets",
        ),
        "engine.story",
    ],
    "render": ["render", "words", "engine.core", "engine.processes", "engine.story"],
    "render.<game>": [
        "render",
        "words",
        "engine.core",
        "engine.<game>.view.structs*",
        "engine.<game>.components",
        "engine.<game>.rules.option_facts",
    ],
    "cogs": ["cogs", "host", "render", "words", "engine.core", "engine.game_file", "engine.story"],
    "bot": ["bot", "cogs", "host", "render", "storage", "words", "engine.core", "engine.processes", "sandbox"],
    "sandbox": [*CODE],
    "testkit": [package for package in CODE if package not in ("tools", "bench")],
    "bench": [package for package in CODE if package != "tools"],
    "tools": [package for package in CODE if package != "bench"],
}
LIBRARIES = {
    "engine": ["msgspec"],
    "words": ["fluent", "babel", "msgspec"],
    "storage": ["aiosqlite", "msgspec", "psycopg", "psycopg_pool"],
    "host": ["msgspec", "openskill"],
    "render": ["PIL", "msgspec"],
    "cogs": ["discord", "aiohttp", "msgspec", "prometheus_client"],
    "bot": ["discord", "aiohttp"],
    "sandbox": ["discord", "simcord", "aiohttp", "yarl", "msgspec"],
    "testkit": [
        *("discord", "simcord", "aiohttp", "yarl", "msgspec", "PIL"),
        *("hypothesis", "playwright", "prometheus_client", "psycopg", "pytest", "pytest_asyncio"),
    ],
    "bench": ["discord", "simcord", "aiohttp", "yarl", "msgspec", "chess", "PIL", "aiosqlite"],
    "tools": ["discord", "simcord", "msgspec", "PIL", "playwright", "psycopg", "pytest"],
}
ONLY = {
    "aiosqlite": ["storage", "bench"],
    "psycopg": ["storage", "testkit", "tools"],  # long runs look for themselves
    "psycopg_pool": ["storage"],
    # the simulated Discord keeps its messages in a file of its own
    "sqlite3": ["storage", "bench", "sandbox", "testkit", "tools"],
    "fluent": ["words"],
    "babel": ["words"],
    "discord": ["cogs", "bot", "sandbox", "testkit", "bench", "tools"],
    "simcord": ["sandbox", "testkit", "bench", "tools"],
}
GAMES = sorted(path.parent.name for path in (ROOT / "engine").glob("*/meta.py"))
SCRIPTS = {"render.assets.make_fonts"}  # run by hand with fonttools, see CONTRIBUTING.md


def imports(source: ast.Module, name: str, *, package: bool) -> Iterator[tuple[ast.stmt, str]]:
    """Every module that a module imports, wherever the import stands, with names as `module.name`."""
    for node in statements(source):
        if isinstance(node, ast.Import):
            yield from ((node, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = name.split(".")[: len(name.split(".")) - node.level + package] if node.level else []
            start = ".".join([*base, *([node.module] if node.module else [])])
            yield from ((node, f"{start}.{alias.name}") for alias in node.names)


def within(module: str, allowed: str) -> bool:
    """Whether a module is the allowed one or lies in it; a star at the end stands for anything that begins so."""
    if allowed.endswith("*"):
        return module.startswith(allowed[:-1])
    return module == allowed or module.startswith(allowed + ".")


def rule_for(name: str) -> tuple[str, str]:
    """The line of `ARROWS` that holds for a module, and its game if it belongs to one."""
    top, _, rest = name.partition(".")
    second = rest.partition(".")[0]
    if f"{top}.{second}" in ARROWS:
        return f"{top}.{second}", ""
    if second in GAMES and f"{top}.<game>" in ARROWS:
        return f"{top}.<game>", second
    return top, ""


def wrong_imports(name: str, source: ast.Module, *, package: bool = False) -> list[tuple[ast.stmt, str]]:
    """The imports of a module that point the wrong way."""
    rule, game = rule_for(name)
    top = name.partition(".")[0]
    own = [arrow.replace("<game>", game) for arrow in ARROWS[rule]]
    wrong = []
    for node, imported in imports(source, name, package=package):
        root = imported.partition(".")[0]
        if root in (*CODE, "tests"):
            fine = any(within(imported, arrow) for arrow in own) or imported == top
        elif root in sys.stdlib_module_names:
            fine = root not in ONLY or top in ONLY[root]
        else:
            fine = root in LIBRARIES[top] and (root not in ONLY or top in ONLY[root])
        if not fine:
            wrong.append((node, imported))
    return wrong


@pytest.mark.slow
def test_imports_point_one_way() -> None:
    wrong = []
    for path in modules(*CODE):
        name = module_name(path)
        if name not in SCRIPTS:
            found = wrong_imports(name, tree(path), package=path.name == "__init__.py")
            wrong += [f"{place(path, node)}: {name} imports {imported}" for node, imported in found]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("engine.core.table", "import words"),
        ("engine.core.table", "from engine import players"),
        ("engine.core.table", "import aiosqlite"),
        ("engine.players", "from engine.yokohama import queries"),
        ("words.check", "from engine.yokohama import view"),
        ("words.check", "import discord"),
        ("storage.sql.tables", "from engine.core.table import Table"),
        ("host.play", "from cogs import play"),
        ("host.play", "import sqlite3"),
        ("host.play", "from fluent.runtime import FluentBundle"),
        ("render.kit", "from host import play"),
        ("render.kit", "import discord"),
        ("cogs.panels.turn.turn_panel", "from storage import tables"),
        ("cogs.panels.turn.turn_panel", "import simcord"),
        ("cogs.panels.turn.turn_panel", "def late():\n    from storage import tables"),
        ("cogs.panels.turn.turn_panel", "from ....storage import tables"),
    ],
)
def test_a_wrong_import_is_noticed(name: str, line: str) -> None:
    assert len(wrong_imports(name, ast.parse(line))) == 1


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("engine.core.table", "from engine.core import ask"),
        ("storage.check", "from engine.core.table import Table"),
        ("storage.sql.tables", "import sqlite3, aiosqlite"),
        ("cogs.panels.turn.turn_panel", "from . import router"),
        ("cogs.panels.turn.turn_panel", "import discord"),
    ],
)
def test_a_right_import_is_fine(name: str, line: str) -> None:
    assert wrong_imports(name, ast.parse(line)) == []


def test_no_game_imports_another() -> None:
    for game in GAMES:
        others = [other for other in GAMES if other != game]
        assert wrong_imports(f"engine.{game}.view", ast.parse(f"import engine.{game}.state")) == []
        assert wrong_imports(f"render.{game}", ast.parse(f"import engine.{game}.view.structs")) == []
        assert wrong_imports(f"render.{game}", ast.parse(f"import engine.{game}.components.rows")) == []
        assert len(wrong_imports(f"render.{game}", ast.parse(f"import engine.{game}.view.build"))) == 1
        assert len(wrong_imports(f"render.{game}", ast.parse(f"import engine.{game}.state"))) == 1
        for other in others:
            assert len(wrong_imports(f"engine.{game}.view", ast.parse(f"import engine.{other}.state"))) == 1


def at_module_level(source: ast.Module) -> Iterator[ast.stmt]:
    """The statements that run when a module is imported."""
    waiting: list[ast.stmt] = list(source.body)
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            for field in ("body", "orelse", "finalbody", "handlers"):
                for inner in getattr(node, field, []):
                    waiting += inner.body if isinstance(inner, ast.ExceptHandler) else [inner]


@pytest.mark.slow
def test_the_local_table_is_not_loaded_with_a_token() -> None:
    loaded = []
    for path in modules(
        *(package for package in CODE if package not in ("sandbox", "testkit", "tools", "bench"))
    ):  # the bot loads none of those
        for node in at_module_level(tree(path)):
            level = ast.Module([node], [])
            if isinstance(node, ast.Import | ast.ImportFrom):
                found = imports(level, module_name(path), package=path.name == "__init__.py")
                loaded += [place(path, node) for _, imported in found if within(imported, "sandbox")]
    assert not loaded, "\n".join(loaded)


@pytest.mark.slow
def test_every_package_and_module_says_what_it_is() -> None:
    assert [str(path.relative_to(ROOT)) for path in modules(*CODE) if not ast.get_docstring(tree(path))] == []


def test_no_class_name_is_there_twice() -> None:
    """What games have in parallel aside: there the same thing is to have the same name."""
    places: dict[str, list[str]] = {}
    for path in modules(*CODE, "tests"):
        parts = path.relative_to(ROOT).parts
        parallel = any(part in GAMES or part == "bazaar" for part in parts)
        for name in re.findall(r"^class (\w+)", path.read_text(encoding="utf-8"), re.MULTILINE):
            if not parallel:
                places.setdefault(name, []).append(str(path.relative_to(ROOT)))
    assert {name: found for name, found in places.items() if len(found) > 1} == {}


def test_modules_are_named_after_their_subject() -> None:
    vague = {"utils", "util", "helpers", "helper", "misc", "common"}
    assert [str(path.relative_to(ROOT)) for path in modules(*CODE, "tests") if path.stem in vague] == []


# Written in pieces so that this file does not find itself.
FOREIGN = [
    re.compile("/" + "(work|farm|tmp|home|root|Users)" + "/[a-z]"),
    re.compile(r"\b[A-Z]:\\\\?(Users|Windows)"),
    re.compile(r"\b(TO" + "DO|FIX" + r"ME)\b"),
    re.compile("lorem" + " ipsum", re.IGNORECASE),
    re.compile(r"\b(issue|ticket|PR)" + r" ?#?\d+"),
]


def foreign(line: str) -> bool:
    return any(pattern.search(line) for pattern in FOREIGN)


@pytest.mark.slow
def test_no_file_speaks_of_a_machine_or_of_unfinished_work() -> None:
    found = []
    for path in texts():
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if foreign(line):
                found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("line", ["see /" + "home/ann/x", "# TO" + "DO later", "as in issue" + " #12"])
def test_such_lines_are_noticed(line: str) -> None:
    assert foreign(line)
    assert not foreign("open /usr/bin/chromium and https://example.org/table")


def test_no_rows_of_a_test_hang_on_what_was_imported_before() -> None:
    """Which games are known does; processes that run tests side by side must all have the same ones."""
    hanging = re.compile(r"^@pytest\.mark\.parametrize\(.*games\.names\(\)", re.MULTILINE)
    tests = sorted((ROOT / "tests").rglob("test_*.py"))
    assert [path.name for path in tests if hanging.search(path.read_text(encoding="utf-8"))] == []


def test_no_module_is_a_stub() -> None:
    stubs = [path for path in modules(*CODE) if "NotImplementedError" in path.read_text(encoding="utf-8")]
    assert [str(path.relative_to(ROOT)) for path in stubs] == []


def test_every_setting_is_in_the_example() -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    named = set(re.findall(r"^#? ?([A-Z][A-Z_]+)=", example, re.MULTILINE))
    used = set()
    shipped = [package for package in CODE if package != "testkit"]
    for path in (path for path in modules(*shipped) if "environ" in path.read_text(encoding="utf-8")):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Call | ast.Subscript) and "environ" in ast.unparse(node)[:24]:
                key = node.slice if isinstance(node, ast.Subscript) else next(iter(node.args), None)
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    used.add(key.value)
    assert used <= named


ONE_TEST = "import pytest\ndef test_fine(): pass\ndef test_left_out(): pytest.skip('of pages: no browser')\n"
WHOLE_MODULE = "import pytest\npytest.skip('of pages: no browser', allow_module_level=True)\n"


@by_turns(0, days=2)
@pytest.mark.parametrize(
    ("ci", "skipping", "workers", "code"),
    [
        ("", ONE_TEST, "0", 0),
        ("true", WHOLE_MODULE, "2", 1),
        soaked(("true", ONE_TEST, "0", 1)),
        soaked(("true", ONE_TEST, "2", 1)),
    ],
    ids=["elsewhere", "a module of each worker", "one test", "one test of each worker"],
)
def test_what_is_skipped_is_told_once_and_fails_in_ci(
    tmp_path: Path, ci: str, skipping: str, workers: str, code: int
) -> None:
    (tmp_path / "test_fine.py").write_text("def test_fine(): pass\n", encoding="utf-8")
    for name in ("test_some.py", "test_more.py"):
        (tmp_path / name).write_text(skipping, encoding="utf-8")
    done = run_pytest(tmp_path, "-n", workers, CI=ci)
    assert done.returncode == code, done.stdout
    assert done.stdout.count("Not tried here: 2 tests of pages: no browser\n") == done.stdout.count("Not tried") == 1
    _, told, names = done.stdout.partition("skipped, which in CI is a failure")
    assert bool(told) == bool(ci)
    assert ("test_some.py" in names) == ("test_more.py" in names) == bool(ci)


def run_pytest(folder: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Tests of a folder of their own, run as those here are."""
    (folder / "conftest.py").write_text((ROOT / "tests/conftest.py").read_text(encoding="utf-8"), encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--rootdir", str(folder), *arguments]
    known = {**os.environ, "PYTEST_ADDOPTS": "", "PYTHONPATH": str(ROOT), **environment}
    return subprocess.run(command, cwd=folder, env=known, capture_output=True, text=True, check=False)


ON_A_PAGE = """
import pytest
from testkit.page.stage import browser
@pytest.mark.asyncio(loop_scope="session")
@pytest.mark.parametrize("page", range(2))
async def test_a_page(browser, page): pass
"""


@by_turns(1, days=3)
def test_without_a_browser_its_tests_are_skipped(tmp_path: Path) -> None:
    (tmp_path / "test_page.py").write_text(ON_A_PAGE, encoding="utf-8")
    done = run_pytest(tmp_path, "-n", "0", CI="", PATH=str(tmp_path), PLAYWRIGHT_BROWSERS_PATH=str(tmp_path))
    assert done.returncode == 0, done.stdout
    assert "Not tried here: 2 tests of the local table in a browser: Chromium is missing (" in done.stdout


def test_links_between_documents_lead_somewhere() -> None:
    dead = []
    for path in texts():
        if path.suffix == ".md":
            for link in re.findall(r"\]\(([^)#\s]+)", path.read_text(encoding="utf-8")):
                if "://" not in link and not (path.parent / link).exists():
                    dead.append(f"{path.relative_to(ROOT)}: {link}")
    assert not dead, "\n".join(dead)


def test_every_make_target_of_the_readme_exists() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    named = set(re.findall(r"\bmake ([a-z]+)\b", (ROOT / "README.md").read_text(encoding="utf-8")))
    assert named >= {"play", "test"}
    assert named <= set(re.findall(r"^([a-z]+):", makefile, re.MULTILINE))
