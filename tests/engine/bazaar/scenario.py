"""Tables of the bazaar at a wanted position: a started state is edited, so that all components stay accounted for."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.run import decode_state, encode
from engine.core.table import Table
from testkit.bazaar.invariants import broken
from testkit.bazaar.state import State

BLUE, ORANGE, GREEN = range(3)


def scenario(coins: Sequence[int] = (4, 4, 4), row: Sequence[str] | None = None, phase: str = "turn") -> Table:
    """A table on which it is Blue's turn (or everybody bids), with these coins and this row of cards."""
    table = Table.set_up("bazaar", len(coins), seed="scenario")
    g: State = decode_state(table.game, table.snapshot)
    for player, n in zip(g.players, coins, strict=True):
        g.bank += player.coins - n
        player.coins = n
    if row is not None:
        cards = sorted(g.deck + g.row + [card for player in g.players for card in player.hand])
        g.row = [cards.pop(cards.index(card)) for card in row]
        for player in g.players:
            player.hand = [cards.pop()]
        g.deck = cards
    g.phase, g.active, g.waiting = phase, BLUE, [seat for seat in range(len(coins)) if seat != BLUE]
    assert broken(g) == []
    return Table(table.game, 0, encode(g)).live()


def ids(table: Table, seat: int = BLUE) -> list[str]:
    """What a seat may pick now."""
    ask = table.ask_of(seat)
    return [] if ask is None else ask.ids()
