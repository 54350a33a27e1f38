"""Answers given ahead of time are followed: a plan when its turn comes, a default answer whenever it fits."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from engine.core.ask import Ask
from engine.core.plan import PlanFit, PlannedChoice, fit_plan, meaning
from engine.core.table import Table
from engine.core.text import PlayerMistake, Seat, Text
from host.records import PassedLine
from host.tables.notice_rows import Payload, nudge_lane
from storage import DefaultAnswerRow, DueRow, NoticeRow, PlanRow, Saving, TableExtras, TableRow

log = logging.getLogger(__name__)

MOST_IN_A_ROW = 200  # answers that are followed in a row
TURN_END = "turn_end"  # the kind of what is due when a turn ends by itself
GRACE_SECONDS = 60.0  # until then
FIRST_GAME_SECONDS = 300.0  # where somebody still learns what they read
NONE_FITS = -1  # in the place of the line that was carried out
PLANNED, STANDING = "plan", "standing"  # by whom a choice was made, as it is recorded


class StoredPlan(Struct, frozen=True):
    """What somebody would do, line by line in order of preference; former versions stored the only line there was."""

    lines: tuple[tuple[PlannedChoice, ...], ...] = ((),)
    open: int = 0  # the line that is being made


class PlanEnd(Struct, frozen=True, omit_defaults=True):
    """Where a plan that was begun has left its player: what was done, and what was not, for which reason."""

    done: tuple[Text, ...]
    before: Text | None = None
    why: Text | None = None
    line: int = 0  # the one that was carried out
    passed: tuple[PassedLine, ...] = ()  # those that no longer fitted, where there were several
    ends: bool = False  # the turn was played to its end


class StoredAnswer(Struct, frozen=True):
    """An answer that is always given to a question while it means the same."""

    key: str
    pick: str
    means: str
    asked: Text
    label: Text


class Followed(Struct):
    """What came of following what was said ahead, to be saved with the rest."""

    plans: list[PlanRow] = []
    no_plans: list[Seat] = []
    notices: list[NoticeRow] = []

    def into(self, saving: Saving) -> None:
        saving.plans += self.plans
        saving.no_plans += self.no_plans
        saving.notices += self.notices


def follow(row: TableRow, table: Table, extras: TableExtras, acting: Seat) -> Followed:
    """Give every answer that was given ahead, until somebody has to decide who has said nothing about it."""
    followed = Followed(no_plans=[plan.seat for plan in extras.plans if plan.stopped and plan.seat == acting])
    plans = {plan.seat: plan for plan in extras.plans if plan.user == row.seats[plan.seat].user and not plan.stopped}
    for _ in range(MOST_IN_A_ROW):
        if not any(_step(row, table, extras, plans, ask, followed) for ask in list(table.asks)):
            break
    return followed


def _step(
    row: TableRow, table: Table, extras: TableExtras, plans: dict[Seat, PlanRow], ask: Ask[Any], followed: Followed
) -> bool:
    """Answer one question, if that was said ahead; returns whether anything has changed."""
    seat = row.seats[ask.seat]
    plan = plans.get(ask.seat)
    if plan is not None and any(turn_has_come(table, ask, line) for line in plan_of(plan).lines):
        del plans[ask.seat]
        return _carry_out(row, table, plan, followed)
    picks = default_picks(
        ask, [one for one in extras.default_answers if one.seat == ask.seat and one.user == seat.user]
    )
    if picks is None and seat.user in extras.auto_end and ask.confirms() and table.joint is None:
        picks = ask.ids()
    if picks is None:
        return False
    try:
        table.answer(ask.seat, picks, STANDING)
    except PlayerMistake as refused:
        log.info("table=%s seat=%s a standing answer is refused: %s", row.id, ask.seat, refused)
        return False
    return True


def end_soon(saving: Saving, table: Table, extras: TableExtras, seat: Seat, *, was_ending: bool) -> None:
    """A turn in which nothing is left but its end is ended after a while; not if something else was done meanwhile."""
    row = saving.after
    key, user, ask = end_key(row.id, seat), row.seats[seat].person, table.ask_of(seat)
    chosen = user in (*extras.auto_end, *extras.asks_end)
    ending = ask is not None and ask.confirms() and table.joint is None and row.status == "running"
    if ending and user is not None and not chosen and row.teaching != "lesson":
        learns = row.teaching == "help" or row.seats[seat].learning
        left = FIRST_GAME_SECONDS if learns else GRACE_SECONDS
        saving.due.append(DueRow(TURN_END, saving.at + left, key, row.id, seat))
    elif was_ending:
        saving.void.append(key)


def end_key(table: int, seat: Seat) -> str:
    """The key under which it is stored that a turn ends by itself."""
    return f"{TURN_END}:{table}:{seat}"


def _carry_out(row: TableRow, table: Table, plan: PlanRow, followed: Followed) -> bool:
    """Carry out the first line of a plan that still works as planned; a plan of one line as far as it goes."""
    segment, seat = table.segment, plan.seat
    lines = [line for line in plan_of(plan).lines if line]  # one that was begun may be empty
    passed: list[PassedLine] = []
    for n, line in enumerate(lines):
        fit = _fit(row, table, seat, line)
        if fit.stopped is None or len(lines) == 1:
            break
        passed.append(PassedLine(n, short_text(fit.stopped), fit.why or Text("plan.trouble")))
    else:  # which of them to begin is for their maker to say
        n, fit = NONE_FITS, PlanFit(())
    for choice in fit.answers:
        table.answer(seat, choice.picks, PLANNED)
    if fit.ends:
        payload = msgspec.json.encode(Payload(segment, to=seat))
        followed.notices.append(NoticeRow("planned", payload, nudge_lane(row.id, seat)))
    if fit.ends and not passed:
        followed.no_plans.append(seat)
    else:
        done = tuple(label for choice in fit.answers for label in choice.labels)
        before = None if fit.stopped is None else short_text(fit.stopped)
        end = PlanEnd(done, before, fit.why, n, tuple(passed), fit.ends)
        followed.plans.append(PlanRow(seat, plan.user, plan.step + 1, b"[]", msgspec.json.encode(end)))
    return bool(fit.answers)


def _fit(row: TableRow, table: Table, seat: Seat, line: Sequence[PlannedChoice]) -> PlanFit:
    try:
        return fit_plan(table, seat, line)
    except Exception:  # whatever is wrong with a plan, it keeps nobody else from playing
        log.exception("table=%s seat=%s a plan cannot be followed", row.id, seat)
        return PlanFit((), stopped=line[0], why=Text("plan.trouble"))


def turn_has_come(table: Table, ask: Ask[Any], plan: Sequence[PlannedChoice]) -> bool:
    """Whether this is the turn a plan was made for: it begins with the question that the plan begins with."""
    if table.joint is not None or any(c.seat == ask.seat and c.by != "auto" for c in table.choices):
        return False
    return bool(plan) and plan[0].key in (ask.key, *(c.key for c in table.choices if c.seat == ask.seat))


_stored: msgspec.json.Decoder[StoredPlan | tuple[PlannedChoice, ...]] = msgspec.json.Decoder(
    StoredPlan | tuple[PlannedChoice, ...]
)


def plan_of(row: PlanRow) -> StoredPlan:
    """What a stored plan says."""
    stored = _stored.decode(row.choices)
    return stored if isinstance(stored, StoredPlan) else StoredPlan((stored,))


def short_text(choice: PlannedChoice) -> Text:
    """A planned answer in a few words: its first pick, or the question where nothing is picked."""
    return choice.labels[0] if choice.labels else choice.asked


def default_answer(ask: Ask[Any], pick: str) -> StoredAnswer:
    """That answer to this question for good; who declines, declines just what is offered here."""
    ask.check([pick])
    option = next(option for option in ask.options if option.id == pick)
    return StoredAnswer(ask.key, pick, _means(ask, pick), ask.asked, option.label)


def default_picks(ask: Ask[Any], rows: Sequence[DefaultAnswerRow]) -> list[str] | None:
    """What somebody always answers to this question; None if they have not said so."""
    for one in rows:
        answer = answer_of(one)
        if answer.key == ask.key and answer.pick in ask.ids() and answer.means == _means(ask, answer.pick):
            return [answer.pick]
    return None


def answer_of(row: DefaultAnswerRow) -> StoredAnswer:
    return msgspec.json.decode(row.answer, type=StoredAnswer)


def _means(ask: Ask[Any], pick: str) -> str:
    option = next(option for option in ask.options if option.id == pick)
    if option.role != "decline":
        return meaning(option)
    offered = sorted((one.id, meaning(one)) for one in ask.options if one.role != "decline")
    return msgspec.json.encode(offered).decode()
