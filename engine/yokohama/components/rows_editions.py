"""What differs by edition and by number of players (sections 1.1, 3, 4)."""

from __future__ import annotations

from functools import cached_property
from typing import Literal

from msgspec import Struct, field

from engine.yokohama.components.effects import Price


class SpreadPlacement(Struct, frozen=True):
    """Placement option A."""

    max: int


class PairPlacement(Struct, frozen=True):
    """Placement option B: exactly so many, or up to so many (D14)."""

    exact: int | None = None
    max: int | None = None

    @property
    def counts(self) -> range:
        return range(self.exact, self.exact + 1) if self.exact is not None else range(1, (self.max or 0) + 1)


class Edition(Struct, frozen=True):
    """What the editions differ in (section 1.1)."""

    colours: list[str]
    assistants_per_colour: int
    score_marker_assistants: int
    assistants_in_hand: int
    assistants_in_warehouse: int
    faith_yen_cost: int
    faith_item_limit: Literal["per_action", "per_turn"]
    technology_surcharge_from: int | None
    technology_surcharge: Price | None
    church_trigger: dict[str, int]
    customs_trigger: dict[str, int]
    two_player_dummy: bool
    dummy_production_value: float | None
    agent_mode: Literal["extra_action", "redirect"]
    station_power_for: Literal["all", "owner"]
    station_move_needs_assistant: bool
    tram_needs_assistant: bool
    tram_may_join_president_with_postal_system: bool
    placement_spread: SpreadPlacement
    placement_single_area: PairPlacement
    modules_allowed: list[str]


class Editions(Struct, frozen=True):
    """Both editions."""

    newer: Edition = field(name="2024")
    classic: Edition


class PlayerCount(Struct, frozen=True):
    """What is removed for a number of players, and what that leaves."""

    removed_areas: list[str]
    removed_boards: list[str]
    orders_removed: int
    areas: int
    building_tiles: int
    five_power_tokens: int
    orders_in_deck_at_start: int


class PlayerCounts(Struct, frozen=True):
    """The set-up table."""

    two: PlayerCount = field(name="2")
    three: PlayerCount = field(name="3")
    four: PlayerCount = field(name="4")


class MapSlot(Struct, frozen=True):
    """A place of the map; `x2` counts half boards from the left."""

    id: str
    row: int
    col: int
    x2: int


class MapLayout(Struct, frozen=True, dict=True):
    """The map of a number of players."""

    rows: list[int]
    slots: list[MapSlot]
    adjacency: dict[str, list[str]]

    @cached_property
    def touching(self) -> tuple[tuple[int, ...], ...]:
        """The places next to each place, as positions in `slots`."""
        at = {slot.id: n for n, slot in enumerate(self.slots)}
        return tuple(tuple(at[other] for other in self.adjacency[slot.id]) for slot in self.slots)


class MapLayouts(Struct, frozen=True):
    """The maps."""

    two: MapLayout = field(name="2")
    three: MapLayout = field(name="3")
    four: MapLayout = field(name="4")


class StartHand(Struct, frozen=True):
    """What every player begins with."""

    president: int
    assistants: int
    shops: int
    trading_houses: int
    copper: int
    silk: int
    tea: int
    fish: int
    imports: int


class StartWarehouse(Struct, frozen=True):
    """What lies in every warehouse at the start."""

    assistants: int
    shops: int
    trading_houses: int


class StartYen(Struct, frozen=True):
    """The first player begins with less."""

    first_player: int
    others: int


class StartWith(Struct, frozen=True):
    """Hand, warehouse and money at the start."""

    hand: StartHand
    warehouse: StartWarehouse
    yen: StartYen


class PlayerPieces(Struct, frozen=True):
    """The pieces of one player."""

    presidents: int
    shops: int
    trading_houses: int
    start: StartWith
    order_hand_limit: int
    orders_dealt: int
