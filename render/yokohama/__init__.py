"""Yokohama's pictures: board, market, and a player's own board with the orders in hand; the score sheet is shared."""

from __future__ import annotations

from render import Picture
from render.yokohama import board, board_words, icons, market, market_words, player, player_words
from render.yokohama.colours import COLOURS

__all__ = ["COLOURS", "ICONS", "PICTURES"]

ICONS = icons  # importing them has registered what they draw

PICTURES = {
    "board": Picture("board", board.draw, board_words.alt, board_words.text),
    "market": Picture("market", market.draw, market_words.alt, market_words.text),
    "player": Picture("player", player.draw, player_words.alt, player_words.text, private=True),
}
