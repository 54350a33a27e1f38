"""A dozen numbers from which a player's future is estimated; their weights are learnt from whole games."""

from __future__ import annotations

from engine.core.text import Seat
from engine.mombasa.components.rows import BookkeeperCard, Card, ExpansionCard, GoodsCard, MerchantCard
from engine.mombasa.queries.facts import active
from engine.mombasa.queries.shares import open_cards, share_value, shares
from engine.mombasa.scoring import total
from engine.mombasa.state import State


def progress(g: State) -> float:
    """The rounds that have been played; within a round, the share of those who have ended it."""
    done = sum(player.done for player in g.players) / g.seats
    return min(1.0, (g.round - 1 + 0.9 * done) / g.data.rounds.count)


def power(card: Card) -> float:
    """What a card can do when it is played."""
    match card:
        case GoodsCard() | ExpansionCard():
            return float(card.value)
        case BookkeeperCard():
            return card.bookkeeping / 2 + 1
        case MerchantCard():
            return card.diamonds + card.pounds / 2
    return 0.0


def features(g: State, me: Seat) -> dict[str, float]:
    """Pounds by line of the pad, cards and what they can do, tracks and what they open."""
    player, data = g.players[me], g.data
    held = shares(g, me, hand=True)
    cards = [data.card[card] for card in [*open_cards(g, me), *player.hand]]
    others = [seat for seat in range(g.seats) if seat != me]
    elsewhere = [shares(g, seat, hand=True) for seat in others]
    stake = 0.0
    for company in data.company_ids:
        lead = held[company] - sum(one[company] for one in elsewhere) / max(1, len(others))
        stake += lead * share_value(g, company)
    ahead = sum(bool(pile) for pile in player.books[player.jar + 1 :])
    return {
        "total": total(g, me, hand=True),
        "pounds": player.pounds,
        "shares": sum(held.values()),
        "stake": stake,
        "diamonds": player.diamonds,
        "jar": player.jar,
        "books": ahead,
        "cards": len(cards),
        "power": sum(map(power, cards)),
        "keepers": sum(isinstance(card, BookkeeperCard) for card in cards),
        "merchants": sum(isinstance(card, MerchantCard) for card in cards),
        "bonuses": sum(player.usable.values()),
        "active": sum(1 for _ in active(g, me)),
        "markers": player.markers,
        "first": float(g.first == me),
    }
