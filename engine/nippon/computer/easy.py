"""The computer player for first games: it sees the next scoring and no further, and misjudges what a turn brings."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from engine.core.ask import Ask
from engine.core.table import Observation
from engine.nippon.computer.house import answer
from engine.nippon.computer.opinions import Opinions
from engine.nippon.view.structs import View

NEWCOMER = Opinions(doubt=4.0, scoring_later=0.1, first_step=0.1, way=0.25, hoped=0.2, science=1.2)


def easy(observation: Observation[View], ask: Ask[Any], rng: Random) -> Sequence[str]:
    """Like `house`, with a newcomer's opinions."""
    return answer(observation, ask, rng, NEWCOMER)
