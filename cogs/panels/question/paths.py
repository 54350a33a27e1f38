"""Two questions in one: behind an option lies the list of what it leads to, so that one click answers both."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cogs.messages import limits
from cogs.messages.message import Part, SelectLine, fit, select
from cogs.panels.question.panel_builder import DESCRIBED, PanelBuilder, by_role, how_many
from cogs.panels.question.series import Answer, bounds, composes, members
from engine.core.offer import Option
from engine.core.text import PlayerMistake, Text, text
from host.records import Question

LISTS = 5  # up to so many options have a list of their own; where there are more, all share one if it has room
THEN = ">"  # between the two answers of a line of the shared list


class Path(NamedTuple):
    """What lines of a list stand for: answers in a row, and what is only marked in the question they lead to."""

    answers: tuple[Answer, ...]
    marks: tuple[str, ...] = ()
    end: tuple[str, ...] = ()  # what ends a series of which fewer were chosen than could be


def path_lists(builder: PanelBuilder) -> None:
    """A list for every option that leads to one, or one list for all; what leads nowhere stays a button.

    Buttons that come before the first list stand above it, so that numbers do not begin in the middle.
    """
    main, minor = by_role(builder.options)
    behind = lists(builder.question)
    if len(main) <= DESCRIBED:
        builder.describe(main)
    if len(behind) <= LISTS:
        first = next(n for n, option in enumerate(main) if option.id in behind)
        builder.add_buttons(main[:first])
        builder.parts += [list_of(builder, option, behind[option.id]) for option in main if option.id in behind]
        builder.add_buttons(option for option in main[first:] if option.id not in behind)
    else:
        builder.parts.append(shared_list(builder, main))
    builder.add_minor_options(minor)


def list_of(builder: PanelBuilder, option: Option[None], following: Question) -> Part:
    """What an option leads to, to pick from or to mark."""
    lines = [following_line(builder, one, one.id, one.label) for one in following.options]
    fewest, most = bounds(following)
    title = builder.name(option, limits.PLACEHOLDER)
    if most > 1:
        title = f"{title} · {builder.reader.label(how_many(fewest, most))}"
    return select(builder.button_id("path", option.id), lines, fit(title, limits.PLACEHOLDER), most=most)


def shared_list(builder: PanelBuilder, main: Sequence[Option[None]]) -> Part:
    """Every option, with what it leads to in the same line."""
    lines = []
    for option in main:
        following = single(builder.question, option)
        if following is None:
            lines.append(builder.select_line(option, option.id))
            continue
        for one in following.options:
            both = text("ui.panel.field", field=option.label, value=one.label)
            lines.append(following_line(builder, one, f"{option.id}{THEN}{one.id}", both))
    return select(builder.button_id("path"), lines, builder.placeholder())


def following_line(builder: PanelBuilder, option: Option[None], value: str, label: Text) -> SelectLine:
    """A line of what an option leads to."""
    number = builder.target_numbers.get(option.target or "")
    prefix = "" if number is None else f"{number}. "
    shown = prefix + builder.reader.label(label, limits.OPTION_TEXT - len(prefix))
    return SelectLine(shown, value, builder.small_print(option), emoji=builder.reader.emoji(option.label))


def opens(question: Question) -> bool:
    """Whether what lies behind the options has room beside them."""
    behind = lists(question)
    if not behind or composes(question):
        return False
    main, _ = by_role(question.options)
    if len(behind) <= LISTS:
        return len(main) - len(behind) <= 2 * LISTS
    ways = [single(question, option) for option in main]
    return sum(1 if one is None else len(one.options) for one in ways) <= limits.OPTIONS


def lists(question: Question) -> dict[str, Question]:
    """By option the question it leads to, where that can be a list."""
    return {one.option: one.question for one in question.ahead if can_be_listed(one.option, one.question)}


def can_be_listed(option: str, following: Question) -> bool:
    """Whether a question fits into one list, and every line of it into what Discord sends back."""
    shown = following.options
    amounts = following.series is not None and following.series.repeat and composes(following)
    return (
        1 < len(shown) <= limits.OPTIONS
        and following.form is None
        and not (following.ordered and following.max > 1)
        and not amounts
        and following.min > 0
        and all(len(option) + len(THEN) + len(one.id) <= limits.OPTION_TEXT for one in shown)
    )


def single(question: Question, option: Option[None]) -> Question | None:
    """What an option leads to, if one line of it is the whole answer."""
    following = lists(question).get(option.id)
    return following if following is not None and bounds(following)[1] == 1 else None


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
    """What was chosen in a list; too few of several are only marked."""
    if not first:
        first, _, then = (chosen[0] if chosen else "").partition(THEN)
        chosen = [then] if then else []
    option = next((one for one in question.options if one.id == first), None)
    following = question.after(first)
    if option is None or (chosen and following is None):
        raise PlayerMistake(Text("ui.mistake.changed"))
    begin = Answer(option.label, (first,))
    if following is None or not chosen:
        return Path((begin,))
    picked = [one for one in following.options if one.id in chosen]
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
