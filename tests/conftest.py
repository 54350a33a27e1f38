"""For all tests: texts that cannot be said are errors, and in CI so is a test that was skipped."""

import os
from pathlib import Path
from typing import Any

import pytest

import words

words.strict()
_skipped: list[str] = []


@pytest.fixture
def no_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No setting and no `.env` of whoever runs the tests, and none left behind for other tests."""
    for name in ("DISCORD_TOKEN", "DATABASE", "SYNC_GUILD", "LOG_LEVEL", "COMPONENTS_DIR"):
        monkeypatch.setenv(name, "")  # so that it is put back, whatever a test makes of it
        monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.skipped and not hasattr(report, "wasxfail"):
        _skipped.append(report.nodeid)


def pytest_collectreport(report: pytest.CollectReport) -> None:
    if report.skipped:
        _skipped.append(report.nodeid)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """A worker of xdist has ended: of skipped modules nobody but the worker knows."""
    _skipped.extend(name for name in getattr(node, "workeroutput", {}).get("skipped", ()) if name not in _skipped)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["skipped"] = _skipped
    if os.environ.get("CI") and _skipped and session.exitstatus in (0, pytest.ExitCode.NO_TESTS_COLLECTED):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if os.environ.get("CI") and _skipped:
        terminalreporter.section("skipped, which in CI is a failure", red=True)
        for nodeid in _skipped:
            terminalreporter.line(nodeid)
