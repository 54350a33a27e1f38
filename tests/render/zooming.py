"""Questions with a picture of their own, met in games between computer players."""

from __future__ import annotations

from functools import lru_cache

from cogs.panels.question.illustrations import zoom_of
from cogs.panels.question.panel_state import PanelState
from engine.core.table import Table
from engine.selfplay import playthrough
from render import game_pictures
from render.zoom import Zoom
from testkit.questions import question_of

PER_KEY = 3  # positions of each question


@lru_cache(maxsize=16)
def met(game: str, seats: int, options: tuple[tuple[str, str], ...] = ()) -> tuple[bytes, ...]:
    """Positions in which such a question is open: of each the first, the last, and one between."""
    found: dict[str, list[bytes]] = {}
    for table in playthrough(game, seats, f"zoom {seats}", dict(options), ("random",)):
        table.crossed.clear()
        for ask in table.asks[:1]:
            if ask.key in game_pictures(game).zooms:
                found.setdefault(ask.key, []).append(table.dump())
    chosen = [[one[0], one[len(one) // 2], one[-1]][:PER_KEY] for one in found.values()]
    return tuple(dict.fromkeys(dump for dumps in chosen for dump in dumps))


def asked(table: Table) -> Zoom:
    """What the open question is drawn from."""
    return zoom_of(question_of(table, table.asks[0]), PanelState())
