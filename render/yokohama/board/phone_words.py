"""The two parts of the board in words; together they say what the whole board says."""

from __future__ import annotations

from collections.abc import Sequence

from engine.yokohama.view.structs import View
from render.kit import fitting
from render.yokohama.board import words
from render.yokohama.telling import Teller


def map_alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """Whose turn it is, and where the presidents are."""
    tell = Teller(view, names, lang)
    return " ".join([*tell.state(), *words.presidents(tell)])


def map_text(view: View, *, names: Sequence[str], lang: str) -> str:
    """All areas; free building spaces are told only if there is room."""
    tell = Teller(view, names, lang)
    return fitting(
        [" ".join(tell.state()), *words.reach(tell, detail), *words.areas(tell, detail)] for detail in (2, 1, 0)
    )


def table_alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """Points, and how near the end is."""
    tell = Teller(view, names, lang)
    return " ".join([words.points(tell), *tell.end()])


def table_text(view: View, *, names: Sequence[str], lang: str) -> str:
    """The end, the players and the achievements."""
    tell = Teller(view, names, lang)
    return fitting([[" ".join(tell.end()), *words.players(tell), *words.achievements(tell)]])
