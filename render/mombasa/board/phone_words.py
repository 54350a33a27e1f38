"""The two parts of the board in words; together they say what the whole board says."""

from __future__ import annotations

from collections.abc import Sequence

from engine.mombasa.view.structs import View
from render.mombasa.board import words
from render.mombasa.descriptions import Describer, companies, entries


def map_alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """Round and turn, sums, share values."""
    d = Describer(view, names, lang)
    return " ".join([*d.when(), words.sums(d), *entries(d), words.values(d)])


def map_text(view: View, *, names: Sequence[str], lang: str) -> str:
    """Round, turn and sums, companies with their regions."""
    d = Describer(view, names, lang)
    return "\n".join([" ".join([*d.when(), words.sums(d)]), *entries(d), *companies(d)])


def table_alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """The sums."""
    return words.sums(Describer(view, names, lang))


def table_text(view: View, *, names: Sequence[str], lang: str) -> str:
    """The tracks and the players."""
    d = Describer(view, names, lang)
    return "\n".join([*words.tracks(d), *words.players(d)])
