"""What chapters and terms say of the tables and no single place has: lists, prices, and the numbers of examples."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec

from engine.core.components import At, Said, WorkedOut
from engine.core.text import Text, join, text, verbatim
from engine.yokohama.components import effects, names, rows
from engine.yokohama.components.effects import GOODS
from engine.yokohama.components.tables import zones

AGENCY, CHINATOWN, PORT, LABORATORY, CHURCH, CUSTOMS = (
    f"area_kinds-{kind}-action"
    for kind in ("employment_agency", "chinatown", "port", "laboratory", "church", "customs")
)
BY_POWER = {
    "copper_mine": "by_power",
    "silk_mill": "by_power",
    "tea_plantation": "by_power",
    "fishing_ground": "by_power",
    "employment_agency": "by_power",
    "chinatown": "by_power",
    "laboratory": "production_by_power",
    "church": "faith_by_power",
    "customs": "max_imports_by_power",
}
WITH_POINTS = (
    *(f"scoring-{board}-{rank}" for board in ("church", "customs", "technology") for rank in ("first", "second")),
    *(f"scoring-country_sets-{n}" for n in range(2, 6)),
    *("scoring-other-unused_agent", "scoring-other-import"),
    *(f"achievements-achievement_a1-points-{when}" for when in ("first", "later")),
)
WITH_GAIN = (
    *("gaslight", "electrical_light", "ball", "language_school", "patent_system", "letterpress_printing"),
    *("winery", "brickyard", "exposition", "mining_technology"),
)
FLAGS = (3, 2, 2, 1, 1)  # of the example, by country
LEFT_IMPORTS, LEFT_YEN, LEFT_GOODS = 1, 3, 7
GIVEN_ITEMS = 3  # for faith
CARD = "technology_cards-tech_62"  # of the example
CARD_PLACE = 3  # of laboratory A


def listed(numbers: Iterable[int]) -> str:
    return ", ".join(str(n) for n in numbers)


def rewards(printed: Any) -> Text:
    """Rewards of a table in words."""
    return several([names.reward(one) for one in msgspec.convert(printed, list[effects.Reward])])


def several(told: Sequence[Text]) -> Text:
    """Several things in a row, or the word for none."""
    return join(told) if told else Text("yokohama.nothing")


def power(at: At, president: int = 1, assistants: int = 0, shops: int = 0, houses: int = 0) -> int:
    """The power of so many pieces."""
    counts = msgspec.convert(at("power_sources"), rows.PowerSources)
    total = president * counts.president + assistants * counts.assistant
    return min(total + shops * counts.shop + houses * counts.trading_house, counts.max)


TWO = partial(power, assistants=2)  # a president and so many assistants, perhaps with a building
THREE = partial(power, assistants=3)
THREE_AND_SHOP = partial(power, assistants=3, shops=1)
ONE_AND_SHOP = partial(power, assistants=1, shops=1)
AGENT = partial(power, president=0, assistants=2, houses=1)


def at_power(numbers: Sequence[Any], strength: int) -> Any:
    """What a list by power has for one of them."""
    return numbers[min(max(strength, 1), len(numbers)) - 1]


def yields(at: At, kind: str, strength: int) -> Any:
    return at_power(at(f"area_kinds-{kind}-action-{BY_POWER.get(kind, 'by_power')}"), strength)


def all_yields(at: At, kind: str) -> str:
    return listed(at(f"area_kinds-{kind}-action-{BY_POWER[kind]}"))


def good(at: At, kind: str, strength: int) -> Text:
    """What a production area gives for a power."""
    return names.amount(yields(at, kind, strength), f"good.{at(f'area_kinds-{kind}-action-good')}")


def either(yen: int, imports: int) -> Text:
    """Money, or imports instead."""
    return join([names.yen(yen), names.amount(imports, "import")], "or")


def second_price(at: At) -> Text:
    price = at(f"{PORT}-second_card_cost")
    return either(price["yen"], price["or_import"])


def unit_price(at: At) -> Text:
    price = at(f"{LABORATORY}-production_per")
    return either(price["yen"], price["import"])


def extra_price(at: At) -> Text:
    price = at("editions-2024-technology_surcharge")
    return either(price["yen"], price["or_import"])


def assistant_price(at: At) -> Text:
    price = at(f"{AGENCY}-prices-assistant")
    return names.yen(price) if price else Text("yokohama.free")


def house_prices(at: At) -> Text:
    return join([names.yen(price) for price in at(f"{AGENCY}-prices-trading_house")])


def three_pieces(at: At) -> Text:
    """An assistant, a shop and the first trading house."""
    prices = at(f"{AGENCY}-prices")
    return names.yen(prices["assistant"] + prices["shop"] + prices["trading_house"][0])


def in_both(at: At, column: str, said: Any) -> Said:
    """What both editions have alike, or what each of them has."""
    newer, classic = (said(at(f"editions-{edition}-{column}")) for edition in ("2024", "classic"))
    if newer == classic:
        return newer  # type: ignore[no-any-return]
    return text("yokohama.by_edition", newer=newer, classic=classic)


def assistants(n: int) -> Text:
    return names.amount(n, "piece.assistant")


def start_goods(at: At) -> Text:
    hand = at("player_pieces-start-hand")
    return several([told for one in (*GOODS, "imports") if hand[one] and (told := names.counted(one, hand[one]))])


def order_price(at: At) -> Text:
    asked = at("orders-order_04-goods")
    return several([names.amount(asked[one], f"good.{one}") for one in GOODS if asked.get(one)])


def order_gains(at: At) -> Text:
    order = at("orders-order_04")
    return join([rewards(order["reward"]), names.flag(order["country"])])


def both_boards(at: At, kind: str, told: Any) -> Said:
    """What is told of a board, of A and B each where they differ."""
    both = {letter: told(at(f"management_boards-{kind}_board_{letter}-slots")) for letter in "ab"}
    if both["a"] == both["b"]:
        return both["a"]  # type: ignore[no-any-return]
    told_of = [text("yokohama.of_area", area=names.area_name(f"{kind}_{one}"), what=what) for one, what in both.items()]
    return join(told_of, "semicolon")


def port_zones(slots: Any) -> Text:
    return zones(msgspec.convert(slots, list[rows.CardSlot]))


def surcharges(slots: Sequence[Mapping[str, int]]) -> str:
    return listed(slot.get("surcharge", 0) for slot in slots)


def zone_power(at: At, zone: str) -> int:
    """The least power that reaches a zone."""
    by_power = at(f"{PORT}-zones_by_power")
    return next((n for n, within in enumerate(by_power, 1) if zone in within), len(by_power))


def zones_in_reach(at: At) -> Text:
    return join([Text(f"yokohama.zone.{zone}") for zone in at_power(at(f"{PORT}-zones_by_power"), TWO(at))], "and")


def port_points(at: At) -> Text:
    """The points that a port gives, by power."""
    found = [(strength, n) for strength, n in enumerate(at(f"{PORT}-vp_by_power"), 1) if n]
    told = [text("yokohama.at_power", gains=names.points(n), power=strength) for strength, n in found]
    return join(told, "and") if told else Text("yokohama.nothing")


def productions(at: At) -> list[int]:
    return [row["production"] for row in at("technology_cards-rows")]


def card_surcharge(at: At) -> int:
    slots = msgspec.convert(at("management_boards-laboratory_board_a-slots"), list[rows.CardSlot])
    return sum(slot.surcharge for slot in slots[CARD_PLACE - 1 : CARD_PLACE])


def card_needs(at: At) -> int:
    return int(at(f"{CARD}-production")) + card_surcharge(at)


def card_price(at: At) -> Text:
    """What is paid for the production that the power does not give."""
    missing = max(0, card_needs(at) - yields(at, "laboratory", THREE_AND_SHOP(at)))
    return names.yen(missing * at(f"{LABORATORY}-production_per-yen"))


def faith(at: At) -> int:
    return int(yields(at, "church", TWO(at))) + GIVEN_ITEMS * int(at(f"{CHURCH}-faith_per_item"))


def space_in_reach(at: At, board: str, asks: str, most: int) -> Text:
    """The last space of a board that asks for no more, and what it gives."""
    spaces = [{**row, "index": n} for n, row in enumerate(at(f"management_boards-{board}-spaces"), 1)]
    row = next((one for one in reversed(spaces) if one.get(asks, 0) <= most), None)
    if row is None:
        return Text("yokohama.nothing")
    return text(
        "yokohama.trade", price=names.space(msgspec.convert(row, rows.BoardSpace)), gains=rewards(row["reward"])
    )


def imports_asked(at: At) -> list[int]:
    return [space.get("imports", 0) for space in at("management_boards-customs_board-spaces")]


def achievement(at: At) -> Text:
    asked: Any = msgspec.convert(at("achievements-achievement_a1-requirement"), rows.Requirement)
    return names.achievement(asked)


def gain(at: At, technology: str) -> Text:
    return rewards(at(f"technologies-{technology}-effect-gain"))


def paid(at: At, technology: str) -> Text:
    """What a technology asks for each time."""
    pay = at(f"technologies-{technology}-effect-pay")
    return several([one for what, n in pay.items() if (one := names.counted(what, n)) is not None])


def two_bought(at: At) -> Text:
    """Two copper, bought one by one, with what Mining Technology adds."""
    more = sum(one["n"] for one in at("technologies-mining_technology-effect-gain"))
    return names.amount(2 + 2 * more, "good.copper")


def trigger(at: At, edition: str, board: str) -> str:
    """How many assistants end the game, by the number of players."""
    return listed(at(f"editions-{edition}-{board}_trigger").values())


def neutral_production(at: At) -> Said:
    tenths = round(at("editions-2024-dummy_production_value") * 10)
    whole, part = divmod(tenths, 10)
    return text("yokohama.decimal", whole=whole, tenths=part) if part else whole


def points_at(at: At, place: str) -> Text:
    return names.points(at(place))


def summed(parts: Sequence[int]) -> Text:
    """A sum of points, with its parts."""
    return join([verbatim(f"{' + '.join(map(str, parts))} ="), names.points(sum(parts))], "space")


def set_points(at: At) -> Text:
    sizes = [sum(n > taken for n in FLAGS) for taken in range(max(FLAGS))]
    return summed([at(f"scoring-country_sets-{size}") for size in sizes])


def left_points(at: At) -> Text:
    other = at("scoring-other")
    parts = [LEFT_IMPORTS * other["import"], LEFT_YEN // other["yen_per_vp"], LEFT_GOODS // other["goods_per_vp"]]
    return summed(parts)


WORKED_OUT: WorkedOut = {
    # the start
    "editions-assistants_in_hand": lambda at: in_both(at, "assistants_in_hand", assistants),
    "editions-assistants_in_warehouse": lambda at: in_both(at, "assistants_in_warehouse", assistants),
    "player_pieces-start-shops": lambda at: names.amount(at("player_pieces-start-hand-shops"), "piece.shop"),
    "player_pieces-start-stored_shops": lambda at: names.amount(
        at("player_pieces-start-warehouse-shops"), "piece.shop"
    ),
    "player_pieces-start-stored_houses": lambda at: names.amount(
        at("player_pieces-start-warehouse-trading_houses"), "piece.trading_house"
    ),
    "player_pieces-start-goods": start_goods,
    "orders-order_04-name": lambda at: names.order_name(at("orders-order_04-number")),
    "orders-order_04-price": order_price,
    "orders-order_04-gains": order_gains,
    # placement and power
    "editions-placement_spread": lambda at: in_both(at, "placement_spread-max", int),
    "power_sources-three_assistants": lambda at: 3 * int(at("power_sources-assistant")),
    "power_sources-two": TWO,
    "power_sources-three": THREE,
    "power_sources-three_and_shop": THREE_AND_SHOP,
    "power_sources-one_and_shop": ONE_AND_SHOP,
    "power_sources-two_and_house": AGENT,
    # areas
    **{f"area_kinds-{kind}-by_power": partial(all_yields, kind=kind) for kind in BY_POWER},
    "area_kinds-bank-by_power": lambda at: join([names.yen(n) for n in at("area_kinds-bank-action-by_power")]),
    "area_kinds-bank-builder": lambda at: names.yen(yields(at, "bank", at("power_sources-build_from"))),
    "area_kinds-silk_mill-three": lambda at: good(at, "silk_mill", THREE(at)),
    "area_kinds-silk_mill-three_and_shop": lambda at: good(at, "silk_mill", THREE_AND_SHOP(at)),
    "area_kinds-copper_mine-agent": lambda at: good(at, "copper_mine", AGENT(at)),
    "area_kinds-copper_mine-four": lambda at: good(at, "copper_mine", 4),
    "area_kinds-employment_agency-assistant_price": assistant_price,
    "area_kinds-employment_agency-house_prices": house_prices,
    "area_kinds-employment_agency-three_pieces": three_pieces,
    "area_kinds-chinatown-two_silk": lambda at: names.yen(2 * at(f"{CHINATOWN}-prices-silk")),
    # ports and laboratories
    "management_boards-port_board_a-places": lambda at: max(
        (slot["index"] for slot in at("management_boards-port_board_a-slots")), default=0
    ),
    "management_boards-ports-zones": lambda at: both_boards(at, "port", port_zones),
    **{f"area_kinds-port-{zone}": partial(zone_power, zone=zone) for zone in ("blue", "yellow", "red")},
    "area_kinds-port-points": port_points,
    "area_kinds-port-second_price": second_price,
    "area_kinds-port-in_reach": zones_in_reach,
    "technology_cards-least": lambda at: min(productions(at), default=0),
    "technology_cards-most": lambda at: max(productions(at), default=0),
    "management_boards-laboratories-surcharges": lambda at: both_boards(at, "laboratory", surcharges),
    "area_kinds-laboratory-unit_price": unit_price,
    "editions-2024-technology_surcharge-price": extra_price,
    f"{CARD}-name": lambda at: names.technology_name(at(f"{CARD}-technology")),
    "management_boards-laboratory_board_a-surcharge": card_surcharge,
    f"{CARD}-needs": card_needs,
    f"{CARD}-price": card_price,
    # boards, buildings, additional actions
    "management_boards-church_board-faith": faith,
    "management_boards-church_board-in_reach": lambda at: space_in_reach(at, "church_board", "faith", faith(at)),
    "management_boards-customs_board-least": lambda at: min(imports_asked(at), default=0),
    "management_boards-customs_board-most": lambda at: max(imports_asked(at), default=0),
    "area_kinds-customs-two": lambda at: names.amount(yields(at, "customs", 2), "import"),
    "management_boards-customs_board-in_reach": lambda at: space_in_reach(
        at, "customs_board", "imports", yields(at, "customs", 2)
    ),
    "building_tiles-building_01-shop": lambda at: rewards(at("building_tiles-building_01-shops-1")),
    "achievements-achievement_a1-asked": achievement,
    # technologies and modules
    **{f"technologies-{one}-gain": partial(gain, technology=one) for one in WITH_GAIN},
    "technologies-spinning_mill-trade": lambda at: text(
        "yokohama.trade", price=paid(at, "spinning_mill"), gains=gain(at, "spinning_mill")
    ),
    "technologies-telephone-assistants": lambda at: assistants(at("technologies-telephone-effect-n")),
    "technologies-university-price": lambda at: paid(at, "university"),
    "technologies-university-assistants": lambda at: assistants(
        at("technologies-university-effect-gain_assistant_from_warehouse")
    ),
    "technologies-mining_technology-two_bought": two_bought,
    "achievement_rewards-count": lambda at: len(at("achievement_rewards-rows")),
    "free_agent_tokens-count": lambda at: len(at("free_agent_tokens-rows")),
    # the end and scoring
    "end_triggers-houses": lambda at: names.amount(at("end_triggers-all_trading_houses_built"), "piece.trading_house"),
    "end_triggers-shops": lambda at: names.amount(at("end_triggers-all_shops_built"), "piece.shop"),
    **{
        f"editions-{edition}-{board}_trigger-list": partial(trigger, edition=edition, board=board)
        for edition in ("2024", "classic")
        for board in ("church", "customs")
    },
    "editions-2024-dummy_production_value-said": neutral_production,
    **{f"{place}-vp": partial(points_at, place=place) for place in WITH_POINTS},
    "scoring-country_sets-example": set_points,
    "scoring-other-example": left_points,
}
