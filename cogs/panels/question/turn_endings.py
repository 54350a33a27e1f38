"""The last click of a turn: a list of what can be done and the turn ended with it, below all that only goes on."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.messages import limits
from cogs.messages.message import SelectLine, select
from cogs.panels.question.forms import choice_detail, form_ids, open_fields
from cogs.panels.question.panel_builder import PanelBuilder
from cogs.panels.question.panel_state import PanelState
from cogs.panels.question.paths import THEN
from cogs.panels.question.series import Answer
from engine.core.ask import Form
from engine.core.offer import Option
from engine.core.text import PlayerMistake, Text, text
from host.records import Ending, Question

LAST = "last"  # of a custom_id: the turn, or a form, ends with what is chosen


def ending_list(builder: PanelBuilder) -> None:
    """Every way after which the turn could be ended, once."""
    ways = listed(builder.question)
    if ways and builder.state == PanelState():
        lines = [ending_line(builder, one, value) for value, one in ways.items()]
        finishing_select(builder, builder.button_id("path", f"{THEN}{LAST}"), lines)


def ending_line(builder: PanelBuilder, ending: Ending, value: str) -> SelectLine:
    """What is done, and how that ends the turn."""
    *before, last = ending.options
    label = text("ui.panel.field", field=before[0].label, value=last.label) if before else last.label
    number = builder.target_numbers.get(last.target or "") if before else builder.option_numbers.get(last.id)
    # What is done last decides: if there is not enough room, what leads there is cut.
    about = builder.small_print(last, *before, ending.end)
    shown = with_end(builder, "" if number is None else f"{number}. ", label, ending.end)
    return SelectLine(shown, value, about, emoji=builder.reader.emoji(label))


def last_field(builder: PanelBuilder, form: Form) -> None:
    """Where one field alone is left open: each of its values, sent along with all the others."""
    marks, unfilled = builder.state.marks, open_fields(form, builder.state.marks)
    end = next((option for option in builder.options if option.id in form.end), None)
    if end is None or len(unfilled) != 1:
        return
    [(field, mine)] = unfilled
    lines = []
    for mark, choice in zip(mine, field.choices, strict=True):
        if choice.answers:
            label = text("ui.panel.field", field=field.label, value=choice.label)
            value = PanelState(None, (*marks, mark)).pack(form_ids(form))
            emoji = builder.reader.emoji(choice.label)
            lines.append(
                SelectLine(with_end(builder, "", label, end), value, choice_detail(builder, choice), emoji=emoji)
            )
    if 0 < len(lines) <= limits.OPTIONS:
        finishing_select(builder, builder.button_id("send", LAST), lines)


def with_end(builder: PanelBuilder, number: str, label: Text, end: Option[None]) -> str:
    """A line that says how it ends, however long the rest of it is."""
    ending = f" → {builder.reader.label(end.label)}"
    return f"{number}{builder.reader.label(label, limits.OPTION_TEXT - len(number) - len(ending))}{ending}"


def finishing_select(builder: PanelBuilder, custom_id: str, lines: Sequence[SelectLine]) -> None:
    builder.parts.append(select(custom_id, lines, builder.reader.label(Text("ui.panel.finish"), limits.PLACEHOLDER)))


def listed(question: Question) -> dict[str, Ending]:
    """The ways to end the turn, each by what Discord sends back for it."""
    named = {THEN.join(option.id for option in one.options): one for one in question.endings}
    return {value: one for value, one in named.items() if len(value) <= limits.OPTION_TEXT}


def ending_answers(question: Question, chosen: Sequence[str]) -> list[Answer]:
    """What was chosen in the list, and then the end of the turn."""
    ending = listed(question).get(chosen[0] if chosen else "")
    if ending is None:
        raise PlayerMistake(Text("ui.mistake.changed"))
    return [Answer(option.label, (option.id,)) for option in (*ending.options, ending.end)]
