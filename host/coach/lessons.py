"""Guided first games: opened for one person, and read off the answers they have given so far."""

from __future__ import annotations

import asyncio
import logging

from msgspec import Struct
from msgspec.structs import replace

from engine.core import games, lessons
from engine.core.lessons import LEARNER, Answered, Lesson, LessonStep, LessonVerdict, OwnAnswer, TaughtStep
from engine.core.offer import Option
from engine.core.table import Choice, Table
from engine.core.text import EngineBug, PlayerMistake, text
from host import rights
from host.clocks.clock import NONE
from host.errors import careful, mistake
from host.play.rewind import Rewind
from host.records import TableInfo, info
from host.rights import Person
from host.seating.practice_tables import COMPUTER_NAME
from host.seating.seats import player_name
from host.sets.used_set import used_set
from host.tables.live_tables import Held, LiveTables
from storage import ChoiceRow, SeatRow, TableRow, sql

log = logging.getLogger(__name__)

MOST_TRIED = 40  # answers, until it is clear that a step cannot be done


class LessonMoment(Struct, frozen=True):
    """Where somebody is in a guided game: what became of the last step, which one is on, and which one comes.

    A `verdict` is about the step that has ended, or about the one that is on once it cannot be done any more.
    """

    steps: int
    now: TaughtStep | None = None
    possible: bool = True  # whether what the step asks for can still be done
    wanted: tuple[Option[None], ...] = ()  # what it asks for from here on
    ended: TaughtStep | None = None
    verdict: LessonVerdict | None = None
    following: TaughtStep | None = None
    falling: tuple[TaughtStep, ...] = ()  # steps that a missed one takes along, unless it is repeated
    left_with: OwnAnswer | None = None  # the answer after which a missed step could not be done any more
    done: bool = False  # whether all that the step that is on asks for is done, and the open question may be left
    other_values: bool = False  # whether games here are played with corrected values, which the lesson does not know

    @property
    def begins(self) -> bool:
        """Whether nothing was answered in the step that is on."""
        return self.now is not None and not self.now.answers

    @property
    def missed(self) -> TaughtStep | None:
        """The step that could have been done otherwise, and is offered again: the last one, or the one that is on."""
        return (self.ended or self.now) if self.verdict is not None and not self.verdict.achieved else None


class Lessons:
    """A table of their own for everybody who learns; nothing is stored of it but the table."""

    def __init__(self, live: LiveTables, rewind: Rewind) -> None:
        self._live = live
        self._rewind = rewind

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
            options=games.get(kind).complete_options(lesson.seats, lesson.options),
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
        row = await self._live.open(row, person)
        log.info("table=%s game=%s opened for learning", row.id, row.game)
        return info(row)

    @careful
    async def of(self, game: str, person: Person) -> TableInfo | None:
        """The newest guided game of somebody that is not over."""
        kind, _ = _taught(game)
        rows = await self._live.db.read(sql.tables.of_user, person.user, ("lobby", "running", "frozen"))
        return next((info(row) for row in rows if row.game == kind and row.teaching == "lesson"), None)

    @careful
    async def look(self, table: int, person: Person) -> LessonMoment | None:
        """Where somebody is; None where nobody is guided, or the guiding is over."""
        async with self._live.hold(table, "answer", person) as held:
            return await self._moment(held, person)

    @careful
    async def repeat(self, table: int, person: Person, step: int | None) -> None:
        """Back to the beginning of the step that was missed, whatever has been played since; `step` of the question."""
        async with self._live.hold(table, "undo", person) as held:
            moment = await self._moment(held, person)
            if moment is None or moment.missed is None or held.row.seats[LEARNER].step != step:
                raise mistake("stale")
            first = moment.missed.answers[0]
            await self._rewind.rewind(held, person, first.segment, first.position)

    async def _moment(self, held: Held, person: Person) -> LessonMoment | None:
        row, now = held.row, Table(held.table.game, held.table.segment, held.table.snapshot, held.table.choices)
        lesson = now.game.lesson
        if row.teaching != "lesson" or lesson is None or rights.own_seat(row, person) != LEARNER:
            return None
        choices = await self._live.db.read(sql.tables.all_choices, row.id)
        ask = held.table.ask_of(LEARNER)
        answers = own_answers(choices)
        course = lessons.course(lesson, answers, now.segment, None if ask is None else ask.key)
        if course.now is None and course.ended is None and course.following is None:
            return None
        on, ended = course.now, course.ended
        moment = LessonMoment(
            steps=len(lesson.steps),
            now=on,
            ended=ended,
            following=course.following,
            other_values=await self._has_other_values(row),
        )
        if ended is not None and ask is not None:
            past = await self._began(row.id, now, choices, ended)
            moment = await asyncio.to_thread(_with_ended, moment, past, choices, ended)
            moment = replace(moment, falling=lessons.dropped_with(course, ended))
        if on is not None and not on.step.free:
            past = await self._began(row.id, now, choices, on) if on.answers else now
            moment = await asyncio.to_thread(_with_open, moment, past, now, choices, on)
        if on is not None and moment.missed is on:  # as if what can still be done of it were done
            rest = replace(on.answers[-1], position=len(now.choices), picks=tuple(one.id for one in moment.wanted))
            course = lessons.course(lesson, [*answers, rest], now.segment, None)
            moment = replace(moment, wanted=(), falling=lessons.dropped_with(course, on))
        return moment

    async def _has_other_values(self, row: TableRow) -> bool:
        """Whether another game at this place would be played with another component set than the lesson."""
        shelf = games.get(row.game).shelf
        return shelf.current() != shelf.shipped() or await used_set(self._live, row.guild, row.game) is not None

    async def _began(self, table: int, now: Table, choices: list[ChoiceRow], step: TaughtStep) -> Table:
        """The table as it was when a step began."""
        first = step.answers[0]
        boundary = await self._live.db.read(sql.tables.boundary, table, first.segment)
        assert boundary is not None
        return Table(now.game, first.segment, boundary.snapshot, _played(choices, first)[: first.position])


def _taught(game: str) -> tuple[str, Lesson]:
    """A game that has a guided first game, by any of its names."""
    kind = games.find(game)
    if kind.lesson is None:
        raise PlayerMistake(text("learn.mistake.none", game=kind.name))
    return kind.id, kind.lesson


def own_answers(choices: list[ChoiceRow]) -> list[OwnAnswer]:
    """What who learns has answered; what was forced, and the opening, was answered by the machine."""
    return [OwnAnswer(c.segment, c.position, c.key, c.picks) for c in choices if c.seat == LEARNER and c.by != "auto"]


def _played(choices: list[ChoiceRow], answer: OwnAnswer) -> list[Choice]:
    """Everything that was chosen in the turn of an answer."""
    return [Choice(c.seat, c.key, c.picks, c.shown, c.by) for c in choices if c.segment == answer.segment]


def _with_ended(moment: LessonMoment, began: Table, choices: list[ChoiceRow], ended: TaughtStep) -> LessonMoment:
    """With what became of a step that has ended; nothing where it could not be done."""
    asked = _asked(began, choices, ended)
    path = _tried(began, ended.step, set())
    if asked is None:
        return moment
    verdict = lessons.verdict(ended.step, asked, path)
    if verdict.achieved:
        return replace(moment, verdict=verdict)
    if not lessons.verdict(ended.step, path).achieved:
        return moment
    return replace(moment, verdict=verdict, left_with=_left_with(began, choices, ended))


def _with_open(
    moment: LessonMoment, began: Table, now: Table, choices: list[ChoiceRow], on: TaughtStep
) -> LessonMoment:
    """With what the step that is on still asks for, in the order in which it can be done, or that it was missed."""
    first = _tried(began, on.step, set())
    if not lessons.verdict(on.step, first).achieved:
        return replace(moment, possible=False)
    given = lessons.picks_that_hold(on.answers)
    path = _tried(now, on.step, set(given)) if on.answers else first
    wanted: list[Option[None]] = []
    for ask, picks in path:
        named = lessons.wanted(on.step, ask, given)
        wanted += [replace(option, value=None) for option in ask.options if option.id in picks and option.id in named]
    moment = replace(moment, wanted=tuple(wanted))
    asked = _asked(began, choices, on)
    if not on.answers or asked is None:
        return moment
    if lessons.verdict(on.step, [*asked, *path]).achieved:
        may_leave = any(option.role in ("decline", "confirm") for ask, _ in path[:1] for option in ask.options)
        return replace(moment, done=may_leave and lessons.verdict(on.step, asked).achieved)
    verdict = lessons.verdict(on.step, asked, first)
    return replace(moment, verdict=verdict, left_with=_left_with(began, choices, on))


def _left_with(began: Table, choices: list[ChoiceRow], missed: TaughtStep) -> OwnAnswer:
    """The last answer of a missed step before which it could still be done."""
    for count in reversed(range(1, len(missed.answers))):
        earlier = replace(missed, answers=missed.answers[:count])
        asked = _asked(began, choices, earlier) or []
        table = _before(began, choices, missed.answers[count])
        path = _tried(table, missed.step, lessons.picks_that_hold(earlier.answers))
        if lessons.verdict(missed.step, [*asked, *path]).achieved:
            return missed.answers[count]
    return missed.answers[0]


def _before(began: Table, choices: list[ChoiceRow], answer: OwnAnswer) -> Table:
    """The table as it was when an answer of a step was given."""
    return Table(began.game, began.segment, began.snapshot, _played(choices, answer)[: answer.position])


def _asked(began: Table, choices: list[ChoiceRow], taught: TaughtStep) -> list[Answered] | None:
    """The answers of a step beside what was offered then, which the turn shows when it is played once more.

    None where the rules are not what they were.
    """
    asked: list[Answered] = []
    try:
        for answer in lessons.answers_that_hold(taught.answers):
            table = _before(began, choices, answer).live()  # named, since it has to last
            ask = table.ask_of(LEARNER)
            if ask is not None and ask.options:  # which are told only as long as there is the table
                asked.append((ask, answer.picks))
    except EngineBug as error:
        log.warning("step=%s cannot be judged: %s", taught.step.id, error)
        return None
    return asked


def _tried(table: Table, step: LessonStep, given: set[str]) -> list[Answered]:
    """A step done on a copy: what it asks for wherever that is offered, else the next best answer."""
    copy = Table(table.game, table.segment, table.snapshot, table.choices)
    tried: list[Answered] = []
    try:
        while len(tried) < MOST_TRIED and copy.segment == table.segment:
            ask = copy.live().ask_of(LEARNER)
            if ask is None or ask.key not in step.keys:
                break
            order = sorted(ask.options, key=lambda one: (one.id in given, one.no_effect, one.role != "main"))
            picks = lessons.wanted(step, ask, given) or [option.id for option in order[: max(ask.min, 1)]]
            tried.append((ask, picks))
            given.update(picks)
            copy.answer(LEARNER, picks)
    except EngineBug as error:
        log.warning("step=%s cannot be tried: %s", step.id, error)
        return []
    return tried
