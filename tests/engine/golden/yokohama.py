"""Games of Yokohama worth keeping: every end trigger, every player count, both editions, both modules, both agents.

Some are left open: between placing and moving, at an order, at a laboratory, at an agent.
"""

from __future__ import annotations

from tests.engine.golden.record import Tale, asked
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
    Tale(
        "open-move-2",
        2,
        "open 1",
        {"edition": "classic", "agent_mode": "redirect", "first_player": "1"},
        ["house", "random"],
        asked("yokohama.move", 3),
    ),
    Tale(
        "open-port-2",
        2,
        "open 2",
        {"edition": "2024", "first_player": "2"},
        ["house", "random"],
        asked("yokohama.port", 2, 3),
    ),
    Tale(
        "open-build-3",
        3,
        "open 3",
        {"edition": "2024", "agent_mode": "extra_action", "first_player": "1"},
        ["house", "random"],
        asked("yokohama.build", 3, 6),
    ),
    Tale(
        "open-laboratory-3",
        3,
        "open 4",
        {"edition": "classic", "first_player": "2"},
        ["house", "random"],
        asked("yokohama.laboratory", 3, 6),
    ),
    Tale(
        "open-place-4",
        4,
        "open 5",
        {"edition": "2024", "agent_mode": "extra_action", "first_player": "1"},
        ["house", "random"],
        asked("yokohama.place", 2),
    ),
    Tale(
        "open-recall-4",
        4,
        "open 6",
        {"edition": "classic", "agent_mode": "redirect", "first_player": "2"},
        ["house", "random"],
        asked("yokohama.recall_from", 2, 8),
    ),
    Tale(
        "open-agent-4",
        4,
        "open 7",
        {"edition": "2024", "achievement_rewards": "on", "free_agents": "on", "first_player": "3"},
        ["house", "random"],
        asked("yokohama.agent", 2, 8),
    ),
    Tale(
        "open-church-4",
        4,
        "open 8",
        {"edition": "classic", "first_player": "4"},
        ["house", "random"],
        asked("yokohama.church", 3, 8),
    ),
]
