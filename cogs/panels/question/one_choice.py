"""A question that is answered by one option: rows, buttons with names, a list, or an amount in steps."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.messages import limits
from cogs.messages.message import Part, button, paragraph, rows
from cogs.panels.question.panel_builder import BUTTONS, PanelBuilder, by_role, consequences
from cogs.panels.question.panel_state import PanelState
from cogs.panels.question.paths import add_answers, add_listed, answers_of, in_place_of_buttons
from engine.core.offer import Option
from engine.core.text import text

NAMED = 10  # up to so many options that a picture explains are buttons with names
BARE_CHARACTERS = 24  # of a name that needs no row
ROWS = {True: 5, False: 9}  # with a picture above them, and without
ROWS_PX = {True: 270, False: 480}
ROW_PX, NAME_PX, SMALL_PX = 46, 20, 18  # of a row, which is at least as high as its button, and of lines in it
NAME_LINE, SMALL_LINE = 26, 36  # characters of a line beside a button


def one_choice(builder: PanelBuilder) -> None:
    """The shape that fits: what is not a main option stands below it."""
    main, minor = by_role(builder.options)
    if len(minor) > 2 * BUTTONS:
        main, minor = list(builder.options), []
    numbered = [option for option in main if option.id in builder.option_numbers]
    if builder.told and len(numbered) <= NAMED:
        builder.add_buttons(numbered)
        builder.parts += [builder.option_row(option) for option in main if option not in numbered]
    elif len(main) <= BUTTONS and all(is_bare(builder, option) for option in main):
        builder.add_buttons(main)
    elif fits(builder, main):
        add_rows(builder, main)
    else:
        builder.parts.append(builder.option_select(main))
    builder.add_minor_options(minor)


def is_bare(builder: PanelBuilder, option: Option[None]) -> bool:
    """Whether a button with its name says all there is to say of an option."""
    return not consequences(option) and len(builder.reader.label(option.label)) <= BARE_CHARACTERS


def fits(builder: PanelBuilder, options: Sequence[Option[None]]) -> bool:
    """Whether rows for these options leave the question on the screen."""
    high = sum(row_px(builder, option) for option in options)
    return len(options) <= ROWS[builder.pictured] and high <= ROWS_PX[builder.pictured]


def row_px(builder: PanelBuilder, option: Option[None]) -> int:
    """About how high the row of an option is."""
    name = -(-len(builder.reader.label(option.label, limits.TEXT)) // NAME_LINE) * NAME_PX
    small = sum(len(builder.reader.label(one, limits.TEXT)) + 2 for one in consequences(option))
    return max(ROW_PX, name + -(-small // SMALL_LINE) * SMALL_PX + 8)


def add_rows(builder: PanelBuilder, options: Sequence[Option[None]]) -> None:
    """A row for every option; where all lead to a few short answers, these stand below each."""
    answers = answers_of(builder, options)
    listed = in_place_of_buttons(builder.question, options)
    for option in options:
        if answers:
            add_answers(builder, option, answers[option.id])
        elif option.id in listed:
            add_listed(builder, option, listed[option.id])
        else:
            builder.parts.append(builder.option_row(option))


def amount(builder: PanelBuilder) -> None:
    """A step down, this amount, a step up, and a few amounts to jump to."""
    options, marks, reader = builder.options, builder.state.marks, builder.reader
    last = len(options) - 1
    at = min(marks[0], last) if marks else 0
    now = options[at]
    if consequences(now):
        builder.parts.append(paragraph(builder.told_option(now)))
    take = button(reader.label(text("ui.panel.take", amount=now.label)), builder.button_id("pick", now.id), "good")
    less = jump(builder, max(0, at - 1), "−", "less", off=at == 0)
    more = jump(builder, min(last, at + 1), "+", "more", off=at == last)
    presets = sorted({round(last * share / (BUTTONS - 1)) for share in range(BUTTONS)})
    builder.parts += rows([less, take, more])
    builder.parts += rows([jump(builder, n, reader.label(options[n].label), "to") for n in presets])


def jump(builder: PanelBuilder, to: int, label: str, tag: str, *, off: bool = False) -> Part:
    return button(label, builder.button_id("open", PanelState(None, (to,)).pack(builder.ids, tag)), off=off)
