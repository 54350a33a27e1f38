"""For all tests: texts that cannot be said and trials that fail are errors, every test has a deadline.

What is skipped is told once; in CI a skipped test is a failed one.
"""

import faulthandler
import gc
import math
import os
import signal
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from threading import Thread
from types import FrameType
from typing import TYPE_CHECKING, Any, NoReturn

import aiosqlite.core
import pytest
from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers

import words
from engine.core import outcome
from engine.processes import gc_freeze
from storage import sqlite
from testkit import rotation

if TYPE_CHECKING:
    from testkit.databases.postgres import PostgresServer

words.strict()
outcome.forgiving = False
# Examples take as long as they take: a busy machine is no error.
settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")
# Hypothesis would read the source of every module for numbers and words to try, in each process, for ten seconds.
vars(providers)["_get_local_constants"] = lambda: vars(providers)["_local_constants"]
# A database that a failing test leaves open does not keep the run from ending.
vars(aiosqlite.core)["Thread"] = partial(Thread, daemon=True)
# Nothing waits for a disk: no file of a test has to survive a power cut; see `durable`.
DURABLE, sqlite.SYNCHRONOUS = sqlite.SYNCHRONOUS, "off"
vars(os)["fsync"] = lambda _: None
_skipped: dict[str, str] = {}  # why, by the name of the test or module

WATCH_SECONDS = 60
DEADLINE = 1200  # seconds for a test, and for what is set up before or cleared away after it
NO_POSTGRESQL = "it is missing (Debian, Ubuntu: `apt-get install postgresql`; elsewhere: `pg_config` is on the PATH)"
STDERR = 2  # the real one, whatever a test has put in its place


@pytest.fixture
def durable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Databases are written as those of the bot are."""
    monkeypatch.setattr(sqlite, "SYNCHRONOUS", DURABLE)


@pytest.fixture
def no_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No setting and no `.env` of whoever runs the tests, and none left behind for other tests."""
    for name in (
        *("DISCORD_TOKEN", "DATABASE", "SHARDS", "SYNC_GUILD", "LOG_LEVEL", "COMPONENTS_DIR", "THINKING"),
        *("METRICS", "BACKUP_DIR", "BACKUP_EVERY", "BACKUP_KEEP", "STATE_DIRECTORY", "SYNC"),
    ):
        monkeypatch.setenv(name, "")  # so that it is put back, whatever a test makes of it
        monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("cogs.operation.settings.TREE", tmp_path)
    monkeypatch.setattr("cogs.operation.settings.UNIT", tmp_path / "kontor.service")


@pytest.fixture(scope="session")
def postgres() -> Iterator["PostgresServer"]:
    """A server of PostgreSQL for all tests that need one."""
    from testkit.databases.postgres import programs, serving  # few tests need it, and loading it takes a while

    folder = programs()
    if folder is None:
        pytest.skip(f"of the database on PostgreSQL: {NO_POSTGRESQL}")
    with serving(folder) as server:
        yield server


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str | Path:
    """A database of either kind without anything in it, for what must work on both."""
    if request.param == "sqlite":
        from testkit.databases.prepared import prepared

        return prepared(tmp_path / "kontor.db")
    server: PostgresServer = request.getfixturevalue("postgres")
    return server.empty()


def _too_late(signum: int, frame: FrameType | None) -> NoReturn:
    faulthandler.dump_traceback(STDERR)
    raise TimeoutError(f"not done after {DEADLINE} s")


@contextmanager
def deadline() -> Iterator[None]:
    """A test that waits for ever fails."""
    before = signal.signal(signal.SIGALRM, _too_late)
    left = signal.alarm(DEADLINE)
    try:
        yield
    finally:
        signal.alarm(left)
        signal.signal(signal.SIGALRM, before)


_watched = -math.inf  # since when, of the process's own clock


def watch() -> None:
    """A process that does not even hear the alarm ends; looked after once a minute, as that begins a thread."""
    global _watched
    if time.monotonic() - _watched > WATCH_SECONDS:
        _watched = time.monotonic()
        faulthandler.dump_traceback_later(2 * DEADLINE + WATCH_SECONDS, exit=True, file=STDERR)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup() -> Iterator[None]:
    watch()
    with deadline():
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Iterator[None]:
    with deadline():
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown() -> Iterator[None]:
    with deadline():
        yield


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", action="store_true", help="all rows of large products, not only those of the day")


def pytest_configure(config: pytest.Config) -> None:
    """All processes of a run choose alike, even if it begins before midnight."""
    os.environ[rotation.VARIABLE] = str(rotation.rotation())
    os.environ[rotation.WHOLE] = "yes" if config.getoption("--soak") else ""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What takes minutes comes first: begun last, it would keep one core busy while the others have nothing to do."""
    left_out = [] if config.getoption("--soak") else [one for one in items if one.get_closest_marker("soak")]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [one for one in items if not one.get_closest_marker("soak")]
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def pytest_collection_finish() -> None:
    """Modules and tests stay to the end, as a bot's do; to look for garbage more seldom takes a twentieth off a run."""
    gc_freeze()
    gc.set_threshold(50_000, 20, 100)


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Every worker begins with files of its own: in a new clone none compiles what another one does."""
    count, tests = os.environ.get("PYTEST_XDIST_WORKER_COUNT"), Path(__file__).parent
    if count is None or [session.config.invocation_params.dir / arg for arg in session.config.args] != [tests]:
        return
    mine = int(os.environ["PYTEST_XDIST_WORKER"].removeprefix("gw"))
    for path in sorted(tests.rglob("test_*.py"))[mine :: int(count)]:
        with suppress(Exception, pytest.skip.Exception):  # whatever is wrong with it is said when it is collected
            import_module(".".join((tests.name, *path.relative_to(tests).with_suffix("").parts)))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """One for each core, and one more where slow tests run: some of them wait for a browser or another process."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return cores + ("not slow" not in config.getoption("markexpr"))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if not hasattr(report, "wasxfail"):
        _note(report)


def pytest_collectreport(report: pytest.CollectReport) -> None:
    _note(report)


def _note(report: pytest.TestReport | pytest.CollectReport) -> None:
    """Keep what was skipped; a reason reads on from "12 tests": "of the page in a browser: there is none"."""
    if report.skipped:
        said = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
        _skipped[report.nodeid] = said.removeprefix("Skipped: ")


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """A worker of xdist has ended: of skipped modules nobody but the worker knows."""
    _skipped.update(getattr(node, "workeroutput", {}).get("skipped", {}))


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    faulthandler.cancel_dump_traceback_later()
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["skipped"] = _skipped
    if os.environ.get("CI") and _skipped and session.exitstatus in (0, pytest.ExitCode.NO_TESTS_COLLECTED):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.line(f"chosen by {rotation.VARIABLE}={rotation.rotation()}")
    for reason, count in Counter(_skipped.values()).items():
        terminalreporter.line(f"Not tried here: {count} {'test' if count == 1 else 'tests'} {reason}", yellow=True)
    if os.environ.get("CI") and _skipped:
        terminalreporter.section("skipped, which in CI is a failure", red=True)
        for nodeid in _skipped:
            terminalreporter.line(nodeid)
