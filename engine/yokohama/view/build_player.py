"""The view of the players, all of it public."""

from __future__ import annotations

from engine.core.result import Score
from engine.yokohama.components.effects import GOODS
from engine.yokohama.queries.facts import (
    bound,
    flags,
    houses_built,
    houses_taken,
    on_map,
    piece_price,
    production,
    shops_built,
    surcharged,
)
from engine.yokohama.queries.legality import why_not_met
from engine.yokohama.scoring import CATEGORIES, score, set_points
from engine.yokohama.state import State
from engine.yokohama.view.build_cards import order_view, reward_token_view, technology_view
from engine.yokohama.view.structs import (
    AgentView,
    Pieces,
    PlayerView,
)


def player_views(g: State) -> tuple[PlayerView, ...]:
    """All players with the score sheet they would have now."""
    return tuple(player_view(g, column) for column in score(g).scores)


def player_view(g: State, column: Score) -> PlayerView:
    data, seat, player = g.data, column.seat, g.players[column.seat]
    held = flags(g, seat)
    agents = [(agent, False) for agent in player.agents] + [(agent, True) for agent in player.used_agents]
    return PlayerView(
        seat=seat,
        colour=g.edition.colours[seat],
        first=seat == g.first,
        vp=player.vp,
        total=column.total,
        rank=column.rank,
        points={category: line.points for category, line in zip(CATEGORIES, column.lines, strict=True)},
        yen=player.yen,
        goods={good: getattr(player, good) for good in GOODS},
        imports=player.imports,
        president=player.president,
        hand=Pieces(player.assistants, player.shops, player.houses),
        warehouse=Pieces(player.stored_assistants, player.stored_shops, player.stored_houses),
        map=Pieces(on_map(g, seat), shops_built(g, seat), houses_built(g, seat)),
        bound=bound(g, seat),
        shop_price=piece_price(g, seat, "shop"),
        house_prices=tuple(data.recruiting.prices.trading_house[houses_taken(data, player) :]),
        orders=len(player.orders),
        known_orders=tuple(order_view(g, order) for order in player.orders if order not in player.secret),
        fulfilled=tuple(order_view(g, order) for order in player.fulfilled),
        technologies=tuple(technology_view(g, card) for card in player.technologies),
        technology_extra=g.edition.technology_surcharge if surcharged(g, seat) else None,
        production=production(g, seat),
        flags=held,
        set_points=set_points(held.values(), data.scoring.country_sets),
        agents=tuple(
            AgentView(agent, data.agent[agent].country if agent in data.agent else None, used) for agent, used in agents
        ),
        unused_agents=len(player.agents),
        tokens=tuple(player.tokens),
        reward_token=None if player.reward is None else reward_token_view(g, player.reward),
        met=tuple(
            tile.id
            for tile in g.achievements
            if seat not in tile.claimed and why_not_met(g, seat, data.achievement[tile.id].requirement) is None
        ),
    )
