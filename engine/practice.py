"""Playing on from a position of another game: what nobody at the new table may know is dealt anew."""

from __future__ import annotations

from collections.abc import Collection

from engine.core.games import AnyGame
from engine.core.rng import Rng
from engine.core.run import decode_state, encode
from engine.core.table import Table
from engine.core.text import Seat


def play_on(game: AnyGame, snapshot: bytes, known: Collection[Seat], seed: str, segment: int = 0) -> Table | None:
    """A new table that begins where a snapshot ends, with a segment of that number; None where the game is over there.

    Only what the seats of `known` see stays as it was. Everything else that is hidden, and all chance to come, follows
    from the seed, however it lay before.
    """
    state = decode_state(game, snapshot)
    if state.over:
        return None
    state.rng, state.rules = Rng(seed), game.rules
    game.redeal(state, known, Rng(f"{seed}.dealt"))
    return Table(game, segment, encode(state))
