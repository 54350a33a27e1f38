"""A process that lasts: what it has loaded stays to the end."""

from __future__ import annotations

import gc

THRESHOLDS = (20_000, 20, 20)  # new objects before a look at the youngest, and how many of those before older ones


def settle() -> None:
    """Looking again and again for what could be freed among modules and data takes time from whoever waits."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
