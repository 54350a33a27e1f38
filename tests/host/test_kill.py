"""The short form of `tools.proof.loss`: processes are killed everywhere, and all comes out as if they had not been."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from storage.sqlite import connect
from testkit.crashes.power_cuts import FULL, SECTOR, torn
from testkit.crashes.scenarios import SCENARIOS
from testkit.databases.postgres import PostgresServer
from testkit.rotation import by_turns, chosen, rotated
from testkit.sources import ROOT
from tests.host.planted_faults import FAULTS

ON_POSTGRESQL = ("the_last_of_all", "much_to_tell", "at_half")


def run(*command: str) -> str:
    """What a program says that ends well; a process of its own has no threads that a fork would leave behind."""
    done = subprocess.run([sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True, timeout=500)
    assert done.returncode == 0, f"{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    return done.stdout


def kills(said: str) -> dict[str, int]:
    return {name: int(count) for name, count in re.findall(r"^\w+, (\w+): (\d+) kills$", said, re.MULTILINE)}


@by_turns(0, days=2)  # with the processes of tests/host/test_chaos.py
def test_nothing_is_lost_in_a_file() -> None:
    """In four scenarios a day, and when the power is cut; the others follow."""
    today = chosen(list(SCENARIOS), 4)
    only = [part for name in today for part in ("--scenario", name)]
    said = run("tools.proof", "loss", "--short", "--database", "sqlite", "--step", "17", *only)
    assert set(kills(said)) == set(today)
    assert sum(kills(said).values()) >= len(today)
    cuts = re.search(r"(\d+) cuts between writes and (\d+) while .* (\d+) left nothing of .* and (\d+) all of it", said)
    assert cuts is not None
    assert min(map(int, cuts.groups())) >= 5


@pytest.mark.slow
@pytest.mark.soak
def test_nothing_is_lost_in_a_file_in_any_scenario() -> None:
    said = run("tools.proof", "loss", "--short", "--database", "sqlite", "--step", "17", "--part", "scenarios")
    found = kills(said)
    assert set(found) == {*SCENARIOS, "the_first_start_after_an_update"}
    assert sum(found.values()) >= 35
    left = re.search(r"([\d,]+) left nothing of it and ([\d,]+) all of a step", said)
    assert left is not None
    assert "0" not in left.groups()


@pytest.mark.slow
@pytest.mark.soak
def test_it_dies_at_every_point() -> None:
    one = ("--part", "scenarios", "--scenario", "at_half")
    assert kills(run("tools.proof", "loss", "--short", "--database", "sqlite", *one))["at_half"] >= 12


@by_turns(1, days=2)
@pytest.mark.parametrize("scenario", rotated(ON_POSTGRESQL, 1))
def test_nothing_is_lost_in_postgresql(postgres: PostgresServer, scenario: str) -> None:
    how = ("--step", "59", "--server", str(postgres.folder), "--scenario", scenario)
    found = kills(run("tools.proof", "loss", "--short", "--database", "postgresql", *how))
    assert set(found) == {scenario}
    assert found[scenario] >= 1


@pytest.mark.slow
@pytest.mark.parametrize("fault", rotated(FAULTS, 1))
def test_every_fault_would_be_noticed(fault: str) -> None:
    found = run("tests.host.planted_faults", fault)
    assert found.startswith(f"{fault}: ")
    assert "not noticed" not in found


@pytest.mark.usefixtures("durable")
def test_a_transaction_is_on_the_disk_before_anybody_hears_of_it(tmp_path: Path) -> None:
    connection = connect(tmp_path / "kontor.db", read_only=False)
    assert connection.execute("pragma synchronous").fetchone() == (FULL,)
    assert connection.execute("pragma journal_mode").fetchone() == ("wal",)
    connection.close()


def test_a_cut_leaves_some_of_what_was_being_written_and_all_that_was_before() -> None:
    safe = {"kontor.db": b"d" * 4096, "kontor.db-wal": b"w" * 1000}
    later = {"kontor.db": b"d" * 4096, "kontor.db-wal": b"w" * 1000 + b"n" * 9000}
    found = [torn(safe, later, Random(n))["kontor.db-wal"] for n in range(200)]
    assert all(one[:1000] == b"w" * 1000 and len(one) <= 10_000 for one in found)
    assert {one == later["kontor.db-wal"] for one in found} == {True, False}
    assert any(len(one) % SECTOR for one in found)
    assert any(set(one[1000:]) == {0, ord("n")} for one in found)
    assert any(len(set(one)) > 20 for one in found)
    assert all(torn(safe, later, Random(n))["kontor.db"] == safe["kontor.db"] for n in range(20))
