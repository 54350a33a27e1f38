"""The two parts of the board in words; together they say what the whole board says."""

from __future__ import annotations

from collections.abc import Sequence

from engine.yokohama.view.structs import View
from render.kit import fitting
from render.yokohama.board import words
from render.yokohama.descriptions import Describer


def map_alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """Whose turn it is, the points, and where the presidents are."""
    d = Describer(view, names, lang)
    return " ".join([*d.state(), words.points(d), *words.presidents(d)])


def map_text(view: View, *, names: Sequence[str], lang: str) -> str:
    """Turn and points, all areas; free building spaces are listed only if there is room."""
    d = Describer(view, names, lang)
    state = " ".join([*d.state(), words.points(d)])
    return fitting([state, *words.reach(d, detail), *words.areas(d, detail)] for detail in (2, 1, 0))


def table_alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """Points, and how near the end is."""
    d = Describer(view, names, lang)
    return " ".join([words.points(d), *d.end()])


def table_text(view: View, *, names: Sequence[str], lang: str) -> str:
    """The end, the players and the achievements."""
    d = Describer(view, names, lang)
    return fitting([[" ".join(d.end()), *words.players(d), *words.achievements(d)]])
