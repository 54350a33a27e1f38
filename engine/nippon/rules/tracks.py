"""The science and the mining action (§7.1, §7.2)."""

from __future__ import annotations

from typing import Literal

from engine.core.ask import Option, Rule, choose_free, sift
from engine.core.text import Seat
from engine.nippon.components.names import steps
from engine.nippon.components.rows import CostOption
from engine.nippon.queries.payment import why_not_money
from engine.nippon.rules.changes import advance, pay
from engine.nippon.rules.details import marker_at, paid, price, value_after
from engine.nippon.rules.effects import settle
from engine.nippon.rules.option_facts import Stepping
from engine.nippon.rules.silk import silk_button
from engine.nippon.state import State


def buy_steps(g: State, me: Seat, track: Literal["science", "mining"]) -> Rule[None]:
    """Pay 1, 3 or 6 money for 1, 2 or 3 steps; steps beyond the end are lost (R34)."""
    player, ref = g.players[me], "7.1" if track == "science" else "7.2"

    def show(cost: CostOption) -> Option[CostOption]:
        facts = Stepping((("money", cost.money),), ((track, cost.steps),))
        detail = paid(price(player, facts), marker_at(track, value_after(g, player, track, cost.steps)))
        return Option(
            f"steps:{cost.steps}", cost, steps(track, cost.steps), detail, target=f"track:{track}", facts=facts
        )

    cost = yield from choose_free(
        me,
        f"nippon.{track}",
        lambda: sift(g.data.action[track].cost_options, lambda cost: why_not_money(player, cost.money, ref), show),
        silk_button(g, me),
    )
    pay(g, me, money=cost.money)
    g.turn.done += 1
    yield from settle(g, me, advance(g, me, track, cost.steps))
