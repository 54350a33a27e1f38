"""Influence in the regions: who has how much, and what it is worth in a scoring (§12)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from engine.core.text import Seat
from engine.nippon.components.effects import TrainInfluence
from engine.nippon.state import AUTOMA, State


class Standing(Struct, frozen=True):
    """One participant of a region; `seat` None means the foreign companies."""

    seat: Seat | None
    influence: int
    rank: int  # 0: does not take part
    vp: int  # what it would score now; the share of the foreign companies and the Automa is lost


def train_influence(g: State, seat: Seat) -> int:
    """Influence of every train of a player: 2, or what a special property says (lenses 5A)."""
    if seat < len(g.players):
        tokens = g.data.tokens
        for works in g.players[seat].works:
            if works.id in tokens:
                for op in tokens[works.id].side.ops:
                    if isinstance(op, TrainInfluence):
                        return op.value
    return g.data.regions.train_influence


def influence(g: State, region: str) -> tuple[dict[Seat, int], int]:
    """Influence of every player in a region, and that of the foreign companies."""
    tokens = [0] * g.everybody
    foreign = 0
    for market in g.data.region[region].markets:
        placed = g.markets[market.id].tokens
        for cell in market.cells:
            token = placed.get(cell.side)
            if token is None:
                foreign += cell.printed or 0
            else:
                tokens[token.seat] += token.value
    found = {}
    rails = g.rails[region]
    for seat, value in enumerate(tokens):
        # Trains count only beside a token; those of the Automa always (§16.3).
        trains = rails.count(seat)
        if trains and (value or (g.automa is not None and seat == AUTOMA)):
            value += trains * train_influence(g, seat)
        found[seat] = value
    return found, foreign


def places(g: State, period: int) -> list[int]:
    """The place values in use: with 2 players and in solo the second does not exist."""
    values = g.data.period[period].places
    return [values[place - 1] for place in g.count.scoring_places_used]


def shares(values: Sequence[int], points: Sequence[int]) -> list[tuple[int, int]]:
    """Rank and VP for everybody's influence: equals add up their places, divide and round down; 0 takes no part."""
    return [share(values, points, own) for own in points]


def share(values: Sequence[int], points: Sequence[int], own: int) -> tuple[int, int]:
    """Rank and VP of somebody with so much influence, who is one of those counted."""
    if own == 0:
        return 0, 0
    better = len([other for other in points if other > own])
    equal = points.count(own)
    return better + 1, sum(values[better : better + equal]) // equal


def standings(g: State, region: str, period: int) -> list[Standing]:
    """Everybody in a region, players in seat order, then the foreign companies."""
    players, foreign = influence(g, region)
    points = [*players.values(), foreign]
    who: list[Seat | None] = [*players, None]
    ranked = shares(places(g, period), points)
    return [Standing(seat, own, rank, vp) for seat, own, (rank, vp) in zip(who, points, ranked, strict=True)]


def forecast(g: State, seat: Seat) -> int:
    """What a player would score if the running period were scored now."""
    period = g.period
    if period <= g.scored:
        return 0
    return sum(standings(g, region, period)[seat].vp for region in g.rails)
