"""Typed rows of `data/yokohama.json`: boards, cards, tiles and tokens."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from engine.yokohama.components.effects import Action, Good, Reward, TechnologyEffect

Country = Literal["uk", "us", "fr", "de", "nl"]
Piece = Literal["assistant", "shop", "trading_house"]
COUNTRIES: tuple[Country, ...] = ("uk", "us", "fr", "de", "nl")
PIECES: tuple[Piece, ...] = ("assistant", "shop", "trading_house")
CANAL = "canal"


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


class AreaKind(Struct, frozen=True):
    """What areas of one kind do."""

    id: str
    type: Literal["production", "commercial", "canal"]
    action: Action
    has_building_tile: bool


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
