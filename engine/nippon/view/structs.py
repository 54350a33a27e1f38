"""The whole table, with the starting pairs, the goals and the Automa."""

from __future__ import annotations

from msgspec import Struct

from engine.core.text import Seat
from engine.nippon.components.rows import Amounts
from engine.nippon.components.rows_modules import ActionToken
from engine.nippon.view.structs_board import (
    FactoryView,
    LevelView,
    PeriodView,
    PortView,
    QueueRowView,
    RegionView,
    RoundCellView,
    SlotView,
)
from engine.nippon.view.structs_player import PlayerView


class TurnView(Struct, frozen=True):
    """The turn under way; `action` is empty until one is chosen, or `consolidate`."""

    action: str
    slot: int  # 1–5 of the action, 0 if none
    worker: str  # colour of the worker taken, or ""
    done: int  # activations finished
    most: int  # activations the action allows
    modifier: str  # factory whose modifier was used, or ""


class PairView(Struct, frozen=True):
    """A starting pair; `effect` and `amount` as in the data file."""

    a: str
    b: str
    vp: int
    effect: str
    amount: int
    gain: Amounts
    advance: dict[str, int]
    taken: Seat | None


class GoalView(Struct, frozen=True):
    """A common goal; counts by seat."""

    id: str
    metric: str
    period: int
    position: int
    counts: tuple[int, ...]
    most: int
    leaders: tuple[Seat, ...]
    vp: int  # fixed reward of period III, else 0


class SoloGoalView(Struct, frozen=True):
    id: str
    metric: str
    frame: str
    need: int
    have: int
    met: bool


class AutomaView(Struct, frozen=True):
    seat: Seat
    color: str
    trains: int  # left
    rows: tuple[tuple[int, ...], ...]  # influence tokens left: bottom, middle, top
    removed: tuple[int, ...]
    open_token: ActionToken | None  # the action token revealed last
    revealed: tuple[ActionToken, ...]
    face_down: int
    priority: tuple[str, ...]
    goals: tuple[SoloGoalView, ...]


class View(Struct, frozen=True):
    """Everything public; there are no hands in this game, so every seat sees the same."""

    seats: int
    viewer: Seat | None
    options: dict[str, str]
    phase: str  # "draft", "turn", "automa", "rewards", "final", "over"
    round: int
    period: int
    last_rounds: bool
    turns_left: int | None  # in the last rounds: turns left in this round
    over: bool
    first: Seat
    mover: Seat  # whose turn it is; AUTOMA is seat 1 of a solo game
    acting: Seat  # the one of them to name: the mover, unless somebody else is waited for
    order: tuple[Seat, ...]  # mover first, then in turn order; the Automa included
    ranking: tuple[Seat, ...]  # at the end of the game, best first
    leaders: tuple[Seat, ...]  # who would have most if it ended now, or has won; nobody in a solo game
    winners: tuple[Seat, ...]  # at the end of the game; nobody if a solo game is lost
    marker_2: Seat | None  # who took it
    marker_2_cell: int | None  # where it lies until somebody takes it
    turn: TurnView
    cells: tuple[RoundCellView, ...]
    periods: tuple[PeriodView, ...]
    slots: tuple[SlotView, ...]
    queue: tuple[QueueRowView, ...]
    bag: dict[str, int]
    bag_count: int
    ports: tuple[PortView, ...]
    regions: tuple[RegionView, ...]
    levels: tuple[LevelView, ...]
    factories: tuple[FactoryView, ...]
    players: tuple[PlayerView, ...]
    pairs: tuple[PairView, ...]
    goals: tuple[GoalView, ...]
    automa: AutomaView | None
