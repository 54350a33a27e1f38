"""Typed rows of the component tables; what is not named here (sources, notes) is ignored."""

from __future__ import annotations

from typing import Generic, Literal, TypeVar

from msgspec import Struct

from engine.nippon.components.effects import Color, Effect, Good, Resource, Track

X = TypeVar("X")

Action = Literal[
    "science",
    "mining",
    "factory",
    "machines",
    "production",
    "ships",
    "trains",
    "local_markets",
    "investments_contracts",
]
Side = Literal["n", "e", "s", "w"]
SIDES: tuple[Side, ...] = ("n", "e", "s", "w")
Amounts = dict[Resource, int]
Metric = Literal[
    "ships", "machines", "trains", "science", "mining", "finance", "factories", "contracts", "influence_tokens"
]


class Rows(Struct, Generic[X], frozen=True):
    """A table that is nothing but its rows."""

    rows: tuple[X, ...]


class PlayerCount(Struct, frozen=True):
    players: int
    worker_figures_in_bag: int
    queue_areas: tuple[str, ...]
    factories_per_type: int
    late_factories: int
    starting_pairs: int
    improved_tokens_per_department: int
    ship_cells_per_destination: int
    train_cells_per_region: int
    influence_cells_per_market: int
    common_goals_per_period: int
    scoring_places_used: tuple[int, ...]


class SharedCounts(Struct, frozen=True):
    worker_figures_per_color: int


class ComponentCounts(Struct, frozen=True):
    shared: SharedCounts


class GoodRow(Struct, frozen=True):
    id: Good
    level: int


class FactoryLevel(Struct, frozen=True):
    level: int
    science_required: int
    coal_to_produce: int
    influence_by_goods: dict[int, int]


class MachineCell(Struct, frozen=True):
    cell: Literal["left", "right"]
    extra_cost: dict[Literal["iron"], int] | None = None


class FactoryCommon(Struct, frozen=True):
    goods_cells: int
    machine_cells: tuple[MachineCell, MachineCell]


class Boost(Struct, frozen=True):
    silk: int
    levels: int


class SilkUses(Struct, frozen=True):
    temporary_science: tuple[Boost, ...]


class DepartmentRow(Struct, frozen=True):
    id: Color
    normal: tuple[Effect, ...]
    improved: tuple[Effect, ...]


class CostOption(Struct, frozen=True):
    money: int = 0
    iron: int = 0
    steps: int = 0
    goods: int | str = 0


class ActionRow(Struct, frozen=True):
    id: Action
    max_activations: int
    cost_options: tuple[CostOption, ...] = ()
    cost_options_by_activation: tuple[CostOption, ...] = ()


class InvestmentSteps(Struct, frozen=True):
    finance_steps: int


class RecruitSlot(Struct, frozen=True):
    slot: int
    actions: tuple[Action, ...]


class RecruitSlots(Rows[RecruitSlot], frozen=True):
    initial_workers: int


class QueueArea(Struct, frozen=True):
    id: str
    rows: tuple[int, ...]


class WorkerQueue(Struct, frozen=True):
    workers_per_row: int
    areas: tuple[QueueArea, ...]


class RoundCell(Struct, frozen=True):
    cell: int
    shade: Literal["dark", "light"]
    period: int
    scoring_at_end: bool


class RoundTrack(Struct, frozen=True):
    cells: tuple[RoundCell, ...]
    marker_1_start: int
    marker_2_start: int


class Period(Struct, frozen=True):
    period: int
    places: tuple[int, ...]


class InfluenceCell(Struct, frozen=True):
    side: Side
    left_rank: int
    printed: int | None = None


class MarketRow(Struct, frozen=True):
    id: str
    cells: tuple[InfluenceCell, InfluenceCell, InfluenceCell, InfluenceCell]


class TrainCell(Struct, frozen=True):
    cell: int
    min_players: int
    bonus: Amounts | None = None


class Region(Struct, frozen=True):
    id: str
    supply_bonus: Amounts
    markets: tuple[MarketRow, MarketRow]
    train_cells: tuple[TrainCell, ...]


class Regions(Rows[Region], frozen=True):
    alternative_supply_bonus: Amounts
    train_influence: int


class InfluenceTokens(Struct, frozen=True):
    available_at_start: tuple[int, ...]
    locked_at_start: tuple[int, ...]


class DemandTile(Struct, frozen=True):
    id: str
    sides: tuple[Good, Good, Good, Good]


class Destination(Struct, frozen=True):
    id: str
    color: Color


class FavourTokens(Struct, frozen=True):
    per_level: dict[int, int]


class ThresholdScores(Struct, frozen=True):
    lower: dict[int, int]
    upper: dict[int, int]
    below_lower: int


class CountScores(Struct, frozen=True):
    vp_by_count: dict[int, tuple[int, int, int]]


class ObjectiveScoring(Struct, frozen=True):
    pieces_and_tracks: ThresholdScores
    factories: CountScores
    contracts: CountScores


class LeftoverPerVp(Struct, frozen=True):
    coal_silk_iron_goods_together: int
    money: int


class FinalConversion(Struct, frozen=True):
    leftover_per_vp: LeftoverPerVp


class Salary(Struct, frozen=True):
    money_per_color: int
    must_keep_last_money: int
    vp_lost_per_unpaid_money: int


class ContractCondition(Struct, frozen=True):
    types: tuple[Good, ...]


class Contract(Struct, frozen=True):
    id: str
    bonus: Effect
    condition: ContractCondition | None = None


class TokenA(Struct, frozen=True):
    id: str
    start_vp: int
    effect: Literal[
        "machine_for_first_factory",
        "build_ship",
        "build_train",
        "goods_for_first_factory",
        "old_factory",
        "worker_of_choice",
        "protected_coal",
        "factory_discount",
    ]
    amount: int = 1


class TokenB(Struct, frozen=True):
    id: str
    gain: Amounts
    advance: dict[Track, int]


class OldFactory(Struct, frozen=True):
    id: str
    sides: tuple[Good, ...]
    level: int
    start_goods: int


class Condition(Struct, frozen=True, forbid_unknown_fields=True):
    """What must have happened in this action before a modifier may be used; without any: one activation."""

    this_factory_produced: bool = False
    machine_built_on_this_factory: bool = False
    factories_produced: int = 0
    contracts_completed_this_action: int = 0
    trains_built: int = 0


class FactorySide(Struct, frozen=True):
    id: str
    kind: Literal["immediate", "modifier", "special"]
    ops: tuple[Effect, ...]
    action: Action | None = None
    trigger: Literal["consolidation_step_b", "influence_scoring"] | None = None
    condition: Condition | None = None
    timing: Literal["declared when paying"] | None = None


class FactorySides(Struct, frozen=True):
    a: FactorySide
    b: FactorySide


class Factory(Struct, frozen=True):
    id: str
    type: Good
    number: int
    late: bool
    sides: FactorySides


class FactoriesTable(Rows[Factory], frozen=True):
    number_late: int
