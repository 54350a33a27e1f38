"""The component set: all tables of the data file, checked, with the lookups that rules need often."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

from msgspec import Struct

from engine.core.components import Shelf, UnfitValue
from engine.nippon.components.effects import COLORS, GOODS, ROWS, Good, Objective, Row, Track
from engine.nippon.components.rows import (
    SIDES,
    Action,
    ActionRow,
    ComponentCounts,
    Contract,
    DemandTile,
    DepartmentRow,
    Destination,
    FactoriesTable,
    FactoryCommon,
    FactoryLevel,
    FactorySide,
    FavourTokens,
    FinalConversion,
    GoodRow,
    InfluenceTokens,
    InvestmentSteps,
    MarketRow,
    ObjectiveScoring,
    OldFactory,
    Period,
    PlayerCount,
    RecruitSlots,
    Region,
    Regions,
    RoundTrack,
    Rows,
    Salary,
    Side,
    SilkUses,
    TokenA,
    TokenB,
    WorkerQueue,
)
from engine.nippon.components.rows_board import PlayerBoard, RowBonus, TrackCell
from engine.nippon.components.rows_modules import ActionToken, CommonGoals, Goal, Solo, SoloGoal


class FactoryToken(Struct, frozen=True):
    """One face of a factory token, with all that its type and level say."""

    id: str  # "cotton_1a"
    factory: str  # "cotton_1"
    face: str
    type: Good
    number: int
    late: bool
    level: int
    science: int
    coal: int
    side: FactorySide


class Spot(Struct, frozen=True):
    """One influence cell of the map."""

    id: str  # "osaka:n"
    market: str
    region: str
    side: Side
    printed: int
    left_rank: int


class Components(Struct, frozen=True, dict=True):
    player_counts: Rows[PlayerCount]
    component_counts: ComponentCounts
    player_colors: Rows[str]
    silk_uses: SilkUses
    goods: Rows[GoodRow]
    factory_levels: Rows[FactoryLevel]
    factory_common: FactoryCommon
    departments: Rows[DepartmentRow]
    actions: Rows[ActionRow]
    investment_steps: InvestmentSteps
    recruit_slots: RecruitSlots
    worker_queue: WorkerQueue
    round_track: RoundTrack
    period_scoring: Rows[Period]
    regions: Regions
    influence_tokens: InfluenceTokens
    demand_tiles: Rows[DemandTile]
    destinations: Rows[Destination]
    player_board: PlayerBoard
    favour_tokens: FavourTokens
    objective_scoring: ObjectiveScoring
    final_conversion: FinalConversion
    salary: Salary
    contracts: Rows[Contract]
    starting_tokens_a: Rows[TokenA]
    starting_tokens_b: Rows[TokenB]
    old_factory: OldFactory
    factories: FactoriesTable
    common_goals: CommonGoals
    solo: Solo

    def __post_init__(self) -> None:
        for found, wanted, what in (
            ([row.id for row in self.goods.rows], GOODS, "goods"),
            ([row.id for row in self.departments.rows], COLORS, "departments"),
            (sorted(row.color for row in self.destinations.rows), sorted(COLORS), "destinations (one per colour)"),
            ([row.players for row in self.player_counts.rows], (1, 2, 3, 4), "player_counts"),
            (sorted(self.favour_tokens.per_level), (1, 2, 3), "favour_tokens"),
        ):
            if list(found) != list(wanted):
                expected = ", ".join(map(str, wanted))
                raise UnfitValue(f"{what}: expected exactly {expected}", what.partition(" ")[0], expected=expected)
        for one in self.factories.rows:
            if (one.sides.a.id, one.sides.b.id) != (f"{one.id}a", f"{one.id}b"):
                expected = f"{one.id}a, {one.id}b"
                said = f"factories: the sides of {one.id} must be called {expected}"
                raise UnfitValue(said, "factories", one.id, "sides", expected)
        for tile in self.demand_tiles.rows:
            if len(set(tile.sides)) != 4:
                said = f"demand_tiles: {tile.id} must show four different goods"
                raise UnfitValue(said, "demand_tiles", tile.id, "sides", ", ".join(GOODS))
        slots = [action for slot in self.recruit_slots.rows for action in slot.actions]
        if sorted(slots) != sorted(row.id for row in self.actions.rows):
            expected = ", ".join(row.id for row in self.actions.rows)
            said = "recruit_slots: every action must stand under exactly one slot"
            raise UnfitValue(said, "recruit_slots", "", "actions", expected)

    @cached_property
    def counts(self) -> dict[int, PlayerCount]:
        return {row.players: row for row in self.player_counts.rows}

    @cached_property
    def worker_cells(self) -> int:
        return self.player_board.worker_area.cells

    @cached_property
    def pieces(self) -> int:
        """Ships, machines and trains of each kind."""
        return self.player_board.piece_rows.cells_per_row

    @property
    def figures(self) -> int:
        """Worker figures of each colour."""
        return self.component_counts.shared.worker_figures_per_color

    @cached_property
    def level_of(self) -> dict[str, int]:
        """Level of a type of goods."""
        return {row.id: row.level for row in self.goods.rows}

    @cached_property
    def level(self) -> dict[int, FactoryLevel]:
        return {row.level: row for row in self.factory_levels.rows}

    @cached_property
    def value(self) -> dict[str, tuple[int, int, int]]:
        """Influence for 1, 2 and 3 goods of a type."""
        found = {}
        for row in self.goods.rows:
            by_goods = self.level[row.level].influence_by_goods
            found[str(row.id)] = (by_goods[1], by_goods[2], by_goods[3])
        return found

    @cached_property
    def tokens(self) -> dict[str, FactoryToken]:
        """Both faces of every factory token, by id."""
        found = {}
        for row in self.factories.rows:
            level = self.level[self.level_of[row.type]]
            for face, side in (("a", row.sides.a), ("b", row.sides.b)):
                found[side.id] = FactoryToken(
                    side.id,
                    row.id,
                    face,
                    row.type,
                    row.number,
                    row.late,
                    level.level,
                    level.science_required,
                    level.coal_to_produce,
                    side,
                )
        return found

    @cached_property
    def science_of(self) -> dict[str, int]:
        """The science level a factory token needs."""
        return {token.id: token.science for token in self.tokens.values()}

    @cached_property
    def machine_iron(self) -> dict[str, int]:
        """What a machine cell costs beside the price of the action."""
        return {cell.cell: (cell.extra_cost or {}).get("iron", 0) for cell in self.factory_common.machine_cells}

    @cached_property
    def department(self) -> dict[str, DepartmentRow]:
        return {row.id: row for row in self.departments.rows}

    @cached_property
    def action(self) -> dict[Action, ActionRow]:
        return {row.id: row for row in self.actions.rows}

    @cached_property
    def slot_of(self) -> dict[Action, int]:
        """Position of the recruit slot above an action, from 0."""
        return {action: n for n, slot in enumerate(self.recruit_slots.rows) for action in slot.actions}

    @cached_property
    def rows_of_actions(self) -> tuple[Action, ...]:
        """All actions as they lie below the workers, row by row; what takes both rows comes with the second."""
        slots = [slot.actions for slot in self.recruit_slots.rows]
        rows = ([one[0] for one in slots if len(one) > 1], [one[-1] for one in slots])
        return tuple(action for row in rows for action in row)

    @cached_property
    def period(self) -> dict[int, Period]:
        return {row.period: row for row in self.period_scoring.rows}

    @cached_property
    def region(self) -> dict[str, Region]:
        return {row.id: row for row in self.regions.rows}

    @cached_property
    def market(self) -> dict[str, MarketRow]:
        return {market.id: market for region in self.regions.rows for market in region.markets}

    @cached_property
    def spots(self) -> dict[str, tuple[Spot, ...]]:
        """The influence cells of every region, both markets."""
        return {
            region.id: tuple(
                Spot(f"{market.id}:{cell.side}", market.id, region.id, cell.side, cell.printed or 0, cell.left_rank)
                for market in region.markets
                for cell in market.cells
            )
            for region in self.regions.rows
        }

    @cached_property
    def left_rank(self) -> dict[tuple[str, str], int]:
        """By market and side how far to the left an influence cell lies in its region."""
        return {(one.market, one.side): one.left_rank for spots in self.spots.values() for one in spots}

    @cached_property
    def demand(self) -> dict[tuple[str, int], dict[Side, Good]]:
        """The good on every side of a tile after some clockwise quarter turns."""
        return {
            (tile.id, turns): {side: tile.sides[(n - turns) % 4] for n, side in enumerate(SIDES)}
            for tile in self.demand_tiles.rows
            for turns in range(4)
        }

    @cached_property
    def level_at(self) -> dict[tuple[str, int], dict[Side, int]]:
        """The level of the good on every side of a turned tile."""
        return {
            turned: {side: self.level_of[good] for side, good in goods.items()} for turned, goods in self.demand.items()
        }

    @cached_property
    def side_for(self) -> dict[tuple[str, int], dict[str, Side]]:
        """The side on which a turned tile asks for a good; no tile asks twice for one."""
        return {turned: {good: side for side, good in goods.items()} for turned, goods in self.demand.items()}

    @cached_property
    def destination(self) -> dict[str, Destination]:
        return {row.id: row for row in self.destinations.rows}

    @cached_property
    def home_of(self) -> dict[str, str]:
        """The destination to which the expert of a colour belongs."""
        return {row.color: row.id for row in self.destinations.rows}

    @cached_property
    def track(self) -> dict[Track, tuple[TrackCell, ...]]:
        tracks = self.player_board.tracks
        return {"science": tracks.science.cells, "mining": tracks.mining.cells, "finance": tracks.finance.cells}

    @cached_property
    def threshold(self) -> dict[Objective, tuple[int, int]]:
        """Lower and upper threshold: pieces built, or index on the track."""
        rows = self.player_board.piece_rows.thresholds
        found: dict[Objective, tuple[int, int]] = dict.fromkeys(ROWS, (rows.lower_cell, rows.upper_cell))
        for track, cells in self.track.items():
            lower = next(cell.index for cell in cells if cell.threshold == "lower")
            found[track] = (lower, next(cell.index for cell in cells if cell.threshold == "upper"))
        return found

    @cached_property
    def row_bonus(self) -> dict[tuple[Row, int], tuple[RowBonus, ...]]:
        """The bonuses that touch a cell of a row (columns from 1)."""
        found: dict[tuple[Row, int], list[RowBonus]] = {}
        for bonus in self.player_board.piece_rows.bonuses:
            for row in bonus.between:
                found.setdefault((row, bonus.column), []).append(bonus)
        return {cell: tuple(bonuses) for cell, bonuses in found.items()}

    @cached_property
    def contract(self) -> dict[str, Contract]:
        return {row.id: row for row in self.contracts.rows}

    @cached_property
    def token_a(self) -> dict[str, TokenA]:
        return {row.id: row for row in self.starting_tokens_a.rows}

    @cached_property
    def factory_discount(self) -> dict[str, int]:
        """What a starting token takes off the price of a factory."""
        return {row.id: row.amount for row in self.starting_tokens_a.rows if row.effect == "factory_discount"}

    @cached_property
    def token_b(self) -> dict[str, TokenB]:
        return {row.id: row for row in self.starting_tokens_b.rows}

    @cached_property
    def goal(self) -> dict[str, Goal]:
        return {row.id: row for row in self.common_goals.tokens.rows}

    @cached_property
    def solo_goal(self) -> dict[str, SoloGoal]:
        return {row.id: row for row in self.solo.goals.rows}

    @cached_property
    def action_token(self) -> dict[str, ActionToken]:
        return {row.id: row for row in self.solo.action_tokens.rows}


SHELF: Shelf[Components] = Shelf("nippon", Path(__file__).parent.parent / "data", Components)
