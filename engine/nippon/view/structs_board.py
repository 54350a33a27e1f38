"""What lies in the middle of the table: round track, recruit board, ports, regions, factory tokens."""

from __future__ import annotations

from msgspec import Struct

from engine.core.text import Seat
from engine.nippon.components.effects import Effect
from engine.nippon.components.rows import Amounts, Condition


class PeriodView(Struct, frozen=True):
    """One frame of the round track."""

    period: int
    cells: tuple[int, ...]
    scoring_after: int  # the cell with the star
    places: tuple[int, ...]  # place values in use with this many players, best first
    state: str  # "past", "running" or "future"


class RoundCellView(Struct, frozen=True):
    cell: int
    dark: bool
    period: int
    scoring: bool


class ActionView(Struct, frozen=True):
    """An action tile; every price is one way to pay, and `steps` goes with the price of the same position."""

    id: str
    prices: tuple[Amounts, ...]
    steps: tuple[int, ...]
    most: int  # activations


class SlotView(Struct, frozen=True):
    slot: int  # 1–5
    workers: tuple[str, ...]
    room: int
    actions: tuple[ActionView, ...]
    in_use: bool  # the mover took a worker here this turn


class QueueRowView(Struct, frozen=True):
    row: int
    area: str  # "top", "middle", "bottom"
    workers: tuple[str, ...]  # empty: already used
    next: bool  # enters play next


class PortView(Struct, frozen=True):
    """A destination of the Iwakura mission."""

    id: str
    color: str
    expert: bool  # at home
    expert_at: Seat | None  # whose worker area holds it
    improved: int  # improved-department tokens left
    ships: tuple[Seat, ...]
    cells: int


class TokenView(Struct, frozen=True):
    seat: Seat
    value: int


class CellView(Struct, frozen=True):
    """An influence cell; `good` is what the demand tile asks for on this side."""

    id: str
    side: str
    good: str
    level: int
    printed: int | None
    token: TokenView | None


class MarketView(Struct, frozen=True):
    id: str
    tile: str
    cells: tuple[CellView, ...]  # n, e, s, w
    tokens: int
    limit: int


class TrainCellView(Struct, frozen=True):
    id: str
    cell: int
    bonus: Amounts | None
    train: Seat | None
    usable: bool  # with this many players


class StandingView(Struct, frozen=True):
    """One column of a region's foot; `seat` None: foreign companies. `rank` 0: takes no part."""

    seat: Seat | None
    influence: int
    rank: int
    vp: int  # if the period were scored now, ties shared
    leads: bool


class RegionView(Struct, frozen=True):
    id: str
    supply: Amounts
    instead: Amounts  # the 2 VP
    markets: tuple[MarketView, ...]
    trains: tuple[TrainCellView, ...]
    standings: tuple[StandingView, ...]  # most influence first
    worker: str | None  # solo: colour of the figure on the region


class FactoryView(Struct, frozen=True):
    """A factory token laid out for this game, available or built; ops as in the data file (§22)."""

    id: str
    type: str
    number: int
    face: str
    late: bool
    level: int
    science: int
    coal: int
    kind: str  # "immediate", "modifier", "special"
    action: str | None  # of a modifier
    trigger: str | None  # of a special
    condition: Condition | None
    ops: tuple[Effect, ...]
    owner: Seat | None


class LevelView(Struct, frozen=True):
    """What the factories and goods of a level have in common."""

    level: int
    goods: tuple[str, ...]
    science: int
    coal: int
    influence: tuple[int, ...]  # for 1, 2, 3 goods
