"""What a plan is drawn and described from: the cards by slot, those that stand in the form included."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from engine.mombasa.components import Components
from engine.mombasa.components.rows import (
    BookkeeperCard,
    BookkeeperTile,
    ExpansionCard,
    ExpansionTile,
    GoodsCard,
    MerchantCard,
    MerchantTile,
)
from engine.mombasa.rules.option_facts import Laying, Planned
from engine.mombasa.view.structs import PlayerView
from render.zoom import Zoom

COUNTED = ("bookkeeper", "merchant")  # people, of whom each is used by itself
WORTH = ("coffee", "banana", "cotton", "expansion", *COUNTED)


class Draft(NamedTuple):
    """One player's plan."""

    me: PlayerView
    cards: dict[str, str]  # by slot, in the order of the board
    slot: str  # the one that a card is asked for, or ""
    hand: list[str]  # by kind
    lying: dict[str, int]  # of it each card that is planned, and of the others one of a kind with how many there are
    tiles: tuple[str, ...]  # which count as cards of this round, without a slot
    done: bool


def draft(zoom: Zoom) -> Draft:
    """The plan of the seat that is asked."""
    me = zoom.view.players[zoom.seat]
    facts = zoom.facts if isinstance(zoom.facts, Planned) else Planned()
    laid = dict(facts.cards)
    for one in zoom.filled:
        if isinstance(one, Laying):
            laid[one.slot] = one.card
    slot = "" if not zoom.options else facts.slot
    laid.pop(slot, None)  # its card may be chosen again, or another one
    cards = {place.id: laid[place.id] for place in me.slots if laid.get(place.id)}
    hand = sorted(me.hand or (), key=zoom.view.data.card_order.__getitem__)
    return Draft(me, cards, slot, hand, lying(zoom.view.data, hand, cards.values()), me.tiles, zoom.done)


def lying(data: Components, hand: Sequence[str], planned: Collection[str]) -> dict[str, int]:
    """The cards of a hand that are drawn: those that are planned, and one of each kind for all others."""
    found: dict[str, int] = {}
    first: dict[str, str] = {}
    for card in hand:
        shown = card if card in planned else first.setdefault(data.card_kind[card], card)
        found[shown] = found.get(shown, 0) + 1
    return found


def sums(data: Components, plan: Draft) -> dict[str, int]:
    """Values of goods and expansion, and how many bookkeepers and merchants, tiles included."""
    found = dict.fromkeys(WORTH, 0)
    for one in (*(data.card[name] for name in plan.cards.values()), *(data.tile[name] for name in plan.tiles)):
        match one:
            case GoodsCard(good=good, value=value):
                found[good] += value
            case ExpansionCard(value=value) | ExpansionTile(value=value):
                found["expansion"] += value
            case BookkeeperCard() | BookkeeperTile():
                found["bookkeeper"] += 1
            case MerchantCard() | MerchantTile():
                found["merchant"] += 1
    return found
