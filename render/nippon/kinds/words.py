"""The types of factories in words."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit import fitting
from render.nippon.descriptions import Describer
from render.nippon.properties import columns
from render.nippon.wording import plain
from render.zoom import Zoom


def alt(zoom: Zoom, *, names: Sequence[str], lang: str) -> str:
    """How many of each type are left."""
    return "\n".join(_lines(zoom, names, lang, whole=False))


def text(zoom: Zoom, *, names: Sequence[str], lang: str) -> str:
    """What is left of each type, with what every factory does as far as there is room."""
    return fitting(_lines(zoom, names, lang, whole=whole) for whole in (True, False))


def _lines(zoom: Zoom, names: Sequence[str], lang: str, *, whole: bool) -> list[str]:
    d, numbers = Describer(zoom.view, names, lang), zoom.numbers()
    levels = {good: level for level in d.view.levels for good in level.goods}
    lines = []
    for good, tokens in columns(d.view).items():
        left = [one for one in tokens if one.owner is None]
        number, level = numbers.get(f"type:{good}"), levels[good]
        head = d.say("available", n=str(len(left)))
        said = d.say("type", good=d.name("good", good), science=level.science, coal=level.coal, list=head)
        lines.append(f"{number}. {said}" if number else said)
        if whole:
            lines += [f"{one.number}{one.face.upper()}: {plain(lang, 'property', one.id)}" for one in left]
    return lines
