"""What a player can spend, in a few words: the line above every question."""

from __future__ import annotations

from engine.core.text import Seat, Text, text
from engine.mombasa.components.effects import GOODS
from engine.mombasa.components.names import good_name
from engine.mombasa.view.structs import View


def purse(view: View, seat: Seat) -> tuple[Text, ...]:
    """Pounds and, while cards are laid, the hand; then what the cards that lie there are still good for."""
    player = view.players[seat]
    pounds = text("mombasa.gain.pounds", n=player.pounds)
    if view.phase != "action":
        return (pounds, *(view.data.card_label[card] for card in player.hand or ()))
    values = [(kind, getattr(player.values, kind)) for kind in GOODS]
    held = [text("mombasa.card.goods", good=good_name(kind), value=value) for kind, value in values if value]
    if player.values.expansion:
        held.append(text("mombasa.card.expansion", value=player.values.expansion))
    if player.markers:
        held.append(text("mombasa.act.marker.detail", n=player.markers))
    return (pounds, *held)
