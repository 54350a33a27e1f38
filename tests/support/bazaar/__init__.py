"""A small but complete game that uses every feature of the machine; it lives in the tests only.

Each round: everybody bids secretly for the order of turns; then in turn order everybody buys, works or gives; at
the end everybody orders their goods openly at the same time. Spices may be sold at any moment of one's own turn.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import words
from engine.core import games
from engine.core.games import Game, OptionSpec
from tests.support.bazaar import rules, score, setup
from tests.support.bazaar.state import SHELF, State

FOLDER = Path(__file__).parent


def upgrade_1_to_2(data: dict[str, Any]) -> dict[str, Any]:
    """Schema 1 called the coins money."""
    for player in data["players"]:
        player["coins"] = player.pop("money")
    return data


GAME = games.add(
    Game(
        id="bazaar",
        title="Bazaar",
        seats=(2, 3, 4),
        options=(OptionSpec("goods", ("plenty", "scarce")), OptionSpec("peeking", ("on", "off"))),
        rules=1,
        schema=2,
        state=State,
        shelf=SHELF,
        setup=setup.setup,
        segment=rules.segment,
        view=score.view,
        score=score.score,
        invariants=score.invariants,
        redeal=score.redeal,
        colours=lambda options: ("blue", "orange", "green", "pink"),
        upgrades={1: upgrade_1_to_2},
        topics=("turn",),
    )
)
words.add_folder("bazaar", FOLDER / "locale")
