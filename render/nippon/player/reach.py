"""Which contracts the viewer has goods for: the rest is dimmed in a private picture."""

from __future__ import annotations

from engine.nippon.view.structs import View


def unpaid(view: View) -> frozenset[str]:
    """Contracts left for which the viewer has none of the goods; none where nobody looks."""
    if view.viewer is None or view.viewer >= len(view.players) or view.over:
        return frozenset()
    me = view.players[view.viewer]
    held = {factory.type for factory in me.factories if factory.goods}
    left = (one for one in me.contracts if not one.done)
    return frozenset(one.id for one in left if not held.intersection(one.types or held))
