"""Guided games played wrongly: every step that can be missed is missed, then done again, or left for good."""

from __future__ import annotations

from random import Random

import pytest

from engine.core import lessons
from engine.core.lessons import LEARNER
from engine.core.table import Table
from engine.players import answer
from engine.players.trials import HABIT
from host import Host, LessonMoment, Person, Question
from testkit.host_play import ANN
from testkit.lessons import lesson_of
from testkit.rotation import rotated

ME = Person(ANN, guild=7)
GAMES = ("mombasa", "nippon", "yokohama")
MOST = 150  # questions of a guided game


def wrongly(question: Question, moment: LessonMoment) -> list[str]:
    """Something legal that the step does not ask for; an end of everything only where nothing else is left."""
    assert moment.now is not None
    given = lessons.picks_that_hold(moment.now.answers)
    others = [one for one in question.options if one.id not in moment.now.step.picks and one.id not in given]
    others.sort(key=lambda one: one.role != "main")
    return [one.id for one in others[: max(question.min, 1)]]


def by_habit(question: Question, moment: LessonMoment, table: Table) -> list[str]:
    """What the step wants next, else what habit says."""
    offered = {one.id for one in question.options}
    wanted = [one.id for one in moment.wanted if one.id in offered][: question.max]
    return wanted or list(map(str, answer(table, LEARNER, HABIT, Random(table.segment))))


async def taught_wrongly(host: Host, game: str, *, again: bool) -> tuple[list[str], list[str], list[str]]:
    """Which steps were told, missed and found impossible on the way to the end of the guide."""
    table = (await host.lessons.open(game, ME, "Ann", channel=70)).id
    await host.lobby.start(table, ME)
    told: list[str] = []
    missed: list[str] = []
    impossible: list[str] = []
    for _ in range(MOST):
        await host.idle()
        question = await host.reads.question(table, ME)
        moment = await host.lessons.look(table, ME)
        assert question is not None
        if moment is None:
            return told, missed, impossible
        if moment.missed is not None:
            assert moment.verdict is not None
            assert moment.verdict.missing, "it is said what the step wants"
            assert not again or moment.missed.step.id not in missed, "what the step wants leaves no way"
            if moment.missed.step.id not in missed:
                missed.append(moment.missed.step.id)
                if again:
                    await host.lessons.repeat(table, ME, question.step)
                    continue
        step = None if moment.now is None else moment.now.step
        if step is not None and moment.begins and step.id not in told:
            told.append(step.id)
        if step is not None and not moment.possible and step.id not in impossible:
            impossible.append(step.id)
        picks: list[str] = []
        if step is not None and not step.free and step.id not in missed:
            picks = wrongly(question, moment)
        async with host._live.hold(table, "answer", ME) as held:
            copy = Table.load(held.table.dump())
        await host.answers.answer(table, ME, question.step, picks or by_habit(question, moment, copy))
    raise AssertionError("a guided game without end")


@pytest.mark.slow
@pytest.mark.parametrize("game", rotated(GAMES, 1))
async def test_every_step_that_is_missed_can_be_done_again(file_host: Host, game: str) -> None:
    """Set back each time, the script is told to its end as if nothing had been missed."""
    steps = lesson_of(game).steps
    told, missed, impossible = await taught_wrongly(file_host, game, again=True)
    assert told == [step.id for step in steps]
    assert missed == [step.id for step in steps if not step.free]
    assert impossible == []


@pytest.mark.slow
@pytest.mark.parametrize("game", rotated(GAMES, 1))
async def test_whoever_insists_in_every_step_comes_to_the_end_of_the_guide(file_host: Host, game: str) -> None:
    """Steps fall away or are skipped, none is told twice, and the last one always comes."""
    names = [step.id for step in lesson_of(game).steps]
    told, missed, impossible = await taught_wrongly(file_host, game, again=False)
    assert told[-1] == names[-1]
    assert len(told) == len(set(told))
    assert set(missed) | set(impossible) <= set(told)
