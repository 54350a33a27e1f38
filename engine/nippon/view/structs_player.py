"""The board and the supply of one zaibatsu, and what they are worth now."""

from __future__ import annotations

from msgspec import Struct

from engine.core.text import Seat
from engine.nippon.components.effects import Effect
from engine.nippon.components.rows import Amounts
from engine.nippon.view.structs_board import FactoryView


class OwnFactoryView(Struct, frozen=True):
    """A factory in a factory area; `token` says the rest, None for the old factory."""

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


class PieceRowView(Struct, frozen=True):
    id: str  # "ships", "machines", "trains"
    built: int  # empty cells from the left
    cells: int
    lower: int  # column of the threshold
    upper: int


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
    """One of the ten influence tokens; `where` is "free", "locked" or "map", the rest its place on the map."""

    value: int
    where: str
    market: str | None = None
    cell: str | None = None


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
    money_discarded: int
    coal_discarded: int
    coal_income: int
    money_income: int
    colors: tuple[str, ...]  # what salaries are due for
    each: int  # salary of one colour
    due: int
    paid: int
    vp_lost: int
    money: int  # left afterwards
    coal: int
    vp: int


class ForecastView(Struct, frozen=True):
    """The total as it would be now: VP so far, the running scoring, common goals, favours, leftovers."""

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
    favours_vp: int  # of all favours as of now
    favours: tuple[FavourStackView, ...]
    factories: tuple[OwnFactoryView, ...]
    factory_worth: tuple[tuple[int, int, int], ...]  # VP of a factories favour I/II/III with 1, 2, … factories
    contracts: tuple[ContractView, ...]
    threshold_worth: tuple[tuple[int, int, int], ...]  # the same at the lower and at the upper threshold
    tokens: tuple[OwnTokenView, ...]
    token_a: str
    token_b: str
    waiting: WaitingView
    factory_price: int
    science_boosts: tuple[tuple[int, int, bool], ...]  # silk, levels, can be paid
    consolidation: ConsolidationView
    score: ForecastView
    done: bool  # with the final consolidation
