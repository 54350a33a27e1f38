"""What a player can spend, in a few words: the line above every question."""

from __future__ import annotations

from engine.core.text import Seat, Text, text
from engine.mombasa.components.effects import GOODS
from engine.mombasa.components.names import good_name, short_name, tile_name
from engine.mombasa.components.rows import BookkeeperCard, ExpansionTile, MerchantCard
from engine.mombasa.view.structs import View

PERSONS = (BookkeeperCard, MerchantCard)


def purse(view: View, seat: Seat) -> tuple[Text, ...]:
    """Pounds, tiles and, while cards are laid, the hand; then what is left of the cards and tiles that lie there."""
    player, data = view.players[seat], view.data
    pounds = text("mombasa.gain.pounds", n=player.pounds)
    tiles = [tile.id for tile in view.tiles if tile.holder == seat and not tile.used and tile.slot is None]
    if view.phase != "action":
        return (pounds, *map(tile_name, tiles), *(data.card_label[card] for card in player.hand or ()))
    values = [(kind, getattr(player.values, kind)) for kind in GOODS]
    held = [text("mombasa.card.goods", good=good_name(kind), value=value) for kind, value in values if value]
    if player.values.expansion:
        held.append(text("mombasa.card.expansion", value=player.values.expansion))
    ready = [slot.card for slot in player.slots if slot.card is not None and not slot.used]
    held += [short_name(data.card[card]) for card in ready if isinstance(data.card[card], PERSONS)]
    held += [tile_name(tile) for tile in tiles if not isinstance(data.tile[tile], ExpansionTile)]  # counted above
    if player.markers:
        held.append(text("mombasa.act.marker.detail", n=player.markers))
    return (pounds, *held)
