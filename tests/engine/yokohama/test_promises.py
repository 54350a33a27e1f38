"""What options promise is what happens: money, goods and points of every seat, power, agents, ways (spec 8 to 13)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine.core.offer import Amounts, Facts, Option
from engine.yokohama.components.effects import GOODS
from engine.yokohama.queries.facts import power_and_more
from engine.yokohama.queries.reach import ways
from engine.yokohama.rules.forecast import POSSIBLE
from engine.yokohama.rules.option_facts import (
    Acting,
    Claiming,
    Fulfilling,
    Paying,
    PayingPlayers,
    Placing,
    TakingTechnology,
    UsingAgent,
)
from engine.yokohama.state import State
from testkit.promises import PlayedOption, broken_promises, outcomes, positions, promised_change
from testkit.rotation import rotated

CONFIGURATIONS: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {"edition": "classic"}),
    (4, {"achievement_rewards": "on", "free_agents": "on"}),
    (3, {"agent_mode": "redirect"}),
    (4, {"edition": "classic", "agent_mode": "extra_action"}),
]
COUNTED = ("yen", "vp", "imports", *GOODS)
AREA_QUESTIONS = ("port", "laboratory", "hire", "chinatown", "church", "customs")
BEFORE_THE_REST = ("hire", "shift_from", "shift_into")  # printed icons after these may still give points


def holdings(g: State, seat: int) -> Mapping[str, int]:
    """What a seat has in hand, by the words of prices and gains."""
    player = g.players[seat]
    return {kind: getattr(player, kind) for kind in (*COUNTED, "assistants", "shops", "houses")}


def broken(outcome: PlayedOption) -> list[str]:
    """All that came otherwise than the option said."""
    if outcome.after.segment != outcome.before.segment or outcome.ask.shape == "amount":
        return []  # the turn is over, or a bare number that only its detail explains: see test_details, D14
    held = holdings if outcome.ask.key == "yokohama.recover" else without_recovery
    return rivals(outcome) + own_facts(outcome) + unsaid(outcome) + broken_promises(outcome, held)


def without_recovery(g: State, seat: int) -> Mapping[str, int]:
    """Holdings, with the assistants in the area of an action counted as in hand: they return when it ends."""
    held = dict(holdings(g, seat))
    if g.turn.area is not None:
        held["assistants"] += g.areas[g.turn.area].assistants[seat]
    return held


def unsaid(outcome: PlayedOption) -> list[str]:
    """Money, goods or points that changed although the option did not speak of them."""
    seat, facts = outcome.ask.seat, outcome.option.facts or Facts()
    had, has = holdings(outcome.before.state, seat), holdings(outcome.after.state, seat)
    said = promised_change(facts)
    later = outcome.ask.key.removeprefix("yokohama.") in BEFORE_THE_REST
    return [
        f"{outcome}: {kind} {had[kind]} → {has[kind]} without a word"
        for kind in COUNTED
        if kind not in said and had[kind] != has[kind] and not (later and kind == "vp")
    ]


def rivals(outcome: PlayedOption) -> list[str]:
    """What others got, against who was named."""
    facts, named = outcome.option.facts, dict.fromkeys(range(outcome.before.seats), 0)
    if isinstance(facts, Placing | Acting | PayingPlayers) and facts.price:
        for seat in facts.payees or ():
            if seat >= 0:
                named[seat] += 1
    if isinstance(facts, UsingAgent) and len(facts.areas) == 1:
        facts = facts.areas[0]
    if isinstance(facts, Acting | PayingPlayers) and facts.at_once and facts.landlord is not None:
        named[facts.landlord] += 1
    return [
        f"{outcome}: seat {seat} got ¥{got}, named ¥{named[seat]}"
        for seat in named
        if seat != outcome.ask.seat
        and (got := outcome.after.state.players[seat].yen - outcome.before.state.players[seat].yen) != named[seat]
    ]


def own_facts(outcome: PlayedOption) -> list[str]:
    """Power, reach, agents and technologies."""
    before, after, me = outcome.before.state, outcome.after.state, outcome.ask.seat
    match outcome.option.facts:
        case Placing(area=area, price=price, within_reach=reach, returns=back) as said if price and said.power:
            way = ways(after, me).get(area)
            came = way is not None and way.fee <= after.players[me].yen
            asked = outcome.ask.key in ("yokohama.place", "yokohama.place_pair", "yokohama.place_beside")
            there = power_and_more(after, me, area, president=True, assistants=not back)
            wrong = there != (said.power, said.beyond)
            return [f"{outcome}: power and more {there}"] * wrong + [f"{outcome}: reach"] * (asked and came != reach)
        case UsingAgent(areas=[_, _, *_] as areas):
            offered = [one.facts for one in outcome.after.asks[0].options]
            return [] if offered == [*areas] else [f"{outcome}: other areas than {offered}"]
        case (
            Acting(area=area, at_once=True, power=strength)
            | UsingAgent(areas=[Acting(area=area, at_once=True, power=strength)])
        ):
            acted = (after.turn.areas[-1:], after.turn.power)
            elsewhere = [] if acted == ([area], strength) else [f"{outcome}: acted {acted}"]
            return [*elsewhere, *nothing_there(outcome)]
        case Fulfilling(agent=agent, follows=()) | TakingTechnology(agent=agent, price=[_, *_]):
            got = len(after.players[me].agents) > len(before.players[me].agents)
            return [] if got == agent else [f"{outcome}: agent {got}, promised {agent}"]
        case TakingTechnology(costs=[_, _, *_] as costs):
            asked_for = tuple(paying(one) for one in outcome.after.asks[0].options)
            return [] if asked_for == costs else [f"{outcome}: to pay {asked_for}, promised {costs}"]
        case Claiming(achievement=tile):
            return [] if any(me in one.claimed for one in after.achievements if one.id == tile) else [str(outcome)]
    return []


def nothing_there(outcome: PlayedOption) -> list[str]:
    """Whether there was something to have in an area, against what the option said."""
    facts = outcome.option.facts
    acting = facts.areas[0] if isinstance(facts, UsingAgent) else facts
    assert isinstance(acting, Acting)
    possible = [(kind, n) for kind, n in acting.brings if kind in POSSIBLE.values()]
    ask = outcome.after.ask_of(outcome.ask.seat)
    if not possible or ask is None:
        return []
    had = ask.key.removeprefix("yokohama.") in AREA_QUESTIONS and any(one.role == "main" for one in ask.options)
    return [] if had != acting.empty else [f"{outcome}: {possible}, empty: {acting.empty}, asked {ask.key} {ask.ids()}"]


def paying(option: Option[object]) -> Amounts:
    """The whole of a price, by one of the ways to pay it."""
    assert isinstance(option.facts, Paying)
    return option.facts.cost


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), rotated(CONFIGURATIONS, 2), ids=str)
def test_every_option_keeps_its_promise(seats: int, options: dict[str, str]) -> None:
    """A sample; `python -m tests.engine.promises yokohama --games 20` looks at more."""
    looked = 0
    for table in positions("yokohama", seats, options, "promises", 0.12):
        for outcome in outcomes(table):
            assert broken(outcome) == []
            looked += 1
    assert looked > 200
