"""The plan in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.mombasa.components.effects import MEASURES
from engine.mombasa.view.structs import SlotView
from render.mombasa.plan.planned import Draft, draft, sums
from render.mombasa.telling import Teller, measure_text
from render.zoom import Zoom


def alt(zoom: Zoom, *, names: Sequence[str], lang: str) -> str:
    """How much is planned, slot by slot, and what is left in hand."""
    tell, plan = Teller(zoom.view, names, lang), draft(zoom)
    slots = [slot_words(tell, plan, one) + "." for one in plan.me.slots]
    return " ".join([beginning(tell, plan), *slots, worth(tell, plan), rest(tell, plan)])


def text(zoom: Zoom, *, names: Sequence[str], lang: str) -> str:
    """The same with the stacks that the cards will join."""
    tell, plan = Teller(zoom.view, names, lang), draft(zoom)
    slots = [tell.say("stack", slot=slot_words(tell, plan, one), cards=tell.cards(one.stack)) for one in plan.me.slots]
    return "\n".join([beginning(tell, plan), *slots, worth(tell, plan), rest(tell, plan)])


def beginning(tell: Teller, plan: Draft) -> str:
    """How many open slots have a card, and whether that is final."""
    slots = sum(slot.open for slot in plan.me.slots)
    return tell.say("plan.told.locked" if plan.done else "plan.told", laid=len(plan.cards), slots=slots)


def slot_words(tell: Teller, plan: Draft, slot: SlotView) -> str:
    """What is planned for a slot, or why nothing can be."""
    letter = slot.id.rpartition("_")[2].upper()
    if slot.id in plan.cards:
        return tell.say("slot", letter=letter, card=tell.card(plan.cards[slot.id]))
    return tell.say("slot.empty" if slot.open else "slot.next" if slot.opens_next else "slot.locked", letter=letter)


def worth(tell: Teller, plan: Draft) -> str:
    """What the goods and expansions are worth together; persons were named with their slots."""
    found = [
        tell.say("value", name=measure_text(kind), n=n)
        for kind, n in sums(tell.data, plan).items()
        if n and kind in MEASURES
    ]
    return tell.say("values", values=tell.listed(found))


def rest(tell: Teller, plan: Draft) -> str:
    """The cards that are not planned."""
    left = [card for card in plan.hand if card not in plan.cards.values()]
    return tell.say("cards", n=len(left), cards=tell.cards(left))
