"""Where the president can go and what that costs (sections 8.2, 12)."""

from __future__ import annotations

from collections.abc import Mapping
from heapq import heapify, heappop, heappush
from typing import Literal

from msgspec import Struct

from engine.core.text import Seat
from engine.yokohama.components.rows import CANAL
from engine.yokohama.queries.facts import neighbours, opposing, owns, spread_limit
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


def approaches(g: State, me: Seat) -> dict[str, tuple[int, int]]:
    """Where an assistant would let the president go: how many more must lie on the way, and what all that costs.

    Counted are the fees for placing them and for walking; what the money at hand does not pay for is left out.
    """
    player, standing = g.players[me], opposing(g, me)
    fees = fees_with_assistant(g, me)
    found = {
        area: (0, fee + len(standing.get(area, ())))
        for area, fee in fees.items()
        if area != CANAL and fee + len(standing.get(area, ())) <= player.yen
    }
    if player.president is None:
        return found
    postal, coach = owns(g, me, "postal_system"), owns(g, me, "stagecoach")
    paid = {player.president: 0} | {
        area: len(next(iter(ways))) for area, ways in walked(g, me, {} if coach else standing).items()
    }
    for more in range(1, spread_limit(g, me)):
        paid = one_more(g, me, paid, {} if coach else standing)
        for here, so_far in paid.items():
            for area in neighbours(g, here):
                others = standing.get(area, ())
                cost = so_far + len(others) * (1 if coach else 2)
                if area in (CANAL, player.president) or (others and not postal) or cost > player.yen:
                    continue
                if found.get(area, (more, cost)) >= (more, cost):
                    found[area] = (more, cost)
    return found


def one_more(g: State, me: Seat, paid: Mapping[str, int], owners: Mapping[str, Payees]) -> dict[str, int]:
    """Where the president gets to if one more assistant is placed behind what was reached, and the least it costs."""
    standing, yen = opposing(g, me), g.players[me].yen
    found: dict[str, int] = {}
    ahead: list[tuple[int, str]] = []
    for here, so_far in paid.items():
        for area in neighbours(g, here):
            if area not in paid and area != CANAL and not g.areas[area].assistants[me]:
                ahead.append((so_far + len(owners.get(area, ())) + len(standing.get(area, ())), area))
    heapify(ahead)
    while ahead:
        cost, here = heappop(ahead)
        if here in found or cost > yen:
            continue
        found[here] = cost
        for area in neighbours(g, here):
            if area not in paid and (g.areas[area].assistants[me] or area == CANAL):
                due = g.data.crossing_fee if area == CANAL else len(owners.get(area, ()))
                heappush(ahead, (cost + due, area))
    return found
