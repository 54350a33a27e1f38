"""A process that only draws: it reads what to draw from its input and writes the pictures.

python -m render.drawing.worker BYTES       how much of finished parts it may keep

Messages are pickles, see `engine.core.processes`: both ends are this program.
"""

from __future__ import annotations

import pickle
import sys
import traceback
from collections.abc import Mapping
from typing import Any, NamedTuple

import render
from engine.core.processes import serve
from render.kit import caches

NICENESS = 5  # how far it stands back behind the event loop and the database, which all clicks wait for


class Drawing(NamedTuple):
    """What `render.draw` is called with."""

    game: str
    picture: str
    view: Any
    how: Mapping[str, Any]


class Undrawn(NamedTuple):
    """Why there is no picture."""

    why: str


def drawn(drawing: Drawing) -> render.Rendered | Undrawn:
    try:
        return render.draw(drawing.game, drawing.picture, drawing.view, **drawing.how)
    except Exception:
        return Undrawn(traceback.format_exc())


def main(kept_bytes: int) -> None:
    caches.PARTS.limit = kept_bytes
    serve(lambda message: pickle.dumps(drawn(pickle.loads(message)), pickle.HIGHEST_PROTOCOL), NICENESS)


if __name__ == "__main__":
    from render.drawing import worker  # by its name, which the messages have, too

    worker.main(int(sys.argv[1]))
