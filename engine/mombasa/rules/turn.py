"""A turn of the action phase (§8): one action, then books are placed, then the display is filled."""

from __future__ import annotations

from engine.core.ask import Option, Rule, choose, end_turn
from engine.core.effects import note
from engine.core.text import Seat, Text
from engine.mombasa.bonuses import ExtraMarkers
from engine.mombasa.names import company_name
from engine.mombasa.state import State, others


def take_turn(g: State, me: Seat) -> Rule[None]:
    """One action of one player."""
    begin_turn(g, me)
    yield from choose(me, "mombasa.action", [Option("act:end", "end", Text("mombasa.act.end"))])
    g.players[me].done = True
    yield from end_turn(me)
    pass_turn(g)


def begin_turn(g: State, me: Seat) -> None:
    """Track bonuses unlocked since the last own turn count from now on (R41); extra markers join the supply."""
    player = g.players[me]
    player.turns += 1
    for company, at in player.tracks.items():
        track = g.data.track[g.tracks[company]]
        for reached in range(player.usable[company] + 1, track.fields_reached(at) + 1):
            player.markers += extra_markers(g, company, reached) - extra_markers(g, company, reached - 1)
            player.usable[company] = reached
            note(g, "mombasa.log.bonus", me, company=company_name(company), index=reached)


def extra_markers(g: State, company: str, reached: int) -> int:
    """Bonus markers that the first `reached` fields of a track give in total (B2)."""
    effect = g.data.track[g.tracks[company]].bonuses[reached - 1].effect if reached else None
    return effect.n if isinstance(effect, ExtraMarkers) else 0


def pass_turn(g: State) -> None:
    """The next player who has not ended the action phase; without one the round ends (R38)."""
    for seat in [*others(g, g.active), g.active]:
        if not g.players[seat].done:
            g.active = seat
            return
    g.phase = "end" if g.round == g.data.rounds.count else "preparation"
