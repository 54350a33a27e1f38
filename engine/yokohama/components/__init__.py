"""The component set: all tables of `data/yokohama.json`, and the look-ups that rules use."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Generic, TypeVar

from msgspec import Struct

from engine.core.components import Shelf, UnfitValue
from engine.yokohama.components import effects, rows
from engine.yokohama.components.rows import CANAL
from engine.yokohama.components.rows_editions import (
    Edition,
    Editions,
    MapLayout,
    MapLayouts,
    PlayerCount,
    PlayerCounts,
    PlayerPieces,
)

R = TypeVar("R")


class Rows(Struct, Generic[R], frozen=True):
    """A table that is nothing but its rows."""

    rows: list[R]


class RewardTokens(Struct, frozen=True):
    """The achievement reward tokens, of which some are drawn for a game."""

    drawn_per_game: int
    rows: list[rows.RewardTokenRow]


class Components(Struct, frozen=True, dict=True):
    """Everything printed on boards, cards, tiles and tokens."""

    editions: Editions
    player_counts: PlayerCounts
    layouts: MapLayouts
    player_pieces: PlayerPieces
    countries: Rows[rows.CountryRow]
    foreign_agents: Rows[rows.Agent]
    area_kinds: Rows[rows.AreaKind]
    areas: Rows[rows.AreaRow]
    management_boards: list[rows.BoardRow]
    orders: Rows[rows.Order]
    technologies: Rows[rows.Technology]
    technology_cards: Rows[rows.TechnologyCard]
    achievements: Rows[rows.AchievementRow]
    five_power_tokens: Rows[rows.TokenRow]
    free_agent_tokens: Rows[rows.FreeAgentRow]
    achievement_rewards: RewardTokens
    building_tiles: Rows[rows.TileRow]
    power_sources: rows.PowerSources
    scoring: rows.Scoring
    end_triggers: rows.EndTriggers

    def __post_init__(self) -> None:
        """References between tables must lead somewhere; msgspec turns a ValueError into a precise message."""
        missing = {row.kind for row in self.areas.rows} - {row.id for row in self.area_kinds.rows}
        missing |= {row.board for row in self.areas.rows if row.board} - {row.id for row in self.management_boards}
        missing |= {row.area for row in self.management_boards} - {row.id for row in self.areas.rows}
        missing |= {row.technology for row in self.technology_cards.rows} - {row.id for row in self.technologies.rows}
        if missing:
            name = sorted(missing)[0]
            table = "technology_cards" if name in {row.technology for row in self.technology_cards.rows} else "areas"
            raise UnfitValue(f"no row has the id {name}, but {table} refers to it", table, "", name)
        for tile in self.building_tiles.rows:
            if len(tile.shops) != 4:
                said = f"building_tiles, row {tile.id}: expected 4 shop spaces, not {len(tile.shops)}"
                raise UnfitValue(said, "building_tiles", tile.id, "shops", "4")

    def edition(self, name: str) -> Edition:
        return self.editions.classic if name == "classic" else self.editions.newer

    def count(self, seats: int) -> PlayerCount:
        counts = self.player_counts
        return (counts.two, counts.three, counts.four)[seats - 2]

    def layout(self, seats: int) -> MapLayout:
        layouts = self.layouts
        return (layouts.two, layouts.three, layouts.four)[seats - 2]

    @cached_property
    def kind_of(self) -> dict[str, rows.AreaKind]:
        """The kind of each area."""
        kinds = {row.id: row for row in self.area_kinds.rows}
        return {row.id: kinds[row.kind] for row in self.areas.rows}

    @cached_property
    def yields(self) -> dict[str, tuple[int, ...]]:
        """What power 1 to 5 gives in each area, as its board prints it; a Port: how many cards are within reach."""
        return {row.id: self._yields(row.id) for row in self.areas.rows}

    def _yields(self, area: str) -> tuple[int, ...]:
        action = self.kind_of[area].action
        match action:
            case effects.TakeOrders():
                zones = [slot.zone for slot in self.board_of[area].slots]
                return tuple(sum(zone in within for zone in zones) for within in action.zones_by_power)
            case effects.TakeTechnology():
                return tuple(action.production_by_power)
            case effects.Worship():
                return tuple(action.faith_by_power)
            case effects.Declare():
                return tuple(action.max_imports_by_power)
            case effects.NoAction():
                return ()
            case _:
                return tuple(action.by_power)

    @cached_property
    def crossing_fee(self) -> int:
        """What entering the Canal costs."""
        action = self.kind_of[CANAL].action
        return action.crossing_fee if isinstance(action, effects.NoAction) else 0

    @cached_property
    def board_of(self) -> dict[str, rows.BoardRow]:
        """The management board of each area that has one."""
        return {row.area: row for row in self.management_boards}

    @cached_property
    def recruiting(self) -> effects.Recruit:
        """The Employment Agency, whose prices also hold for rewards."""
        return next(row.action for row in self.area_kinds.rows if isinstance(row.action, effects.Recruit))

    @cached_property
    def order(self) -> dict[str, rows.Order]:
        return {row.id: row for row in self.orders.rows}

    @cached_property
    def card(self) -> dict[str, rows.TechnologyCard]:
        return {row.id: row for row in self.technology_cards.rows}

    @cached_property
    def cards_named(self) -> dict[str, tuple[str, ...]]:
        """The cards of each technology."""
        return {
            row.id: tuple(card.id for card in self.technology_cards.rows if card.technology == row.id)
            for row in self.technologies.rows
        }

    @cached_property
    def technology(self) -> dict[str, rows.Technology]:
        return {row.id: row for row in self.technologies.rows}

    @cached_property
    def achievement(self) -> dict[str, rows.AchievementRow]:
        return {row.id: row for row in self.achievements.rows}

    @cached_property
    def token(self) -> dict[str, list[effects.Reward]]:
        """What each 5-power token gives; a free agent is nothing but itself."""
        plain = {row.id: row.reward for row in self.five_power_tokens.rows}
        return plain | {row.id: [] for row in self.free_agent_tokens.rows}

    @cached_property
    def free_agents(self) -> frozenset[str]:
        """The tokens that count as an agent."""
        return frozenset(
            [row.id for row in self.free_agent_tokens.rows]
            + [row.id for row in self.achievement_rewards.rows if row.kind == "free_agent"]
        )

    @cached_property
    def agent(self) -> dict[str, rows.Agent]:
        return {row.id: row for row in self.foreign_agents.rows}

    @cached_property
    def reward_token(self) -> dict[str, rows.RewardTokenRow]:
        return {row.id: row for row in self.achievement_rewards.rows}

    @cached_property
    def tile(self) -> dict[str, rows.TileRow]:
        return {row.id: row for row in self.building_tiles.rows}

    @cached_property
    def triggered(self) -> dict[effects.Trigger, tuple[rows.Technology, ...]]:
        """The technologies that do something at a trigger."""
        found: dict[effects.Trigger, tuple[rows.Technology, ...]] = {}
        for row in self.technologies.rows:
            if row.effect.trigger is not None:
                found[row.effect.trigger] = (*found.get(row.effect.trigger, ()), row)
        return found


SHELF: Shelf[Components] = Shelf("yokohama", Path(__file__).parent.parent / "data", Components)
