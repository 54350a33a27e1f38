"""What every part of a picture needs: the view, its printed rows, the seats' looks, the language, the marks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.core.text import Text, text
from engine.mombasa.components import Components
from engine.mombasa.components.names import company_name, region_name
from engine.mombasa.view.structs import PlayerView, View
from render.kit import SeatStyle, seat_styles
from words import label, say

Arg = int | str | Text


class Scene(NamedTuple):
    """One picture about to be drawn."""

    view: View
    data: Components
    seats: list[SeatStyle]
    lang: str
    marked: Mapping[str, str]
    changed: frozenset[str]

    @classmethod
    def of(
        cls,
        view: View,
        names: Sequence[str],
        lang: str,
        marked: Mapping[str, str] | None = None,
        changed: frozenset[str] = frozenset(),
    ) -> Scene:
        seats = seat_styles(names, [player.colour for player in view.players])
        return cls(view, view.data, seats, lang, marked or {}, changed)

    def word(self, key: str, **args: Arg) -> str:
        """One of the pictures' own words, with a capital first letter."""
        return label(text(f"mombasa.pic.{key}", **args), self.lang)

    def company(self, company: str) -> str:
        return label(company_name(company), self.lang)

    def region(self, region: str) -> str:
        return label(region_name(region), self.lang)

    def phase(self) -> str:
        return say(Text(f"mombasa.phase.{self.view.phase}"), self.lang)

    def order(self) -> list[PlayerView]:
        """The players in turn order; at the end of the game by rank."""
        seats = self.view.ranking if self.view.over else self.view.turn_order
        return [self.view.players[seat] for seat in seats]
