"""What can be read off the table."""

from __future__ import annotations

from engine.core.text import Seat
from testkit.bazaar.state import State

GOODS = ("dates", "spices")
TOWNS = ("basra", "cairo", "damascus", "kabul", "mecca", "muscat", "shiraz")
TOWNS_A_TURN = 3


def others(g: State, me: Seat) -> list[Seat]:
    return [seat for seat in range(g.seats) if seat != me]


def somebody_is_rich(g: State) -> bool:
    return any(player.coins >= g.data.rules.end_coins for player in g.players)


def bids_allowed(g: State, me: Seat) -> range:
    return range(min(3, g.players[me].coins) + 1)


def kinds_of_work(g: State) -> int:
    """How many kinds of goods one may take for work."""
    return 2 if g.options["goods"] == "plenty" else 1


def caravans(g: State) -> bool:
    """Whether caravans may be sent."""
    return bool(g.options.get("caravans", "off") == "on")


def holdings(g: State, seat: Seat) -> dict[str, int]:
    """What a merchant has that is counted."""
    player = g.players[seat]
    return {"coins": player.coins, **{kind: getattr(player, kind) for kind in GOODS}}
