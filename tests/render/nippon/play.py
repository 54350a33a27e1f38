"""Games of Nippon to draw."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from engine.core.ask import Ask
from engine.core.table import Table
from tests.render.games import RecordedGames, eager

GAME = "nippon"
CONFIGURATIONS: tuple[tuple[int, Mapping[str, str]], ...] = (
    (1, {"difficulty": "hard"}),
    (1, {"difficulty": "easy", "factory_sides": "b"}),
    (2, {}),
    (2, {"module": "both", "factory_sides": "random"}),
    (3, {"module": "common_goals", "factory_sides": "b"}),
    (4, {}),
    (4, {"module": "both", "factory_sides": "random", "starting_draft": "random"}),
)
GOAL = 4  # workers that somebody busy gathers before consolidating


def busy(table: Table, ask: Ask[Any], rng: Random) -> list[str]:
    """Somebody quick who does things: works until four workers are there, and takes most of what is offered."""
    if ask.key == "nippon.main":
        held = sum(cell.worker is not None for cell in table.view(None).players[ask.seat].workers)
        actions = [o.id for o in ask.untold if o.role == "main" and o.id != "consolidate"]
        if held < GOAL and actions:
            return [rng.choice(actions)]
    return eager(ask, rng)


GAMES = RecordedGames(GAME, CONFIGURATIONS, busy)
