"""Which step of a guided game is on, what became of it, and which ones fall away."""

from __future__ import annotations

from engine.core import lessons
from engine.core.ask import Ask
from engine.core.lessons import Lesson, LessonStep, OwnAnswer
from engine.core.offer import Facts, Option
from engine.core.text import Text

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
        assert (course.now.step.id if course.now else None, [one.step.id for one in course.dropped]) == (now, fallen)
    assert lessons.course(SCRIPT, done[:0], 1, "a").dropped == (), "the step is not over yet"
    whole = answers((1, "a"), (2, "a"), (3, "a"), picks=("no",))
    assert lessons.course(SCRIPT, whole[:2], 3, "e").now is None, "it comes after the last one before it that is left"
    assert lessons.course(SCRIPT, whole, 4, "e").now is not None


def test_what_was_answered_again_replaces_what_followed() -> None:
    given = [("slot", "b"), ("card", "x"), ("slot", "c"), ("card", "y"), ("slot", "b"), ("card", "z")]
    answered = [OwnAnswer(1, n, key, (pick,)) for n, (key, pick) in enumerate(given)]
    assert lessons.picks_that_hold(answered) == {"b", "c", "y", "z"}


def test_every_answer_counts_for_the_step_it_was_given_in() -> None:
    course = lessons.course(SCRIPT, answers((1, "a"), (1, "b"), (2, "a"), (2, "z"), (3, "a")), 3, None)
    given = {one.step.id: [answer.position for answer in one.answers] for one in course.taught}
    assert given == {"first": [0, 1], "second": [2], "last": [4]}


def test_a_step_is_caught_once_all_it_asks_for_was_picked_and_yields_enough() -> None:
    """In whichever of its questions; what else was picked does not matter."""
    sold = {name: Option(name, name, Text(name), facts=Facts(gain=(("coins", 2),))) for name in ("silk", "tea", "rest")}
    asked = [(Ask(0, "sell", [*sold.values()]), [name]) for name in ("tea", "rest", "silk")]
    named = LessonStep("named", ("sell",), picks=("silk", "tea"))
    rich = LessonStep("rich", ("sell",), gain={"coins": 6})
    for step in (named, rich, LessonStep("free", ("sell",))):
        assert lessons.verdict(step, asked) == lessons.LessonVerdict(True)
    for step in (named, rich):
        assert not lessons.verdict(step, asked[:2]).achieved


def test_nothing_is_missing_that_was_done() -> None:
    """A card that was laid into another slot than the first is not asked for again."""
    cards = [Option(f"card:{name}", name, Text(name)) for name in "xyz"]
    asked = [(Ask(0, "plan", cards), ["card:x"]), (Ask(0, "plan", cards), ["card:z"])]
    step = LessonStep("plan", ("plan",), picks=("card:x", "card:y", "card:z"))
    assert [one.id for one in lessons.verdict(step, asked).missing] == ["card:y"]


def test_taking_an_answer_back_brings_its_step_back() -> None:
    assert on((1, "a"), (1, "b"), now=(2, "a")) == ("second", "first")
    assert on((1, "a"), now=(1, "b")) == ("first", None)
