"""Planning phase (§7): everybody lays cards into action slots, secretly and at the same time."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from engine.core.ask import Field, FieldChoice, Form, Presentation, Rule, choose
from engine.core.effects import begin, note
from engine.core.flows import together
from engine.core.offer import Offer, Option, offers, sift
from engine.core.text import Seat, Text, join, text, verbatim
from engine.mombasa.components.names import in_slot, short_name, slot_letter, slot_name
from engine.mombasa.queries.cards import why_not_plan_card
from engine.mombasa.queries.facts import cards_left, slot_reached
from engine.mombasa.queries.legality import why_not_plan_slot
from engine.mombasa.rules.details import newest_detail
from engine.mombasa.rules.hand import pick_card
from engine.mombasa.rules.option_facts import Filling, Laying, Planned
from engine.mombasa.state import State

LOCK: Final = "lock"
EMPTY: Final = Option("clear", "", Text("mombasa.plan.clear"), role="decline")
BACK: Final = Option("back", "", Text("mombasa.plan.back"), role="decline")
EMPTY_STACK: Final = Text("mombasa.stack.empty")


def begin_planning(g: State) -> None:
    """A round begins: what was unlocked in the last one is available from here on."""
    begin(g, "mombasa.step.round")
    g.phase = "planning"
    g.active = g.starter = g.first
    for player in g.players:
        player.open_slots = [slot.id for slot in g.data.player_board.action_slots.rows if slot_reached(g, player, slot)]
        player.turns = 0
        player.done = False
    note(g, "mombasa.log.round", round=g.round)


def plan_round(g: State) -> Rule[None]:
    """All plans at once; cards are turned up when the last player has locked in."""
    plans = yield from together(g, "mombasa.planning", {seat: plan_cards(g, seat) for seat in range(g.seats)})
    for seat, plan in plans.items():
        lay_cards(g, seat, plan)
    g.phase = "action"


def plan_cards(g: State, me: Seat) -> Rule[dict[str, str]]:
    """One player's plan: slot by slot, until it is locked in."""
    plan: dict[str, str] = {}
    while True:
        slot = yield from choose(
            me,
            "mombasa.plan",
            slot_offer(g, me, plan),
            private=True,
            presentation=partial(present_plan, g, me, plan.copy()),
        )
        if slot == LOCK:
            return plan
        card = yield from pick_card(
            g,
            me,
            "mombasa.plan_card",
            partial(why_not_plan_card, g, slot, plan),
            None,
            EMPTY if slot in plan else BACK,
            presentation=partial(present_slot, g, me, slot, plan.copy()),
        )
        plan.pop(slot, None)
        if card:
            plan[slot] = card


def present_plan(g: State, me: Seat, plan: Mapping[str, str]) -> Presentation:
    """How far the plan is, and the whole of it as a form."""
    return Presentation(
        prompt=text("mombasa.plan", laid=len(plan), slots=len(g.players[me].open_slots)),
        draft=plan_texts(g, plan),
        facts=Planned(cards=dict(plan)),
        form=plan_form(g, me, plan),
    )


def present_slot(g: State, me: Seat, slot: str, plan: Mapping[str, str]) -> Presentation:
    """A slot to be filled, with what lies above it."""
    return Presentation(
        prompt=text("mombasa.plan_card", slot=slot_name(slot), stack=stack_text(g, me, slot)),
        draft=plan_texts(g, plan),
        facts=Planned(cards=dict(plan), slot=slot),
    )


def plan_texts(g: State, plan: Mapping[str, str]) -> tuple[Text, ...]:
    """The plan so far, one text per slot that is filled."""
    labels = g.data.card_label
    return tuple(
        text("mombasa.laid", slot=slot_name(slot), card=labels[plan[slot]]) for slot in g.data.slot_ids if slot in plan
    )


def slot_offer(g: State, me: Seat, plan: Mapping[str, str]) -> Offer[str]:
    """The slots and "lock in"; a filled slot can be filled anew."""
    slots = len(g.players[me].open_slots)
    lock = Option(
        "lock",
        LOCK,
        Text("mombasa.plan.lock"),
        text("mombasa.plan.lock.detail", laid=len(plan), slots=slots),
        role="confirm",
    )
    left = cards_left(g, me, plan)
    return offers(
        sift(
            g.data.slot_ids,
            lambda slot: why_not_plan_slot(g, me, slot, plan, left),
            lambda slot: Option(
                f"slot:{slot}",
                slot,
                slot_name(slot),
                slot_detail(g, me, slot, plan),
                target=slot,
                facts=Filling(slot=slot),
            ),
            prefix="slot:",
        ),
        lock,
    )


def slot_detail(g: State, me: Seat, slot: str, plan: Mapping[str, str]) -> Text:
    """What is planned here, and the older cards it will come back with."""
    lying = g.players[me].stacks[slot]
    stack = text("mombasa.stack.holds", cards=newest_detail(g, lying, 2)) if lying else EMPTY_STACK
    if slot in plan:
        return text("mombasa.plan.slot.filled", card=short_name(g.data.card[plan[slot]]), stack=stack)
    return text("mombasa.plan.slot.empty", stack=stack)


def stack_text(g: State, me: Seat, slot: str) -> Text:
    """The cards of a recovery stack, all by their whole names."""
    stack, labels = g.players[me].stacks[slot], g.data.card_label
    return text("mombasa.stack.holds", cards=join([labels[card] for card in stack])) if stack else EMPTY_STACK


def plan_form(g: State, me: Seat, plan: Mapping[str, str]) -> Form:
    """The whole plan on one page: a field per open slot, with every card that could lie there.

    It comes again after every card, so of cards alike one is enough: the one that lies there, or the first.
    """
    labels, kind = g.data.card_label, g.data.card_kind
    hand = [card for card in g.players[me].hand if card in g.data.playable]
    fields = []
    for slot in g.players[me].open_slots:
        here = plan.get(slot, "")
        clearing = ((f"slot:{slot}",), (EMPTY.id,)) if here else ()
        empty = FieldChoice(EMPTY.label, clearing, facts=Laying(slot=slot))
        choices = [] if here else [empty]
        seen = {kind[here]} if here else set()
        for card in hand:
            if card != here and (kind[card] in seen or why_not_plan_card(g, slot, plan, card) is not None):
                continue
            seen.add(kind[card])
            answers = () if card == here else ((f"slot:{slot}",), (f"card:{card}",))
            choices.append(FieldChoice(labels[card], answers, facts=Laying(slot=slot, card=card), target=card))
        choices += [empty] if here else []  # what one would do last
        chosen = next(n for n, choice in enumerate(choices) if not choice.answers)
        fields.append(
            Field(slot_name(slot), tuple(choices), chosen, not here and len(choices) > 1, verbatim(slot_letter(slot)))
        )
    return Form(tuple(fields), end=(LOCK,))


def lay_cards(g: State, me: Seat, plan: Mapping[str, str]) -> None:
    """A plan is turned up."""
    begin(g, "mombasa.planning", me)
    player = g.players[me]
    for slot in g.data.slot_ids:
        if slot in plan:
            player.hand.remove(plan[slot])
            player.slots[slot] = plan[slot]
    if player.slots:
        laid = [in_slot(slot, g.data.card_label[card]) for slot, card in player.slots.items()]
        note(g, "mombasa.log.planned", me, cards=join(laid, "and"))
    else:
        note(g, "mombasa.log.planned_none", me)
