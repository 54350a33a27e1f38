"""What a seat may know, field by field, for pictures and computer players. Nothing but future draws is hidden here.

Names are component ids everywhere; words come from the locale files. Ids that options use as `target`, all of them
found in this view (`<f>` is a factory token such as `cotton_1a`, or `old_factory`):

- `action:<action>` an action tile, `slot:<n>:<colour>` a worker in a recruit slot, `consolidate`
- `type:<good>` a column of factories, `<f>` a factory token wherever it lies, `<f>:left`, `<f>:right` a machine cell
- `<destination>`, `<region>`, `<region>:<n>` a train cell, `<market>:<side>` an influence cell
- `good:<good>` goods of a type on one's own factories, `contract_…` a contract, `department:<colour>`, `track:<track>`
- `favour:<level>` a favour stack, `objective:<objective>`, `a_…` a starting pair (by its A token)
"""

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
)
from engine.nippon.rows import Amounts, Condition
from engine.nippon.view.board import (
    ActionView,
    CellView,
    FactoryView,
    LevelView,
    MarketView,
    PeriodView,
    PortView,
    QueueRowView,
    RegionView,
    RoundCellView,
    SlotView,
    StandingView,
    TokenView,
    TrainCellView,
)
from engine.nippon.view.player import (
    BonusView,
    ConsolidationView,
    ContractView,
    DepartmentView,
    FavourStackView,
    ObjectiveView,
    OwnFactoryView,
    OwnTokenView,
    PieceRowView,
    PlayerView,
    RowBonusView,
    ScoreView,
    TrackCellView,
    TrackView,
    WaitingView,
    WorkerCellView,
    WorkerView,
)
from engine.nippon.view.table import (
    AutomaView,
    GoalView,
    PairView,
    SoloGoalView,
    TurnView,
    View,
)

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
