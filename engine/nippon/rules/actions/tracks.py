"""The science and the mining action (§7.1, §7.2)."""

from __future__ import annotations

from typing import Literal

from engine.core.ask import Rule, choose_free
from engine.core.offer import Offer, Option, offers, sift
from engine.core.text import Seat, text
from engine.nippon.components.names import amount, name, steps
from engine.nippon.components.rows import CostOption
from engine.nippon.queries.payment import why_not_money
from engine.nippon.rules.actions.modifiers import Targets, finish_activation, nowhere
from engine.nippon.rules.changes import advance, pay
from engine.nippon.rules.option_facts import Stepping, price_of
from engine.nippon.rules.silk import silk_button, why_no_silk
from engine.nippon.state import State


def buy_steps(g: State, me: Seat, track: Literal["science", "mining"]) -> Rule[Targets]:
    """Pay 1, 3 or 6 money for 1, 2 or 3 steps; steps beyond the end are lost (R34)."""
    player, ref = g.players[me], "7.1" if track == "science" else "7.2"

    def show(cost: CostOption) -> Option[CostOption]:
        facts = Stepping(price_of(player, cost.money), ((track, cost.steps),), steps=cost.steps)
        return Option(f"steps:{cost.steps}", cost, steps(track, cost.steps), target=f"track:{track}", facts=facts)

    def offer() -> Offer[CostOption]:
        costs = g.data.action[track].cost_options
        payable = sift(
            costs,
            lambda cost: why_not_money(player, cost.money, ref),
            show,
            id_and_value=lambda cost: (f"steps:{cost.steps}", cost),
        )
        return offers(payable, why_no_silk(g, me))

    cost = yield from choose_free(
        me,
        f"nippon.{track}",
        offer,
        silk_button(g, me),
        prompt=lambda: text(
            "nippon.steps_from", track=name("track", track), value=g.data.track[track][getattr(player, track)].value
        ),
    )
    pay(g, me, money=cost.money)
    g.turn.done += 1
    yield from finish_activation(g, me, advance(g, me, track, cost.steps, amount("money", cost.money)))
    return nowhere
