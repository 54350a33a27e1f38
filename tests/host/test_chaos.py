"""The short form of `tools.proof.chaos`: two processes on one PostgreSQL, two kills, and once the database itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from testkit.databases.postgres import PostgresServer
from testkit.rotation import by_turns, rotated
from tools.proof import chaos
from tools.proof.kill_checks import Plan


@by_turns(1, days=2)  # with the kills of tests/host/test_kill.py
@pytest.mark.parametrize("restart_database", rotated((False, False, True, True), 1))
def test_nothing_is_lost_and_nothing_told_twice(
    postgres: PostgresServer, tmp_path: Path, capsys: pytest.CaptureFixture[str], restart_database: bool
) -> None:
    plan = Plan(5.0, processes=2, tables=6, every=2.0, restart_database=restart_database)
    address = postgres.fresh()
    wrong = chaos.run(postgres, address, tmp_path, plan)
    postgres.drop(address)
    assert wrong == [], (tmp_path / "errors").read_text()[-3000:]
    assert capsys.readouterr().out.startswith("2 kills, ")
    assert len(chaos.entries(tmp_path, "confirmed")) >= 4 * chaos.AT_WORK


def test_it_would_be_noticed(tmp_path: Path) -> None:
    ledger = chaos.ChaosLedger(tmp_path, "7")
    for nonce, kind, since, segment in (("a", "started", 0, 1), ("b", "turn", 1, 2), ("c", "turn", 1, 2)):
        ledger.add("received", nonce, "0.1", 5, kind, since, segment, "0", "5")
    assert chaos.mistold(tmp_path, {5: 2}) == ["table 5: after (1, 2, 'turn') came (1, 2, 'turn')"]
    assert "played up to 3" in chaos.mistold(tmp_path, {5: 3})[0]
    assert chaos.sent_twice([["a", "8"], ["a", "7"]], {"8"}) == []
    assert len(chaos.sent_twice([["a", "8"], ["a", "7"]], set())) == 1
    assert len(chaos.sent_twice([["a", "8"], ["a", "8"]], {"8"})) == 1
