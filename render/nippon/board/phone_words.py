"""The two parts of the board in words; together they say what the whole board says."""

from __future__ import annotations

from collections.abc import Sequence

from engine.nippon.view.structs import View
from render.kit import fitting
from render.nippon.board import words
from render.nippon.descriptions import Describer
from render.nippon.region_words import leaders


def map_alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """Whose turn it is, the points, and who leads in the regions."""
    d = Describer(view, names, lang)
    return " ".join([*d.state(), d.points(), *leaders(d)])


def map_text(view: View, *, names: Sequence[str], lang: str) -> str:
    """Turn and points, ports and regions; the cells of the markets are listed as far as there is room."""
    d = Describer(view, names, lang)
    return fitting([" ".join([*d.state(), d.points()]), *words.country(d, detail)] for detail in (2, 1, 0))


def table_alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """The points."""
    return Describer(view, names, lang).points()


def table_text(view: View, *, names: Sequence[str], lang: str) -> str:
    """Starting pairs, players, recruitment and goals."""
    d = Describer(view, names, lang)
    return fitting([[*words.pairs(d), *words.players(d), *words.recruitment(d), *words.goals(d)]])
