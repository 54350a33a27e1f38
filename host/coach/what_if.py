"""What if: another turn in the place of one of a finished game, tried on a copy and compared with what was played.

What people try is kept in memory only: nothing of it counts, and it goes by itself.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Sequence
from random import Random
from weakref import WeakValueDictionary

from msgspec.structs import replace

from engine.core import games, looking_ahead
from engine.core.offer import Option, Refusal
from engine.core.plan import PlannedChoice, planned
from engine.core.run import Choice
from engine.core.table import Table
from engine.core.text import EngineBug, PlayerMistake, Seat, Text, join
from engine.players.master import open_question
from engine.players.trials import TurnLine, TurnStep, fits
from engine.practice import play_on
from host.coach.comparing import Comparison, TriedOn, compared
from host.coach.hints import share_of
from host.coach.reviews import line_of
from host.coach.thinking import Thinking, ThinkingTrouble
from host.errors import HostTrouble, NotTogether, careful, mistake
from host.records import Stopped, TriedTurn, info
from host.rights import Person
from host.tables import questions
from host.tables.hidden_sides import eyes_of
from host.tables.live_tables import LiveTables
from host.tables.reads import never_begun
from storage import BoundaryRow, ChoiceRow, TableRow, sql

log = logging.getLogger(__name__)

COMPARING_SECONDS = 3.0  # two turns may be thought about
KEPT_SECONDS = 3600.0  # after the last click a turn that somebody tries is forgotten
MOST_KEPT = 200  # of different people
FIRST_STEPS = 10_000  # from one of which the steps of a process are counted, so that old buttons seldom fit new ones


class Attempt:
    """A turn that is being tried: where it began, what was chosen since, and where that has led."""

    def __init__(self, row: TableRow, seat: Seat, base: Table, played: TurnLine | None, *, own: bool) -> None:
        self.table, self.segment, self.seat, self.own = row.id, base.segment, seat, own
        self.base, self.played = base.dump(), played
        self.hides = bool(base.game.hidden(base.state))
        self.lock = asyncio.Lock()
        self.step, self.at = 0, 0.0
        self.chosen: list[PlannedChoice] = []
        self.now, self.whole = base, False
        self.comparison: Comparison | None = None

    @property
    def line(self) -> TurnLine:
        """The answers so far."""
        return tuple(TurnStep(choice.key, choice.picks) for choice in self.chosen)

    def give(self, picks: Sequence[str]) -> None:
        """One more answer; with what comes to light, or ends the turn, it is whole."""
        ask = None if self.whole else self.now.ask_of(self.seat)
        if ask is None:
            raise mistake("stale")
        choice, known = planned(ask, picks), len(self.now.choices)
        self.now.answer(self.seat, picks)
        self.chosen.append(choice)
        self.comparison = None
        shown = any(one.shown for one in self.now.choices[known:])
        self.whole = shown or self.now.segment != self.segment or self.now.ask_of(self.seat) is None

    def take_back(self) -> None:
        """The last answer back."""
        if not self.chosen:
            raise PlayerMistake(Text("core.mistake.undo"))
        kept = self.chosen[:-1]
        self.now, self.whole, self.comparison, self.chosen = Table.load(self.base), False, None, []
        for choice in kept:
            self.give(choice.picks)


class WhatIfs:
    """One turn at a time for each person; nothing here changes a table, and nothing is stored."""

    def __init__(self, live: LiveTables, thinking: Thinking) -> None:
        self._live = live
        self._thinking = thinking
        self._attempts: OrderedDict[int, Attempt] = OrderedDict()  # by user, the longest untouched first
        self._comparing: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()  # by user: one at a time
        self._step = int(live.time()) % FIRST_STEPS

    @careful
    async def begin(self, table: int, person: Person, segment: int) -> TriedTurn:
        """Try a turn anew, in the place of whatever this person has tried before: their own one if they had one then.

        What they could not know is dealt anew.
        """
        row = await self._row(table, person)
        boundary, choices = await self._stored(row, segment)
        took_part = list(dict.fromkeys(one.seat for one in choices if one.by != "auto"))
        mine = row.seat_of(person.user)
        for seat in sorted(took_part, key=lambda one: mine is None or one != mine.seat):
            holders = await self._live.db.read(sql.holders.of_seat, table, seat)
            own = eyes_of(row, person, holders).at(segment) == seat
            attempt = await asyncio.to_thread(_begun, row, seat, boundary, choices, own=own)
            if attempt is not None:
                self._attempts[person.user] = attempt
                return await self._told(row, attempt, person)
        raise PlayerMistake(Text("coach.mistake.nothing_decided"))

    @careful
    async def look(self, table: int, person: Person) -> TriedTurn:
        """Where somebody is with the turn they try."""
        row, attempt = await self._row(table, person), self._of(table, person)
        async with attempt.lock:
            return await self._told(row, attempt, person, moved=False)

    @careful
    async def answer(self, table: int, person: Person, step: int, picks: Sequence[str]) -> TriedTurn:
        """One more answer."""
        row, attempt = await self._row(table, person), self._of(table, person)
        async with attempt.lock:
            self._refuse_old(attempt, step)
            attempt.give(picks)
            return await self._told(row, attempt, person)

    @careful
    async def answer_all(
        self, table: int, person: Person, step: int, answers: Sequence[Sequence[str]], end: Sequence[str] = ()
    ) -> TriedTurn:
        """Several answers in a row, then `end` where that is offered; stops where one does not fit."""
        row, attempt = await self._row(table, person), self._of(table, person)
        async with attempt.lock:
            self._refuse_old(attempt, step)
            stopped = _give_all(attempt, answers, end)
            return replace(await self._told(row, attempt, person), stopped=stopped)

    @careful
    async def undo(self, table: int, person: Person, step: int | None = None) -> TriedTurn:
        """The last answer back, also of a turn that is whole."""
        row, attempt = await self._row(table, person), self._of(table, person)
        async with attempt.lock:
            self._refuse_old(attempt, step)
            attempt.take_back()
            return await self._told(row, attempt, person)

    @careful
    async def refused(self, table: int, person: Person) -> list[Refusal]:
        """What its question does not offer, and why."""
        await self._row(table, person)
        attempt = self._of(table, person)
        ask = None if attempt.whole else attempt.now.ask_of(attempt.seat)
        return [] if ask is None else ask.refused()

    @careful
    async def compare(self, table: int, person: Person) -> Comparison:
        """What the computer makes of the whole turn and of the one that was played; thought out once."""
        row, attempt = await self._row(table, person), self._of(table, person)
        async with self._comparing.setdefault(person.user, asyncio.Lock()), attempt.lock:
            if self._of(table, person) is not attempt or not attempt.whole:
                raise mistake("stale")  # they have gone on while they waited
            if attempt.comparison is None:
                told = await self._told(row, attempt, person, moved=False)
                attempt.comparison = await self._compared(attempt, told)
            return attempt.comparison

    async def _compared(self, attempt: Attempt, told: TriedTurn) -> Comparison:
        base, lines = Table.load(attempt.base), [attempt.line]
        if attempt.played is not None and attempt.played != attempt.line:
            lines.append(attempt.played)
        rng = Random(f"{attempt.table}.{attempt.seat}.{attempt.segment}")
        try:
            share = share_of(self._thinking, COMPARING_SECONDS)
            race = await self._thinking.race(base, attempt.seat, rng, share, lines, only=True)
        except ThinkingTrouble as trouble:
            log.error("table=%s: turns could not be compared: %s", attempt.table, trouble)
            raise HostTrouble(Text("coach.trouble.thinking"), attempt.table) from trouble
        where = TriedOn(attempt.base, attempt.seat, attempt.line, attempt.played)
        found = await asyncio.to_thread(compared, where, told, race)
        if found is None:
            log.error("table=%s segment=%s: a turn that was tried led nowhere", attempt.table, attempt.segment)
            raise HostTrouble(Text("coach.trouble.thinking"), attempt.table)
        return found

    async def _row(self, table: int, person: Person) -> TableRow:
        """A game that is over, and that this person may see."""
        row = await self._live.row(table, "look", person)
        if row.status == "lobby":
            raise never_begun(row)
        if row.status not in ("over", "closed"):
            raise mistake("not_over", table=table)
        return row

    async def _stored(self, row: TableRow, segment: int) -> tuple[BoundaryRow, list[ChoiceRow]]:
        boundary = await self._live.db.read(sql.tables.boundary, row.id, segment)
        if boundary is None:
            last = await self._live.db.read(sql.tables.last_boundary, row.id)
            raise never_begun(row) if last is None else mistake("turn", turn=segment, last=last)
        await self._live.components(games.get(row.game), row.components)
        choices = await self._live.db.read(sql.tables.all_choices, row.id)
        return boundary, [one for one in choices if one.segment == segment]

    def _of(self, table: int, person: Person) -> Attempt:
        """What somebody tries; a mistake if that is gone, or was about another table."""
        now = self._live.time()
        while self._attempts and next(iter(self._attempts.values())).at < now - KEPT_SECONDS:
            self._attempts.popitem(last=False)
        attempt = self._attempts.get(person.user)
        if attempt is None or attempt.table != table:
            raise PlayerMistake(Text("coach.mistake.what_if_gone"))
        return attempt

    def _refuse_old(self, attempt: Attempt, step: int | None) -> None:
        if step is not None and step != attempt.step:
            raise mistake("stale")

    async def _told(self, row: TableRow, attempt: Attempt, person: Person, *, moved: bool = True) -> TriedTurn:
        """A turn where it stands now; one that has moved on has new buttons."""
        if moved:
            self._step += 1
            attempt.step = self._step
        attempt.at = self._live.time()
        if self._attempts.get(person.user) is attempt:
            self._attempts.move_to_end(person.user)
        while len(self._attempts) > MOST_KEPT:
            self._attempts.popitem(last=False)
        question = None
        if not attempt.whole:
            question = await questions.question_of(row, attempt.now, attempt.seat, self._live.questions.busy)
        if question is not None:
            question = replace(
                question,
                step=attempt.step,
                plan=True,
                what_if=True,
                can_undo=bool(attempt.chosen),
                no_undo=None,
                may_have_default=False,
                options=tuple(map(_as_last, question.options)),
            )
        chosen = tuple(attempt.chosen)
        return TriedTurn(
            info(row),
            attempt.segment,
            attempt.seat,
            attempt.own,
            attempt.step,
            question,
            chosen,
            over=attempt.now.over,
            hides=attempt.hides,
        )


def _as_last(option: Option[None]) -> Option[None]:
    """An option of an attempt: what comes to light can be taken back there, but the attempt ends with it."""
    if not option.reveals:
        return option
    said = Text("coach.what_if.reveals")
    return replace(
        option, reveals=False, detail=said if option.detail is None else join([option.detail, said], "semicolon")
    )


def new_seed() -> str:
    """By which all that is hidden in an attempt is dealt."""
    return secrets.token_hex(16)


def _begun(
    row: TableRow, seat: Seat, boundary: BoundaryRow, choices: Sequence[ChoiceRow], *, own: bool
) -> Attempt | None:
    """A turn as it began, with everything dealt anew that its player could not know; None if it decided nothing."""
    game, known = games.get(row.game), [seat] if own else []
    base = play_on(game, boundary.snapshot, known, new_seed(), boundary.segment)
    try:
        ask = None if base is None else base.live().ask_of(seat)
    except EngineBug as changed:
        log.info("table=%s segment=%s cannot be tried any more: %s", row.id, boundary.segment, changed)
        return None
    if base is None or ask is None or not open_question(ask) or base.segment != boundary.segment:
        return None
    return Attempt(row, seat, base, _played(base, seat, boundary, choices, own=own), own=own)


def _played(
    base: Table, seat: Seat, boundary: BoundaryRow, choices: Sequence[ChoiceRow], *, own: bool
) -> TurnLine | None:
    """What was really played, up to what it revealed; None where others may not know it, or it does not fit here."""
    line = line_of(choices, seat)
    made = [Choice(one.seat, one.key, one.picks, one.shown, one.by) for one in choices]
    try:
        private = Table.were_private(base.game.id, boundary.snapshot, made)
    except EngineBug:  # the rules have changed since
        return None
    if not own and any(hidden and choice.seat == seat for choice, hidden in zip(made, private, strict=True)):
        return None
    copy = Table.load(base.dump())
    for step in line:
        ask = copy.ask_of(seat)
        if ask is None or not fits(step, ask):
            return None
        try:
            copy.answer(seat, step.picks)
        except (PlayerMistake, EngineBug):
            return None
    return line


def _give_all(attempt: Attempt, answers: Sequence[Sequence[str]], end: Sequence[str]) -> Stopped | None:
    """Several answers, and what ends them; of those that do not go together none is given."""
    apart = looking_ahead.first_refused(attempt.now, attempt.seat, answers)
    if apart is not None:
        raise NotTogether(*apart)
    opened = attempt.now.ask_of(attempt.seat)
    for given, picks in enumerate(answers or [end]):
        try:
            attempt.give(picks)
        except PlayerMistake as refused:
            if not given:
                raise
            return Stopped(given, refused.text)
        if attempt.whole:
            return None
    ask = attempt.now.ask_of(attempt.seat)
    goes_on = opened is not None and ask is not None and (opened.series is None or ask.key == opened.key)
    if answers and end and ask is not None and goes_on and set(end) <= set(ask.ids()):
        attempt.give(end)
    return None
