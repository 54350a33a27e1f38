"""What is shown with the chapters of Mombasa's rules."""

from __future__ import annotations

from collections.abc import Iterator

from engine.mombasa.components.effects import Reserve
from engine.mombasa.view.structs import View
from render.chapters import ChapterPicture, part, signs
from render.mombasa.scene import own


def displayed(view: View) -> Iterator[str]:
    """The card of the display that costs least."""
    yield min((space.price, space.card) for space in view.display if space.card is not None)[1]


def price(view: View) -> int:
    """What it costs."""
    return min(space.price for space in view.display if space.card is not None)


def open_slots(view: View) -> int:
    """How many cards can be planned."""
    return sum(slot.open for slot in own(view).slots)


def flipping(view: View) -> str:
    """What it costs to flip a book."""
    return f"£{view.data.player_board.bookkeeping_track.flip_pounds}"


def reserving(view: View) -> str:
    """What the tile for a good costs."""
    effect = view.data.place["reserve_plus_1_good"].space.effect
    assert isinstance(effect, Reserve)
    return f"£{effect.pounds}"


def share(view: View) -> str:
    """What a share of the company is worth."""
    return f"£{next(base.share_value for base in view.bases if base.company == 'cape_town')}"


def coming_back(view: View) -> int:
    """How many cards lie on stack B."""
    return next(len(slot.stack) for slot in own(view).slots if slot.id == "slot_b")


def carried(view: View) -> int:
    """How many bonus markers somebody has."""
    return own(view).markers + own(view).markers_placed


CHAPTERS = {
    "overview": ChapterPicture("board"),
    "setup": ChapterPicture("player"),
    "planning": part("turn", "slot_b", "slot_c", "slot_d", number=open_slots),
    "turn": ChapterPicture("market"),
    "goods": ChapterPicture("offer", displayed, number=price),
    "expansion": part("map", "karoo", "natal", "kalahari", number=lambda view: view.data.borders.cost.single),
    "bookkeeper": part("tracks", "book_place:2", "book_place:1", "book_place:3", "book_place:4", number=flipping),
    "books": part("offer", "book_a1", "book_a2", "book_b1", number=lambda view: view.data.books.price.A),
    "merchant": signs("mombasa.merchant mombasa.diamond pick mombasa.post coin"),
    "markers": part("spaces", "first_player", "buy_card", "sell_card", number=carried),
    "tiles": part(
        "spaces",
        "reserve_plus_1_good",
        "reserve_bookkeeper",
        "reserve_merchant",
        "reserve_expansion",
        number=reserving,
    ),
    "tracks": signs("block_arrow mombasa.share coin star mombasa.post"),
    "track_bonuses": signs(
        "star mombasa.expansion mombasa.banana mombasa.cotton mombasa.ring book mombasa.diamond crate"
    ),
    "bases": part("map", "cape_town:1", "cape_town:2", "cape_town:3", number=share),
    "end_phase": part("turn", "stack:slot_b", "stack:slot_c", "stack:slot_d", number=coming_back),
    "preparation": ChapterPicture("market"),
    "scoring": signs("coin mombasa.share mombasa.diamond book"),
}
