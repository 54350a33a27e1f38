"""What an option can aim at on the board."""

from __future__ import annotations

from engine.yokohama.view.structs import View


def targets(view: View) -> frozenset[str]:
    """All of it."""
    return on_map(view) | on_table(view)


def on_map(view: View) -> frozenset[str]:
    """What lies on the map."""
    found: list[str] = []
    for area in view.areas:
        shops = (f"{area.id}:shop:{n}" for n in range(1, len(area.shops) + 1))
        found += [area.id, f"{area.id}:token", f"{area.id}:house", *shops]
    return frozenset(found)


def on_table(view: View) -> frozenset[str]:
    """What lies beside it."""
    return frozenset([*(tile.id for tile in view.achievements), *(token.id for token in view.reward_tokens)])
