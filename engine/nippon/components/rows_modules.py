"""Typed rows of the modules' and the solo game's tables."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from engine.nippon.components.effects import Effect
from engine.nippon.components.rows import Metric, Rows


class Goal(Struct, frozen=True):
    id: str
    metric: Metric


class Reward(Struct, frozen=True):
    """One reward for a common goal: chosen by `id` in periods I and II, printed at a `position` in period III."""

    ops: tuple[Effect, ...]
    id: str = ""
    position: int = 0


class PeriodRewards(Struct, frozen=True):
    choose_one: tuple[Reward, ...] = ()
    by_position: tuple[Reward, ...] = ()


class GoalRewards(Struct, frozen=True):
    period_1: PeriodRewards
    period_2: PeriodRewards
    period_3: PeriodRewards


class Difficulty(Struct, frozen=True):
    id: Literal["easy", "normal", "hard"]
    goals: int
    frames_active: tuple[str, ...]


class SoloGoal(Struct, frozen=True):
    id: str
    metric: Metric
    at_least: int = 0
    index_at_least: int = 0

    @property
    def need(self) -> int:
        return self.at_least or self.index_at_least


class AutomaRow(Struct, frozen=True):
    row: Literal["bottom", "middle", "top"]
    period: int
    goods_level: int
    values: tuple[int, ...]


class AutomaTrains(Struct, frozen=True):
    count: int
    influence: int


class ActionToken(Struct, frozen=True):
    id: str
    kind: Literal["slot", "most_workers"]
    slot: int | None = None
    frame: Literal["green", "yellow", "red"] | None = None
    arrow: Literal["left", "right"] | None = None


class SoloWorkers(Struct, frozen=True):
    set_1_to_regions: int


class Rating(Struct, frozen=True):
    more_than: int
    id: str


class CommonGoals(Struct, frozen=True):
    tokens: Rows[Goal]
    rewards: GoalRewards


class Solo(Struct, frozen=True):
    difficulty: Rows[Difficulty]
    goals: Rows[SoloGoal]
    automa_influence_rows: Rows[AutomaRow]
    automa_trains: AutomaTrains
    action_tokens: Rows[ActionToken]
    workers: SoloWorkers
    ratings: Rows[Rating]
