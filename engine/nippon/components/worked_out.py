"""What texts say of a component set and no single place has: lists, prices, sums."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, Literal

import msgspec

from engine.core.components import At, Said, WorkedOut
from engine.core.text import Text, join, text, verbatim
from engine.nippon.components.effects import COLORS, GOODS, TRACKS, Effect, Retreat
from engine.nippon.components.names import amount, amounts, describe, name

LEVELS = (1, 2, 3)
PERIODS = (1, 2, 3)
SEVERAL = (2, 3, 4)  # players, where nobody plays alone
SLOTS = 5
ROMAN = ("I", "II", "III")
NOTHING = Text("nippon.nothing")
PRINTED = ("level", "coal_income", "money_income")  # the number on the cell of a track, whichever it has
PRICES = {  # of each action those that are told by themselves
    "science": (1, 2, 3),
    "mining": (2,),
    "factory": (1,),
    "machines": (1,),
    "ships": (1,),
    "trains": (1, 2),
}
Working = Callable[[At], Said]


def listed(found: Iterable[Any], how: Literal["comma", "and", "or"] = "or") -> Text:
    """Numbers one after the other."""
    return join([verbatim(str(one)) for one in found], how)


def numbers_at(at: At, place: str, how: Literal["comma", "and", "or"] = "or") -> Text:
    """The numbers at a place."""
    found = at(place)
    return listed(found.values() if isinstance(found, Mapping) else found, how)


def effects(raw: Any) -> tuple[Effect, ...]:
    """The effects of a row."""
    found: tuple[Effect, ...] = msgspec.convert(raw, tuple[Effect, ...], str_keys=True)
    return found


def gains(raw: Any) -> Text:
    """Effects in one list."""
    return join([describe(op) for op in effects(raw)])


def summed(*prices: Mapping[str, int]) -> Text:
    """Several prices paid together."""
    total: Counter[str] = Counter()
    for price in prices:
        total.update(price)
    return amounts(total, "and") if any(total.values()) else NOTHING


def price(at: At, action: str, n: int) -> dict[str, int]:
    """One of the prices of an action; the last one where it has fewer."""
    options = at(f"actions-{action}-cost_options")
    return {kind: due for kind, due in options[min(n, len(options)) - 1].items() if kind in ("money", "iron")}


def price_text(at: At, action: str, n: int) -> Text:
    return summed(price(at, action, n))


def prices(at: At, action: str) -> Text:
    """All prices of an action, of which one is paid."""
    return join([price_text(at, action, n) for n in range(1, 1 + len(at(f"actions-{action}-cost_options")))], "or")


def steps_bought(at: At, n: int) -> int:
    """The steps for one of the prices of science."""
    return int(at("actions-science-cost_options")[n - 1]["steps"])


def goods_spent(at: At, n: int) -> int:
    """The goods for one activation of investments and contracts."""
    return int(at("actions-investments_contracts-cost_options_by_activation")[n - 1]["goods"])


def goods_spent_text(at: At, good: str, n: int) -> Text:
    return amount(good, goods_spent(at, n))


def extra(at: At) -> dict[str, int]:
    """What the right machine cell costs beside the price."""
    return {"iron": at("factory_common-machine_cells-right-extra_cost-iron")}


def cells(at: At, track: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = at(f"player_board-tracks-{track}-cells")
    return found


def printed(cell: Mapping[str, Any]) -> int:
    """The number on the cell of a track."""
    return next((int(cell[kind]) for kind in PRINTED if cell.get(kind)), 0)


def reached(at: At, track: str, n: int) -> int:
    """The number on the cell so many steps from the first one."""
    found = cells(at, track)
    return printed(found[min(n, len(found) - 1)])


def slot_of_trains(at: At) -> Text:
    """The actions below the slot that trains are in."""
    slots = (at(f"recruit_slots-{n}-actions") for n in range(1, 1 + SLOTS))
    return join([name("action", action) for action in next(slot for slot in slots if "trains" in slot)])


def improved_by(at: At, destination: str) -> Text:
    """The department that a ship to a destination improves."""
    return name("department", at(f"destinations-{destination}-color"))


def threshold(track: str, which: str) -> Working:
    """The number on the cell of a threshold."""
    return lambda at: next(printed(cell) for cell in cells(at, track) if cell.get("threshold") == which)


def points_by_count(at: At, what: str, level: int) -> Text:
    """What each number of factories or contracts brings with a favour."""
    return listed(points[level - 1] for points in at(f"objective_scoring-{what}-vp_by_count").values())


def department(color: str, kind: str) -> Working:
    """What a department gives."""
    return lambda at: gains(at(f"departments-{color}-{kind}"))


def by_players(column: str) -> Working:
    """A column of the table of player counts, for two, three and four."""
    return lambda at: listed(at(f"player_counts-{n}-{column}") for n in SEVERAL)


def queue_rows(at: At, players: int) -> int:
    """The number of the lowest row of the queue."""
    used = at(f"player_counts-{players}-queue_areas")
    return max(int(row) for area in at("worker_queue-areas") if area["id"] in used for row in area["rows"])


def scored(at: At) -> list[int]:
    """The rounds after which influence scores."""
    return [cell["cell"] for cell in at("round_track-cells") if cell["scoring_at_end"]]


def last_turns(at: At) -> int:
    """How many turns everybody has in the last rounds."""
    first = int(at("round_track-marker_2_start"))
    return next((last for last in scored(at) if last >= first), first) - first + 1


def places_used(at: At, period: int, players: int) -> Text:
    """What the places bring that are scored with so many players."""
    places = at(f"period_scoring-{period}-places")
    return listed(
        (places[n - 1] for n in at(f"player_counts-{players}-scoring_places_used") if n <= len(places)), "comma"
    )


def level_of(at: At, good: str) -> Mapping[str, Any]:
    """What the level of a type of goods says; of the lowest level where no row has it."""
    level, rows = at(f"goods-{good}-level"), at("factory_levels-rows")
    found: Mapping[str, Any] = next((row for row in rows if row["level"] == level), rows[0])
    return found


def coal_for(at: At, good: str) -> Text:
    """What a factory of these goods takes to produce."""
    return amount("coal", level_of(at, good)["coal_to_produce"])


def science_for(at: At, good: str) -> int:
    """The science that a factory of these goods needs."""
    return int(level_of(at, good)["science_required"])


def worth(at: At, good: str, n: int) -> int:
    """The influence for so many goods of a type."""
    return int(level_of(at, good)["influence_by_goods"][str(n)])


def train_bonus(at: At, region: str) -> Text:
    """The first bonus of the train cells of a region."""
    found = next((cell["bonus"] for cell in at(f"regions-{region}-train_cells") if cell.get("bonus")), None)
    return summed(found or {})


def reward(raw: Any) -> Text:
    """A reward for a common goal; what it gives several times is said once."""
    found = Counter(effects(raw["ops"]))
    return join(
        [describe(op) if n == 1 else text("nippon.times", n=n, what=describe(op)) for op, n in found.items()], "and"
    )


def rewards(period: int) -> Working:
    """The rewards of a period, of which one is chosen."""
    return lambda at: join([reward(one) for one in at(f"common_goals-rewards-period_{period}-choose_one")], "or")


def solo_goal(track: str) -> Working:
    """The number on the cell that a solo goal asks for."""

    def found(at: At) -> int:
        need, track_cells = at(f"solo-goals-solo_{track}-index_at_least"), cells(at, track)
        return printed(next((cell for cell in track_cells if cell["index"] == need), track_cells[-1]))

    return found


def above(rating: str) -> Working:
    """The points that a rating begins above."""
    return lambda at: next(row["more_than"] for row in at("solo-ratings-rows") if row["id"] == rating)


def automa_row(at: At, period: int) -> list[int]:
    """The influence tokens of the Automa for a period."""
    rows = at("solo-automa_influence_rows-rows")
    return next((list(row["values"]) for row in rows if row["period"] == period), list(rows[0]["values"]))


def automa_tokens(at: At, period: int) -> Text:
    return listed(automa_row(at, period), "comma")


def token_amount(at: At, token: str) -> int:
    """The amount on a starting token; 1 where none is given."""
    return int(at(f"starting_tokens_a-{token}").get("amount", 1))


def gains_at(at: At, place: str, part: slice = slice(None)) -> Text:
    """The effects at a place, or some of them."""
    return gains(at(place)[part])


def optional_cost(at: At, place: str) -> Text:
    """What the optional part of a property costs."""
    raw = next(op for op in at(place) if op["op"] == "optional")
    return join([paid(op) for op in effects(raw["cost"])], "and")


def paid(op: Effect) -> Text:
    """One part of a cost."""
    return (
        text("nippon.steps_paid", track=name("track", op.track), n=op.steps)
        if isinstance(op, Retreat)
        else describe(op)
    )


def optional_gain(at: At, place: str) -> Text:
    """What the optional part of a property gives."""
    return gains(next(op for op in at(place) if op["op"] == "optional")["then"])


def gain_per(at: At, place: str) -> Text:
    """What a property gives for each of something."""
    return amount(at(place)[0]["resource"], at(place)[0]["amount"])


def by_favour(at: At, place: str) -> Text:
    """How often a property gives its bonus with each level of favour."""
    times = at(place)[0]["times_by_level"]
    return verbatim(", ".join(f"{ROMAN[int(level) - 1]}: {n}" for level, n in times.items()))


def contracts_condition(at: At, place: str) -> Text:
    """How many contracts a property asks for."""
    return text("nippon.contracts_completed", n=at(place)["contracts_completed_this_action"])


# What properties say of a factory: how it is worked out, from what, and for which sides of tokens.
PROPERTIES: tuple[tuple[str, Callable[..., Said], str, str], ...] = (
    (
        "gives",
        gains_at,
        "ops",
        "cotton_1a cotton_1b cotton_2a cotton_3a cotton_3b cotton_4a cotton_4b paper_1a paper_1b paper_2a paper_3a"
        " paper_4a bento_1a bento_2a bento_2b bento_3a bento_3b bento_4a bulbs_1a bulbs_1b bulbs_3a bulbs_3b bulbs_4a",
    ),
    ("first", partial(gains_at, part=slice(1)), "ops", "bento_1b"),
    ("last", partial(gains_at, part=slice(-1, None)), "ops", "lenses_1a clocks_1a clocks_1b clocks_4a"),
    ("cost", optional_cost, "ops", "bento_1b lenses_2a lenses_2b clocks_2a clocks_3a clocks_3b"),
    ("then", optional_gain, "ops", "bento_1b"),
    ("per", gain_per, "ops", "paper_4b bulbs_5a"),
    ("by_favour", by_favour, "ops", "cotton_5a paper_5a paper_5b bento_5b lenses_5b"),
    ("contracts", contracts_condition, "condition", "paper_3a lenses_4b bulbs_4b clocks_4b"),
)

WORKED_OUT: WorkedOut = {
    # Rounds and players
    "round_track-last": lambda at: at("round_track-cells")[-1]["cell"],
    "round_track-periods": lambda at: at("round_track-cells")[-1]["period"],
    "round_track-scored": lambda at: listed(scored(at), "and"),
    "round_track-first_scored": lambda at: scored(at)[0],
    "round_track-scored_before_last": lambda at: listed(scored(at)[:-1], "and"),
    "round_track-before_last_rounds": lambda at: at("round_track-marker_2_start") - 1,
    "round_track-last_turns": last_turns,
    "worker_queue-rows_by_players": lambda at: listed(queue_rows(at, n) for n in SEVERAL),
    "worker_queue-rows_alone": lambda at: queue_rows(at, 1),
    "recruit_slots-one_less": lambda at: at("recruit_slots-initial_workers") - 1,
    **{
        f"player_counts-{column}": by_players(column)
        for column in (
            "starting_pairs",
            "factories_per_type",
            "ship_cells_per_destination",
            "train_cells_per_region",
            "influence_cells_per_market",
            "late_factories",
            "common_goals_per_period",
        )
    },
    "recruit_slots-of_trains": slot_of_trains,
    **{f"destinations-{one}-department": partial(improved_by, destination=one) for one in ("berlin", "san_francisco")},
    # Scoring
    **{
        f"period_scoring-places_{n}": partial(numbers_at, place=f"period_scoring-{n}-places", how="comma")
        for n in PERIODS
    },
    **{f"period_scoring-places_of_two_{n}": partial(places_used, period=n, players=2) for n in PERIODS},
    "period_scoring-first_twice_and_third": lambda at: (
        2 * at("period_scoring-1-places-1") + at("period_scoring-1-places-3")
    ),
    "period_scoring-shared": lambda at: (at("period_scoring-1-places-2") + at("period_scoring-1-places-3")) // 2,
    "objective_scoring-lower": partial(numbers_at, place="objective_scoring-pieces_and_tracks-lower"),
    "objective_scoring-upper": partial(numbers_at, place="objective_scoring-pieces_and_tracks-upper"),
    **{
        f"objective_scoring-{what}_{n}": partial(points_by_count, what=what, level=n)
        for what in ("factories", "contracts")
        for n in LEVELS
    },
    # The player board
    **{f"player_board-{track}_{which}": threshold(track, which) for track in TRACKS for which in ("lower", "upper")},
    "player_board-favour_workers": lambda at: listed(
        cell["cell"] for cell in at("player_board-worker_area-rows") if cell.get("favour_level")
    ),
    "player_board-fewest_for_favour": lambda at: next(
        cell["cell"] for cell in at("player_board-worker_area-rows") if cell.get("favour_level")
    ),
    "player_board-science_3": lambda at: reached(at, "science", 2),
    "player_board-mining_start": lambda at: reached(at, "mining", 0),
    "player_board-finance_start": lambda at: reached(at, "finance", 0),
    "player_board-start_coal": lambda at: amount("coal", reached(at, "mining", 0)),
    "player_board-start_money": lambda at: amount("money", reached(at, "finance", 0)),
    # Salaries
    "salary-price": lambda at: amount("money", at("salary-money_per_color")),
    # Starting tokens
    "starting_tokens_a-goods": lambda at: text("nippon.effect.goods", n=token_amount(at, "a_goods")),
    "starting_tokens_a-coal": lambda at: amount("coal", token_amount(at, "a_coal")),
    "starting_tokens_a-discount": lambda at: amount("money", token_amount(at, "a_discount")),
    # Actions
    "actions-most_activations": lambda at: max(row["max_activations"] for row in at("actions-rows")),
    **{
        f"actions-{action}-price_{n}": partial(price_text, action=action, n=n)
        for action, known in PRICES.items()
        for n in known
    },
    **{f"actions-science-steps_{n}": partial(steps_bought, n=n) for n in (1, 2, 3)},
    **{f"actions-{action}-price": partial(prices, action=action) for action in ("ships", "trains")},
    "actions-machines-right": lambda at: summed(price(at, "machines", 1), extra(at)),
    "actions-machines-both": lambda at: summed(price(at, "machines", 1), price(at, "machines", 1), extra(at)),
    "actions-ships-two": lambda at: summed(price(at, "ships", 1), price(at, "ships", 1)),
    "actions-trains-both": lambda at: summed(price(at, "trains", 1), price(at, "trains", 2)),
    **{f"actions-investments_contracts-{n}": partial(goods_spent, n=n) for n in (1, 2, 3)},
    **{
        f"actions-investments_contracts-{good}": partial(goods_spent_text, good=good, n=n)
        for n, good in enumerate(("lenses", "paper", "cotton"), 1)
    },
    # Factories and goods
    "factory_levels-coal": lambda at: listed(at(f"factory_levels-{n}-coal_to_produce") for n in LEVELS),
    **{
        f"factory_levels-influence_{n}": partial(numbers_at, place=f"factory_levels-{n}-influence_by_goods")
        for n in LEVELS
    },
    **{f"goods-{good}-coal": partial(coal_for, good=good) for good in GOODS},
    **{f"goods-{good}-science": partial(science_for, good=good) for good in GOODS},
    "goods-paper-worth_1": lambda at: worth(at, "paper", 1),
    "goods-paper-worth_2": lambda at: worth(at, "paper", 2),
    "goods-lenses-worth_1": lambda at: worth(at, "lenses", 1),
    "factory_common-goods": lambda at: text("nippon.effect.goods", n=at("factory_common-goods_cells")),
    "factory_common-almost_full": lambda at: amount("lenses", max(0, at("factory_common-goods_cells") - 2)),
    "factory_common-right_cell": lambda at: summed(extra(at)),
    "silk_uses-silk": lambda at: listed(one["silk"] for one in at("silk_uses-temporary_science")),
    "silk_uses-levels": lambda at: listed(one["levels"] for one in at("silk_uses-temporary_science")),
    "silk_uses-first": lambda at: amount("silk", at("silk_uses-temporary_science")[0]["silk"]),
    "silk_uses-exchanged": lambda at: amount("silk", at("silk_uses-to_money-silk")),
    "silk_uses-money": lambda at: amount("money", at("silk_uses-to_money-money")),
    **{f"departments-{color}-gives": department(color, "normal") for color in COLORS},
    **{f"departments-{color}-gives_improved": department(color, "improved") for color in COLORS},
    # The map
    "regions-instead": lambda at: summed(at("regions-alternative_supply_bonus")),
    "regions-kansai-thrice": lambda at: summed(*[at("regions-kansai-supply_bonus")] * 3),
    "regions-kyushu-train_bonus": lambda at: train_bonus(at, "kyushu"),
    "regions-chubu-train_bonus": lambda at: train_bonus(at, "chubu"),
    "influence_tokens-locked": partial(numbers_at, place="influence_tokens-locked_at_start", how="and"),
    "influence_tokens-locked_one": partial(numbers_at, place="influence_tokens-locked_at_start"),
    # Modules and the game alone
    "common_goals-period_1": rewards(1),
    "common_goals-period_2": rewards(2),
    "common_goals-period_3": lambda at: join(
        [reward(one) for one in at("common_goals-rewards-period_3-by_position")], "or"
    ),
    "solo-goals_by_level": lambda at: listed(row["goals"] for row in at("solo-difficulty-rows")),
    **{f"solo-goal_{track}": solo_goal(track) for track in TRACKS},
    **{f"solo-above_{rating}": above(rating) for rating in ("brilliant", "remarkable", "acceptable")},
    "solo-above_pride": above("pride_of_the_emperor"),
    **{f"solo-tokens_{n}": partial(automa_tokens, period=n) for n in PERIODS},
    "solo-goods_levels": lambda at: listed(row["goods_level"] for row in at("solo-automa_influence_rows-rows")),
    "solo-lowest_token": lambda at: min(automa_row(at, 2)),
    "solo-influence_then": lambda at: at("regions-train_influence") + min(automa_row(at, 2)),
    **{
        f"factories-{token}-{part}": partial(working, place=f"factories-{token[:-1]}-sides-{token[-1]}-{row}")
        for part, working, row, tokens in PROPERTIES
        for token in tokens.split()
    },
}
