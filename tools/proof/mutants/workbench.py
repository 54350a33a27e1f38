"""The process that runs tests in a copy of the tree: started there as a script, it knows nothing but pytest.

It reads orders, one per line. For each it splits off a process that has loaded all libraries and nothing of ours, which
runs the tests of the order, kept to its time; what came of it is one line again. Told to, it also marks which
statements each test runs: while modules are loaded, every statement in a function gets one before it that says so.
"""

from __future__ import annotations

import ast
import base64
import builtins
import contextlib
import importlib
import json
import os
import signal
import sys
import time
import zlib
from collections.abc import Iterator, Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, ClassVar

import pytest

LIBRARIES = (
    *("pytest_asyncio.plugin", "hypothesis", "msgspec", "discord.ext.commands", "aiohttp.web", "aiosqlite", "simcord"),
    *("PIL.Image", "PIL.ImageDraw", "PIL.ImageFont", "PIL.WebPImagePlugin", "fluent.runtime", "fluent.syntax"),
    *("babel.numbers", "babel.dates", "psycopg", "psycopg_pool", "jsonschema_rs", "prometheus_client", "openskill"),
)
OPTIONS = ("-q", "--tb=line", "-p", "no:cacheprovider", "-p", "no:xdist", "-W", "ignore")
MARKS = "__reached__"  # a byte for each statement, known everywhere
LATE = 124  # how an attempt ends that took too long, as `timeout` has it


class FaultPlaces:
    """Every statement of the changed packages, numbered, and whether it was run since last asked."""

    def __init__(self, files: Sequence[str]) -> None:
        self.root = Path.cwd()
        self.known: list[tuple[str, int]] = []
        self.codes = {path: self.code(path) for path in (Path(file).resolve() for file in files)}
        self.marks = bytearray(len(self.known))
        setattr(builtins, MARKS, self.marks)

    def marked(self, body: list[ast.stmt], file: str, inside: bool) -> list[ast.stmt]:
        """The statements, and before each that belongs to a function the one that marks it."""
        made: list[ast.stmt] = []
        for at, node in enumerate(body):
            docstring = at == 0 and isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
            if inside and not docstring:
                mark = ast.parse(f"{MARKS}[{len(self.known)}] = 1").body[0]
                for part in ast.walk(mark):
                    ast.copy_location(part, node)
                made.append(mark)
                self.known.append((file, node.lineno))
            deeper = inside or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
            for holder in (node, *getattr(node, "handlers", ()), *getattr(node, "cases", ())):
                for field in ("body", "orelse", "finalbody"):
                    if isinstance(held := getattr(holder, field, None), list):
                        setattr(holder, field, self.marked(held, file, deeper))
            made.append(node)
        return made

    def code(self, path: Path) -> CodeType:
        source = ast.parse(path.read_bytes())
        source.body = self.marked(source.body, path.relative_to(self.root).as_posix(), False)
        return compile(source, path, "exec", dont_inherit=True)

    def taken(self) -> str:
        """What was run since the last time, packed."""
        packed = base64.b85encode(zlib.compress(bytes(self.marks))).decode()
        self.marks[:] = bytes(len(self.marks))
        return packed


class Marking(PathFinder):
    """Finds modules as ever, and has those of the changed packages loaded with marks."""

    places: ClassVar[FaultPlaces | None] = None

    @classmethod
    def find_spec(
        cls, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = super().find_spec(fullname, path, target)
        if spec is None or spec.origin is None or not isinstance(spec.loader, SourceFileLoader):
            return spec
        if cls.places is not None and Path(spec.origin).resolve() in cls.places.codes:
            spec.loader = MarkingLoader(fullname, spec.origin)
        return spec


class MarkingLoader(SourceFileLoader):
    """Has the code with marks, and keeps nothing compiled."""

    def get_code(self, fullname: str) -> CodeType:
        assert Marking.places is not None
        return Marking.places.codes[Path(self.path).resolve()]


class Watch:
    """What is to be known of a run of pytest: which test failed first, or of each that passed what it ran."""

    def __init__(self, order: dict[str, Any], places: FaultPlaces | None) -> None:
        self.order, self.places = order, places
        self.failed = ""
        self.passed: dict[str, bool] = {}
        self.reached: list[tuple[str, float, str]] = []

    def pytest_configure(self, config: pytest.Config) -> None:
        for _, plugin in config.pluginmanager.list_name_plugin():
            if "longest" in self.order and hasattr(plugin, "DEADLINE"):
                plugin.DEADLINE = self.order["longest"]  # the project's own deadline for every test

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        if "tests" in self.order:
            found = {item.nodeid: item for item in items}
            items[:] = [found[name] for name in self.order["tests"] if name in found]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        if self.places is not None:
            self.places.taken()
        began = time.process_time()
        result = yield
        if self.places is not None and self.passed.pop(item.nodeid, False):
            self.reached.append((item.nodeid, round(time.process_time() - began, 3), self.places.taken()))
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.passed[report.nodeid] = self.passed.get(report.nodeid, True) and report.passed
        if report.failed:
            self.failed = self.failed or report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed = self.failed or f"{report.nodeid} (collection)"


def perform(order: dict[str, Any]) -> dict[str, Any]:
    """One run of pytest in this process."""
    places = Marking.places if "marked" in order else None
    if places is not None:
        sys.meta_path.insert(0, Marking)
    watch = Watch(order, places)
    stop = ("-x",) if places is None else ()
    code = pytest.main([*OPTIONS, *stop, *order.get("options", ()), *order["files"]], plugins=[watch])
    told: dict[str, Any] = {"code": int(code), "by": watch.failed}
    if places is not None:
        told |= {"places": places.known, "reached": watch.reached}
    return told


def attempt(order: dict[str, Any], output: Path) -> dict[str, Any]:
    """An order in a process of its own, which is ended with all it started when its time is up."""
    answer = output.with_suffix(".answer")
    answer.unlink(missing_ok=True)
    if "marked" in order and Marking.places is None:
        Marking.places = FaultPlaces(order["marked"])  # compiled once for all orders
    child = os.fork()
    if child == 0:
        os.setsid()
        with output.open("wb") as file:
            os.dup2(file.fileno(), 1)
            os.dup2(file.fileno(), 2)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        try:
            answer.write_text(json.dumps(perform(order)))
        finally:
            os._exit(0)
    until = time.monotonic() + order["seconds"]
    while os.waitpid(child, os.WNOHANG) == (0, 0):
        if time.monotonic() > until:
            os.killpg(child, signal.SIGKILL)
            os.waitpid(child, 0)
            return {"code": LATE, "by": f"not done after {order['seconds']:.0f} s"}
        time.sleep(0.02)
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(child, signal.SIGKILL)
    return json.loads(answer.read_text()) if answer.exists() else {"code": 1, "by": "the process broke"}


def main(output: Path) -> None:
    sys.path[0] = os.getcwd()  # the copy, not the folder of this file
    for name in LIBRARIES:
        with contextlib.suppress(ImportError):
            importlib.import_module(name)
    for line in sys.stdin:
        print(json.dumps(attempt(json.loads(line), output)), flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
