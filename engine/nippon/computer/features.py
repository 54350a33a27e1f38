"""What a player's future can be told by: a dozen numbers, whose weights are learnt from whole games."""

from __future__ import annotations

from engine.core.text import Seat
from engine.nippon.components.effects import OBJECTIVES
from engine.nippon.computer import judgement
from engine.nippon.queries.facts import salary_colors, stored_coal
from engine.nippon.queries.goals import reached
from engine.nippon.scoring import favour_value, leftovers
from engine.nippon.state import State


def progress(g: State) -> float:
    """The turns that have been played, of about as many as a game has."""
    return 1.0 - min(1.0, judgement.turns_left(g) / judgement.ALL_TURNS)


def features(g: State, me: Seat) -> dict[str, float]:
    """Points so far and those in sight, works and tracks, workers, and what there is to spend."""
    player = g.players[me]
    goals = 0.0
    if g.automa is not None:
        rows = [g.data.solo_goal[goal] for goal in g.automa.goals]
        goals = sum(min(1.0, reached(g, me, row.metric) / row.need) for row in rows) / max(1, len(rows))
    return {
        "points": player.vp,
        "influence": judgement.influence_to_come(g, me),
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
