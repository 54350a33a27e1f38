"""Mombasa's pictures: the board, the market, and a player's own board with the hand."""

from __future__ import annotations

from render.games import GamePictures, Picture
from render.mombasa import actions, board, market, marks, plan, player, recap, regions, sale, start, targets
from render.mombasa.actions import words as actions_words
from render.mombasa.board import phone, phone_words
from render.mombasa.board import words as board_words
from render.mombasa.chapters import CHAPTERS
from render.mombasa.colours import COLOURS
from render.mombasa.ending import COVER, PAD
from render.mombasa.icons import EMOJIS
from render.mombasa.legend import LEGENDS, SIGNS
from render.mombasa.market import phone as market_phone
from render.mombasa.market import words as market_words
from render.mombasa.marks import words as marks_words
from render.mombasa.plan import words as plan_words
from render.mombasa.player import words as player_words
from render.mombasa.regions import words as regions_words
from render.mombasa.sale import words as sale_words
from render.mombasa.scene import headed, totals
from render.mombasa.single_card import single_card
from render.mombasa.start import words as start_words

PICTURES = {
    "board": Picture("board", board.draw, board_words.alt, board_words.text, targets=targets.on_board, level=5),
    "market": Picture("market", market.draw, market_words.alt, market_words.text, targets=targets.on_market),
    "player": Picture("player", player.draw, player_words.alt, player_words.text, private=True),
}

PHONE = {
    "board": (
        Picture("map", phone.draw_map, phone_words.map_alt, phone_words.map_text, targets=targets.on_map),
        Picture("table", phone.draw_table, phone_words.table_alt, phone_words.table_text, targets=targets.on_tracks),
    ),
    "market": (
        Picture(
            "offer", market_phone.draw_offer, market_words.offer_alt, market_words.offer_text, targets=targets.on_offer
        ),
        Picture(
            "spaces",
            market_phone.draw_spaces,
            market_words.spaces_alt,
            market_words.spaces_text,
            targets=targets.on_spaces,
        ),
        Picture(
            "areas", market_phone.draw_areas, market_words.areas_alt, market_words.areas_text, targets=targets.on_areas
        ),
    ),
    "player": (
        Picture(
            "turn", player.draw_turn, player_words.alt, player_words.turn_text, private=True, targets=targets.on_hand
        ),
        Picture(
            "tracks",
            player.draw_tracks,
            player_words.tracks_alt,
            player_words.tracks_text,
            private=True,
            targets=targets.on_ledgers,
        ),
    ),
}

PLAN = Picture("plan", plan.draw, plan_words.alt, plan_words.text, private=True)
START = Picture("start", start.draw, start_words.alt, start_words.text, private=True)

REGIONS = Picture("regions", regions.draw, regions_words.alt, regions_words.text, private=True)
ACTIONS = Picture("actions", actions.draw, actions_words.alt, actions_words.text, private=True)
MARKS = Picture("marks", marks.draw, marks_words.alt, marks_words.text, private=True)
SALE = Picture("sale", sale.draw, sale_words.alt, sale_words.text, private=True)

ZOOMS = {
    "mombasa.tile": START,
    "mombasa.arrange": START,
    "mombasa.plan": PLAN,
    "mombasa.plan_card": PLAN,
    "mombasa.action": ACTIONS,
    "mombasa.mark": MARKS,
    "mombasa.enter": REGIONS,
    "mombasa.good": SALE,
    "mombasa.buy": SALE,
    "mombasa.buy_pounds": SALE,
}

GAME = GamePictures(
    own=PICTURES,
    phone=PHONE,
    zooms=ZOOMS,
    compared=frozenset({"leaders", "used", "value", "met", "reachable", "passed"}),
    counted={"diamonds": "diamond", "jar": "book_place"},
    telling=frozenset(
        {
            "mombasa.action",
            "mombasa.mark",
            "mombasa.put",
            "mombasa.batch",
            "mombasa.buy",
            "mombasa.buy_pounds",
            "mombasa.step",
            "mombasa.expand",
            "mombasa.enter",
            "mombasa.column_take",
            "mombasa.column_return",
            "mombasa.jar",
            "mombasa.stack",
            "mombasa.sell",
        }
    ),
    naming=frozenset({"mombasa.batch"}),  # books have no names
    lining=frozenset(f"mombasa.{key}" for key in ("buy", "buy_pounds", "expand", "sell", "stack")),
    holding=frozenset({"mombasa.action", "mombasa.enter"}),  # a question says what is left of the points
    score_pad=PAD,
    cover=COVER,
    signs=SIGNS,
    legends=LEGENDS,
    chapters=CHAPTERS,
    single_card=single_card,
    recap=recap.row,
    totals=totals,
    badges={"pounds": "money", "total": "sum"},
    headed=headed,
    colours=COLOURS,
    emojis=EMOJIS,
)
