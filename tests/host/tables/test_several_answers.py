"""Several answers in a row: a series stays with its question, a path goes on to whatever it was looked ahead to."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext

from engine.nippon.state import State
from host.tables.saving import Before
from host.tables.several_answers import give_all
from tests.engine.nippon.scenario import Play, begin, own, rich, train


def unguarded(before: Before, picks: Sequence[str]) -> AbstractContextManager[None]:
    return nullcontext()


def fourth_machine() -> Play:
    """Machines are built one after the other; the next one brings the white bonus, which asks for a track."""

    def edit(g: State) -> None:
        rich(g.players[0])
        for token in ("bento_3a", "lenses_4a", "cotton_2a"):
            own(g, token, left=True)
        for region in g.data.region:
            train(g, region, 1)

    play = begin(edit)
    play.act("machines")
    return play


def test_a_path_goes_on_from_a_question_that_may_come_again_to_what_it_asks_in_between() -> None:
    play = fourth_machine()
    assert give_all(play.table, 0, [["machine:bento_3a:right"], ["split:science1"]], [], unguarded) is None
    assert play.key != "white"


def test_a_series_stops_where_something_else_is_asked_in_between() -> None:
    play = fourth_machine()
    stopped = give_all(play.table, 0, [["machine:bento_3a:right"], ["machine:lenses_4a:right"]], [], unguarded)
    assert stopped is not None
    assert stopped.given == 1
    assert play.key == "white"
