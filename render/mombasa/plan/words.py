"""The plan in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.mombasa.components.effects import MEASURES
from engine.mombasa.components.names import tile_name
from engine.mombasa.view.structs import SlotView
from render.mombasa.descriptions import Describer, measure_text
from render.mombasa.plan.planned import Draft, draft, sums
from render.zoom import Zoom


def alt(zoom: Zoom, *, names: Sequence[str], lang: str) -> str:
    """How much is planned, slot by slot, and what is left in hand."""
    d, plan = Describer(zoom.view, names, lang), draft(zoom)
    slots = [slot_words(d, plan, one) + "." for one in plan.me.slots]
    return " ".join([beginning(d, plan), *slots, worth(d, plan), rest(d, plan), *tiles(d, plan)])


def text(zoom: Zoom, *, names: Sequence[str], lang: str) -> str:
    """How much is planned, slot by slot with the stack its card will join, and what is left in hand."""
    d, plan = Describer(zoom.view, names, lang), draft(zoom)
    slots = [d.say("stack", slot=slot_words(d, plan, one), cards=d.cards(one.stack)) for one in plan.me.slots]
    return "\n".join([beginning(d, plan), *slots, worth(d, plan), rest(d, plan), *tiles(d, plan)])


def beginning(d: Describer, plan: Draft) -> str:
    """How many open slots have a card, and whether that is final."""
    slots = sum(slot.open for slot in plan.me.slots)
    return d.say("plan.told.locked" if plan.done else "plan.told", laid=len(plan.cards), slots=slots)


def slot_words(d: Describer, plan: Draft, slot: SlotView) -> str:
    """What is planned for a slot, or why nothing can be."""
    letter = slot.id.rpartition("_")[2].upper()
    if slot.id in plan.cards:
        return d.say("slot", letter=letter, card=d.card(plan.cards[slot.id]))
    return d.say("slot.empty" if slot.open else "slot.next" if slot.opens_next else "slot.locked", letter=letter)


def worth(d: Describer, plan: Draft) -> str:
    """What the goods and expansions are worth together; persons were named with their slots."""
    found = [
        d.say("value", name=measure_text(kind), n=n) for kind, n in sums(d.data, plan).items() if n and kind in MEASURES
    ]
    return d.say("values", values=d.listed(found))


def rest(d: Describer, plan: Draft) -> str:
    """The cards that are not planned."""
    left = [card for card in plan.hand if card not in plan.cards.values()]
    return d.say("cards", n=len(left), cards=d.cards(left))


def tiles(d: Describer, plan: Draft) -> list[str]:
    """The tiles of this round, if there are any."""
    return [d.say("tiles", tiles=d.listed([d.text(tile_name(tile)) for tile in plan.tiles]))] if plan.tiles else []
