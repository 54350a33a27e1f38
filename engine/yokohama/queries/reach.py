"""Where the president can go and what that costs (sections 8.2, 12)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from engine.core.text import Seat
from engine.yokohama.components.rows import CANAL
from engine.yokohama.queries.facts import opposing, owns
from engine.yokohama.state import State

SUPPLY = -2  # who is paid for the Canal
Means = Literal["walk", "tram", "station"]
Payees = tuple[int, ...]  # owners of presidents passed, and the supply; ¥1 each, in order


class Way(Struct, frozen=True):
    """The cheapest ways to an area: for every choice of payees, all of the same cost, by what means."""

    means: dict[Payees, Means]

    @property
    def fee(self) -> int:
        return len(next(iter(self.means)))


def ways(g: State, me: Seat) -> dict[str, Way]:
    """Every area the president may go to, whatever money is at hand, in the map's order."""
    found: dict[str, Way] = {}
    postal, coach = owns(g, me, "postal_system"), owns(g, me, "stagecoach")
    tram, station = owns(g, me, "tram"), owns(g, me, "station")
    standing = opposing(g, me)
    walks = walked(g, me, {} if coach else standing)
    start = g.players[me].president
    for area in g.map:
        if area in (CANAL, start):
            continue
        others = standing.get(area, ())
        assistants = g.areas[area].assistants[me]
        routes: dict[Payees, Means] = {}
        if (not others or postal) and area in walks:
            routes.update((payees, "walk") for payees in sorted(walks[area]))
        if station and area == g.station and (assistants or not g.edition.station_move_needs_assistant):
            routes.setdefault((), "station")
        if tram and (assistants or not g.edition.tram_needs_assistant):
            joins = postal and g.edition.tram_may_join_president_with_postal_system
            if not others or joins:
                routes.setdefault(() if coach else others, "tram")
        if routes:
            least = min(map(len, routes))
            found[area] = Way({payees: means for payees, means in routes.items() if len(payees) == least})
    return found


def fees_with_assistant(g: State, me: Seat) -> dict[str, int]:
    """What the way to each area would cost if an own assistant stood there; areas without a way are left out."""
    postal, coach = owns(g, me, "postal_system"), owns(g, me, "stagecoach")
    standing = opposing(g, me)
    start = g.players[me].president
    dues = {} if coach else {area: len(others) for area, others in standing.items()}
    fees: dict[str, int] = {}
    if start is None:
        fees = {area: dues.get(area, 0) for area in g.map}
    else:
        near = g.data.layout(g.seats).touching
        so_far = {area: len(next(iter(found))) for area, found in walked(g, me, {} if coach else standing).items()}
        for here, paid in (so_far | {start: 0}).items():
            for n in near[g.map.index(here)]:
                area = g.map[n]
                fee = paid + dues.get(area, 0)
                if fees.get(area, fee) >= fee:
                    fees[area] = fee
    if not postal:
        fees = {area: fee for area, fee in fees.items() if area not in standing}
    if owns(g, me, "tram"):
        joins = postal and g.edition.tram_may_join_president_with_postal_system
        for area in g.map:
            if joins or area not in standing:
                fees[area] = min(fees.get(area, dues.get(area, 0)), dues.get(area, 0))
    if g.station is not None and owns(g, me, "station"):
        fees[g.station] = 0
    if start is not None:
        fees.pop(start, None)
    return fees


def walked(g: State, me: Seat, owners: Mapping[str, Payees]) -> dict[str, set[Payees]]:
    """The cheapest sets of payees to each area with an own assistant; from hand every one is a single step.

    Nobody has two presidents, so a simple path pays nobody twice and its cost is the number of its payees.
    """
    start = g.players[me].president
    entry: dict[str, Payees] = {
        area: (SUPPLY,) * g.data.crossing_fee if area == CANAL else owners.get(area, ())
        for area, stand in g.areas.items()
        if (stand.assistants[me] or area == CANAL) and area != start
    }
    if start is None:
        return {area: {payees} for area, payees in entry.items() if area != CANAL}
    near = g.data.layout(g.seats).touching
    found: dict[str, set[Payees]] = {}
    cost: dict[str, int] = {}
    levels: list[list[tuple[str, Payees]]] = [[(start, ())]]  # by what has been paid so far
    while levels:
        level = levels.pop(0)
        while level:
            here, so_far = level.pop()
            for n in near[g.map.index(here)]:
                area = g.map[n]
                due = entry.get(area)
                if due is None:
                    continue
                payees = tuple(sorted(so_far + due)) if due else so_far
                if cost.setdefault(area, len(payees)) < len(payees) or payees in found.setdefault(area, set()):
                    continue
                found[area].add(payees)
                while len(levels) < len(due):
                    levels.append([])
                (levels[len(due) - 1] if due else level).append((area, payees))
    return found
