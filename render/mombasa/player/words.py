"""A player's own picture in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.text import who
from engine.mombasa.components.names import tile_name
from engine.mombasa.view.structs import BookPlaceView, PlayerView, SlotView, View
from render.mombasa.scene import own
from render.mombasa.telling import Teller, book_face, start_tile


def alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """Cash and sum, cards in slots, cards in hand."""
    tell, me = Teller(view, names, lang), own(view)
    return " ".join([*tell.when(), purse(tell, me), *slots(tell, me, stacks=False), hand(tell, me)])


def text(view: View, *, names: Sequence[str], lang: str) -> str:
    """Everything section by section."""
    tell, me = Teller(view, names, lang), own(view)
    return "\n".join([*_turn(tell, me), *_tracks(tell, me), hand(tell, me)])


def turn_text(view: View, *, names: Sequence[str], lang: str) -> str:
    """Cash, slots, values and the hand."""
    tell, me = Teller(view, names, lang), own(view)
    return "\n".join([*_turn(tell, me), hand(tell, me)])


def tracks_text(view: View, *, names: Sequence[str], lang: str) -> str:
    """Both tracks, and books that have no place yet."""
    return "\n".join(_tracks(Teller(view, names, lang), own(view)))


def tracks_alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """The same, in one line."""
    return " ".join(_tracks(Teller(view, names, lang), own(view)))


def _turn(tell: Teller, me: PlayerView) -> list[str]:
    lines = [" ".join(tell.when()), purse(tell, me), *dealt(tell, me), *slots(tell, me, stacks=True)]
    lines += [tell.values(me), tell.say("shares", shares=tell.holdings(me))]
    held = [tile for tile in tell.view.tiles if tile.holder == me.seat]
    if held:
        said = [tell.say("used", card=tile_name(t.id)) if t.used else tell.text(tile_name(t.id)) for t in held]
        lines.append(tell.say("tiles", tiles=", ".join(said)))
    return lines


def _tracks(tell: Teller, me: PlayerView) -> list[str]:
    view = tell.view
    lines = [tell.say("diamond_track", space=me.diamonds, pounds=me.diamond_pounds)]
    lines.append(tell.say("book_track", position=me.jar, pounds=me.book_pounds, books=books(tell, me)))
    if view.taken and view.active == me.seat:
        lines.append(tell.say("placing", books=tell.listed(book_face(tell, tell.data.book[b]) for b in view.taken)))
    return lines


def purse(tell: Teller, me: PlayerView) -> str:
    """Cash, bonus markers, sum."""
    everything = me.markers + me.markers_placed
    return tell.say("cash", player=who(me.seat), cash=me.pounds, markers=me.markers, all=everything, total=me.total)


def slots(tell: Teller, me: PlayerView, *, stacks: bool) -> list[str]:
    """Slot by slot; with the stack above it, or only those that hold a card."""
    if not stacks:
        return [slot_words(tell, slot) + "." for slot in me.slots if slot.card is not None]
    return [tell.say("stack", slot=slot_words(tell, slot), cards=tell.cards(slot.stack)) for slot in me.slots]


def slot_words(tell: Teller, slot: SlotView) -> str:
    """What a slot holds, or why it holds nothing."""
    letter = slot.id.rpartition("_")[2].upper()
    if slot.card is not None:
        card = tell.data.card_label[slot.card]
        said = tell.say("used", card=card) if slot.used else tell.text(card)
        return tell.say("slot", letter=letter, card=said)
    return tell.say("slot.empty" if slot.open else "slot.next" if slot.opens_next else "slot.locked", letter=letter)


def books(tell: Teller, me: PlayerView) -> str:
    """The books by position."""
    said = [
        tell.say("position", at=place.position, book=place_words(tell, me, place))
        for place in me.books
        if place.book is not None or (place.position == 1 and me.start_tile is not None)
    ]
    return tell.listed(said, "; ")


def place_words(tell: Teller, me: PlayerView, place: BookPlaceView) -> str:
    if place.book is None:
        assert me.start_tile is not None
        return book_face(tell, tell.data.start_tile[me.start_tile])
    return tell.say("face_down") if place.face_down else book_face(tell, tell.data.book[place.book])


def hand(tell: Teller, me: PlayerView) -> str:
    """The cards by name, or how many backs there are."""
    if me.hand is None:
        return tell.say("hidden", n=me.hand_size)
    held = sorted(me.hand, key=tell.data.card_order.__getitem__)
    return tell.say("cards", n=me.hand_size, cards=tell.cards(held))


def dealt(tell: Teller, me: PlayerView) -> list[str]:
    """The starting tiles to choose from."""
    if not tell.view.dealt or tell.view.viewer != me.seat:
        return []
    return [start_tile(tell, tell.data.start_tile[name]) for name in tell.view.dealt]
