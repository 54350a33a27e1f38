"""The effect vocabulary of the data file (§22): what departments, cells, contracts and factories do."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Color = Literal["black", "red", "grey", "blue", "white", "yellow"]
Resource = Literal["coal", "silk", "iron", "money", "vp"]
Track = Literal["science", "mining", "finance"]
Row = Literal["ships", "machines", "trains"]
Objective = Literal["ships", "machines", "trains", "science", "mining", "finance", "factories", "contracts"]
Good = Literal["cotton", "paper", "bento", "lenses", "bulbs", "clocks"]

COLORS: tuple[Color, ...] = ("black", "red", "grey", "blue", "white", "yellow")
GOODS: tuple[Good, ...] = ("cotton", "paper", "bento", "lenses", "bulbs", "clocks")
TRACKS: tuple[Track, ...] = ("science", "mining", "finance")
ROWS: tuple[Row, ...] = ("ships", "machines", "trains")
OBJECTIVES: tuple[Objective, ...] = (
    "ships",
    "machines",
    "trains",
    "science",
    "mining",
    "finance",
    "factories",
    "contracts",
)


class Op(Struct, frozen=True, tag_field="op", forbid_unknown_fields=True):
    """One effect; the field `op` of a row says which."""


class Gain(Op, tag="gain", frozen=True):
    resource: Resource
    amount: int


class Spend(Op, tag="spend", frozen=True):
    resource: Resource
    amount: int


class Advance(Op, tag="advance", frozen=True):
    track: Track
    steps: int


class Retreat(Op, tag="retreat", frozen=True):
    track: Track
    steps: int


class AdvanceSplit(Op, tag="advance_split", frozen=True):
    """The owner distributes the steps over the tracks."""

    tracks: tuple[Track, ...]
    steps: int


class Department(Op, tag="department", frozen=True):
    """A department bonus; `taken_worker` is the colour recruited this turn, `expert_taken` that of the ship before."""

    color: Literal[Color, "any", "taken_worker", "expert_taken"]
    times: int = 1


class UnlockInfluence(Op, tag="unlock_influence", frozen=True):
    value: int


class Build(Op, tag="build", frozen=True):
    """A free build by the procedure of its piece; `other_…` looks at the build before it in the list."""

    piece: Literal["ship", "machine", "train", "ship_machine_or_train"]
    count: int = 1
    different_factories: bool = False
    other_region: bool = False
    other_destination: bool = False
    repeat_cell_bonus: bool = False


class Optional(Op, tag="optional", frozen=True):
    """Pay the whole cost to get what follows, or decline."""

    cost: tuple[Effect, ...]
    then: tuple[Effect, ...]


class ChooseOne(Op, tag="choose_one", frozen=True):
    options: tuple[tuple[Effect, ...], ...]


class PlaceGoods(Op, tag="place_goods", frozen=True):
    where: Literal["this_factory", "different_factories", "each_factory_produced_this_action"]
    amount: int


class Produce(Op, tag="produce", frozen=True):
    where: Literal["factory_of_that_machine"]


class StoreCoal(Op, tag="store_coal", frozen=True):
    where: Literal["this_factory"]
    amount: int


class KeepAtConsolidation(Op, tag="keep_at_consolidation", frozen=True):
    kinds: tuple[Literal["coal", "money"], ...]
    max: int


class FreeProductionCoal(Op, tag="free_production_coal", frozen=True):
    activations: int


class GainPer(Op, tag="gain_per", frozen=True):
    resource: Resource
    per: Literal["factory_produced_this_action", "machine_built"]
    amount: int
    max: int | None = None


class ScorePer(Op, tag="score_per", frozen=True):
    what: Literal["factory_types", "thresholds", "lower_thresholds"]
    vp: int
    max: int
    of: tuple[Objective, ...] = ()


class FavourLevelBonus(Op, tag="favour_level_bonus", frozen=True):
    objective: Objective
    times_by_level: dict[int, int]
    effect: Effect


class DepartmentBonusesOnTrack(Op, tag="department_bonuses_on_track", frozen=True):
    track: Track


class RegionBonus(Op, tag="region_bonus", frozen=True):
    of: Literal["region_built_this_action"]


class TrainInfluence(Op, tag="train_influence", frozen=True):
    value: int


Effect = (
    Gain
    | Spend
    | Advance
    | Retreat
    | AdvanceSplit
    | Department
    | UnlockInfluence
    | Build
    | Optional
    | ChooseOne
    | PlaceGoods
    | Produce
    | StoreCoal
    | KeepAtConsolidation
    | FreeProductionCoal
    | GainPer
    | ScorePer
    | FavourLevelBonus
    | DepartmentBonusesOnTrack
    | RegionBonus
    | TrainInfluence
)
