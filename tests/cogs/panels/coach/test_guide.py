"""A step of a guided game on a phone: its words, the question and the controls are seen together."""

from __future__ import annotations

import asyncio
from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from cogs.cards.recap import PastGlance, Recap
from cogs.messages.message import PictureFile, small
from cogs.messages.reader import Reader
from cogs.panels.coach.guide import explained, guided, lies_nowhere
from cogs.panels.coach.lesson_screens import intro_message
from cogs.panels.question.panel import question_message
from engine.core.lessons import LessonVerdict, TaughtStep
from engine.core.text import Text, verbatim
from host.coach.lessons import LessonMoment
from testkit.discord.panel_heights import COLUMN_PX, SCREEN_PX, ShownPanel, height
from testkit.lessons import lesson_of, played
from testkit.questions import NAMES, option, question, question_with_ahead, table_info
from testkit.rotation import rotated
from words import LANGUAGES

SINCE = Recap(Text("ui.post.since"), glance=PastGlance("Kontor 1: " + "walks far " * 12, False))  # as long as it may be
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
        first = asked.so_far == () or course.now.number == 1
        asked = replace(asked, ahead=ahead, table=replace(asked.table, teaching="lesson"), can_undo=not first)
        verdict = None if course.ended is None else LessonVerdict(True)
        moment = LessonMoment(len(steps), course.now, ended=course.ended, verdict=verdict, following=course.following)
        guide = asyncio.run(guided(moment, asked, reader, picture=False))
        shown = [] if lies_nowhere(asked) else [flat]
        message = question_message(
            asked, reader, recap=SINCE if first and course.now.number > 1 else None, taught=guide.said,
            leaves=guide.leaves, shown=shown, pictures=True,
        )  # fmt: skip
        tall[course.now.step.id] = height(ShownPanel.of(message))
    assert len(tall) == len(steps)
    assert {step: px for step, px in tall.items() if px > 1.15 * SCREEN_PX} == {}


def test_a_guided_game_tells_what_the_others_did_and_what_one_has() -> None:
    """Its computer plays as visibly as at any table, and whoever has to pay sees from what."""
    lesson = replace(table_info(), teaching="lesson")
    asked = question([option("buy:tea"), option("buy:silk")], table=lesson, can_undo=False, purse=(verbatim("¥6"),))
    message = question_message(asked, Reader("en", NAMES), recap=SINCE, taught="Step 4 of 10")
    said = str(ShownPanel.of(message).components)
    assert "Kontor 1: walks far" in said
    assert "You have: ¥6" in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_faith_is_paid_is_told_with_the_choice_of_the_space(lang: str) -> None:
    """Also between two steps of a guided game, and as short as it has to be below a picture."""
    reader, space = Reader(lang, NAMES), option("space:church_4", target="church_4")
    asked = question([space, option("skip")], key="yokohama.church", table=table_info("yokohama"))
    rule = reader.say(Text("yokohama.church.help"))
    assert explained(asked, reader) == small(rule)
    steps = lesson_of("yokohama").steps
    ended, following = (TaughtStep(steps[n], n + 1) for n in (8, 9))
    moment = LessonMoment(10, ended=ended, verdict=LessonVerdict(True), following=following)
    assert rule in asyncio.run(guided(moment, asked, reader, picture=False)).said


MENU = (366, 262)  # pixels of the picture of Nippon's menu, as it is shown on a phone
MOST_PX = 760


@pytest.mark.slow
@pytest.mark.parametrize("lang", rotated(("ru", "uk"), 1))
def test_a_step_that_begins_with_the_menu_of_nippon_leaves_its_picture_in_sight(lang: str) -> None:
    """With the longest words of all languages."""
    file = BytesIO()
    Image.new("P", MENU).save(file, "PNG")
    picture, steps, reader = (
        PictureFile("menu.png", file.getvalue(), ""),
        lesson_of("nippon").steps,
        Reader(lang, NAMES),
    )
    tall = {}
    for table, ask, course, _ in played("nippon"):
        if course.now is None or course.now.answers or ask.key != "nippon.main":
            continue
        asked = question_with_ahead(table, ask)
        asked = replace(asked, table=replace(asked.table, teaching="lesson"))
        verdict = None if course.ended is None else LessonVerdict(True)
        moment = LessonMoment(len(steps), course.now, ended=course.ended, verdict=verdict, following=course.following)
        guide = asyncio.run(guided(moment, asked, reader, picture=False))
        message = question_message(asked, reader, taught=guide.said, leaves=guide.leaves, shown=[picture])
        tall[course.now.step.id] = height(ShownPanel.of(message))
    assert {step: px for step, px in tall.items() if px > MOST_PX} == {}
