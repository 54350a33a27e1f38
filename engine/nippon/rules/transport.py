"""The ships and trains actions (§7.6, §7.7)."""

from __future__ import annotations

from typing import Literal

from engine.core.ask import Facts, Offer, Option, Rule, choose_free, sift
from engine.core.text import Seat
from engine.nippon.components.rows import CostOption
from engine.nippon.queries.payment import payments, why_not_any_payment, why_not_pay
from engine.nippon.queries.transport import why_no_ship, why_no_train, why_not_port, why_not_region
from engine.nippon.rules.building import choose_train_cell, port_option, region_option
from engine.nippon.rules.changes import build_ship, build_train, pay
from engine.nippon.rules.details import price
from engine.nippon.rules.effects import settle
from engine.nippon.rules.modifiers import next_activation
from engine.nippon.rules.silk import silk_button
from engine.nippon.state import State


def choose_payment(g: State, me: Seat, action: Literal["ships", "trains"]) -> Rule[CostOption]:
    """3 iron, or 5 money and 1 iron (R6); silk beside it only where there is a choice."""
    player = g.players[me]
    ways = payments(g, player, action)
    if len(ways) == 1:
        return ways[0]

    def show(cost: CostOption) -> Option[CostOption]:
        kind = "pay:money" if cost.money else "pay:iron"
        facts = Facts(price=(("money", cost.money), ("iron", cost.iron)))
        return Option(kind, cost, price(player, facts), facts=facts)

    ref = "7.6" if action == "ships" else "7.7"
    return (
        yield from choose_free(
            me,
            "nippon.payment",
            lambda: sift(g.data.action[action].cost_options, lambda cost: why_not_pay(player, cost, ref), show),
            silk_button(g, me),
        )
    )


def build_ships(g: State, me: Seat) -> Rule[None]:
    """Up to three ships, each to another destination (§7.6)."""
    player = g.players[me]

    def targets() -> Offer[str]:
        anywhere = why_no_ship(g, player) or why_not_any_payment(g, player, "ships", "7.6")
        return sift(
            g.ports, lambda port: why_not_port(g, port, g.turn.ports) or anywhere, lambda port: port_option(g, me, port)
        )

    while g.turn.done < g.data.action["ships"].max_activations:
        port = yield from next_activation(g, me, "nippon.ships", targets)
        if port is None:
            return
        cost = yield from choose_payment(g, me, "ships")
        pay(g, me, cost.money, cost.iron)
        g.turn.ports.append(port)
        g.turn.done += 1
        yield from settle(g, me, build_ship(g, me, port))


def build_trains(g: State, me: Seat) -> Rule[None]:
    """Up to three trains, each in another region (§7.7)."""
    player = g.players[me]

    def targets() -> Offer[str]:
        anywhere = why_no_train(g, player) or why_not_any_payment(g, player, "trains", "7.7")
        return sift(
            g.rails,
            lambda region: why_not_region(g, region, g.turn.regions) or anywhere,
            lambda region: region_option(g, region),
        )

    while g.turn.done < g.data.action["trains"].max_activations:
        region = yield from next_activation(g, me, "nippon.trains", targets)
        if region is None:
            return
        cell = yield from choose_train_cell(g, me, region)
        cost = yield from choose_payment(g, me, "trains")
        pay(g, me, cost.money, cost.iron)
        g.turn.regions.append(region)
        g.turn.done += 1
        yield from settle(g, me, build_train(g, me, region, cell))
