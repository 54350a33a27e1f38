"""What every part of a picture needs: the view, the seats' looks, the language, the marks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.core.text import Seat
from engine.nippon.view.structs import View
from render.kit import SeatStyle, seat_styles
from render.nippon import colours
from render.theme import AUTOMA


class Scene(NamedTuple):
    """One picture about to be drawn."""

    view: View
    seats: list[SeatStyle]
    lang: str
    marked: Mapping[str, str]
    changed: frozenset[str]

    @classmethod
    def of(
        cls, view: View, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
    ) -> Scene:
        return cls(view, styles(view, names), lang, marked, changed)


def styles(view: View, names: Sequence[str]) -> list[SeatStyle]:
    """One style per seat; the Automa has a cog for a letter."""
    own = [player.color for player in view.players]
    shown = list(names[: len(own)])
    if view.automa is not None:
        own.append(view.automa.color)
        shown.append(AUTOMA)
    return seat_styles(shown, [colours.SEATS.get(one, one) for one in own])


def viewer(view: View) -> Seat:
    """Whose board is drawn: the viewer's, else that of whoever is to act; the Automa has none."""
    seat = view.acting if view.viewer is None else view.viewer
    return seat if seat < len(view.players) else 0
