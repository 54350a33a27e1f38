"""What a player can spend, in a few words: the line above every question."""

from __future__ import annotations

from engine.core.text import Seat, Text, text
from engine.yokohama.components.names import amount, yen
from engine.yokohama.view.structs import View


def purse(view: View, seat: Seat) -> tuple[Text, ...]:
    """Money, goods, imports, the pieces in hand, and agents that are still to be used."""
    player = view.players[seat]
    held = [(n, f"good.{good}") for good, n in player.goods.items()]
    held += [
        (player.imports, "import"),
        (player.hand.assistants, "piece.assistant"),
        (player.hand.shops, "piece.shop"),
        (player.hand.houses, "piece.trading_house"),
    ]
    agents = [text("yokohama.purse.agents", n=player.unused_agents)] if player.unused_agents else []
    return (yen(player.yen), *(amount(n, thing) for n, thing in held if n), *agents)
