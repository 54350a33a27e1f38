"""What the viewer of the market can buy: the rest is dimmed in a private picture."""

from __future__ import annotations

from engine.mombasa.view.structs import View


def out_of_reach(view: View) -> frozenset[str]:
    """Spaces whose card costs more than the viewer can pay now; none where nobody looks."""
    if view.viewer is None or view.phase != "action":
        return frozenset()
    most = means(view)
    return frozenset(space.id for space in view.display if space.card is not None and space.pays > most)


def means(view: View) -> int:
    """What the viewer can pay with: the goods in use, at a bonus space pounds, else the best goods that lie there."""
    assert view.viewer is not None
    me, doing = view.players[view.viewer], view.doing
    if doing is not None and view.active == view.viewer and doing.action in ("goods", "marker"):
        return doing.left if doing.action == "goods" else me.pounds
    return max(me.values.coffee, me.values.banana, me.values.cotton)
