"""Lets the bazaar, the game of the tests, have pictures for a while."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import render
from cogs.messages import pictures
from testkit.drawing.bazaar.seen import SEEN

FOLDER = str(Path(__file__).parent / "drawing")


@contextmanager
def pictured() -> Iterator[list[tuple[str, dict[str, str], frozenset[str]]]]:
    """Within this, the bazaar is drawn; gives the list of what was drawn."""
    render.__path__.append(FOLDER)
    pictures.has_pictures.cache_clear()
    SEEN.clear()
    try:
        yield SEEN
    finally:
        render.__path__.remove(FOLDER)
        pictures.has_pictures.cache_clear()
        sys.modules.pop("render.bazaar", None)
        if hasattr(render, "bazaar"):
            del render.bazaar
