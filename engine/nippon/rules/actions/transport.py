"""The ships and trains actions (§7.6, §7.7)."""

from __future__ import annotations

from functools import partial
from typing import Literal

from engine.core.ask import Field, FieldChoice, Form, Rule, choose_free
from engine.core.offer import Offer, Option, offers, sift
from engine.core.text import Seat, Text, text
from engine.nippon.components.names import amounts, name
from engine.nippon.components.rows import CostOption
from engine.nippon.queries.payment import payments, why_not_any_payment, why_not_pay
from engine.nippon.queries.transport import (
    ships_possible,
    trains_possible,
    why_no_ship,
    why_no_train,
    why_not_port,
    why_not_region,
)
from engine.nippon.rules.actions.modifiers import Targets, finish_activation, next_activation, nowhere
from engine.nippon.rules.building import choose_train_cell, port_option, price_choice, region_option, train_form
from engine.nippon.rules.changes import build_ship, build_train, pay
from engine.nippon.rules.details import price_text
from engine.nippon.rules.option_facts import Paying, price_of
from engine.nippon.rules.silk import silk_button, why_no_silk
from engine.nippon.state import State

REF = {"ships": "7.6", "trains": "7.7"}


def choose_payment(g: State, me: Seat, action: Literal["ships", "trains"], piece: Text) -> Rule[CostOption]:
    """3 iron, or 5 money and 1 iron (R6); silk beside it only where there is a choice."""
    player = g.players[me]
    ways = payments(g, player, action)
    if len(ways) == 1:
        return ways[0]

    def show(cost: CostOption) -> Option[CostOption]:
        facts = Paying(price_of(player, cost.money, cost.iron))
        price = price_text(dict(facts.price))
        return Option(payment_id(cost), cost, price, facts=facts, short=price)

    def offer() -> Offer[CostOption]:
        ways = sift(
            g.data.action[action].cost_options,
            lambda cost: why_not_pay(player, cost, REF[action]),
            show,
            id_and_value=lambda cost: (payment_id(cost), cost),
        )
        return offers(ways, why_no_silk(g, me))

    return (
        yield from choose_free(
            me, "nippon.payment", offer, silk_button(g, me), prompt=lambda: text("nippon.payment_for", piece=piece)
        )
    )


def payment_id(cost: CostOption) -> str:
    return "pay:money" if cost.money else "pay:iron"


def payment_text(cost: CostOption) -> Text:
    return amounts({"money": cost.money, "iron": cost.iron}, "and")


def place_question(g: State, me: Seat, action: Literal["ships", "trains"], n: int, of: int) -> Text:
    """Where the next ship or train goes; its price is the same everywhere, and of two ways to pay it is asked."""
    ways = payments(g, g.players[me], action)
    if len(ways) > 1:
        return text(f"nippon.{action}", n=n, of=of)
    cost = price_choice(g.players[me], ways)
    assert cost is not None
    return text(f"nippon.{action}_for", n=n, of=of, price=cost)


def paid_train_form(g: State, me: Seat, found: Offer[str]) -> Form | None:
    """Place and payment on one page; where there is one way to pay, the question says it."""
    ways = payments(g, g.players[me], "trains")
    if len(ways) < 2:
        return train_form(g, found)
    player = g.players[me]
    prices = [price_text(dict(price_of(player, cost.money, cost.iron))) for cost in ways]
    paying = tuple(FieldChoice(price, ((payment_id(cost),),)) for price, cost in zip(prices, ways, strict=True))
    return train_form(g, found, Field(Text("nippon.field.payment"), paying))


def build_ships(g: State, me: Seat) -> Rule[Targets]:
    """Up to three ships, each to another destination (§7.6)."""
    player = g.players[me]

    def targets() -> Offer[str]:
        anywhere = why_no_ship(g, player) or why_not_any_payment(g, player, "ships", "7.6")
        return sift(
            g.ports,
            lambda port: why_not_port(g, port, g.turn.ports) or anywhere,
            lambda port: port_option(g, me, port),
            prefix="ship:",
        )

    while g.turn.done < g.data.action["ships"].max_activations:
        port = yield from next_activation(
            g,
            me,
            "nippon.ships",
            targets,
            partial(ships_possible, g, player),
            prompt=partial(place_question, g, me, "ships"),
        )
        if port is None:
            return targets
        piece = text("nippon.piece.ship", place=name("destination", port))
        cost = yield from choose_payment(g, me, "ships", piece)
        pay(g, me, cost.money, cost.iron)
        g.turn.ports.append(port)
        g.turn.done += 1
        yield from finish_activation(g, me, build_ship(g, me, port, payment_text(cost)))
    return nowhere


def build_trains(g: State, me: Seat) -> Rule[Targets]:
    """Up to three trains, each in another region (§7.7)."""
    player = g.players[me]

    def targets() -> Offer[str]:
        anywhere = why_no_train(g, player) or why_not_any_payment(g, player, "trains", "7.7")
        return sift(
            g.rails,
            lambda region: why_not_region(g, region, g.turn.regions) or anywhere,
            lambda region: region_option(g, region),
            prefix="region:",
        )

    while g.turn.done < g.data.action["trains"].max_activations:
        region = yield from next_activation(
            g,
            me,
            "nippon.trains",
            targets,
            partial(trains_possible, g, player),
            form=partial(paid_train_form, g, me),
            prompt=partial(place_question, g, me, "trains"),
        )
        if region is None:
            return targets
        cell = yield from choose_train_cell(g, me, region)
        piece = text("nippon.piece.train", region=name("region", region))
        cost = yield from choose_payment(g, me, "trains", piece)
        pay(g, me, cost.money, cost.iron)
        g.turn.regions.append(region)
        g.turn.done += 1
        yield from finish_activation(g, me, build_train(g, me, region, cell, payment_text(cost)))
    return nowhere
