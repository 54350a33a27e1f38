"""Rows of bonus spaces and company tracks (§10, §11)."""

from __future__ import annotations

from functools import cached_property

from msgspec import Struct

from engine.mombasa.components.effects import (
    Advance,
    BuyAndDiamonds,
    CardValue,
    Discount,
    ExpansionBonus,
    ExtraMarkers,
    OneOf,
    SellCard,
    SpaceEffect,
)


class BonusSpace(Struct, frozen=True):
    """A place for a bonus marker, on the board or at a track."""

    id: str
    effect: SpaceEffect


class TrackBonus(Struct, frozen=True):
    """What a special field unlocks: something permanent, or a bonus space of the same id."""

    id: str
    index: int
    effect: ExpansionBonus | Discount | CardValue | ExtraMarkers | SellCard | OneOf | BuyAndDiamonds | Advance

    @property
    def is_space(self) -> bool:
        return not isinstance(self.effect, ExpansionBonus | Discount | CardValue | ExtraMarkers)


class ShareSpace(Struct, frozen=True):
    space: int
    shares_total: int


class Toll(Struct, frozen=True):
    after_space: int
    pounds: int


class SpecialField(Struct, frozen=True):
    index: int
    space: int
    pounds: int


class Track(Struct, frozen=True, dict=True):
    """One half of a track card."""

    id: str
    length: int
    share_spaces: tuple[ShareSpace, ...]
    tolls: tuple[Toll, ...]
    special_fields: tuple[SpecialField, ...]
    bonuses: tuple[TrackBonus, ...]

    @cached_property
    def shares_at(self) -> tuple[int, ...]:
        """Shares owned by a marker on each space."""
        totals = {s.space: s.shares_total for s in self.share_spaces}
        found, last = [], 0
        for space in range(self.length + 1):
            last = totals.get(space, last)
            found.append(last)
        return tuple(found)

    @cached_property
    def toll_after(self) -> dict[int, int]:
        return {toll.after_space: toll.pounds for toll in self.tolls}

    @cached_property
    def field_at(self) -> dict[int, SpecialField]:
        return {field.space: field for field in self.special_fields}

    def fields_reached(self, space: int) -> int:
        """How many special fields a marker on this space has reached or passed."""
        return sum(field.space <= space for field in self.special_fields)
