"""Ports and Laboratories: cards are taken from a row, which slides left and is filled up (sections 10.1, 10.2)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.ask import SKIP, Facts, Free, Offer, Option, Rule, choose, choose_free, sift
from engine.core.effects import draw, gain, note, pay
from engine.core.text import Seat, Text, join, text
from engine.yokohama.components import names
from engine.yokohama.components.effects import TakeOrders, TakeTechnology
from engine.yokohama.components.rows import CANAL, Order, TechnologyCard
from engine.yokohama.queries.facts import surcharged
from engine.yokohama.queries.purchases import (
    payments,
    technology_price,
    why_not_order,
    why_not_research,
    why_not_second,
)
from engine.yokohama.rules import details
from engine.yokohama.rules.ending import trigger
from engine.yokohama.rules.gains import check_flag, fire, gain_noted
from engine.yokohama.rules.option_facts import TakingOrder, TakingTechnology, amounts
from engine.yokohama.rules.rewards import target_option
from engine.yokohama.state import State

FreeThings = Callable[[], Sequence[Option[Free]]]

ONE_CARD = Option("one", None, Text("yokohama.port.one"), role="decline")


def order_option(order: Order, verb: str) -> Option[str]:
    """An order with what it asks and gives."""
    goods, reward = tuple(order.goods.items()), tuple(order.reward)
    return Option(
        f"{verb}:{order.id}",
        order.id,
        names.order_name(order.number),
        detail=details.order_detail(order.country, goods, reward),
        target=order.id,
        facts=TakingOrder(price=goods, gain=amounts(reward), order=order.id),
    )


def port_offer(g: State, me: Seat, area: str, power: int) -> Offer[str | None]:
    """The orders within reach."""
    orders = g.data.order
    return sift(
        g.cards[area],
        lambda order: why_not_order(g, me, area, order, power),
        lambda order: order_option(orders[order], "order"),
        SKIP,
    )


def visit_port(g: State, me: Seat, area: str, power: int, action: TakeOrders, free: FreeThings) -> Rule[None]:
    """One order for free or two for a price, out of the zones that the power opens."""
    bonus = action.vp_by_power[power - 1]
    if bonus:  # R26: whether or not a card is taken
        gain(g, me, "vp", bonus)
        note(g, "yokohama.log.gain", me, gains=names.points(bonus))
    orders = g.data.order
    first = yield from choose_free(me, "yokohama.port", lambda: port_offer(g, me, area, power), free)
    if first is None:
        g.turn.idle = area
        return
    taken = [first]
    cost = action.second_card_cost
    prices = {"yen": names.yen(cost.yen), "imports": names.amount(cost.or_import, "import")}
    how = yield from choose(
        me,
        "yokohama.port_second",
        sift(
            prices,
            lambda how: why_not_second(g, me, area, first, power, how, cost),
            lambda how: Option(
                f"pay:{how}",
                how,
                text("yokohama.port.two", price=prices[how]),
                facts=Facts(price=((how, cost.yen if how == "yen" else cost.or_import),)),
            ),
            ONE_CARD,
        ),
    )
    if how is not None:
        second = yield from choose(
            me,
            "yokohama.port_which",
            sift(
                [order for order in g.cards[area] if order != first],
                lambda order: why_not_order(g, me, area, order, power),
                lambda order: order_option(orders[order], "order"),
            ),
        )
        taken.append(second)
        pay(g, me, how, cost.yen if how == "yen" else cost.or_import)
        note(g, "yokohama.log.pay", me, price=prices[how])
    for order in taken:
        g.cards[area].remove(order)
        g.players[me].orders.append(order)
    numbers = join([names.order_name(orders[order].number) for order in taken])
    note(g, "yokohama.log.orders", me, orders=numbers, area=names.area_name(area))
    refill(g, area, g.order_deck)
    if len(g.cards[area]) < len(g.data.board_of[area].slots):
        trigger(g, "port")


def refill(g: State, area: str, deck: list[str]) -> None:
    """The row has slid left; new cards come in on the right while the deck lasts."""
    row = g.cards[area]
    while deck and len(row) < len(g.data.board_of[area].slots):
        row.append(draw(g, deck))


def card_option(g: State, me: Seat, area: str, card: TechnologyCard) -> Option[str]:
    """A technology with its price in production, what it costs on top, and its flag."""
    name = names.technology_name(card.technology)
    price = technology_price(g, area, card.id)
    extra = g.edition.technology_surcharge if surcharged(g, me) else None
    return Option(
        f"tech:{card.id}",
        card.id,
        name,
        detail=details.card_detail(card.technology, price, card.country, extra),
        target=card.id,
        facts=TakingTechnology(card=card.id, production=price),
    )


def laboratory_offer(g: State, me: Seat, area: str, power: int) -> Offer[str | None]:
    """The technologies that can be paid."""
    return sift(
        g.cards[area],
        lambda card: why_not_research(g, me, area, card, power),
        lambda card: card_option(g, me, area, g.data.card[card]),
        SKIP,
    )


def visit_laboratory(g: State, me: Seat, area: str, power: int, action: TakeTechnology, free: FreeThings) -> Rule[None]:
    """One technology not owned yet, for production out of power, money and imports."""
    cards = g.data.card
    card = yield from choose_free(me, "yokohama.laboratory", lambda: laboratory_offer(g, me, area, power), free)
    if card is None:
        g.turn.idle = area
        return
    price = yield from choose(
        me,
        "yokohama.research_price",
        [
            Option(
                f"pay:yen{yen}+imports{imports}",
                (yen, imports),
                details.mixed(yen, imports),
                facts=Facts(price=(("yen", yen), ("imports", imports))),
            )
            for yen, imports in payments(g, me, area, card, power)
        ],
    )
    site = (yield from choose_site(g, me)) if g.data.technology[cards[card].technology].effect.place_station else None
    pay(g, me, "yen", price[0])
    pay(g, me, "imports", price[1])
    g.cards[area].remove(card)
    g.players[me].technologies.append(card)
    name = names.technology_name(cards[card].technology)
    note(g, "yokohama.log.research", me, technology=name, price=details.mixed(*price))
    acquire(g, me, cards[card], site)
    refill(g, area, g.technology_deck)


def choose_site(g: State, me: Seat) -> Rule[str]:
    """Where the station token will lie; asked before the card is taken, so that it never lies nowhere."""
    return (yield from choose(me, "yokohama.station", [target_option(area) for area in g.map if area != CANAL]))


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
