"""How strong somebody is, as far as results tell: OpenSkill, if its library is installed."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec

from msgspec import Struct

LIBRARY = "openskill"
CERTAIN = 3  # standard deviations: so far off is a rating in 3 of 1000 cases at most

RankedGame = Sequence[tuple[int, int]]  # of one game: who, and which place


class Rating(Struct, frozen=True):
    """A strength and how certain it is; nobody is shown the one without the other."""

    mu: float
    sigma: float

    @property
    def uncertainty(self) -> float:
        """How much more or less it may be."""
        return CERTAIN * self.sigma

    @property
    def floor(self) -> float:
        """What somebody is worth for certain; by this they are ranked."""
        return self.mu - self.uncertainty


def available() -> bool:
    """Whether the library is there."""
    return find_spec(LIBRARY) is not None


def rated(games: Sequence[RankedGame]) -> dict[int, Rating]:
    """Everybody's rating after these games, in the order they were played; nothing without the library."""
    if not available():
        return {}
    from openskill.models import (
        PlackettLuce,
        PlackettLuceRating,
    )  # only where it is used: most tests and commands do without

    model = PlackettLuce()
    known: dict[int, PlackettLuceRating] = {}
    for game in games:
        teams = [[known.get(user) or model.rating()] for user, _ in game]
        after = model.rate(teams, ranks=[float(place) for _, place in game])
        known.update({user: team[0] for (user, _), team in zip(game, after, strict=True)})
    return {user: Rating(one.mu, one.sigma) for user, one in known.items()}
