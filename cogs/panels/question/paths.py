"""Two questions in one: beside an option stands what it leads to, as a list or as a few answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cogs.clicks.button_ids import CUSTOM_ID_CHARACTERS
from cogs.messages import limits
from cogs.messages.message import SelectLine, button, paragraph, rows, select
from cogs.panels.question.panel_builder import PanelBuilder, by_role, consequences, numbered_label
from cogs.panels.question.series import Answer, bounds, composes, members
from engine.core.offer import Option
from engine.core.text import PlayerMistake, Text, text
from host.records import Question

LINES = 6  # from so many on a question would be a list anyway
LISTS = 2  # so many options of a question have one in place of their button
ANSWERED = 3  # up to so many options have their answers below them
ANSWERS, SHORT = 4, 16  # how many these may be, and of how many characters
THEN = ">"  # between the two answers of a button


class Path(NamedTuple):
    """What lines of a list stand for: answers in a row, and what is only marked in the question they lead to."""

    answers: tuple[Answer, ...]
    marks: tuple[str, ...] = ()
    end: tuple[str, ...] = ()  # what ends a series of which fewer were chosen than could be


def two_lists(question: Question) -> dict[str, Question]:
    """Of two ways to do the same (a group of their own): by way the question it leads to, if that is a list."""
    main, _ = by_role(question.options)
    behind = {option.id: following for option in main if (following := listable(question, option.id)) is not None}
    ways = {option.group for option in main}
    return behind if len(main) == len(behind) == LISTS and len(ways) == 1 and None not in ways else {}


def add_two_lists(builder: PanelBuilder, behind: Mapping[str, Question]) -> None:
    """A list for each of the two ways, which says how many may be chosen."""
    main, minor = by_role(builder.options)
    for option in main:
        following = behind[option.id]
        most = bounds(following)[1]
        many = text("ui.panel.up_to", n=most) if most > 1 else text("ui.panel.one_of", n=len(following.options))
        title = builder.reader.label(text("ui.panel.field", field=option.label, value=many), limits.PLACEHOLDER)
        custom_id = builder.button_id("path", option.id)
        builder.parts.append(select(custom_id, following_lines(builder, following), title, most=most))
    builder.add_minor_options(minor)


def in_place_of_buttons(question: Question, options: Sequence[Option[None]]) -> dict[str, Question]:
    """The options that have a list instead of a button, where that would be asked next anyway."""
    found = {option.id: listable(question, option.id) for option in options}
    listed = {name: one for name, one in found.items() if one is not None and len(one.options) >= LINES}
    return listed if len(listed) <= LISTS else {}


def add_listed(builder: PanelBuilder, option: Option[None], following: Question) -> None:
    """An option with the list of what it leads to; the list asks that by its own sentence."""
    title = first_sentence(builder.reader.label(following.asked, limits.PLACEHOLDER))
    lines, custom_id = following_lines(builder, following), builder.button_id("path", option.id)
    builder.parts += [
        paragraph(builder.told_option(option)),
        select(custom_id, lines, title, most=bounds(following)[1]),
    ]


def first_sentence(asked: str) -> str:
    """A question without what is said beside it: a closed list shows little of a long one."""
    return asked.partition("?")[0] + "?" if "?" in asked else asked


def following_lines(builder: PanelBuilder, following: Question) -> list[SelectLine]:
    """The lines of what an option leads to."""
    return [
        SelectLine(
            numbered_label(builder.target_numbers.get(one.target or ""), builder.reader, one.label, limits.OPTION_TEXT),
            one.id,
            builder.small_print(one),
            emoji=builder.reader.emoji(one.label),
        )
        for one in following.options
    ]


def answers_of(builder: PanelBuilder, options: Sequence[Option[None]]) -> dict[str, Question]:
    """By option the question it leads to, where every one leads to a few short answers; else nothing."""
    question = builder.question
    found = {option.id: question.after(option.id) for option in options}
    plain = {
        name: one
        for name, one in found.items()
        if one is not None and one.max == one.min == 1 and one.form is None and one.series is None
    }
    if len(options) > ANSWERED or len(plain) < len(options) or len({one.key for one in plain.values()}) > 1:
        return {}
    short = all(
        len(one.options) <= ANSWERS
        and not any(consequences(answer) for answer in one.options)
        and all(len(builder.reader.label(answer.label)) <= SHORT for answer in one.options)
        and all(
            len(builder.button_id("path")) + len(f"{name}{THEN}{answer.id}") <= CUSTOM_ID_CHARACTERS
            for answer in one.options
        )
        for name, one in plain.items()
    )
    return plain if short else {}


def add_answers(builder: PanelBuilder, option: Option[None], following: Question) -> None:
    """An option, and below it a button for each answer to what comes next."""
    builder.parts.append(paragraph(f"{builder.told_option(option)}\n-# {builder.reader.say(following.asked)}"))
    made = [
        button(builder.reader.label(one.label), builder.button_id("path", f"{option.id}{THEN}{one.id}"), "main")
        for one in following.options
    ]
    builder.parts += rows(made)


def listable(question: Question, option: str) -> Question | None:
    """What an option leads to, if that fits into one list, and every line of it into what Discord sends back."""
    following = question.after(option)
    if following is None or following.form is not None or following.min == 0:
        return None
    amounts = following.series is not None and following.series.repeat
    ordered = following.ordered and following.max > 1
    listed = 1 < len(following.options) <= limits.OPTIONS
    return following if listed and not amounts and not ordered else None


def early_end(following: Question, chosen: int) -> tuple[str, ...] | None:
    """What ends the answer to a question after so many of its lines; None if they are not enough for an answer.

    Where something else may be done between the members of a series, they are only marked: that may be meant.
    """
    if following.series is None or not composes(following):
        return () if chosen >= following.min else None
    if chosen >= bounds(following)[1]:
        return ()
    end = following.series.end
    beside = {option.id for option in following.options} - {option.id for option in members(following)} - {end}
    return None if end is None or beside else (end,)


def path(question: Question, first: str, chosen: Sequence[str]) -> Path:
    """What was chosen in a list, or on a button that has both answers; too few of several are only marked."""
    if not (first and chosen):  # a button, or the list of an older panel
        first, _, then = (first or (chosen[0] if chosen else "")).partition(THEN)
        chosen = [then] if then else []
    option = next((one for one in question.options if one.id == first), None)
    following = question.after(first)
    if option is None or (chosen and following is None):
        raise PlayerMistake(Text("ui.mistake.changed"))
    begin = Answer(option.label, (first,))
    if following is None or not chosen:
        return Path((begin,))
    picked = [one for one in following.options if one.id in chosen]
    if not picked:
        raise PlayerMistake(Text("ui.mistake.changed"))
    if composes(following):  # what does not go on with a series counts by itself only
        inside = [one for one in members(following) if one.id in chosen]
        if picked and not inside:
            return Path((begin, Answer(picked[0].label, (picked[0].id,))))
        picked = inside
    end = early_end(following, len(picked))
    if end is None:
        return Path((begin,), tuple(one.id for one in picked))
    if composes(following):
        return Path((begin, *(Answer(one.label, (one.id,)) for one in picked)), end=end)
    return Path((begin, Answer(picked[0].label, tuple(one.id for one in picked))))
