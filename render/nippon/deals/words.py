"""What goods bring in words."""

from __future__ import annotations

from collections.abc import Sequence

from render.nippon.descriptions import Describer
from render.nippon.wording import plain
from render.zoom import Zoom


def alt(zoom: Zoom, *, names: Sequence[str], lang: str) -> str:
    """Whose turn it is, where finance stands, and the contracts on offer."""
    return " ".join(_lines(zoom, names, lang))


def text(zoom: Zoom, *, names: Sequence[str], lang: str) -> str:
    """Whose turn it is, where finance stands, and the contracts on offer, a line each."""
    return "\n".join(_lines(zoom, names, lang))


def _lines(zoom: Zoom, names: Sequence[str], lang: str) -> list[str]:
    d, numbers = Describer(zoom.view, names, lang), zoom.numbers()
    me = zoom.view.players[zoom.seat]
    finance = next(one for one in me.tracks if one.id == "finance")
    left = [f"{numbers[one.id]}. {plain(lang, 'contract', one.id)}" for one in me.contracts if one.id in numbers]
    number = f"{numbers['track:finance']}. " if "track:finance" in numbers else ""
    return [*d.state(), f"{number}{d.name('track', 'finance')}: {finance.value}.", *(f"{one}." for one in left)]
