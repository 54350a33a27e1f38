"""What a position is worth to a player, in VP: the computer player's judgement."""

from __future__ import annotations

from engine.core.text import Seat
from engine.nippon.components.effects import OBJECTIVES, Objective
from engine.nippon.computer.opinions import Opinions
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


def worth(g: State, me: Seat, opinions: Opinions) -> float:
    """VP so far, what the future will bring, and how much there is to work with."""
    player = g.players[me]
    turns = turns_left(g)
    later = min(1.0, turns / ALL_TURNS)
    return (
        player.vp
        + influence_to_come(g, me, opinions)
        + objectives_to_come(g, player, turns, later, opinions)
        + supply_worth(g, player, turns, opinions)
        + works_worth(g, player, later, opinions)
        + board_worth(player, turns, later, opinions)
        + worker_worth(g, player, turns, opinions)
        + goals_worth(g, me, later)
    )


def influence_to_come(g: State, me: Seat, opinions: Opinions) -> float:
    """The running scoring counts most; tokens stay, so later ones count as well."""
    total = 0.0
    ahead = [
        (opinions.scoring_now if period == g.scored + 1 else opinions.scoring_later, places(g, period))
        for period in range(g.scored + 1, 4)
    ]
    for region in g.rails:
        players, foreign = influence(g, region)
        points = [*players.values(), foreign]
        for sure, values in ahead:
            total += sure * share(values, points, players[me])[1]
        # A lead that is not yet worth a place still is a start.
        total += opinions.influence * players[me]
        if not players[me]:
            total += opinions.train * g.rails[region].count(me)
    return total


def smooth(g: State, player: Player, objective: Objective, level: int, later: float, opinions: Opinions) -> float:
    """A favour's value now, and part of what the way to the next threshold promises."""
    now = favour_value(g, player, objective, level)
    if objective in ("factories", "contracts"):
        return now + opinions.counted * later
    lower, upper = g.data.threshold[objective]
    have: int = getattr(player, objective)
    if have >= upper:
        return now
    scores = g.data.objective_scoring.pieces_and_tracks
    goal, start, base = (lower, 0, scores.lower[level]) if have < lower else (upper, lower, scores.upper[level] - now)
    way = (have - start) / (goal - start)
    return now + base * (opinions.first_step + opinions.way * way) * min(1.0, 1.6 * later)


def objectives_to_come(g: State, player: Player, turns: float, later: float, opinions: Opinions) -> float:
    """Favours placed, and the best objectives for those that will come."""
    placed = sum(smooth(g, player, o, player.favours[o], later, opinions) for o in OBJECTIVES if o in player.favours)
    to_come = min(turns / opinions.pace + 0.6, 8 - len(player.favours))
    free = sorted(
        (smooth(g, player, o, 2, later, opinions) for o in OBJECTIVES if o not in player.favours), reverse=True
    )
    hoped = 0.0
    for value in free:
        share = max(0.0, min(1.0, to_come))
        hoped += opinions.hoped * share * value
        to_come -= 1
    return placed + hoped


def supply_worth(g: State, player: Player, turns: float, opinions: Opinions) -> float:
    """Resources; money and coal only as far as they can be used before the next consolidation."""
    if turns < 0.5:
        return float(sum(leftovers(g, player)))
    cells = g.data.player_board.worker_area.cells - len(player.workers)
    cells = int(min(cells, turns))
    money = min(player.money, 6 * cells)
    coal = min(player.coal, 6 * cells)
    usable = opinions.money * money + opinions.coal * coal + opinions.silk * stored_coal(player)
    return usable + opinions.silk * player.silk + opinions.iron * min(player.iron, 12) + 0.2 * max(0, player.iron - 12)


def works_worth(g: State, player: Player, later: float, opinions: Opinions) -> float:
    """Factories by what they can still produce, machines, and the goods that wait."""
    total = 0.0
    for works in player.works:
        level = g.data.level_of[works.type]
        total += (
            GOOD_WORTH[level] * works.goods * (opinions.good + opinions.good_later * later if later > 0.05 else 0.35)
        )
        if works.id in g.data.tokens:
            total += (opinions.factory + opinions.factory_level * level) * later
            total += (opinions.machine + opinions.machine_level * level) * works.machines * later
            if g.data.tokens[works.id].side.kind != "immediate":
                total += opinions.lasting * later
    total += 1.3 * (player.waiting_goods + player.waiting_machine)
    variety = len(goods_of(player))
    return total + 0.3 * variety + opinions.variety * later * len({works.type for works in player.works})


def board_worth(player: Player, turns: float, later: float, opinions: Opinions) -> float:
    """Tracks by the income and the factories they open, departments, tokens to place."""
    incomes = turns / 5.5
    science = min(player.science, 5) * opinions.science * later + max(0, player.science - 5) * 0.3 * later
    mining = opinions.mining * player.mining * incomes
    finance = opinions.finance * player.finance * incomes
    departments = sum(COLOR_WORTH[color] for color in player.improved) * opinions.department * later
    contracts = opinions.contract * later * (8 - len(player.contracts))
    return science + mining + finance + departments + contracts + opinions.token * later * sum(player.free)


def worker_worth(g: State, player: Player, turns: float, opinions: Opinions) -> float:
    """Workers bring the next favour nearer; every colour costs a salary; bottom and top give bonuses."""
    if not player.workers:
        return 0.0
    n = len(player.workers)
    total = (0.0, 0.4, 0.9, 1.6, opinions.fourth_worker, opinions.fifth_worker, opinions.sixth_worker)[n]
    if not favour_levels(g, player) and n >= 4:
        total = 2.0
    if turns < 1:
        total *= 1.3
    total -= opinions.salary * len(salary_colors(player))
    bottom, top = player.workers[0].color, player.workers[-1].color
    for color in dict.fromkeys((bottom, top)) if n >= 4 else (bottom,):
        total += COLOR_WORTH[color] * opinions.colour * (1.6 if color in player.improved else 1.0)
    return total


def goals_worth(g: State, me: Seat, later: float) -> float:
    """Solo goals decide everything; common goals are worth a reward to the leaders."""
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
