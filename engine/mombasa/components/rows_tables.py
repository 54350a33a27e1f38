"""The tables of `data/`, each with its rows."""

from __future__ import annotations

from msgspec import Struct

from engine.mombasa.components.rows import (
    Base,
    Book,
    BookkeepingTrack,
    BookSpace,
    Border,
    BorderCost,
    Card,
    Column,
    Company,
    DiamondTrack,
    Region,
    Slot,
    StartTile,
    Tile,
    TrackCard,
)
from engine.mombasa.components.rows_tracks import BonusSpace, Track


class Players(Struct, frozen=True):
    colours: tuple[str, ...]
    starting_pounds: int
    bonus_markers: dict[str, int]  # by number of players
    bonus_markers_in_box: int


class Rounds(Struct, frozen=True):
    count: int


class Companies(Struct, frozen=True):
    rows: tuple[Company, ...]


class Regions(Struct, frozen=True):
    rows: tuple[Region, ...]


class Borders(Struct, frozen=True):
    cost: BorderCost
    rows: tuple[Border, ...]


class Coins(Struct, frozen=True):
    per_space_top_to_bottom: tuple[int, ...]


class Bases(Struct, frozen=True):
    columns: int
    spaces_per_column: int
    posts: int
    coins: Coins
    rows: tuple[Base, ...]


class Tracks(Struct, frozen=True):
    rows: tuple[Track, ...]


class TrackCards(Struct, frozen=True):
    rows: tuple[TrackCard, ...]


class Cards(Struct, frozen=True):
    rows: tuple[Card, ...]


class StartTiles(Struct, frozen=True):
    rows: tuple[StartTile, ...]


class BookPrice(Struct, frozen=True):
    A: int
    B: int
    C: int


class Books(Struct, frozen=True):
    price: BookPrice
    rows: tuple[Book, ...]


class BonusTiles(Struct, frozen=True):
    rows: tuple[Tile, ...]


class BonusSpaces(Struct, frozen=True):
    rows: tuple[BonusSpace, ...]


class CardDisplay(Struct, frozen=True):
    height: int
    columns: tuple[Column, ...]
    fill_order: tuple[Column, ...]
    surcharge: dict[Column, int]


class BookDisplay(Struct, frozen=True):
    rows: tuple[BookSpace, ...]


class RoundTrack(Struct, frozen=True):
    coins: dict[str, dict[str, int]]  # by number of players, then by round


class ActionSlots(Struct, frozen=True):
    rows: tuple[Slot, ...]


class PlayerBoard(Struct, frozen=True):
    action_slots: ActionSlots
    diamond_track: DiamondTrack
    bookkeeping_track: BookkeepingTrack
