"""Which controls a question gets: chosen by its shape."""

from __future__ import annotations

from msgspec.structs import replace

from cogs.messages import pictures
from cogs.messages.reader import Reader
from cogs.panels.question.forms import form_controls, walk, walks
from cogs.panels.question.one_choice import amount, one_choice
from cogs.panels.question.panel_builder import BUTTONS, PanelBuilder, by_role
from cogs.panels.question.panel_state import PanelState
from cogs.panels.question.paths import LISTS, add_two_lists, two_lists
from cogs.panels.question.several_choices import order, part_by_part, series_choices, several_choices
from engine.core.offer import picture_numbers
from host.records import Question


def numbered(question: Question) -> dict[str, str]:
    """The number of every option that aims at something, by id: the same as on the picture beside it.

    None in a menu of things that lie nowhere, beside which something else may be done that does.
    """
    main, _ = by_role(question.options)
    if len(main) > LISTS and all(option.target is None for option in main):
        return {}
    return picture_numbers(question.options)


def shown_numbers(question: Question, *, shown: bool) -> dict[str, str]:
    """The numbers of options that stand in the picture beside a question, if one is `shown`."""
    return numbered(question) if shown and pictured(question) is question else {}


def targets(question: Question) -> dict[str, str]:
    """What the options aim at, each with the number of the first option that does."""
    numbers = numbered(question)
    found: dict[str, str] = {}
    for option in question.options:
        if option.target is not None and option.id in numbers:
            found.setdefault(option.target, numbers[option.id])
    return found


def pictured(question: Question) -> Question:
    """The question whose options a picture shows: of two ways to do something with the same things, the wider."""
    if len(targets(question)) > 1 or question.private:
        return question
    ways = [*two_lists(question).values()]
    widest = max([question, *ways], key=lambda one: len(targets(one)))
    if widest is question:
        return question
    return replace(widest, beside=tuple(option for one in ways if one is not widest for option in one.options))


def controls(
    question: Question,
    reader: Reader,
    state: PanelState,
    *,
    shown: bool = False,
    picture_px: int = 0,
    tight: bool = False,
    listed: bool = False,
    bare: bool = False,
) -> PanelBuilder:
    """The controls of a question at a state of its panel; where a picture is `shown`, with its numbers."""
    drawn = pictured(question)
    builder = PanelBuilder(
        question,
        reader,
        state,
        shown_numbers(question, shown=shown),
        targets(drawn) if shown else {},
        pictured=shown,
        picture_px=picture_px,
        tight=tight,
        listed=listed,
        bare=bare,
        picture_tells=shown and pictures.tells_options(question.table.game, question.key),
        picture_names=shown and pictures.names_options(question.table.game, question.key),
        lines=shown and pictures.lines_options(question.table.game, question.key),
    )
    behind = two_lists(question)
    if question.form is not None and walks(question.form):
        walk(builder, question.form)
    elif question.form is not None:
        form_controls(builder, question.form)
    elif builder.together is not None:
        series_choices(builder, builder.together)
    elif question.ordered and question.max > 1:
        order(builder)
    elif question.max > 1 or question.min == 0:
        several_choices(builder)
    elif behind:
        add_two_lists(builder, behind)
    elif len(question.options) > LISTS and all(option.parts for option in question.options):
        part_by_part(builder)
    elif question.shape == "amount" and len(question.options) > BUTTONS:
        amount(builder)
    else:
        one_choice(builder)
    return builder
