"""The two parts of the board in words; together they say what the whole board says."""

from __future__ import annotations

from collections.abc import Sequence

from engine.nippon.view.structs import View
from render.kit import fitting
from render.nippon.board import words
from render.nippon.telling import Teller


def map_alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """Whose turn it is, and who leads in the regions."""
    tell = Teller(view, names, lang)
    return " ".join([*tell.state(), *words.leaders(tell)])


def map_text(view: View, *, names: Sequence[str], lang: str) -> str:
    """Ports and regions; the cells of the markets are told as far as there is room."""
    tell = Teller(view, names, lang)
    return fitting([" ".join(tell.state()), *words.country(tell, detail)] for detail in (2, 1, 0))


def table_alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """The points."""
    return Teller(view, names, lang).points()


def table_text(view: View, *, names: Sequence[str], lang: str) -> str:
    """Starting pairs, players, recruitment and goals."""
    tell = Teller(view, names, lang)
    return fitting([[*words.pairs(tell), *words.players(tell), *words.recruitment(tell), *words.goals(tell)]])
