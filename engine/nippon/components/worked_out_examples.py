"""The numbers of examples in texts: what somebody in them has, does and gets, by the values of a component set."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any

from engine.core.components import At, WorkedOut
from engine.core.text import Text, join, text
from engine.nippon.components.effects import COLORS, AdvanceSplit, Department, Gain
from engine.nippon.components.names import amount, describe, steps
from engine.nippon.components.worked_out import (
    NOTHING,
    above,
    automa_row,
    cells,
    effects,
    gains,
    level_of,
    price,
    printed,
    reached,
    reward,
    summed,
)

TOP_BONUS_WORKERS = 4  # with so many the worker at the top gives a bonus, too
LEFTOVERS = {"coal_silk_iron_goods_together": 13, "money": 12}  # what is left over in the example
POINTS_BEFORE = (109, 73)  # points and favours in the example


def bonus(at: At, raw: Any, improved: Iterable[str] = ()) -> Text:
    """A bonus, with what it gives where it is that of one department."""
    op = effects([raw])[0]
    if not isinstance(op, Department) or op.color not in COLORS:
        return describe(op)
    kind = "improved" if op.color in improved else "normal"
    return text("nippon.bonus_gives", bonus=describe(op), gives=gains(at(f"departments-{op.color}-{kind}")))


def passed(at: At, track: str, start: int, n: int) -> Text:
    """The bonuses of the next cells of a track."""
    found = [bonus(at, cell["bonus"]) for cell in cells(at, track)[start + 1 : start + n + 1] if cell.get("bonus")]
    return join(found, "and") if found else NOTHING


def mining_example(at: At) -> tuple[int, int]:
    """Two cells of the mining track: the first that the second price reaches with a bonus, and where that begins."""
    n = at("actions-mining-cost_options")[1]["steps"]
    track = cells(at, "mining")
    to = next((i for i, cell in enumerate(track) if i >= n and cell.get("bonus")), min(n, len(track) - 1))
    return max(0, to - n), to


def science_before(at: At) -> int:
    """Where science stands if the first amount of silk is what a cotton factory lacks."""
    needed, silk = level_of(at, "cotton")["science_required"], at("silk_uses-temporary_science")[0]
    track = cells(at, "science")
    lowest = next((n for n, cell in enumerate(track) if printed(cell) >= needed), len(track) - 1)
    return max(0, lowest - int(silk["levels"]))


def first_effect(at: At, factory: str, side: str) -> Mapping[str, Any]:
    found: Mapping[str, Any] = at(f"factories-{factory}-sides-{side}-ops")[0]
    return found


def between_rows(at: At, column: int) -> Text:
    """The bonus between ships and machines, once ships went to Berlin and to San Francisco."""
    improved = [at(f"destinations-{where}-color") for where in ("berlin", "san_francisco")[:column]]
    found = (
        one["bonus"]
        for one in at("player_board-piece_rows-bonuses")
        if one["between"] == ["ships", "machines"] and one["column"] == column
    )
    raw = next(found, None)
    return bonus(at, raw, improved) if raw else NOTHING


def steps_of_white(at: At) -> int:
    """The steps of the improved white department."""
    ops = effects(at("departments-white-improved"))
    return sum(op.steps for op in ops if isinstance(op, AdvanceSplit))


def kept(at: At, colors: int, bonuses: Iterable[str] = ()) -> tuple[int, int, int, int]:
    """A first consolidation with workers of so many colours: salaries, what is paid, money left, VP lost."""
    ops = [op for color in bonuses for op in effects(at(f"departments-{color}-normal"))]
    given = sum(op.amount for op in ops if isinstance(op, Gain) and op.resource == "money")
    money, due = reached(at, "finance", 0) + given, colors * at("salary-money_per_color")
    paid = min(due, max(0, money - at("salary-must_keep_last_money")))
    return due, paid, money - paid, (due - paid) * at("salary-vp_lost_per_unpaid_money")


def money_beside_silk(at: At) -> int:
    """The money of somebody who has the price of a factory once some silk is exchanged."""
    return int(max(0, price(at, "factory", 1).get("money", 0) - 2 * at("silk_uses-to_money-money")))


def leftover(at: At, kind: str) -> int:
    """What the leftovers of the example score."""
    return int(LEFTOVERS[kind] // max(1, at(f"final_conversion-leftover_per_vp-{kind}")))


def chosen_reward(at: At, n: int) -> Text:
    """One of the rewards of the first period; the last one where there are fewer."""
    found = at("common_goals-rewards-period_1-choose_one")
    return reward(found[min(n, len(found)) - 1])


def rated(at: At) -> int:
    """Points that are rated remarkable."""
    return (int(above("remarkable")(at)) + int(above("brilliant")(at))) // 2  # type: ignore[arg-type]


def rivals_token(at: At) -> int:
    """A token that the lowest one of the Automa cannot replace, and which is as much as a train."""
    return max(min(automa_row(at, 2)), int(at("regions-train_influence")))


EXAMPLES: WorkedOut = {
    **{f"final_conversion-example_{kind}": partial(leftover, kind=kind) for kind in LEFTOVERS},
    "final_conversion-example_sum": lambda at: sum(POINTS_BEFORE) + sum(leftover(at, kind) for kind in LEFTOVERS),
    "player_board-workers_example": lambda at: max(
        TOP_BONUS_WORKERS,
        next(cell["cell"] for cell in at("player_board-worker_area-rows") if cell.get("favour_level")),
    ),
    "player_board-mining_from": lambda at: reached(at, "mining", mining_example(at)[0]),
    "player_board-mining_to": lambda at: reached(at, "mining", mining_example(at)[1]),
    "player_board-mining_gains": lambda at: passed(
        at, "mining", mining_example(at)[0], mining_example(at)[1] - mining_example(at)[0]
    ),
    "player_board-mining_coal": lambda at: amount("coal", reached(at, "mining", mining_example(at)[1])),
    "player_board-science_before": lambda at: reached(at, "science", science_before(at)),
    "player_board-science_after": lambda at: reached(
        at, "science", science_before(at) + first_effect(at, "cotton_1", "a").get("steps", 0)
    ),
    "player_board-science_gains": lambda at: passed(
        at, "science", science_before(at), first_effect(at, "cotton_1", "a").get("steps", 0)
    ),
    "player_board-science_3_on": lambda at: reached(at, "science", 2 + steps_of_white(at)),
    "player_board-mining_start_on": lambda at: reached(at, "mining", steps_of_white(at)),
    "player_board-between_1": lambda at: between_rows(at, 1),
    "player_board-between_2": lambda at: between_rows(at, 2),
    "salary-of_two": lambda at: kept(at, 2, ("white", "blue"))[0],
    "salary-kept": lambda at: amount("money", kept(at, 2, ("white", "blue"))[2]),
    "salary-of_five": lambda at: kept(at, 5)[0],
    "salary-paid_of_five": lambda at: kept(at, 5)[1],
    "salary-lost_of_five": lambda at: kept(at, 5)[3],
    "starting_tokens_b-example": lambda at: join(
        [
            *(amount(kind, n) for kind, n in at("starting_tokens_b-b_6-gain").items()),
            *(steps(track, n) for track, n in at("starting_tokens_b-b_6-advance").items()),
        ]
    ),
    "starting_tokens_b-example_gain": lambda at: summed(at("starting_tokens_b-b_6-gain")),
    "starting_tokens_b-example_finance": lambda at: reached(
        at, "finance", at("starting_tokens_b-b_6-advance").get("finance", 0)
    ),
    "silk_uses-example_money": lambda at: amount("money", money_beside_silk(at)),
    "silk_uses-example_silk": lambda at: amount(
        "silk", at("silk_uses-temporary_science")[0]["silk"] + 2 * at("silk_uses-to_money-silk")
    ),
    "silk_uses-example_exchanged": lambda at: amount("silk", 2 * at("silk_uses-to_money-silk")),
    "silk_uses-example_had": lambda at: money_beside_silk(at),
    "silk_uses-example_got": lambda at: 2 * at("silk_uses-to_money-money"),
    "silk_uses-example_price": lambda at: money_beside_silk(at) + 2 * at("silk_uses-to_money-money"),
    "factories-types_example": lambda at: min(
        3 * at("factories-cotton_5-sides-b-ops-score_per-vp"), at("factories-cotton_5-sides-b-ops-score_per-max")
    ),
    "factories-cotton_example": lambda at: amount("cotton", first_effect(at, "cotton_4", "b").get("amount", 0)),
    "factories-iron_example": lambda at: amount(
        first_effect(at, "paper_4", "b")["resource"], 2 * first_effect(at, "paper_4", "b")["amount"]
    ),
    "factories-machines_built": lambda at: first_effect(at, "bulbs_2", "a").get("count", 1),
    "common_goals-mine": lambda at: chosen_reward(at, 2),
    "common_goals-theirs": lambda at: chosen_reward(at, 3),
    "solo-rated_remarkable": rated,
    "solo-rivals_token": rivals_token,
}
