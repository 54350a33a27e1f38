"""Mombasa's pictures: the board, the market, and a player's own board with the hand."""

from __future__ import annotations

from functools import partial

from render import Picture, scores
from render.kit import Icon
from render.mombasa import board, icons, market, player, tell_board, tell_market, tell_player
from render.mombasa.colours import COLOURS

__all__ = ["COLOURS", "EMOJIS", "ICONS", "PICTURES"]

ICONS = icons  # importing them has registered what they draw

POUNDS = Icon("coin", 54, words="£")

PICTURES = {
    "board": Picture("board", board.draw, tell_board.alt, tell_board.text),
    "market": Picture("market", market.draw, tell_market.alt, tell_market.told),
    "player": Picture("player", player.draw, tell_player.alt, tell_player.text, private=True),
    "score": Picture("score", partial(scores.draw, unit=POUNDS), scores.alt, scores.text),
}

# What stands for a name in buttons and selects.
EMOJIS = {
    **{f"mombasa.good.{good}": f"mombasa.{good}" for good in ("coffee", "banana", "cotton")},
    "mombasa.measure.expansion": "mombasa.expansion",
    "mombasa.tile.bookkeeper": "mombasa.bookkeeper",
    "mombasa.tile.merchant": "mombasa.merchant",
    "mombasa.tile.expansion": "mombasa.expansion",
}
