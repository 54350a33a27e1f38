"""What a position is worth to a player, in VP: the computer player's judgement."""

from __future__ import annotations

from engine.core.text import Seat
from engine.nippon.components.effects import OBJECTIVES, Objective
from engine.nippon.computer.leaning import Leaning
from engine.nippon.queries.facts import goods_of, salary_colors, stored_coal
from engine.nippon.queries.favours import favour_levels
from engine.nippon.queries.goals import reached
from engine.nippon.queries.influence import influence, places, share
from engine.nippon.scoring import favour_value, leftovers
from engine.nippon.state import Player, State

TURNS_PER_ROUND = 6
ALL_TURNS = 33
GOOD_WORTH = {1: 1.1, 2: 1.7, 3: 2.4}
COLOR_WORTH = {"black": 0.8, "red": 1.0, "grey": 1.3, "blue": 1.0, "white": 1.4, "yellow": 1.6}


def turns_left(g: State) -> float:
    """About how many turns everybody still has."""
    if g.phase == "final" or g.over:
        return 0
    if g.last_rounds:
        return (8 - g.round) + g.left_in_round / g.everybody
    waiting = sum(len(row) for row in g.queue) + sum(max(0, len(slot) - 1) for slot in g.slots) / 2
    return (5 - g.round) * TURNS_PER_ROUND + waiting / g.everybody + 3


def worth(g: State, me: Seat, by: Leaning) -> float:
    """VP so far, what the future will bring, and how much there is to work with."""
    player = g.players[me]
    turns = turns_left(g)
    later = min(1.0, turns / ALL_TURNS)
    return (
        player.vp
        + influence_to_come(g, me, by)
        + objectives_to_come(g, player, turns, later, by)
        + supply_worth(g, player, turns, by)
        + works_worth(g, player, later, by)
        + board_worth(player, turns, later, by)
        + worker_worth(g, player, turns, by)
        + goals_worth(g, me, later)
    )


def influence_to_come(g: State, me: Seat, by: Leaning) -> float:
    """The running scoring counts most; tokens stay, so later ones count as well."""
    total = 0.0
    ahead = [
        (by.scoring_now if period == g.scored + 1 else by.scoring_later, places(g, period))
        for period in range(g.scored + 1, 4)
    ]
    for region in g.rails:
        players, foreign = influence(g, region)
        points = [*players.values(), foreign]
        for sure, values in ahead:
            total += sure * share(values, points, players[me])[1]
        # A lead that is not yet worth a place still is a start.
        total += by.influence * players[me]
        if not players[me]:
            total += by.train * g.rails[region].count(me)
    return total


def smooth(g: State, player: Player, objective: Objective, level: int, later: float, by: Leaning) -> float:
    """A favour's value now, and part of what the way to the next threshold promises."""
    now = favour_value(g, player, objective, level)
    if objective in ("factories", "contracts"):
        return now + by.counted * later
    lower, upper = g.data.threshold[objective]
    have: int = getattr(player, objective)
    if have >= upper:
        return now
    scores = g.data.objective_scoring.pieces_and_tracks
    goal, start, base = (lower, 0, scores.lower[level]) if have < lower else (upper, lower, scores.upper[level] - now)
    way = (have - start) / (goal - start)
    return now + base * (by.first_step + by.way * way) * min(1.0, 1.6 * later)


def objectives_to_come(g: State, player: Player, turns: float, later: float, by: Leaning) -> float:
    """Favours placed, and the best objectives for those that will come."""
    placed = sum(smooth(g, player, o, player.favours[o], later, by) for o in OBJECTIVES if o in player.favours)
    to_come = min(turns / by.pace + 0.6, 8 - len(player.favours))
    free = sorted((smooth(g, player, o, 2, later, by) for o in OBJECTIVES if o not in player.favours), reverse=True)
    hoped = 0.0
    for value in free:
        share = max(0.0, min(1.0, to_come))
        hoped += by.hoped * share * value
        to_come -= 1
    return placed + hoped


def supply_worth(g: State, player: Player, turns: float, by: Leaning) -> float:
    """Resources; money and coal only as far as they can be used before the next consolidation."""
    if turns < 0.5:
        return float(sum(leftovers(g, player)))
    cells = g.data.player_board.worker_area.cells - len(player.workers)
    cells = int(min(cells, turns))
    money = min(player.money, 6 * cells)
    coal = min(player.coal, 6 * cells)
    usable = by.money * money + by.coal * coal + by.silk * stored_coal(player)
    return usable + by.silk * player.silk + by.iron * min(player.iron, 12) + 0.2 * max(0, player.iron - 12)


def works_worth(g: State, player: Player, later: float, by: Leaning) -> float:
    """Factories by what they can still produce, machines, and the goods that wait."""
    total = 0.0
    for works in player.works:
        level = g.data.level_of[works.type]
        total += GOOD_WORTH[level] * works.goods * (by.good + by.good_later * later if later > 0.05 else 0.35)
        if works.id in g.data.tokens:
            total += (by.factory + by.factory_level * level) * later
            total += (by.machine + by.machine_level * level) * works.machines * later
            if g.data.tokens[works.id].side.kind != "immediate":
                total += by.lasting * later
    total += 1.3 * (player.waiting_goods + player.waiting_machine)
    variety = len(goods_of(player))
    return total + 0.3 * variety + by.variety * later * len({works.type for works in player.works})


def board_worth(player: Player, turns: float, later: float, by: Leaning) -> float:
    """Tracks by the income and the factories they open, departments, tokens to place."""
    incomes = turns / 5.5
    science = min(player.science, 5) * by.science * later + max(0, player.science - 5) * 0.3 * later
    mining = by.mining * player.mining * incomes
    finance = by.finance * player.finance * incomes
    departments = sum(COLOR_WORTH[color] for color in player.improved) * by.department * later
    contracts = by.contract * later * (8 - len(player.contracts))
    return science + mining + finance + departments + contracts + by.token * later * sum(player.free)


def worker_worth(g: State, player: Player, turns: float, by: Leaning) -> float:
    """Workers bring the next favour nearer; every colour costs a salary; bottom and top give bonuses."""
    if not player.workers:
        return 0.0
    n = len(player.workers)
    total = (0.0, 0.4, 0.9, 1.6, by.fourth_worker, by.fifth_worker, by.sixth_worker)[n]
    if not favour_levels(g, player) and n >= 4:
        total = 2.0
    if turns < 1:
        total *= 1.3
    total -= by.salary * len(salary_colors(player))
    bottom, top = player.workers[0].color, player.workers[-1].color
    for color in dict.fromkeys((bottom, top)) if n >= 4 else (bottom,):
        total += COLOR_WORTH[color] * by.colour * (1.6 if color in player.improved else 1.0)
    return total


def goals_worth(g: State, me: Seat, later: float) -> float:
    """Solo goals decide everything; common goals are worth a reward to whoever leads."""
    total = 0.0
    if g.automa is not None:
        for goal in g.automa.goals:
            row = g.data.solo_goal[goal]
            total += 90 * min(1.0, reached(g, me, row.metric) / row.need)
    for goals in g.goals[g.period - 1 : g.period] if g.scored < g.period else []:
        for goal in goals:
            counts = [reached(g, seat, g.data.goal[goal].metric) for seat in range(g.seats)]
            if counts[me] == max(counts) > 0:
                total += 2.5
    return total
