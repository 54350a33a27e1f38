"""Module: common goals (§15)."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.table import Table
from engine.nippon.rules.goals import award_goals
from engine.nippon.state import State
from tests.engine.nippon.scenario import begin, slot


def ends_period(round_: int, *goals: str):  # type: ignore[no-untyped-def]
    """Seat 0 is about to end this round; these goals lie in its period."""

    def edit(g: State) -> None:
        others = [goal for goal in g.data.goal if goal not in goals]
        n = len(goals)
        g.goals = [others[:n], others[n : 2 * n], others[2 * n : 3 * n]]
        g.goals[g.data.round_track.cells[round_ - 1].period - 1] = list(goals)
        g.round = round_
        for row in g.queue:
            for color in row:
                g.bag[color] += 1
            row.clear()
        slot(g, 1, "red")

    return edit


def test_setup_lays_goals_for_every_period() -> None:
    for seats, n in ((2, 1), (3, 2), (4, 3)):
        goals = Table.start("nippon", seats, {"module": "common_goals"}, "goals").state.goals
        assert [len(period) for period in goals] == [n, n, n]
        assert len({goal for period in goals for goal in period}) == 3 * n
    assert Table.start("nippon", 4, {"module": "late_factories"}, "goals").state.goals == []


def test_period_one_gives_a_choice_of_three() -> None:
    play = begin(ends_period(2, "goal_science"), options={"module": "common_goals"})
    play.rest()
    assert (play.g.phase, play.g.players[0].science) == ("rewards", 1)
    assert play.table.view(None).acting == 0
    play.go("reward:p1_department", "department:red", "end")
    assert (play.me.silk, play.g.round, play.g.active) == (2, 3, 1)


def test_period_two_gives_two_departments() -> None:
    play = begin(ends_period(4, "goal_science"), options={"module": "common_goals"})
    play.rest()
    play.go("reward:p2_departments", "department:red", "department:grey", "end")
    assert (play.me.silk, play.me.iron) == (2, 2)


def test_leaders_are_found_before_any_reward_is_taken() -> None:
    def edit(g: State) -> None:
        ends_period(2, "goal_finance", "goal_science")(g)
        g.players[1].finance = 3
        g.players[0].finance = 2

    play = begin(edit, seats=3, options={"module": "common_goals"})
    play.rest()  # seat 0 leads in science, seat 1 in finance
    assert [(due.seat, due.goal) for due in play.g.due] == [(1, "goal_finance"), (0, "goal_science")]
    play.go("decline", "end", "reward:p1_finance", "end")
    assert play.me.finance == 4  # past seat 1, but too late for the goal
    assert play.g.due == []


def test_a_leader_in_two_goals_takes_two_rewards_one_after_the_other() -> None:
    def edit(g: State) -> None:
        ends_period(2, "goal_finance", "goal_science")(g)
        g.players[0].finance = 2

    play = begin(edit, seats=3, options={"module": "common_goals"})
    play.rest()
    play.go("reward:p1_vp", "reward:p1_finance")
    assert play.table.can_undo(0)
    play.go("end")
    assert (play.me.vp, play.me.finance, play.me.earned) == (3, 4, {"goals": 3})


def test_period_three_pays_by_position() -> None:
    def edit(g: State) -> None:
        ends_period(8, "goal_mining", "goal_science")(g)
        g.players[0].science, g.players[1].mining, g.players[2].mining = 1, 2, 2

    g = begin(edit, seats=3, options={"module": "common_goals"}).g
    award_goals(g)
    assert [player.vp for player in g.players] == [7, 6, 6]
    assert g.due == []


def test_the_view_shows_counts_and_leaders() -> None:
    def edit(g: State) -> None:
        ends_period(2, "goal_mining", "goal_science")(g)
        g.players[0].science = g.players[2].science = 3

    view = begin(edit, seats=3, options={"module": "common_goals"}).table.view(None)
    goal = next(one for one in view.goals if one.id == "goal_science")
    assert (goal.counts, goal.leaders, goal.period, goal.position) == ((3, 0, 3), (0, 2), 1, 2)
    assert [one.vp for one in view.goals if one.period == 3] == [6, 7]


def test_points_of_running_goals_count_as_if_it_ended_now() -> None:
    """In `/scores` and on the board alike; those of earlier periods are not points yet."""

    def edit(round_: int) -> Callable[[State], None]:
        def changed(g: State) -> None:
            ends_period(round_, "goal_science", "goal_mining")(g)
            g.players[0].science = g.players[1].science = g.players[1].mining = 3

        return changed

    for round_, expected in ((2, [0, 0, 0]), (8, [6, 13, 0])):
        play = begin(edit(round_), seats=3, options={"module": "common_goals"})
        scores = play.table.game.score(play.g).scores
        goals = [line.points for score in scores for line in score.lines if line.label.key == "nippon.score.goals"]
        assert goals == expected
        assert [player.score.total for player in play.table.view(None).players] == [score.total for score in scores]
