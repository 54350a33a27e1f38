"""Why something cannot be done, written once: options, computer players and *Why not?* all ask here."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.text import Seat, Text, refusal
from testkit.bazaar.components import names
from testkit.bazaar.state import State


def why_not_buy(g: State, me: Seat, card: str) -> Text | None:
    price, have = g.data.card(card).price, g.players[me].coins
    return refusal("bazaar.no.coins", "3.1", need=price, have=have) if price > have else None


def why_not_give(g: State, me: Seat) -> Text | None:
    return refusal("bazaar.no.gift", "R1") if g.players[me].coins == 0 else None


def why_not_visit(visited: Sequence[str], town: str) -> Text | None:
    return refusal("bazaar.no.town", "3.3", town=names.town(town)) if town in visited else None


def why_not_send(g: State, me: Seat) -> Text | None:
    return refusal("bazaar.no.caravan", "3.3") if g.players[me].coins == 0 else None
