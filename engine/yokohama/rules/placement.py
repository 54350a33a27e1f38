"""Main action, step 1: assistants are placed (section 8.1)."""

from __future__ import annotations

from functools import cached_property, lru_cache

from engine.core.ask import Rule, Series, choose, choose_amount
from engine.core.effects import note, pay
from engine.core.offer import SKIP, STOP, Offer, Option, Refusal, offers, sift
from engine.core.text import Seat, Text, text, who
from engine.yokohama.components import names
from engine.yokohama.queries.facts import neighbours, opposing, owns, power_and_more, presidents_at, spread_limit
from engine.yokohama.queries.legality import STOP_TOO_EARLY, why_not_beside, why_not_place
from engine.yokohama.queries.reach import approaches, fees_with_assistant
from engine.yokohama.rules.changes import put_assistants
from engine.yokohama.rules.option_facts import Placing
from engine.yokohama.state import State

NOT_YET: Offer[None] = Offer((), lambda: [Refusal(STOP.id, STOP.label, STOP_TOO_EARLY)])


class Placer:
    """What assistants from hand would do in each area: read once per question, while nothing changes."""

    def __init__(self, g: State, me: Seat, left: int = 1) -> None:
        self.g = g
        self.left = left  # to be placed, each in another area
        self.me = me
        self.standing = opposing(g, me)
        self.yen = g.players[me].yen

    @cached_property
    def fees(self) -> dict[str, int]:
        return fees_with_assistant(self.g, self.me)

    @cached_property
    def approaches(self) -> dict[str, tuple[int, int]]:
        return approaches(self.g, self.me)

    def option(self, area: str, n: int = 1) -> Option[str]:
        """So many assistants into an area."""
        return show_area(self.facts(area, n))

    def facts(self, area: str, n: int = 1) -> Placing:
        """The power there afterwards, and whether the president could follow."""
        due = len(self.standing.get(area, ())) * n
        there = power_and_more(self.g, self.me, area, president=True, more=n * self.g.data.power_sources.assistant)
        fee = self.fees.get(area)
        within_reach = fee is not None and fee + due <= self.yen
        needs = 0 if within_reach or self.left == 1 else self.approaches.get(area, (0, 0))[0]
        return Placing((), (), area, *there, within_reach, needs=needs if needs < self.left else 0)


@lru_cache(maxsize=512)
def show_area(facts: Placing) -> Option[str]:
    area = facts.area
    return Option(f"place:{area}", area, names.area_name(area), target=area, facts=facts)


def place_assistants(g: State, me: Seat, area: str, n: int = 1) -> None:
    """From hand into an area; every opposing president there is paid for every assistant."""
    pay(g, me, "assistants", n)
    put_assistants(g, me, area, n)
    name = names.area_name(area)
    note(g, "yokohama.log.pair", me, n=n, area=name)
    for owner in presidents_at(g, area, me):
        pay(g, me, "yen", n, to=owner)
        note(g, "yokohama.log.pay_place", me, price=names.yen(n), payee=who(owner), area=name)


def place_spread(g: State, me: Seat) -> Rule[None]:
    """Option A: assistants from hand, each into another area."""
    fresh: list[str] = []
    most = min(g.players[me].assistants, spread_limit(g, me))
    while len(fresh) < most:
        area = yield from choose(
            me,
            "yokohama.place",
            offers(spread_offer(g, me, fresh, most - len(fresh)), STOP if fresh else NOT_YET),
            prompt=text("yokohama.place.nth", n=len(fresh) + 1, of=most),
            series=Series(most - len(fresh), end=STOP.id, prompt=Text("yokohama.place.all")),
        )
        if area is None:
            break
        place_assistants(g, me, area)
        fresh.append(area)


def spread_offer(g: State, me: Seat, fresh: list[str], left: int) -> Offer[str]:
    """The areas that have not yet got one of the assistants that are spread, of which so many are left."""
    placer = Placer(g, me, left)
    return sift(
        g.map,
        lambda area: why_not_place(g, me, area, placer.standing, fresh=fresh),
        placer.option,
        prefix="place:",
    )


def place_pair(g: State, me: Seat) -> Rule[None]:
    """Option B: two assistants into one area (classic: one or two), with Telegram one more beside it."""
    counts = g.edition.placement_single_area.counts
    placer = Placer(g, me)

    def possible(area: str) -> list[int]:
        return [count for count in counts if why_not_place(g, me, area, placer.standing, count) is None]

    area = yield from choose(
        me,
        "yokohama.place_pair",
        sift(
            g.map,
            lambda area: why_not_place(g, me, area, placer.standing, counts[0]),
            lambda area: pair_option(placer, area, possible(area)),
            prefix="place:",
        ),
        prompt=Text("yokohama.place_pair.up_to") if len(counts) > 1 else None,
    )
    n = yield from choose_amount(
        me,
        "yokohama.how_many",
        possible(area),
        prompt=text("yokohama.how_many.into", area=names.area_name(area)),
    )
    place_assistants(g, me, area, n)
    if n == 2 and g.players[me].assistants and owns(g, me, "telegram"):
        yield from place_beside(g, me, area)


def pair_option(placer: Placer, area: str, possible: list[int]) -> Option[str]:
    """An area for the pair; where one or two may go, the power there is told with the number."""
    return placer.option(area, possible[0]) if len(possible) == 1 else show_area(Placing(area=area))


def place_beside(g: State, me: Seat, pair: str) -> Rule[None]:
    """Telegram: optionally one more assistant in an adjacent area."""
    placer = Placer(g, me)
    near = neighbours(g, pair)
    area = yield from choose(
        me,
        "yokohama.place_beside",
        sift(
            (*near, *(area for area in g.map if area not in near)),
            lambda area: why_not_beside(g, me, area, placer.standing, pair),
            placer.option,
            SKIP,
        ),
        prompt=text("yokohama.place_beside.pair", area=names.area_name(pair)),
    )
    if area is not None:
        place_assistants(g, me, area)
