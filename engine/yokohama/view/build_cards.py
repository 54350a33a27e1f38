"""The view of single cards and tokens, open or in hand."""

from __future__ import annotations

from typing import cast

from engine.core.text import Seat
from engine.yokohama.components.effects import Good
from engine.yokohama.queries.facts import (
    missing_goods,
)
from engine.yokohama.state import State
from engine.yokohama.view.structs import (
    HeldOrder,
    OrderView,
    RewardTokenView,
    TechnologyView,
)


def order_view(g: State, order: str) -> OrderView:
    row = g.data.order[order]
    return OrderView(row.id, row.number, row.country, dict(row.goods), tuple(row.reward))


def held_order(g: State, seat: Seat, order: str) -> HeldOrder:
    missing = cast("dict[Good, int]", missing_goods(g, seat, order))
    return HeldOrder(order_view(g, order), not missing, missing, order in g.players[seat].secret)


def technology_view(g: State, card: str) -> TechnologyView:
    row = g.data.card[card]
    effect = g.data.technology[row.technology].effect
    return TechnologyView(
        row.id,
        row.number,
        row.technology,
        row.production,
        row.country,
        dict(effect.pay),
        tuple(effect.gain),
        effect.n or effect.raise_yen_to,
    )


def reward_token_view(g: State, token: str) -> RewardTokenView:
    return RewardTokenView(token, g.data.reward_token[token].country)
