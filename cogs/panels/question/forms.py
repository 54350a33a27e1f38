"""A form: several answers put together field by field, each a select, and sent as one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cogs.messages import limits
from cogs.messages.message import Part, SelectLine, button, rows, select
from cogs.panels.question.panel_builder import PanelBuilder
from cogs.panels.question.panel_state import PanelState
from cogs.panels.question.series import Answer
from engine.core.ask import Field, FieldChoice, Form
from engine.core.text import PlayerMistake, Text, text
from host.records import Question

SURE = "sure"  # mark of a custom_id: a form is sent although something is left open
ASKED = 1  # the group of a form at which that was asked


def form_controls(builder: PanelBuilder, form: Form) -> None:
    """A select for every field, and the button that sends them all where they are not sent with the last one."""
    names, marks = form_ids(form), builder.state.marks
    for field, mine in spans(form):
        others = PanelState(None, tuple(mark for mark in marks if mark not in mine))
        chosen = chosen_in(field, mine, marks)
        lines = [choice_line(builder, field.label, one, str(n), n == chosen) for n, one in enumerate(field.choices)]
        custom_id = builder.button_id("fill", others.pack(names, str(mine.start)))
        title = builder.reader.label(field.label, limits.PLACEHOLDER)
        builder.parts.append(select(custom_id, lines[: limits.OPTIONS], title))
    if form.end:
        builder.parts += rows([send_button(builder, form)])
    covered = {answer for field in form.fields for one in field.choices for answer in one.answers[:1]}
    beside = [option for option in builder.options if (option.id,) not in covered and option.id not in form.end]
    builder.describe(beside)
    builder.add_buttons(beside)


def choice_line(builder: PanelBuilder, field: Text, choice: FieldChoice, value: str, chosen: bool) -> SelectLine:
    """A value of a field; once it is chosen the select shows it alone, so it says of what it is the value."""
    label = text("ui.panel.field", field=field, value=choice.label) if chosen else choice.label
    shown = builder.reader.label(label, limits.OPTION_TEXT)
    return SelectLine(shown, value, choice_detail(builder, choice), chosen, builder.reader.emoji(choice.label))


def choice_detail(builder: PanelBuilder, choice: FieldChoice) -> str:
    return builder.reader.label(choice.detail, limits.OPTION_TEXT) if choice.detail else ""


def send_button(builder: PanelBuilder, form: Form) -> Part:
    """Send everything; how much is left open is said on the button, and asked about once."""
    state = builder.state
    empty = left_open(form, state.marks)
    ending = next((option.label for option in builder.options if option.id in form.end), Text("ui.panel.send"))
    label = text("ui.panel.send_some", send=ending, n=empty) if empty else ending
    ready = bool(state.marks) or (empty < len(form.fields)) or bool(set(form.end) & set(builder.ids))
    asked = state.group == ASKED
    custom_id = builder.button_id("send", PanelState(None, state.marks).pack(form_ids(form), SURE if asked else ""))
    return button(builder.reader.label(label), custom_id, "bad" if asked else "good", off=not ready)


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


def form_of(question: Question) -> Form:
    """The form of a question; who has another one before the eyes is told so."""
    if question.form is None:
        raise PlayerMistake(Text("ui.mistake.changed"))
    return question.form
