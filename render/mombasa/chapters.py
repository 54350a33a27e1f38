"""What is shown with the chapters of Mombasa's rules."""

from __future__ import annotations

from collections.abc import Iterator

from engine.mombasa.view.structs import View
from render.chapters import ChapterPicture, part, signs


def displayed(view: View) -> Iterator[str]:
    """Three cards of the display."""
    yield from [space.card for space in view.display if space.card is not None][:3]


CHAPTERS = {
    "overview": ChapterPicture("board"),
    "setup": ChapterPicture("player"),
    "planning": part("player", "slot_b", "slot_c", "slot_d"),
    "turn": ChapterPicture("market"),
    "goods": ChapterPicture("market", displayed),
    "expansion": part("board", "karoo", "natal", "kalahari"),
    "bookkeeper": part("player", "book_place:1", "book_place:2", "book_place:3", "book_place:4"),
    "books": part("market", "book_a1", "book_a2", "book_b1"),
    "merchant": signs("mombasa.merchant mombasa.diamond pick mombasa.post coin"),
    "markers": part("market", "first_player", "buy_card", "sell_card"),
    "tiles": part("market", "reserve_plus_1_good", "reserve_bookkeeper", "reserve_merchant", "reserve_expansion"),
    "tracks": signs("block_arrow mombasa.share coin star mombasa.post"),
    "track_bonuses": signs(
        "star mombasa.expansion mombasa.banana mombasa.cotton mombasa.ring book mombasa.diamond crate"
    ),
    "bases": part("board", "cape_town:1", "cape_town:2", "cape_town:3"),
    "end_phase": part("player", "stack:slot_b", "stack:slot_c", "stack:slot_d"),
    "preparation": ChapterPicture("market"),
    "scoring": signs("coin mombasa.share mombasa.diamond book"),
}
