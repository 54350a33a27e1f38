"""The picture of a chapter of the rules: a part of one of the game's pictures, or the signs that it is about.

A game says in `render/<game>/chapters.py` what is shown with which chapter (`CHAPTERS`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple


def nothing(view: Any) -> Iterable[str]:
    """Nothing is outlined: the picture is shown as a whole."""
    return ()


class ChapterPicture(NamedTuple):
    """Which picture, what is outlined in it (only the part round that is shown), or which signs are explained."""

    picture: str = ""
    outlined: Callable[[Any], Iterable[str]] = nothing
    signs: str = ""


def part(picture: str, *targets: str) -> ChapterPicture:
    """The part of a picture round things that always lie there."""
    return ChapterPicture(picture, lambda view: targets)


def signs(listed: str) -> ChapterPicture:
    """Signs, by the names of their icons."""
    return ChapterPicture(signs=listed)


Chapters = Mapping[str, ChapterPicture]
