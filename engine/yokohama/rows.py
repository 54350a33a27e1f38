"""Typed rows of `data/yokohama.json`: boards, cards, tiles, tokens, rewards."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

Good = Literal["copper", "silk", "tea", "fish"]
Country = Literal["uk", "us", "fr", "de", "nl"]
Piece = Literal["assistant", "shop", "trading_house"]
Trigger = Literal[
    "on_acquire",
    "acquire_later_technology",
    "gain_copper",
    "fulfil_order",
    "build_shop",
    "build_trading_house",
    "place_on_church_board",
    "place_on_customs_board",
    "once_per_turn",
    "start_of_turn",
]

GOODS: tuple[Good, ...] = ("copper", "silk", "tea", "fish")
COUNTRIES: tuple[Country, ...] = ("uk", "us", "fr", "de", "nl")
PIECES: tuple[Piece, ...] = ("assistant", "shop", "trading_house")
CANAL = "canal"


class Vp(Struct, frozen=True, tag_field="type", tag="vp"):
    """Victory points."""

    n: int


class Yen(Struct, frozen=True, tag_field="type", tag="yen"):
    """Money from the supply."""

    n: int


class GoodGain(Struct, frozen=True, tag_field="type", tag="good"):
    """Tokens of one named good."""

    good: Good
    n: int


class AnyGood(Struct, frozen=True, tag_field="type", tag="any_good"):
    """Goods, each of a freely chosen kind."""

    n: int


class Import(Struct, frozen=True, tag_field="type", tag="import"):
    """Import goods."""

    n: int


class Warehouse(Struct, frozen=True, tag_field="type", tag="warehouse"):
    """Pieces from the own warehouse at the prices of the Employment Agency; optional."""

    n: int


class Move(Struct, frozen=True, tag_field="type", tag="move"):
    """Assistants put or moved without fees; optional."""

    n: int


Reward = Vp | Yen | GoodGain | AnyGood | Import | Warehouse | Move


class Price(Struct, frozen=True):
    """So many yen, or so many imports instead."""

    yen: int
    or_import: int


class CountryRow(Struct, frozen=True):
    """A country and how many agents it sends."""

    id: Country
    agents: int


class Agent(Struct, frozen=True):
    """A foreign agent."""

    id: str
    country: Country


class AreaRow(Struct, frozen=True):
    """An area board."""

    id: str
    kind: str
    min_players: int
    board: str | None = None


class CardSlot(Struct, frozen=True):
    """A card's place on a Port (zone) or Laboratory (surcharge) board."""

    index: int
    zone: str = ""
    surcharge: int = 0


class BoardSpace(Struct, frozen=True):
    """An assistant's place on the Church (faith) or Customs (imports) board."""

    index: int
    reward: list[Reward]
    faith: int = 0
    imports: int = 0
    dummy_2p: bool = False


class BoardRow(Struct, frozen=True):
    """A management board."""

    id: str
    area: str
    kind: Literal["port", "laboratory", "church", "customs"]
    slots: list[CardSlot] = []
    spaces: list[BoardSpace] = []


class Order(Struct, frozen=True):
    """An order card."""

    id: str
    number: int
    country: Country
    goods: dict[Good, int]
    reward: list[Reward]


class TechnologyEffect(Struct, frozen=True):
    """What a technology does: gains at a trigger, or a passive that the rules of that step look at."""

    trigger: Trigger | None = None
    gain: list[Reward] = []
    pay: dict[str, int] = {}
    gain_assistant_from_warehouse: int = 0
    raise_yen_to: int = 0
    place_station: bool = False
    passive: str | None = None
    n: int = 0


class Technology(Struct, frozen=True):
    """A technology by name."""

    id: str
    effect: TechnologyEffect


class TechnologyCard(Struct, frozen=True):
    """A technology card; cards of one name differ in number and flag."""

    id: str
    number: int
    technology: str
    production: int
    country: Country


class NeedGoods(Struct, frozen=True, tag_field="type", tag="goods"):
    good: Good
    n: int


class NeedYen(Struct, frozen=True, tag_field="type", tag="yen"):
    n: int


class NeedTokens(Struct, frozen=True, tag_field="type", tag="five_power_tokens_and_agents"):
    n: int


class NeedOrders(Struct, frozen=True, tag_field="type", tag="orders_fulfilled"):
    n: int


class NeedTechnologies(Struct, frozen=True, tag_field="type", tag="technologies"):
    n: int


class NeedBuilt(Struct, frozen=True, tag_field="type", tag="built_areas"):
    production: int
    commercial: int


Requirement = NeedGoods | NeedYen | NeedTokens | NeedOrders | NeedTechnologies | NeedBuilt


class Points(Struct, frozen=True):
    """For the first who claims, and for everybody later."""

    first: int
    later: int


class AchievementRow(Struct, frozen=True):
    """An achievement tile."""

    id: str
    group: Literal["A", "B", "C"] = field(name="class")
    requirement: Requirement
    points: Points


class TokenRow(Struct, frozen=True):
    """A 5-power token."""

    id: str
    reward: list[Reward]


class FreeAgentRow(Struct, frozen=True):
    """A free-agent token, which is also a 5-power token."""

    id: str


class RewardTokenRow(Struct, frozen=True):
    """An achievement reward token."""

    id: str
    kind: Literal["flag", "free_agent"]
    country: Country | None = None


class TileRow(Struct, frozen=True):
    """A building tile: four shop spaces and one trading-house space."""

    id: str
    shops: list[list[Reward]]
    trading_house: list[Reward]


class PowerSources(Struct, frozen=True):
    """What counts how much towards power, and what power allows."""

    president: int
    assistant: int
    shop: int
    trading_house: int
    station: int
    max: int
    build_from: int
    five_power_from: int


class Majority(Struct, frozen=True):
    """Points for the most and the second most."""

    first: int
    second: int


class OtherPoints(Struct, frozen=True):
    """Scoring step 5."""

    unused_agent: int
    per_import: int = field(name="import")
    yen_per_vp: int
    goods_per_vp: int


class Scoring(Struct, frozen=True):
    """Final scoring."""

    church: Majority
    customs: Majority
    technology: Majority
    country_sets: dict[str, int]
    other: OtherPoints


class EndTriggers(Struct, frozen=True):
    """How many buildings of a player end the game."""

    all_trading_houses_built: int
    all_shops_built: int
