"""Everything that lies on the table, as plain data; components are read through `g.data`."""

from __future__ import annotations

from functools import cached_property

from msgspec import Struct

from engine.core.state import CoreState
from engine.core.text import Seat
from engine.nippon.components import SHELF, Components
from engine.nippon.components.rows import PlayerCount

FREE_ORDER = 2  # the revision of the rules that asks for the order of R53 and R54 and looks further left in R52
AUTOMA: Seat = 1  # in a solo game the Automa plays as the second seat, but nobody sits there


class Worker(Struct, omit_defaults=True):
    """A figure in a worker area."""

    color: str
    expert: bool = False


class Works(Struct, omit_defaults=True):
    """A factory standing in a factory area; the old factory is called `old_factory`."""

    id: str
    type: str
    goods: int = 0
    left: bool = False  # a machine on the left cell
    right: bool = False
    coal: int = 0  # stored here, safe from consolidation (bento 2B)

    @property
    def machines(self) -> int:
        return self.left + self.right


class Player(Struct, omit_defaults=True):
    """One zaibatsu with the own supply."""

    color: str
    locked: list[int]
    free: list[int]  # influence tokens at hand
    stacks: list[int]  # favours left of level 1, 2, 3
    vp: int = 0
    money: int = 0
    coal: int = 0
    silk: int = 0
    iron: int = 0
    token_a: str = ""
    token_b: str = ""
    token_coal: int = 0  # left on the starting token
    waiting_machine: int = 0
    waiting_goods: int = 0
    science: int = 0  # track markers by index
    mining: int = 0
    finance: int = 0
    ships: int = 0  # cells of the row that are empty
    machines: int = 0
    trains: int = 0
    workers: list[Worker] = []
    improved: list[str] = []
    favours: dict[str, int] = {}
    works: list[Works] = []
    contracts: list[str] = []  # completed, in order
    earned: dict[str, int] = {}  # where the VP come from; their sum is `vp`
    turns: int = 0
    last_turn: int = 0  # number of the last own turn, counted over all players
    done: bool = False  # with the final consolidation


class Token(Struct):
    """An influence token on the map."""

    seat: Seat
    value: int


class Market(Struct):
    """A local market: its demand tile, turned clockwise, and the tokens by side."""

    tile: str
    turned: int
    tokens: dict[str, Token] = {}


class Port(Struct):
    """A destination of the Iwakura mission."""

    expert: bool
    improved: int  # improved-department tokens left
    ships: list[Seat] = []


class Pair(Struct, omit_defaults=True):
    """A pair of starting tokens."""

    a: str
    b: str
    seat: Seat | None = None


class Turn(Struct, omit_defaults=True):
    """What was done so far in the turn under way."""

    action: str = ""  # an action, or "consolidate"
    worker: str = ""
    done: int = 0  # activations
    modifier: str = ""  # the factory whose modifier was used
    works: list[str] = []  # factories that got a machine or produced in this action
    ports: list[str] = []
    regions: list[str] = []
    goods: list[str] = []  # types spent in this action
    contracts: int = 0


class Due(Struct):
    """A common-goal reward that is still to be taken."""

    seat: Seat
    goal: str


class Automa(Struct):
    """The opponent of a solo game."""

    trains: int
    rows: list[list[int]]  # influence tokens left: bottom, middle, top
    stack: list[str]  # face-down action tokens, the last one is next
    goals: list[str]
    regions: dict[str, str]  # worker colour on each region
    priority: list[str]
    revealed: list[str] = []
    open: str = ""  # the token revealed last
    removed: list[int] = []  # tokens that were sent back; they leave the game
    lost: bool = False  # a solo goal was missed


class State(CoreState, kw_only=True, dict=True):
    players: list[Player]
    slots: list[list[str]]
    queue: list[list[str]]  # uppermost row first; used rows are empty
    bag: dict[str, int]
    box: dict[str, int]  # figures out of the game, by colour
    markets: dict[str, Market]
    rails: dict[str, list[Seat | None]]  # train cells of a region, top first
    ports: dict[str, Port]
    laid_out: list[str]  # factory tokens of this game, whether still available or built
    available: list[str]
    pairs: list[Pair]
    first: Seat
    mover: Seat  # whose turn it is or was last; `active` is who decides
    drafting: list[Seat]  # who still picks a starting pair, in order
    goals: list[list[str]]  # common goals of the three periods
    due: list[Due] = []
    round: int = 1  # cell of marker 1
    scored: int = 0  # periods whose influence scoring is done
    marker_2: Seat | None = None  # who took the second round marker
    left_in_round: int = 0  # turns left in this round, in the last rounds
    turn: Turn
    turn_number: int = 0
    automa: Automa | None = None

    @cached_property
    def data(self) -> Components:
        return SHELF.get(self.components)

    @cached_property
    def count(self) -> PlayerCount:
        """The row of the table of player counts."""
        return self.data.counts[self.seats]

    @property
    def has_free_order(self) -> bool:
        """Whether R52, R53 and R54 hold; a game that began before goes on as it began."""
        return self.rules >= FREE_ORDER

    @property
    def everybody(self) -> int:
        """Players that take turns, the Automa included."""
        return 2 if self.automa is not None else self.seats

    @property
    def period(self) -> int:
        return self.data.round_track.cells[self.round - 1].period

    @property
    def last_rounds(self) -> bool:
        return self.marker_2 is not None
