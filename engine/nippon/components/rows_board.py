"""Typed rows of the player board's tables."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from engine.nippon.components.effects import Effect, Row


class TrackCell(Struct, frozen=True):
    index: int
    level: int = 0
    coal_income: int = 0
    money_income: int = 0
    bonus: Effect | None = None
    threshold: Literal["lower", "upper"] | None = None

    @property
    def value(self) -> int:
        """The number printed on the cell: science level, coal income or money income."""
        return self.level or self.coal_income or self.money_income


class TrackRow(Struct, frozen=True):
    cells: tuple[TrackCell, ...]


class Tracks(Struct, frozen=True):
    science: TrackRow
    mining: TrackRow
    finance: TrackRow


class PieceThresholds(Struct, frozen=True):
    lower_cell: int
    upper_cell: int


class RowBonus(Struct, frozen=True):
    between: tuple[Row, Row]
    column: int
    bonus: Effect


class PieceRows(Struct, frozen=True):
    cells_per_row: int
    thresholds: PieceThresholds
    bonuses: tuple[RowBonus, ...]


class WorkerCell(Struct, frozen=True):
    cell: int
    grey: bool
    favour_level: int | None = None


class WorkerArea(Struct, frozen=True):
    cells: int
    rows: tuple[WorkerCell, ...]


class Cells(Struct, frozen=True):
    cells: int


class PlayerBoard(Struct, frozen=True):
    tracks: Tracks
    piece_rows: PieceRows
    worker_area: WorkerArea
    factory_area: Cells
    contract_area: Cells
