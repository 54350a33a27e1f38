"""Final scoring (section 15); of an unfinished state: what it would be worth now."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.core.result import Line, Result, Score, ranks, tie_note
from engine.core.text import Seat, Text, text
from engine.yokohama.components.effects import Reward, Vp
from engine.yokohama.components.rows import Majority
from engine.yokohama.queries.facts import flags, goods_held, production
from engine.yokohama.state import DUMMY, Achievement, State

FINAL = ("church", "customs", "technology", "countries", "other")  # what the final scoring adds to points of play
CATEGORIES = ("play", *FINAL)


def board_ranking(spaces: Sequence[Seat | None]) -> list[Seat]:
    """Who has most assistants on a board; ties go to the rightmost assistant (E8, E9, R36)."""
    standing = [space for space in spaces if space is not None]
    last = {seat: n for n, seat in enumerate(spaces) if seat is not None}
    return sorted(last, key=lambda seat: (-standing.count(seat), -last[seat]))


def technology_ranking(g: State) -> list[Seat]:
    """Who has the highest production sum; ties go to the earlier in turn order (E10), the neutral player last."""
    sums: dict[Seat, float] = {seat: production(g, seat) for seat in g.turn_order() if g.players[seat].technologies}
    if g.dummy:
        sums[DUMMY] = g.edition.dummy_production_value or 0
    return sorted(sums, key=lambda seat: -sums[seat])  # stable: turn order stays


def majority(ranking: Sequence[Seat], points: Majority, seat: Seat) -> int:
    """First and second place; what falls to the neutral player is lost."""
    if ranking[:1] == [seat]:
        return points.first
    return points.second if ranking[1:2] == [seat] else 0


def set_points(counts: Iterable[int], values: Mapping[str, int]) -> int:
    """Sets of different flags, the largest first: best, because the table is convex (E11)."""
    left = [n for n in counts if n]
    points = 0
    while left:
        points += values[str(len(left))]
        left = [n - 1 for n in left if n > 1]
    return points


def other_points(g: State, seat: Seat) -> dict[str, int]:
    """Scoring step 5, each part rounded down on its own (R37)."""
    player, values = g.players[seat], g.data.scoring.other
    return {
        "agents": len(player.agents) * values.unused_agent,
        "imports": player.imports * values.per_import,
        "yen": player.yen // values.yen_per_vp,
        "goods": goods_held(player) // values.goods_per_vp,
    }


def printed_points(rewards: Iterable[Reward]) -> int:
    """The points among some rewards."""
    return sum(reward.n for reward in rewards if isinstance(reward, Vp))


def play_points(g: State, seat: Seat) -> dict[str, int]:
    """Where points came from before the final scoring: what lies open, and the rest, by actions and technologies."""
    player, data = g.players[seat], g.data
    built = 0
    for area in g.areas.values():
        if area.tile is not None:
            tile = data.tile[area.tile]
            built += sum(printed_points(tile.shops[n]) for n, owner in enumerate(area.shops) if owner == seat)
            built += printed_points(tile.trading_house) if area.house == seat else 0
    boards = (("church", g.church), ("customs", g.customs))
    known = {
        "orders": sum(printed_points(data.order[order].reward) for order in player.fulfilled),
        "buildings": built,
        "boards": sum(
            printed_points(data.board_of[area].spaces[n].reward)
            for area, spaces in boards
            for n, owner in enumerate(spaces)
            if owner == seat
        ),
        "achievements": sum(achievement_points_of(g, tile, seat) for tile in g.achievements),
    }
    return {**known, "rest": player.vp - sum(known.values())}


def achievement_points_of(g: State, tile: Achievement, seat: Seat) -> int:
    """What a player had for an achievement."""
    points = g.data.achievement[tile.id].points
    return (points.first if tile.claimed[0] == seat else points.later) if seat in tile.claimed else 0


def points_by_category(g: State) -> list[dict[str, int]]:
    """By seat, the points of each category of the pad."""
    values = g.data.scoring
    church, customs, technology = board_ranking(g.church), board_ranking(g.customs), technology_ranking(g)
    return [
        {
            "play": g.players[seat].vp,
            "church": majority(church, values.church, seat),
            "customs": majority(customs, values.customs, seat),
            "technology": majority(technology, values.technology, seat),
            "countries": set_points(flags(g, seat).values(), values.country_sets),
            "other": sum(other_points(g, seat).values()),
        }
        for seat in range(g.seats)
    ]


def final_order(g: State, totals: Sequence[int]) -> list[Seat]:
    """Best first; ties go to the earlier in turn order."""
    return sorted(g.turn_order(), key=lambda seat: -totals[seat])


def score(g: State) -> Result:
    """The scoring pad."""
    columns = points_by_category(g)
    totals = [sum(column.values()) for column in columns]
    order = final_order(g, totals)
    place = ranks([[seat] for seat in order])
    scores = tuple(Score(seat, place[seat], totals[seat], lines(g, seat, columns[seat])) for seat in range(g.seats))
    return Result(scores, (order[0],), tie_note(scores, "yokohama.result.tied"))


def lines(g: State, seat: Seat, points: Mapping[str, int]) -> tuple[Line, ...]:
    """One player's column, with what stands behind a number; where points came from is shown at the end."""
    details = {
        "play": text("yokohama.line.sources", **play_points(g, seat)) if g.over else None,
        "church": text("yokohama.line.on_board", n=g.church.count(seat)),
        "customs": text("yokohama.line.on_board", n=g.customs.count(seat)),
        "technology": text("yokohama.line.production", n=production(g, seat)),
        "countries": text("yokohama.line.flags", n=sum(flags(g, seat).values())),
        "other": text("yokohama.line.parts", **other_points(g, seat)),
    }
    return tuple(Line(Text(f"yokohama.line.{name}"), points[name], details.get(name)) for name in CATEGORIES)
