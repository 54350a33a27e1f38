"""What the viewer of the market can buy: the rest is dimmed in a private picture."""

from __future__ import annotations

from engine.mombasa.view.structs import View


def out_of_reach(view: View) -> frozenset[str]:
    """Spaces whose card costs more than the viewer's best goods are worth now; none where nobody looks."""
    if view.viewer is None or view.phase != "action":
        return frozenset()
    have = view.players[view.viewer].values
    most = max(have.coffee, have.banana, have.cotton)
    return frozenset(space.id for space in view.display if space.card is not None and space.pays > most)
