"""The computer player for first games: it thinks of this round, not of what shares become, and misjudges things."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from engine.core.ask import Ask
from engine.core.table import Observation
from engine.mombasa.computer.house import answer
from engine.mombasa.computer.opinions import Opinions
from engine.mombasa.view.structs import View

NEWCOMER = Opinions(doubt=5.5, plays=0.22, growth=0.3, followed=0.0, slot=0.0, majority=0.7)


def easy(observation: Observation[View], ask: Ask[Any], rng: Random) -> Sequence[str]:
    """Like `house`, with a newcomer's opinions."""
    return answer(observation, ask, rng, NEWCOMER)
