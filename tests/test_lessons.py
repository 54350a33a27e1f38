"""The guided games: every script is played through as it wants to be, and told in every language."""

from __future__ import annotations

import pytest

import testkit.bazaar.meta  # noqa: F401 (makes the game known)
from engine.core import games, lessons
from engine.core.lessons import LEARNER, LessonPage, LessonStep
from engine.core.run import decode_state, encode
from engine.core.table import Table
from engine.core.text import Text
from host.coach.lessons import _tried
from render import game_pictures
from testkit.lessons import lesson_of, played
from testkit.rotation import rotated
from words import LANGUAGES, has_message, say

TAUGHT = [name for name in games.names() if "." not in name]
SHORTEST, LONGEST = 60, 460  # characters of an idea: two or three sentences
LONGEST_LAST = 580  # of the last, which tells how points are counted
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
        assert SHORTEST <= len(idea) <= (LONGEST_LAST if step is steps[-1] else LONGEST), idea
        for page in range(1, len(step.pages) + 1):
            assert SHORTEST <= len(say(Text(f"{game}.lesson.{step.id}.page{page}"), lang)) <= LONGEST
        after = say(Text(f"{game}.lesson.{step.id}.done"), lang)
        assert 10 <= len(after) <= LONGEST_AFTER, after
        assert len(say(Text(f"{game}.lesson.{step.id}.title"), lang)) <= LONGEST_TITLE
        missed = Text(f"{game}.lesson.{step.id}.missed")
        assert has_message(missed) != step.free, "what would have been gained is told wherever something can be missed"
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
        ("nippon.lesson.market", "influence", ("score", "подсч", "підрах", "punktuj")),
        ("mombasa.lesson.book.page1", "bookkeeper", ("bookkeeper", "бухгалтер", "бухгалтер", "księgow")),
        ("mombasa.lesson.expansion.page1", "merchant", ("diamond", "алмаз", "алмаз", "diament")),
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
@pytest.mark.parametrize("game", rotated(TAUGHT, 2))
def test_a_script_is_played_through_as_it_wants_to_be(game: str) -> None:
    """All steps are told, in order; what each asks for is offered, and lies in the picture with the light on it."""
    lesson = lesson_of(game)
    told: list[str] = []
    asked: list[tuple[LessonStep, object, list[str]]] = []
    for table, ask, course, picks in played(game):
        now = course.now
        if now is not None and not now.answers:
            told.append(now.step.id)
            lit: list[LessonStep | LessonPage] = [now.step, *now.step.pages]
            for shown in lit:
                assert_lit(game, table, shown)
        if now is not None:
            asked.append((now.step, ask, picks))
    assert told == [step.id for step in lesson.steps]
    for step in lesson.steps:
        given = [(ask, picks) for of, ask, picks in asked if of is step]
        assert lessons.verdict(step, given).achieved, step.id  # type: ignore[arg-type]


@pytest.mark.slow
def test_on_the_way_to_what_a_step_asks_for_nothing_is_done_in_vain() -> None:
    """Who has money left could turn the book that is asked for, and it would bring no reward."""
    taught = next(one for one in played("mombasa") if one.course.now and one.course.now.step.id == "bookkeeper")
    table, now = taught.table, taught.course.now
    assert now is not None
    state = decode_state(table.game, table.snapshot)
    state.players[LEARNER].pounds = 5
    richer = Table(table.game, table.segment, encode(state), table.choices)
    path = _tried(richer, now.step, set())
    assert [picks for ask, picks in path if ask.key == "mombasa.turn_book"] == [["keep"]]


def assert_lit(game: str, table: Table, step: LessonStep | LessonPage) -> None:
    """Everything a step, or a page of it, points at is found in its picture, at the moment it is told."""
    if game == "bazaar":  # its pictures are made known by tests that look at them
        return
    marked = {spot: str(n) for n, spot in enumerate(step.spots)}
    picture = game_pictures(game).pictures[step.picture]
    image = picture.draw(table.view(LEARNER), names=("A", "B"), lang="en", marked=marked, changed=frozenset())
    assert set(image.info.get("marks", ())) == set(marked.values()), step
