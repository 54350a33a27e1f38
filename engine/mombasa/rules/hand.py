"""Picking a card out of a hand: sorted by kind, cards alike offered once, long hands in pages (§18)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.ask import MOST_OPTIONS, Facts, Offer, Option, Rule, choose, sift
from engine.core.text import Seat, Text, text
from engine.mombasa.rules.option_facts import HandCard, pounds
from engine.mombasa.state import State

MORE = "more"


def pick_card(
    g: State,
    me: Seat,
    key: str,
    cards: Sequence[str],
    why_not: Callable[[str], Text | None],
    brings: Callable[[str], int] | None,
    *also: Option[str],
    prompt: Text | None = None,
    draft: tuple[Text, ...] = (),
    facts: Facts | None = None,
) -> Rule[str]:
    """One card, for the eyes of its owner only; `also` are the other answers, such as "leave it empty".

    Where the card is given away, `brings` are the pounds it is worth there.
    """
    labels, groups = g.data.card_label, g.data.card_group

    def show(card: str) -> Option[str]:
        label, group = labels[card], groups[card]
        if brings is None:
            return Option(f"card:{card}", card, label, group=group, target=card, facts=HandCard(card=card))
        detail, known = text("mombasa.gain.pounds", n=brings(card)), HandCard(gain=pounds(brings(card)), card=card)
        return Option(f"card:{card}", card, label, detail, group=group, target=card, facts=known)

    whole = sift(once(g, cards, why_not), why_not, show)
    page = 0
    while True:
        offer = paged(whole, page, also)
        picked = yield from choose(me, key, offer, private=True, prompt=prompt, draft=draft, facts=facts)
        if picked != MORE:
            return picked
        page += 1


def once(g: State, cards: Sequence[str], why_not: Callable[[str], Text | None]) -> list[str]:
    """The cards in the order of the hand, of cards alike only the first that may be picked."""
    kind, order = g.data.card_kind, g.data.card_order
    found: dict[str, str] = {}
    for card in sorted(cards, key=order.__getitem__):
        alike = found.get(kind[card])
        if alike is None or (why_not(alike) is not None and why_not(card) is None):
            found[kind[card]] = card
    return list(found.values())


def paged(whole: Offer[str], page: int, also: Sequence[Option[str]]) -> Offer[str]:
    """All options if they fit into one list, else one page of them and a way to the next, round and round."""
    if len(whole) + len(also) <= MOST_OPTIONS:
        return Offer((*whole.options, *also), whole.refused)
    size = MOST_OPTIONS - 1 - len(also)
    pages = -(-len(whole) // size)
    start = page % pages * size
    shown = whole.options[start : start + size]
    more = Option(MORE, MORE, Text("mombasa.more"), role="decline")
    return Offer((*shown, more, *also), whole.refused)
