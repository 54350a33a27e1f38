"""The computer player for first games, in every title: better than chance, worse than `house`, never silly."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engine.core import games
from engine.core.ask import Ask
from engine.core.offer import Option
from engine.core.run import encode
from engine.core.table import Observation, Table
from engine.mombasa.rules.option_facts import Acting
from engine.nippon.queries.consolidation import preview_consolidation
from engine.nippon.rules.option_facts import Consolidating
from engine.selfplay import play_checked
from testkit.rotation import by_turns, rotated

GAMES = ("mombasa", "nippon", "yokohama")


def answers(game: str, seed: str) -> Iterator[tuple[Table, Ask[object], tuple[Option[object], ...]]]:
    """Every question of a game of `easy` against itself, with what it picks."""
    table, rng = Table.start(game, 2, {}, seed), Random(seed)
    easy = games.get(game).players["easy"]
    while not table.over:
        ask = table.asks[0]
        picks = easy(Observation(table, ask.seat), ask, rng)
        yield table, ask, tuple(option for option in ask.options if option.id in picks)
        table.answer(ask.seat, picks)


@pytest.mark.parametrize("game", GAMES)
def test_house_comes_first_where_nobody_says_who_should_play(game: str) -> None:
    assert list(games.get(game).players) == ["house", "easy"]


@pytest.mark.slow
@pytest.mark.parametrize("game", rotated(GAMES, 1))
def test_it_beats_chance(game: str) -> None:
    for n in range(2):
        players = ("easy", "random") if n % 2 == 0 else ("random", "easy")
        table, _ = play_checked(game, 2, f"easy-{n}", {}, players, "quick")
        assert table.result is not None
        assert table.result.winners == (n,)


@pytest.mark.slow
@pytest.mark.parametrize("game", rotated(GAMES, 1))
def test_the_same_sight_and_chance_give_the_same_answer(game: str) -> None:
    """What it cannot know makes no difference: all of that is dealt anew between the two answers."""
    easy = games.get(game).players["easy"]
    for n, (table, ask, _) in enumerate(answers(game, "alike")):
        if n > 150:
            break
        copy = Observation(table, ask.seat).imagine(Random(n)) if n % 10 == 0 else None
        if copy is not None:
            mine = copy.ask_of(ask.seat)
            assert mine is not None
            assert encode(copy.view(ask.seat)) == encode(table.view(ask.seat))
            first, second = (
                easy(Observation(seen, ask.seat), asked, Random(1)) for seen, asked in ((table, ask), (copy, mine))
            )
            assert first == second


@by_turns(0, days=2)
def test_it_does_not_end_a_round_of_mombasa_while_cards_are_active() -> None:
    for _, ask, picks in answers("mombasa", "silly"):
        if any(isinstance(one.facts, Acting) and one.facts.action == "end" for one in picks):
            waiting = {one.facts.action for one in ask.options if isinstance(one.facts, Acting)}
            assert not waiting & {"goods", "expansion", "merchant"}


@by_turns(1, days=2)
def test_it_does_not_throw_away_in_nippon_what_a_consolidation_brings_again() -> None:
    for table, ask, picks in answers("nippon", "silly"):
        facts = picks[0].facts
        if isinstance(facts, Consolidating) and len(ask.options) > 1 and facts.workers < 4:
            ahead = preview_consolidation(table.state, table.state.players[ask.seat])
            assert sum(ahead.discarded.values()) < sum(ahead.income.values())


@by_turns(1, days=2)
def test_it_does_not_give_up_a_turn_of_yokohama() -> None:
    for table, ask, picks in answers("yokohama", "silly"):
        if ask.key == "yokohama.move" and picks[0].role == "danger":
            assert table.state.players[ask.seat].assistants < 2  # it takes back what lies on the map
