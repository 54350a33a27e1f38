"""What a player can spend, in a few words: the line above every question."""

from __future__ import annotations

from engine.core.text import Seat, Text, text
from testkit.bazaar.components import names
from testkit.bazaar.queries.facts import GOODS
from testkit.bazaar.view.structs import View


def purse(view: View, seat: Seat) -> tuple[Text, ...]:
    """Coins, and the goods there are."""
    goods = zip(GOODS, view.goods[seat], strict=True)
    return (
        text("bazaar.price", n=view.coins[seat]),
        *(text("bazaar.held", n=n, good=names.good(kind)) for kind, n in goods if n),
    )
