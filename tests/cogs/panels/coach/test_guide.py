"""A step of a guided game on a phone: its words, the question and the controls are seen together."""

from __future__ import annotations

import asyncio
from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from cogs.messages.message import PictureFile
from cogs.messages.reader import Reader
from cogs.panels.coach.guide import guided, lies_nowhere
from cogs.panels.coach.lesson_screens import intro_message
from cogs.panels.question.panel import question_message
from engine.core.lessons import LessonVerdict
from host.coach.lessons import LessonMoment
from testkit.discord.panel_heights import COLUMN_PX, SCREEN_PX, ShownPanel, height
from testkit.lessons import lesson_of, played
from testkit.questions import NAMES, question_with_ahead
from testkit.rotation import rotated
from words import LANGUAGES

TITLES = ("mombasa", "nippon", "yokohama")


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", rotated(TITLES, 1))
def test_what_a_guided_game_is_about_leaves_room_for_its_board(game: str, lang: str) -> None:
    """Part of the board above it is seen before anything is scrolled."""
    file = BytesIO()
    Image.new("P", (COLUMN_PX, 1)).save(file, "PNG")
    table, ask, _, _ = next(iter(played(game)))
    board = PictureFile("board.png", file.getvalue(), "")
    message = intro_message(question_with_ahead(table, ask), Reader(lang, NAMES), board)
    assert height(ShownPanel.of(message)) < 0.8 * SCREEN_PX


@pytest.mark.slow
@pytest.mark.parametrize(("game", "lang"), rotated([(game, lang) for game in TITLES for lang in LANGUAGES], 1))
def test_what_a_step_teaches_stands_on_one_screen_with_its_question(game: str, lang: str) -> None:
    """The picture, which is above them, is not counted."""
    file = BytesIO()
    Image.new("P", (COLUMN_PX, 1)).save(file, "PNG")
    flat = PictureFile("flat.png", file.getvalue(), "")
    steps, reader = lesson_of(game).steps, Reader(lang, NAMES)
    apart, tall = {step.keys[0] for step in steps}, {}
    for table, ask, course, _ in played(game):
        if course.now is None or course.now.answers:
            continue
        asked = question_with_ahead(table, ask)
        ahead = tuple(one for one in asked.ahead if one.question.key not in apart)
        asked = replace(asked, ahead=ahead, table=replace(asked.table, teaching="lesson"))
        verdict = None if course.ended is None else LessonVerdict(True)
        moment = LessonMoment(len(steps), course.now, ended=course.ended, verdict=verdict, following=course.following)
        guide = asyncio.run(guided(moment, asked, reader, picture=False))
        shown = [] if lies_nowhere(asked) else [flat]
        message = question_message(asked, reader, taught=guide.said, leaves=guide.leaves, shown=shown, pictures=True)
        tall[course.now.step.id] = height(ShownPanel.of(message))
    assert len(tall) == len(steps)
    assert {step: px for step, px in tall.items() if px > 1.15 * SCREEN_PX} == {}
