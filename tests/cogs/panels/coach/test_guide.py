"""A step of a guided game on a phone: its words, the question and the controls are seen together."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest
from msgspec.structs import replace

from cogs.cards.recap import PastGlance, Recap
from cogs.clicks import button_ids
from cogs.messages import pictures
from cogs.messages.heights import SCREEN_PX, ShownPanel, height
from cogs.messages.message import Message, PictureFile, small
from cogs.messages.reader import Reader
from cogs.panels.coach.guide import explained, guided, in_light, on_buttons, unparted, worded
from cogs.panels.coach.lesson_screens import STEP, PassedScreens, intro_messages, page_before, step_message, with_guide
from cogs.panels.question.controls import pictured
from cogs.panels.question.illustrations import illustrated, lit_labels, pointed
from cogs.panels.question.panel import question_message
from engine.core import lessons
from engine.core.lessons import LEARNER, LessonVerdict, TaughtStep
from engine.core.text import Text, verbatim
from host import Question
from host.coach.lessons import LessonMoment, _tried
from render import PictureRequest
from testkit.lessons import TaughtQuestion, lesson_of, played
from testkit.questions import NAMES, option, parts_of, question, question_with_ahead, table_info
from testkit.rotation import rotated
from words import LANGUAGES

FAR = "Kontor 1: " + "walks far " * 12  # as long as it may be
SINCE = Recap(Text("ui.post.since"), glance=PastGlance(FAR, False, FAR))
TITLES = ("mombasa", "nippon", "yokohama")


CHOOSE = {Reader(lang).label(Text(key)) for lang in LANGUAGES for key in ("ui.panel.choose", "mombasa.act.end.verb")}
FURTHER_PX = 810  # the further questions of a step, and those between steps, in which nothing is taught


@pytest.mark.slow
@pytest.mark.parametrize("game", rotated(TITLES, 1))
async def test_every_screen_of_a_guided_game_has_room_on_a_phone(game: str) -> None:
    """In every language, with the longest line of the past; pictures are as high in all of them."""
    told: dict[tuple[object, ...], int] = {}
    further: dict[tuple[object, ...], int] = {}
    unnamed, silent = set[tuple[str, int, str]](), set[tuple[str, int, str]]()
    for n, taught in enumerate(played(game)):
        moment, asked = moment_of(game, taught), asked_of(game, taught)
        board, files = await pictures_of(moment, asked, Reader("en", NAMES), board=n == 0)
        for lang in LANGUAGES:
            reader = Reader(lang, NAMES)
            guide = await guided(moment, asked, reader, picture=False)
            recap = SINCE if n and not asked.can_undo else None
            write = partial(
                question_message, asked, reader, recap=recap, leaves=guide.leaves, shown=files, pictures=True
            )
            guide = on_buttons(guide, moment, asked, write(), reader)
            unnamed |= {
                (lang, n, label) for label in buttons_wanted(moment, write()) if unparted(label) not in guide.short
            }
            screen = partial(step_message, asked, reader, guide, recap, files)
            led = partial(with_guide, guide, write, screen, lately=recap is not None)
            first, later = [*(intro_messages(asked, reader, board) if n == 0 else []), led()], led(read=True)
            first += await pages_of(moment, asked, reader, recap)
            if (
                moment.begins
                and recap is not None
                and not any("walks far" in str(ShownPanel.of(one).components) for one in first)
            ):
                silent.add((lang, n, asked.key))
            (told if moment.begins else further)[lang, n, asked.key] = max(map(tall, first))
            further[lang, n, asked.key, "read"] = tall(later)
    assert {where: px for where, px in told.items() if px > SCREEN_PX} == {}
    assert {where: px for where, px in further.items() if px > FURTHER_PX} == {}
    assert silent <= {("pl", 6, "nippon.main")}, "what the others did is told with the first question of a turn"
    assert unnamed == set(), "what is to be pressed is called as its button is"


async def pages_of(moment: LessonMoment, asked: Question, reader: Reader, recap: Recap | None) -> list[Message]:
    """What is read before a question, page by page, each with its picture."""
    passed, found = PassedScreens(), list[Message]()
    while page := await page_before(moment, asked, reader, passed, recap):
        assert page.pictures
        found.append(page)
        passed.add(asked.table.id, moment, f"{STEP}{len(found)}")
    assert len(found) == (len(moment.now.step.pages) if moment.now is not None and moment.begins else 0)
    return found


def buttons_wanted(moment: LessonMoment, made: Message) -> list[str]:
    """What stands on the buttons that a step asks for, but for the one word that stands beside any name."""
    if moment.done or (moment.now is not None and moment.missed is moment.now):
        return []
    labels = dict[str, str]()
    for part in parts_of(made):
        call = button_ids.parse(part.get("custom_id", ""))
        if call is not None and call.verb == "pick" and "label" in part:
            labels[call.arg] = part["label"]
    found = [labels[one.id] for one in moment.wanted if one.id in labels]
    return [label for label in found if label not in CHOOSE]


def tall(message: Message) -> int:
    return height(ShownPanel.of(message))


def moment_of(game: str, taught: TaughtQuestion) -> LessonMoment:
    """Where somebody is who has done whatever the steps asked for."""
    course, on = taught.course, taught.course.now
    moment = LessonMoment(
        len(lesson_of(game).steps),
        on,
        ended=course.ended,
        verdict=None if course.ended is None else LessonVerdict(True),
        following=course.following,
    )
    if on is None or on.step.free:
        return moment
    given = lessons.picks_that_hold(on.answers)
    path = _tried(taught.table, on.step, set(given))
    named = [(ask, set(picks) & set(lessons.wanted(on.step, ask, given))) for ask, picks in path]
    return replace(moment, wanted=tuple(one for ask, picks in named for one in ask.options if one.id in picks))


def asked_of(game: str, taught: TaughtQuestion) -> Question:
    """A question as it is asked in a guided game, where no step begins behind an option."""
    asked, apart = question_with_ahead(taught.table, taught.ask), {step.keys[0] for step in lesson_of(game).steps}
    own = [one for one in taught.table.choices if one.seat == LEARNER and one.by != "auto"]
    ahead = tuple(one for one in asked.ahead if one.question.key not in apart)
    return replace(asked, ahead=ahead, table=replace(asked.table, teaching="lesson"), can_undo=bool(own))


async def pictures_of(
    moment: LessonMoment, asked: Question, reader: Reader, *, board: bool
) -> tuple[PictureFile | None, tuple[PictureFile, ...]]:
    """The board where a guided game begins, and the pictures of its question."""
    table = asked.table
    request = PictureRequest(table.game, pictures.BOARD, asked.view, table.names, reader.lang)
    guide = await guided(moment, asked, reader, picture=True)
    shown = await illustrated(pictured(asked), reader, asked=True, light=in_light(moment))
    return await pictures.picture_in_time(table, request) if board else None, (*guide.files, *shown.files)


@pytest.mark.slow
async def test_the_cards_of_a_plan_lie_in_the_light_and_their_names_are_not_parted() -> None:
    taught = next(played("mombasa"))
    moment, asked = moment_of("mombasa", taught), asked_of("mombasa", taught)
    wanted = [one.id.removeprefix("card:") for one in moment.wanted]
    assert [*pointed(asked, in_light(moment))] == wanted != []
    assert pointed(asked, frozenset()) == ()
    assert lit_labels(asked, in_light(moment)) == ("",)
    dark, light = [
        await illustrated(asked, Reader("en", NAMES), asked=True, light=one)
        for one in (frozenset[str](), in_light(moment))
    ]
    assert dark.files[0].content != light.files[0].content
    assert [len(unparted(name).split(" ")) for name in ("4 · Cotton 2", "6 · Cairo +2", "1 · Use cotton")] == [1, 2, 2]


def test_a_guided_game_tells_what_the_others_did_and_what_one_has() -> None:
    """Its computer plays as visibly as at any table, and whoever has to pay sees from what."""
    lesson = replace(table_info(), teaching="lesson")
    asked = question([option("buy:tea"), option("buy:silk")], table=lesson, can_undo=False, purse=(verbatim("¥6"),))
    message = question_message(asked, Reader("en", NAMES), recap=SINCE, taught="Step 4 of 10")
    said = str(ShownPanel.of(message).components)
    assert "Kontor 1: walks far" in said
    assert "You have: ¥6" in said


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "key", "lit"), [("nippon", "nippon.market_region", ("1",)), ("mombasa", "mombasa.jar", ("2",))]
)
def test_only_what_a_step_asks_for_lies_in_the_light(game: str, key: str, lit: tuple[str, ...]) -> None:
    """Where it is asked for behind an option, that lies in the light; else nothing that is behind another one."""
    taught = next(one for one in played(game) if one.ask.key == key and one.course.now is not None)
    assert lit_labels(pictured(asked_of(game, taught)), in_light(moment_of(game, taught))) == lit


def test_what_a_step_has_taught_is_not_explained_again() -> None:
    """Its grey rule would push the picture of the question off the screen."""
    steps = lesson_of("mombasa").steps
    moment = LessonMoment(len(steps), ended=TaughtStep(steps[9], 10), following=TaughtStep(steps[10], 11))
    for key, told in (("mombasa.batch", False), ("mombasa.sell", True)):
        asked = question([option("a"), option("b")], key=key, table=table_info("mombasa"))
        assert explained(asked, Reader("en"))
        assert (explained(asked, Reader("en")) in worded(moment, asked, Reader("en")).said) is told


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
