"""The picture that comes with a question: its zoom, else the hand where that is the matter, else where options lie."""

from __future__ import annotations

import logging

from cogs.kit import pictures
from cogs.kit.message import PictureFile
from cogs.kit.reader import Reader
from cogs.panels.controls import numbered, targets
from engine.core.text import text
from host import Question, SecretPlan, TableInfo
from render import ALT_LIMIT, Rendered
from render.telling import cut_words
from render.zoom import Zoom, ZoomOption

log = logging.getLogger(__name__)

MOST = 2  # pictures that come unasked


async def illustrations(question: Question, reader: Reader, *, asked: bool) -> list[PictureFile]:
    """What is shown with a question; unless it was asked for, nothing where no picture has anything to say about it.

    A picture that cannot be drawn is no reason to keep the question from anybody who did not ask for it.
    """
    try:
        made = await _drawn(question, reader, whole=asked)
        if asked and not made and pictures.has_board(question.table.game):
            board = await pictures.drawn(question.table, pictures.BOARD, question.view, reader.lang)
            made = [] if board is None else [board]
    except Exception:
        if asked:
            raise
        log.exception("table=%s key=%s its picture cannot be drawn", question.table.id, question.key)
        made = []
    return [PictureFile.of(one) for one in made[:MOST]]


async def plan_picture(table: TableInfo, plan: SecretPlan, lang: str) -> list[Rendered]:
    """What a seat has put together so far, as the zoom of the question shows it; nothing where there is none."""
    if plan.facts is None or not pictures.has_zoom(table.game, plan.key):
        return []
    return [await pictures.zoomed(table, Zoom(plan.key, plan.seat, plan.view, facts=plan.facts), lang)]


async def _drawn(question: Question, reader: Reader, *, whole: bool) -> list[Rendered]:
    table, marked = question.table, targets(question)
    if pictures.has_zoom(table.game, question.key):
        return [await pictures.zoomed(table, zoom_of(question), reader.lang)]
    if question.private and (kinds := pictures.kinds(table.game, private=True)):
        hand = [await pictures.drawn(table, kind, question.view, reader.lang, marked=marked) for kind in kinds[:MOST]]
        return [one for one in hand if one is not None]
    made = await pictures.marked_pictures(table, question.view, reader.lang, marked, cut=not whole)
    return [told(question, one, reader) if one.cut else one for one in made]


def zoom_of(question: Question) -> Zoom:
    """What the zoom of a question is drawn from."""
    numbers = numbered(question)
    options = tuple(
        ZoomOption(numbers[option.id], option.id, option.target, option.facts)
        for option in question.options
        if option.id in numbers
    )
    left = 1 if question.series is None else question.series.left
    return Zoom(question.key, question.seat, question.view, options, question.facts, left)


def told(question: Question, part: Rendered, reader: Reader) -> Rendered:
    """The part of a picture in words: what is on offer there, by number."""
    numbers = numbered(question)
    offered = "; ".join(
        f"{numbers[option.id]}. {reader.label(option.label)}"
        for option in question.options
        if numbers.get(option.id) in part.marks
    )
    said = cut_words(reader.say(text("ui.picture.part", offered=offered)), ALT_LIMIT)
    return part._replace(alt=said, text=said)
