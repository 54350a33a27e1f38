"""The guided games: every script is played through as it wants to be, and told in every language."""

from __future__ import annotations

import pytest

import render
import tests.support.bazaar.meta  # noqa: F401 (makes the game known)
from engine.core import games, lessons
from engine.core.ask import Ask
from engine.core.lessons import LEARNER, Lesson, LessonStep, OwnAnswer
from engine.core.offer import Option
from engine.core.table import Table
from engine.core.text import Text
from tests.support.lessons import lesson_of, played
from words import LANGUAGES, known, say

TAUGHT = [name for name in games.names() if "." not in name]
SHORTEST, LONGEST = 60, 460  # characters of an idea: two or three sentences
LONGEST_AFTER = 240
LONGEST_TITLE = 30
INTRO = 300, 900  # who you are, what brings points, when it ends


def test_every_game_that_is_shipped_can_be_learnt() -> None:
    assert [name for name in TAUGHT if games.get(name).lesson is None] == []


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [name for name in TAUGHT if name != "bazaar"])
def test_every_step_has_its_words(game: str, lang: str) -> None:
    steps = lesson_of(game).steps
    assert 8 <= len(steps) <= 12
    assert INTRO[0] <= len(say(Text(f"{game}.lesson.intro"), lang)) <= INTRO[1]
    for step in steps:
        idea = say(Text(f"{game}.lesson.{step.id}"), lang)
        assert SHORTEST <= len(idea) <= LONGEST, idea
        after = say(Text(f"{game}.lesson.{step.id}.done"), lang)
        assert 10 <= len(after) <= LONGEST_AFTER, after
        assert len(say(Text(f"{game}.lesson.{step.id}.title"), lang)) <= LONGEST_TITLE
        missed = Text(f"{game}.lesson.{step.id}.missed")
        assert known(missed) != step.free, "what would have been gained is told wherever something can be missed"
        assert step.free or len(say(missed, lang)) <= LONGEST_AFTER


@pytest.mark.parametrize(
    ("told", "chapter", "words"),
    [
        ("yokohama.lesson.fulfil.done", "rewards", ("import", "импортны", "імпортн", "importowan")),
        ("yokohama.lesson.technology", "laboratories", ("production", "индустриализац", "виробництв", "produkcj")),
        ("yokohama.lesson.route", "boards", ("faith", "вер", "вір", "wiar")),
        ("yokohama.lesson.power", "turn", ("five-power token", "жетон", "жетон", "żeton")),
        ("nippon.lesson.production", "production", ("production", "произво", "вироб", "produk")),
        ("nippon.lesson.science", "departments", ("department", "департамент", "департамент", "departament")),
        ("nippon.lesson.market", "influence", ("score", "засчитыва", "зарахову", "punktuj")),
        ("mombasa.lesson.book", "bookkeeper", ("bookkeeper", "бухгалтер", "бухгалтер", "księgow")),
        ("mombasa.lesson.expansion", "merchant", ("diamond", "алмаз", "алмаз", "diament")),
        ("mombasa.lesson.tracks", "tracks", ("toll", "плат", "плат", "płat")),
    ],
)
def test_words_of_the_game_are_explained_in_a_lesson_and_in_the_rules(
    told: str, chapter: str, words: tuple[str, ...]
) -> None:
    """Where a lesson uses a word first it stands out, with what it means; a chapter says it, too."""
    game = told.partition(".")[0]
    for lang, word in zip(LANGUAGES, words, strict=True):
        bold = [one.casefold() for one in say(Text(told), lang).split("**")[1::2]]
        assert any(word in one for one in bold), (told, lang, bold)
        body = say(Text(f"{game}.topic.{chapter}.body"), lang).casefold()
        assert word in body, (chapter, lang)


@pytest.mark.parametrize("game", TAUGHT)
def test_what_a_step_needs_is_asked_for_in_an_earlier_one(game: str) -> None:
    steps = lesson_of(game).steps
    for number, step in enumerate(steps):
        earlier = {one.id: {*one.picks} for one in steps[:number]}
        for name, picks in step.needs.items():
            assert picks
            assert set(picks) <= earlier[name], (step.id, name)


@pytest.mark.slow
@pytest.mark.parametrize("game", TAUGHT)
def test_a_script_is_played_through_as_it_wants_to_be(game: str) -> None:
    """All steps are told, in order; what each asks for is offered, and lies in the picture with the light on it."""
    lesson = lesson_of(game)
    told: list[str] = []
    asked: list[tuple[LessonStep, object, list[str]]] = []
    for table, ask, course, picks in played(game):
        now = course.now
        if now is not None and not now.answers:
            told.append(now.step.id)
            assert_lit(game, table, now.step)
        if now is not None:
            asked.append((now.step, ask, picks))
    assert told == [step.id for step in lesson.steps]
    for step in lesson.steps:
        given = [(ask, picks) for of, ask, picks in asked if of is step]
        assert lessons.verdict(step, given).caught, step.id  # type: ignore[arg-type]


def assert_lit(game: str, table: Table, step: LessonStep) -> None:
    """Everything a step points at is found in its picture, at the moment it is told."""
    if game == "bazaar":  # its pictures are made known by tests that look at them
        return
    marked = {spot: str(n) for n, spot in enumerate(step.spots)}
    picture = render.pictures(game)[step.picture]
    image = picture.draw(table.view(LEARNER), names=("A", "B"), lang="en", marked=marked, changed=frozenset())
    assert set(image.info.get("marks", ())) == set(marked.values()), step.id


SCRIPT = Lesson(
    seats=2,
    seed="s",
    opponent="easy",
    opening=(),
    steps=(
        LessonStep("first", ("a", "b")),
        LessonStep("second", ("a", "c")),
        LessonStep("last", ("a",), after="second"),
        LessonStep("extra", ("d",), needs={"first": ("yes",)}),
        LessonStep("end", ("e",), after="extra"),
    ),
)


def answers(*given: tuple[int, str], picks: tuple[str, ...] = ()) -> list[OwnAnswer]:
    return [OwnAnswer(segment, n, key, picks) for n, (segment, key) in enumerate(given)]


def on(*given: tuple[int, str], now: tuple[int, str]) -> tuple[str | None, str | None]:
    """Which step is on, and which one the last answer ended."""
    course = lessons.course(SCRIPT, answers(*given), *now)
    named = [None if one is None else one.step.id for one in (course.now, course.ended)]
    return named[0], named[1]


def test_a_step_goes_on_while_its_questions_come_in_one_turn() -> None:
    assert on(now=(1, "a")) == ("first", None)
    assert on((1, "a"), now=(1, "b")) == ("first", None)
    assert on((1, "a"), (1, "b"), now=(1, "end")) == (None, "first")
    assert on((1, "a"), (1, "b"), (1, "end"), now=(2, "a")) == ("second", None)
    assert on((1, "a"), now=(2, "a")) == ("second", "first")


def test_a_question_that_no_step_waits_for_is_free_and_steps_wait_for_those_before() -> None:
    assert on(now=(1, "z")) == (None, None)
    assert on(now=(1, "b")) == (None, None), "a step begins with the first of its questions"
    assert on((1, "a"), (2, "a"), now=(3, "a")) == ("last", "second")
    assert on((1, "a"), (2, "z"), now=(2, "z")) == (None, None)


def test_a_step_falls_away_where_what_it_needs_was_not_picked() -> None:
    done, missed = answers((1, "a"), picks=("yes",)), answers((1, "a"), picks=("no",))
    for given, now, fallen in ((done, "extra", []), (missed, None, ["extra"])):
        course = lessons.course(SCRIPT, given, 2, "d")
        assert (course.now.step.id if course.now else None, [one.step.id for one in course.fallen]) == (now, fallen)
    assert lessons.course(SCRIPT, done[:0], 1, "a").fallen == (), "the step is not over yet"
    whole = answers((1, "a"), (2, "a"), (3, "a"), picks=("no",))
    assert lessons.course(SCRIPT, whole[:2], 3, "e").now is None, "it comes after the last one before it that is left"
    assert lessons.course(SCRIPT, whole, 4, "e").now is not None


def test_what_was_answered_again_replaces_what_followed() -> None:
    given = [("slot", "b"), ("card", "x"), ("slot", "c"), ("card", "y"), ("slot", "b"), ("card", "z")]
    answered = [OwnAnswer(1, n, key, (pick,)) for n, (key, pick) in enumerate(given)]
    assert lessons.picks_that_hold(answered) == {"b", "c", "y", "z"}


def test_nothing_is_missing_that_was_done() -> None:
    """A card that was laid into another slot than the first is not asked for again."""
    cards = [Option(f"card:{name}", name, Text(name)) for name in "xyz"]
    asked = [(Ask(0, "plan", cards), ["card:x"]), (Ask(0, "plan", cards), ["card:z"])]
    step = LessonStep("plan", ("plan",), picks=("card:x", "card:y", "card:z"))
    assert [one.id for one in lessons.verdict(step, asked).missing] == ["card:y"]


def test_taking_an_answer_back_brings_its_step_back() -> None:
    assert on((1, "a"), (1, "b"), now=(2, "a")) == ("second", "first")
    assert on((1, "a"), now=(1, "b")) == ("first", None)
