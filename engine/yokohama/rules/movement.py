"""Main action, step 2: the president moves, or returns to hand with assistants (section 8.2)."""

from __future__ import annotations

from functools import lru_cache

from engine.core.ask import Offer, Option, Refusal, Rule, choose, choose_amount, choose_free, offers
from engine.core.effects import gain, note, pay
from engine.core.text import Seat, Text, join
from engine.yokohama.components import names
from engine.yokohama.queries.facts import on_map, power
from engine.yokohama.queries.legality import why_not_go
from engine.yokohama.queries.reach import SUPPLY, Payees, Way, ways
from engine.yokohama.rules import details
from engine.yokohama.rules.additional import refused_meanwhile
from engine.yokohama.rules.option_facts import FromPlace, InArea, PayingPlayers, Recalling
from engine.yokohama.rules.technologies import free_technologies
from engine.yokohama.state import State

RETURN = Option("return", None, Text("yokohama.return"), detail=Text("yokohama.return.detail"), role="danger")
STAY_IN_HAND = Option("return", None, Text("yokohama.stay_in_hand"), detail=RETURN.detail, role="danger")
RECALL_ALL = Option("all", "all", Text("yokohama.recall.all"), facts=Recalling(which="all"))
RECALL_SOME = Option("some", "some", Text("yokohama.recall.some"), facts=Recalling(which="some"))
RECALL_NONE = Option("none", "none", Text("yokohama.recall.none"), role="decline", facts=Recalling(which="none"))
RECALL_DONE = Option("stop", None, Text("core.stop"), role="decline")


@lru_cache(maxsize=1024)
def go_option(area: str, detail: Text, cost: Text | None, means: str, power: int, fee: int) -> Option[str]:
    """A destination with the power there, what that is good for, and what the way costs."""
    parts = [detail, cost, None if means == "walk" else names.technology_name(means)]
    facts = InArea(price=(("yen", fee),) if fee else (), area=area, power=power)
    detail = join([part for part in parts if part])
    return Option(f"to:{area}", area, names.area_name(area), detail=detail, target=area, facts=facts)


def show_way(g: State, me: Seat, area: str, found: dict[str, Way]) -> Option[str]:
    way = found[area]
    payees, means = next(iter(way.means.items()))
    cost = details.fees(payees) if len(way.means) == 1 else names.yen(way.fee)  # who is paid is asked later
    n = power(g, me, area, president=True)
    return go_option(area, details.prospect(g, me, area, n), cost, means, n, way.fee)


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
        within = [show_way(g, me, area, found) for area, way in found.items() if way.fee <= yen]
        back = STAY_IN_HAND if g.players[me].president is None else RETURN
        return Offer((*within, back), lambda: out_of_reach(g, me, found))

    area = yield from choose_free(
        me,
        "yokohama.move",
        lambda: offers(destinations(), Offer((), lambda: refused_meanwhile(g, me))),
        lambda: free_technologies(g, me),
    )
    if area is None:
        yield from return_president(g, me, destinations())
        return None
    payees = yield from choose_payees(g, me, found[area])
    for payee in payees:
        if payee == SUPPLY:
            pay(g, me, "yen")
            note(g, "yokohama.log.canal_fee", me)
        else:
            pay(g, me, "yen", 1, to=payee)
            note(g, "yokohama.log.passage_fee", payee)
    g.players[me].president = area
    note(g, "yokohama.log.move", me, area=names.area_name(area))
    return area


def choose_payees(g: State, me: Seat, way: Way) -> Rule[Payees]:
    """Several cheapest paths may pay different people; the walker chooses."""
    options = []
    for payees in way.means:
        name = "+".join("supply" if payee == SUPPLY else f"seat{payee + 1}" for payee in payees)
        label = details.fees(payees) or Text("yokohama.free")
        facts = PayingPlayers(price=(("yen", len(payees)),), payees=payees)
        options.append(Option(f"pay:{name or 'nobody'}", payees, label, facts=facts))
    return (yield from choose(me, "yokohama.payees", options))


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
    g.players[me].president = None
    note(g, "yokohama.log.stay_in_hand" if in_hand else "yokohama.log.return", me)
    if which == "all":
        for area in g.map:
            recall(g, me, area, g.areas[area].assistants[me])
    elif which == "some":
        yield from recall_some(g, me)


@lru_cache(maxsize=512)
def recall_option(area: str, n: int) -> Option[str]:
    detail = names.amount(n, "piece.assistant")
    return Option(f"recall:{area}", area, names.area_name(area), detail=detail, target=area, facts=FromPlace(area=area))


def recall_some(g: State, me: Seat) -> Rule[None]:
    """Area by area, as many as wanted."""
    while standing := [area for area in g.map if g.areas[area].assistants[me]]:
        area = yield from choose(
            me,
            "yokohama.recall_from",
            [*(recall_option(area, g.areas[area].assistants[me]) for area in standing), RECALL_DONE],
        )
        if area is None:
            return
        n = yield from choose_amount(me, "yokohama.recall_how_many", range(1, g.areas[area].assistants[me] + 1))
        recall(g, me, area, n)


def recall(g: State, me: Seat, area: str, n: int) -> None:
    """Assistants from an area back to hand."""
    if n:
        g.areas[area].assistants[me] -= n
        gain(g, me, "assistants", n)
        note(g, "yokohama.log.recover", me, n=n, area=names.area_name(area))
