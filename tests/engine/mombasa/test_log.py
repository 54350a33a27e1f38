"""The log says all that changed, and nothing that did not: compared with the state before and after each answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from engine.core.run import decode_state
from engine.core.state import Event
from engine.core.table import Table
from engine.core.text import Seat
from engine.mombasa.components.names import company_name
from engine.mombasa.queries.shares import share_value, track_shares
from engine.mombasa.rules.planning import lay_cards
from engine.mombasa.state import State
from engine.players import random_player
from tests.engine.mombasa.players import Player, bookworm, collector, eager, wanting
from tests.engine.mombasa.scenario import BLUE, GREEN, Play, fresh, lay, reach

GAINS = ("pounds", "field", "field_too", "diamonds_over", "coin", "points_pounds", "points_over", "sell")
TRACKS = ("mombasa", "cape_town", "saint_louis", "cairo")
PAYMENTS = ("toll", "turned", "mark", "buy_pounds")
GAMES: list[tuple[int, str, Player]] = [
    (2, "log 1", eager),
    (3, "log 2", bookworm),
    (4, "log 3", collector),
    (3, "log 4", wanting("act:expansion", "act:marker", "mark:reserve", "act:merchant", "act:goods")),
]


def told(g: State, events: Sequence[Event]) -> dict[str, Counter[Any]]:
    """What the lines of a log say, by kind of thing: sums by seat, or by seat and company."""
    found: dict[str, Counter[Any]] = {
        kind: Counter() for kind in ("pounds", "diamonds", "tracks", "hand", "tiles", "values")
    }
    for event in events:
        args: dict[str, Any] = dict(event.args)
        kind, seat = event.kind.removeprefix("mombasa.log."), event.seat
        if kind in GAINS or kind in PAYMENTS:
            found["pounds"][seat] += args["n"] if kind in GAINS else -args["n"]
        elif kind == "diamonds":
            found["diamonds"][seat] += args["n"]
        elif kind == "walk":
            found["tracks"][seat, args["company"].key.rpartition(".")[2]] += args["n"]
        elif kind == "shares_now":
            found["values"][args["company"].key.rpartition(".")[2]] += args["now"] - args["before"]
        if kind in ("buy", "buy_pounds"):
            found["hand"][seat] += 1
        elif kind == "sell":
            found["hand"][seat] -= 1
        elif kind in ("planned", "arranged"):
            found["hand"][seat] -= len(args["cards"].args)
        elif kind == "end":
            found["hand"][seat] += len(args["cards"].args)
        elif kind == "tile_received":
            found["tiles"][seat] += 1
        elif kind == "tiles_back":
            found["tiles"][seat] -= len(args["tiles"].args)
    return found


def changed(before: State, after: State) -> dict[str, Counter[Any]]:
    """What changed between two states."""
    found: dict[str, Counter[Any]] = {
        kind: Counter() for kind in ("pounds", "diamonds", "tracks", "hand", "tiles", "values")
    }
    for seat in range(before.seats):
        old, new = before.players[seat], after.players[seat]
        found["pounds"][seat] = new.pounds - old.pounds
        found["diamonds"][seat] = new.diamonds - old.diamonds
        found["hand"][seat] = len(new.hand) - len(old.hand)
        found["tiles"][seat] = len(new.tiles) - len(old.tiles)
        for company, at in new.tracks.items():
            found["tracks"][seat, company] = at - old.tracks[company]
    for company in before.data.company_ids:
        found["values"][company] = share_value(after, company) - share_value(before, company)
    return found


def differences(before: State, after: State, events: Sequence[Event]) -> dict[str, Any]:
    said, happened = told(after, events), changed(before, after)
    return {
        f"{kind} {key}": (said[kind][key], happened[kind][key])
        for kind in happened
        for key in {*said[kind], *happened[kind]}
        if said[kind][key] != happened[kind][key]
    }


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "seed", "player"), GAMES)
def test_every_closed_turn_is_told_in_full(seats: int, seed: str, player: Player) -> None:
    table, rng = Table.start("mombasa", seats, {"setup": "advanced"}, seed), Random(seed)
    while not table.over:
        ask = table.asks[rng.randrange(len(table.asks))]
        table.answer(ask.seat, player(ask, rng))
    for opened, closed in pairwise(table.crossed):
        before, after = decode_state(table.game, opened.snapshot), decode_state(table.game, closed.snapshot)
        if not after.over:  # at the very end all stacks are taken to hand, and the totals are told
            assert differences(before, after, closed.events) == {}


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "seed", "player"), GAMES)
def test_what_an_answer_pays_is_told_at_once(seats: int, seed: str, player: Player) -> None:
    """Pounds and diamonds, after every single answer of a turn; steps of goods are told when the walk ends."""
    table, rng = Table.start("mombasa", seats, {"setup": "first_game"}, seed), Random(seed)
    held: dict[Seat, tuple[int, int]] = {}
    while not table.over:
        ask = table.asks[rng.randrange(len(table.asks))]
        segment, lines = table.segment, len(table.state.events)
        held = {seat: (p.pounds, p.diamonds) for seat, p in enumerate(table.state.players)}
        table.answer(ask.seat, player(ask, rng))
        if table.segment != segment:
            continue
        said = told(table.state, table.state.events[lines:])
        for seat, now in enumerate(table.state.players):
            pounds, diamonds = held[seat]
            assert (said["pounds"][seat], said["diamonds"][seat]) == (now.pounds - pounds, now.diamonds - diamonds)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "seed", "player"), GAMES)
def test_nothing_is_told_that_did_not_happen(seats: int, seed: str, player: Player) -> None:
    table, rng = Table.start("mombasa", seats, {"setup": "advanced"}, seed), Random(seed)
    while not table.over:
        ask = table.asks[rng.randrange(len(table.asks))]
        table.answer(ask.seat, player(ask, rng))
    for event in (event for boundary in table.crossed for event in boundary.events):
        args: dict[str, Any] = dict(event.args)
        if "n" in args and event.kind not in ("mombasa.log.mark", "mombasa.log.buy", "mombasa.log.buy_pounds"):
            assert args["n"] or event.kind in ("mombasa.log.display", "mombasa.log.total"), event


def test_who_lays_out_nothing_is_named_too() -> None:
    g = fresh()
    lay_cards(g, GREEN, {})
    assert [(event.kind, event.seat) for event in g.events] == [("mombasa.log.planned_none", GREEN)]


def test_r25_an_attached_tile_is_told_with_its_card() -> None:
    g = fresh()
    lay(g, BLUE, "start_coffee_1", "start_cotton_2")
    g.players[BLUE].tiles = ["tile_plus_1_good"]
    play = Play(g).pick("attach", "on:slot_c")
    (event,) = play.events("attach")
    assert (event.seat, dict(event.args)["card"]) == (BLUE, g.data.card_label["start_cotton_2"])


@pytest.mark.parametrize("steps", [1, 2])
def test_9_1_a_walk_is_told_as_a_whole_with_the_share_it_brought(steps: int) -> None:
    g = fresh()
    shares = g.data.track[g.tracks["cairo"]].shares_at
    at = next(n for n in range(1, 17) if shares[n] == shares[n + 1] < shares[n + 2])
    reach(g, BLUE, "cairo", at)
    lay(g, BLUE, f"start_coffee_{steps}")
    play = Play(g).pick("act:goods")
    play.pick(*["none"] * (play.key == "mombasa.buy"), *["step:cairo"] * steps)
    (event,) = play.events("walk")
    brought = shares[at + 2] if steps == 2 else 0
    assert event.seat == BLUE
    assert dict(event.args) == {"n": steps, "company": company_name("cairo"), "shares": brought}


@pytest.mark.slow
def test_shares_are_told_where_a_walk_brought_one() -> None:
    table, rng = Table.start("mombasa", 3, {}, "shares"), Random("shares")
    told_shares = untold = 0
    while not table.over and told_shares + untold < 60:
        before = {(seat, company): track_shares(table.state, seat, company) for seat in range(3) for company in TRACKS}
        ask = table.asks[0]
        walks = [
            (event.seat, dict(event.args))
            for event in table.answer(ask.seat, random_player(None, ask, rng))
            if event.kind == "mombasa.log.walk"
        ]
        for seat, args in walks:
            assert seat is not None
            company = str(args["company"].key.rpartition(".")[2])  # type: ignore[union-attr]
            now = track_shares(table.state, seat, company)
            if len([one for one, other in walks if one == seat and other["company"] == args["company"]]) == 1:
                assert args["shares"] == (now if now > before[seat, company] else 0)
                told_shares, untold = told_shares + bool(args["shares"]), untold + (not args["shares"])
    assert told_shares
    assert untold
