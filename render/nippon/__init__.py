"""Nippon's pictures: board, factories, a zaibatsu, the score sheet; everything in them is open to all."""

from __future__ import annotations

from render.games import GamePictures, Picture
from render.nippon import board, deals, factories, hiring, kinds, lands, menu, player, ports, recap, start, steps
from render.nippon.board import phone, phone_words
from render.nippon.board import words as board_words
from render.nippon.chapters import CHAPTERS
from render.nippon.colours import COLOURS
from render.nippon.deals import words as deals_words
from render.nippon.ending import COVER, PAD
from render.nippon.factories import words as factories_words
from render.nippon.hiring import words as hiring_words
from render.nippon.icons import EMOJIS
from render.nippon.kinds import words as kinds_words
from render.nippon.lands import words as lands_words
from render.nippon.legend import LEGENDS, SIGNS
from render.nippon.menu import words as menu_words
from render.nippon.player import words as player_words
from render.nippon.ports import words as ports_words
from render.nippon.scene import headed, totals
from render.nippon.single_card import single_card
from render.nippon.start import words as start_words
from render.nippon.steps import words as steps_words

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

DEALS = Picture("deals", deals.draw, deals_words.alt, deals_words.text, private=True)
HIRING = Picture("hiring", hiring.draw, hiring_words.alt, hiring_words.text, private=True)
KINDS = Picture("kinds", kinds.draw, kinds_words.alt, kinds_words.text, private=True)
LANDS = Picture("lands", lands.draw, lands_words.alt, lands_words.text, private=True)
PORTS = Picture("ports", ports.draw, ports_words.alt, ports_words.text, private=True)
STEPS = Picture("steps", steps.draw, steps_words.alt, steps_words.text, private=True)
ZOOMS = {
    "nippon.main": Picture("menu", menu.draw, menu_words.alt, menu_words.text, private=True),
    "nippon.starting_pair": Picture("start", start.draw, start_words.alt, start_words.text, private=True),
    "nippon.invest": DEALS,
    "nippon.worker": HIRING,
    "nippon.factory_type": KINDS,
    **dict.fromkeys(("nippon.ships", "nippon.ship_free"), PORTS),
    **dict.fromkeys((f"nippon.{key}" for key in ("market_region", "region_bonus", "train_region", "trains")), LANDS),
    **dict.fromkeys((f"nippon.{key}" for key in ("science", "mining", "white")), STEPS),
}

GAME = GamePictures(
    own=PICTURES,
    phone=PHONE,
    zooms=ZOOMS,
    telling=frozenset(
        {f"nippon.{key}" for key in ("machine_free", "machines", "main", "market_region", "starting_pair", "worker")}
    ),
    naming=frozenset(f"nippon.{key}" for key in ("machine_free", "machines", "main")),
    holding=frozenset({"nippon.main"}),
    score_pad=PAD,
    cover=COVER,
    signs=SIGNS,
    legends=LEGENDS,
    chapters=CHAPTERS,
    single_card=single_card,
    recap=recap.row,
    totals=totals,
    compared=frozenset({"goods", "coal", "left", "right", "expert", "expert_at", "improved"}),
    laid=player.laid,
    badges={"vp": "points", "money": "money", "score.total": "sum"},
    headed=headed,
    colours=COLOURS,
    emojis=EMOJIS,
)
