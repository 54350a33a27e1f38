"""What everybody has that the account of a turn counts, by the names that its entries use."""

from __future__ import annotations

from engine.core.text import Seat
from engine.yokohama.components.effects import GOODS
from engine.yokohama.queries.facts import houses_built, shops_built, standing
from engine.yokohama.scoring import points_by_category
from engine.yokohama.state import State

# The fields of a player that are plain amounts; what lies in the warehouse nobody has yet.
AMOUNTS = ("yen", *GOODS, "imports", "assistants", "shops", "houses")


def holdings(g: State, me: Seat) -> dict[str, int]:
    """Money, goods, points (those of the final scoring once it is done), pieces by where they are, and cards."""
    player = g.players[me]
    return {
        **{name: getattr(player, name) for name in AMOUNTS},
        **{standing(name): area.assistants[me] for name, area in g.areas.items()},
        "vp": sum(points_by_category(g)[me].values()) if g.over else player.vp,
        "built_shops": shops_built(g, me),
        "built_houses": houses_built(g, me),
        "church": g.church.count(me),
        "customs": g.customs.count(me),
        "achievements": sum(me in tile.claimed for tile in g.achievements),
        "orders": len(player.orders),
        "fulfilled": len(player.fulfilled),
        "technologies": len(player.technologies),
        "agents": len(player.agents),
        "tokens": len(player.tokens),
        "reward_tokens": int(player.reward is not None),
    }
