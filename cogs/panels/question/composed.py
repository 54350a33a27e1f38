"""Several questions as one: a series to mark, amounts of each, or a form; the answers are then given in a row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cogs.messages import limits
from cogs.messages.message import Part, SelectLine, button, rows, select
from cogs.panels.question.layout import TOLD, Layout, Numbered
from cogs.panels.question.place import Place
from engine.core.ask import Field, FieldChoice, Form, Series
from engine.core.offer import Option
from engine.core.text import PlayerMistake, Text, text
from host.records import Question

FIRST = "first"  # mark of a custom_id: the series goes on afterwards
SURE = "sure"  # mark of a custom_id: a form is sent although something is left open
ASKED = 1  # the place in a form at which that was asked
AMOUNTS = 8  # up to so many options of a series get a select for their amount


class Answer(NamedTuple):
    """One of several answers that are given in a row, and how to call it if it cannot be given."""

    label: Text
    picks: tuple[str, ...]


class ComposedLayout(Layout):
    """A question that can be answered several times before anything is sent, besides all that is asked singly."""

    def series(self, series: Series) -> None:
        """The options to mark, or amounts of each; what is not part of the series stays a button below."""
        shown = members(self.question)
        self.fewest, self.most = bounds(self.question)
        if len(shown) <= TOLD:
            self.tell(shown)
        if series.repeat:
            self.made.parts += [self.amount_of(n, option) for n, option in shown]
        else:
            self.made.parts.append(self.mark_from(shown))
        beside = [(n, option) for n, option in enumerate(self.options) if (n, option) not in shown]
        if self.place.marks:  # Done ends the series, too
            beside = [(n, option) for n, option in beside if option.id != series.end]
            self.hand_in(sorted(self.place.marks))
            if series.end in self.ids and beside:
                self.these_first()
        self.tell(beside)
        self.made.parts += rows([self.pick(option) for _, option in beside])

    def these_first(self) -> None:
        """What is marked, without ending the series: something else may be done before it goes on."""
        packed = Place(None, tuple(sorted(self.place.marks))).pack(self.ids, FIRST)
        self.made.parts += rows([button(self.reader.label(Text("ui.panel.these_first")), self.call("take", packed))])

    def amount_of(self, n: int, option: Option[None]) -> Part:
        """How many times one option is picked, as far as the series still goes."""
        chosen = Counter(self.place.marks)
        elsewhere = Place(None, tuple(mark for mark in self.place.marks if mark != n))
        possible = self.question.times[n] if self.question.times else self.most
        most = min(max(min(self.most - len(elsewhere.marks), possible), chosen[n], 1), limits.OPTIONS - 1)
        fewest = 0 if chosen[n] else 1
        name = self.name(option, limits.OPTION_TEXT - 5)
        lines = [
            SelectLine(f"{name} × {count}", str(count), "", chosen=count == chosen[n] > 0)
            for count in range(fewest, most + 1)
        ]
        return select(self.call("count", elsewhere.pack(self.ids, str(n))), lines, name)

    def form(self, form: Form) -> None:
        """A select for every field, and the button that sends them all where they are not sent with the last one."""
        names = form_ids(form)
        for field, mine in spans(form):
            others = Place(None, tuple(mark for mark in self.place.marks if mark not in mine))
            chosen = next((mark - mine.start for mark in self.place.marks if mark in mine), field.chosen)
            title = self.reader.label(field.label, limits.PLACEHOLDER)
            lines = [self.choice_line(field.label, one, str(n), n == chosen) for n, one in enumerate(field.choices)]
            called = self.call("fill", others.pack(names, str(mine.start)))
            self.made.parts.append(select(called, lines[: limits.OPTIONS], title))
        if form.end:
            self.made.parts += rows([self.send(form, names)])
        self.beside(form)

    def beside(self, form: Form) -> None:
        """What the form does not cover."""
        covered = {answer for field in form.fields for one in field.choices for answer in one.answers[:1]}
        beside = [option for option in self.options if (option.id,) not in covered and option.id not in form.end]
        self.tell([(0, option) for option in beside])
        self.made.parts += rows([self.pick(option) for option in beside])

    def choice_line(self, field: Text, choice: FieldChoice, value: str, chosen: bool) -> SelectLine:
        """A value of a field; once it is chosen the select shows it alone, so it says of what it is the value."""
        label = self.reader.label(choice.label, limits.OPTION_TEXT)
        if chosen:
            label = self.reader.label(text("ui.panel.field", field=field, value=choice.label), limits.OPTION_TEXT)
        about = self.reader.label(choice.detail, limits.OPTION_TEXT) if choice.detail else ""
        return SelectLine(label, value, about, chosen, self.reader.emoji(choice.label))

    def send(self, form: Form, names: Sequence[str]) -> Part:
        """Send everything; how much is left open is said on the button, and asked about once."""
        empty = left_open(form, self.place.marks)
        ending = next((option.label for option in self.options if option.id in form.end), Text("ui.panel.send"))
        label = text("ui.panel.send_some", send=ending, n=empty) if empty else ending
        ready = bool(self.place.marks) or (empty < len(form.fields)) or bool(set(form.end) & set(self.ids))
        asked = self.place.group == ASKED
        sent = Place(None, self.place.marks).pack(names, SURE if asked else "")
        return button(self.reader.label(label), self.call("send", sent), "bad" if asked else "good", off=not ready)


def members(question: Question) -> list[Numbered]:
    """The options that the series is about: those that go on with it."""
    end = question.series.end if question.series is not None else None
    return [
        (n, option)
        for n, option in enumerate(question.options)
        if option.role in ("main", "danger") and option.id != end
    ]


def composes(question: Question) -> bool:
    """Whether there is anything to put together: more than one answer to come, and no more options than have room."""
    if question.series is None or question.series.left < 2:
        return False
    count = len(members(question))
    return 0 < count <= AMOUNTS if question.series.repeat else 1 < count <= limits.OPTIONS


def form_ids(form: Form) -> list[str]:
    """Every value of every field by what it answers, in order: by these a form is known again."""
    return [
        f"{n}:{'+'.join(pick for picks in choice.answers for pick in picks)}"
        for n, field in enumerate(form.fields)
        for choice in field.choices
    ]


def spans(form: Form) -> Iterator[tuple[Field, range]]:
    """Every field with the places of its values in `form_ids`."""
    at = 0
    for field in form.fields:
        yield field, range(at, at + len(field.choices))
        at += len(field.choices)


def returns(question: Question) -> bool:
    """Whether the same form comes again after every answer, until its end is picked, which is offered all the while."""
    return question.form is not None and any(option.id in question.form.end for option in question.options)


def left_open(form: Form, marks: Sequence[int]) -> int:
    """How many fields are empty that could be filled in."""
    unmarked = [field for field, mine in spans(form) if not any(mark in mine for mark in marks)]
    return sum(field.open or field.chosen is None for field in unmarked)


def form_choices(form: Form, marks: Sequence[int]) -> list[FieldChoice]:
    """What stands in the fields: the marked values, and what was filled in before."""
    found = []
    for field, mine in spans(form):
        chosen = next((mark - mine.start for mark in marks if mark in mine), field.chosen)
        found += [] if chosen is None else [field.choices[chosen]]
    return found


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


def series_answers(question: Question, marks: Sequence[int]) -> list[Answer]:
    """The marked options, in the order in which they are offered."""
    return [Answer(question.options[n].label, (question.options[n].id,)) for n in sorted(marks)]


def form_of(question: Question) -> Form:
    """The form of a question; who has another one before the eyes is told so."""
    if question.form is None:
        raise PlayerMistake(Text("ui.mistake.changed"))
    return question.form


def asked_of(question: Question) -> Text:
    """What is asked: of a series that is put together, the whole of it."""
    whole = question.series.prompt if question.series is not None and composes(question) else None
    return question.asked if whole is None else whole


def bounds(question: Question) -> tuple[int, int]:
    """How few and how many may be marked: the one source of every count in a panel."""
    series = question.series
    if series is None or not composes(question):
        return question.min, question.max
    most = series.left if series.repeat else min(series.left, len(members(question)))
    return (most if series.end is None else 0), most


def full(question: Question, marks: Sequence[int]) -> bool:
    """Whether as much is marked as can be."""
    return len(marks) >= bounds(question)[1]
