"""A small but complete game that uses every feature of the machine; the template a new game starts from.

Each round: everybody bids secretly for the order of turns; then in turn order everybody buys, works or gives; at
the end everybody orders their goods openly at the same time. Spices may be sold at any moment of one's own turn.
`spec.md` beside this file is what `docs/spec/<game>.md` is to a real game.
"""

from __future__ import annotations

from pathlib import Path

import words
from engine.core import games
from testkit.bazaar.meta import GAME

games.add(GAME)  # a game in `engine/` is found by its folder, and so are its words
words.add_folder(GAME.id, Path(__file__).parent / "locale")
