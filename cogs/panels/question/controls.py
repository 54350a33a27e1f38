"""Which controls a question gets: one answer at a time, or a series or form put together before it is sent."""

from __future__ import annotations

from cogs.messages.reader import Reader
from cogs.panels.question.composed import composes, form_ids
from cogs.panels.question.layout import BUTTONS, Controls
from cogs.panels.question.paths import lists, opens
from cogs.panels.question.place import Place
from cogs.panels.question.turn_endings import EndingLayout
from host.records import Question


def numbered(question: Question) -> dict[str, str]:
    """The number of every option that aims at something, by id: the same as on the picture beside it."""
    aiming = [option.id for option in question.options if option.target is not None]
    return {name: str(n) for n, name in enumerate(aiming, 1)}


def targets(question: Question) -> dict[str, str]:
    """What the options aim at, each with the number of the first option that does."""
    numbers = numbered(question)
    found: dict[str, str] = {}
    for option in question.options:
        if option.target is not None:
            found.setdefault(option.target, numbers[option.id])
    return found


def pictured(question: Question) -> Question:
    """The question whose options a picture shows: where this one aims at nothing, what lies behind its options."""
    if len(targets(question)) > 1 or question.private or not opens(question):
        return question
    return max([question, *lists(question).values()], key=lambda one: len(targets(one)))


def controls(question: Question, reader: Reader, place: Place, *, numbers: bool = False) -> Controls:
    """The controls of a question at a place inside it; with `numbers` as the picture shows them."""
    drawn = pictured(question)
    layout = EndingLayout(question, reader, place, numbered(question) if numbers and drawn is question else {})
    layout.by_target = targets(drawn) if numbers else {}
    if question.form is not None:
        layout.form(question.form)
        layout.last_field(question.form, form_ids(question.form))
    elif question.series is not None and composes(question):
        layout.series(question.series)
    elif question.ordered and question.max > 1:
        layout.order()
    elif question.max > 1 or question.min == 0:
        layout.several()
    elif opens(question):
        layout.paths()
    elif question.shape == "amount" and len(question.options) > BUTTONS:
        layout.amount()
    else:
        layout.one()
    layout.endings()
    return layout.made
