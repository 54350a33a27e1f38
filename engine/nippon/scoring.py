"""VP at the end: favours, leftovers, and the scoring pad (§13; solo §16.6)."""

from __future__ import annotations

from engine.core.result import Line, Result, Score, ranks, tie_note
from engine.core.text import Seat, Text, join, text
from engine.nippon.components.effects import OBJECTIVES, Objective
from engine.nippon.components.names import roman
from engine.nippon.queries.facts import threshold_reached
from engine.nippon.queries.goals import goal_points_now, missed_goals
from engine.nippon.queries.influence import standings
from engine.nippon.state import Player, State

EARNED = ("start", "departments", "markets", "factories", "goals", "salaries")


def favour_value(g: State, player: Player, objective: Objective, level: int) -> int:
    """What a favour of a level on an objective is worth now."""
    table = g.data.objective_scoring
    if objective == "factories":
        return table.factories.vp_by_count[len(player.works)][level - 1] if player.works else 0
    if objective == "contracts":
        return table.contracts.vp_by_count[len(player.contracts)][level - 1] if player.contracts else 0
    scores = table.pieces_and_tracks
    reached = threshold_reached(g, player, objective)
    return scores.upper[level] if reached == 2 else scores.lower[level] if reached else scores.below_lower


def favour_steps(g: State, player: Player, objective: Objective, level: int) -> tuple[int, list[tuple[int, int]]]:
    """How far a player is on an objective, and where a favour of a level would be worth more: how far, and what VP.

    Of factories and contracts the next one and the last; of rows and tracks the thresholds, as the board counts them.
    """
    table = g.data.objective_scoring
    if objective in ("factories", "contracts"):
        have = len(player.works if objective == "factories" else player.contracts)
        by_count = (table.factories if objective == "factories" else table.contracts).vp_by_count
        ahead = sorted({have + 1, max(by_count)} & set(by_count))
        return have, [(n, by_count[n][level - 1]) for n in ahead if n > have]
    have, scores = getattr(player, objective), table.pieces_and_tracks

    def shown(n: int) -> int:
        return g.data.track[objective][n].value if objective in g.data.track else n

    worth = zip(g.data.threshold[objective], (scores.lower[level], scores.upper[level]), strict=True)
    return shown(have), [(shown(n), vp) for n, vp in worth if n > have]


def leftovers(g: State, player: Player) -> tuple[int, int]:
    """VP for coal, silk, iron and goods together, and for money (R16, R48)."""
    per = g.data.final_conversion.leftover_per_vp
    stored = player.token_coal + sum(works.coal + works.goods for works in player.works)
    things = player.coal + player.silk + player.iron + stored + player.waiting_goods
    return things // per.coal_silk_iron_goods_together, player.money // per.money


def rating(g: State, total: int) -> str:
    """The word for a solo score; the lowest one for everything that is left."""
    rows = g.data.solo.ratings.rows
    return next((row.id for row in rows if total > row.more_than), rows[-1].id)


def pad(g: State, seat: Seat) -> tuple[Line, ...]:
    """One column of the scoring pad; before the end, the running period as if it were scored now."""
    player = g.players[seat]
    earned = player.earned
    lines = [Line(Text("nippon.score.start"), earned.get("start", 0))]
    for period in g.data.period_scoring.rows:
        for region in g.data.regions.rows:
            points = earned.get(f"influence:{period.period}:{region.id}", 0)
            if not g.over and period.period == g.period and period.period > g.scored:
                points += standings(g, region.id, period.period)[seat].vp
            label = text(
                "nippon.score.influence", period=roman(period.period), region=Text("nippon.region." + region.id)
            )
            lines.append(Line(label, points))
    for name in EARNED[1:]:
        if name != "goals" or g.goals:
            ahead = goal_points_now(g, seat) if name == "goals" else 0
            lines.append(Line(Text("nippon.score." + name), earned.get(name, 0) + ahead))
    lost = g.automa is not None and g.automa.lost
    for objective in OBJECTIVES:
        level = player.favours.get(objective, 0)
        points = favour_value(g, player, objective, level) if level and not lost else 0
        detail = text("nippon.favour", level=roman(level)) if level else None
        label = text("nippon.score.favour", objective=Text("nippon.objective." + objective))
        lines.append(Line(label, points, detail))
    things, money = leftovers(g, player) if not lost else (0, 0)
    lines.append(Line(Text("nippon.score.leftover_goods"), things))
    lines.append(Line(Text("nippon.score.leftover_money"), money))
    return tuple(lines)


def score(g: State) -> Result:
    """The scoring pads in seat order; most VP wins, a tie goes to the later last turn."""
    pads = [pad(g, seat) for seat in range(g.seats)]
    totals = [sum(line.points for line in lines) for lines in pads]
    order = sorted(range(g.seats), key=lambda s: (-totals[s], -g.players[s].last_turn))
    place = ranks([[seat] for seat in order])
    scores = tuple(Score(seat, place[seat], totals[seat], pads[seat]) for seat in range(g.seats))
    if g.automa is None:
        return Result(scores, (order[0],), tie_note(scores, "nippon.result.tied"))
    missed = missed_goals(g)
    if g.automa.lost or (missed and not g.over):
        goals = join([Text("nippon.solo_goal." + goal) for goal in missed], "and")
        note = text("nippon.result.lost", goals=goals) if g.over else text("nippon.result.open", goals=goals)
        return Result(scores, (), note)
    word = Text("nippon.rating." + rating(g, totals[0]))
    return Result(scores, (0,), text("nippon.result.won", rating=word))
