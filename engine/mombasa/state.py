"""The state of a table of Mombasa: plain data, components by id."""

from __future__ import annotations

from functools import cached_property

from msgspec import Struct

from engine.core.state import CoreState
from engine.core.text import Seat
from engine.mombasa.components import SHELF, Components

FREE_BONUS = 2  # the revision of the rules that offers an expansion without the bonus of A1 (R45)


class Column(Struct, array_like=True):
    """A base column: its posts form one block that ends at space `floor` (4 once space 5 was emptied, §9.5)."""

    posts: int
    floor: int


class Doing(Struct, omit_defaults=True):
    """The action under way, so that the picture can say what is left of it."""

    action: str  # goods, expansion, bookkeeper, merchant, marker, end
    left: int = 0  # units, expansion points or bookkeeping points still to spend
    company: str = ""  # the company expanded
    space: str = ""  # the bonus space used
    discount: int = 0  # off the price of the purchase under way
    batch: bool = False  # `left` are bookkeeping points just now
    using: list[str] = []  # slots and tiles the action uses; they are turned face down at its end


class Player(Struct, kw_only=True):
    """What lies in front of one player; `tracks` and `usable` go by company."""

    pounds: int
    hand: list[str] = []
    slots: dict[str, str] = {}  # the cards of this round by slot; used ones stay here face down
    used: list[str] = []  # slots and tiles that are face down
    stacks: dict[str, list[str]] = {}  # recovery stacks by slot, newest card last
    open_slots: list[str] = []  # available in this round; looked up when planning begins (§7)
    tiles: list[str] = []
    plus_on: str = ""  # slot whose card carries the "+1 good" tile
    markers: int = 0  # bonus markers in supply
    done: bool = False  # has ended the action phase of this round
    turns: int = 0  # turns begun in this round
    tracks: dict[str, int] = {}
    usable: dict[str, int] = {}  # special fields whose bonus counts already: as of the last turn begun (R41)
    diamonds: int = 0
    jar: int = 0
    books: list[list[str]] = []  # a pile per position, the visible book last; 0 and 1 belong to the starting tile
    face_down: list[str] = []  # books turned for pounds
    start_tile: str = ""
    dealt: list[str] = []  # two starting tiles, one of which will be kept; secret


class State(CoreState, kw_only=True, dict=True):
    """Everything on the table; `dict=True` so that the component set is looked up once."""

    players: list[Player]
    tracks: dict[str, str]  # track id by company
    bases: dict[str, list[Column]]
    deck: list[str]
    display: dict[str, list[str]]  # cards by column, top to bottom; "" is a gap
    book_supply: dict[str, list[str]]
    book_display: dict[str, str]  # book by space; a space without a book is not in here
    round_coins: list[int]  # coins still lying on each round of the round track
    first: Seat  # holds the first player marker
    starter: Seat  # began this round
    round: int = 1
    posts: dict[str, str] = {}  # company by region
    fresh: dict[str, str] = {}  # posts of the expansion under way, beside a foreign one until it returns
    removed: dict[str, int] = {}  # posts out of the game, by company
    discard: list[str] = []
    book_coins: dict[str, int] = {}
    book_box: list[str] = []  # books out of the game
    coins_collected: int = 0
    spaces: dict[str, Seat] = {}  # bonus markers by bonus space
    taken: list[str] = []  # books taken in this turn, not yet placed (R23)
    tile_box: list[str] = []  # starting tiles nobody kept; secret
    doing: Doing | None = None

    @cached_property
    def data(self) -> Components:
        return SHELF.get(self.components)

    @property
    def may_decline_bonus(self) -> bool:
        """Whether R45 holds; a game that began before goes on as it began."""
        return self.rules >= FREE_BONUS


def others(g: State, me: Seat) -> list[Seat]:
    """The other seats, clockwise from the one after `me`."""
    return [(me + n) % g.seats for n in range(1, g.seats)]


def from_first(g: State) -> list[Seat]:
    """All seats, clockwise from the holder of the first player marker."""
    return [(g.first + n) % g.seats for n in range(g.seats)]
