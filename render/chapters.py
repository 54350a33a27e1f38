"""The picture of a chapter of the rules: one of the game's pictures, or a part of it.

A game says in `render/<game>/chapters.py` what is shown with which chapter (`CHAPTERS`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple


def nothing(view: Any) -> Iterable[str]:
    """Nothing is outlined: the picture is shown as a whole."""
    return ()


class ChapterPosition(NamedTuple):
    """A position by which a rule is explained, where it does not show in that of all others."""

    seats: int | None = None
    options: tuple[tuple[str, str], ...] = ()
    answers: int | None = None  # how far into the game


EXAMPLE = ChapterPosition()


class ChapterPicture(NamedTuple):
    """Which picture, and what is outlined in it: only the part round that is shown.

    Where something is outlined, an arrow points at the first of it from the number that the chapter is about: what it
    costs, brings or reaches, as the view and its components have it; the sign beside the number says of what.
    """

    picture: str
    outlined: Callable[[Any], Iterable[str]] = nothing
    number: Callable[[Any], object] | None = None
    sign: str | Callable[[Any], str] = ""  # the name of its icon
    way: bool = False  # the outlined things are where something goes, one after the other
    near: bool = False  # of what they lie on no more is shown than what is near them, so that all of it is larger
    moment: ChapterPosition = EXAMPLE


def part(
    picture: str,
    *targets: str,
    number: Callable[[Any], object],
    sign: str | Callable[[Any], str],
    near: bool = False,
    moment: ChapterPosition = EXAMPLE,
) -> ChapterPicture:
    """The part of a picture round things that always lie there."""
    return ChapterPicture(picture, lambda view: targets, number, sign, near=near, moment=moment)


Chapters = Mapping[str, ChapterPicture]
