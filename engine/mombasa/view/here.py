"""What is said of a thing at a table: where it lies just now, and what it costs there."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.text import Text, text, who
from engine.mombasa.components.names import company_name
from engine.mombasa.components.rows import ExpansionCard
from engine.mombasa.view.structs import View


def here(view: View, thing: str) -> tuple[Text, ...]:
    """About a company, a region, a track, a card, a book, a space or a tile; nothing about what is not on the table."""
    return (*_land(view, thing), *_tracks(view, thing), *_market(view, thing), *_spaces(view, thing))


def present(view: View) -> dict[str, set[str]]:
    """The tracks, spaces and cards of this table."""
    others = {
        c.id for c in view.data.first_expansion_cards.rows if isinstance(c, ExpansionCard) and c.seat > view.seats
    }
    return {
        "tracks": {f"track_{track.track.lower()}" for track in view.tracks},
        "spaces": {space.id for space in view.spaces},
        "cards": {card for card in view.data.card if card not in others},
    }


def _land(view: View, thing: str) -> Iterator[Text]:
    for base in view.bases:
        if base.company == thing:
            yield text("mombasa.here.company", value=base.share_value, base=base.posts, map=base.on_map)
    for region in view.regions:
        post = region.fresh or region.post
        if region.id == thing:
            more = view.data.borders.cost.foreign_post_extra
            yield (
                Text("mombasa.here.no_post")
                if post is None
                else text("mombasa.here.post", company=company_name(post), n=more)
            )


def _tracks(view: View, thing: str) -> Iterator[Text]:
    for track in view.tracks:
        if thing in (track.company, f"track_{track.track.lower()}"):
            yield text("mombasa.here.track", company=company_name(track.company), track=track.track)
            if view.viewer is not None:
                seat = view.viewer
                yield text("mombasa.here.marker", n=track.markers[seat], shares=track.shares[seat])


def _market(view: View, thing: str) -> Iterator[Text]:
    """Cards and books on offer; of those alike each one that lies there."""
    kinds, labels = view.data.card_kind, view.data.book_label
    for card in view.display:
        if card.card is not None and kinds[card.card] == kinds.get(thing):
            yield text("mombasa.here.card", price=card.pays)
    for book in view.books:
        if book.book is not None and labels[book.book] == labels.get(thing):
            yield text("mombasa.here.book", n=book.price, coins=book.coins)


def _spaces(view: View, thing: str) -> Iterator[Text]:
    for space in view.spaces:
        if space.id == thing:
            free = space.marker is None
            yield Text("mombasa.here.free") if free else text("mombasa.here.taken", player=who(space.marker or 0))
    for tile in view.tiles:
        if tile.id == thing and tile.holder is not None:
            yield text("mombasa.here.holder", player=who(tile.holder))
        elif tile.id == thing:
            yield Text("mombasa.here.on_board")
