"""What must hold at every moment (spec section 20)."""

from __future__ import annotations

from engine.nippon.state import State


def invariants(g: State) -> list[str]:
    return []
