"""Values that chapters and terms say and that stand in no single place of the tables: sums, rewards, examples."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec import convert

from engine.core.components import At, Said, WorkedOut
from engine.core.text import Text, join, text, verbatim
from engine.mombasa.components import names
from engine.mombasa.components.effects import Reward
from engine.mombasa.components.rows import Card, Requirement
from engine.mombasa.components.rows_tracks import TrackBonus

Row = Mapping[str, Any]
TRACKS = ("A1", "A2", "B1", "B2", "C1", "C2", "D1", "D2")
MAJORITIES = ("coffee", "banana", "cotton", "expansion")
CAPE_TOWN_SPACE, CAIRO_SPACE = 13, 10  # where the markers of the scored example stand, on tracks B1 and D1
SCORED_DIAMONDS, SCORED_POSITION, SCORED_CASH = 13, 5, 14
COINS = "bases-coins-per_space_top_to_bottom"
CAIRO_MERCHANT = "action_cards-b_merchant_cairo"


def span(found: Iterable[int]) -> str:
    """One number if all are equal, else from the lowest to the highest."""
    low, *_, high = sorted(found) * 2
    return str(low) if low == high else f"{low}–{high}"


def in_order(found: Iterable[int]) -> str:
    """One number if all are equal, else each of them."""
    said = [str(one) for one in found]
    return said[0] if len(set(said)) == 1 else " / ".join(said)


def listed(found: Iterable[int]) -> Text:
    return join([verbatim(str(one)) for one in found], "and")


def diamonds(n: int) -> Text:
    return text("mombasa.gain.diamonds", n=n)


def points(n: int) -> Text:
    return text("mombasa.gain.bookkeeping", n=n)


def reward(row: Row, company: str = "") -> Text:
    return names.reward_names(convert(row, Reward), company)


def card(row: Row) -> Text:
    return names.short_name(convert(row, Card))


def first_tile(at: At) -> Row:
    """The starting tile of the first player in a first game."""
    rows: list[Row] = at("start_tiles-rows")
    return next((row for row in rows if row.get("first_game_seat") == 1), rows[0])


def first_bonus(at: At) -> Text:
    """What it gives, with the shares that its steps bring."""
    tile = first_tile(at)
    gains = [first_steps(at, company, n) for company, n in tile["bonus_steps"].items()]
    if n := tile.get("diamonds", 0):
        gains.append(diamonds(n))
    return join(gains, "and") if gains else Text("mombasa.gain.nothing")


def first_steps(at: At, company: str, n: int) -> Text:
    steps = text("mombasa.gain.track_of", n=n, company=names.company_name(company))
    track = at(f"companies-{company}-first_game_track")
    return text("mombasa.topic.setup.first_steps", steps=steps, shares=shares_at(at, track, n))


def first_hand(at: At) -> int:
    """Starting cards and the expansion card by turn order, without those set aside."""
    return len(at("start_cards-rows")) + 1 - len(first_tile(at)["set_aside"])


def banana_price(at: At) -> int:
    return int(at("action_cards-a_banana_3-crate") + at("card_display-surcharge-right"))


def entry_cost(at: At, region: str, *entered: str) -> int:
    """What Cape Town pays for a region from its base or from regions entered before, without a foreign post."""
    lines = [way["line"] for way in at("bases-cape_town-borders") if way["region"] == region]
    for row in at("borders-rows"):
        if region in (row["a"], row["b"]) and {row["a"], row["b"]} & set(entered):
            lines.append(row["line"])
    return min((int(at(f"borders-cost-{line}")) for line in lines), default=int(at("borders-cost-double")))


def three_entries(at: At) -> int:
    first, second = entry_cost(at, "karoo"), entry_cost(at, "natal", "karoo")
    return first + second + entry_cost(at, "zambezi", "karoo", "natal") + int(at("borders-cost-foreign_post_extra"))


def three_rewards(at: At) -> Text:
    """What the three regions of the example give together."""
    together: dict[str, int] = {}
    for region in ("karoo", "natal", "zambezi"):
        for kind, n in at(f"regions-{region}-reward").items():
            together[kind] = together.get(kind, 0) + n
    return reward(together, "cape_town")


def needs(at: At, *rows: str) -> Text:
    """What several books require, one after the other."""
    required = (convert(at(f"{row}-requirements"), tuple[Requirement, ...]) for row in rows)
    return join(map(names.requirement_names, required), "and")


def two_needs(at: At) -> tuple[int, int]:
    """The coffee and the value of any good that a book with both of these requirements wants."""
    wanted = {need["kind"]: int(need["min"]) for need in at("books-book_b_18-requirements")}
    return wanted.get("coffee", 3), wanted.get("any_good", 3)


def last_number(rows: list[Row], number: str, space: int) -> int:
    """What stands at the last of these spaces that is reached."""
    reached = [(int(row["space"]), int(row[number])) for row in rows if row["space"] <= space]
    return max(reached, default=(0, 0))[1]


def worth(at: At, track: str, space: int) -> int:
    """What a space of a player board’s track is worth at the end."""
    return last_number(at(f"player_board-{track}-values"), "pounds", space)


def most(at: At, track: str) -> int:
    return worth(at, track, at(f"player_board-{track}-last"))


def mines_per_diamond(at: At) -> int:
    return max(1, int(at(f"{CAIRO_MERCHANT}-mines_per_diamond")))


def few_mines_gain(at: At) -> Text:
    """What Cairo’s merchant gives with one mine icon less than two more diamonds take."""
    return reward({"pounds": at(f"{CAIRO_MERCHANT}-pounds"), "diamonds": at(f"{CAIRO_MERCHANT}-diamonds") + 1})


def tiers(at: At, measure: str) -> list[Row]:
    return sorted(at(f"bonus_spaces-majority_{measure}-effect-tiers"), key=lambda tier: int(tier["min"]))


def majority(measure: str) -> Callable[[At], Text]:
    """A majority space: whose track it is about, and what each value brings."""

    def line(at: At) -> Text:
        said = [text("mombasa.topic.markers.tier", reward=reward(row), n=row["min"]) for row in tiers(at, measure)]
        company = names.company_name(at(f"bonus_spaces-majority_{measure}-effect-company"))
        return text(
            "mombasa.topic.markers.majority",
            measure=names.measure_name(measure),
            company=company,
            tiers=join(said, "semicolon"),
        )

    return line


def banana_reward(at: At, value: int) -> Text:
    """The highest reward of the banana majority that a value reaches."""
    reached = [row for row in tiers(at, "banana") if row["min"] <= value]
    return reward(reached[-1] if reached else {}, at("bonus_spaces-majority_banana-effect-company"))


def raised_bananas(at: At) -> int:
    return int(at("start_cards-start_banana_2-value") + at("bonus_tiles-tile_plus_1_good-n"))


def shares_at(at: At, track: str, space: int) -> int:
    return last_number(at(f"tracks-{track}-share_spaces"), "shares_total", space)


def field_pounds(n: int) -> Callable[[At], str]:
    """What the first or the second special field pays, on all tracks."""
    return lambda at: span(at(f"tracks-{track}-special_fields-{n}-pounds") for track in TRACKS)


def toll_space(at: At) -> int:
    """The space of track A1 behind which its first toll lies."""
    return int(at("tracks-A1-tolls-1-after_space"))


def bonuses(track: str) -> Callable[[At], Text]:
    """The first and the second bonus of a track."""

    def line(at: At) -> Text:
        rows = [at(f"tracks-{track}-bonuses-{n}") for n in (1, 2)]
        first, second = (row["effect"] for row in rows)
        if {**first, "pounds": 0} == {**second, "pounds": 0} and first["op"] == "choice":
            prices = {"first": first["pounds"], "second": second["pounds"]}
            return text(
                "mombasa.topic.track_bonuses.priced", **prices, rewards=join(map(reward, first["choice"]), "or")
            )
        told = dict(zip(("first", "second"), map(bonus_text, rows), strict=True))
        return text("mombasa.topic.track_bonuses.both", **told)

    return line


def bonus_text(row: Row) -> Text:
    return names.bonus_text(convert(row, TrackBonus))


def bonus_with(at: At, op: str) -> Row:
    """The bonus of some track that does this for one good."""
    rows = (at(f"tracks-{track}-bonuses-{n}") for track in TRACKS for n in (1, 2))
    return next(row for row in rows if row["effect"]["op"] == op and row["effect"].get("accepts") != "any")


def raised_cards(at: At) -> list[Row]:
    """The starting cards of the good whose cards are worth more with a bonus."""
    good = bonus_with(at, "card_value")["effect"]["good"]
    return [row for row in at("start_cards-rows") if row.get("good") == good]


def raised_sum(at: At) -> int:
    more = int(bonus_with(at, "card_value")["effect"]["n"])
    return sum(int(row["value"]) + more for row in raised_cards(at))


def sold_card(at: At) -> Row:
    """The last starting card of the good that a bonus sells."""
    good = bonus_with(at, "sell_card")["effect"]["accepts"]
    rows: list[Row] = [row for row in at("start_cards-rows") if row.get("good") == good]
    return rows[-1]


def share_value(at: At, *gone: int) -> int:
    """What a share is worth with the left column of the base empty and so many posts gone from the other ones."""
    coins: list[int] = at(COINS)
    return sum(coins) + sum(sum(coins[:posts]) for posts in gone)


def cape_town_value(at: At) -> int:
    return share_value(at, 2)


def cairo_value(at: At) -> int:
    return share_value(at, 4, 2)


def cape_town_shares(at: At) -> int:
    """Shares on the track and on a card."""
    return shares_at(at, "B1", CAPE_TOWN_SPACE) + int(at("action_cards-d_share_cape_town-shares-cape_town"))


def cairo_shares(at: At) -> int:
    return shares_at(at, "D1", CAIRO_SPACE)


def scored_total(at: At) -> int:
    shares = cape_town_shares(at) * cape_town_value(at) + cairo_shares(at) * cairo_value(at)
    ledgers = worth(at, "diamond_track", SCORED_DIAMONDS) + worth(at, "bookkeeping_track", SCORED_POSITION)
    return SCORED_CASH + shares + ledgers


def round_coins(seats: int) -> Callable[[At], str]:
    """How many coins the rounds bring with so many players."""

    def by_round(at: At) -> str:
        coins, last = at(f"round_track-coins-{seats}"), int(at("rounds-count"))
        return in_order(n for played, n in coins.items() if int(played) <= last)

    return by_round


SUMS: dict[str, Callable[[At], int]] = {
    "rounds-last_but_one": lambda at: at("rounds-count") - 1,
    "start_cards-count": lambda at: len(at("start_cards-rows")),
    "start_cards-first_hand": first_hand,
    "start_cards-both_coffees": lambda at: (
        at("start_cards-start_coffee_1-value") + at("start_cards-start_coffee_2-value")
    ),
    "start_cards-coffee_sold": lambda at: (
        at("start_cards-start_coffee_1-crate") + at("bonus_spaces-sell_card-effect-extra")
    ),
    "action_cards-both_coffees": lambda at: (
        at("start_cards-start_coffee_1-value") + at("action_cards-a_coffee_3-value")
    ),
    "action_cards-banana_price": banana_price,
    "action_cards-banana_price_and_one": lambda at: banana_price(at) + 1,
    "action_cards-few_mines": lambda at: 2 * mines_per_diamond(at) - 1,
    "action_cards-more_mines": lambda at: 2 * mines_per_diamond(at),
    "borders-karoo": lambda at: entry_cost(at, "karoo"),
    "borders-natal": lambda at: entry_cost(at, "natal", "karoo"),
    "borders-zambezi": lambda at: entry_cost(at, "zambezi", "karoo", "natal"),
    "borders-least": lambda at: min(at("borders-cost-single"), at("borders-cost-double")),
    "borders-most": lambda at: (
        max(at("borders-cost-single"), at("borders-cost-double")) + at("borders-cost-foreign_post_extra")
    ),
    "books-coffee": lambda at: two_needs(at)[0],
    "books-any_good": lambda at: two_needs(at)[1],
    "books-coffee_alone": lambda at: sum(two_needs(at)),
    "player_board-bookkeeping_most": lambda at: most(at, "bookkeeping_track"),
    "player_board-diamonds_most": lambda at: most(at, "diamond_track"),
    "player_board-two_over": lambda at: 2 * at("player_board-diamond_track-overflow_pounds_per_step"),
    "player_board-scored_diamonds": lambda at: worth(at, "diamond_track", SCORED_DIAMONDS),
    "player_board-scored_jar": lambda at: worth(at, "bookkeeping_track", SCORED_POSITION),
    "player_board-scored_total": scored_total,
    "bonus_spaces-banana_top": lambda at: tiers(at, "banana")[-1]["min"],
    "bonus_tiles-raised_bananas": raised_bananas,
    "tracks-toll_space": toll_space,
    "tracks-before_toll": lambda at: toll_space(at) - 1,
    "tracks-after_toll": lambda at: toll_space(at) + 2,
    "tracks-toll_shares": lambda at: shares_at(at, "A1", toll_space(at)),
    "tracks-raised_sum": raised_sum,
    "tracks-sold_crate": lambda at: sold_card(at)["crate"],
    "tracks-sold_pounds": lambda at: sold_card(at)["crate"] + bonus_with(at, "sell_card")["effect"]["extra"],
    "tracks-cape_town_shares": lambda at: shares_at(at, "B1", CAPE_TOWN_SPACE),
    "tracks-cape_town_all": cape_town_shares,
    "tracks-cape_town_worth": lambda at: cape_town_shares(at) * cape_town_value(at),
    "tracks-cairo_shares": cairo_shares,
    "tracks-cairo_worth": lambda at: cairo_shares(at) * cairo_value(at),
    "bases-most": lambda at: at("bases-columns") * sum(at(COINS)),
    "bases-column": share_value,
    "bases-lowest": lambda at: at(COINS)[-1],
    "bases-first_posts": lambda at: at("bases-columns") * at(COINS)[0],
    "bases-cape_town_value": cape_town_value,
    "bases-cape_town_next": lambda at: share_value(at, 3),
    "bases-cairo_value": cairo_value,
}
WORDED: dict[str, Callable[[At], Said]] = {
    "first_expansion_cards-values": lambda at: span(row["value"] for row in at("first_expansion_cards-rows")),
    "first_expansion_cards-crates": lambda at: in_order(row["crate"] for row in at("first_expansion_cards-rows")),
    "start_tiles-first_cards": lambda at: join(
        [card(at(f"start_cards-{one}")) for one in first_tile(at)["set_aside"]], "and"
    ),
    "start_tiles-first_bonus": first_bonus,
    "start_cards-bookkeeper_points": lambda at: points(at("start_cards-start_bookkeeper_2-bookkeeping")),
    "action_cards-plain_merchant": lambda at: reward(at("action_cards-a_merchant")),
    "action_cards-company_merchant": lambda at: reward(at(CAIRO_MERCHANT)),
    "action_cards-few_mines_gain": few_mines_gain,
    "action_cards-more_mines_gain": lambda at: diamonds(at(f"{CAIRO_MERCHANT}-diamonds") + 2),
    "borders-three_entries": lambda at: text("mombasa.points", n=three_entries(at)),
    "regions-three_rewards": three_rewards,
    "books-four_needs": lambda at: needs(
        at, "start_tiles-start_tile_03", "books-book_a_21", "books-book_a_03", "books-book_a_05"
    ),
    "books-fourth_reward": lambda at: reward(at("books-book_a_05-reward")),
    "books-batch": lambda at: points(2 * at("books-price-A") + 1),
    "player_board-no_a_books": lambda at: listed(at("player_board-bookkeeping_track-no_a_book_spaces")),
    "player_board-slot_a": lambda at: diamonds(at("player_board-diamond_track-slot_unlock_space")),
    "player_board-one_before_last": lambda at: diamonds(at("player_board-diamond_track-last") - 1),
    "bonus_spaces-first_player_points": lambda at: points(at("bonus_spaces-first_player-effect-bookkeeping")),
    "bonus_spaces-banana_top_reward": lambda at: banana_reward(at, tiers(at, "banana")[-1]["min"]),
    "bonus_tiles-bookkeeper_points": lambda at: points(at("bonus_tiles-tile_bookkeeper-bookkeeping")),
    "bonus_tiles-merchant_diamonds": lambda at: diamonds(at("bonus_tiles-tile_merchant-diamonds")),
    "bonus_tiles-raised_reward": lambda at: banana_reward(at, raised_bananas(at)),
    "bonus_tiles-raised_steps": lambda at: text("mombasa.gain.track", n=raised_bananas(at)),
    "tracks-first_fields": field_pounds(1),
    "tracks-second_fields": field_pounds(2),
    "tracks-raising_bonus": lambda at: bonus_text(bonus_with(at, "card_value")),
    "tracks-raised_cards": lambda at: join(map(card, raised_cards(at)), "and"),
    "tracks-selling_bonus": lambda at: bonus_text(bonus_with(at, "sell_card")),
    "tracks-sold_card": lambda at: card(sold_card(at)),
    "bases-coins_listed": lambda at: listed(at(COINS)),
    "bases-middle_coins": lambda at: "\xa0+\xa0".join(map(str, at(COINS)[:2])),
    "round_track-two": round_coins(2),
    "round_track-three": round_coins(3),
    "round_track-four": round_coins(4),
}


def in_digits(worked_out: Callable[[At], int]) -> Callable[[At], str]:
    """A number that no noun depends on, without separators of thousands."""
    return lambda at: str(worked_out(at))


WORKED_OUT: WorkedOut = {
    **{name: in_digits(worked_out) for name, worked_out in SUMS.items()},
    **WORDED,
    **{f"bonus_spaces-{measure}_line": majority(measure) for measure in MAJORITIES},
    **{f"tracks-{track}_line": bonuses(track) for track in TRACKS},
}
