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
    """Which picture, what is outlined in it (only the part round that is shown), or which signs are explained.

    Where something is outlined, an arrow points at the first of it from the number that the chapter is about: what it
    costs, brings or reaches, as the view and its components have it.
    """

    picture: str = ""
    outlined: Callable[[Any], Iterable[str]] = nothing
    signs: str = ""
    number: Callable[[Any], object] | None = None


def part(picture: str, *targets: str, number: Callable[[Any], object]) -> ChapterPicture:
    """The part of a picture round things that always lie there."""
    return ChapterPicture(picture, lambda view: targets, number=number)


def signs(listed: str) -> ChapterPicture:
    """Signs, by the names of their icons."""
    return ChapterPicture(signs=listed)


Chapters = Mapping[str, ChapterPicture]
