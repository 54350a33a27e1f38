"""What the areas do, by power (spec 10), as their boards print it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from engine.yokohama.rows import Good, Price


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
    free_cards: int
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


class AreaKind(Struct, frozen=True):
    """What areas of one kind do."""

    id: str
    type: Literal["production", "commercial", "canal"]
    action: Action
    has_building_tile: bool
    has_five_power_space: bool
