"""What is printed on cards, tiles, books, map and player boards."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from engine.mombasa.components.effects import Good, Reward

Need = Literal["coffee", "banana", "cotton", "any_good", "expansion", "person"]
Letter = Literal["A", "B", "C"]
Line = Literal["single", "double"]
Column = Literal["left", "middle", "right"]

LETTERS: tuple[Letter, ...] = ("A", "B", "C")


class Requirement(Struct, frozen=True):
    """A value that a book asks for (§9.4)."""

    kind: Need
    min: int


class GoodsCard(Struct, frozen=True, tag_field="type", tag="goods"):
    id: str
    crate: int
    good: Good
    value: int
    deck: str = ""
    shares: dict[str, int] = {}


class ExpansionCard(Struct, frozen=True, tag_field="type", tag="expansion"):
    id: str
    crate: int
    value: int
    deck: str = ""
    shares: dict[str, int] = {}
    seat: int = 0  # the "1" expansion cards: for which player, counted from the first one


class BookkeeperCard(Struct, frozen=True, tag_field="type", tag="bookkeeper"):
    id: str
    crate: int
    bookkeeping: int
    deck: str = ""
    shares: dict[str, int] = {}


class MerchantCard(Struct, frozen=True, tag_field="type", tag="merchant"):
    id: str
    crate: int
    diamonds: int
    pounds: int
    company: str = ""
    mines_per_diamond: int = 0
    deck: str = ""
    shares: dict[str, int] = {}


class ShareCard(Struct, frozen=True, tag_field="type", tag="share"):
    id: str
    crate: int
    shares: dict[str, int]
    deck: str = ""


Card = GoodsCard | ExpansionCard | BookkeeperCard | MerchantCard | ShareCard


class PlusGoodTile(Struct, frozen=True, tag_field="op", tag="plus_good"):
    """Raises the goods card it is put on."""

    id: str
    n: int


class BookkeeperTile(Struct, frozen=True, tag_field="op", tag="bookkeeper"):
    id: str
    bookkeeping: int


class MerchantTile(Struct, frozen=True, tag_field="op", tag="merchant"):
    id: str
    diamonds: int
    diamonds_per_other: int


class ExpansionTile(Struct, frozen=True, tag_field="op", tag="expansion"):
    id: str
    value: int


Tile = PlusGoodTile | BookkeeperTile | MerchantTile | ExpansionTile


class Company(Struct, frozen=True):
    id: str
    colour: str
    first_game_track: str


class Region(Struct, frozen=True):
    id: str
    number: int
    kind: Literal["region", "outer", "enclave"]
    reward: Reward
    mines: int
    zone: str = ""
    inside: str = ""


class Border(Struct, frozen=True):
    a: str
    b: str
    line: Line


class BorderCost(Struct, frozen=True):
    single: int
    double: int
    foreign_post_extra: int


class Exit(Struct, frozen=True):
    region: str
    line: Line


class Base(Struct, frozen=True):
    company: str
    borders: tuple[Exit, ...]


class StartTile(Struct, frozen=True):
    """Starting tile: cards set aside, the starting book (§14 step a) and first steps."""

    id: str
    set_aside: tuple[str, ...]
    requirements: tuple[Requirement, ...]
    reward: Reward
    bonus_steps: dict[str, int]
    diamonds: int = 0
    first_game_seat: int = 0


class Book(Struct, frozen=True):
    id: str
    letter: Letter
    requirements: tuple[Requirement, ...]
    reward: Reward


class BookSpace(Struct, frozen=True):
    """A space of the book display and the round that brings its coin."""

    id: str
    letter: Letter
    coin_round: int
    coin_field: Literal["upper", "lower"]


class TrackCard(Struct, frozen=True):
    id: str
    ids: tuple[str, str]


class Slot(Struct, frozen=True):
    id: str
    unlock: Literal["diamond_track", "bookkeeping_track"] | None = None


class TrackValue(Struct, frozen=True):
    space: int
    pounds: int


class DiamondTrack(Struct, frozen=True):
    last: int
    slot_unlock_space: int
    overflow_pounds_per_step: int
    values: tuple[TrackValue, ...]


class BookkeepingTrack(Struct, frozen=True):
    last: int
    start_book_space: int
    first_book_space: int
    slot_unlock_space: int
    overflow_pounds_per_point: int
    flip_pounds: int
    no_a_book_spaces: tuple[int, ...]
    values: tuple[TrackValue, ...]
