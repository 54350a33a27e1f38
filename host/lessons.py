"""Guided first games: opened for one person, and read off the answers they have given so far."""

from __future__ import annotations

import asyncio
import logging

from msgspec import Struct

from engine.core import games, lessons
from engine.core.lessons import LEARNER, Lesson, LessonStep, LessonVerdict, OwnAnswer, Taught
from engine.core.table import Choice, Table
from engine.core.text import EngineBug, PlayerMistake, text
from host import rights
from host.clock import NONE
from host.errors import careful
from host.live_tables import LiveTables
from host.lobby import COMPUTER_NAME, player_name
from host.records import TableInfo, info
from host.rights import Person
from storage import ChoiceRow, SeatRow, TableRow

log = logging.getLogger(__name__)


class LessonMoment(Struct, frozen=True):
    """What is told with an open question of a guided game: what became of the last step, and the step that is on."""

    steps: int
    step: LessonStep | None = None
    number: int = 0
    begins: bool = False  # nothing was answered in this step yet
    ended: LessonStep | None = None
    verdict: LessonVerdict | None = None


class Lessons:
    """A table of their own for everybody who learns; nothing is stored of it but the table."""

    def __init__(self, live: LiveTables) -> None:
        self._live = live

    @careful
    async def open(
        self,
        game: str,
        person: Person,
        name: str,
        *,
        channel: int | None = None,
        language: str = "en",
        private: bool = True,
    ) -> TableInfo:
        """The lobby of a guided game: one person, computer players on the other seats; `host.lobby.start` begins it."""
        kind, lesson = _taught(game)
        at = self._live.time()
        computers = (
            SeatRow(seat, player=lesson.opponent, name=f"{COMPUTER_NAME} {seat}") for seat in range(1, lesson.seats)
        )
        row = TableRow(
            game=kind,
            clock=NONE,
            options=games.get(kind).settle(lesson.seats, lesson.options),
            organiser=person.user,
            guild=person.guild,
            channel=None if person.guild is None else channel,
            language=language,
            private=private,
            created_at=at,
            changed_at=at,
            teaching="lesson",
            seats=(SeatRow(LEARNER, user=person.user, name=player_name(name)), *computers),
        )
        row = await self._live.store.tables.create(row)
        log.info("table=%s game=%s opened for learning", row.id, row.game)
        return info(row)

    @careful
    async def of(self, game: str, person: Person) -> TableInfo | None:
        """The newest guided game of somebody that is not over."""
        kind, _ = _taught(game)
        rows = await self._live.store.tables.of_user(person.user, ("lobby", "running", "frozen"))
        return next((info(row) for row in rows if row.game == kind and row.teaching == "lesson"), None)

    @careful
    async def look(self, table: int, person: Person) -> LessonMoment | None:
        """What is told with somebody's open question; None where nobody is guided, or the guiding is over."""
        async with self._live.hold(table, "answer", person) as held:
            row, now = held.row, Table(held.table.game, held.table.segment, held.table.snapshot, held.table.choices)
            lesson = now.game.lesson
            if row.teaching != "lesson" or lesson is None or rights.own_seat(row, person) != LEARNER:
                return None
            choices = await self._live.store.tables.all_choices(table)
            ask = held.table.ask_of(LEARNER)
            course = lessons.course(lesson, own_answers(choices), now.segment, None if ask is None else ask.key)
            verdict = None
            if course.ended is not None:
                boundary = await self._live.store.tables.boundary(table, course.ended.answers[0].segment)
                assert boundary is not None
                try:
                    verdict = await asyncio.to_thread(_judged, now, boundary.snapshot, choices, course.ended)
                except EngineBug as error:  # the rules are not what they were: nothing is said of that step
                    log.warning("table=%s step=%s cannot be judged: %s", table, course.ended.step.id, error)
        if course.now is None and course.ended is None:
            return None
        return LessonMoment(
            steps=len(lesson.steps),
            step=None if course.now is None else course.now.step,
            number=0 if course.now is None else course.now.number,
            begins=course.now is not None and not course.now.answers,
            ended=None if course.ended is None else course.ended.step,
            verdict=verdict,
        )


def _taught(game: str) -> tuple[str, Lesson]:
    """A game that has a guided first game, by any of its names."""
    kind = games.find(game)
    if kind.lesson is None:
        raise PlayerMistake(text("learn.mistake.none", game=kind.name))
    return kind.id, kind.lesson


def own_answers(choices: list[ChoiceRow]) -> list[OwnAnswer]:
    """What who learns has answered; what was forced, and the opening, was answered by the machine."""
    return [OwnAnswer(c.segment, c.position, c.key, c.picks) for c in choices if c.seat == LEARNER and c.by != "auto"]


def _judged(now: Table, snapshot: bytes, choices: list[ChoiceRow], ended: Taught) -> LessonVerdict:
    """The answers of a step beside what was offered then, which the turn shows when it is played once more."""
    segment = ended.answers[0].segment
    played = [Choice(c.seat, c.key, c.picks, c.shown, c.by) for c in choices if c.segment == segment]
    asked = []
    for answer in ended.answers:
        ask = Table(now.game, segment, snapshot, played[: answer.position]).live().ask_of(LEARNER)
        if ask is not None:
            asked.append((ask, answer.picks))
    return lessons.verdict(ended.step, asked)
