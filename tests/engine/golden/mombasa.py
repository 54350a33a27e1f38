"""Games of Mombasa worth keeping: both set-ups, every player count, and the ends that supplies can come to."""

from __future__ import annotations

from tests.engine.golden.record import Tale
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
]
