"""What is shown with the chapters of Mombasa's rules."""

from __future__ import annotations

from collections.abc import Iterator

from engine.mombasa.components.effects import ExpansionBonus, Reserve, TakeFirst
from engine.mombasa.view.structs import View
from render.chapters import ChapterPicture, ChapterPosition, part
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


def stopping(view: View) -> str:
    """What the book brings on which the jar may stop."""
    book = next(place.book for place in own(view).books if place.position == AHEAD)
    assert book is not None
    return f"£{view.data.book[book].reward.pounds}"


def reserving(view: View) -> str:
    """What the tile with a bookkeeper costs."""
    effect = view.data.place["reserve_bookkeeper"].space.effect
    assert isinstance(effect, Reserve)
    return f"£{effect.pounds}"


def share(view: View) -> str:
    """What a share of the company is worth."""
    return f"£{next(base.share_value for base in view.bases if base.company == 'cape_town')}"


def coming_back(view: View) -> int:
    """How many cards lie on stack D."""
    return next(len(slot.stack) for slot in own(view).slots if slot.id == "slot_d")


def first_player(view: View) -> str:
    """What the space for the first player brings."""
    effect = view.data.place["first_player"].space.effect
    assert isinstance(effect, TakeFirst)
    return f"+{effect.bookkeeping}"


def spaces(view: View) -> Iterator[str]:
    """The first spaces of a track that bring shares."""
    track = view.data.track[view.tracks[1].track]
    yield from (f"space:{view.tracks[1].company}:{one.space}" for one in track.share_spaces[:3])


def held(view: View) -> int:
    """How many shares somebody has on the first of them."""
    return view.data.track[view.tracks[1].track].share_spaces[0].shares_total


def bonuses(view: View) -> Iterator[str]:
    """The bonuses of the first two tracks."""
    yield from (f"bonuses:{track.track}" for track in view.tracks[:2])


def further(view: View) -> str:
    """What the first bonus of the first track adds."""
    effect = view.data.track[view.tracks[0].track].bonuses[0].effect
    assert isinstance(effect, ExpansionBonus)
    return f"+{effect.n}"


def unlocking(view: View) -> int:
    """The space of the diamond track that unlocks a slot."""
    found = view.data.player_board.diamond_track.slot_unlock_space
    assert found is not None
    return found


AHEAD = 2  # position of a book
BEGUN, LATER = ChapterPosition(answers=90), ChapterPosition(answers=240)

CHAPTERS = {
    "overview": ChapterPicture("board"),
    "setup": ChapterPicture("player"),
    "planning": part("turn", "slot_b", "slot_c", "slot_d", number=open_slots, sign="card_back"),
    "turn": ChapterPicture("market"),
    "goods": ChapterPicture("offer", displayed, price, "crate"),
    "expansion": part(
        "map",
        "mozambique",
        "zambezi",
        "tanganyika",
        number=lambda view: view.data.borders.cost.single,
        sign="mombasa.expansion",
    ),
    "bookkeeper": part("tracks", f"book_place:{AHEAD}", "book_place:1", number=stopping, sign="coin"),
    "books": part("offer", "book_a1", "book_a2", "book_b1", number=lambda view: view.data.books.price.A, sign="book"),
    "merchant": ChapterPicture(
        "tracks", lambda view: (f"diamond:{unlocking(view)}",), unlocking, "mombasa.diamond", moment=BEGUN
    ),
    "markers": part("spaces", "first_player", "buy_card", "sell_card", number=first_player, sign="book"),
    "tiles": part(
        "spaces",
        "reserve_bookkeeper",
        "reserve_merchant",
        "reserve_expansion",
        number=reserving,
        sign="coin",
    ),
    "tracks": ChapterPicture("table", spaces, held, "mombasa.share"),
    "track_bonuses": ChapterPicture("spaces", bonuses, further, "mombasa.expansion"),
    "bases": part("map", "cape_town:1", "cape_town:2", "cape_town:3", number=share, sign="coin"),
    "end_phase": part("turn", "stack:slot_d", "stack:slot_b", "stack:slot_c", number=coming_back, sign="card_back"),
    "preparation": ChapterPicture("market"),
    "scoring": part("turn", "fortune", number=lambda view: f"£{own(view).total}", sign="coin", moment=LATER),
}
