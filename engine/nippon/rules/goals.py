"""Module: common goals (§15)."""

from __future__ import annotations

from engine.core.ask import Rule, choose, end_turn
from engine.core.effects import begin, note
from engine.core.offer import Option, offers, sift
from engine.core.text import Seat, Text, join, refusal, text
from engine.nippon.components.names import describe, name, roman
from engine.nippon.components.rows_modules import Reward
from engine.nippon.queries.effects import Pending
from engine.nippon.queries.goals import last_rewards, leaders
from engine.nippon.rules.changes import gain
from engine.nippon.rules.effects import finish_effects
from engine.nippon.rules.option_facts import TakingReward
from engine.nippon.state import Due, State

DECLINE = Option("decline", None, Text("nippon.decline_reward"), role="decline")


def award_goals(g: State) -> None:
    """At the end of a period, after its scoring: all leaders are found before any reward is taken (R43)."""
    if not g.goals:
        return
    begin(g, "nippon.step.goals")
    period = g.period
    goals = g.goals[period - 1]
    found = {goal: leaders(g, goal) for goal in goals}
    for goal, seats in found.items():
        for seat in seats:
            note(g, "nippon.log.goal", seat, goal=name("goal", goal))
    order = [(g.mover + n) % g.seats for n in range(1, g.seats + 1)]
    if period < 3:
        g.due = [Due(seat, goal) for seat in order for goal in goals if seat in found[goal]]
        return
    begin(g, "nippon.step.goal_points")
    for seat in order:
        for op in last_rewards(g, seat):
            gain(g, seat, op.resource, op.amount, "goals")


def take_rewards(g: State, me: Seat) -> Rule[None]:
    """All rewards due to the first player in line: one of the period's list for every goal, or none."""
    rewards = g.data.common_goals.rewards
    table, other = rewards.period_1.choose_one, rewards.period_2.choose_one
    if g.period != 1:
        table, other = other, table
    reason = refusal("nippon.no.reward_period", "15", period=roman(2 if g.period == 1 else 1))
    offer = offers(
        sift(table, lambda row: None, reward_option), DECLINE, sift(other, lambda row: reason, reward_option)
    )
    while g.due and g.due[0].seat == me:
        goal = g.due[0].goal
        chosen = yield from choose(
            me,
            "nippon.goal_reward",
            offer,
            prompt=text("nippon.goal_reward", goal=name("goal", goal)),
        )
        g.due.pop(0)
        if chosen is None:
            note(g, "nippon.log.reward_declined", me)
            continue
        note(g, "nippon.log.reward", me, goal=name("goal", goal))
        yield from finish_effects(g, me, [Pending(op, "goals") for op in chosen.ops])
    yield from end_turn(me, "nippon.rewards_end")


def reward_option(row: Reward) -> Option[Reward]:
    labels = [describe(op) for op in row.ops]
    label = labels[0] if len(labels) == 1 else join(labels, "plus")
    return Option(f"reward:{row.id}", row, label, facts=TakingReward(reward=row.id))
