"""Mombasa's pictures: the board, the market, and a player's own board with the hand."""

from __future__ import annotations

from render import Picture, scores
from render.mombasa import board, icons, market, player, tell_board, tell_market, tell_player
from render.mombasa.colours import COLOURS

__all__ = ["COLOURS", "PICTURES"]

ICONS = icons  # importing them has registered what they draw

PICTURES = {
    "board": Picture("board", board.draw, tell_board.alt, tell_board.text),
    "market": Picture("market", market.draw, tell_market.alt, tell_market.told),
    "player": Picture("player", player.draw, tell_player.alt, tell_player.text, private=True),
    "score": Picture("score", scores.draw, scores.alt, scores.text),
}
