"""The vocabulary of effects: what spaces, tracks and tiers give, as a tagged union (§10, §12)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Good = Literal["coffee", "banana", "cotton"]
Measure = Literal["coffee", "banana", "cotton", "expansion"]
GOODS: tuple[Good, ...] = ("coffee", "banana", "cotton")
MEASURES: tuple[Measure, ...] = ("coffee", "banana", "cotton", "expansion")


class Reward(Struct, frozen=True, omit_defaults=True):
    """What a region, book, tier or space gives; all parts of it are gained."""

    pounds: int = 0
    bookkeeping: int = 0
    diamonds: int = 0
    track: int = 0
    remove_posts: int = 0
    pounds_good_minus_1: Good | None = None


class TakeFirst(Struct, frozen=True, tag_field="op", tag="first_player"):
    """Take the first player marker and use bookkeeping points."""

    bookkeeping: int
    pounds: int = 0


class BuyCard(Struct, frozen=True, tag_field="op", tag="buy_card"):
    """Buy a display card for pounds."""

    pounds: int
    discount: int = 0


class SellCard(Struct, frozen=True, tag_field="op", tag="sell_card"):
    """Discard a card from hand for its crate number and something extra."""

    accepts: Literal["any", "coffee", "banana", "cotton"]
    extra: int
    pounds: int = 0


class Tier(Reward, frozen=True, kw_only=True):
    """What a majority is worth from a value on; `track` steps go on the track of the space's company."""

    min: int


class Majority(Struct, frozen=True, tag_field="op", tag="majority"):
    """Steps for those with the highest current value."""

    measure: Measure
    company: str
    tiers: tuple[Tier, ...]
    pounds: int = 0


class Reserve(Struct, frozen=True, tag_field="op", tag="reserve"):
    """A bonus tile for the next round."""

    pounds: int
    tile: str


class OneOf(Struct, frozen=True, tag_field="op", tag="choice"):
    """One of several rewards (track C1)."""

    pounds: int
    choice: tuple[Reward, ...]


class BuyAndDiamonds(Struct, frozen=True, tag_field="op", tag="buy_and_diamonds"):
    """Buy a display card for pounds and/or take diamonds (track C2)."""

    discount: int
    diamonds: int
    pounds: int = 0


class Advance(Struct, frozen=True, tag_field="op", tag="advance"):
    """Steps on several different other tracks (track D2)."""

    pounds: int
    steps: int
    tracks: int


SpaceEffect = TakeFirst | BuyCard | SellCard | Majority | Reserve | OneOf | BuyAndDiamonds | Advance


class ExpansionBonus(Struct, frozen=True, tag_field="op", tag="expansion"):
    """Expansion value, while an expansion card or tile is active (track A1)."""

    n: int


class Discount(Struct, frozen=True, tag_field="op", tag="discount"):
    """Purchases in action 1 with a card of this good cost less (tracks A2, B1)."""

    good: Good
    n: int
    mixed: bool = False


class CardValue(Struct, frozen=True, tag_field="op", tag="card_value"):
    """Each active card of this good is worth more (track B1)."""

    good: Good
    n: int


class ExtraMarkers(Struct, frozen=True, tag_field="op", tag="markers"):
    """More bonus markers, in total (track B2)."""

    n: int


Permanent = ExpansionBonus | Discount | CardValue | ExtraMarkers
