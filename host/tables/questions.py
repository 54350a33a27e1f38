"""The open questions of a table: who must decide, for everybody; what exactly, for the eyes of one seat."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from msgspec.structs import replace

from engine.core.account import own_events
from engine.core.ask import Ask
from engine.core.looking_ahead import Previews, how_often
from engine.core.offer import Option
from engine.core.plan import may_have_default
from engine.core.table import Table
from engine.core.text import Seat
from host.clocks.clock import running_pace
from host.records import Ahead, AskedSeat, Question, SecretPlan, info
from host.tables.cooperative import Steps, in_steps, nobody
from storage import TableRow

MOST_KNOWN = 64  # questions that stay in memory
MOST_AHEAD = 9  # options of a question whose consequences are looked at beforehand
STEPS = 4  # from so many answers of a series on that may be the same it is told how often each can be given


class KnownQuestions:
    """The last questions, each as long as its table stays as it is: most clicks in a panel are about the same one."""

    def __init__(self, most: int = MOST_KNOWN, busy: Callable[[], bool] = nobody) -> None:
        self._most = most
        self.busy = busy  # whether somebody only looks something up, who goes first
        self._known: OrderedDict[tuple[int, Seat], tuple[TableRow, Question]] = OrderedDict()

    async def of(self, row: TableRow, table: Table, seat: Seat) -> Question | None:
        """The question a seat must answer now; None if it need not."""
        key = row.id, seat
        before, question = self._known.get(key, (None, None))
        if question is None or before != row:
            question = await question_of(row, table, seat, self.busy)
            if question is None:
                self._known.pop(key, None)
                return None
            self._known[key] = row, question
        self._known.move_to_end(key)
        while len(self._known) > self._most:
            self._known.popitem(last=False)
        return question

    @asynccontextmanager
    async def told_meanwhile(self, row: TableRow, table: Table, seat: Seat) -> AsyncIterator[None]:
        """As soon as the table is saved as `row` its next question is wanted: telling and saving take equally long."""
        telling = asyncio.ensure_future(self.of(row, table, seat))
        telling.add_done_callback(lambda told: told.cancelled() or told.exception())  # it is asked for again
        try:
            yield
        except BaseException:
            telling.cancel()
            self._known.pop((row.id, seat), None)
            raise
        await asyncio.wait([telling])


def asked(row: TableRow, table: Table) -> tuple[AskedSeat, ...]:
    """Who must decide, without what only they may know."""
    found, timed = [], running_pace(row) is not None
    for ask in table.asks:
        seat = row.seats[ask.seat]
        until = seat.deadline if timed else None
        found.append(AskedSeat(ask.seat, seat.person, seat.computer, ask.public_prompt, seat.asked_at or 0.0, until))
    return tuple(found)


async def question_of(row: TableRow, table: Table, seat: Seat, busy: Callable[[], bool] = nobody) -> Question | None:
    """The question a seat must answer now, with those its options lead to; None if it need not.

    To tell all its options takes a while, so that is done off the event loop, on a copy, and stands back behind who is
    busy.
    """
    if table.ask_of(seat) is None:
        return None
    copy = Table(table.game, table.segment, table.snapshot, table.choices)
    return await in_steps(_told(row, copy, seat), busy)


def _told(row: TableRow, table: Table, seat: Seat) -> Steps[Question | None]:
    """In a guided game a question with which a step begins comes by itself: its idea is told before it is answered."""
    question, ask = _question(row, table, seat), table.ask_of(seat)
    yield
    if question is None or ask is None:
        return None
    question = replace(question, lacking=bool(ask.refused()))
    if len(row.seats) > 1 and not question.can_undo and question.no_undo is None:
        totals, hidden = totals_seen(table, seat)
        if tells_something(table, totals):
            question = replace(question, totals=totals, hidden_totals=hidden)
    series = question.series
    if series is not None and series.repeat and series.left > 1:
        question = replace(question, times=(yield from times(table, question)))
        if series.left >= STEPS or max(question.times) > 1:
            return question
    ahead = yield from _ahead(row, Previews(table, seat), question)
    lesson = table.game.lesson if row.teaching == "lesson" else None
    apart = set() if lesson is None else {step.keys[0] for step in lesson.steps}
    return replace(question, ahead=tuple(one for one in ahead if one.question.key not in apart))


def tells_something(table: Table, totals: Sequence[int]) -> bool:
    """Whether it is worth a line what it would come to: not in the first round, nor where all have as much."""
    return table.game.round_of(table.state) > 1 and len(set(totals)) > 1


def totals_seen(table: Table, seat: Seat) -> tuple[tuple[int, ...], bool]:
    """What it would come to if the game ended now: the own sum whole; whether anything hidden is left out elsewhere."""
    game, g = table.game, table.state
    totals = [one.total for one in table.result_so_far.scores]
    totals[seat] = game.totals(g)[seat]
    hides = game.revealed_totals is not None and any(
        pile.pile and pile.seat not in (None, seat) for pile in game.hidden(g)
    )
    return tuple(totals), hides


def times(table: Table, question: Question) -> Steps[tuple[int, ...]]:
    """How often each option can be picked in a row, as far as the series goes."""
    most = 1 if question.series is None else question.series.left
    found = []
    for option in question.options:
        found.append(how_often(table, question.seat, option.id, most))
        yield
    return tuple(found)


def _ahead(row: TableRow, previews: Previews, question: Question) -> Steps[tuple[Ahead, ...]]:
    """What the options lead to, as far as the same seat goes on and has something to choose."""
    main = [option for option in question.options if option.role in ("main", "danger") and not option.reveals]
    declining = [option for option in question.options if option.role == "decline" and not option.reveals]
    if (question.min, question.max) != (1, 1) or question.form is not None or len(main) > MOST_AHEAD:
        return ()
    shown = _aims(main)
    found = []
    for option in (*main, *declining):
        after = previews.after(option.id)
        yield
        ask = None if after is None else after.ask_of(question.seat)
        if after is not None and ask is not None and ask.confirmation() is None:
            # What aims at no more than the options themselves is not drawn before it is asked: the view of now will do.
            drawn = not question.private and shown <= 1 and _aims(ask.options) > shown
            following = _question(row, after, question.seat, None if drawn else question.view)
            assert following is not None
            found.append(Ahead(option.id, following))
            yield
    return tuple(found)


def _aims(options: Iterable[Option[Any]]) -> int:
    """At how many different things options aim."""
    return len({option.target for option in options} - {None})


def _question(row: TableRow, table: Table, seat: Seat, known: Any = None) -> Question | None:
    """The open question of a seat, with its view, unless one is `known` that will do.

    The view shares its parts with the table, which is a copy that nobody changes any more.
    """
    ask = table.ask_of(seat)
    if ask is None:
        return None
    view = table.game.view(table.state, seat) if known is None else known  # it takes longer than all the rest
    return Question(
        table=info(row),
        segment=table.segment,
        seat=seat,
        step=row.seats[seat].step,
        key=ask.key,
        asked=ask.asked,
        options=tuple(replace(option, value=None) for option in in_order(ask)),
        min=ask.min,
        max=ask.max,
        ordered=ask.ordered,
        private=ask.private,
        shape=ask.shape,
        draft=ask.draft,
        facts=ask.facts,
        series=ask.series,
        form=ask.form,
        can_undo=table.can_undo(seat),
        no_undo=table.why_no_undo(seat),
        so_far=own_events(table.state, seat),
        purse=table.game.purse(view, seat),
        view=view,
        may_have_default=may_have_default(table, ask),
        learning=row.seats[seat].learning,
    )


def in_order(ask: Ask[Any]) -> list[Option[Any]]:
    """The options of a question as people get them: what brings nothing comes last; amounts and orders stay as is."""
    if ask.shape not in ("one", "some"):
        return list(ask.options)
    return sorted(ask.options, key=lambda option: option.no_effect)


def plan_of(table: Table, seat: Seat) -> SecretPlan | None:
    """What a seat has put together in the secret phase under way; None if there is no such phase."""
    ask = table.plan_of(seat)
    return None if ask is None else SecretPlan(seat, ask.key, ask.facts, table.view(seat), table.ask_of(seat) is None)


def undo_step(row: TableRow, table: Table, seat: Seat) -> int | None:
    """The step to hand in with an undo; None if the seat has no choice to take back."""
    return row.seats[seat].step if table.can_undo(seat) else None
