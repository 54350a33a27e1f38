"""A dozen numbers from which a player's future is estimated; their weights are learnt from whole games."""

from __future__ import annotations

from engine.core.text import Seat
from engine.yokohama.components.effects import Vp
from engine.yokohama.queries.facts import (
    assistants_on,
    bound,
    flags,
    goods_held,
    houses_built,
    missing_goods,
    on_map,
    production,
    shops_built,
)
from engine.yokohama.scoring import points_by_category
from engine.yokohama.state import State

USUAL_ROUNDS = 24  # a game for two seldom lasts longer


def progress(g: State) -> float:
    """How near the end is, by what could bring it about."""
    if g.last_round is not None:
        return 1.0
    limits, seats = g.data.end_triggers, range(g.seats)
    return min(
        1.0,
        max(
            assistants_on(g.church) / g.edition.church_trigger[str(g.seats)],
            assistants_on(g.customs) / g.edition.customs_trigger[str(g.seats)],
            max(shops_built(g, seat) for seat in seats) / limits.all_shops_built,
            max(houses_built(g, seat) for seat in seats) / limits.all_trading_houses_built,
            g.round / USUAL_ROUNDS,
        ),
    )


def features(g: State, me: Seat) -> dict[str, float]:
    """Points so far, what is in hand, what stands on the map, and what has been learnt."""
    player = g.players[me]
    nearly = ready = promised = 0
    for order in player.orders:
        lacking = sum(missing_goods(g, me, order).values())
        ready += not lacking
        nearly += lacking in (1, 2)
        promised += sum(given.n for given in g.data.order[order].reward if isinstance(given, Vp))
    shown = flags(g, me)
    return {
        "points": sum(points_by_category(g)[me].values()),
        "yen": player.yen,
        "goods": min(12, goods_held(player)),
        "imports": player.imports,
        "orders": len(player.orders),
        "ready": ready,
        "nearly": nearly,
        "promised": promised,
        "fulfilled": len(player.fulfilled),
        "assistants": player.assistants + on_map(g, me),
        "bound": bound(g, me),
        "pieces": player.shops + player.houses,
        "shops": shops_built(g, me),
        "houses": houses_built(g, me),
        "technologies": len(player.technologies),
        "production": production(g, me),
        "countries": sum(n > 0 for n in shown.values()),
        "agents": len(player.agents),
    }
