"""What every part of a picture needs at hand: the view, how the seats look, the language, the marks."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.text import Seat
from engine.yokohama.view.structs import PlayerView, View
from render.kit import BaseScene, SeatStyle, neutral, seat_styles

NEUTRAL = neutral()


class Scene(BaseScene[View]):
    """One picture about to be drawn."""

    def looks(self, names: Sequence[str]) -> list[SeatStyle]:
        """Every seat in the colour that it has in this edition."""
        return seat_styles(names, [player.colour for player in self.view.players])

    def style(self, seat: Seat) -> SeatStyle:
        """How a seat looks; the neutral player's pieces are grey hexagons."""
        return NEUTRAL if seat < 0 else self.seats[seat]

    @property
    def movers(self) -> tuple[Seat, ...]:
        """Whose line in a table of players is outlined."""
        return self.view.acting if self.view.phase == "turn" else ()


def leads(view: View, player: PlayerView) -> bool:
    """Who is marked: would win if it ended now, or has won."""
    return player.rank == 1 and view.round > 1


def foretold(view: View) -> bool:
    """Whether there is something to say of what it would come to if it ended now: not in the first round."""
    return view.phase != "over" and view.round > 1


def own(view: View) -> PlayerView:
    """Whose own board is drawn: the viewer's, without a viewer that of the active player."""
    return view.players[view.active if view.viewer is None else view.viewer]


def headed(view: View) -> str:
    """Which number the head tells the changes of: none once the game is over."""
    return "total" if foretold(view) else "" if view.phase == "over" else "vp"


def totals(view: View) -> tuple[int, ...]:
    """By seat: what it would come to if the game ended now, or what it came to; at first what there is."""
    return tuple(headline(view, player) for player in view.players)


def headline(view: View, player: PlayerView) -> int:
    """The points in the head."""
    return player.total if view.phase == "over" or foretold(view) else player.vp
