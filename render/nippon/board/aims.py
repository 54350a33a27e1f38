"""What an option can aim at on the board."""

from __future__ import annotations

from engine.nippon.view.structs import View


def targets(view: View) -> frozenset[str]:
    """All of it."""
    return on_map(view) | on_table(view)


def on_map(view: View) -> frozenset[str]:
    """What lies on the map."""
    found = [port.id for port in view.ports]
    for region in view.regions:
        found += [region.id, *(cell.id for cell in region.trains if cell.usable)]
        found += [cell.id for market in region.markets for cell in market.cells]
    return frozenset(found)


def on_table(view: View) -> frozenset[str]:
    """What lies beside it."""
    found = ["consolidate"]
    for slot in view.slots:
        found += [f"action:{action.id}" for action in slot.actions]
        found += [f"slot:{slot.slot}:{color}" for color in slot.workers]
    if view.phase == "draft":
        found += [pair.a for pair in view.pairs]
    return frozenset(found)
