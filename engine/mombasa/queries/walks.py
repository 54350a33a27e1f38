"""What a walk along a company track would bring (§9.1), before anybody is asked for a toll."""

from __future__ import annotations

from msgspec import Struct

from engine.core.text import Seat
from engine.mombasa.components.rows_tracks import SpecialField, Track
from engine.mombasa.state import State, others


class Walk(Struct, frozen=True):
    """Some steps of a marker, as far as they are certain."""

    space: int  # where the marker stops
    steps: int  # how many it makes
    fields: tuple[SpecialField, ...] = ()  # special fields it reaches
    too: tuple[Seat, ...] = ()  # who stands on or beyond them, and is paid again
    toll: int = 0  # the toll that stands in the way of the next step
    payable: bool = False  # whether it could be paid then; so it will be asked for
    lost: int = 0  # steps beyond the end of the track

    @property
    def pounds(self) -> int:
        """What the special fields pay the mover."""
        return sum(field.pounds for field in self.fields)


def walk_ahead(g: State, me: Seat, company: str, steps: int, *, pays: bool = False) -> Walk:
    """The steps up to the next toll, or up to the end; with `pays` the toll right in front is paid."""
    track, player = track_of(g, company), g.players[me]
    start = at = player.tracks[company]
    have = player.pounds
    fields: list[SpecialField] = []
    toll = 0
    while at < min(start + steps, track.length):
        ahead = track.toll_after.get(at, 0)
        if ahead and not (pays and at == start):
            toll = ahead
            break
        have -= ahead
        at += 1
        if at in track.field_at:
            fields.append(track.field_at[at])
            have += fields[-1].pounds
    there = fields[0].space if fields else at
    return Walk(
        space=at,
        steps=at - start,
        fields=tuple(fields),
        too=tuple(seat for seat in others(g, me) if fields and g.players[seat].tracks[company] >= there),
        toll=toll,
        payable=toll <= have,
        lost=max(0, start + steps - track.length),
    )


def track_of(g: State, company: str) -> Track:
    return g.data.track[g.tracks[company]]


def steps_to_share(g: State, company: str, space: int) -> int:
    """How many steps lie between a space and the next share of a track; 0 where there is none."""
    shares = track_of(g, company).shares_at
    ahead = (at for at in range(space + 1, len(shares)) if shares[at] > shares[space])
    return next(ahead, space) - space
