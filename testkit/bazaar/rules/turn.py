"""A turn: buy, work, give or skip; spices may be sold at any moment of it (section 3)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.core.ask import Free, Rule, choose_amount, choose_free, end_turn
from engine.core.effects import begin, draw, note, pay
from engine.core.offer import Offer, Option, offers, sift
from engine.core.text import Seat, Text, text, who
from testkit.bazaar.components import names
from testkit.bazaar.queries.facts import caravans, others, somebody_is_rich
from testkit.bazaar.queries.legality import why_not_buy, why_not_give, why_not_send
from testkit.bazaar.rules.caravan import send_caravan
from testkit.bazaar.rules.details import price
from testkit.bazaar.rules.effects import do_effects, work
from testkit.bazaar.rules.money import gain_bank, pay_bank
from testkit.bazaar.rules.option_facts import Buying
from testkit.bazaar.state import State


def take_turn(g: State, me: Seat) -> Rule[None]:
    free = partial(spices_for_sale, g, me)
    act = yield from choose_free(me, "bazaar.turn", lambda: actions(g, me), free)
    step = act()
    if step is not None:
        yield from step
    yield from end_turn(me, free=free)
    begin(g, "bazaar.step.refill")
    g.players[me].turns += 1
    refill(g)


def actions(g: State, me: Seat) -> Offer[Free]:
    """Everything one may do in a turn; the value of an option does it."""

    def buying(card: str) -> Option[Free]:
        facts = Buying(price=(("coins", g.data.card(card).price),), card=card)
        act = partial(buy, g, me, card)
        return Option(f"buy:{card}", act, names.card(card), price(facts), target=card, facts=facts)

    def giving(other: Seat) -> Option[Free]:
        return Option(f"give:{other}", partial(give, g, me, other), text("bazaar.give", to=who(other)))

    caravan: Option[Free] = Option("caravan", partial(send_caravan, g, me), Text("bazaar.caravan"))
    return offers(
        sift(g.row, lambda card: why_not_buy(g, me, card), buying),
        Option[Free]("work", partial(work, g, me), Text("bazaar.work")),
        sift(others(g, me), lambda other: why_not_give(g, me), giving),
        sift([caravan] if caravans(g) else [], lambda _: why_not_send(g, me), lambda option: option),
        Option[Free]("skip", lambda: None, Text("core.skip"), role="decline"),
    )


def buy(g: State, me: Seat, card: str) -> Rule[None]:
    pay_bank(g, me, g.data.card(card).price)
    g.row.remove(card)
    g.players[me].bought.append(card)
    note(g, "bazaar.log.buy", me, card=names.card(card))
    yield from do_effects(g, me, card)


def give(g: State, me: Seat, other: Seat) -> Rule[None]:
    n = yield from choose_amount(me, "bazaar.how_much", range(1, g.players[me].coins + 1))
    pay(g, me, "coins", n, to=other)
    note(g, "bazaar.log.give", me, n=n, to_player=who(other))


def spices_for_sale(g: State, me: Seat) -> Sequence[Option[Free]]:
    def sell() -> None:
        pay(g, me, "spices")
        gain_bank(g, me, 1)
        note(g, "bazaar.log.sell", me)

    return [Option("sell", sell, Text("bazaar.sell"), role="free")] if g.players[me].spices else []


def refill(g: State) -> None:
    while len(g.row) < g.data.rules.row and g.deck:
        g.row.append(draw(g, g.deck))


def pass_turn(g: State) -> None:
    """The round in which somebody is rich, the deck is out or time is up is finished; then one more is played."""
    figures = g.data.rules
    if g.last_round is None and (somebody_is_rich(g) or not g.deck or g.round >= figures.most_rounds):
        g.last_round = g.round + figures.last_rounds
        note(g, "bazaar.log.last")
    if g.waiting:
        g.active = g.waiting.pop(0)
        return
    g.round += 1
    g.phase = "sorting" if g.last_round is not None and g.round > g.last_round else "bid"
