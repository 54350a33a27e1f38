"""Candidates that are never offered with a question: their reasons are worked out when somebody asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Never

from engine.core.offer import Offer


def only_refused(make: Callable[[], Offer[Any]]) -> Offer[Never]:
    """What an offer refuses, without what it offers."""
    return Offer((), lambda: make().refused())
