"""What the recap tells of Nippon: everything under the name of who did it, and what belongs to nobody apart from it."""

from __future__ import annotations

from cogs.cards import glance
from cogs.cards.recap import recap_lines, scorings
from cogs.messages.reader import Reader
from engine.core.account import Deed
from engine.core.state import Event
from engine.core.text import Text
from engine.nippon.components.names import slot
from engine.nippon.state import State
from host import Turn
from render import game_pictures
from tests.engine.nippon.scenario import Play, begin, place
from tests.engine.nippon.test_causes import supplying_osaka
from tests.engine.nippon.test_goals import ends_period

READER = Reader("en", ("Ann", "Ben"))


def told(play: Play) -> list[str]:
    """The recap of all turns that are over, with plain spaces."""
    turns = [Turn(boundary.segment, boundary.deeds, 0.0) for boundary in play.table.crossed]
    return [line.replace("\xa0", " ") for line in recap_lines("nippon", turns, READER, play.table.segment)]


def test_a_displaced_token_is_told_after_the_move_that_displaced_it_and_under_its_name() -> None:
    play = begin(supplying_osaka)
    play.act("local_markets")
    play.go("region:kansai", "cell:osaka:e", "goods:2", "reward:vp", "stop", "end")
    (line,) = told(play)
    assert line.startswith("**Ann**: takes a ")
    assert line.endswith(
        "spends 2 paper and puts token 2 on Osaka (east); Ben gets token 1 back from Osaka (east); Ann gains 2 VP."
    )


def test_who_leads_a_common_goal_is_told_and_what_the_reward_was() -> None:
    play = begin(ends_period(2, "goal_science"), options={"module": "common_goals"})
    play.rest()
    play.go("reward:p1_department", "department:red", "end")
    (line, *rest) = told(play)
    assert line.endswith(
        "Takes the reward for the common goal “furthest in science”; gains 2 silk (bonus of the red department)."
    )
    assert "Ann leads the common goal “furthest in science”." in rest


def test_points_for_the_last_goals_are_told_for_everybody() -> None:
    def edit(g: State) -> None:
        ends_period(8, "goal_science")(g)
        g.marker_2, g.left_in_round = 1, 1
        g.players[1].science = 1

    play = begin(edit, options={"module": "common_goals"})
    play.rest()
    assert "Common goals: Ann +6, Ben +6" in told(play)


def test_a_glance_begins_with_what_was_scored_for_everybody() -> None:
    def edit(g: State) -> None:
        ends_period(2)(g)
        place(g, "osaka:e", 3)

    play = begin(edit)
    play.rest()
    turns = [Turn(boundary.segment, boundary.deeds, 0.0) for boundary in play.table.crossed]
    said = glance.since_own_move("nippon", turns, READER, play.table.segment).said
    assert said.startswith("Influence scoring, period I: Ann +")
    assert said.count("Influence scoring") == 1
    assert " · Ann: " in said


def test_a_picture_may_tell_what_was_scored_and_nothing_else_that_happened() -> None:
    def edit(g: State) -> None:
        ends_period(2)(g)
        place(g, "osaka:e", 3)

    play = begin(edit)
    play.rest()
    turns = [Turn(boundary.segment, boundary.deeds, 0.0) for boundary in play.table.crossed]
    moves = scorings("nippon", turns, play.table.view(None), play.table.segment)
    assert [row.seat for row in game_pictures("nippon").recap_rows(moves, READER.names, "en")] == [None]
    assert scorings("nippon", turns, play.table.view(None), 0) == ()
    plain = begin(supplying_osaka)
    plain.rest()
    closed = [Turn(boundary.segment, boundary.deeds, 0.0) for boundary in plain.table.crossed]
    assert scorings("nippon", closed, plain.table.view(None), plain.table.segment) == ()


def test_a_turn_of_the_automa_is_never_passed_over() -> None:
    """Where it builds nothing it is told which worker is gone; else only what it did."""
    above = ("slot", slot(("science", "mining")))
    worker = Event("nippon.log.automa_worker", None, (above, ("color", Text("nippon.color.red"))))
    idle, built = Event("nippon.log.automa_idle", None, (above,)), Event("nippon.log.automa_no_trains")

    def said(*events: Event) -> list[str]:
        turn = Turn(1, (Deed("nippon.step.automa", None, events=(Event("nippon.log.automa_token"), *events)),), 0.0)
        return recap_lines("nippon", [turn], READER, 2)

    (line,) = said(worker, idle)
    assert line.startswith("Automa only returns a worker to the bag: red, from the slot above")
    assert said(Event("nippon.log.automa_no_worker", None, (above,)), idle) == ["Automa does nothing."]
    assert said(worker, built) == ["Automa has no trains left."]
