"""What a game says a seat alone knows is what the seat's view shows beside the public one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest
from msgspec import Struct

from engine.core.games import AnyGame
from engine.core.games import get as get_game
from engine.core.run import encode
from engine.core.table import Table
from engine.players import random_player
from engine.yokohama.view.structs import HeldOrder

PLAYED: tuple[tuple[str, int, Mapping[str, str]], ...] = (
    ("bazaar", 3, {}),
    ("mombasa", 2, {"hands": "open"}),
    ("mombasa", 3, {}),
    ("nippon", 2, {}),
    ("yokohama", 2, {}),
    ("yokohama", 4, {}),
)
MOST = 120  # boundaries of one game


def beside(own: Any, public: Any) -> Any:
    """The parts of a value that differ from another one, but for whose eyes it is; None if nothing does.

    What an order in hand lacks follows from goods that everybody sees.
    """
    if isinstance(own, HeldOrder):
        return own.card
    if isinstance(own, tuple) and any(isinstance(one, HeldOrder) for one in own):
        return [one.card for one in own]
    if own == public:
        return None
    if isinstance(own, Struct) and type(own) is type(public):
        pairs = ((name, getattr(own, name), getattr(public, name)) for name in own.__struct_fields__)
        found = {name: beside(value, other) for name, value, other in pairs if value != other and name != "viewer"}
        return found or None
    if isinstance(own, list | tuple) and isinstance(public, list | tuple) and len(own) == len(public):
        return {n: beside(value, public[n]) for n, value in enumerate(own) if value != public[n]}
    return own


def states(game: str, seats: int, options: Mapping[str, str]) -> Iterator[Any]:
    """The state at every boundary of a game of chance."""
    table, rng = Table.start(game, seats, options, "secrets"), Random("secrets")
    for _ in range(MOST):
        yield Table(table.game, table.segment, table.snapshot).state
        while not table.over and not table.take_crossed():
            ask = table.asks[0]
            table.answer(ask.seat, random_player(None, ask, rng))
        if table.over:
            return


def shown(game: AnyGame, state: Any, seat: int) -> bytes | None:
    found = beside(game.view(state, seat), game.view(state, None))
    return None if found is None else encode(found)


@pytest.mark.parametrize(("game", "seats", "options"), PLAYED)
@pytest.mark.slow
def test_what_a_seat_alone_knows_changes_with_its_view(game: str, seats: int, options: Mapping[str, str]) -> None:
    kind = get_game(game)
    before: dict[int, tuple[Any, bytes | None]] = {}
    changes = 0
    for state in states(game, seats, options):
        for seat in range(seats):
            secret = encode(kind.secrets(state, seat)) if any(kind.secrets(state, seat)) else None
            now = shown(kind, state, seat)
            assert (secret is None) == (now is None)
            if seat in before:
                assert (secret != before[seat][0]) == (now != before[seat][1])
                changes += secret != before[seat][0]
            before[seat] = secret, now
    assert (changes > 0) == (game != "nippon" and not options), "else nothing was compared"
