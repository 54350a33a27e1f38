"""What an option can aim at in each picture, so that only those are drawn in which a question is seen."""

from __future__ import annotations

from engine.mombasa.view.structs import View
from render.mombasa.scene import own


def choosing(view: View) -> bool:
    """Whether it is asked which company expands: then its base is marked, else its track."""
    return view.doing is not None and view.doing.action == "expansion" and not view.doing.company


def on_map(view: View) -> frozenset[str]:
    """Regions, columns of bases, and bases."""
    columns = (f"{base.company}:{n}" for base in view.bases for n in range(1, len(base.columns) + 1))
    bases = view.data.company_ids if choosing(view) else ()
    return frozenset([*(region.id for region in view.regions), *columns, *bases, *(base.id for base in view.bases)])


def on_tracks(view: View) -> frozenset[str]:
    """The tracks of the companies, and the markers there."""
    companies = () if choosing(view) else view.data.company_ids
    return frozenset([*companies, *(marker.id for marker in view.track_markers)])


def on_board(view: View) -> frozenset[str]:
    return on_map(view) | on_tracks(view)


def on_offer(view: View) -> frozenset[str]:
    """Cards and books, and their spaces."""
    cards = (space.card for space in view.display if space.card is not None)
    return frozenset([*cards, *(space.id for space in view.display), *(space.id for space in view.books)])


def on_spaces(view: View) -> frozenset[str]:
    """The bonus spaces, of the tracks, too."""
    return frozenset(space.id for space in view.spaces)


def on_areas(view: View) -> frozenset[str]:
    """Slots and tiles of whoever is to act."""
    if view.active is None:
        return frozenset()
    tiles = (tile.id for tile in view.tiles if tile.holder == view.active and tile.slot is None)
    return frozenset([*(slot.id for slot in view.players[view.active].slots), *tiles])


def on_market(view: View) -> frozenset[str]:
    return on_offer(view) | on_spaces(view) | on_areas(view)


def on_hand(view: View) -> frozenset[str]:
    """Slots, their stacks, tiles and the hand of the seat that looks."""
    me = own(view)
    slots = (slot.id for slot in me.slots)
    return frozenset(
        [*(name for slot in slots for name in (slot, f"stack:{slot}")), *me.tiles, *view.dealt, *(me.hand or ())]
    )


def on_ledgers(view: View) -> frozenset[str]:
    """The places of both tracks of the seat that looks."""
    board = view.data.player_board.diamond_track
    places = (f"diamond:{space}" for space in range(board.last + 1))
    return frozenset([*places, *(place.id for place in own(view).books)])
