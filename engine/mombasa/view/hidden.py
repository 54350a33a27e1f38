"""What not everybody sees: hands, starting tiles, book supplies and the deck."""

from __future__ import annotations

from functools import partial

from engine.core.hidden import HiddenPile
from engine.mombasa.scoring import counts_hands
from engine.mombasa.state import State

LETTERS = "ABCDE"


def hidden(g: State) -> list[HiddenPile]:
    """Hands follow from what everybody has seen (§5), so others may know them though they are not shown."""
    found = [HiddenPile(g.deck, f"deck {letter}", only=partial(is_of, g, letter)) for letter in LETTERS]
    found += [HiddenPile(supply, f"books {letter}") for letter, supply in g.book_supply.items()]
    found += [HiddenPile(player.dealt, "tile", seat, sorted=True) for seat, player in enumerate(g.players)]
    found.append(HiddenPile(g.tile_box, "tile"))
    if not counts_hands(g):
        found += [HiddenPile(player.hand, seat=seat) for seat, player in enumerate(g.players)]
    return found


def is_of(g: State, letter: str, card: str) -> bool:
    """Whether a card belongs to that part of the deck."""
    return g.data.card[card].deck == letter
