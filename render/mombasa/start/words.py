"""The first decisions in words."""

from __future__ import annotations

from collections.abc import Sequence

from render.mombasa.descriptions import Describer, start_tile
from render.zoom import Zoom


def alt(zoom: Zoom, *, names: Sequence[str], lang: str) -> str:
    """What each tile brings, and the hand."""
    d = Describer(zoom.view, names, lang)
    me, numbers = d.view.players[zoom.seat], zoom.numbers()
    dealt = d.view.dealt or (() if me.start_tile is None else (me.start_tile,))
    lines = []
    for name in dealt:
        said = start_tile(d, d.data.start_tile[name])
        lines.append(f"{numbers[name]}. {said}" if name in numbers else said)
    hand = sorted(me.hand or (), key=d.data.card_order.__getitem__)
    return " ".join([*lines, d.say("cards", n=len(hand), cards=d.cards(hand))])


def text(zoom: Zoom, *, names: Sequence[str], lang: str) -> str:
    """When it is and whom it concerns, then what each tile brings, and the hand."""
    d = Describer(zoom.view, names, lang)
    return "\n".join([" ".join(d.when()), names[zoom.seat] + ".", alt(zoom, names=names, lang=lang)])
