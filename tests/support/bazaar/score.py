"""What players of the bazaar see, score and may rely on."""

from __future__ import annotations

from msgspec import Struct

from engine.core.result import Line, Result, Score, ranks
from engine.core.rng import Rng, shuffled
from engine.core.text import Seat, Text
from tests.support.bazaar.state import Player, State


class Board(Struct, frozen=True):
    """What a seat may know."""

    round: int
    active: Seat
    row: tuple[str, ...]
    deck: int
    coins: tuple[int, ...]
    goods: tuple[tuple[int, int], ...]
    hands: tuple[int, ...]
    hand: tuple[str, ...]


def view(g: State, seat: Seat | None) -> Board:
    return Board(
        g.round,
        g.active,
        tuple(g.row),
        len(g.deck),
        tuple(p.coins for p in g.players),
        tuple((p.dates, p.spices) for p in g.players),
        tuple(len(p.hand) for p in g.players),
        () if seat is None else tuple(g.players[seat].hand),
    )


def points(player: Player) -> tuple[Line, ...]:
    goods = 2 * player.dates if player.order[:1] == ["dates"] else 2 * player.spices
    return (
        Line(Text("bazaar.line.coins"), player.coins),
        Line(Text("bazaar.line.cards"), 2 * len(player.bought)),
        Line(Text("bazaar.line.goods"), goods),
    )


def score(g: State) -> Result:
    lines = [points(player) for player in g.players]
    totals = [sum(line.points for line in column) for column in lines]
    groups = [[s for s in range(g.seats) if totals[s] == total] for total in sorted(set(totals), reverse=True)]
    rank = ranks(groups)
    scores = tuple(Score(s, rank[s], totals[s], lines[s]) for s in range(g.seats))
    return Result(scores, tuple(groups[0]))


def invariants(g: State) -> list[str]:
    found = []
    if any(p.coins < 0 or p.dates < 0 or p.spices < 0 for p in g.players):
        found.append("I1: nobody holds less than nothing")
    if g.bank + sum(p.coins for p in g.players) != 100:
        found.append("I2: coins are neither made nor lost")
    cards = g.deck + g.row + [c for p in g.players for c in p.hand + p.bought]
    if sorted(cards) != sorted(card.id for card in g.data.cards.rows):
        found.append("I3: every card is in one place")
    return found


def redeal(g: State, seat: Seat | None, rng: Rng) -> None:
    """Deck and other hands are unknown; only their sizes are known."""
    others = [p for s, p in enumerate(g.players) if s != seat]
    unknown = shuffled(rng, g.deck + [card for p in others for card in p.hand])
    for player in others:
        player.hand = [unknown.pop() for _ in player.hand]
    g.deck = unknown
