"""The science and the mining action (spec 7.1, 7.2)."""

from __future__ import annotations

from typing import Literal

from engine.core.ask import Option, Rule, choose_free, sift
from engine.core.text import Seat
from engine.nippon.changes import advance, pay
from engine.nippon.queries import why_not_steps
from engine.nippon.rows import CostOption
from engine.nippon.rules.effects import settle, standing
from engine.nippon.rules.silk import silk_button
from engine.nippon.state import State
from engine.nippon.texts import paid, price, steps


def buy_steps(g: State, me: Seat, track: Literal["science", "mining"]) -> Rule[None]:
    """Pay 1, 3 or 6 money for 1, 2 or 3 steps; steps beyond the end are lost (R34)."""
    player = g.players[me]

    def show(cost: CostOption) -> Option[CostOption]:
        short = max(0, cost.money - player.money)
        return Option(
            f"steps:{cost.steps}",
            cost,
            steps(track, cost.steps),
            paid(price({"money": cost.money}, short), standing(g, me, [(track, cost.steps)])),
            target=f"track:{track}",
        )

    cost = yield from choose_free(
        me,
        f"nippon.{track}",
        lambda: sift(g.data.action[track].cost_options, lambda cost: why_not_steps(g, player, track, cost), show),
        silk_button(g, me),
    )
    pay(g, me, money=cost.money)
    g.turn.done += 1
    yield from settle(g, me, advance(g, me, track, cost.steps))
