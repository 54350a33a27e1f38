"""Main action, step 1: assistants are placed (section 8.1)."""

from __future__ import annotations

from functools import lru_cache

from engine.core.ask import SKIP, STOP, Option, Rule, choose, choose_amount, sift
from engine.core.effects import note, pay
from engine.core.text import Seat, join
from engine.yokohama.components import names
from engine.yokohama.queries.facts import neighbours, opposing, owns, presidents_at
from engine.yokohama.queries.legality import why_not_beside, why_not_place
from engine.yokohama.rules import details
from engine.yokohama.rules.option_facts import InArea
from engine.yokohama.state import State


@lru_cache(maxsize=512)
def place_option(area: str, payees: tuple[Seat, ...]) -> Option[str]:
    """An area to place in, with who is paid for it."""
    facts = InArea(price=(("yen", len(payees)),) if payees else (), area=area)
    return Option(f"place:{area}", area, names.area_name(area), detail=details.fees(payees), target=area, facts=facts)


def spread_limit(g: State, me: Seat) -> int:
    """How many areas option A may reach (Newspaper: one more)."""
    if owns(g, me, "newspaper"):
        return g.data.technology["newspaper"].effect.n
    return g.edition.placement_spread.max


def place_assistant(g: State, me: Seat, area: str) -> None:
    """From hand into an area; every opposing president there is paid, assistant by assistant."""
    for owner in presidents_at(g, area, me):
        pay(g, me, "yen", 1, to=owner)
        note(g, "yokohama.log.placement_fee", owner, area=names.area_name(area))
    pay(g, me, "assistants")
    g.areas[area].assistants[me] += 1


def place_spread(g: State, me: Seat) -> Rule[None]:
    """Option A: assistants from hand, each into another area."""
    fresh: list[str] = []
    standing = opposing(g, me)
    for _ in range(min(g.players[me].assistants, spread_limit(g, me))):
        area = yield from choose(
            me,
            "yokohama.place",
            sift(
                g.map,
                lambda area: why_not_place(g, me, area, standing, fresh=fresh),
                lambda area: place_option(area, standing.get(area, ())),
                *((STOP,) if fresh else ()),
            ),
        )
        if area is None:
            break
        place_assistant(g, me, area)
        fresh.append(area)
    note(g, "yokohama.log.spread", me, areas=join([names.area_name(area) for area in fresh]))


def place_pair(g: State, me: Seat) -> Rule[None]:
    """Option B: two assistants into one area (classic: one or two), with Telegram one more beside it."""
    counts = g.edition.placement_single_area.counts
    standing = opposing(g, me)
    area = yield from choose(
        me,
        "yokohama.place_pair",
        sift(
            g.map,
            lambda area: why_not_place(g, me, area, standing, counts[0]),
            lambda area: place_option(area, standing.get(area, ()) * counts[0]),
        ),
    )
    n = yield from choose_amount(
        me,
        "yokohama.how_many",
        [count for count in counts if why_not_place(g, me, area, standing, count) is None],
        lambda count: details.fees(standing.get(area, ()) * count),
    )
    for _ in range(n):
        place_assistant(g, me, area)
    note(g, "yokohama.log.pair", me, n=n, area=names.area_name(area))
    if n == 2 and g.players[me].assistants and owns(g, me, "telegram"):
        yield from place_beside(g, me, area)


def place_beside(g: State, me: Seat, pair: str) -> Rule[None]:
    """Telegram: optionally one more assistant in an adjacent area."""
    standing = opposing(g, me)
    area = yield from choose(
        me,
        "yokohama.place_beside",
        sift(
            neighbours(g, pair),
            lambda area: why_not_beside(g, me, area, standing, pair),
            lambda area: place_option(area, standing.get(area, ())),
            SKIP,
        ),
    )
    if area is not None:
        place_assistant(g, me, area)
        note(g, "yokohama.log.spread", me, areas=names.area_name(area))
