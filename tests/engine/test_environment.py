"""The page about the engine by itself is true, and an environment deals, asks, refuses and rewards."""

from __future__ import annotations

import doctest
import subprocess
import sys
from random import Random

import pytest

from engine.core import games
from engine.core.table import Table
from engine.core.text import PlayerMistake
from engine.environment import Environment, margin
from testkit.bazaar import meta as bazaar  # noqa: F401
from testkit.sources import ROOT


@pytest.mark.slow
def test_every_line_of_its_page_gives_what_it_says() -> None:
    done = doctest.testfile(str(ROOT / "docs" / "engine.md"), module_relative=False, encoding="utf-8")
    assert done.attempted > 15
    assert not done.failed


def test_the_same_seed_and_the_same_answers_lead_to_the_same() -> None:
    first, second = (Environment("bazaar", 3) for _ in range(2))
    left, right, rng = first.reset("again"), second.reset("again"), Random(5)
    while not left.over:
        assert left == right
        picks = rng.sample(left.ids, left.least)
        left, right = first.step(picks), second.step(picks)
    assert left.rewards == right.rewards
    assert len(left.rewards) == 3
    assert first.reset("again").seat is not None


def test_a_seat_is_asked_with_its_own_view_and_the_legal_answers() -> None:
    moment, table = Environment("mombasa", 2).reset("eyes"), Table.start("mombasa", 2, {}, "eyes")
    assert moment.seat == table.asks[0].seat
    assert moment.view == table.view(moment.seat)
    assert (moment.key, list(moment.ids)) == (table.asks[0].key, table.asks[0].ids())


def test_a_wrong_answer_and_a_step_without_a_game_are_refused() -> None:
    environment = Environment("bazaar", 2)
    with pytest.raises(ValueError, match="reset"):
        environment.step(["anything"])
    moment = environment.reset("refused")
    with pytest.raises(PlayerMistake):
        environment.step(["no such thing"])
    assert environment.step(moment.ids[:1]) is not None


def test_a_margin_is_what_one_has_more_than_the_best_of_the_others() -> None:
    assert [margin((50, 80, 60), seat) for seat in range(3)] == [-30, 20, -20]
    assert margin((192,), 0) == 192


@pytest.mark.slow
def test_engine_and_words_need_nothing_else_of_ours() -> None:
    """Loaded alone, with every game, neither Discord nor the database nor pictures come along."""
    source = (
        "import sys; from engine.environment import Environment; import words; from engine.core import games;"
        f"[games.get(name) for name in {[name for name in games.names() if name != 'bazaar']!r}];"
        "print(sorted({'discord', 'aiosqlite', 'PIL', 'host', 'cogs', 'render', 'storage'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", source], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
