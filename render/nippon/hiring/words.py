"""Which worker to take, in words."""

from __future__ import annotations

from collections.abc import Sequence

from render.nippon.descriptions import Describer
from render.nippon.wording import ROMAN
from render.zoom import Zoom


def alt(zoom: Zoom, *, names: Sequence[str], lang: str) -> str:
    """Whose turn it is, the workers one has, and those to choose from."""
    return " ".join(_lines(zoom, names, lang))


def text(zoom: Zoom, *, names: Sequence[str], lang: str) -> str:
    """Whose turn it is, the workers one has, and those to choose from, a line each."""
    return "\n".join(_lines(zoom, names, lang))


def _lines(zoom: Zoom, names: Sequence[str], lang: str) -> list[str]:
    d = Describer(zoom.view, names, lang)
    me = zoom.view.players[zoom.seat]
    favours = ", ".join(f"{ROMAN[stack.level]} ×{stack.left}" for stack in me.favours)
    offered = [f"{one.number}. {d.color(getattr(one.facts, 'color', ''))}." for one in zoom.options]
    return [*d.state(), d.say("workers", list=d.workers(me), favours=favours), *offered]
