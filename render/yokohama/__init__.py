"""Yokohama's pictures: board, market, and a player's own board with the orders in hand."""

from __future__ import annotations

from render import Picture
from render.yokohama import board, icons, market, player
from render.yokohama.colours import COLOURS

__all__ = ["COLOURS", "PICTURES"]

ICONS = icons  # importing them has registered what they draw

PICTURES = {
    "board": Picture("board", board.draw, lambda *a, **k: "", lambda *a, **k: ""),
    "market": Picture("market", market.draw, lambda *a, **k: "", lambda *a, **k: ""),
    "player": Picture("player", player.draw, lambda *a, **k: "", lambda *a, **k: "", private=True),
}
