"""What stands beside options where it depends on more than the option: place, time, what comes next."""

from __future__ import annotations

import pytest

import words
from engine.nippon.state import State
from tests.engine.nippon.scenario import Play, begin, edits, employ, employing, own, rich, slot


def detail(play: Play, option: str) -> str:
    """What stands beside an option, in English and with plain spaces."""
    found = next(one for one in play.table.asks[0].options if one.id == option)
    assert found.detail is not None
    return words.say(found.detail, "en").replace("\xa0", " ")


@pytest.mark.parametrize(
    ("workers", "said"),
    [
        ((), "bottom worker: 2 coal at the consolidation; a new colour: salaries +3"),
        (("red",), "no department bonus in this cell; a new colour: salaries +3"),
        (("red", "black"), "no department bonus in this cell; a colour you already have"),
        (("red", "red", "grey"), "2 coal at the consolidation if it stays on top; a new colour: salaries +3"),
        (("black", "red", "red"), "no department bonus in this cell; a colour you already have"),
    ],
)
def test_a_worker_says_when_its_department_pays_and_whether_it_does(workers: tuple[str, ...], said: str) -> None:
    play = begin(edits(lambda g: slot(g, 1, "black", "grey"), employing(*workers)))
    play.go("action:science")
    assert detail(play, "worker:black") == said


def test_an_objective_says_what_it_takes_for_more_points() -> None:
    def edit(g: State) -> None:
        employ(g, "red", "blue", "white", "red")
        g.players[0].science, g.players[0].ships, g.players[0].machines = 3, 3, 5
        own(g, "paper_1a")

    play = begin(edit, whole=False)
    play.go("consolidate")
    assert detail(play, "objective:science") == "now at 4: 0 VP; from 6: 5 VP, from 10: 10 VP"
    assert detail(play, "objective:ships") == "now at 3: 5 VP; from 5: 10 VP"
    assert detail(play, "objective:machines") == "now at 5: 10 VP"
    assert detail(play, "objective:factories") == "now at 1: 1 VP; from 2: 3 VP, from 6: 13 VP"
    assert detail(play, "objective:contracts") == "now at 0: 0 VP; from 1: 1 VP, from 8: 13 VP"


def test_silk_that_a_consolidation_would_take_says_so() -> None:
    six = employing("red", "red", "grey", "grey", "blue", "blue")
    play = begin(edits(six, lambda g: rich(g.players[0], silk=2)))
    assert play.ids() == ["consolidate"]
    assert detail(play, "silk") == "the consolidation will discard the money at once"
    keeping = begin(edits(six, lambda g: rich(g.players[0], silk=2), lambda g: own(g, "paper_3b")))
    assert detail(keeping, "silk") == "1 silk = 1 money, at most 2"


def test_where_an_action_ends_by_itself_one_can_ask_why() -> None:
    def edit(g: State) -> None:
        rich(g.players[0], money=7, iron=0)
        own(g, "paper_2a")
        own(g, "cotton_2a")

    play = begin(edit)
    play.act("machines")
    play.go("machine:paper_2a:left")
    assert play.key == "core.ask.end_turn"
    assert play.refused("machine:cotton_2a:left") == "money"
    play = begin(lambda g: rich(g.players[0], money=20))
    play.rest()
    assert play.table.crossed[-1].choices[-1].picks == ("end",)
