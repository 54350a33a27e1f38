"""Lines of the log: what they are about, and what never stands in them."""

from __future__ import annotations

import logging
import sys

import pytest

from cogs.operation import logs, settings
from cogs.operation.logs import MarkedLines
from host.traces import concerning, traced
from testkit.hostile.names import HOSTILE_NAMES


def line(said: str, *args: object, error: BaseException | None = None) -> str:
    exc = None if error is None else (type(error), error, None)
    record = logging.LogRecord("kontor", logging.INFO, "bot.py", 1, said, args, exc)
    return MarkedLines("the-bots-token").format(record).partition(" INFO ")[2]


def test_a_line_says_what_it_is_about() -> None:
    assert line("nothing") == "kontor nothing"
    with concerning(7):
        assert line("stands") == "kontor table=7 stands"
    with traced(7):
        first = line("table=%s stands", 7)
        with concerning(8):
            assert line("stands").endswith(" table=8 stands")
        assert line("table=%s stands", 7) == first
    assert first.endswith(" table=7 stands")
    assert first.startswith("kontor trace=")
    assert first.count("table=") == 1


@pytest.mark.parametrize(
    "said",
    [
        "POST https://discord.com/api/v10/webhooks/123/aW50ZXJhY3Rpb24tdG9rZW4 responded with 429",
        "POST https://discord.com/api/v10/interactions/123/aW50ZXJhY3Rpb24tdG9rZW4/callback",
        "logged in with the-bots-token",
    ],
)
def test_tokens_are_left_out(said: str) -> None:
    for shown in (line(said), line("%s", said), line("failed", error=ValueError(said))):
        assert "aW50ZXJhY3Rpb24" not in shown
        assert "the-bots-token" not in shown
        assert "…" in shown


@pytest.mark.parametrize("name", HOSTILE_NAMES.values(), ids=HOSTILE_NAMES)
def test_nobody_writes_a_line_of_their_own(name: str) -> None:
    shown = line("user=%s is called %s", 1, name)
    assert shown.isprintable()
    assert len(shown.splitlines()) == 1
    failed = line("failed", error=ValueError(name)).splitlines()
    assert all(one.startswith("    ") and one.isprintable() for one in failed[1:])


def test_libraries_that_write_whole_requests_stay_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    levels = {name: logging.getLogger(name).level for name in logs.QUIET}
    monkeypatch.setattr(logging, "basicConfig", lambda **_: None)
    try:
        logs.log_as_told(settings.read({"LOG_LEVEL": "DEBUG"}))
        assert not any(logging.getLogger(name).isEnabledFor(logging.DEBUG) for name in (*logs.QUIET, "discord.http"))
        logs.log_as_told(settings.read({"LOG_LEVEL": "ERROR"}))
        assert not any(logging.getLogger(name).isEnabledFor(logging.WARNING) for name in logs.QUIET)
    finally:
        for name, level in levels.items():
            logging.getLogger(name).setLevel(level)
    assert "aiosqlite" in sys.modules  # a library that is gone would not have to be kept quiet
