"""Why a card, tile or recovery stack cannot be picked: where it lies, what it is, and whether another one is alike."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.text import Seat, Text, refusal, text
from engine.mombasa.components.effects import Good
from engine.mombasa.components.names import active_name, good_name, slot_name, tile_name
from engine.mombasa.components.rows import GoodsCard, PlusGoodTile
from engine.mombasa.queries.facts import active_tiles, card_or_tile_at, goods_slots
from engine.mombasa.state import State


def why_not_keep(g: State, me: Seat, tile: str) -> Text | None:
    """One of the two starting tiles dealt."""
    return None if tile in g.players[me].dealt else refusal("mombasa.no.dealt", "4")


def why_not_plan_card(g: State, slot: str, plan: Mapping[str, str], card: str) -> Text | None:
    """Any hand card but share cards, each in one slot."""
    if card not in g.data.playable:
        return refusal("mombasa.no.share_card", "7")
    for at, other in plan.items():
        if card == other and at != slot:
            return refusal("mombasa.no.planned", "7", slot=slot_name(at))
    return None


def why_not_in_hand(g: State, me: Seat, card: str) -> Text | None:
    """Only cards in hand can be planned or sold (R19)."""
    player = g.players[me]
    for slot, stack in player.stacks.items():
        if card in stack:
            return refusal("mombasa.no.in_stack", "7", slot=slot_name(slot))
    for slot, laid in player.slots.items():
        if card == laid:
            return refusal("mombasa.no.in_slot", "7", slot=slot_name(slot))
    return None


def why_not_active(g: State, me: Seat, at: str) -> Text | None:
    """A slot needs a card, a tile must be there, and neither may have been used."""
    player = g.players[me]
    if at in g.data.slot and at not in player.slots:
        return refusal("mombasa.no.slot_empty", "8", slot=slot_name(at))
    if at in g.data.tile and at not in player.tiles:
        return refusal("mombasa.no.tile", "11", tile=tile_name(at))
    if at in player.used:
        return refusal("mombasa.no.used", "8")
    return None


def why_not_use(g: State, me: Seat, at: str, kinds: tuple[type, ...], kind: str, ref: str) -> Text | None:
    """An active card or tile of one of these kinds."""
    reason = why_not_active(g, me, at)
    if reason is not None or isinstance(card_or_tile_at(g, me, at), kinds):
        return reason
    return refusal(
        "mombasa.no.kind", ref, kind=Text(f"mombasa.kind.{kind}"), card=active_name(card_or_tile_at(g, me, at))
    )


def why_not_goods_card(g: State, me: Seat, slot: str, good: Good | None = None) -> Text | None:
    """An active goods card, of one good or of any."""
    reason = why_not_active(g, me, slot)
    if reason is not None:
        return reason
    card = card_or_tile_at(g, me, slot)
    if not isinstance(card, GoodsCard):
        return refusal("mombasa.no.goods_card", "8.1", card=active_name(card))
    if good is not None and card.good != good:
        return refusal("mombasa.no.other_good", "8.1", good=good_name(good), card=active_name(card))
    return None


def why_not_attach(g: State, me: Seat) -> Text | None:
    """The "+1 good" tile needs to be there, unused, and a goods card to lie on (R25)."""
    tiles = [tile for tile in active_tiles(g, me) if isinstance(g.data.tile[tile], PlusGoodTile)]
    if g.players[me].plus_on:
        return refusal("mombasa.no.plus_placed", "R25")
    if not tiles:
        return refusal("mombasa.no.plus_tile", "R25")
    return None if goods_slots(g, me) else refusal("mombasa.no.goods", "8.1")


def why_not_stack(g: State, me: Seat, slot: str) -> Text | None:
    """A recovery stack with cards (R21)."""
    return None if g.players[me].stacks[slot] else refusal("mombasa.no.stack", "8.6", slot=slot_name(slot))


def refused_as_alike(other: Text) -> Text:
    """Of things that make no difference only the first is offered (§18)."""
    return text("mombasa.no.alike", other=other)
