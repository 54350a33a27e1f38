"""The solo game: the Automa's set-up, choices and tokens, goals and rating (§16)."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

import words
from engine.core.table import Table
from engine.core.text import Text, join, text
from engine.nippon.invariants import broken
from engine.nippon.rules.automa import automa_turn, choose_region, next_token, priority_regions, reshuffle, spots_for
from engine.nippon.scoring import rating
from engine.nippon.state import AUTOMA, Automa, State
from engine.selfplay import playthrough
from tests.engine.nippon.scenario import Play, begin, demand, employ, own, place, ship, train

ORDER = ["kansai", "kyushu", "kanto", "chubu"]


def automa(g: State) -> Automa:
    assert g.automa is not None
    return g.automa


def ordered(g: State) -> None:
    """The priority order Kansai, Kyushu, Kanto, Chubu, with two colours that lie on no region."""
    automa(g).regions = {"kyushu": "red", "kansai": "black", "chubu": "blue", "kanto": "grey"}
    g.box = dict.fromkeys(g.box, 0) | {"white": 1, "yellow": 1}
    automa(g).priority = ["white", "black", "red", "yellow", "grey", "blue"]
    g.players[0].money = 9  # so that the next turn waits for a choice


def next_is(g: State, token: str) -> None:
    automa(g).stack.remove(token)
    automa(g).stack.append(token)


def kinds(play: Play) -> list[str]:
    return [event.kind.removeprefix("nippon.log.") for boundary in play.table.crossed for event in boundary.events]


@pytest.mark.parametrize(("difficulty", "goals"), [("easy", 1), ("normal", 2), ("hard", 3)])
def test_setup(difficulty: str, goals: int) -> None:
    table = Table.start("nippon", 1, {"difficulty": difficulty}, "solo")
    g: State = table.state
    assert len(automa(g).goals) == goals
    assert automa(g).rows == [[1, 2, 3, 3], [4, 5, 5], [6, 7, 7]]
    assert (automa(g).trains, len(automa(g).stack), len(g.pairs)) == (6, 9, 2)
    assert len(automa(g).regions) == 4
    assert sorted(automa(g).priority) == ["black", "blue", "grey", "red", "white", "yellow"]
    assert sum(g.bag.values()) + sum(map(len, g.slots)) + sum(map(len, g.queue)) == 36
    assert sum(g.box.values()) == 2
    view = table.view(0)
    assert [goal.frame for goal in view.automa.goals] == ["green", "yellow", "red"][:goals]
    assert [region.worker for region in view.regions] == list(automa(g).regions.values())


def test_goals_are_told_in_the_numbers_of_their_tracks() -> None:
    def finance(g: State) -> None:
        automa(g).goals[:] = ["solo_finance"]

    play = begin(finance, seats=1)
    view = play.table.view(0)
    (goal,) = view.automa.goals
    (track,) = [one for one in view.players[0].tracks if one.id == "finance"]
    assert (goal.have, goal.need) == (track.value, track.cells[12].value)
    told = text("nippon.purse.goal", goal=Text("nippon.solo_goal.solo_finance"), have=goal.have, need=goal.need)
    assert play.table.game.aims(view) == (told,)
    assert text("nippon.purse.goals", goals=join([told], "and")) in play.table.game.purse(view, 0)


def test_goals_stand_together_in_the_purse_and_say_once_what_they_are() -> None:
    def two(g: State) -> None:
        automa(g).goals[:] = ["solo_machines", "solo_trains"]

    play = begin(two, seats=1)
    *_, goals = play.table.game.purse(play.table.view(0), 0)
    assert re.fullmatch(r"cele: maszyny 0/\d i pociągi 0/\d", words.say(goals, "pl").replace("\xa0", " "))


def test_regions_come_in_priority_order() -> None:
    assert priority_regions(begin(ordered, seats=1).g) == ORDER


def test_a_region_where_the_automa_does_not_lead_comes_first() -> None:
    def edit(g: State) -> None:
        ordered(g)
        train(g, "kansai", 1, seat=AUTOMA)  # 2 against 0
        place(g, "nagasaki:n", 2)
        train(g, "kyushu", 1, seat=AUTOMA)  # 2 against 2

    g = begin(edit, seats=1).g
    assert choose_region(g, ORDER) == "kyushu"
    assert choose_region(g, ["kansai"]) == "kansai"  # it leads there, but nothing else is possible
    assert choose_region(g, []) is None


def test_human_trains_count_only_beside_a_token() -> None:
    def edit(g: State) -> None:
        ordered(g)
        train(g, "kansai", 1, seat=AUTOMA)
        train(g, "kansai", 2)
        train(g, "kansai", 3)

    assert choose_region(begin(edit, seats=1).g, ORDER) == "kyushu"


def test_trains_go_to_the_topmost_cell_without_a_bonus() -> None:
    def edit(g: State) -> None:
        ordered(g)
        train(g, "kansai", 1)
        next_is(g, "automa_slot_4")

    play = begin(edit, seats=1)
    play.rest()
    assert play.g.rails["kansai"] == [0, AUTOMA, None]
    assert kinds(play)[-4:] == ["automa_token", "automa_worker", "automa_behind", "automa_train"]


def test_without_trains_nothing_is_built() -> None:
    def edit(g: State) -> None:
        ordered(g)
        for region in ("kanto", "chubu"):
            for cell in (1, 2, 3):
                train(g, region, cell, seat=AUTOMA)
        next_is(g, "automa_slot_4")

    play = begin(edit, seats=1)
    play.rest()
    assert kinds(play)[-1] == "automa_no_trains"


def test_the_worker_first_in_priority_order_goes_back() -> None:
    def edit(g: State) -> None:
        ordered(g)
        next_is(g, "automa_slot_2")

    play = begin(edit, seats=1)
    slot = list(play.g.slots[1])
    first = next(color for color in automa(play.g).priority if color in slot)
    bag = play.g.bag[first]
    play.rest()
    slot.remove(first)
    assert play.g.slots[1] == slot
    assert play.g.bag[first] == bag + 1
    assert kinds(play)[-1] == "automa_idle"


@pytest.mark.parametrize(("difficulty", "acts"), [("easy", False), ("normal", True), ("hard", True)])
def test_a_frame_acts_only_if_it_is_active(difficulty: str, acts: bool) -> None:
    def edit(g: State) -> None:
        ordered(g)
        for number in (0, 1, 2, 4):
            g.bag[g.slots[number][-1]] += 1
            g.slots[number].pop()
        next_is(g, "automa_most_yellow_left")  # the trains slot has the most workers

    play = begin(edit, seats=1, options={"difficulty": difficulty})
    play.rest()
    assert (automa(play.g).trains == 5) == acts
    assert ("automa_frame" in kinds(play)) != acts


@pytest.mark.parametrize(
    ("round_", "rows", "expected"),
    [
        (1, [[1, 2, 3, 3], [4, 5, 5], [6, 7, 7]], (0, 1, 1)),
        (2, [[3], [4, 5, 5], [6, 7, 7]], (0, 3, 1)),
        (2, [[], [4, 5, 5], [6, 7, 7]], (1, 4, 2)),
        (3, [[1, 2], [5], [6, 7, 7]], (1, 5, 2)),
        (4, [[1, 2], [], [6, 7, 7]], (2, 6, 3)),
        (7, [[1, 2], [4], []], None),
    ],
)
def test_the_token_is_the_lowest_of_the_row_of_the_period(
    round_: int, rows: list[list[int]], expected: tuple[int, int, int] | None
) -> None:
    g = begin(seats=1).g
    g.round = round_
    automa(g).rows = rows
    assert next_token(g) == expected


def kansai(g: State) -> None:
    """Osaka: n cotton, e paper, s bento, w lenses. Kyoto: n paper, e bento, s lenses, w cotton."""
    ordered(g)
    demand(g, "osaka", "demand_9")
    demand(g, "kyoto", "demand_8")  # cotton, paper, bento, clocks
    next_is(g, "automa_slot_5")


def test_the_highest_human_token_is_removed_first() -> None:
    def edit(g: State) -> None:
        kansai(g)
        automa(g).rows[0] = [3, 3]
        automa(g).removed = [1, 2]
        place(g, "osaka:n", 1)
        place(g, "kyoto:n", 2)

    play = begin(edit, seats=1)
    play.rest()
    assert {s: (t.seat, t.value) for s, t in play.g.markets["kyoto"].tokens.items()} == {"n": (AUTOMA, 3)}
    assert 2 in play.me.free
    assert "token_back" in kinds(play)


def test_otherwise_the_highest_printed_value_and_further_left() -> None:
    play = begin(kansai, seats=1)
    found = [(cell.id, printed) for printed, cell, _ in spots_for(play.g, "kansai", 1, 1)]
    assert found == [("osaka:n", 3), ("osaka:e", 0), ("kyoto:n", 2), ("kyoto:e", 1)]
    play.rest()
    assert play.g.markets["osaka"].tokens["n"].value == 1


def test_a_token_of_the_automa_that_is_pushed_out_leaves_the_game() -> None:
    def edit(g: State) -> None:
        kansai(g)
        place(g, "osaka:n", 1, seat=AUTOMA)
        own(g, "cotton_2a", goods=2)

    play = begin(edit, seats=1)
    play.act("local_markets")
    play.maybe("market_region", "region:kansai")
    play.go("cell:osaka:n")
    play.maybe("market_goods", "goods:2")
    play.go("reward:vp")
    assert automa(play.g).removed == [1]
    assert broken(play.g) == []


def test_after_the_ninth_token_all_are_shuffled_again() -> None:
    def edit(g: State) -> None:
        automa(g).revealed = automa(g).stack[1:]
        automa(g).stack = automa(g).stack[:1]

    play = begin(edit, seats=1)
    g = play.g
    automa_turn(g)
    assert (len(automa(g).stack), automa(g).revealed) == (9, [])
    assert automa(g).open
    reshuffle(g)
    assert sorted(automa(g).priority) == ["black", "blue", "grey", "red", "white", "yellow"]


def ending(goal: str):  # type: ignore[no-untyped-def]
    def edit(g: State) -> None:
        automa(g).goals = [goal]
        g.round, g.marker_2, g.left_in_round = 8, AUTOMA, 1
        employ(g, "yellow")

    return edit


def test_a_missed_goal_loses_at_once() -> None:
    def edit(g: State) -> None:
        ending("solo_ships")(g)
        g.players[0].iron = 9  # would be worth 3 VP

    play = begin(edit, seats=1, options={"difficulty": "easy"})
    play.go("consolidate", "end")
    assert play.table.over
    result = play.table.result
    assert result is not None
    assert result.winners == ()
    assert result.note is not None
    assert result.note.key == "nippon.result.lost"
    assert not play.me.done  # no final consolidation
    lines = {line.label.key: line.points for line in result.scores[0].lines}
    assert lines["nippon.score.leftover_money"] == 0
    assert play.table.view(0).players[0].score.total == result.scores[0].total


def test_reached_goals_win_and_the_score_is_rated() -> None:
    def edit(g: State) -> None:
        ending("solo_ships")(g)
        for port in ("paris", "london", "berlin", "new_york", "washington"):
            ship(g, port, home=True)

    play = begin(edit, seats=1, options={"difficulty": "easy"})
    play.go("consolidate", "end")
    result = play.table.result
    assert result is not None
    assert result.winners == (0,)
    assert result.note is not None
    assert result.note.key == "nippon.result.won"
    assert play.me.done


@pytest.mark.parametrize(
    ("total", "word"),
    [
        (241, "pride_of_the_emperor"),
        (240, "brilliant"),
        (211, "brilliant"),
        (181, "remarkable"),
        (151, "acceptable"),
        (150, "mediocre"),
        (0, "mediocre"),
        (-3, "mediocre"),
    ],
)
def test_ratings(total: int, word: str) -> None:
    assert rating(begin(seats=1).g, total) == word


def test_human_and_automa_alternate() -> None:
    movers = []
    for table in playthrough("nippon", 1, "alternate"):
        for boundary in table.take_crossed():
            names = [event.kind for event in boundary.events]
            if "nippon.log.automa_token" in names:
                movers.append("automa")
            elif any(
                name in names for name in ("nippon.log.action", "nippon.log.action_new", "nippon.log.consolidate")
            ):
                movers.append("human")
    assert len(movers) > 20
    assert all(one != other for one, other in pairwise(movers))
