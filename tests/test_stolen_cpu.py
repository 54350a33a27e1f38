"""Rounds of a measurement while other virtual machines take processor time away."""

from __future__ import annotations

from pathlib import Path

from testkit.stolen_cpu import MOST_ROUNDS, CalmRounds, stolen_ticks

ROW = "cpu  {} 0 0 {} 0 0 0 {} 0 0\ncpu0 1 2 3 4 5 6 7 8 9 10\n"


def lend(stat: Path, rounds: CalmRounds[str], name: str, steal: int) -> None:
    """A round of a hundred ticks, so many of which were taken away."""
    busy, idle, stolen = (int(stat.read_text().split()[column]) for column in (1, 4, 8))
    with rounds.watched():
        stat.write_text(ROW.format(busy + 100 - steal, idle, stolen + steal))
    rounds.add(name)


def test_calm_rounds_are_enough(tmp_path: Path) -> None:
    stat = tmp_path / "stat"
    stat.write_text(ROW.format(5, 5, 0))
    rounds: CalmRounds[str] = CalmRounds(2, stat)
    enough = []
    for name, steal in (("first", 0), ("second", 1)):
        enough.append(rounds.enough)
        lend(stat, rounds, name, steal)
    assert [*enough, rounds.enough] == [False, False, True]
    assert rounds.calmest() == ["first", "second"]


def test_what_was_disturbed_is_measured_again(tmp_path: Path) -> None:
    stat = tmp_path / "stat"
    stat.write_text(ROW.format(5, 5, 0))
    rounds: CalmRounds[str] = CalmRounds(2, stat)
    for name, steal in (("lent", 60), ("calm", 0), ("half", 40), ("calm, too", 2)):
        assert not rounds.enough
        lend(stat, rounds, name, steal)
    assert rounds.enough
    assert rounds.calmest() == ["calm", "calm, too"]
    assert rounds.share == 0


def test_nobody_waits_for_ever(tmp_path: Path) -> None:
    stat = tmp_path / "stat"
    stat.write_text(ROW.format(5, 5, 0))
    rounds: CalmRounds[str] = CalmRounds(2, stat)
    for n in range(2 * MOST_ROUNDS):
        assert not rounds.enough
        lend(stat, rounds, str(n), 90 - 10 * n)
    assert rounds.enough
    assert rounds.calmest() == ["5", "4"]


def test_where_the_system_tells_nothing_every_round_is_calm(tmp_path: Path) -> None:
    assert stolen_ticks(tmp_path / "none") == (0, 1)
    rounds: CalmRounds[str] = CalmRounds(1, tmp_path / "none")
    with rounds.watched():
        pass
    rounds.add("only")
    assert rounds.enough
    assert rounds.calmest() == ["only"]
