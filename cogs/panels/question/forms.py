"""A form: several answers put together field by field, each a list, and sent as one; many fields one after another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from cogs.messages import limits
from cogs.messages.message import (
    Part,
    SelectLine,
    Style,
    button,
    even_rows,
    filled_rows,
    paragraph,
    rows,
    select,
    small,
)
from cogs.panels.question.panel_builder import PanelBuilder, consequences
from cogs.panels.question.panel_state import PanelState
from cogs.panels.question.series import Answer
from engine.core.ask import Field, FieldChoice, Form
from engine.core.text import PlayerMistake, Text, text
from host.records import Question

SURE = "sure"  # mark of a custom_id: a form is sent although something is left open
GO = "go"  # of another: to a field, whatever stands in it
PUT = "put"  # of a third: the last mark is what was chosen
FIELD_BUTTONS, FIELD_CHARACTERS = 10, 34  # up to so many values with so short names are buttons
LONG_CHARACTERS, FIELD_ROWS = 36, 6  # of the longest name that fits on a button, and of rows that may be filled so
ALONG_BUTTONS = 4  # up to so many values go along with that of another field
NUMBERED_VALUES = 15  # up to so many values that lie somewhere have a button each
WALKED_FIELDS = 3  # from so many on one field is open at a time


def form_controls(builder: PanelBuilder, form: Form) -> None:
    """A list for every field, and the button that sends them all where they are not sent with the last one.

    A field of a few short values is a row of buttons, of which the first goes along until another is pressed.
    """
    going_along = along(builder, form)
    if going_along:
        builder.state = replace(builder.state, marks=with_first(form, going_along, builder.state.marks))
    for n in sorted(range(len(form.fields)), key=lambda n: n not in going_along):
        if n in going_along:
            builder.parts += field_strip(builder, form, n)
        else:
            builder.parts += field_lines(builder, form, n) or [field_select(builder, form, n)]
    if form.end:
        builder.parts += rows([send_button(builder, form)])
    add_beside(builder, form)


def along(builder: PanelBuilder, form: Form) -> list[int]:
    """The fields whose value goes along with that of another, where the last one sends the form."""
    names = [[builder.reader.label(one.label) for one in field.choices] for field in form.fields]
    few = [
        n
        for n, field in enumerate(form.fields)
        if 1 < len(field.choices) <= ALONG_BUTTONS
        and not any(one.detail for one in field.choices)
        and max(map(len, names[n])) <= FIELD_CHARACTERS
    ]
    return few if not form.end and len(few) < len(form.fields) else []


def with_first(form: Form, fields: Sequence[int], marks: Sequence[int]) -> tuple[int, ...]:
    """What is marked, and the first value of each of these fields that has none."""
    places = [mine for n, (_, mine) in enumerate(spans(form)) if n in fields]
    return (*marks, *(mine.start for mine in places if not any(mark in mine for mark in marks)))


def field_strip(builder: PanelBuilder, form: Form, at: int) -> list[Part]:
    """The values of a field as buttons; the one with the tick goes along."""
    field, mine = list(spans(form))[at]
    others = tuple(mark for mark in builder.state.marks if mark not in mine)
    chosen = chosen_in(field, mine, builder.state.marks)
    made = [
        button(
            f"{'✓ ' if n == chosen else ''}{builder.reader.label(one.label)}",
            builder.button_id("fill", PanelState(None, (*others, mine[n])).pack(form_ids(form), PUT)),
            "good" if n == chosen else "plain",
            off=n == chosen,
        )
        for n, one in enumerate(field.choices)
    ]
    return [paragraph(small(builder.reader.head(field.label))), *rows(made)]


def field_lines(builder: PanelBuilder, form: Form, at: int) -> list[Part]:
    """A line for each option with what its values bring, and a button for the number of each; else nothing.

    The numbers are those of the picture.
    """
    numbers = form_numbers(form)
    field, mine = list(spans(form))[at]
    if not builder.pictured or not all(one.target in numbers for one in field.choices):
        return []
    others = tuple(mark for mark in builder.state.marks if mark not in mine)
    called = {option.id: option.label for option in builder.options}
    lines: dict[str, list[str]] = {}
    made = []
    for n, one in enumerate(field.choices):
        number = numbers[one.target or ""]
        about = "" if one.detail is None else builder.reader.say(one.detail)
        lines.setdefault(one.answers[0][0], []).append(f"**{number}** → {about}")
        state = PanelState(None, (*others, mine[n])).pack(form_ids(form), PUT)
        made.append(button(number, builder.button_id("fill", state), "main"))
    said = [f"-# **{builder.reader.head(called[option])}**: {' · '.join(some)}" for option, some in lines.items()]
    return [paragraph("\n".join(said)), *even_rows(made)]


def form_numbers(form: Form | None) -> dict[str, str]:
    """By where it lies the number of every value of the one field that has any such; too many have none."""
    targets = [] if form is None or walks(form) else [one.target for field in form.fields for one in field.choices]
    found = [target for target in targets if target is not None]
    return {target: str(n) for n, target in enumerate(found, start=1)} if 1 < len(found) <= NUMBERED_VALUES else {}


def walks(form: Form) -> bool:
    """Whether one field is open at a time."""
    return len(form.fields) >= WALKED_FIELDS


def walk(builder: PanelBuilder, form: Form) -> None:
    """The list of one field; below it a button for every field, to go there, and the one that sends them all.

    The first empty field is open by itself; once all are filled in, none is.
    """
    marks = builder.state.marks
    empty = {field.label for field, _ in open_fields(form, marks)}
    first = next((n for n, field in enumerate(form.fields) if field.label in empty), None)
    at = builder.state.group if builder.state.group is not None else first
    if at is not None and at < len(form.fields):
        builder.asked = text("ui.panel.which", field=form.fields[at].label)
        builder.parts += field_buttons(builder, form, at) or [field_select(builder, form, at)]
    strip = [
        button(
            builder.reader.label(field.short or field.label) + ("" if field.label in empty else " ✓"),
            builder.button_id("fill", PanelState(n, marks).pack(form_ids(form), GO)),
            "main" if n == at else "plain",
        )
        for n, field in enumerate(form.fields)
    ]
    if form.end:
        strip.append(send_button(builder, form))
    builder.parts += rows(strip)
    add_beside(builder, form)


def add_beside(builder: PanelBuilder, form: Form) -> None:
    """What may be done instead of filling in; the numbers of the picture are those of values."""
    if form_numbers(form):
        builder.option_numbers = {}
    covered = {answer for field in form.fields for one in field.choices for answer in one.answers[:1]}
    beside = [option for option in builder.options if (option.id,) not in covered and option.id not in form.end]
    bare = [one for one in beside if not consequences(one) or (builder.tight and builder.says_all(one))]
    builder.parts += [builder.option_row(option) for option in beside if option not in bare]
    builder.add_buttons(bare)


def field_select(builder: PanelBuilder, form: Form, at: int) -> Part:
    """The values of one field."""
    field, mine = list(spans(form))[at]
    marks = builder.state.marks
    others = PanelState(None, tuple(mark for mark in marks if mark not in mine))
    chosen = chosen_in(field, mine, marks)
    lines = [
        choice_line(builder, field.label, field.choices[n], str(n), n == chosen) for n in shown_values(field, chosen)
    ]
    custom_id = builder.button_id("fill", others.pack(form_ids(form), str(mine.start)))
    return select(custom_id, lines[: limits.OPTIONS], builder.reader.label(field.label, limits.PLACEHOLDER))


def field_buttons(builder: PanelBuilder, form: Form, at: int) -> list[Part]:
    """The values of one field as buttons, where they are few and their names say everything; else nothing.

    What stands in it already, a picture shows.
    """
    field, mine = list(spans(form))[at]
    others = tuple(mark for mark in builder.state.marks if mark not in mine)
    chosen = chosen_in(field, mine, builder.state.marks)
    shown = [n for n in shown_values(field, chosen) if n != chosen or not builder.pictured]
    labels = {n: builder.reader.label(field.choices[n].label) for n in shown}
    if len(shown) > FIELD_BUTTONS or any(field.choices[n].detail or len(labels[n]) > LONG_CHARACTERS for n in shown):
        return []
    made = [
        button(
            label,
            builder.button_id("fill", PanelState(None, (*others, mine[n])).pack(form_ids(form), PUT)),
            "good" if n == chosen else "main",
            emoji=builder.reader.emoji(field.choices[n].label),
            off=n == chosen,
        )
        for n, label in labels.items()
    ]
    found = filled_rows(made)
    return found if len(found) <= FIELD_ROWS else []


def shown_values(field: Field, chosen: int | None) -> list[int]:
    """The values to choose from: what an empty field has by itself, emptiness, is none of them."""
    return [n for n in range(len(field.choices)) if not (field.open and n == field.chosen == chosen)]


def choice_line(builder: PanelBuilder, field: Text, choice: FieldChoice, value: str, chosen: bool) -> SelectLine:
    """A value of a field; once it is chosen the list shows it alone, so it says of what it is the value."""
    label = text("ui.panel.field", field=field, value=choice.label) if chosen else choice.label
    shown = builder.reader.label(label, limits.OPTION_TEXT)
    about = builder.reader.label(choice.detail, limits.OPTION_TEXT) if choice.detail else ""
    return SelectLine(shown, value, about, chosen, builder.reader.emoji(choice.label))


def send_button(builder: PanelBuilder, form: Form, *, sure: bool = False) -> Part:
    """Send everything; `sure` although something is left open."""
    state = builder.state
    empty = left_open(form, state.marks)
    ending = next((option.label for option in builder.options if option.id in form.end), Text("ui.panel.send"))
    ready = bool(state.marks) or (empty < len(form.fields)) or bool(set(form.end) & set(builder.ids))
    custom_id = builder.button_id("send", PanelState(None, state.marks).pack(form_ids(form), SURE if sure else ""))
    style: Style = "bad" if sure else "plain" if empty else "good"
    label = text("ui.panel.anyway", send=ending) if sure else ending
    return button(builder.reader.label(label), custom_id, style, off=not ready)


def form_ids(form: Form) -> list[str]:
    """Every value of every field by what it answers, in order: by these a form is known again."""
    return [
        f"{n}:{'+'.join(pick for picks in choice.answers for pick in picks)}"
        for n, field in enumerate(form.fields)
        for choice in field.choices
    ]


def spans(form: Form) -> Iterator[tuple[Field, range]]:
    """Every field with the numbers of its values in `form_ids`."""
    at = 0
    for field in form.fields:
        yield field, range(at, at + len(field.choices))
        at += len(field.choices)


def chosen_in(field: Field, mine: range, marks: Sequence[int]) -> int | None:
    """Which value a field has: the marked one, else what was filled in before."""
    return next((mark - mine.start for mark in marks if mark in mine), field.chosen)


def returns(question: Question) -> bool:
    """Whether the same form comes again after every answer, until its end is picked, which is offered all the while."""
    return question.form is not None and any(option.id in question.form.end for option in question.options)


def open_fields(form: Form, marks: Sequence[int]) -> list[tuple[Field, range]]:
    """The fields that are empty and could be filled in, with the numbers of their values."""
    unmarked = [(field, mine) for field, mine in spans(form) if not any(mark in mine for mark in marks)]
    return [(field, mine) for field, mine in unmarked if field.open or field.chosen is None]


def left_open(form: Form, marks: Sequence[int]) -> int:
    """How many fields are empty that could be filled in."""
    return len(open_fields(form, marks))


def form_choices(form: Form, marks: Sequence[int]) -> list[FieldChoice]:
    """What stands in the fields."""
    found = [(field, chosen_in(field, mine, marks)) for field, mine in spans(form)]
    return [field.choices[chosen] for field, chosen in found if chosen is not None]


def form_answers(form: Form, marks: Sequence[int]) -> list[Answer]:
    """The answers that the marked values stand for, field by field; what is filled in already is not given again."""
    found = []
    for field, mine in spans(form):
        for mark in marks:
            if mark in mine and mark - mine.start != field.chosen:
                choice = field.choices[mark - mine.start]
                label = text("ui.panel.field", field=field.label, value=choice.label)
                found += [Answer(label, picks) for picks in choice.answers]
    return found


def marks_of(form: Form, turn: Sequence[Sequence[str]]) -> tuple[int, ...]:
    """What a turn, answer by answer, would fill in."""
    values = [choice.answers for field in form.fields for choice in field.choices]
    marks, at = [], 0
    while at < len(turn):
        left = tuple(map(tuple, turn[at:]))
        mark = next((n for n, answers in enumerate(values) if answers and left[: len(answers)] == answers), None)
        marks += [] if mark is None else [mark]
        at += 1 if mark is None else len(values[mark])
    return tuple(marks)


def form_of(question: Question) -> Form:
    """The form of a question; who has another one before the eyes is told so."""
    if question.form is None:
        raise PlayerMistake(Text("ui.mistake.changed"))
    return question.form
