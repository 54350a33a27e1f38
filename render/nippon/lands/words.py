"""All regions in words."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit import fitting
from render.nippon.descriptions import Describer
from render.nippon.region_words import leaders, region_words
from render.zoom import Zoom


def alt(zoom: Zoom, *, names: Sequence[str], lang: str) -> str:
    """Whose turn it is, and who leads in the regions."""
    d = Describer(zoom.view, names, lang)
    return " ".join([*d.state(), *leaders(d)])


def text(zoom: Zoom, *, names: Sequence[str], lang: str) -> str:
    """Every region with its number, its markets as far as there is room, and its trains."""
    d, numbers = Describer(zoom.view, names, lang), zoom.numbers()
    shown = [region for region in d.view.regions if any(one.target == region.id for one in zoom.options)]
    signs = {region.id: f"{numbers[region.id]}. " if region.id in numbers else "" for region in shown}
    return fitting([[f"{signs[one.id]}{region_words(d, one, detail)}" for one in shown] for detail in (2, 1, 0)])
