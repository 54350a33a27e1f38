"""Answers that give something away for nothing, as far as the facts of the options tell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.ask import Ask
from engine.core.offer import Option

DECLINING = ("decline", "confirm")


def forgone(ask: Ask[Any], picks: Sequence[str]) -> Option[Any] | None:
    """What somebody lets go who picks this: something free, or what could be done instead of a dangerous option."""
    picked = [option for option in ask.options if option.id in picks]
    if len(picked) != 1 or (ask.min, ask.max) != (1, 1):
        return None
    if picked[0].role == "danger":
        return next((option for option in ask.options if option.role == "main"), None)
    if picked[0].role not in DECLINING:
        return None
    free = [option for option in ask.options if option.facts and option.facts.gain and not option.facts.price]
    return next((option for option in free if option.role in ("main", "free")), None)
