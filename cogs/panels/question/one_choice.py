"""A question that is answered by one option: rows, buttons with names, a list, or an amount in steps."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from cogs.messages import limits, pictures
from cogs.messages.heights import COLUMN_PX, GAP_PX, part_height, text_height
from cogs.messages.message import Part, button, even_rows, filled_rows, paragraph, rows, small
from cogs.panels.question.panel_builder import BUTTONS, PanelBuilder, by_role, consequences
from cogs.panels.question.panel_state import PanelState
from cogs.panels.question.paths import (
    LISTS,
    NUMBERED,
    add_answers,
    add_buttons_below,
    add_listed,
    add_shared,
    answers_of,
    asks_alike,
    fits_on_button,
    in_place_of_buttons,
    is_plain,
    said_once,
    shared_answers,
    short_question,
)
from engine.core.offer import Option
from engine.core.text import Text, text
from host.records import Question

NAMED_CHARACTERS = 36  # of the longest name that fits on a button
NAMED_ROWS = 6  # that buttons with names may take where the picture says what they stand for
NAMED_PX, LINED_PX = 450, 500  # of the picture and these where there is no row to spare, or lines in their place
NAMED = 10  # up to so many options that need no explanation are buttons with names
NAMED_IN_PICTURE = 15  # and so many that have it in the picture
INSTEAD, INSTEAD_PX = 6, 420  # up to so many answers stand below what declines, if everything takes no more
BARE_CHARACTERS = 24  # of a name that needs no row
ROWS = {True: 5, False: 9}  # with a picture above them, and without
ROWS_PX = {True: 330, False: 480}
LEFT_PX = 400  # of a screen, for a picture and what stands below the question
LINES_PX = {True: 320, False: 480}  # of lines and the buttons below them
ROW_PX, NAME_PX, SMALL_PX = 46, 20, 18  # of a row, which is at least as high as its button, and of lines in it
ANY_NUMBER = "0"
NAME_LINE, SMALL_LINE = 26, 36  # characters of a line beside a button


def one_choice(builder: PanelBuilder) -> None:
    """The shape that fits: what is not a main option stands below it."""
    main, minor = by_role(builder.options)
    if len(minor) > 2 * BUTTONS:
        main, minor = list(builder.options), []
    all_reveal = len(main) > 1 and all(option.reveals for option in main)
    if all_reveal:  # it is said once, above all of them
        main = [replace(option, reveals=False) for option in main]
        builder.parts.append(paragraph(small(builder.reader.head(Text("ui.panel.all_reveal")))))
    alike = main[0].alike if main else None
    if alike is not None and len(main) > 1 and all(option.alike == alike for option in main):  # so is this
        builder.parts.append(paragraph(small(builder.reader.head(text("ui.panel.alike", what=alike)))))
        main = [replace(option, alike=None) for option in main]
    numbered = [option for option in main if option.id in builder.option_numbers]
    of_one_kind = [option for option in numbered if not is_apart(option, main)]
    lined = builder.lines and bool(of_one_kind)
    if builder.listed and not lined and LISTS < len(main) <= limits.OPTIONS:
        builder.parts.append(builder.option_select(main))
        builder.add_minor_options(minor)
        return
    told_below = sum(row_px(builder, one) for one in minor if not builder.says_all(one))
    in_lines = fits_in_lines(builder, main)
    in_rows = fits(builder, main, told_below, lower=in_lines)
    if len(main) > BUTTONS and is_last_of_marked(builder):
        in_lines = False
    if builder.tight and in_lines and not any(one.role == "danger" for one in main):
        in_rows = False
    alone = not builder.picture_names or len(main) == 1  # a number alone is not enough to be asked about
    named = not lined and builder.picture_tells and alone and fits_by_name(builder, of_one_kind, lower=in_lines)
    by_number = builder.picture_tells and len(numbered) == len(main) and (builder.picture_names or not in_rows)
    by_number = by_number and not stays(builder, main, in_lines)
    shared = shared_answers(builder, main) if in_rows or in_lines or lined or named or by_number else None
    declined = shared is not None and any(one.role == "decline" for one in shared.options)  # always in this form
    apiece = in_rows and not (declined or lined or named or by_number)
    answered = answers_of(builder, main) if apiece else {}  # one tap, whichever is meant
    if shared is not None and not answered:
        add_shared(builder, shared)
    if lined:
        in_brief = builder.number_buttons if builder.bare else builder.named_numbers
        builder.parts += in_brief(of_one_kind) if builder.listed else builder.option_lines(of_one_kind)
        add_apart(builder, [option for option in main if option not in of_one_kind])
    elif named:
        beside = [option for option in minor if option.role == "free" and builder.says_all(option)]
        builder.add_buttons([*of_one_kind, *beside])
        add_apart(builder, [option for option in main if option not in of_one_kind])
        minor = [option for option in minor if option not in beside]
    elif by_number:
        apart = [option for option in main if option.role == "danger" or is_apart(option, main)]
        builder.parts += even_rows([builder.number_button(option) for option in main if option not in apart])
        builder.parts += [builder.option_row(option) for option in apart]
    elif len(main) <= NAMED and all(is_bare(builder, option) for option in main):
        builder.add_buttons(main)
    elif (left := add_useful(builder, main, minor)) is not None:
        minor = left
    elif in_rows and not (builder.then and in_lines and len(main) > LISTS):  # these need room for their answers
        last = [one for one in main if one.role == "danger"]
        free = [one for one in minor if one.role == "free"] if last else []
        add_rows(builder, [one for one in main if one not in last])
        builder.add_minor_options(free)
        builder.parts += [builder.option_row(one) for one in last]  # danger, below what may be done before
        minor = [one for one in minor if one not in free]
    elif in_lines:
        builder.parts += builder.option_lines(main)
    elif len(last := [one for one in main if one.role == "danger"]) == 1 and fits_in_lines(
        builder, [one for one in main if one not in last], beside=row_px(builder, last[0]) + told_below
    ):
        builder.parts += builder.option_lines([one for one in main if one not in last])
        builder.parts += [builder.option_row(one) for one in last]
    else:
        builder.parts.append(builder.option_select(main))
    minor = [option for option in minor if not add_instead(builder, main, option)]
    builder.add_minor_options(minor)


def add_apart(builder: PanelBuilder, options: Sequence[Option[None]]) -> None:
    """Options of a group of their own below the others: rows, or a list by the name of that group."""
    if len(options) > LISTS:
        builder.parts.append(builder.option_select(options))
    else:
        builder.parts += [builder.option_row(option) for option in options]


def is_apart(option: Option[None], options: Sequence[Option[None]]) -> bool:
    """Whether an option is of a group of its own among others: its number alone would not say that."""
    return option.group is not None and any(one.group is None for one in options)


def fits_by_name(builder: PanelBuilder, options: Sequence[Option[None]], *, lower: bool = False) -> bool:
    """Whether so many names, of which the picture says everything, fit on buttons without taking too much room.

    Where something `lower` could take their place they need no less than that.
    """
    names = [builder.name_on_button(option) for option in options]
    if not 0 < len(names) <= NAMED_IN_PICTURE or max(map(len, names)) > NAMED_CHARACTERS:
        return False
    made = filled_rows([builder.option_button(option) for option in options])
    high = sum(part_height(one.to_component_dict(), {}, COLUMN_PX) + GAP_PX for one in made)
    most = lines_px(builder, options) if lower else 0
    return high <= max(most, NAMED_PX - builder.picture_px if builder.tight else NAMED_ROWS * ROW_PX)


def add_useful(
    builder: PanelBuilder, options: Sequence[Option[None]], minor: Sequence[Option[None]]
) -> list[Option[None]] | None:
    """Where one or two of several options bring anything: below each of them buttons for what is asked then.

    The others stand in one list, and so do all where none brings anything and they can be declined, which then comes
    first. If that leads to the same, it is what the panel asks. The minor options that are left; None where it does
    not fit.
    """
    useful, vain = [one for one in options if not one.no_effect], [one for one in options if one.no_effect]
    below = {one.id: following for one in useful if (following := answers_below(builder, one)) is not None}
    high = sum(map(below_px, below.values())) + 2 * ROW_PX  # with the list, and what declines
    few = len(vain) < (2 if useful else 1)
    if builder.then or few or len(useful) > LISTS or len(below) < len(useful) or high > INSTEAD_PX:
        return None
    declined = [answers_below(builder, one) for one in minor if one.role == "decline"]
    instead = [one for one in declined if one is not None]
    if not useful and not (instead if len(vain) == 1 else declined):
        return None
    if instead and asks_alike(builder, [*below.values(), *instead]):
        builder.asked = short_question(instead[0])
    once = builder.asked is not None or said_once(builder, list(below.values()))
    for option in useful:
        add_buttons_below(builder, option, below[option.id], asked=not once)
    left = [one for one in minor if useful or not add_instead(builder, options, one)]
    builder.parts.append(builder.option_select(vain, Text("ui.panel.vain")))
    return left


def add_instead(builder: PanelBuilder, main: Sequence[Option[None]], declining: Option[None]) -> bool:
    """Below what declines and nothing else: buttons for what is asked then, if they fit; whether they do."""
    alone = declining.role == "decline" and not consequences(declining)
    following = answers_below(builder, declining) if alone else None
    if following is None:
        return False
    high = min(sum(px(builder, option) for option in main) for px in (row_px, line_px)) + below_px(following)
    if high > INSTEAD_PX:
        return False
    add_buttons_below(builder, declining, following, asked=builder.asked is None)
    return True


def answers_below(builder: PanelBuilder, option: Option[None]) -> Question | None:
    """What is asked after an option, if a few buttons below it can answer that."""
    following = builder.question.after(option.id)
    if following is None or not is_plain(following) or not 1 < len(following.options) <= INSTEAD:
        return None
    short = all(one.short is not None or is_bare(builder, one) for one in following.options)
    on_buttons = all(fits_on_button(builder, option, one) for one in following.options)
    return following if short and on_buttons else None


def below_px(following: Question) -> int:
    """About how high an option is with these answers below it."""
    return (1 + -(-len(following.options) // 2)) * ROW_PX


def is_bare(builder: PanelBuilder, option: Option[None]) -> bool:
    """Whether a button with its name says all there is to say of an option."""
    return not consequences(option) and len(builder.reader.label(option.label)) <= BARE_CHARACTERS


def is_last_of_marked(builder: PanelBuilder) -> bool:
    """Whether one more may follow those that were marked in a list."""
    series = builder.question.series
    return series is not None and not series.repeat


def fits(builder: PanelBuilder, options: Sequence[Option[None]], beside: int = 0, *, lower: bool = False) -> bool:
    """Whether rows for these options leave the question on the screen; what stands `beside` them takes some room.

    Where something `lower` could take their place they have no more than the picture leaves them.
    """
    high = beside + sum(row_px(builder, option) for option in options)
    most = ROWS_PX[builder.pictured]
    if lower and builder.picture_px:
        most = min(most, LEFT_PX - builder.picture_px)
    return len(options) <= ROWS[builder.pictured] and high <= most


def fits_in_lines(builder: PanelBuilder, options: Sequence[Option[None]], beside: int = 0) -> bool:
    """Whether every option can have a line with its number, and all of them leave the question on the screen.

    What stands `beside` them takes some of the room.
    """
    if not 1 < len(options) <= NUMBERED or any(builder.number(option) is None for option in options):
        return False
    labels = [builder.reader.label(option.label, limits.TEXT) for option in options]
    high = beside + lines_px(builder, options)
    return not any(label[:1].isdigit() for label in labels) and high <= LINES_PX[builder.pictured]


def stays(builder: PanelBuilder, options: Sequence[Option[None]], in_lines: bool) -> bool:
    """Whether lines in the place of names that have no room leave the question on the screen."""
    return in_lines and not builder.picture_names and lines_px(builder, options) <= LINED_PX - builder.picture_px


def lines_px(builder: PanelBuilder, options: Sequence[Option[None]]) -> int:
    """How high lines of options and the buttons below them are."""
    return sum(line_px(builder, option) for option in options) - (-len(options) // BUTTONS) * ROW_PX


def line_px(builder: PanelBuilder, option: Option[None]) -> int:
    """How high the line of an option is, here or in the question that comes next."""
    return round(text_height(builder.option_line(option, ANY_NUMBER), COLUMN_PX))


def row_px(builder: PanelBuilder, option: Option[None]) -> int:
    """About how high the row of an option is."""
    name = -(-len(builder.reader.label(option.label, limits.TEXT)) // NAME_LINE) * NAME_PX
    small = sum(len(builder.reader.label(one, limits.TEXT)) + 2 for one in consequences(option))
    return max(ROW_PX, name + -(-small // SMALL_LINE) * SMALL_PX + 8)


def add_rows(builder: PanelBuilder, options: Sequence[Option[None]]) -> None:
    """A row for every option; where all lead to a few short answers, these stand below each."""
    answers = {} if builder.then else answers_of(builder, options)
    listed = {} if builder.then else in_place_of_buttons(builder.question, options, partial(becomes_list, builder))
    once = said_once(builder, list(answers.values()))
    for option in options:
        if answers:
            add_answers(builder, option, answers[option.id], asked=not once)
        elif option.id in listed:
            add_listed(builder, option, listed[option.id])
        else:
            builder.parts.append(builder.option_row(option))


def becomes_list(builder: PanelBuilder, following: Question) -> bool:
    """Whether what an option leads to would be a list: several are marked, or it has no room in lines or rows."""
    main, _ = by_role(following.options)
    if drawn_apart(builder, main):
        return False
    if not is_plain(following):
        return len(following.options) > BUTTONS
    return len(main) > NUMBERED or (
        len(main) > ROWS[True] and sum(line_px(builder, one) for one in main) + 2 * ROW_PX > LINES_PX[True]
    )


def drawn_apart(builder: PanelBuilder, options: Sequence[Option[None]]) -> bool:
    """Whether a picture of their own comes to show options, which nobody then chooses from a list without it."""
    elsewhere = any(one.target is not None and one.target not in builder.target_numbers for one in options)
    return elsewhere and builder.reader.pictures == "always" and pictures.has_pictures(builder.question.table.game)


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
