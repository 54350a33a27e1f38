"""Answers that are given before they are asked for: known by what they mean, and valid only while they mean that."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from engine.core.ask import Ask
from engine.core.offer import Option
from engine.core.run import Choice
from engine.core.table import Table
from engine.core.text import PlayerMistake, Seat, Text, text

MOST_DEFAULT_OPTIONS = 5  # options: a question with more of them is not one that is always answered alike


class PlannedChoice(Struct, frozen=True):
    """An answer to a question that is still to come: what was asked, what is picked, and what each pick means."""

    key: str
    picks: tuple[str, ...]
    asked: Text
    labels: tuple[Text, ...]
    means: tuple[str, ...]


class PlanFit(Struct, frozen=True):
    """How far a plan goes at a table: what can be answered in a row, and what comes in between."""

    answers: tuple[PlannedChoice, ...]
    ends: bool = False  # the last of them ends the turn
    stopped: PlannedChoice | None = None  # the first that cannot be given
    why: Text | None = None


def meaning(option: Option[Any]) -> str:
    """What an option comes to: what its facts say it is, and what is told of it where they do not say it all."""
    facts = None if option.facts is None else {type(option.facts).__name__: option.facts}
    told = None if option.facts is not None and option.facts.whole else option.detail
    return msgspec.json.encode([option.target, facts, told]).decode()


def means(option: Option[Any], meant: str) -> bool:
    """Whether an option comes to what was meant; former versions noted its facts, or its detail where it had none."""
    facts = option.detail if option.facts is None else {type(option.facts).__name__: option.facts}
    return meant in (meaning(option), msgspec.json.encode([option.target, facts]).decode())


def planned(ask: Ask[Any], picks: Sequence[str]) -> PlannedChoice:
    """An answer to this question, to be given later."""
    ask.check(picks)
    options = {option.id: option for option in ask.options}
    chosen = [options[pick] for pick in picks]
    labels = tuple(option.label for option in chosen)
    return PlannedChoice(ask.key, tuple(picks), ask.asked, labels, tuple(map(meaning, chosen)))


def fit_plan(table: Table, seat: Seat, plan: Sequence[PlannedChoice]) -> PlanFit:
    """How far a plan can be followed: the same is asked, still offered and means the same, and nothing is revealed.

    Only with its last answer, the one that ends the turn, may something come to light. Tried on a copy.
    """
    copy, answers = Table.load(table.dump()), list[PlannedChoice]()
    left = _without_forced(plan, copy.choices, seat)
    while left:
        known = len(copy.choices)
        why = why_not(copy, seat, left[0])
        if why is None:
            try:
                copy.answer(seat, left[0].picks)
            except PlayerMistake as mistake:
                why = mistake.text
        ends = why is None and copy.segment != table.segment
        if why is None and not ends and any(choice.shown for choice in copy.choices[known:]):
            why = Text("core.plan.reveals")
        if why is not None:
            return PlanFit(tuple(answers), stopped=left[0], why=why)
        answers.append(left[0])
        if ends:
            return PlanFit(tuple(answers), ends=True)
        left = _without_forced(left[1:], copy.choices[known + 1 :], seat)
    return PlanFit(tuple(answers))


def why_not(table: Table, seat: Seat, choice: PlannedChoice) -> Text | None:
    """Why an answer does not fit the question that is open now; None if it does."""
    ask = table.ask_of(seat)
    if ask is None:
        return Text("core.plan.not_asked")
    if ask.key != choice.key:
        return text("core.why.other_question", question=ask.asked)
    options = {option.id: option for option in ask.options}
    for pick, meant in zip(choice.picks, choice.means, strict=True):
        if pick not in options:
            return table.why_not(seat, pick)
        if not means(options[pick], meant):
            now = options[pick].detail
            return Text("core.plan.changed") if now is None else text("core.plan.changed_to", now=now)
    return None


def may_have_default(table: Table, ask: Ask[Any]) -> bool:
    """Whether a question can be answered alike for good: an offer that comes again, not a turn or a phase."""
    single = ask.min == ask.max == 1 and ask.shape == "one" and ask.series is None and ask.presentation.form is None
    if not (single and ask.recurs) or table.joint is not None or not table.choices or table.choices[0].key == ask.key:
        return False
    return 1 < len(ask.options) <= MOST_DEFAULT_OPTIONS and any(option.role == "decline" for option in ask.options)


def _without_forced(plan: Sequence[PlannedChoice], choices: Iterable[Choice], seat: Seat) -> list[PlannedChoice]:
    """What is left of a plan once the machine has given some of its answers by itself."""
    left = list(plan)
    for choice in choices:
        forced = choice.by == "auto" and choice.seat == seat
        if left and forced and (choice.key, choice.picks) == (left[0].key, left[0].picks):
            del left[0]
    return left
