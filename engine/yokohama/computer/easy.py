"""The computer player for first games: it sees this turn and little more, and misjudges what an area is worth."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from engine.core.ask import Ask
from engine.core.table import Observation
from engine.yokohama.computer.house import answer
from engine.yokohama.computer.opinions import Opinions
from engine.yokohama.view.structs import View

NEWCOMER = Opinions(
    doubt=0.9,
    next_action=0.0,
    second_action=0.0,
    third_action=0.0,
    achievement=0.0,
    board=0.0,
    new_flag=0.0,
    flag=0.0,
    production=0.0,
    technology=0.2,
    house=4.5,
    shop=1.0,
    lasting=0.0,
    assistant=0.5,
    promise=0.3,
    spare=1.2,
    plenty=0.8,
    agent_waits=5.0,
)


def easy(observation: Observation[View], ask: Ask[Any], rng: Random) -> Sequence[str]:
    """Like `house`, with a newcomer's opinions; equal observations get equal answers."""
    return answer(observation, ask, NEWCOMER)
