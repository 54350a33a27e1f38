"""What is learnt from games, and how matches are counted: the same every time, and right where the truth is known."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import tests.support.bazaar.meta  # noqa: F401 (makes the game known)
from engine.core import games
from engine.players import prospects
from tools import strength
from tools.learn import Sample, error, fitted, played

SHIPPED = ("mombasa", "nippon", "yokohama")


def test_weights_that_made_the_points_are_found_again() -> None:
    rng, truth = Random(1), {"even": (10.0, 2.0), "coins": (0.5, 1.5), "cards": (4.0, 0.0)}
    samples = []
    for table in range(1500):
        progress, luck = rng.random(), rng.gauss(0, 5)  # what both at a table have in common
        for _ in range(2):
            features = {"coins": rng.uniform(0, 20) + 20 * progress, "cards": rng.uniform(0, 6)}
            points = prospects.weighed(truth, features, progress) + luck + rng.gauss(0, 2)
            samples.append(Sample(features, progress, points, str(table)))
    found = fitted(samples, len(samples))
    for name, pair in truth.items():
        assert found[name] == pytest.approx(pair, abs=0.8)
    assert error(found, samples) < 5.0


def test_the_same_games_are_played_every_time() -> None:
    game = games.get("bazaar")
    assert list(played(game, 1)) == list(played(game, 1))
    assert list(played(game, 1)) != list(played(game, 4))


@pytest.mark.slow
@pytest.mark.parametrize("name", SHIPPED)
def test_every_feature_of_a_game_has_its_weights(name: str) -> None:
    """A feature that is new or gone: learn again."""
    game = games.get(name)
    sample = next(played(game, 1))
    assert set(game.weights) == {prospects.EVEN, *sample.features}
    assert 0.0 <= sample.progress <= 1.0


def test_how_sure_a_share_is_says_so() -> None:
    assert strength.interval(8, 10) == pytest.approx((0.49, 0.94), abs=0.01)
    assert strength.interval(10, 10)[0] == pytest.approx(0.72, abs=0.01)
    assert strength.interval(0, 5) == pytest.approx((0.0, 0.43), abs=0.01)


@pytest.mark.slow
def test_a_match_is_played_and_written_and_others_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "PAGE", tmp_path / "players.md")
    strength.strength(["bazaar"], 2, 4, ["master-house-2"])
    strength.strength(["bazaar"], 3, 4, ["house-random"])
    page = strength.PAGE.read_text(encoding="utf-8")
    lines = [line for line in page.splitlines() if line.startswith("| Bazaar")]
    assert ["master" in line for line in lines] == [False, True]
    assert "| 3 |" in lines[0]
    assert "4 trials | 2 | 2 |" in lines[1]
