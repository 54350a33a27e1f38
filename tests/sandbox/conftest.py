"""A local table with the demo bot at it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from sandbox import Sandbox
from testkit.page.demo_bot import DemoBot
from testkit.page.stage import browser, desk, open_table, stage  # noqa: F401  (fixtures)
from tests.sandbox.api_check import api_check, checked_requests  # noqa: F401  (a fixture)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A clone without the API description leaves the checker's own tests out; skipping them would fail in CI."""
    checking = [item for item in items if item.path.name == "test_api_check.py"]
    if checking and api_check() is None:
        items[:] = [item for item in items if item not in checking]
        config.hook.pytest_deselected(items=checking)


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine is no error: Discord waits a minute for the bot's first answer, a question for its picture."""
    monkeypatch.setattr("sandbox.people.ANSWER_SECONDS", 60.0)
    monkeypatch.setattr("cogs.panels.question.illustrations.LONGEST_DRAWING_SECONDS", 120.0)


@pytest.fixture
def three_seconds(unhurried: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """It waits as long as Discord does, for tests of bots that do not answer."""
    monkeypatch.setattr("sandbox.people.ANSWER_SECONDS", 3.0)


@pytest.fixture
def no_token(monkeypatch: pytest.MonkeyPatch) -> None:
    """The local table refuses to open beside a token."""
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)


@pytest.fixture
def make_table(tmp_path: Path, no_token: None) -> Callable[..., Sandbox]:
    """A table that is not open yet; the same file every time."""

    def make(**options: object) -> Sandbox:
        return Sandbox(DemoBot, db=tmp_path / "demo.db", port=0, users=("Ada", "Ben:ru"), **options)  # type: ignore[arg-type]

    return make


@pytest.fixture
async def table(make_table: Callable[..., Sandbox]) -> AsyncIterator[Sandbox]:
    """An open table with its bot."""
    async with make_table() as opened:
        yield opened
