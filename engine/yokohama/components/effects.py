"""The vocabulary of effects: reward icons, what areas do by power, what technologies do (sections 10, 11, 12)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

Good = Literal["copper", "silk", "tea", "fish"]
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


class GainGood(Struct, frozen=True, tag_field="effect", tag="gain_good"):
    """Mine, mill, plantation, fishing ground."""

    good: Good
    by_power: list[int]


class GainYen(Struct, frozen=True, tag_field="effect", tag="gain_yen"):
    """Bank."""

    by_power: list[int]


class TakeOrders(Struct, frozen=True, tag_field="effect", tag="take_orders"):
    """Port."""

    zones_by_power: list[list[str]]
    vp_by_power: list[int]
    max_cards: int
    second_card_cost: Price

    def power_for(self, zone: str) -> int:
        """The least power that reaches a zone."""
        return next(n for n, zones in enumerate(self.zones_by_power, 1) if zone in zones)


class ProductionPer(Struct, frozen=True):
    """What buys one production."""

    yen: int
    imports: int = field(name="import")


class TakeTechnology(Struct, frozen=True, tag_field="effect", tag="take_technology"):
    """Laboratory."""

    production_by_power: list[int]
    production_per: ProductionPer
    max_cards: int


class PiecePrices(Struct, frozen=True):
    """What pieces from the warehouse cost; trading houses by how many were taken before."""

    assistant: int
    shop: int
    trading_house: list[int]


class Recruit(Struct, frozen=True, tag_field="effect", tag="recruit"):
    """Employment Agency."""

    by_power: list[int]
    prices: PiecePrices


class BuyOnly(Struct, frozen=True):
    """What Chinatown sells and never takes back."""

    imports: int = field(name="import")


class Exchange(Struct, frozen=True, tag_field="effect", tag="exchange"):
    """Chinatown."""

    by_power: list[int]
    prices: dict[Good, int]
    buy_and_sell: list[Good]
    buy_only: BuyOnly


class Worship(Struct, frozen=True, tag_field="effect", tag="place_on_church_board"):
    """Church."""

    board: str
    faith_by_power: list[int]
    faith_items: list[str]
    faith_per_item: int


class Declare(Struct, frozen=True, tag_field="effect", tag="place_on_customs_board"):
    """Customs House."""

    board: str
    max_imports_by_power: list[int]


class NoAction(Struct, frozen=True, tag_field="effect", tag="none"):
    """Canal."""

    crossing_fee: int


Action = GainGood | GainYen | TakeOrders | TakeTechnology | Recruit | Exchange | Worship | Declare | NoAction


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
