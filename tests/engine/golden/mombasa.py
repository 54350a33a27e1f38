"""Games of Mombasa worth keeping: both set-ups, every player count, and the ends that supplies can come to.

Some are left open: in the middle of the plans of all, of an expansion, of books.
"""

from __future__ import annotations

from tests.engine.golden.record import Tale, asked, committed
from tests.engine.mombasa.players import bookworm, collector, eager

TALES = [
    Tale("2-first", 2, "golden 2", {"setup": "first_game", "hands": "hidden"}, ["house", eager]),
    Tale("3-first", 3, "golden 3", {"setup": "first_game", "hands": "open"}, ["house"]),
    Tale("4-first", 4, "golden 4", {"setup": "first_game", "hands": "hidden"}, [eager]),
    Tale("2-advanced", 2, "golden 2a", {"setup": "advanced", "hands": "open"}, [eager]),
    Tale("3-advanced", 3, "golden 3a", {"setup": "advanced", "hands": "hidden"}, [eager]),
    Tale("4-advanced", 4, "golden 4a", {"setup": "advanced", "hands": "hidden"}, ["house"]),
    Tale("empty-base", 2, "golden base", {"setup": "advanced", "hands": "hidden"}, ["house"]),
    Tale("no-books", 4, "books 0", {"setup": "first_game", "hands": "hidden"}, [bookworm]),
    Tale("empty-deck", 4, "deck 4", {"setup": "first_game", "hands": "hidden"}, [collector]),
    Tale("random", 3, "golden random", {"setup": "advanced", "hands": "hidden"}, ["random"]),
    Tale(
        "open-arrange-4", 4, "open a", {"setup": "first_game", "hands": "open"}, [eager], committed("mombasa.arrange")
    ),
    Tale(
        "open-plan-3", 3, "open b", {"setup": "advanced", "hands": "open"}, [eager], committed("mombasa.plan_card", 9)
    ),
    Tale("open-enter-4", 4, "open c", {"setup": "advanced", "hands": "open"}, [eager], asked("mombasa.enter", 3)),
    Tale("open-put-2", 2, "open d", {"setup": "first_game", "hands": "hidden"}, [eager], asked("mombasa.put", 3, 20)),
    Tale("open-step-3", 3, "open e", {"setup": "advanced", "hands": "hidden"}, [eager], asked("mombasa.step", 2, 12)),
]
