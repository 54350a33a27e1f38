"""The first decisions in words."""

from __future__ import annotations

from collections.abc import Sequence

from render.mombasa.telling import Teller, start_tile
from render.zoom import Zoom


def alt(zoom: Zoom, *, names: Sequence[str], lang: str) -> str:
    """What each tile brings, and the hand."""
    tell = Teller(zoom.view, names, lang)
    me, numbers = tell.view.players[zoom.seat], zoom.numbers()
    dealt = tell.view.dealt or (() if me.start_tile is None else (me.start_tile,))
    told = []
    for name in dealt:
        said = start_tile(tell, tell.data.start_tile[name])
        told.append(f"{numbers[name]}. {said}" if name in numbers else said)
    hand = sorted(me.hand or (), key=tell.data.card_order.__getitem__)
    return " ".join([*told, tell.say("cards", n=len(hand), cards=tell.cards(hand))])


def text(zoom: Zoom, *, names: Sequence[str], lang: str) -> str:
    """The same, for whom it concerns and when."""
    tell = Teller(zoom.view, names, lang)
    return "\n".join([" ".join(tell.when()), names[zoom.seat] + ".", alt(zoom, names=names, lang=lang)])
