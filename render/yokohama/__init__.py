"""Yokohama's pictures: board, market, and a player's own board with the orders in hand; the score sheet is shared."""

from __future__ import annotations

from render.games import GamePictures, Picture
from render.yokohama import board, market, place, player, recap
from render.yokohama.board import phone, phone_words
from render.yokohama.board import words as board_words
from render.yokohama.chapters import CHAPTERS
from render.yokohama.colours import COLOURS
from render.yokohama.ending import COVER, PAD
from render.yokohama.icons import EMOJIS
from render.yokohama.legend import LEGENDS, SIGNS
from render.yokohama.market import phone as market_phone
from render.yokohama.market import words as market_words
from render.yokohama.place import words as place_words
from render.yokohama.player import phone as player_phone
from render.yokohama.player import words as player_words
from render.yokohama.scene import headed, totals
from render.yokohama.single_card import single_card

PICTURES = {
    "board": Picture("board", board.draw, board_words.alt, board_words.text, targets=board.targets),
    "market": Picture("market", market.draw, market_words.alt, market_words.text, targets=market.targets),
    "player": Picture("player", player.draw, player_words.alt, player_words.text, private=True, targets=player.targets),
}

PHONE = {
    "board": (
        Picture("map", phone.draw_map, phone_words.map_alt, phone_words.map_text, targets=board.on_map),
        Picture("table", phone.draw_table, phone_words.table_alt, phone_words.table_text, targets=board.on_table),
    ),
    "market": (
        Picture(
            "cards", market_phone.draw_cards, market_words.cards_alt, market_words.cards_text, targets=market.of_cards
        ),
        Picture(
            "boards",
            market_phone.draw_boards,
            market_words.boards_alt,
            market_words.boards_text,
            targets=market.of_boards,
        ),
    ),
    "player": (
        Picture(
            "orders",
            player_phone.draw_orders,
            player_words.orders_alt,
            player_words.orders_text,
            private=True,
            targets=player.of_orders,
        ),
        Picture(
            "belongings",
            player_phone.draw_belongings,
            player_words.belongings_alt,
            player_words.belongings_text,
            private=True,
            targets=player.of_belongings,
        ),
    ),
}

PLACE = Picture("place", place.draw, place_words.alt, place_words.text, private=True)

ON_MAP = (
    *("place", "place_pair", "place_beside", "move", "agent", "redirect"),
    *("shift_from", "shift_into", "recall_from", "station"),
)
ORDERS = frozenset({"yokohama.port", "yokohama.port_which"})  # the picture has all that stands on a card
ZOOMS = {f"yokohama.{key}": PLACE for key in ON_MAP}

GAME = GamePictures(
    own=PICTURES,
    phone=PHONE,
    zooms=ZOOMS,
    telling=ORDERS,
    naming=ORDERS,
    score_pad=PAD,
    cover=COVER,
    signs=SIGNS,
    legends=LEGENDS,
    chapters=CHAPTERS,
    single_card=single_card,
    recap=recap.row,
    totals=totals,
    badges={"vp": "points", "yen": "money", "total": "sum"},
    headed=headed,
    colours=COLOURS,
    emojis=EMOJIS,
)
