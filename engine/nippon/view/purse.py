"""What a player can spend, in a few words: the line above every question."""

from __future__ import annotations

from collections import Counter

from engine.core.text import Seat, Text, text
from engine.nippon.components.names import amount
from engine.nippon.view.structs import View


def purse(view: View, seat: Seat) -> tuple[Text, ...]:
    """Money and resources, the goods in the factories, and the workers on the board."""
    player = view.players[seat]
    held = Counter({"coal": player.coal + player.coal_stored, "silk": player.silk, "iron": player.iron})
    for factory in player.factories:
        held[factory.type] += factory.goods
    workers = sum(cell.worker is not None for cell in player.workers)
    return (
        amount("money", player.money),
        *(amount(thing, n) for thing, n in held.items() if n),
        *([text("nippon.purse.workers", n=workers)] if workers else ()),
    )
