"""What a seat cannot know, dealt anew: for computer players that look ahead, and to prove that views leak nothing."""

from __future__ import annotations

from engine.core.rng import Rng, shuffled
from engine.core.text import Seat
from engine.mombasa.state import State


def redeal(g: State, seat: Seat | None, rng: Rng) -> None:
    """Shuffle deck, book supplies and unseen starting tiles in place.

    Hands stay: they follow from what everybody has seen (§5), so a seat can know them even where they are hidden.
    """
    cards = g.data.card
    for letter in ("A", "B", "C", "D", "E"):
        places = [n for n, card in enumerate(g.deck) if cards[card].deck == letter]
        for place, card in zip(places, shuffled(rng, sorted(g.deck[n] for n in places)), strict=True):
            g.deck[place] = card
    for letter, supply in g.book_supply.items():
        g.book_supply[letter] = shuffled(rng, sorted(supply))
    redeal_tiles(g, seat, rng)


def redeal_tiles(g: State, seat: Seat | None, rng: Rng) -> None:
    """The starting tiles other players were dealt, and those in the box."""
    others = [player for at, player in enumerate(g.players) if at != seat]
    unseen = shuffled(rng, sorted(g.tile_box + [tile for player in others for tile in player.dealt]))
    for player in others:
        player.dealt = sorted(unseen.pop() for _ in player.dealt)
    g.tile_box = unseen
