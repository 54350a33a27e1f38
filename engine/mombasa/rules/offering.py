"""Single answers beside a list: offered or refused with their reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from engine.core.offer import Offer, Option, sift
from engine.core.text import Text

T = TypeVar("T")


def offer_one(option: Option[T], why_not: Callable[[], Text | None]) -> Offer[T]:
    """One option, or what stands against it."""
    return sift([option], lambda _: why_not(), lambda one: one)
