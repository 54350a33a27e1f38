"""A player's own picture in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.text import who
from engine.mombasa.components.names import tile_name
from engine.mombasa.view.structs import BookPlaceView, PlayerView, SlotView, View
from render.mombasa.descriptions import Describer, book_face, start_tile
from render.mombasa.scene import own


def alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """Cash and sum, cards in slots, cards in hand."""
    d, me = Describer(view, names, lang), own(view)
    return " ".join([*d.when(), purse(d, me), *slots(d, me, stacks=False), hand(d, me)])


def text(view: View, *, names: Sequence[str], lang: str) -> str:
    """Everything section by section."""
    d, me = Describer(view, names, lang), own(view)
    return "\n".join([*_turn(d, me), *_tracks(d, me), hand(d, me)])


def turn_text(view: View, *, names: Sequence[str], lang: str) -> str:
    """Cash, slots, values and the hand."""
    d, me = Describer(view, names, lang), own(view)
    return "\n".join([*_turn(d, me), hand(d, me)])


def tracks_text(view: View, *, names: Sequence[str], lang: str) -> str:
    """Both tracks, and books that have no place yet."""
    return "\n".join(_tracks(Describer(view, names, lang), own(view)))


def tracks_alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """Both tracks, and books that have no place yet, in one line."""
    return " ".join(_tracks(Describer(view, names, lang), own(view)))


def _turn(d: Describer, me: PlayerView) -> list[str]:
    lines = [" ".join(d.when()), purse(d, me), *dealt(d, me), *slots(d, me, stacks=True)]
    lines += [d.values(me), d.say("shares", shares=d.holdings(me))]
    held = [tile for tile in d.view.tiles if tile.holder == me.seat]
    if held:
        said = [d.say("used", card=tile_name(t.id)) if t.used else d.text(tile_name(t.id)) for t in held]
        lines.append(d.say("tiles", tiles=", ".join(said)))
    return lines


def _tracks(d: Describer, me: PlayerView) -> list[str]:
    view = d.view
    lines = [d.say("diamond_track", space=me.diamonds, pounds=me.diamond_pounds)]
    lines.append(d.say("book_track", position=me.jar, pounds=me.book_pounds, books=books(d, me)))
    if view.taken and view.active == me.seat:
        lines.append(d.say("placing", books=d.listed(book_face(d, d.data.book[b]) for b in view.taken)))
    return lines


def purse(d: Describer, me: PlayerView) -> str:
    """Cash, bonus markers, sum."""
    everything = me.markers + me.markers_placed
    return d.say("cash", player=who(me.seat), cash=me.pounds, markers=me.markers, all=everything, total=me.total)


def slots(d: Describer, me: PlayerView, *, stacks: bool) -> list[str]:
    """Slot by slot; with the stack above it, or only those that hold a card."""
    if not stacks:
        return [slot_words(d, slot) + "." for slot in me.slots if slot.card is not None]
    return [d.say("stack", slot=slot_words(d, slot), cards=d.cards(slot.stack)) for slot in me.slots]


def slot_words(d: Describer, slot: SlotView) -> str:
    """What a slot holds, or why it holds nothing."""
    letter = slot.id.rpartition("_")[2].upper()
    if slot.card is not None:
        card = d.data.card_label[slot.card]
        said = d.say("used", card=card) if slot.used else d.text(card)
        return d.say("slot", letter=letter, card=said)
    return d.say("slot.empty" if slot.open else "slot.next" if slot.opens_next else "slot.locked", letter=letter)


def books(d: Describer, me: PlayerView) -> str:
    """The books by position."""
    said = [
        d.say("position", at=place.position, book=place_words(d, me, place))
        for place in me.books
        if place.book is not None or (place.position == 1 and me.start_tile is not None)
    ]
    return d.listed(said, "; ")


def place_words(d: Describer, me: PlayerView, place: BookPlaceView) -> str:
    if place.book is None:
        assert me.start_tile is not None
        return book_face(d, d.data.start_tile[me.start_tile])
    return d.say("face_down") if place.face_down else book_face(d, d.data.book[place.book])


def hand(d: Describer, me: PlayerView) -> str:
    """The cards by name, or how many backs there are."""
    if me.hand is None:
        return d.say("hidden", n=me.hand_size)
    held = sorted(me.hand, key=d.data.card_order.__getitem__)
    return d.say("cards", n=me.hand_size, cards=d.cards(held))


def dealt(d: Describer, me: PlayerView) -> list[str]:
    """The starting tiles to choose from."""
    if not d.view.dealt or d.view.viewer != me.seat:
        return []
    return [start_tile(d, d.data.start_tile[name]) for name in d.view.dealt]
