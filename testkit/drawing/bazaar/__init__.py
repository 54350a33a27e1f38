"""The pictures of the bazaar: the board and a player's hand, with the words that say the same."""

from __future__ import annotations

from render.games import GamePictures, Picture
from testkit.drawing.bazaar import board, hand
from testkit.drawing.bazaar.board import words as board_words
from testkit.drawing.bazaar.colours import COLOURS
from testkit.drawing.bazaar.hand import words as hand_words
from testkit.drawing.bazaar.seen import seen

PICTURES = {
    "board": Picture("board", seen("board", board.draw), board_words.alt, board_words.text),
    "hand": Picture("hand", seen("hand", hand.draw), hand_words.alt, hand_words.text, private=True),
}

PHONE = {
    "board": (
        Picture("stall", seen("stall", board.draw_stall), board_words.stall, board_words.stall),
        Picture("players", seen("players", board.draw_players), board_words.players, board_words.players),
    )
}

ZOOMS: dict[str, Picture] = {}

GAME = GamePictures(own=PICTURES, phone=PHONE, zooms=ZOOMS, colours=COLOURS)
