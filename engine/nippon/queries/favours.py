"""Favours: which one a consolidation may take, and where it may lie (§10 A, R22, R23)."""

from __future__ import annotations

from engine.core.text import Text, refusal
from engine.nippon.components.effects import OBJECTIVES, Objective
from engine.nippon.components.names import name, roman
from engine.nippon.state import Player, State


def favour_reached(g: State, player: Player) -> int:
    """The favour level beside the topmost worker; 0 below cell 4 (R22)."""
    cells = g.data.player_board.worker_area.rows
    return (cells[len(player.workers) - 1].favour_level or 0) if player.workers else 0


def favour_levels(g: State, player: Player) -> list[int]:
    """The favour levels a consolidation may take now: reached, not used up, with a free objective (R23)."""
    if len(player.favours) == len(OBJECTIVES):
        return []
    return [level for level in range(1, favour_reached(g, player) + 1) if player.stacks[level - 1]]


def why_not_favour(g: State, player: Player, level: int) -> Text | None:
    """Whether a consolidation may take a favour of this level."""
    if level > favour_reached(g, player):
        cells = g.data.player_board.worker_area.rows
        need = next(cell.cell for cell in cells if cell.favour_level == level)
        return refusal("nippon.no.favour_workers", "10", level=roman(level), need=need, have=len(player.workers))
    return None if player.stacks[level - 1] else refusal("nippon.no.favour_left", "10", level=roman(level))


def why_not_objective(player: Player, objective: Objective) -> Text | None:
    level = player.favours.get(objective)
    if level is None:
        return None
    return refusal("nippon.no.objective", "10", objective=name("objective", objective), level=roman(level))
