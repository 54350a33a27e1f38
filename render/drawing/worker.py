"""A process that only draws: it reads requests from its input and writes the pictures.

python -m render.drawing.worker BYTES       how much of finished parts it may keep

Messages are pickles, see `engine.processes`: both ends are this program.
"""

from __future__ import annotations

import pickle
import sys
import traceback
from typing import Any, NamedTuple

from engine.core import games
from engine.processes import serve
from render import PictureRequest, Rendered, draw
from render.kit import caches

MOST_SETS = 50  # component sets that are kept beside the one in use
NICENESS = 5  # how far it stands back behind the event loop and the database, which all clicks wait for


class DrawingFailure(NamedTuple):
    """Why there is no picture."""

    traceback: str


class PackedRequest(NamedTuple):
    """A request, and the component sets it names that are not in use for new tables."""

    game: str
    request: bytes
    sets: dict[str, dict[str, Any]]


def drawn(packed: PackedRequest) -> Rendered | DrawingFailure:
    try:
        keep_sets(packed.game, packed.sets)
        request: PictureRequest = pickle.loads(packed.request)
        return draw(request)
    except Exception:
        return DrawingFailure(traceback.format_exc())


def keep_sets(game: str, sets: dict[str, dict[str, Any]]) -> None:
    """Have these sets at hand; whoever names one sends it along, so that others may go where there are many."""
    if not sets:
        return
    shelf = games.get(game).shelf
    if len(shelf.keys()) > MOST_SETS:
        for key in shelf.keys() - {shelf.current()}:
            shelf.forget(key)
    for key, tables in sets.items():
        if not shelf.knows(key):
            shelf.remember(tables)


def main(kept_bytes: int) -> None:
    caches.PARTS.limit = kept_bytes
    serve(lambda message: pickle.dumps(drawn(pickle.loads(message)), pickle.HIGHEST_PROTOCOL), NICENESS)


if __name__ == "__main__":
    from render.drawing import worker  # by its name, which the messages have, too

    worker.main(int(sys.argv[1]))
