"""What a seat may know, field by field, for pictures and computer players. Nothing but future draws is hidden here.

Names are component ids everywhere; words come from the locale files. Ids that options use as `target`, all of them
found in this view (`<f>` is a factory token such as `cotton_1a`, or `old_factory`):

- `action:<action>` an action tile, `slot:<n>:<colour>` a worker in a recruit slot, `consolidate`
- `type:<good>` a column of factories, `<f>` a factory token wherever it lies, `<f>:left`, `<f>:right` a machine cell
- `<destination>`, `<region>`, `<region>:<n>` a train cell, `<market>:<side>` an influence cell
- `good:<good>` goods of a type on one's own factories, `contract_…` a contract, `department:<colour>`, `track:<track>`
- `favour:<level>` a favour stack, `objective:<objective>`, `a_…` a starting pair (by its A token)
"""

from __future__ import annotations

from msgspec import Struct

from engine.core.text import Seat
from engine.nippon.ops import (
    Advance,
    AdvanceSplit,
    Build,
    ChooseOne,
    Department,
    DepartmentBonusesOnTrack,
    Effect,
    FavourLevelBonus,
    FreeProductionCoal,
    Gain,
    GainPer,
    KeepAtConsolidation,
    Optional,
    PlaceGoods,
    Produce,
    RegionBonus,
    Retreat,
    ScorePer,
    Spend,
    StoreCoal,
    TrainInfluence,
    UnlockInfluence,
)  # fmt: skip
from engine.nippon.rows import Amounts, Condition


class TurnView(Struct, frozen=True):
    """The turn under way; `action` is empty until one is chosen, or `consolidate`."""

    action: str
    slot: int  # 1–5 of the action, 0 if none
    worker: str  # colour of the worker taken, or ""
    done: int  # activations finished
    most: int  # activations the action allows
    modifier: str  # factory whose modifier was used, or ""


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
    """A factory token laid out for this game, available or built; ops as in the data file (spec section 22)."""

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


class OwnFactoryView(Struct, frozen=True):
    """A factory in a factory area; `token` tells the rest, None for the old factory."""

    id: str
    type: str
    level: int
    goods: int
    room: int  # produced-goods cells in all
    left: bool
    right: bool
    right_costs: Amounts
    coal: int  # stored here
    produces: bool  # the old factory never does
    token: FactoryView | None


class TrackCellView(Struct, frozen=True):
    value: int  # science level, coal income or money income
    bonus: Effect | None
    threshold: str | None  # "lower" or "upper"


class TrackView(Struct, frozen=True):
    id: str
    index: int
    value: int
    cells: tuple[TrackCellView, ...]
    reached: int  # thresholds: 0, 1, 2


class PieceRowView(Struct, frozen=True):
    id: str  # "ships", "machines", "trains"
    built: int  # empty cells from the left
    cells: int
    lower: int  # column of the threshold
    upper: int
    reached: int


class RowBonusView(Struct, frozen=True):
    above: str
    below: str
    column: int
    bonus: Effect
    gained: bool


class WorkerView(Struct, frozen=True):
    color: str
    expert: bool


class WorkerCellView(Struct, frozen=True):
    cell: int  # 1 = bottom
    grey: bool
    favour_level: int | None
    worker: WorkerView | None


class DepartmentView(Struct, frozen=True):
    color: str
    improved: bool
    gives: tuple[Effect, ...]


class ObjectiveView(Struct, frozen=True):
    id: str
    favour: int  # level, 0: none
    vp: int  # of that favour as of now
    worth: tuple[int, int, int]  # what level 1, 2, 3 would be worth as of now


class FavourStackView(Struct, frozen=True):
    level: int
    left: int
    reachable: bool  # a consolidation now could take it


class ContractView(Struct, frozen=True):
    id: str
    bonus: Effect
    types: tuple[str, ...]  # one good of these must have been spent in the action; empty: no condition
    done: bool


class OwnTokenView(Struct, frozen=True):
    """One of the ten influence tokens; `where` is "free", "locked" or "map", `cell` the place on the map."""

    value: int
    where: str
    cell: str | None


class BonusView(Struct, frozen=True):
    color: str
    improved: bool
    gives: tuple[Effect, ...]


class ConsolidationView(Struct, frozen=True):
    """If the player consolidated now; a white bonus leaves a choice, so its steps are not counted in what is left."""

    possible: bool
    favour: int  # highest level within reach, 0: none
    bottom: BonusView | None
    top: BonusView | None
    kept: int  # units of coal and money that survive step B (paper 3B)
    coal_income: int
    money_income: int
    colors: tuple[str, ...]  # what salaries are due for
    due: int
    paid: int
    vp_lost: int
    money: int  # left afterwards
    coal: int
    vp: int


class ScoreView(Struct, frozen=True):
    """The total as it would be now: VP so far, the running scoring, favours, leftovers."""

    vp: int
    influence: int
    favours: int
    leftovers: int
    total: int


class WaitingView(Struct, frozen=True):
    """What a starting token keeps for the first factory, and its coal."""

    machine: int
    goods: int
    coal: int


class PlayerView(Struct, frozen=True):
    seat: Seat
    color: str
    vp: int
    money: int
    coal: int  # in the own supply
    coal_stored: int  # on the starting token and on factories
    silk: int
    iron: int
    tracks: tuple[TrackView, ...]
    rows: tuple[PieceRowView, ...]
    row_bonuses: tuple[RowBonusView, ...]
    workers: tuple[WorkerCellView, ...]  # six cells, bottom first
    departments: tuple[DepartmentView, ...]
    objectives: tuple[ObjectiveView, ...]
    favours: tuple[FavourStackView, ...]
    factories: tuple[OwnFactoryView, ...]
    factory_worth: tuple[tuple[int, int, int], ...]  # VP of a factories favour I/II/III with 1, 2, … factories
    contracts: tuple[ContractView, ...]
    contract_worth: tuple[tuple[int, int, int], ...]
    threshold_worth: tuple[tuple[int, int, int], ...]  # the same at the lower and at the upper threshold
    tokens: tuple[OwnTokenView, ...]
    token_a: str
    token_b: str
    waiting: WaitingView
    factory_price: int
    science_boosts: tuple[tuple[int, int, bool], ...]  # silk, levels, can be paid
    consolidation: ConsolidationView
    score: ScoreView
    last_turn: int
    done: bool  # with the final consolidation


class LevelView(Struct, frozen=True):
    """What the factories and goods of a level have in common."""

    level: int
    goods: tuple[str, ...]
    science: int
    coal: int
    influence: tuple[int, ...]  # for 1, 2, 3 goods


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
    difficulty: str
    frames: tuple[str, ...]  # active ones
    trains: int  # left
    rows: tuple[tuple[int, ...], ...]  # influence tokens left: bottom, middle, top
    removed: tuple[int, ...]
    open_token: str | None  # the action token revealed last
    revealed: tuple[str, ...]
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
    deciding: tuple[Seat, ...]  # who has to decide now
    order: tuple[Seat, ...]  # mover first, then in turn order; the Automa included
    marker_2: Seat | None
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


__all__ = [
    "ActionView", "Advance", "AdvanceSplit", "Amounts", "AutomaView", "BonusView", "Build", "CellView",
    "ChooseOne", "Condition", "ConsolidationView", "ContractView", "Department", "DepartmentBonusesOnTrack",
    "DepartmentView", "Effect", "FactoryView", "FavourLevelBonus", "FavourStackView", "FreeProductionCoal",
    "Gain", "GainPer", "GoalView", "KeepAtConsolidation", "LevelView", "MarketView", "ObjectiveView",
    "Optional", "OwnFactoryView", "OwnTokenView", "PairView", "PeriodView", "PieceRowView", "PlaceGoods",
    "PlayerView", "PortView", "Produce", "QueueRowView", "RegionBonus", "RegionView", "Retreat",
    "RoundCellView", "RowBonusView", "ScorePer", "ScoreView", "SlotView", "SoloGoalView", "Spend",
    "StandingView", "StoreCoal", "TokenView", "TrackCellView", "TrackView", "TrainCellView", "TrainInfluence",
    "TurnView", "UnlockInfluence", "View", "WaitingView", "WorkerCellView", "WorkerView",
]  # fmt: skip
