"""The computer player: legal, quick, sensible, better than chance; and the recorded solo games are what they say."""

from __future__ import annotations

import itertools
from random import Random

import pytest

from engine.core.table import Observation, Table
from engine.nippon.computer.house import house, known_answer
from engine.nippon.state import State
from engine.players import answer
from engine.selfplay import play_checked
from testkit.rotation import rotated
from tests.engine.golden.record import FOLDER, read
from tests.engine.nippon.scenario import Play, begin, edits, employ, own, rich, slot


def thinks(play: Play) -> str:
    seat = play.table.asks[0].seat
    return answer(play.table, seat, "house", Random(1))[0]


@pytest.mark.slow
@pytest.mark.parametrize(("first", "seed"), rotated(itertools.product((0, 1), range(3)), 2))
def test_it_beats_chance(first: int, seed: int) -> None:
    players = ["house", "random"] if first == 0 else ["random", "house"]
    table, _ = play_checked("nippon", 2, f"house-{seed}", {}, players, care="quick")
    assert table.result is not None
    assert table.result.winners == (first,)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "options"),
    rotated([(1, {"difficulty": "hard"}), (3, {"module": "both", "factory_sides": "random"})], 1),
)
def test_it_plays_every_configuration(seats: int, options: dict[str, str]) -> None:
    table, _ = play_checked("nippon", seats, "house", options, ["house"], care="quick")
    assert table.over


@pytest.mark.slow
@pytest.mark.soak
def test_it_wins_most_easy_solo_games() -> None:
    wins = 0
    for seed in range(6):
        table, _ = play_checked("nippon", 1, f"solo-{seed}", {"difficulty": "easy"}, ["house"], care="quick")
        assert table.result is not None
        wins += table.result.winners == (0,)
    assert wins >= 3


def test_it_answers_alike_in_like_positions() -> None:
    """It sees its view and imagined tables only: another order of hidden tokens changes nothing."""
    table = Table.start("nippon", 1, {}, "alike")
    first = house(Observation(table, 0), table.asks[0], Random(5))
    table.state.automa.stack.reverse()
    assert house(Observation(table, 0), table.asks[0], Random(5)) == first


def test_it_pays_salaries_with_silk_rather_than_vp() -> None:
    def edit(g: State) -> None:
        employ(g, "black", "red", "grey", "blue", "yellow")
        g.players[0].silk = 9
        slot(g, 1, "red")

    play = begin(edit)
    play.go("consolidate")
    while play.key.startswith("favour"):
        play.go(thinks(play))
    assert play.key == "salary"
    assert thinks(play) == "silk"
    play.go("silk")
    assert thinks(play) == "n:4"
    play.go("n:4")
    assert play.me.vp == 2  # of the yellow worker; nothing was lost


def test_it_turns_silk_into_a_point_at_the_end() -> None:
    def edit(g: State) -> None:
        g.phase, g.round, g.marker_2, g.scored = "final", 8, 0, 3
        g.players[0].silk, g.players[0].finance = 3, 2  # 14 money and 3 silk, 1 good and 2 coal
        own(g, "cotton_2a", goods=1)

    play = begin(edit)
    assert thinks(play) == "end"  # a coin more would cost a point of the leftover resources
    play = begin(edits(edit, lambda g: setattr(g.players[0], "iron", 1)))
    assert thinks(play) == "silk"
    play.go("silk")
    assert thinks(play) == "n:1"


def test_it_does_not_end_a_turn_by_trying() -> None:
    play = begin(lambda g: rich(g.players[0]))
    play.act("science")
    play.go("steps:1")
    assert known_answer(Observation(play.table, 0), play.table.asks[0], Random(1)) == "end"


def test_it_sells_what_it_has() -> None:
    """Four clocks, an empty map and nothing else to do: to market."""

    def edit(g: State) -> None:
        g.players[0].money = 0
        g.round = 2
        own(g, "clocks_2a", goods=4, left=True, right=True)

    assert thinks(begin(edit)) == "action:local_markets"


def test_it_takes_a_worker_whose_colour_it_pays_already() -> None:
    def edit(g: State) -> None:
        rich(g.players[0])
        employ(g, "red", "red")
        slot(g, 1, "black", "red", "blue")

    play = begin(edit)
    play.go("action:science")
    assert play.key == "worker"
    assert thinks(play) == "worker:red"


@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
@pytest.mark.parametrize("end", ["won", "lost"])
def test_recorded_solo_games_end_as_they_are_called(difficulty: str, end: str) -> None:
    recorded = read(FOLDER / f"nippon-solo-{difficulty}-{end}.txt")
    assert recorded.options["difficulty"] == difficulty
    assert (" * " in recorded.sheet[0]) == (end == "won")
