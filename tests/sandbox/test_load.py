"""The short form of `tools.proof.load`: few tables, a few seconds, and everything is answered."""

from __future__ import annotations

from pathlib import Path

import pytest

from testkit.rotation import by_turns
from tools.proof.bot_process import OwnFigures
from tools.proof.load import EveningAccount, LoadPlan, LoadReport, run

KINDS = {"board", "hand", "log", "my move", "answer", "suggest", "next"}


@by_turns(2, days=3)
async def test_whatever_is_asked_of_a_busy_bot_is_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    kinds: set[str] = set()
    for seconds in (3.0, 6.0, 12.0):  # what is asked depends on what is answered meanwhile: not everything every time
        plan = LoadPlan(seconds, tables=6, commands=160, masters=0, quiet=0.5, patience=120.0)
        (folder := tmp_path / f"{seconds}").mkdir()
        report = await run(folder, plan)
        account = report.account
        assert (account.unanswered, account.unfinished, report.complaints) == ({}, {}, [])
        assert report.figures.answers["person"] > 0
        assert sum(report.figures.errors.values()) == 0
        assert report.reminders == 2
        assert report.lines()
        kinds |= account.whole.keys()
        if kinds >= KINDS:
            return
    raise AssertionError(f"never asked: {KINDS - kinds}")


def test_it_would_be_noticed() -> None:
    account = EveningAccount()
    account.whole["next"] = [0.1] * 200
    account.unanswered["board"] = 2
    account.unfinished["hand"] = 1
    figures = OwnFigures(lags=[], errors={"bug": 1, "rules": 0}, answers={}, pictures={}, notices={})
    report = LoadReport(account, [0.01] * 200, [100, 100, 120], figures, ["an ERROR"], 0)
    assert report.wrong() == [
        "2 times board was not acknowledged in time",
        "1 times hand was not answered",
        "p99 of light commands is 10.00 times as long, 3 is allowed",
        "memory grows by 1.20, 1.1 is allowed",
        "errors were counted: {'bug': 1}",
        "an ERROR",
    ]
