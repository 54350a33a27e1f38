"""How far means reach: how many of several things can be paid for, one after the other."""

from __future__ import annotations

from collections.abc import Iterable


def within_means(prices: Iterable[int], have: int) -> int:
    """How many things so much pays for, the cheapest first."""
    count = 0
    for price in sorted(prices):
        have -= price
        if have < 0:
            break
        count += 1
    return count
