"""The shapes of the view; what stands in them is said here, field by field."""

from __future__ import annotations

from msgspec import Struct

from engine.core.text import Seat
from engine.mombasa.components import SHELF, Components


class RegionView(Struct, frozen=True):
    """A region: `post` is the company standing there, `fresh` a post of the expansion under way beside or instead."""

    id: str
    post: str | None
    fresh: str | None


class BaseView(Struct, frozen=True):
    """A company base: `columns[c][s]` is True where a post stands, space 0 on top; coins are in `data.bases.coins`."""

    id: str  # "base:cairo"; the company alone is what options aim at
    company: str
    columns: tuple[tuple[bool, ...], ...]
    sealed: tuple[bool, ...]  # columns whose lowest space was emptied and stays empty
    posts: int
    on_map: int
    removed: int
    mines: int  # mine icons under its posts
    share_value: int


class TrackView(Struct, frozen=True):
    """The track at a company: `data.track[track]` has spaces, tolls, fields and bonuses."""

    company: str
    track: str
    markers: tuple[int, ...]  # space by seat
    shares: tuple[int, ...]  # shares on this track by seat
    reached: tuple[int, ...]  # special fields reached by seat: 0, 1 or 2
    usable: tuple[int, ...]  # those whose bonus may be used now (from the next own turn on)


class TrackMarkerView(Struct, frozen=True):
    """A seat's marker on a company track, so that a picture can mark those that have moved."""

    id: str  # "track:cairo:2": company and seat
    space: int


class CardSpaceView(Struct, frozen=True):
    """A space of the card display; `price` is crate plus surcharge, `pays` what the purchase under way would cost."""

    id: str  # "left:0": column and row
    column: str
    row: int
    card: str | None
    price: int
    pays: int


class BookSpaceView(Struct, frozen=True):
    """A space of the book display; `coin_round` is the round that will still bring a coin, 0 if none will."""

    id: str
    letter: str
    book: str | None
    price: int
    coins: int
    coin_round: int


class BonusSpaceView(Struct, frozen=True):
    """A bonus space in play, of the board or of a track (who may use that: `TrackView.usable`)."""

    id: str
    company: str | None  # whose track it belongs to; None on the board
    index: int  # 1 or 2 at a track, else 0
    marker: Seat | None
    leaders: tuple[Seat, ...]  # majority spaces: who has (or shares) the highest value


class MajorityView(Struct, frozen=True):
    """What majority spaces compare: the highest current value and who has (or shares) it; nobody at 0."""

    measure: str
    value: int
    leaders: tuple[Seat, ...]


class TileView(Struct, frozen=True):
    """A bonus tile: on the board, or with a player for this round."""

    id: str
    holder: Seat | None
    used: bool
    slot: str | None  # where "+1 good" is attached


class SlotView(Struct, frozen=True):
    """An action slot with its recovery stack; `opens_at` is what the diamond or ink marker must reach, if locked."""

    id: str
    open: bool
    opens_next: bool  # reached in this round, available from the next planning on
    opens_at: int
    card: str | None
    used: bool
    plus_good: bool
    value: int  # current value of a goods card, else 0
    stack: tuple[str, ...]  # newest card last


class BookPlaceView(Struct, frozen=True):
    """A position of the bookkeeping track; position 1 is the starting book."""

    id: str  # "book_place:1", of every player alike
    position: int
    book: str | None  # the visible book
    covered: tuple[str, ...]
    face_down: bool
    passed: bool  # the jar stands here or further on
    met: bool  # requirement met now, with a bookkeeper in use
    reachable: bool  # the jar could get here now
    pounds: int  # value printed here, 0 if none
    unlocks_slot: bool


class ValuesView(Struct, frozen=True):
    """Current values (§8.0)."""

    coffee: int
    banana: int
    cotton: int
    expansion: int
    person: int


class PlayerView(Struct, frozen=True):
    """One player; `hand` is None where the viewer may not see it."""

    seat: Seat
    colour: str
    pounds: int
    hand: tuple[str, ...] | None
    hand_size: int
    slots: tuple[SlotView, ...]
    values: ValuesView
    tiles: tuple[str, ...]
    markers: int  # in supply
    markers_placed: int
    done: bool
    first_player: bool
    start_tile: str | None
    diamonds: int
    diamond_pounds: int
    jar: int
    book_pounds: int
    books: tuple[BookPlaceView, ...]
    shares: tuple[int, ...]  # by company, in the order of `data.company_ids`; with the hand where it is seen
    total: int  # what would be scored now, counting the shares above


class DoingView(Struct, frozen=True):
    """The action under way: what it is, and what is left of it."""

    action: str  # goods, expansion, bookkeeper, merchant, marker, end
    left: int  # units, expansion points or bookkeeping points still to spend
    company: str  # the company expanded, or ""
    space: str  # the bonus space used, or ""
    batch: bool  # `left` are bookkeeping points just now
    costs: dict[str, int]  # what entering a region costs the company expanded, where it can go at all
    using: tuple[str, ...] = ()  # the slots and tiles that it uses


class View(Struct, frozen=True):
    """The whole table for one viewer."""

    viewer: Seat | None
    components: str
    seats: int
    setup: str
    hands: str
    phase: str  # tiles, arrange, planning, action, preparation, over
    round: int
    rounds: int
    last_round: bool
    active: Seat | None  # whose turn it is; None while all decide at once and at the end
    first: Seat
    turn_order: tuple[Seat, ...]  # of this round
    ranking: tuple[Seat, ...]  # by the sums of the players below, highest first
    leaders: tuple[Seat, ...]  # who has the highest of these sums; nobody while all are equal
    winners: tuple[Seat, ...]  # nobody before the end
    over: bool
    doing: DoingView | None
    regions: tuple[RegionView, ...]
    bases: tuple[BaseView, ...]
    tracks: tuple[TrackView, ...]
    track_markers: tuple[TrackMarkerView, ...]
    display: tuple[CardSpaceView, ...]
    deck: int
    discard: tuple[str, ...]
    books: tuple[BookSpaceView, ...]
    book_supply: tuple[int, ...]  # books left of A, B, C
    taken: tuple[str, ...]  # books waiting to be placed at the end of this turn
    round_coins: tuple[int, ...]  # coins still on the round track, by round
    spaces: tuple[BonusSpaceView, ...]
    majorities: tuple[MajorityView, ...]
    tiles: tuple[TileView, ...]
    players: tuple[PlayerView, ...]
    dealt: tuple[str, ...]  # the viewer's two starting tiles, while one must be chosen

    @property
    def data(self) -> Components:
        """The typed rows behind all ids."""
        return SHELF.get(self.components)
