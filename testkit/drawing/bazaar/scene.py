"""What every part of a picture needs at hand: the view, how the seats look, the language, the marks."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit import BaseScene, SeatStyle, seat_styles
from testkit.bazaar.view.structs import View

SEATS = ("blue", "orange", "green", "pink")


class Scene(BaseScene[View]):
    """One picture about to be drawn."""

    def looks(self, names: Sequence[str]) -> list[SeatStyle]:
        return seat_styles(names, SEATS)
