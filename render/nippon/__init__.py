"""Nippon's pictures: board, factories, a zaibatsu, the score sheet; everything in them is open to all."""

from __future__ import annotations

from render.games import GamePictures, Picture
from render.nippon import board, factories, menu, player, recap, start
from render.nippon.board import phone, phone_words
from render.nippon.board import words as board_words
from render.nippon.chapters import CHAPTERS
from render.nippon.colours import COLOURS
from render.nippon.ending import COVER, PAD
from render.nippon.factories import words as factories_words
from render.nippon.icons import EMOJIS
from render.nippon.legend import LEGENDS, SIGNS
from render.nippon.menu import words as menu_words
from render.nippon.player import words as player_words
from render.nippon.single_card import single_card
from render.nippon.start import words as start_words

PICTURES = {
    "board": Picture("board", board.draw, board_words.alt, board_words.text, targets=board.targets),
    "factories": Picture(
        "factories", factories.draw, factories_words.alt, factories_words.text, targets=factories.targets
    ),
    "player": Picture("player", player.draw, player_words.alt, player_words.text, targets=player.targets),
}

PHONE = {
    "board": (
        Picture("map", phone.draw_map, phone_words.map_alt, phone_words.map_text, targets=board.on_map),
        Picture("table", phone.draw_table, phone_words.table_alt, phone_words.table_text, targets=board.on_table),
    ),
    "factories": (
        Picture("shelf", factories.draw_phone, factories_words.alt, factories_words.text, targets=factories.targets),
    ),
    "player": (
        Picture("means", player.draw_means, player_words.means_alt, player_words.means_text, targets=player.of_means),
        Picture("works", player.draw_works, player_words.works_alt, player_words.works_text, targets=player.of_works),
    ),
}

ZOOMS = {
    "nippon.main": Picture("menu", menu.draw, menu_words.alt, menu_words.text, private=True),
    "nippon.starting_pair": Picture("start", start.draw, start_words.alt, start_words.text, private=True),
}

GAME = GamePictures(
    own=PICTURES,
    phone=PHONE,
    zooms=ZOOMS,
    telling=frozenset({"nippon.main"}),
    score_pad=PAD,
    cover=COVER,
    signs=SIGNS,
    legends=LEGENDS,
    chapters=CHAPTERS,
    single_card=single_card,
    recap=recap.row,
    badges={"vp": "points", "money": "money"},
    colours=COLOURS,
    emojis=EMOJIS,
)
