"""A table at a wanted position, or with another rule in place, for the length of a `with`."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from engine.core.run import decode_state, encode
from engine.core.table import Table


@contextmanager
def patched(
    table: Table,
    *,
    segment: Callable[[Any], Any] | None = None,
    players: dict[int, dict[str, int]] | None = None,
    row: list[str] | None = None,
) -> Iterator[Table]:
    """The same table with parts of its boundary state or its rules replaced."""
    game = table.game if segment is None else dataclasses.replace(table.game, segment=segment)
    state = decode_state(game, table.snapshot)
    if row is not None:
        cards = [card for card in [*state.deck, *state.row] if card not in row]
        for player in state.players:
            player.hand = [card if card not in row else cards.pop() for card in player.hand]
        state.deck, state.row = [card for card in cards if all(card not in p.hand for p in state.players)], list(row)
    for seat, fields in (players or {}).items():
        for name, value in fields.items():
            setattr(state.players[seat], name, value)
    yield Table(game, table.segment, encode(state), table.choices).live()
