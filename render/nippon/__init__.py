"""Nippon's pictures: board, factories, a zaibatsu, the score sheet; everything in them is open to all."""

from __future__ import annotations

from render import Picture
from render.nippon import board, factories, icons, menu, player, recap, start
from render.nippon.alone import alone
from render.nippon.board import aims, phone, phone_words
from render.nippon.board import words as board_words
from render.nippon.chapters import CHAPTERS
from render.nippon.colours import COLOURS, WORKER
from render.nippon.ending import COVER, PAD
from render.nippon.factories import words as factories_words
from render.nippon.legend import LEGENDS, SIGNS
from render.nippon.menu import words as menu_words
from render.nippon.player import words as player_words
from render.nippon.start import words as start_words

__all__ = [
    "BADGES",
    "CHAPTERS",
    "COLOURS",
    "COVER",
    "EMOJIS",
    "ICONS",
    "LEGENDS",
    "PAD",
    "PHONE",
    "PICTURES",
    "RECAP",
    "SIGNS",
    "ZOOMS",
    "alone",
]

ICONS = icons  # importing them has registered what they draw

RECAP = recap.row

BADGES = {"vp": "points", "money": "money"}

PICTURES = {
    "board": Picture("board", board.draw, board_words.alt, board_words.text, targets=aims.targets),
    "factories": Picture(
        "factories", factories.draw, factories_words.alt, factories_words.text, targets=factories.targets
    ),
    "player": Picture("player", player.draw, player_words.alt, player_words.text, targets=player.targets),
}

PHONE = {
    "board": (
        Picture("map", phone.draw_map, phone_words.map_alt, phone_words.map_text, targets=aims.on_map),
        Picture("table", phone.draw_table, phone_words.table_alt, phone_words.table_text, targets=aims.on_table),
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

METRICS = ("ships", "machines", "trains", "science", "mining", "finance", "factories", "contracts")
EMOJIS: dict[str, str] = {
    **{f"nippon.thing.{one}": f"nippon.{one}" for one in ("coal", "silk", "iron", "money", "vp")},
    **{f"nippon.good.{good}": f"nippon.{good}" for good in icons.GOODS},
    **{f"nippon.color.{color}": f"nippon.figure.{color}" for color in WORKER},
    **{f"nippon.department.{color}": f"nippon.department.{color}" for color in WORKER},
    **{f"nippon.contract.contract_{color}": f"nippon.department.{color}" for color in WORKER},
    **{f"nippon.objective.{one}": icons.ACTIONS[one] for one in METRICS},
    **{f"nippon.action.{one}": icons.ACTIONS[one] for one in icons.NINE},
    "nippon.consolidate": "nippon.consolidate",
}
