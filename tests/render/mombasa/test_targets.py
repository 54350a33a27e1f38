"""Only pictures in which something can be marked are drawn for a question."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from cogs.panels.question.controls import targets
from engine.mombasa.state import State
from render import game_pictures
from testkit.questions import question_of
from tests.engine.mombasa.scenario import BLUE, GREEN, Play, fresh, lay

pytestmark = pytest.mark.slow

PUBLIC = ("board", "map", "table", "market", "offer", "spaces", "areas")


def laid_out() -> State:
    g = fresh()
    lay(g, BLUE, "start_coffee_2", "start_expansion_2", "start_bookkeeper_2", "a_bookkeeper_1")
    lay(g, GREEN, "start_cotton_2")
    return g


@pytest.mark.parametrize(
    ("picks", "drawn"),
    [
        (("act:goods", "none"), {"board", "table"}),
        (("act:expansion",), {"board", "map"}),
        (("act:bookkeeper",), {"market", "areas"}),
    ],
)
def test_a_question_is_drawn_where_its_options_lie(picks: Sequence[str], drawn: set[str]) -> None:
    play = Play(laid_out())
    for pick in picks:
        play.table.answer(BLUE, [pick])
    play.table.crossed.clear()
    ask = play.table.ask_of(BLUE)
    assert ask is not None
    aimed = targets(question_of(play.table, ask))
    known = game_pictures("mombasa").pictures_and_parts
    named = {name: known[name].targets for name in PUBLIC}
    assert {
        name for name, of in named.items() if of is None or not of(play.table.view(BLUE)).isdisjoint(aimed)
    } == drawn
