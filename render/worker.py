"""A process that only draws: it reads what to draw from its input and writes the pictures.

python -m render.worker BYTES       how much of finished parts it may keep

Both ways, a message is its length in four bytes and then a pickle: both ends are this program. It ends with its input.
"""

from __future__ import annotations

import os
import pickle
import sys
import traceback
from collections.abc import Mapping
from typing import Any, BinaryIO, NamedTuple

import render
from render import caches

LENGTH = 4
BEHIND = 5  # how far it stands back behind the event loop and the database, which all clicks wait for


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


def framed(message: object) -> bytes:
    """A message as it is sent."""
    data = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return len(data).to_bytes(LENGTH, "big") + data


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Draw until the input ends."""
    while len(head := source.read(LENGTH)) == LENGTH:
        drawing = pickle.loads(source.read(int.from_bytes(head, "big")))
        sink.write(framed(drawn(drawing)))
        sink.flush()


def main(kept_bytes: int) -> None:
    os.nice(BEHIND)
    caches.PARTS.limit = kept_bytes
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as sink:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # nothing that is printed gets between the messages
        serve(sys.stdin.buffer, sink)


if __name__ == "__main__":
    from render import worker  # by its name, which the messages have, too

    worker.main(int(sys.argv[1]))
