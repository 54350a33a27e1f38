"""Main action, step 2: the president moves, or returns to hand with assistants (section 8.2)."""

from __future__ import annotations

from functools import lru_cache, partial

from msgspec.structs import replace

from engine.core.ask import Rule, choose, choose_amount, choose_free
from engine.core.effects import note, pay
from engine.core.offer import LazyOption, Offer, Option, Refusal, offers, sift
from engine.core.text import Seat, Text, refusal, text, who
from engine.yokohama.components import names
from engine.yokohama.queries.facts import on_map, power_and_more
from engine.yokohama.queries.legality import why_not_go, why_not_recall
from engine.yokohama.queries.reach import SUPPLY, Payees, Way, ways
from engine.yokohama.rules import details
from engine.yokohama.rules.additional import refused_meanwhile
from engine.yokohama.rules.changes import take_back
from engine.yokohama.rules.option_facts import Acting, FromPlace, PayingPlayers, Recalling
from engine.yokohama.rules.rewards import HAND
from engine.yokohama.rules.technologies import technologies_beside
from engine.yokohama.state import State

RETURN = Option("return", None, Text("yokohama.return"), detail=Text("yokohama.return.detail"), role="danger")
STAY_IN_HAND = Option("return", None, Text("yokohama.stay_in_hand"), detail=RETURN.detail, role="danger")
NOBODY: tuple[Option[Payees], ...] = (Option("pay:nobody", (), Text("yokohama.free"), facts=PayingPlayers()),)
RECALL_ALL = Option("all", "all", Text("yokohama.recall.all"), facts=Recalling(which="all"))
RECALL_SOME = Option("some", "some", Text("yokohama.recall.some"), facts=Recalling(which="some"))
RECALL_NONE = Option("none", "none", Text("yokohama.recall.none"), role="decline", facts=Recalling(which="none"))
RECALL_DONE = Option("stop", None, Text("core.stop"), role="decline")


def show_way(g: State, me: Seat, area: str, way: Way) -> Option[str]:
    """A destination with the power there and what the way costs."""
    strength, beyond = power_and_more(g, me, area, president=True)
    facts = Acting(area=area, power=strength, beyond=beyond, fee=way.fee, means=next(iter(way.means.values())))
    return Option(f"to:{area}", area, names.area_name(area), target=area, facts=facts)


def out_of_reach(g: State, me: Seat, found: dict[str, Way]) -> list[Refusal]:
    """The areas the president cannot go to; most are, so their reasons are only made when somebody asks."""
    refused = []
    for area in g.map:
        reason = why_not_go(g, me, area, found)
        if reason is not None:
            refused.append(Refusal(f"to:{area}", names.area_name(area), reason))
    return refused


def move_president(g: State, me: Seat) -> Rule[str | None]:
    """Where the president goes; None if it returned to hand."""
    g.turn.step = "movement"
    found = ways(g, me)

    def destinations() -> Offer[str | None]:
        yen = g.players[me].yen
        within: list[LazyOption[str | None]] = [
            LazyOption(f"to:{area}", area, partial(show_way, g, me, way=way))
            for area, way in found.items()
            if way.fee <= yen
        ]
        back = STAY_IN_HAND if g.players[me].president is None else RETURN
        return Offer((*within, back), lambda: out_of_reach(g, me, found))

    area = yield from choose_free(
        me,
        "yokohama.move",
        lambda: offers(destinations(), Offer((), lambda: refused_meanwhile(g, me))),
        lambda: technologies_beside(g, me),
        prompt=lambda: origin_question(g, me),
    )
    if area is None:
        yield from return_president(g, me, destinations())
        return None
    payees = yield from choose_payees(g, me, area, found[area])
    g.players[me].president = area
    note(g, "yokohama.log.move", me, area=names.area_name(area))
    for payee in payees:
        if payee == SUPPLY:
            pay(g, me, "yen")
            note(g, "yokohama.log.canal_fee", me)
        else:
            pay(g, me, "yen", 1, to=payee)
            note(g, "yokohama.log.pay_way", me, payee=who(payee))
    return area


def origin_question(g: State, me: Seat) -> Text:
    """Where does the president go from here?"""
    here = g.players[me].president
    if here is None:
        return Text("yokohama.move.from_hand")
    return text("yokohama.move.from", area=names.area_name(here))


def choose_payees(g: State, me: Seat, area: str, way: Way) -> Rule[Payees]:
    """Several cheapest paths may pay different people; the walker chooses."""
    if len(way.means) == 1 and not way.fee:
        return (yield from choose(me, "yokohama.payees", NOBODY))
    options = []
    for payees in way.means:
        name = "+".join("supply" if payee == SUPPLY else f"seat{payee + 1}" for payee in payees)
        facts = PayingPlayers(payees=payees)
        options.append(Option(f"pay:{name}", payees, details.fees_text(payees), facts=facts))
    prompt = text("yokohama.payees.to", area=names.area_name(area), price=names.yen(way.fee))
    return (yield from choose(me, "yokohama.payees", options, prompt=prompt))


def return_president(g: State, me: Seat, destinations: Offer[str | None]) -> Rule[None]:
    """2B: back to hand, with any number of own assistants from any areas (R12, R13).

    If it was forced, this is the question at which a player wonders why the president cannot go anywhere.
    """
    which = "none"
    in_hand = g.players[me].president is None
    if on_map(g, me):
        which = yield from choose(
            me,
            "yokohama.recall",
            Offer((RECALL_ALL, RECALL_SOME, RECALL_NONE), destinations.refused),
            prompt=Text("yokohama.recall.in_hand") if in_hand else None,
        )
    elif len(destinations) == 1:
        g.turn.stuck = g.players[me].president or HAND
    g.players[me].president = None
    note(g, "yokohama.log.stay_in_hand" if in_hand else "yokohama.log.return", me)
    if which == "all":
        for area in g.map:
            recall(g, me, area, g.areas[area].assistants[me])
    elif which == "some":
        yield from recall_some(g, me)


@lru_cache(maxsize=512)
def recall_option(area: str, n: int) -> Option[str]:
    facts = FromPlace(area=area, n=n)
    return Option(
        f"recall:{area}", area, names.area_name(area), detail=details.detail_of(facts), target=area, facts=facts
    )


def recall_some(g: State, me: Seat) -> Rule[None]:
    """Area by area, as many as wanted."""
    while on_map(g, me):
        area = yield from choose(
            me,
            "yokohama.recall_from",
            sift(
                g.map,
                lambda area: why_not_recall(g, me, area),
                lambda area: recall_option(area, g.areas[area].assistants[me]),
                RECALL_DONE,
            ),
            prompt=text("yokohama.recall_from.more", n=g.players[me].assistants),
        )
        if area is None:
            return
        there = g.areas[area].assistants[me]
        prompt = text("yokohama.recall_how_many.from", area=names.area_name(area))
        own = g.players[me].assistants + sum(other.assistants[me] for other in g.areas.values())
        reason = refusal("yokohama.no.assistants_there", "8.3", area=names.area_name(area), n=there)
        more = (range(there + 1, own + 1), lambda n, reason=reason: reason)
        n = yield from choose_amount(me, "yokohama.recall_how_many", range(1, there + 1), why_not=more, prompt=prompt)
        recall(g, me, area, n)


def refused_ways(g: State, me: Seat) -> list[Refusal]:
    """At the end of a turn: why the president had nowhere to go, seen from where it stood."""
    here = g.turn.stuck
    if here is None:
        return []
    stood = replace(g.players[me], president=None if here == HAND else here)
    then = replace(g, players=[stood if seat == me else player for seat, player in enumerate(g.players)])
    return out_of_reach(then, me, ways(then, me))


def recall(g: State, me: Seat, area: str, n: int) -> None:
    """Assistants from an area back to hand."""
    if n:
        take_back(g, me, area, n)
        note(g, "yokohama.log.recover", me, n=n, area=names.area_name(area))
