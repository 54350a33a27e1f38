"""The last click of a turn: a list of what can be done and the turn ended with it, below all that only goes on."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.messages import limits
from cogs.messages.message import SelectLine, fit, select
from cogs.panels.question.composed import Answer, left_open, returns, spans
from cogs.panels.question.layout import consequences
from cogs.panels.question.paths import THEN, PathLayout
from cogs.panels.question.place import Place
from engine.core.ask import Field, Form
from engine.core.offer import Option
from engine.core.text import PlayerMistake, Text, text
from host.records import Ending, Question

LAST = "last"  # of a custom_id: the turn, or a form, ends with what is chosen


class EndingLayout(PathLayout):
    """Also offers to end the turn together with what is done last in it."""

    def endings(self) -> None:
        """Every way after which the turn could be ended, once."""
        ways = listed(self.question)
        if ways and self.place == Place():
            lines = [self.ending_line(one, value) for value, one in ways.items()]
            self.made.parts.append(select(self.call("path", f"{THEN}{LAST}"), lines, self.finishing()))

    def ending_line(self, ending: Ending, value: str) -> SelectLine:
        """What is done, and how that ends the turn."""
        *before, last = ending.options
        label = text("ui.panel.field", field=before[0].label, value=last.label) if before else last.label
        number = self.by_target.get(last.target or "") if before else self.numbers.get(last.id)
        # What is done last decides: if there is not enough room, what leads there is cut.
        told = [one for option in (last, *before, ending.end) for one in consequences(option)]
        about = "; ".join(self.reader.label(one, limits.TEXT) for one in told)
        shown = self.with_end("" if number is None else f"{number}. ", label, ending.end)
        return SelectLine(shown, value, fit(about, limits.OPTION_TEXT), emoji=self.reader.emoji(label))

    def last_field(self, form: Form, names: Sequence[str]) -> None:
        """Where one field alone is left open: each of its values, sent along with all the others."""
        end = next((option for option in self.options if option.id in form.end), None)
        unfilled = open_field(form, self.place.marks)
        if end is None or unfilled is None or not returns(self.question):
            return
        field, mine = unfilled
        lines = []
        for mark, choice in zip(mine, field.choices, strict=True):
            if choice.answers:
                label = text("ui.panel.field", field=field.label, value=choice.label)
                about = self.reader.label(choice.detail, limits.OPTION_TEXT) if choice.detail else ""
                value = Place(None, (*self.place.marks, mark)).pack(names)
                shown = self.with_end("", label, end)
                lines.append(SelectLine(shown, value, about, emoji=self.reader.emoji(choice.label)))
        if 0 < len(lines) <= limits.OPTIONS:
            self.made.parts.append(select(self.call("send", LAST), lines, self.finishing()))

    def with_end(self, number: str, label: Text, end: Option[None]) -> str:
        """A line that says how it ends, however long the rest of it is."""
        ending = f" → {self.reader.label(end.label)}"
        return f"{number}{self.reader.label(label, limits.OPTION_TEXT - len(number) - len(ending))}{ending}"

    def finishing(self) -> str:
        return self.reader.label(Text("ui.panel.finish"), limits.PLACEHOLDER)


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


def open_field(form: Form, marks: Sequence[int]) -> tuple[Field, range] | None:
    """The only field that is still to be filled in, and the numbers of its values."""
    if left_open(form, marks) != 1:
        return None
    unmarked = [(field, mine) for field, mine in spans(form) if not any(mark in mine for mark in marks)]
    return next(((field, mine) for field, mine in unmarked if field.open or field.chosen is None), None)
