"""A process that only draws: it reads requests from its input and writes the pictures.

python -m render.drawing.worker BYTES       how much of finished parts it may keep

Messages are pickles, see `engine.processes`: both ends are this program.
"""

from __future__ import annotations

import pickle
import sys
import traceback
from typing import NamedTuple

from engine.processes import serve
from render import PictureRequest, Rendered, draw
from render.kit import caches

NICENESS = 5  # how far it stands back behind the event loop and the database, which all clicks wait for


class DrawingFailure(NamedTuple):
    """Why there is no picture."""

    traceback: str


def drawn(request: PictureRequest) -> Rendered | DrawingFailure:
    try:
        return draw(request)
    except Exception:
        return DrawingFailure(traceback.format_exc())


def main(kept_bytes: int) -> None:
    caches.PARTS.limit = kept_bytes
    serve(lambda message: pickle.dumps(drawn(pickle.loads(message)), pickle.HIGHEST_PROTOCOL), NICENESS)


if __name__ == "__main__":
    from render.drawing import worker  # by its name, which the messages have, too

    worker.main(int(sys.argv[1]))
