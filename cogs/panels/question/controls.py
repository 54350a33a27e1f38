"""Which controls a question gets: chosen by its shape."""

from __future__ import annotations

from cogs.messages.reader import Reader
from cogs.panels.question.forms import form_controls
from cogs.panels.question.one_choice import amount, one_choice
from cogs.panels.question.panel_builder import BUTTONS, PanelBuilder
from cogs.panels.question.panel_state import PanelState
from cogs.panels.question.paths import lists, opens, path_lists
from cogs.panels.question.series import composes
from cogs.panels.question.several_choices import order, series_choices, several_choices
from cogs.panels.question.turn_endings import ending_list, last_field
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


def controls(question: Question, reader: Reader, state: PanelState, *, numbers: bool = False) -> PanelBuilder:
    """The controls of a question at a state of its panel; with `numbers` as the picture shows them."""
    drawn = pictured(question)
    option_numbers = numbered(question) if numbers and drawn is question else {}
    builder = PanelBuilder(question, reader, state, option_numbers, targets(drawn) if numbers else {})
    if question.form is not None:
        form_controls(builder, question.form)
        last_field(builder, question.form)
    elif question.series is not None and composes(question):
        series_choices(builder, question.series)
    elif question.ordered and question.max > 1:
        order(builder)
    elif question.max > 1 or question.min == 0:
        several_choices(builder)
    elif opens(question):
        path_lists(builder)
    elif question.shape == "amount" and len(question.options) > BUTTONS:
        amount(builder)
    else:
        one_choice(builder)
    ending_list(builder)
    return builder
