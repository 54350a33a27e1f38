"""Two questions in one: beside an option stands what it leads to, as a list or as a few answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from cogs.clicks.button_ids import CUSTOM_ID_CHARACTERS
from cogs.messages import limits
from cogs.messages.message import SelectLine, button, filled_rows, paragraph, rows, select, small
from cogs.panels.question.panel_builder import STYLES, THEN, PanelBuilder, by_role, consequences, numbered_label
from cogs.panels.question.panel_state import PanelState
from cogs.panels.question.series import Answer, bounds, composes, members
from engine.core.offer import Option
from engine.core.text import PlayerMistake, Text, text
from host.records import Question
from words import has_message

NUMBERED = 10  # up to so many options are lines, with a button for the number of each
LISTS = 2  # so many options of a question have one in place of their button
ANSWERED = 3  # up to so many options have their answers below them
ANSWERS, SHORT = 4, 16  # how many these may be, and of how many characters
SHARED = 4  # up to so many answers go along with every option alike
SHORT_NAME = 30  # characters of those that have no short form
ALONG = "along"  # mark of a custom_id: another of them shall


class Path(NamedTuple):
    """What lines of a list stand for: answers in a row, and what is only marked in the question they lead to."""

    answers: tuple[Answer, ...]
    marks: tuple[str, ...] = ()
    end: tuple[str, ...] = ()  # what ends a series of which fewer were chosen than could be


def two_lists(question: Question) -> dict[str, Question]:
    """Of two ways to do the same (a group of their own): by way the question it leads to, if that is a list.

    What lies somewhere itself is no way to do something but a thing to choose, and is told by its own name.
    """
    main, _ = by_role(question.options)
    if any(option.target is not None for option in main):
        return {}
    behind = {option.id: following for option in main if (following := listable(question, option.id)) is not None}
    ways = {option.group for option in main}
    alike = len(main) == len(behind) == LISTS and len(ways) == 1 and None not in ways
    return behind if alike and any(map(is_long, behind.values())) else {}


def is_long(following: Question) -> bool:
    """Whether a question is too long for lines: several are marked, or there are too many to choose one from."""
    return not is_plain(following) or len(following.options) > NUMBERED


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


def in_place_of_buttons(
    question: Question, options: Sequence[Option[None]], is_list: Callable[[Question], bool]
) -> dict[str, Question]:
    """The options that have a list instead of a button, where that would be asked next anyway."""
    found = {option.id: listable(question, option.id) for option in options}
    listed = {name: one for name, one in found.items() if one is not None and is_list(one)}
    return listed if len(listed) <= LISTS else {}


def add_listed(builder: PanelBuilder, option: Option[None], following: Question) -> None:
    """An option with the list of what it leads to; the list asks that by its own sentence."""
    title = first_sentence(builder.reader.label(short_question(following), limits.PLACEHOLDER))
    lines, custom_id = following_lines(builder, following), builder.button_id("path", option.id)
    builder.parts += [
        paragraph(builder.heading(option, among_numbers=True)),
        select(custom_id, lines, title, most=bounds(following)[1]),
    ]


def short_question(following: Question) -> Text:
    """What comes next as a title, where a game has a short form of it."""
    short = Text(f"{following.key}.title")
    return short if has_message(short) else following.asked


def first_sentence(asked: str) -> str:
    """A question without what is said beside it: a closed list shows little of a long one."""
    return asked.partition("?")[0] + "?" if "?" in asked else asked


def following_lines(builder: PanelBuilder, following: Question) -> list[SelectLine]:
    """The lines of what an option leads to."""
    return [
        SelectLine(
            numbered_label(builder.number_of_target(one), builder.reader, one.label, limits.OPTION_TEXT),
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
    plain = {name: one for name, one in found.items() if one is not None and is_plain(one)}
    if len(options) > ANSWERED or len(plain) < len(options) or len({one.key for one in plain.values()}) > 1:
        return {}
    short = all(
        len(answering(one)) <= ANSWERS
        and nothing_lost(question, one)
        and all(is_short(builder, answer) and fits_on_button(builder, option, answer) for answer in answering(one))
        for option in options
        for one in [plain[option.id]]
    )
    return plain if short else {}


def is_short(builder: PanelBuilder, answer: Option[None]) -> bool:
    """Whether a small button says all there is to say of an answer."""
    explained = answer.short is None and bool(consequences(answer))
    return not explained and len(builder.reader.label(answer.short or answer.label)) <= SHORT


def said_once(builder: PanelBuilder, following: Sequence[Question]) -> bool:
    """Whether what comes next is asked in the same words after several options; then it stands above all of them."""
    if len(following) < 2 or not asks_alike(builder, following):
        return False
    builder.parts.append(paragraph(small(builder.reader.head(short_question(following[0])))))
    return True


def asks_alike(builder: PanelBuilder, following: Sequence[Question]) -> bool:
    """Whether all of these questions ask the same in short."""
    return len({builder.reader.head(short_question(one)) for one in following}) == 1


def add_answers(builder: PanelBuilder, option: Option[None], following: Question, *, asked: bool = True) -> None:
    """An option, and below it a button for each answer to what comes next; what is `asked` then may be said already."""
    below = f"\n-# {builder.reader.say(short_question(following))}" if asked else ""
    builder.parts.append(paragraph(builder.heading(option) + below))
    made = [
        button(
            builder.reader.label(one.short or one.label),
            builder.button_id("path", f"{option.id}{THEN}{one.id}"),
            "main",
        )
        for one in answering(following)
    ]
    builder.parts += rows(made)


def shared_answers(builder: PanelBuilder, options: Sequence[Option[None]]) -> Question | None:
    """The next question, where every option leads to it with the same answers, which have room on a button each.

    What lies somewhere and may be declined is chosen where a picture shows it, after this: nobody goes past it.
    """
    found = [builder.question.after(option.id) for option in options]
    first = found[0] if found else None
    if first is None or len(found) < 2 or not is_plain(first) or len(answers := answering(first)) > SHARED:
        return None
    if any(one.target is not None for one in answers) and any(one.role == "decline" for one in answers):
        return None
    on_buttons = all(one.short is not None for one in answers) or (
        any(one.role == "decline" for one in answers)
        and all(one.detail is None and len(builder.reader.label(one.label)) <= SHORT_NAME for one in answers)
    )
    alike = all(one is not None and one.key == first.key and shown_of(one) == shown_of(first) for one in found)
    fits = all(fits_on_button(builder, option, answer) for option in options for answer in answers)
    return first if on_buttons and alike and fits and nothing_lost(builder.question, first) else None


def answering(question: Question) -> list[Option[None]]:
    """What answers a question, without what may be done before."""
    return [one for one in question.options if one.role != "free"]


def nothing_lost(question: Question, following: Question) -> bool:
    """Whether what may be done before the next question is answered may be done here as well."""
    here = {one.id for one in question.options}
    return all(one.id in here for one in following.options if one.role == "free")


def shown_of(question: Question) -> list[tuple[str, Text, Text | None]]:
    """What the options of a question say."""
    return [(one.id, one.label, one.detail) for one in answering(question)]


def add_shared(builder: PanelBuilder, following: Question) -> None:
    """The answers to the next question, one of which goes along with whatever is picked.

    That is the one that declines, else the first, until another one is pressed. What the two bring to light together
    is said where they are given, below: pressing one of these changes nothing yet.
    """
    answers = answering(following)
    usual = next((n for n, one in enumerate(answers) if one.role == "decline"), 0)
    at = min(usual if builder.state.group is None else builder.state.group, len(answers) - 1)
    builder.then = answers[at].id
    made = [
        button(
            f"{'✓ ' if n == at else ''}{builder.reader.label(one.short or one.label)}",
            builder.button_id("open", PanelState(n).pack(builder.ids, ALONG)),
            "good" if n == at else "plain",
        )
        for n, one in enumerate(answers)
    ]
    builder.parts += [paragraph(small(builder.reader.head(short_question(following)))), *rows(made)]
    if answers[at].reveals:
        builder.parts.append(paragraph(small(builder.reader.head(Text("ui.panel.all_reveal")))))


def is_plain(question: Question) -> bool:
    """Whether one option answers a question."""
    return question.max == question.min == 1 and question.form is None and question.series is None


def fits_on_button(builder: PanelBuilder, option: Option[None], answer: Option[None]) -> bool:
    """Whether a button can carry an option and the answer to what it leads to."""
    return len(builder.button_id("path")) + len(f"{option.id}{THEN}{answer.id}") <= CUSTOM_ID_CHARACTERS


def add_buttons_below(builder: PanelBuilder, option: Option[None], following: Question, *, asked: bool = True) -> None:
    """An option as a heading, and below it a button for each answer to what comes next."""
    asking = first_sentence(builder.reader.label(short_question(following), limits.TEXT)) if asked else ""
    said = [builder.heading(option), small(asking)]
    if asking and option.role == "decline":  # what is asked stands out, not what is not done
        said = [small(builder.reader.head(option.label)), f"**{asking}**"]
    builder.parts.append(paragraph("\n".join(one for one in said if one)))
    made = [
        button(
            builder.reader.label(one.short or one.label),
            builder.button_id("path", f"{option.id}{THEN}{one.id}"),
            STYLES[one.role],
        )
        for one in following.options
    ]
    builder.parts += filled_rows(made)


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
