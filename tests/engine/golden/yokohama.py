"""Games of Yokohama worth keeping: every end trigger, every player count, both editions, both modules, both agents."""

from __future__ import annotations

from tests.engine.golden.record import Tale
from tests.engine.yokohama.players import achiever, exporter, importer, landlord, shopkeeper

NEWER, CLASSIC = {"edition": "2024"}, {"edition": "classic"}
MODULES = {"edition": "2024", "achievement_rewards": "on", "free_agents": "on"}

TALES = [
    Tale("church-2", 2, "golden 2", NEWER, ["house"]),
    Tale("church-3", 3, "golden 0", CLASSIC, ["house"]),
    Tale("church-4", 4, "golden 9", CLASSIC, ["house"]),
    Tale("port-2", 2, "golden 1", CLASSIC, ["house"]),
    Tale("port-3", 3, "golden 1", NEWER, ["house"]),
    Tale("port-4", 4, "golden 0", NEWER, ["house"]),
    Tale("customs-2", 2, "customs 8", NEWER, [exporter]),
    Tale("customs-3", 3, "customs 3", NEWER, [importer]),
    Tale("customs-4", 4, "customs 1", CLASSIC, [importer]),
    Tale("shops-2", 2, "shops 2", NEWER, [shopkeeper]),
    Tale("shops-3", 3, "shops 0", CLASSIC, [shopkeeper]),
    Tale("shops-4", 4, "shops 1", NEWER, [shopkeeper]),
    Tale("trading_houses-2", 2, "trading_houses 0", NEWER, [landlord]),
    Tale("trading_houses-3", 3, "trading_houses 3", NEWER, [landlord]),
    Tale("trading_houses-4", 4, "trading_houses 2", CLASSIC, [landlord]),
    Tale("modules-2", 2, "modules 2", MODULES, ["house"]),
    Tale("modules-3", 3, "modules 8", MODULES, [achiever]),
    Tale("modules-4", 4, "modules 4", MODULES, [achiever]),
    Tale("redirect-3", 3, "redirect 3", {"edition": "2024", "agent_mode": "redirect"}, ["house"]),
    Tale("extra_action-2", 2, "extra 1", {"edition": "classic", "agent_mode": "extra_action"}, ["house"]),
    Tale("seat-3", 3, "seat 1", {"edition": "2024", "first_player": "3"}, ["house", "random"]),
]
