"""Action 1 (§8.1): goods cards buy a card of the display and move markers."""

from __future__ import annotations

from typing import Final, Literal

from engine.core.ask import Rule, Series, choose, choose_some
from engine.core.effects import note
from engine.core.offer import STOP, Offer, Option, offer_one, offers, sift
from engine.core.text import Seat, Text, join, text
from engine.mombasa.components.effects import GOODS, Discount, Good
from engine.mombasa.components.names import brief_name, company_name, good_name, slot_name
from engine.mombasa.queries.cards import why_not_goods_card
from engine.mombasa.queries.facts import display_number, goods_slots, on_display, price, toll_ahead
from engine.mombasa.queries.goods import (
    discount,
    goods_value,
    lower_discount,
    mixing_good,
    subsets,
    units,
    why_not_buy,
    why_not_buy_nothing,
    why_not_good,
    why_not_mix,
    why_not_switch,
)
from engine.mombasa.queries.legality import why_not_step, why_not_stop_steps
from engine.mombasa.rules.changes import take_to_hand
from engine.mombasa.rules.details import buy_detail, stop_detail, worth_detail
from engine.mombasa.rules.option_facts import Buying, Stepping, UsingGoods, pounds
from engine.mombasa.rules.tracks import log_steps, step
from engine.mombasa.state import Doing, State

Mixed = Literal["mixed"]

NOTHING: Final = ""
SWITCH: Final = "switch"


def use_goods(g: State, me: Seat) -> Rule[None]:
    """Cards, then at most one purchase, then every unit that is left is a step."""
    good = yield from choose(me, "mombasa.good", kinds_of_goods(g, me))
    slots = yield from (choose_mixed(g, me) if good == "mixed" else choose_cards(g, me, good))
    g.doing = Doing("goods", left=units(g, me, slots), using=slots)
    yield from buy_with_goods(g, me, good, slots)
    yield from spend_units(g, me)


def kinds_of_goods(g: State, me: Seat) -> Offer[Good | Mixed]:
    """The goods that lie active, and the mix that track A2 allows."""

    def show(good: Good | Mixed) -> Option[Good | Mixed]:
        mixed = good == "mixed"
        facts = UsingGoods(units=units(g, me, goods_slots(g, me, None if good == "mixed" else good)), mixed=mixed)
        name = Text("mombasa.good.mixed") if mixed else good_name(good)
        label = text("mombasa.card.goods", good=name, value=facts.units) if facts.units else name
        return Option(f"good:{good}", good, label, facts=facts)

    kinds: tuple[Good | Mixed, ...] = (*GOODS, "mixed")
    return sift(kinds, lambda good: why_not_good(g, me, good), show)


def choose_cards(g: State, me: Seat, good: Good) -> Rule[list[str]]:
    """Any cards of one good, at least one."""
    labels, laid = g.data.card_label, g.players[me].slots

    def show(slot: str) -> Option[str]:
        label = labels[laid[slot]] if slot in laid else slot_name(slot)
        detail = worth_detail(goods_value(g, me, slot)) if slot in laid else None
        return Option(f"use:{slot}", slot, label, detail, target=slot)

    offer = sift(g.data.slot_ids, lambda slot: why_not_goods_card(g, me, slot, good), show)
    prompt = text("mombasa.cards", good=good_name(good))
    return (yield from choose_some(me, "mombasa.cards", offer, 1, len(offer), prompt=prompt))


def choose_mixed(g: State, me: Seat) -> Rule[list[str]]:
    """Cards of several goods, bananas among them, that can buy something (R12): at most 21 sets of five cards."""
    labels, laid = g.data.card_label, g.players[me].slots
    lead = mixing_good(g, me)
    assert lead is not None

    def show(used: tuple[str, ...]) -> Option[list[str]]:
        facts = UsingGoods(units=units(g, me, used), mixed=True)
        label = join([labels[laid[slot]] for slot in used], "and")
        return Option("use:" + "+".join(used), list(used), label, worth_detail(facts.units), facts=facts)

    offer = sift(subsets(g, me), lambda used: why_not_mix(g, me, used, lead), show)
    return (yield from choose(me, "mombasa.mixed", offer))


def buy_with_goods(g: State, me: Seat, good: Good | Mixed, slots: list[str]) -> Rule[None]:
    """At most one card of the display for its price in goods; the price never falls below 0."""
    assert g.doing is not None
    instead: Discount | None = None
    while True:
        have = units(g, me, slots, raised=instead is None)
        g.doing.left, g.doing.discount = have, discount(g, me, slots, instead)
        card = yield from choose(
            me,
            "mombasa.buy",
            purchases(g, me, slots, instead, must=good == "mixed"),
            prompt=text("mombasa.buy", have=have, off=g.doing.discount),
        )
        if card != SWITCH:
            break
        instead = None if instead else lower_discount(g, me)
    off, g.doing.discount = g.doing.discount, 0
    labels = [g.data.card_label[g.players[me].slots[slot]] for slot in slots]
    note(g, "mombasa.log.goods", me, cards=join(labels, "and"), n=have)
    if card != NOTHING:
        column = next(column for column, name in on_display(g) if name == card)
        asked = max(0, price(g, column, card) - off)
        g.doing.left -= asked
        take_card(g, me, column, card)
        note(g, "mombasa.log.buy", me, card=g.data.card_label[card], n=asked)


def purchases(g: State, me: Seat, slots: list[str], instead: Discount | None, *, must: bool) -> Offer[str]:
    """What can be bought with these goods; with both bonuses of B1 the discount may be used instead (R13)."""
    assert g.doing is not None
    have, off = g.doing.left, g.doing.discount
    prices = {card: max(0, price(g, column, card) - off) for column, card in on_display(g)}
    choices: list[Offer[str] | Option[str]] = [
        sift(
            prices,
            lambda card: why_not_buy(prices[card], have),
            lambda card: Option(
                f"buy:{card}",
                card,
                g.data.card_label[card],
                buy_detail("mombasa.buy", prices[card], have),
                target=card,
                facts=Buying(price=(("goods", prices[card]),), card=card, left=have - prices[card]),
                short=text("mombasa.buy.short", card=brief_name(g.data.card[card]), price=prices[card]),
                number=display_number(g, card),
            ),
        )
    ]
    if instead is not None:  # without a purchase there is no discount: the way to "none" leads back
        now = units(g, me, slots)
        choices.append(Option("switch", SWITCH, Text("mombasa.buy.value"), worth_detail(now), role="decline"))
    elif (other := lower_discount(g, me)) is not None:
        now = units(g, me, slots, raised=False)
        discounted = Option("switch", SWITCH, Text("mombasa.buy.discount"), worth_detail(now), role="decline")
        choices.append(offer_one(discounted, lambda: why_not_switch(g, me, slots, other)))
    detail, facts = text("mombasa.buy.none.detail", n=have), Buying(left=have)
    short = text("mombasa.buy.none.short", n=have)
    nothing = Option("none", NOTHING, Text("mombasa.buy.none"), detail, role="decline", facts=facts, short=short)
    choices.append(offer_one(nothing, lambda: why_not_buy_nothing(mixed=must, discounted=instead is not None)))
    return offers(*choices)


def take_card(g: State, me: Seat, column: str, card: str) -> None:
    """From the display to hand; the gap stays until the round ends."""
    g.display[column][g.display[column].index(card)] = ""
    take_to_hand(g, me, card)


def spend_units(g: State, me: Seat) -> Rule[None]:
    """Every unit is a step of its own (R42); who has only tolls left may stop (R6)."""
    assert g.doing is not None
    start = dict(g.players[me].tracks)
    while g.doing.left:
        offer = steps(g, me)
        if not len(offer):
            break
        left = g.doing.left
        whole = with_tolls(g, me, text("mombasa.step.all", n=left), left)
        company = yield from choose(
            me,
            "mombasa.step",
            offer,
            prompt=with_tolls(g, me, text("mombasa.step", left=left), left),
            series=Series(left=left, repeat=True, end=STOP.id, prompt=whole),
        )
        if company is None:
            break
        step(g, me, company)
        g.doing.left -= 1
    for company, at in start.items():
        log_steps(g, me, company, at, g.players[me].tracks[company] - at)
    if g.doing.left:
        note(g, "mombasa.log.units_lost", me, n=g.doing.left)
    g.doing.left = 0


def with_tolls(g: State, me: Seat, asked: Text, left: int) -> Text:
    """A question for steps, with the tolls that lie on the way of so many."""
    found = [
        text("mombasa.step.toll_on", company=company_name(company), n=toll)
        for company, at in g.players[me].tracks.items()
        for space in range(at, at + left)
        if (toll := g.data.track[g.tracks[company]].toll_after.get(space))
    ]
    return text("mombasa.step.tolls", asked=asked, tolls=join(found)) if found else asked


def steps(g: State, me: Seat) -> Offer[str | None]:
    """The markers that can move; choosing one in front of a toll pays it."""
    assert g.doing is not None

    def show(company: str) -> Option[str | None]:
        facts = Stepping(price=pounds(toll_ahead(g, me, company)), company=company)
        return Option(f"step:{company}", company, company_name(company), target=company, facts=facts)

    moves: Offer[str | None] = sift(
        g.data.company_ids,
        lambda company: why_not_step(g, me, company),
        show,
        prefix="step:",
    )
    if not len(moves):
        return moves
    stop: Option[str | None] = Option(STOP.id, None, STOP.label, stop_detail(g.doing.left), role="decline")
    return offers(moves, offer_one(stop, lambda: why_not_stop_steps(g, me)))
