"""What every part of a picture needs at hand: the view, its printed rows, the seats' looks, the language, the marks."""

from __future__ import annotations

from collections.abc import Sequence

from engine.mombasa.components import Components
from engine.mombasa.view.structs import PlayerView, View
from render.kit import BaseScene, SeatStyle, seat_styles


class Scene(BaseScene[View]):
    """One picture about to be drawn."""

    def looks(self, names: Sequence[str]) -> list[SeatStyle]:
        return seat_styles(names, [player.colour for player in self.view.players])

    @property
    def data(self) -> Components:
        return self.view.data

    def order(self) -> list[PlayerView]:
        """The players in turn order; at the end of the game by rank."""
        seats = self.view.ranking if self.view.over else self.view.turn_order
        return [self.view.players[seat] for seat in seats]


def own(view: View) -> PlayerView:
    """Whose own board is drawn: the viewer's; for a view of nobody that of the mover, or of the first seat."""
    return view.players[view.viewer if view.viewer is not None else view.active or 0]


def headed(view: View) -> str:
    """Which number the head tells the changes of: none once the game is over."""
    return "" if view.over else "total"


def totals(view: View) -> tuple[int, ...]:
    """By seat: what it would come to if the game ended now, or what it came to."""
    return tuple(player.total for player in view.players)
