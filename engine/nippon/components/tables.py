"""What stands in component tables that are about no single thing, row by row, in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Any

from engine.core.text import Text, join, text, verbatim
from engine.nippon.components import Components
from engine.nippon.components.effects import TRACKS
from engine.nippon.components.names import describe, name, roman

OURS = (2, 3)  # periods whose points are our own


def told_table(data: Components, tables: Mapping[str, Any], table: str) -> tuple[Text, ...]:
    """The rows of a table; nothing where they are things that can be asked about."""
    match table:
        case "period_scoring":
            scored = [one for one in data.period_scoring.rows if one.period in OURS]
            return tuple(
                text("nippon.told.period", period=roman(one.period), places=numbers(one.places)) for one in scored
            )
        case "demand_tiles":
            return tuple(
                text("nippon.told.tile", n=n, goods=join([name("good", good) for good in tile.sides]))
                for n, tile in enumerate(data.demand_tiles.rows, 1)
            )
        case "player_board":
            return (*tracks(data), *between_rows(data))
        case "objective_scoring":
            counted = {"factories": data.objective_scoring.factories, "contracts": data.objective_scoring.contracts}
            return tuple(objective(what, one.vp_by_count) for what, one in counted.items())
        case "common_goals":
            return goal_rewards(data)
        case "solo":
            return automa(data)
    return ()


def tracks(data: Components) -> Iterable[Text]:
    """What the cells of each track bring."""
    for track in TRACKS:
        cells = data.track[track]
        bonuses = [
            text("nippon.told.at", at=cell.value, what=describe(cell.bonus)) for cell in cells if cell.bonus is not None
        ]
        lower, upper = (next(cell.value for cell in cells if cell.threshold == which) for which in ("lower", "upper"))
        yield text("nippon.told.track", track=name("track", track), lower=lower, upper=upper, bonuses=join(bonuses))


def between_rows(data: Components) -> Iterable[Text]:
    """What two rows of pieces bring where both have reached a column."""
    for (upper, lower), found in groupby(data.player_board.piece_rows.bonuses, key=lambda one: one.between):
        ordered = sorted(found, key=lambda one: one.column)
        yield text(
            "nippon.told.between",
            upper=name("objective", upper),
            lower=name("objective", lower),
            bonuses=join([describe(one.bonus) for one in ordered]),
        )


def objective(what: str, points: Mapping[int, tuple[int, ...]]) -> Text:
    """Points by number, for each of the three levels of favours."""
    rows = ", ".join(f"{n}: {' / '.join(map(str, each))}" for n, each in points.items())
    return text("nippon.told.objective", what=name("objective", what), rows=verbatim(rows))


def goal_rewards(data: Components) -> tuple[Text, ...]:
    """What leading in a common goal brings."""
    rewards = data.common_goals.rewards
    chosen = [
        text(
            "nippon.told.goal",
            period=roman(period),
            rewards=join([join([describe(op) for op in one.ops], "and") for one in found.choose_one]),
        )
        for period, found in ((1, rewards.period_1), (2, rewards.period_2))
    ]
    by_place = [describe(op) for one in rewards.period_3.by_position for op in one.ops]
    return (*chosen, text("nippon.told.goal_last", period=roman(3), rewards=join(by_place)))


def automa(data: Components) -> tuple[Text, ...]:
    """What the Automa plays with."""
    tokens = [
        text("nippon.told.automa", period=roman(row.period), level=row.goods_level, values=numbers(row.values))
        for row in data.solo.automa_influence_rows.rows
    ]
    kinds = [token.kind for token in data.solo.action_tokens.rows]
    return (*tokens, text("nippon.told.actions", slots=kinds.count("slot"), most=kinds.count("most_workers")))


def numbers(found: Iterable[int]) -> Text:
    """Numbers one after the other."""
    return verbatim(", ".join(map(str, found)))
