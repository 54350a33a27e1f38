"""What an option costs, yields and leads to: the details shown beside it."""

from __future__ import annotations

from engine.core.text import Seat, Text, join, text, who
from engine.mombasa.queries import toll_ahead
from engine.mombasa.state import State, others


def step_detail(g: State, me: Seat, company: str) -> Text:
    """What the next step on a track brings: space, toll, special field, share."""
    track = g.data.track[g.tracks[company]]
    at = g.players[me].tracks[company] + 1
    parts = [text("mombasa.step.to", space=at)]
    toll = toll_ahead(g, me, company)
    if toll:
        parts.append(text("mombasa.step.toll", n=toll))
    if at > track.length:
        return parts[0]
    field = track.field_at.get(at)
    if field is not None:
        parts.append(text("mombasa.step.field", n=field.pounds))
        too = [who(seat) for seat in others(g, me) if g.players[seat].tracks[company] >= at]
        if too:
            parts.append(text("mombasa.step.field_too", n=field.pounds, players=join(too, "and")))
    if track.shares_at[at] > track.shares_at[at - 1]:
        parts.append(text("mombasa.step.share", total=track.shares_at[at]))
    return join(parts)
