"""Games of Yokohama to draw."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from engine.core.ask import Ask
from engine.core.table import Table
from engine.yokohama.rules.option_facts import InArea
from tests.render.games import RecordedGames, eager

GAME = "yokohama"
MODULES: tuple[Mapping[str, str], ...] = (
    {},
    {"edition": "classic"},
    {"achievement_rewards": "on", "free_agents": "on"},
)
CONFIGURATIONS = tuple((seats, options) for seats in (2, 3, 4) for options in MODULES)


def busy(table: Table, ask: Ask[Any], rng: Random) -> list[str]:
    """Somebody quick who does things: the president goes where power is high, what is offered is mostly taken."""
    if ask.key == "yokohama.move":
        reached = [(o.facts.power if isinstance(o.facts, InArea) else 1, o.id) for o in ask.untold]
        best = max(reached)[0]
        return [rng.choice([one for strength, one in reached if strength == best])]
    return eager(ask, rng)


GAMES = RecordedGames(GAME, CONFIGURATIONS, busy)
