"""Ports and Laboratories: cards are taken from a row, which slides left and is filled up (sections 10.1, 10.2)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from engine.core.ask import FreeOffer, Rule, choose, choose_free
from engine.core.effects import draw, note, pay
from engine.core.offer import SKIP, Amounts, Offer, Option, Refusal, offers, only_refused, sift
from engine.core.text import Seat, Text, join, refusal, text
from engine.yokohama.components import names
from engine.yokohama.components.effects import TakeOrders, TakeTechnology
from engine.yokohama.components.rows import CANAL, Order, TechnologyCard
from engine.yokohama.queries.facts import power_and_more
from engine.yokohama.queries.legality import NO_CANAL, in_past_tense
from engine.yokohama.queries.purchases import (
    all_payments,
    payments,
    technology_price,
    why_not_elsewhere,
    why_not_mix,
    why_not_order,
    why_not_research,
    why_not_second,
)
from engine.yokohama.rules import changes, details
from engine.yokohama.rules.ending import trigger
from engine.yokohama.rules.gains import REST, check_flag, fire, gain_noted
from engine.yokohama.rules.option_facts import Paying, Placing, SecondOrder, TakingOrder, TakingTechnology, amounts
from engine.yokohama.rules.rewards import shift_option
from engine.yokohama.state import State

FreeThings = Callable[[], FreeOffer]
MOST_UNITS = 5  # of production that are paid for: more than any card lacks

ONE_CARD = Option("one", None, Text("yokohama.port.one"), role="decline", short=Text("yokohama.port.one.short"))


def order_option(order: Order, verb: str) -> Option[str]:
    """An order with what it asks and gives."""
    facts, label = order_facts(order), names.order_name(order.number)
    return Option(f"{verb}:{order.id}", order.id, label, detail=order_detail(order), target=order.id, facts=facts)


def order_facts(order: Order) -> TakingOrder:
    """What an order asks and gives."""
    return TakingOrder(
        country=order.country,
        order=order.id,
        asks=tuple(order.goods.items()),
        brings=amounts(tuple(order.reward)),
    )


def order_detail(order: Order) -> Text | None:
    """The same in words."""
    return details.detail_of(order_facts(order))


def technology_effect(card: TechnologyCard) -> Text:
    """What a technology does, in words."""
    return Text(f"yokohama.technology.{card.technology}.effect")


def port_offer(g: State, me: Seat, area: str, power: int, first: str | None = None) -> Offer[str]:
    """The orders within reach; what lies in another port is not. A second card comes after the first one."""
    orders = g.data.order
    return offers(
        sift(
            g.cards[area],
            lambda order: why_not_order(g, me, area, order, power, first),
            lambda order: order_option(orders[order], "order"),
        ),
        Offer((), lambda: refused_elsewhere(g, area)),
    )


def refused_elsewhere(g: State, area: str) -> list[Refusal]:
    """The cards on the other board of the same kind."""
    port = g.data.board_of[area].kind == "port"
    found = []
    for other, row in g.cards.items():
        if other != area and g.data.board_of[other].kind == g.data.board_of[area].kind:
            reason = why_not_elsewhere(other, area, "10.1" if port else "10.2")
            if port:
                found += [
                    Refusal(f"order:{card}", order_label(g, card), reason, order_detail(g.data.order[card]))
                    for card in row
                ]
            else:
                found += [
                    Refusal(f"tech:{card}", technology_label(g, card), reason, technology_effect(g.data.card[card]))
                    for card in row
                ]
    return found


def order_label(g: State, order: str) -> Text:
    return names.order_name(g.data.order[order].number)


def technology_label(g: State, card: str) -> Text:
    return names.technology_name(g.data.card[card].technology)


def visit_port(g: State, me: Seat, area: str, power: int, action: TakeOrders, free: FreeThings) -> Rule[None]:
    """One order for free or two for a price, out of the zones that the power opens."""
    bonus = action.vp_by_power[power - 1]
    if bonus:  # R26: whether or not a card is taken
        changes.score_points(g, me, bonus, REST)
        note(g, "yokohama.log.gain", me, gains=names.points(bonus))
    first = yield from choose_free(
        me,
        "yokohama.port",
        lambda: offers(port_offer(g, me, area, power), SKIP),
        free,
        prompt=lambda: text("yokohama.port.at", area=names.area_name(area), n=power),
    )
    if first is None:
        g.turn.missed += [in_past_tense(refused) for refused in port_offer(g, me, area, power).refused()]
        return
    taken = [first]
    price = action.second_card_cost
    prices = {"yen": price.yen, "imports": price.or_import}
    how = yield from choose(
        me,
        "yokohama.port_second",
        sift(
            prices,
            lambda how: why_not_second(g, me, area, first, power, how, price),
            lambda how: second_option(how, prices[how]),
            ONE_CARD,
        ),
        recurs=True,
    )
    if how is not None:
        cost = ((how, prices[how]),)
        second = yield from choose(
            me,
            "yokohama.port_which",
            port_offer(g, me, area, power, first),
            prompt=text("yokohama.port_which.for", number=g.data.order[first].number, price=details.amounts_text(cost)),
        )
        taken.append(second)
        pay(g, me, how, prices[how])
        note(g, "yokohama.log.pay", me, price=details.amounts_text(cost))
    changes.take_orders(g, me, area, taken)
    if how is None:
        note(g, "yokohama.log.orders", me, orders=order_label(g, first), area=names.area_name(area))
    else:
        one, two = (g.data.order[order].number for order in taken)
        note(g, "yokohama.log.two_orders", me, first=one, second=two, area=names.area_name(area))
    refill(g, area, g.order_deck)
    if len(g.cards[area]) < len(g.data.board_of[area].slots):
        trigger(g, "port")


@lru_cache(maxsize=64)
def second_option(how: str, n: int) -> Option[str]:
    """A second order at this price."""
    cost = ((how, n),)
    price = details.amounts_text(cost)
    label, short = (text(f"yokohama.port.two{form}", price=price) for form in ("", ".short"))
    return Option(f"pay:{how}", how, label, facts=SecondOrder(cost=cost), short=short)


def refill(g: State, area: str, deck: list[str]) -> None:
    """The row has slid left; new cards come in on the right while the deck lasts."""
    row = g.cards[area]
    while deck and len(row) < len(g.data.board_of[area].slots):
        row.append(draw(g, deck))


def card_option(g: State, me: Seat, area: str, card: TechnologyCard, power: int) -> Option[str]:
    """A technology with what it costs above the power, and its flag."""
    facts = TakingTechnology(
        country=card.country,
        card=card.id,
        technology=card.technology,
        production=technology_price(g, area, card.id),
        costs=tuple(mixed(*mix) for mix in payments(g, me, area, card.id, power)),
    )
    return Option(f"tech:{card.id}", card.id, technology_label(g, card.id), target=card.id, facts=facts)


def mixed(yen: int, imports: int) -> Amounts:
    """A price in money and imports."""
    return tuple((kind, n) for kind, n in (("yen", yen), ("imports", imports)) if n)


def laboratory_offer(g: State, me: Seat, area: str, power: int) -> Offer[str]:
    """The technologies that can be paid; what lies in another laboratory is out of reach."""
    return offers(
        sift(
            g.cards[area],
            lambda card: why_not_research(g, me, area, card, power),
            lambda card: card_option(g, me, area, g.data.card[card], power),
        ),
        Offer((), lambda: refused_elsewhere(g, area)),
    )


def visit_laboratory(g: State, me: Seat, area: str, power: int, action: TakeTechnology, free: FreeThings) -> Rule[None]:
    """One technology not owned yet, for production out of power, money and imports."""
    cards = g.data.card
    card = yield from choose_free(
        me,
        "yokohama.laboratory",
        lambda: offers(laboratory_offer(g, me, area, power), SKIP),
        free,
        prompt=lambda: text("yokohama.laboratory.at", area=names.area_name(area), n=power),
    )
    if card is None:
        g.turn.missed += [in_past_tense(refused) for refused in laboratory_offer(g, me, area, power).refused()]
        return
    technology = cards[card].technology
    name = names.technology_name(technology)
    placed = g.data.technology[technology].effect.place_station
    price = yield from choose(
        me,
        "yokohama.research_price",
        price_offer(g, me, all_payments(g, me, area, card, power), action.production_per.yen),
        prompt=text("yokohama.research_price.of", technology=name),
    )
    site = (yield from choose_site(g, me)) if placed else None
    pay(g, me, "yen", price[0])
    pay(g, me, "imports", price[1])
    changes.take_technology(g, me, area, card)
    if any(price):
        note(g, "yokohama.log.research_for", me, technology=name, price=details.price_text(mixed(*price)))
    else:
        note(g, "yokohama.log.research", me, technology=name, price=Text("yokohama.free"))
    acquire(g, me, cards[card], site)
    refill(g, area, g.technology_deck)


def price_offer(g: State, me: Seat, due: Sequence[tuple[int, int]], yen_each: int) -> Offer[tuple[int, int]]:
    """The mixes that pay for a card; another one is too much or too little."""

    def others() -> Offer[tuple[int, int]]:
        ways = [details.price_text(mixed(*mix)) for mix in due]
        reason = refusal("yokohama.no.mix", "10.2", price=join(ways, "or") if len(ways) > 1 else ways[0])
        units = range(MOST_UNITS + 1)
        mixes = [(yen_each * unit, imports) for unit in units for imports in units[: len(units) - unit]]
        return sift((mix for mix in mixes if mix not in due), lambda mix: reason, payment_option)

    return offers(sift(due, lambda mix: why_not_mix(g, me, mix), payment_option), only_refused(others))


@lru_cache(maxsize=512)
def payment_option(mix: tuple[int, int]) -> Option[tuple[int, int]]:
    """A mix of money and imports."""
    cost = mixed(*mix)
    return Option(f"pay:yen{mix[0]}+imports{mix[1]}", mix, details.price_text(cost), facts=Paying(cost=cost))


def choose_site(g: State, me: Seat) -> Rule[str]:
    """Where the station token will lie; asked before the card is taken, so that it never lies nowhere."""
    return (
        yield from choose(
            me,
            "yokohama.station",
            sift(
                g.map,
                lambda area: NO_CANAL if area == CANAL else None,
                lambda area: site_option(g, me, area),
            ),
        )
    )


def site_option(g: State, me: Seat, area: str) -> Option[str]:
    """A place for the station token, with the power there afterwards: without assistants where the action is."""
    returns = area == g.turn.area and g.areas[area].assistants[me] > 0
    station = g.data.power_sources.station
    strength, beyond = power_and_more(g, me, area, president=True, assistants=not returns, more=station)
    return shift_option(Placing((), (), area, strength, beyond, returns=returns))


def acquire(g: State, me: Seat, card: TechnologyCard, site: str | None) -> None:
    """The card's own effect, then those that pay for later technologies, then its flag."""
    if site is not None:
        g.station = site
        note(g, "yokohama.log.station", me, area=names.area_name(site))
    effect = g.data.technology[card.technology].effect
    if effect.trigger == "on_acquire" and effect.gain:
        gain_noted(g, me, effect.gain)
    fire(g, me, "acquire_later_technology", besides=card.technology)
    check_flag(g, me, card.country)
