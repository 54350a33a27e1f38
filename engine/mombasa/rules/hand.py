"""Picking a card out of a hand: sorted by kind, cards alike offered once, long hands in pages (§18)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.ask import Presentation, Rule, choose
from engine.core.offer import MOST_OPTIONS, Offer, Option, Refusal, offer_one, offers, sift
from engine.core.text import Seat, Text, text
from engine.mombasa.queries.cards import refused_as_alike, why_not_in_hand
from engine.mombasa.queries.shares import open_cards
from engine.mombasa.rules.option_facts import HandCard, pounds
from engine.mombasa.state import State

MORE = "more"
WhyNot = Callable[[str], Text | None]


def pick_card(
    g: State,
    me: Seat,
    key: str,
    why_not: WhyNot,
    brings: Callable[[str], int] | None,
    *also: Option[str],
    presentation: Callable[[], Presentation] | None = None,
) -> Rule[str]:
    """One card of the hand, for the eyes of its owner only; `also` are the other answers, such as "leave it empty".

    Where the card is given away, `brings` are the pounds it is worth there.
    """
    labels, groups = g.data.card_label, g.data.card_group

    def show(card: str) -> Option[str]:
        label, group = labels[card], groups[card]
        if brings is None:
            return Option(f"card:{card}", card, label, group=group, target=card, facts=HandCard(card=card))
        detail = text("mombasa.gets", what=text("mombasa.gain.pounds", n=brings(card)))
        known = HandCard(gain=pounds(brings(card)), card=card)
        return Option(f"card:{card}", card, label, detail, group=group, target=card, facts=known)

    hand = g.players[me].hand
    shown = distinct_cards(g, hand, why_not)
    rest = [card for card in (*hand, *open_cards(g, me)) if card not in shown]

    def why_not_beside(card: str) -> Text:
        return why_not_in_hand(g, me, card) or why_not(card) or refused_as_alike(labels[card])

    whole = offers(
        sift(shown, why_not, show, prefix="card:"),
        Offer((), lambda: [Refusal(f"card:{card}", labels[card], why_not_beside(card)) for card in rest]),
    )
    page = 0
    while True:
        offer = paged(whole, page, also)
        picked = yield from choose(me, key, offer, private=True, presentation=presentation)
        if picked != MORE:
            return picked
        page += 1


def distinct_cards(g: State, cards: Sequence[str], why_not: WhyNot) -> list[str]:
    """The cards in the order of the hand, of cards alike only the first that may be picked."""
    kind, order = g.data.card_kind, g.data.card_order
    found: dict[str, str] = {}
    for card in sorted(cards, key=order.__getitem__):
        twin = found.get(kind[card])
        if twin is None or (why_not(twin) is not None and why_not(card) is None):
            found[kind[card]] = card
    return list(found.values())


def paged(whole: Offer[str], page: int, also: Sequence[Option[str]]) -> Offer[str]:
    """All options if they fit into one list, else one page of them and a way to the next, round and round."""
    if len(whole) + len(also) <= MOST_OPTIONS:
        return offers(whole, *also)
    size = MOST_OPTIONS - 1 - len(also)
    pages = -(-len(whole) // size)
    start = page % pages * size
    shown = whole.options[start : start + size]
    more = Option(MORE, MORE, Text("mombasa.more"), role="decline")
    turned = [offer_one(option, lambda: Text("mombasa.no.page")) for option in whole if option not in shown]
    return offers(Offer(shown, whole.refused), *turned, more, *also)
