"""The two parts of the board in words; together they say what the whole board says."""

from __future__ import annotations

from collections.abc import Sequence

from engine.mombasa.view.structs import View
from render.mombasa.board import words
from render.mombasa.telling import Teller


def map_alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """Round and turn, share values."""
    tell = Teller(view, names, lang)
    return " ".join([*tell.when(), *words.entries(tell), words.values(tell)])


def map_text(view: View, *, names: Sequence[str], lang: str) -> str:
    """Companies with their regions."""
    tell = Teller(view, names, lang)
    return "\n".join([" ".join(tell.when()), *words.entries(tell), *words.companies(tell)])


def table_alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """The sums."""
    return words.sums(Teller(view, names, lang))


def table_text(view: View, *, names: Sequence[str], lang: str) -> str:
    """The tracks and the players."""
    tell = Teller(view, names, lang)
    return "\n".join([*words.tracks(tell), *words.players(tell)])
