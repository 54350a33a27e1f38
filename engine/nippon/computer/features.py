"""A dozen numbers from which a player's future is estimated; their weights are learnt from whole games."""

from __future__ import annotations

from engine.core.text import Seat
from engine.nippon.components.effects import OBJECTIVES
from engine.nippon.queries.facts import salary_colors, stored_coal
from engine.nippon.queries.goals import reached
from engine.nippon.queries.influence import influence, places, share
from engine.nippon.scoring import favour_value, leftovers
from engine.nippon.state import State

USUAL_TURNS = 36  # of everybody in a game, consolidations included


def progress(g: State) -> float:
    """The turns that have been played, of about as many as a game has."""
    if g.over or g.phase == "final":
        return 1.0
    return min(1.0, sum(player.turns for player in g.players) / g.seats / USUAL_TURNS)


def influence_now(g: State, me: Seat) -> tuple[int, int]:
    """What the next scoring would bring as things stand, and all influence on the map."""
    period, sure, total = g.scored + 1, 0, 0
    for region in g.rails:
        players, foreign = influence(g, region)
        total += players[me]
        if period <= len(g.data.period):
            sure += share(places(g, period), [*players.values(), foreign], players[me])[1]
    return sure, total


def features(g: State, me: Seat) -> dict[str, float]:
    """Points so far and those in sight, works and tracks, workers, and what there is to spend."""
    player = g.players[me]
    scoring, total = influence_now(g, me)
    goals = 0.0  # of a solo game, as far as they are reached; each of them decides it
    if g.automa is not None:
        rows = [g.data.solo_goal[goal] for goal in g.automa.goals]
        goals = sum(min(1.0, reached(g, me, row.metric) / row.need) for row in rows)
    return {
        "points": player.vp,
        "scoring": scoring,
        "influence": total,
        "favours": sum(
            favour_value(g, player, one, player.favours[one]) for one in OBJECTIVES if one in player.favours
        ),
        "favours_placed": len(player.favours),
        "leftovers": sum(leftovers(g, player)),
        "money": player.money,
        "coal": player.coal + stored_coal(player),
        "silk": player.silk,
        "iron": player.iron,
        "goods": sum(works.goods for works in player.works) + player.waiting_goods,
        "works": len(player.works),
        "machines": sum(works.machines for works in player.works),
        "science": player.science,
        "mining": player.mining,
        "finance": player.finance,
        "transport": player.ships + player.trains,
        "contracts": len(player.contracts),
        "improved": len(player.improved),
        "workers": len(player.workers),
        "salaries": len(salary_colors(player)),
        "tokens": sum(player.free),
        "goals": goals,
    }
