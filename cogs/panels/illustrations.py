"""The picture that comes with a question: the hand where the hand is the matter, else where the options lie."""

from __future__ import annotations

import logging

from cogs.kit import pictures
from cogs.kit.message import PictureFile
from cogs.panels.controls import numbered
from host import Question
from render import Rendered

log = logging.getLogger(__name__)

MOST = 2  # pictures that come unasked
_kinds: dict[tuple[str, str], tuple[str, ...]] = {}  # game and question: the pictures in which its options lie


async def illustrations(question: Question, lang: str, *, asked: bool) -> list[PictureFile]:
    """What is shown with a question; unless it was asked for, nothing where no picture has anything to say about it.

    A picture that cannot be drawn is no reason to keep the question from anybody who did not ask for it.
    """
    try:
        made = await _drawn(question, lang)
        if asked and not made:
            made = await pictures.marked_pictures(question.table, question.view, lang, {})
    except Exception:
        if asked:
            raise
        log.exception("table=%s key=%s its picture cannot be drawn", question.table.id, question.key)
        made = []
    return [PictureFile.of(one) for one in made[:MOST]]


async def _drawn(question: Question, lang: str) -> list[Rendered]:
    table, marked = question.table, targets(question)
    kinds = pictures.kinds(table.game, private=True) if question.private else ()
    if not kinds and marked:
        kinds = _kinds.get((table.game, question.key), ())
        if not kinds:  # drawn once in every kind to see where the marks are, and then remembered
            made = await pictures.marked_pictures(table, question.view, lang, marked)
            names = {f"{table.game}-{kind}.png": kind for kind in pictures.board_kinds(table.game)}
            _kinds[table.game, question.key] = tuple(names[one.filename] for one in made)
            return made
    drawn = [await pictures.drawn(table, kind, question.view, lang, marked=marked) for kind in kinds[:MOST]]
    return [one for one in drawn if one is not None]


def targets(question: Question) -> dict[str, str]:
    """What the options aim at, each with the number of the first option that does."""
    numbers = numbered(question)
    found: dict[str, str] = {}
    for option in question.options:
        if option.target is not None:
            found.setdefault(option.target, numbers[option.id])
    return found
