"""What the learnt value of a position looks at, seat by seat: more than a hint could name."""

from __future__ import annotations

from engine.core.text import Seat
from engine.nippon.components.effects import OBJECTIVES
from engine.nippon.computer import judgement
from engine.nippon.computer.features import progress
from engine.nippon.computer.opinions import HOUSE
from engine.nippon.queries.consolidation import preview_consolidation
from engine.nippon.queries.facts import goods_of, salary_colors, stored_coal
from engine.nippon.queries.goals import reached
from engine.nippon.queries.influence import influence, places, share
from engine.nippon.scoring import favour_value, leftovers
from engine.nippon.state import State

TURNS = 33  # of a player in a game, consolidations included


def signs(g: State) -> list[dict[str, float]]:
    """Of every seat: points and favours, the regions against the others, works and tracks, workers and supplies."""
    turns = judgement.turns_left(g)
    common = {
        "progress": progress(g),
        "turns_left": turns / TURNS,
        "period": float(g.period),
        "to_score": _rounds_to_score(g),
        "last_rounds": float(g.last_rounds),
    }
    regions = _regions(g)
    return [
        common
        | regions[me]
        | _judged(g, me, turns)
        | _board(g, me)
        | _at_hand(g, me)
        | {
            "mover": float(g.mover == me),
            "turns_behind": max(player.turns for player in g.players) - g.players[me].turns,
        }
        for me in range(g.seats)
    ]


def _rounds_to_score(g: State) -> float:
    """Rounds until the next influence scoring."""
    rows = g.data.round_track.cells
    return float(sum(1 for n, cell in enumerate(rows, 1) if n >= g.round and cell.period == g.period))


def _regions(g: State) -> list[dict[str, float]]:
    """Influence: what each scoring would bring as things stand, and how clear the leads are."""
    found = [
        {"scoring": 0.0, "next_scoring": 0.0, "last_scoring": 0.0, "influence": 0.0, "first": 0.0, "safe": 0.0,
         "close": 0.0, "behind": 0.0, "regions": 0.0, "trains_alone": 0.0}
        for _ in range(g.seats)
    ]  # fmt: skip
    periods = [places(g, period) for period in range(g.scored + 1, 4)]
    for region in g.rails:
        players, foreign = influence(g, region)
        points = [*players.values(), foreign]
        for me, one in enumerate(found):
            own = players[me]
            for name, values in zip(("scoring", "next_scoring"), periods, strict=False):
                one[name] += share(values, points, own)[1]
            if periods:
                one["last_scoring"] += share(periods[-1], points, own)[1]
            rival = max([n for seat, n in players.items() if seat != me] + [foreign])
            one["influence"] += own
            one["regions"] += own > 0
            one["first"] += own > rival
            one["safe"] += own > rival + 5
            one["close"] += own > 0 and abs(own - rival) <= 3
            one["behind"] += min(12, max(0, rival - own))
            one["trains_alone"] += 0 if own else g.rails[region].count(me)
    return found


def _judged(g: State, me: Seat, turns: float) -> dict[str, float]:
    """What `house` thinks of it, part by part."""
    player, later = g.players[me], min(1.0, turns / judgement.ALL_TURNS)
    return {
        "objectives": judgement.objectives_to_come(g, player, turns, later, HOUSE),
        "supply": judgement.supply_worth(g, player, turns, HOUSE),
        "works_worth": judgement.works_worth(g, player, later, HOUSE),
        "board_worth": judgement.board_worth(player, turns, later, HOUSE),
        "worker_worth": judgement.worker_worth(g, player, turns, HOUSE),
        "goals": judgement.goals_worth(g, me, later),
    }


def _board(g: State, me: Seat) -> dict[str, float]:
    """What is built, trained and reached for good."""
    player = g.players[me]
    goals = 0.0  # of a solo game: all of them decide it together
    missing = 0
    if g.automa is not None:
        for goal in g.automa.goals:
            row = g.data.solo_goal[goal]
            part = min(1.0, reached(g, me, row.metric) / row.need)
            goals += part
            missing += part < 1
    return {
        "points": player.vp,
        "favours": sum(
            favour_value(g, player, one, player.favours[one]) for one in OBJECTIVES if one in player.favours
        ),
        "favours_placed": len(player.favours),
        "favour_levels": sum(player.favours.values()),
        "works": len(player.works),
        "levels": sum(g.data.level_of[works.type] for works in player.works),
        "machines": sum(works.machines for works in player.works),
        "types": len({works.type for works in player.works}),
        "science": player.science,
        "mining": player.mining,
        "finance": player.finance,
        "ships": player.ships,
        "trains": player.trains,
        "rows": player.machines,
        "contracts": len(player.contracts),
        "improved": len(player.improved),
        "solo_goals": goals,
        "solo_missing": missing,
    }


def _at_hand(g: State, me: Seat) -> dict[str, float]:
    """What there is to spend, the workers, and what a consolidation would come to now."""
    player = g.players[me]
    ahead = preview_consolidation(g, player)
    return {
        "leftovers": sum(leftovers(g, player)),
        "money": player.money,
        "few_money": min(8, player.money),
        "coal": player.coal,
        "stored_coal": stored_coal(player),
        "silk": player.silk,
        "iron": player.iron,
        "goods": sum(works.goods for works in player.works) + player.waiting_goods,
        "dear_goods": sum(works.goods * g.data.level_of[works.type] for works in player.works),
        "kinds": len(goods_of(player)),
        "workers": len(player.workers),
        "full": float(len(player.workers) >= 4),
        "salaries": len(salary_colors(player)),
        "tokens": sum(player.free),
        "token_count": len(player.free),
        "money_after": ahead.money,
        "coal_after": ahead.coal,
        "unpaid": ahead.lost,
        "done": float(player.done),
    }
