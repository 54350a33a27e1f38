"""What every part of a picture needs at hand: the view, how the seats look, the language, the marks."""

from __future__ import annotations

from collections.abc import Sequence

from engine.nippon.view.structs import View
from engine.nippon.view.structs_player import PlayerView
from render.kit import BaseScene, SeatStyle, seat_styles
from render.kit.theme import AUTOMA


class Scene(BaseScene[View]):
    """One picture about to be drawn."""

    def looks(self, names: Sequence[str]) -> list[SeatStyle]:
        """As the zaibatsu's colours have it; the Automa has a cog for a letter."""
        seats = [player.color for player in self.view.players]
        shown = list(names[: len(seats)])
        if self.view.automa is not None:
            seats.append(self.view.automa.color)
            shown.append(AUTOMA)
        return seat_styles(shown, seats)


def own(view: View) -> PlayerView:
    """Whose own board is drawn: the viewer's, else that of whoever is to act; the Automa has none."""
    seat = view.acting if view.viewer is None else view.viewer
    return view.players[seat if seat < len(view.players) else 0]


def points(view: View, player: PlayerView) -> int:
    """What stands beside a player's star: the track, and at the end all that was counted."""
    return player.score.total if view.over else player.vp


def foretold(view: View) -> bool:
    """Whether the board says what everybody would have if it ended now: not before the first turn, nor at the end."""
    return view.phase != "draft" and not view.over


def shown(player: PlayerView, name: str, count: int) -> str:
    """One of the holdings as it is written; the old factory, which no common goal counts, stands apart."""
    old = sum(factory.token is None for factory in player.factories) if name == "factories" else 0
    return f"{count - old}+{old}" if old else str(count)


def holdings(player: PlayerView) -> dict[str, int]:
    """What everybody's line on the board counts, in its order."""
    return {
        "money": player.money,
        "coal": player.coal + player.coal_stored,
        "silk": player.silk,
        "iron": player.iron,
        **{track.id: track.value for track in player.tracks},
        **{row.id: row.built for row in player.rows},
        "factories": len(player.factories),
        "goods": sum(factory.goods for factory in player.factories),
        "influence": sum(token.where == "free" for token in player.tokens),
        "favours": sum(objective.favour > 0 for objective in player.objectives),
    }


def headed(view: View) -> str:
    """Which number the head tells the changes of: what it would come to, before the first turn the points there are."""
    return "score.total" if foretold(view) else "" if view.over else "vp"


def totals(view: View) -> tuple[int, ...]:
    """By seat what the head has: what it would come to if the game ended now, or what it came to."""
    return tuple(player.score.total if view.over or foretold(view) else player.vp for player in view.players)
