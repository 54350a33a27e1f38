"""The component set: the tables of `data/`, what is looked up in them, and what must fit together."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

from msgspec import Struct, to_builtins

from engine.core.components import Shelf, UnfitValue
from engine.core.text import Text
from engine.mombasa.components.effects import Majority, Reserve
from engine.mombasa.components.names import book_name, card_name, kind_name
from engine.mombasa.components.rows import LETTERS, Book, BookSpace, Card, Region, ShareCard, Slot, StartTile, Tile
from engine.mombasa.components.rows_tables import (
    Bases,
    BonusSpaces,
    BonusTiles,
    BookDisplay,
    Books,
    Borders,
    CardDisplay,
    Cards,
    Companies,
    PlayerBoard,
    Players,
    Regions,
    Rounds,
    RoundTrack,
    StartTiles,
    TrackCards,
    Tracks,
)
from engine.mombasa.components.rows_tracks import BonusSpace, Track, TrackBonus


class Place(Struct, frozen=True):
    """A bonus space with where it lies: `track` and `index` are empty on the board."""

    space: BonusSpace
    track: str = ""
    index: int = 0


class Components(Struct, frozen=True, dict=True):
    """All tables; `dict=True` so that indexes are made once per set."""

    players: Players
    rounds: Rounds
    companies: Companies
    regions: Regions
    borders: Borders
    bases: Bases
    tracks: Tracks
    track_cards: TrackCards
    action_cards: Cards
    start_cards: Cards
    first_expansion_cards: Cards
    start_tiles: StartTiles
    books: Books
    bonus_tiles: BonusTiles
    bonus_spaces: BonusSpaces
    card_display: CardDisplay
    book_display: BookDisplay
    round_track: RoundTrack
    player_board: PlayerBoard

    def __post_init__(self) -> None:
        for fault in reference_faults(self):
            raise fault

    @cached_property
    def company_ids(self) -> tuple[str, ...]:
        return tuple(company.id for company in self.companies.rows)

    @cached_property
    def region(self) -> dict[str, Region]:
        return {region.id: region for region in self.regions.rows}

    @cached_property
    def neighbours(self) -> dict[str, tuple[tuple[str, int], ...]]:
        """Per region, the regions next to it and what the border costs."""
        found: dict[str, list[tuple[str, int]]] = {region.id: [] for region in self.regions.rows}
        for border in self.borders.rows:
            cost = self.line_cost(border.line)
            found[border.a].append((border.b, cost))
            found[border.b].append((border.a, cost))
        return {region: tuple(others) for region, others in found.items()}

    @cached_property
    def exits(self) -> dict[str, tuple[tuple[str, int], ...]]:
        """Per company, the regions next to its base and what the border costs."""
        return {
            base.company: tuple((e.region, self.line_cost(e.line)) for e in base.borders) for base in self.bases.rows
        }

    def line_cost(self, line: str) -> int:
        return self.borders.cost.single if line == "single" else self.borders.cost.double

    @cached_property
    def track(self) -> dict[str, Track]:
        return {track.id: track for track in self.tracks.rows}

    @cached_property
    def card(self) -> dict[str, Card]:
        rows = (*self.start_cards.rows, *self.first_expansion_cards.rows, *self.action_cards.rows)
        return {card.id: card for card in rows}

    @cached_property
    def card_label(self) -> dict[str, Text]:
        return {card.id: card_name(card) for card in self.card.values()}

    @cached_property
    def card_group(self) -> dict[str, Text]:
        return {card.id: kind_name(card) for card in self.card.values()}

    @cached_property
    def book_label(self) -> dict[str, Text]:
        return {book.id: book_name(book) for book in self.books.rows}

    @cached_property
    def card_order(self) -> dict[str, int]:
        """How hands are sorted: by kind, low values first."""
        kinds = ("coffee", "banana", "cotton", "expansion", "bookkeeper", "merchant", "share")

        def place(card: Card) -> tuple[int, int, int, str]:
            kind = getattr(card, "good", None) or card.__struct_config__.tag
            worth = getattr(card, "value", 0) or getattr(card, "bookkeeping", 0) or sum(card.shares.values())
            return kinds.index(str(kind)), worth, card.crate, card.id

        return {card.id: n for n, card in enumerate(sorted(self.card.values(), key=place))}

    @cached_property
    def card_kind(self) -> dict[str, str]:
        """For each card the first one alike: same type, value, crate and shares, so that it makes no difference."""
        first: dict[str, str] = {}
        found = {}
        for name in self.card_order:
            card = self.card[name]
            facts = {k: v for k, v in to_builtins(card).items() if k not in ("id", "deck", "seat")}
            found[name] = first.setdefault(repr(sorted(facts.items())), name)
        return found

    @cached_property
    def playable(self) -> frozenset[str]:
        """The cards that may lie in an action slot: all but share cards."""
        return frozenset(card.id for card in self.card.values() if not isinstance(card, ShareCard))

    @cached_property
    def start_tile(self) -> dict[str, StartTile]:
        return {tile.id: tile for tile in self.start_tiles.rows}

    @cached_property
    def book(self) -> dict[str, Book]:
        return {book.id: book for book in self.books.rows}

    @cached_property
    def book_price(self) -> dict[str, int]:
        price = self.books.price
        return {"A": price.A, "B": price.B, "C": price.C}

    @cached_property
    def book_space(self) -> dict[str, BookSpace]:
        return {space.id: space for space in self.book_display.rows}

    @cached_property
    def tile(self) -> dict[str, Tile]:
        return {tile.id: tile for tile in self.bonus_tiles.rows}

    @cached_property
    def slot_ids(self) -> tuple[str, ...]:
        return tuple(slot.id for slot in self.player_board.action_slots.rows)

    @cached_property
    def surcharge(self) -> dict[str, int]:
        return dict(self.card_display.surcharge)  # type: ignore[arg-type]

    @cached_property
    def slot(self) -> dict[str, Slot]:
        return {slot.id: slot for slot in self.player_board.action_slots.rows}

    @cached_property
    def place(self) -> dict[str, Place]:
        """Every bonus space there is, on the board and at all eight tracks."""
        found = {space.id: Place(space) for space in self.bonus_spaces.rows}
        for track in self.tracks.rows:
            for bonus in track.bonuses:
                if bonus.is_space:
                    found[bonus.id] = Place(BonusSpace(bonus.id, bonus.effect), track.id, bonus.index)  # type: ignore[arg-type]
        return found

    @cached_property
    def bonus(self) -> dict[str, TrackBonus]:
        return {bonus.id: bonus for track in self.tracks.rows for bonus in track.bonuses}

    @cached_property
    def diamond_pounds(self) -> tuple[int, ...]:
        """What each space of the diamond track scores."""
        board = self.player_board.diamond_track
        return _running_total(board.last, {v.space: v.pounds for v in board.values})

    @cached_property
    def bookkeeping_pounds(self) -> tuple[int, ...]:
        """What each position of the bookkeeping track scores."""
        board = self.player_board.bookkeeping_track
        return _running_total(board.last, {v.space: v.pounds for v in board.values})


def _running_total(last: int, printed: dict[int, int]) -> tuple[int, ...]:
    found, now = [], 0
    for space in range(last + 1):
        now = printed.get(space, now)
        found.append(now)
    return tuple(found)


def reference_faults(data: Components) -> Iterator[UnfitValue]:
    """What does not fit together between tables: table, row, what is wrong, what is expected."""
    companies = {company.id for company in data.companies.rows}
    regions = {region.id for region in data.regions.rows}
    tracks = {track.id for track in data.tracks.rows}
    starts = {card.id for card in data.start_cards.rows}
    tiles = {tile.id for tile in data.bonus_tiles.rows}

    def known(table: str, row: str, column: str, name: str, among: set[str]) -> Iterator[UnfitValue]:
        if name not in among:
            yield unfit(table, row, column, name, ", ".join(sorted(among)))

    for company in data.companies.rows:
        yield from known("companies", company.id, "first_game_track", company.first_game_track, tracks)
    for n, border in enumerate(data.borders.rows, 1):
        yield from known("borders", str(n), "a", border.a, regions)
        yield from known("borders", str(n), "b", border.b, regions)
    for base in data.bases.rows:
        yield from known("bases", base.company, "company", base.company, companies)
        for way in base.borders:
            yield from known("bases", base.company, "region", way.region, regions)
    for pair in data.track_cards.rows:
        for side in pair.ids:
            yield from known("track_cards", pair.id, "", side, tracks)
    for card in data.card.values():
        for name in card.shares:
            yield from known("action_cards", card.id, "shares", name, companies)
    for tile in data.start_tiles.rows:
        for name in tile.set_aside:
            yield from known("start_tiles", tile.id, "set_aside", name, starts)
        for name in tile.bonus_steps:
            yield from known("start_tiles", tile.id, "bonus_steps", name, companies)
    for space in data.bonus_spaces.rows:
        match space.effect:
            case Majority(company=name):
                yield from known("bonus_spaces", space.id, "company", name, companies)
            case Reserve(tile=name):
                yield from known("bonus_spaces", space.id, "tile", name, tiles)
    wanted = len(data.action_cards.rows) + len(data.start_cards.rows) + len(data.first_expansion_cards.rows)
    if len(data.card) != wanted:
        yield unfit("action_cards", "", "id", "a card id repeats", "unique ids")
    if data.bases.posts != data.bases.columns * data.bases.spaces_per_column:
        posts = data.bases.columns * data.bases.spaces_per_column
        yield unfit("bases", "", "posts", str(data.bases.posts), str(posts))
    if len(data.bases.coins.per_space_top_to_bottom) != data.bases.spaces_per_column:
        yield unfit("bases", "", "coins", "numbers of another count", str(data.bases.spaces_per_column))
    for letter in LETTERS:
        if not any(space.letter == letter for space in data.book_display.rows):
            yield unfit("book_display", "", "letter", "no such space", letter)


def unfit(table: str, row: str, column: str, name: str, expected: str) -> UnfitValue:
    """A value that no other table has."""
    where = ", ".join(one for one in (f"table {table}", row and f"row {row}", column) if one)
    return UnfitValue(f"{where}: unknown {name}; expected {expected}", table, row, column, expected)


SHELF: Shelf[Components] = Shelf("mombasa", Path(__file__).parents[1] / "data", Components)
