"""What options promise is what happens: pounds and diamonds at once, and what each option says of its own.

`python -m tests.engine.promises mombasa --games K` compares more positions, of plain random players.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

import pytest

from engine.core.offer import Facts
from engine.core.table import Table
from engine.mombasa.components.names import region_name
from engine.mombasa.queries.books import jar_reach
from engine.mombasa.queries.goods import goods_value
from engine.mombasa.queries.shares import share_value
from engine.mombasa.rules.option_facts import (
    Acting,
    Attaching,
    BaseColumn,
    Buying,
    Entering,
    Expanding,
    HandCard,
    MovingJar,
    PlacingBook,
    Recovering,
    Stepping,
    TakingBook,
    TurningBook,
    UsingGoods,
)
from engine.mombasa.state import State
from testkit.promises import PlayedOption, outcomes, promised_change
from testkit.rotation import rotated
from tests.engine.mombasa.players import Player, bookworm, collector, eager, wanting

CONFIGURATIONS: list[tuple[int, dict[str, str]]] = [
    (2, {"setup": "first_game"}),
    (3, {"setup": "advanced"}),
    (4, {"setup": "advanced"}),
]
PLAYERS: list[Player] = [eager, bookworm, collector, wanting("act:marker", "mark:d2", "mark:c", "act:expansion")]
TOLD_LATER = ("expansion", "goods", "bookkeeping")  # points and units: compared with what is left of them


def holdings(g: State, seat: int) -> Mapping[str, int]:
    player = g.players[seat]
    return {"pounds": player.pounds, "diamonds": player.diamonds}


def broken(outcome: PlayedOption) -> list[str]:
    """All that came otherwise than the option said; where the machine went on by itself, later things joined in."""
    if outcome.after.segment != outcome.before.segment:
        return []
    later = outcome.after.choices[len(outcome.before.choices) + 1 :]
    found = [] if later else [*purse(outcome), *at_once(outcome)]
    return [f"{outcome}: {fault}" for fault in [*found, *in_the_end(outcome)]]


def purse(outcome: PlayedOption) -> Iterator[str]:
    """Pounds and diamonds: as promised, and not otherwise."""
    if outcome.ask.key == "mombasa.column_take":
        return  # after the last one come the rewards that the entries promised
    seat, promised = outcome.ask.seat, promised_change(outcome.option.facts or Facts())
    if outcome.ask.key in ("mombasa.batch", "mombasa.remove"):  # the rest of the same reward comes after it
        promised["pounds"] = promised.get("pounds", 0) + sum(
            int(str(dict(event.args)["n"]))
            for event in outcome.events
            if event.seat == seat and event.kind in ("mombasa.log.field", "mombasa.log.points_over")
        )
    had, has = holdings(outcome.before.state, seat), holdings(outcome.after.state, seat)
    for kind in had:
        if has[kind] - had[kind] != promised.get(kind, 0):
            yield f"{kind} {had[kind]} → {has[kind]}, promised {promised.get(kind, 0):+}"
    if set(promised) - set(had) - set(TOLD_LATER):
        yield f"promises {sorted(promised)}"


def at_once(outcome: PlayedOption) -> Iterator[str]:
    """What is true right after the answer."""
    g: State = outcome.after.state
    seat, player = outcome.ask.seat, outcome.after.state.players[outcome.ask.seat]
    left = g.doing.left if g.doing is not None else 0
    match outcome.option.facts:
        case Attaching(slot=slot, value=value) if goods_value(g, seat, slot) != value:
            yield f"value {goods_value(g, seat, slot)}"
        case Stepping(company=company, walk=walk) if player.tracks[company] != walk.space:
            yield f"marker on {player.tracks[company]}, not {walk.space}"
        case Stepping(walk=walk) if not walk.toll and walk.lost != lost_steps(outcome):
            yield f"{lost_steps(outcome)} steps lost, promised {walk.lost}"
        case BaseColumn(company=company, column=column, posts=posts, then=then):
            if (g.bases[company][column].posts, share_value(g, company)) != (posts, then):
                yield f"posts {g.bases[company][column].posts}, value {share_value(g, company)}"
        case UsingGoods(mixed=True, units=units) if outcome.ask.key == "mombasa.mixed" and left != units:
            yield f"{left} units"
        case Buying(left=rest) if outcome.ask.key == "mombasa.buy" and left != rest:
            yield f"{left} units left, not {rest}"
        case Expanding(points=points) if left != points:
            yield f"{left} points"
        case TakingBook(price=price, space=space):
            if space in g.book_display:
                yield "the book is still there"
            rest = outcome.before.state.doing.left - price[0][1]
            if rest and left != rest:
                yield f"{left} points left, not {rest}"


def lost_steps(outcome: PlayedOption) -> int:
    """What the log says was lost at the end of a track."""
    return sum(int(str(dict(event.args)["n"])) for event in outcome.events if event.kind == "mombasa.log.steps_lost")


def in_the_end(outcome: PlayedOption) -> Iterator[str]:
    """What stays true even if the machine went on by itself."""
    g: State = outcome.after.state
    player = g.players[outcome.ask.seat]
    match outcome.option.facts:
        case TurningBook(reach=reach) if jar_reach(g, outcome.ask.seat) != reach and player.jar != reach:
            yield f"the jar gets to {jar_reach(g, outcome.ask.seat)}, not {reach}"
        case MovingJar(position=position) if player.jar != position:
            yield f"the jar is on {player.jar}"
        case PlacingBook(position=position) if player.books[position][-1] not in outcome.before.state.taken:
            yield "the book lies elsewhere"
        case HandCard(card=card) if outcome.ask.key == "mombasa.sell" and card not in g.discard:
            yield "the card was not discarded"
        case Recovering(slot=slot):
            stack = outcome.before.state.players[outcome.ask.seat].stacks[slot]
            if not set(stack) <= set(player.hand):
                yield "the stack is not in hand"
        case TakingBook(space=space, lost=True):
            yield from lost_book(outcome, space)
        case Entering() as facts:
            yield from entry(outcome, facts)
        case Acting(action="merchant", gain=[_, *_]):
            yield from purse(outcome)


def lost_book(outcome: PlayedOption, space: str) -> Iterator[str]:
    """A book without a place leaves the game at the end of the turn."""
    table = Table.load(outcome.after.dump())
    book = outcome.before.state.book_display[space]
    while book in table.state.taken:
        table.answer(outcome.ask.seat, table.asks[0].ids()[:1])
    if book not in table.state.book_box:
        yield f"{book} found a place"


def entry(outcome: PlayedOption, facts: Entering) -> Iterator[str]:
    """Points that remain or are lost; and the foreign post goes back or leaves the game when the expansion ends."""
    table, region = Table.load(outcome.after.dump()), facts.region
    while region not in table.state.fresh and table.asks[0].key == "mombasa.column_take":
        table.answer(outcome.ask.seat, table.asks[0].ids()[:1])
    noted = [event for event in table.state.events if event.kind == "mombasa.log.points_lost"]
    lost = [dict(event.args)["n"] for event in noted]
    if lost != ([facts.left] if facts.lost and facts.left else []) and table.segment == outcome.before.segment:
        entered = [e for e in table.state.events[len(outcome.before.state.events) :] if e.kind == "mombasa.log.enter"]
        if len(entered) == 1:
            yield f"points lost {lost}, left {facts.left}, lost {facts.lost}"
    while table.state.fresh and table.segment == outcome.before.segment:
        table.answer(outcome.ask.seat, table.asks[0].ids()[:1])
    if facts.ousts and table.segment == outcome.before.segment:
        kinds = [e.kind for e in table.state.events if ("region", region_name(region)) in e.args]
        expected = f"mombasa.log.post_{'gone' if facts.gone else 'back'}"
        if expected not in kinds:
            yield f"{expected} did not happen"


def moments(seats: int, options: Mapping[str, str], seed: str, player: Player, share: float) -> Iterator[Table]:
    """A share of the moments of a game of busy players, few of them while planning, where nothing can change yet."""
    table, rng = Table.start("mombasa", seats, options, seed), Random(seed)
    while not table.over:
        if rng.random() < (share if table.joint is None else share / 20):
            yield table
        ask = table.asks[rng.randrange(len(table.asks))]
        table.answer(ask.seat, player(ask, rng))
        table.take_crossed()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("n", "seats", "options"), rotated([(n, *one) for n in range(len(PLAYERS)) for one in CONFIGURATIONS], 4)
)
def test_options_keep_their_promises(n: int, seats: int, options: Mapping[str, str]) -> None:
    for table in moments(seats, options, f"promises {n}", PLAYERS[n], 0.1):
        for outcome in outcomes(table):
            assert broken(outcome) == []
