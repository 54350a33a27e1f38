"""What the viewer could build: the rest is dimmed in a private picture."""

from __future__ import annotations

from engine.nippon.view.structs import View
from engine.nippon.view.structs_player import PlayerView


def out_of_reach(view: View) -> frozenset[str]:
    """Factories left for which the viewer lacks science or money; none where nobody looks."""
    if view.viewer is None or view.viewer >= len(view.players) or view.over:
        return frozenset()
    me = view.players[view.viewer]
    return frozenset(one.id for one in view.factories if one.owner is None and not _payable(me, one.science))


def _payable(me: PlayerView, science: int) -> bool:
    """Silk may lift science for once, and what is left of it is money."""
    missing = science - next(track.value for track in me.tracks if track.id == "science")
    boosts = (boost for boost, levels, _ in me.science_boosts if levels >= missing)
    silk = next(boosts, None) if missing > 0 else 0
    return silk is not None and silk <= me.silk and me.money + me.silk - silk >= me.factory_price
