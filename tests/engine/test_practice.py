"""Positions of finished games as new tables: legal, playable to the end, and alike however hidden things lay."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from engine.core.hidden import HiddenPile, redeal
from engine.core.rng import Rng
from engine.core.run import decode_state, encode
from engine.core.table import Table
from engine.core.text import Seat
from engine.players import answer
from engine.practice import play_on
from engine.selfplay import playthrough, question_faults
from testkit.bazaar import meta as bazaar  # noqa: F401
from testkit.rotation import rotated

GAMES = [
    ("yokohama", 3, {"achievement_rewards": "on", "free_agents": "on"}),
    ("nippon", 3, {"module": "both"}),
    ("mombasa", 4, {"hands": "hidden"}),
    ("bazaar", 3, {}),
    ("yokohama", 2, {"edition": "classic"}),
    ("nippon", 1, {}),
]
every_game = pytest.mark.parametrize(("game", "seats", "options"), rotated(GAMES, 1))


@cache
def middle(game: str, seats: int, options: tuple[tuple[str, str], ...]) -> list[bytes]:
    """The states at some boundaries of a game, and the one at its end."""
    found: dict[int, bytes] = {}
    for table in playthrough(game, seats, "practice", dict(options), ["random"]):
        found[table.segment] = table.snapshot
    every = list(found.values())
    return [*every[:: max(1, len(every) // 4)], every[-1]]


def known(seats: int) -> list[list[Seat]]:
    return [[], [0], list(range(seats))]


@pytest.mark.slow
@every_game
def test_what_nobody_there_may_know_leaves_no_trace(game: str, seats: int, options: dict[str, str]) -> None:
    tried = 0
    for snapshot in middle(game, seats, tuple(options.items())):
        kind = Table.start(game, seats, options, "kind").game
        for own in known(seats):
            first = play_on(kind, snapshot, own, "seed")
            if first is None:
                assert decode_state(kind, snapshot).over
                continue
            other = decode_state(kind, snapshot)
            kind.redeal(other, own, Rng("elsewhere"))
            other.rng = Rng("elsewhere", 7)
            second = play_on(kind, encode(other), own, "seed")
            assert second is not None
            assert second.snapshot == first.snapshot
            assert kind.invariants(first.live().state) == []
            assert question_faults(first) == []
            assert all(kind.secrets(first.state, seat) == kind.secrets(other, seat) for seat in own)
            tried += 1
    assert tried >= len(known(seats))


@pytest.mark.slow
@every_game
def test_it_is_played_to_the_end(game: str, seats: int, options: dict[str, str]) -> None:
    snapshot = middle(game, seats, tuple(options.items()))[2]
    table, rng = play_on(Table.start(game, seats, options, "kind").game, snapshot, [0], "on"), Random(1)
    assert table is not None
    while not table.over:
        seat = table.live().asks[0].seat
        table.answer(seat, answer(table, seat, "random", rng))
    assert table.result is not None


def test_of_several_seats_each_keeps_its_own() -> None:
    hands = [["a", "b"], ["c", "d"], ["e", "f"]]
    deck = list("ghijklmnop")
    hidden = [*(HiddenPile(hand, "card", seat) for seat, hand in enumerate(hands)), HiddenPile(deck, "card")]
    redeal(hidden, [0, 2], Rng("x"))
    assert (hands[0], hands[2]) == (["a", "b"], ["e", "f"])
    assert sorted(hands[1] + deck) == sorted("cdghijklmnop")
    assert hands[1] != ["c", "d"]
