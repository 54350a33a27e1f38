"""Ratings are those of the library: its own examples, ties, and nothing without it."""

from __future__ import annotations

import sys
import time

import pytest
from openskill.models import PlackettLuce

from host.history import ratings
from host.history.ratings import Rating, rated


def test_the_library_gives_what_its_documentation_says() -> None:
    """The example of its README: two teams of two, all new."""
    model = PlackettLuce()
    new = model.rating()
    assert (new.mu, new.sigma) == (25.0, 25 / 3)
    (a, b), (x, y) = model.rate([[model.rating(), model.rating()], [model.rating(), model.rating()]])
    assert (a.mu, a.sigma) == pytest.approx((26.964294621803063, 8.177962604389991))
    assert (x.mu, x.sigma) == pytest.approx((23.035705378196937, 8.177962604389991))
    assert (a.mu, x.mu) == (b.mu, y.mu)


def test_games_are_rated_one_after_the_other() -> None:
    """Three games of different sizes, with a tie, as the library itself rates them."""
    model = PlackettLuce()
    ann, bob, cid = model.rating(), model.rating(), model.rating()
    (ann,), (bob,) = model.rate([[ann], [bob]], ranks=[1, 2])
    (bob,), (cid,), (ann,) = model.rate([[bob], [cid], [ann]], ranks=[1, 2, 2])
    (cid,), (ann,) = model.rate([[cid], [ann]], ranks=[2, 1])
    got = rated([[(1, 1), (2, 2)], [(2, 1), (3, 2), (1, 2)], [(3, 2), (1, 1)]])
    assert got == {user: Rating(one.mu, one.sigma) for user, one in ((1, ann), (2, bob), (3, cid))}
    assert got[1].floor == pytest.approx(ann.ordinal())


def test_a_game_makes_ratings_more_certain() -> None:
    first, second = rated([[(1, 1), (2, 2)]]), rated([[(1, 1), (2, 2)]] * 5)
    assert second[1].uncertainty < first[1].uncertainty < 25.0
    assert second[1].mu > first[1].mu > 25.0 > first[2].mu


def test_without_the_library_nobody_is_rated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "LIBRARY", "openskill_is_not_here")
    assert not ratings.available()
    assert rated([[(1, 1), (2, 2)]]) == {}


@pytest.mark.slow
def test_it_is_imported_only_when_it_is_used() -> None:
    """Starting the bot does not wait for it."""
    import subprocess

    code = "import cogs, host, sys; print('openskill' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "False\n"


@pytest.mark.slow
def test_a_thousand_games_take_no_time() -> None:
    began = time.process_time()
    rated([[(n % 40 + 1, 1), (n % 37 + 50, 2), (n % 11 + 100, 3)] for n in range(1000)])
    assert time.process_time() - began < 10.0
