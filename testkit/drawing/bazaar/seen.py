"""What was drawn with which marks and changes, for tests to look at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PIL import Image

from render.games import DrawPicture

SEEN: list[tuple[str, dict[str, str], frozenset[str]]] = []


def seen(name: str, draw: DrawPicture) -> DrawPicture:
    """A function that draws the picture and takes a note of it."""

    def noted(
        view: Any, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
    ) -> Image.Image:
        SEEN.append((name, dict(marked), changed))
        return draw(view, names=names, lang=lang, marked=marked, changed=changed)

    return noted
