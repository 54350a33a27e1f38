"""What an option costs and yields, as texts; mostly from its facts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.core.ask import Facts
from engine.core.text import Seat, Text, join, text, who
from engine.nippon.components import Spot
from engine.nippon.components.effects import Optional, Spend, Track
from engine.nippon.components.names import amount, amounts, describe, name, steps
from engine.nippon.queries.markets import good_at
from engine.nippon.state import Player, State


def price(player: Player, facts: Facts) -> Text:
    """A price, and how much of its money silk would have to make up for."""
    cost = dict(facts.price)
    from_silk = max(0, cost.get("money", 0) - player.money)
    whole = amounts(cost)
    return text("nippon.price.silk", price=whole, n=from_silk) if from_silk else whole


def paid(cost: Text, gain: Text) -> Text:
    """What something costs and what it brings."""
    return text("nippon.detail.paid", cost=cost, gain=gain)


@lru_cache(maxsize=512)
def marker_at(track: str, value: int) -> Text:
    """Where the marker of a track would stand."""
    return text("nippon.detail.track", track=name("track", track), value=value)


def value_after(g: State, player: Player, track: Track, n: int) -> int:
    """What a track would show after some steps."""
    cells = g.data.track[track]
    index: int = min(getattr(player, track) + n, len(cells) - 1)
    return cells[index].value


def markers_after(g: State, player: Player, moves: Sequence[tuple[Track, int]]) -> Text:
    """Where the markers would stand after these steps."""
    found = [marker_at(track, value_after(g, player, track, n)) for track, n in moves]
    return found[0] if len(found) == 1 else join(found, "comma")


def department_gives(g: State, player: Player, color: str) -> Text:
    """The bonus of a department as it is now."""
    row = g.data.department[color]
    return describe(row.improved[0] if color in player.improved else row.normal[0])


def optional_price(player: Player, op: Optional) -> Text:
    """The cost of a "you may" part."""
    money = sum(part.amount for part in op.cost if isinstance(part, Spend) and part.resource == "money")
    from_silk = max(0, money - player.money)
    cost = join([describe(part) for part in op.cost], "plus")
    return text("nippon.price.silk", price=cost, n=from_silk) if from_silk else cost


def supply(g: State, region: str) -> Text:
    """The supply bonus of a region."""
    return amounts(g.data.region[region].supply_bonus)


def cell_shows(g: State, spot: Spot) -> Text:
    """An influence cell: what it asks for, and what lies there."""
    good = name("good", good_at(g, spot))
    token = g.markets[spot.market].tokens.get(spot.side)
    if token is not None:
        return text("nippon.detail.cell_taken", good=good, value=token.value)
    return text("nippon.detail.cell_empty", good=good, value=spot.printed)


def named(g: State, seat: Seat) -> Text:
    """A player, or the Automa."""
    return who(seat) if seat < g.seats else Text("nippon.automa")


def token_b(g: State, token: str) -> Text:
    """Everything a starting token B gives."""
    row = g.data.token_b[token]
    parts = [amount(what, n) for what, n in row.gain.items()] + [steps(track, n) for track, n in row.advance.items()]
    return join(parts, "comma")
