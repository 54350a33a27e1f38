"""Common and solo goals: how far everybody is (§15 and §16.6, R49)."""

from __future__ import annotations

from engine.core.text import Seat
from engine.nippon.components.effects import Gain
from engine.nippon.components.rows import Metric
from engine.nippon.state import State


def reached(g: State, seat: Seat, metric: Metric) -> int:
    """How far a player is in what a common or solo goal counts (R49)."""
    player = g.players[seat]
    match metric:
        case "machines":
            return sum(works.machines for works in player.works)
        case "factories":
            return sum(works.id != g.data.old_factory.id for works in player.works)
        case "contracts":
            return len(player.contracts)
        case "influence_tokens":
            return sum(token.seat == seat for market in g.markets.values() for token in market.tokens.values())
        case _:
            have: int = getattr(player, metric)
            return have


def missed_goals(g: State) -> list[str]:
    """The solo goals that are not reached."""
    assert g.automa is not None
    rows = [g.data.solo_goal[goal] for goal in g.automa.goals]
    return [row.id for row in rows if reached(g, 0, row.metric) < row.need]


def leaders(g: State, goal: str) -> list[Seat]:
    """Who leads or shares the lead; nobody if nobody has anything (R50)."""
    counts = [reached(g, seat, g.data.goal[goal].metric) for seat in range(g.seats)]
    most = max(counts)
    return [seat for seat, count in enumerate(counts) if count == most > 0]


def last_rewards(g: State, seat: Seat) -> list[Gain]:
    """What a player has for the common goals of the last period, by their place on the board; nobody chooses there."""
    rewards = {row.position: row for row in g.data.common_goals.rewards.period_3.by_position}
    found = []
    for position, goal in enumerate(g.goals[2], start=1):
        if seat in leaders(g, goal):
            for op in rewards[position].ops:
                assert isinstance(op, Gain)
                found.append(op)
    return found


def goal_points_now(g: State, seat: Seat) -> int:
    """VP for common goals if the last period were over now; the rewards of earlier periods are chosen."""
    if not g.goals or g.period < 3 or g.scored == 3:
        return 0
    return sum(op.amount for op in last_rewards(g, seat) if op.resource == "vp")
