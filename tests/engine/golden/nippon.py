"""Nippon games worth keeping: every number of players, the modules, solo of every difficulty won and lost.

Some are left open: in the middle of the start, of a factory, a market, a consolidation.
"""

from __future__ import annotations

from tests.engine.golden.record import Tale, asked, committed

HOUSE = ("house",)
MIXED = ("house", "random")

TALES = (
    Tale("2", 2, "golden-2", {}, HOUSE),
    Tale("2-revised", 2, "golden-2", {}, HOUSE),
    Tale("2-sides-b", 2, "golden-2b", {"factory_sides": "b", "starting_draft": "random"}, HOUSE),
    Tale("3", 3, "golden-3", {"factory_sides": "random"}, HOUSE),
    Tale("4", 4, "golden-4", {"first_player": "3"}, HOUSE),
    Tale("4-random", 4, "golden-4r", {"factory_sides": "b"}),
    Tale("2-late", 2, "golden-2l", {"module": "late_factories"}, HOUSE),
    Tale("4-late", 4, "golden-4l", {"module": "late_factories", "factory_sides": "b"}, MIXED),
    Tale("2-goals", 2, "golden-2g", {"module": "common_goals"}, MIXED),
    Tale("3-goals", 3, "golden-3g", {"module": "common_goals"}, HOUSE),
    Tale("4-goals", 4, "golden-4g", {"module": "common_goals", "factory_sides": "random"}, HOUSE),
    Tale("3-both", 3, "golden-3x", {"module": "both", "factory_sides": "random"}, HOUSE),
    Tale("solo-easy-won", 1, "golden-se", {"difficulty": "easy"}, HOUSE),
    Tale("solo-easy-lost", 1, "golden-lost-1", {"difficulty": "easy"}),
    Tale("solo-normal-won", 1, "golden-sn", {"difficulty": "normal"}, HOUSE),
    Tale("solo-normal-lost", 1, "golden-snl", {"difficulty": "normal", "factory_sides": "b"}),
    Tale("solo-hard-won", 1, "golden-sh", {"difficulty": "hard"}, HOUSE),
    Tale("solo-hard-lost", 1, "golden-shl", {"difficulty": "hard", "factory_sides": "random"}),
    Tale(
        "open-worker-1",
        1,
        "open 1",
        {"starting_draft": "random", "first_player": "1", "difficulty": "hard"},
        MIXED,
        asked("nippon.worker", 1),
    ),
    Tale(
        "open-factory-2",
        2,
        "open 2",
        {"module": "both", "factory_sides": "random", "first_player": "1", "difficulty": "easy"},
        MIXED,
        asked("nippon.factory", 2),
    ),
    Tale("open-science-2", 2, "open 3", {"first_player": "2", "difficulty": "hard"}, MIXED, asked("nippon.science", 3)),
    Tale(
        "open-market-3",
        3,
        "open 4",
        {
            "module": "late_factories",
            "factory_sides": "b",
            "starting_draft": "random",
            "first_player": "1",
            "difficulty": "easy",
        },
        MIXED,
        asked("nippon.market_cell", 2, 8),
    ),
    Tale(
        "open-train-3",
        3,
        "open 5",
        {"first_player": "2", "difficulty": "hard"},
        MIXED,
        asked("nippon.train_cell", 2, 8),
    ),
    Tale("open-payment-3", 3, "open 6", {"first_player": "3"}, MIXED, asked("nippon.payment", 2, 10)),
    Tale(
        "open-goods-4",
        4,
        "open 7",
        {"module": "both", "starting_draft": "random", "first_player": "1", "difficulty": "easy"},
        MIXED,
        asked("nippon.goods_target", 2, 8),
    ),
    Tale(
        "open-invest-4", 4, "open 8", {"first_player": "2", "difficulty": "hard"}, MIXED, asked("nippon.invest", 2, 8)
    ),
    Tale("open-silk-4", 4, "open 9", {"first_player": "4"}, MIXED, asked("nippon.silk", 2)),
    Tale("open-end-2", 2, "open 10", {}, MIXED, committed("nippon.final_end", 20)),
)
