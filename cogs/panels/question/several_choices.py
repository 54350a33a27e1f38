"""A question that is answered by several options: marked, counted or put into an order, then handed in together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial

from cogs.messages import limits
from cogs.messages.message import Part, SelectLine, button, rows, select
from cogs.panels.question.one_choice import option_lists
from cogs.panels.question.panel_builder import BUTTONS, DESCRIBED, PanelBuilder
from cogs.panels.question.panel_state import PanelState
from cogs.panels.question.series import members
from engine.core.ask import Series
from engine.core.offer import Option
from engine.core.text import Text, text

FIRST = "first"  # mark of a custom_id: the series goes on afterwards


def several_choices(builder: PanelBuilder) -> None:
    """Marks are collected in selects and handed in with a button of their own."""
    if len(builder.options) <= DESCRIBED:
        builder.describe(builder.options)
    option_lists(builder, builder.options, partial(mark_select, builder), picks=False)
    hand_in(builder)


def series_choices(builder: PanelBuilder, series: Series) -> None:
    """The options to mark, or amounts of each; what is not part of the series stays a button below."""
    inside = members(builder.question)
    if len(inside) <= DESCRIBED:
        builder.describe(inside)
    if series.repeat:
        builder.parts += [amount_select(builder, option) for option in inside]
    else:
        builder.parts.append(mark_select(builder, inside))
    beside = [option for option in builder.options if option not in inside]
    if builder.state.marks:  # Done ends the series, too
        beside = [option for option in beside if option.id != series.end]
        hand_in(builder)
        if series.end in builder.ids and beside:  # something else may be done before the series goes on
            label = builder.reader.label(Text("ui.panel.these_first"))
            builder.parts += rows([button(label, take_id(builder, sorted(builder.state.marks), FIRST))])
    builder.describe(beside)
    builder.add_buttons(beside)


def mark_select(builder: PanelBuilder, options: Sequence[Option[None]], title: str = "") -> Part:
    """A list in which several options can be marked, as far as what is marked elsewhere leaves room."""
    marks, here = builder.state.marks, [builder.ids.index(option.id) for option in options]
    elsewhere = PanelState(builder.state.group, tuple(n for n in marks if n not in here))
    most = max(1, min(builder.most - len(elsewhere.marks), len(here)), len(set(here) & set(marks)))
    lines = [builder.select_line(option, str(n), chosen=n in marks) for n, option in zip(here, options, strict=True)]
    custom_id = builder.button_id("mark", elsewhere.pack(builder.ids, str(here[0])))
    return select(custom_id, lines, title or builder.placeholder(), fewest=0, most=most)


def amount_select(builder: PanelBuilder, option: Option[None]) -> Part:
    """How many times one option is picked, as far as the series still goes."""
    n, times = builder.ids.index(option.id), builder.question.times
    chosen = builder.state.marks.count(n)
    elsewhere = PanelState(None, tuple(mark for mark in builder.state.marks if mark != n))
    possible = min(builder.most - len(elsewhere.marks), times[n] if times else builder.most)
    most = min(max(possible, chosen, 1), limits.OPTIONS - 1)
    name = builder.name(option, limits.OPTION_TEXT - 5)
    lines = [
        SelectLine(f"{name} × {count}", str(count), chosen=count == chosen > 0)
        for count in range(0 if chosen else 1, most + 1)
    ]
    return select(builder.button_id("count", elsewhere.pack(builder.ids, str(n))), lines, name)


def hand_in(builder: PanelBuilder) -> None:
    """What is marked so far, and the button that answers with it once the number is right."""
    marks, reader = sorted(builder.state.marks), builder.reader
    if marks:
        names = [(reader.head(builder.options[n].label), count) for n, count in Counter(marks).items()]
        chosen = "; ".join(name if count == 1 else f"{name} × {count}" for name, count in names)
        builder.lines.append(reader.say(text("ui.panel.chosen", chosen=chosen)))
    if marks or builder.fewest == 0:
        label = reader.label(Text("ui.panel.done") if marks else Text("ui.panel.none"))
        wrong = not builder.fewest <= len(marks) <= builder.most
        builder.parts += rows([button(label, take_id(builder, marks), "good", off=wrong)])


def order(builder: PanelBuilder) -> None:
    """Put into an order, one after the other; the last one falls into place by itself."""
    question, marks, reader = builder.question, builder.state.marks, builder.reader
    left = [n for n in range(len(builder.options)) if n not in marks]
    if len(left) == 1 and question.min == len(builder.options):
        marks, left = (*marks, left[0]), []
    if marks:
        placed = [f"{at}. {reader.head(builder.options[n].label)}" for at, n in enumerate(marks, 1)]
        builder.lines += [reader.say(Text("ui.panel.order")), *placed]
    if left and len(marks) < question.max:
        builder.lines.append(reader.say(text("ui.panel.next", n=len(marks) + 1)))
        next_of_order(builder, left, marks)
    finish = []
    if marks and len(marks) >= question.min:
        finish.append(button(reader.label(Text("ui.panel.this_order")), take_id(builder, marks), "good"))
    if builder.state.marks:
        anew = builder.button_id("open", PanelState().pack(builder.ids, "anew"))
        finish.append(button(reader.label(Text("ui.panel.anew")), anew))
    builder.parts += rows(finish)


def next_of_order(builder: PanelBuilder, left: Sequence[int], marks: tuple[int, ...]) -> None:
    """What can come next: a button for each, or a list."""
    options = [builder.options[n] for n in left]
    states = [PanelState(None, (*marks, n)).pack(builder.ids) for n in left]
    if len(left) > BUTTONS:
        lines = [builder.select_line(option, state) for option, state in zip(options, states, strict=True)]
        builder.parts.append(select(builder.button_id("open", "next"), lines[: limits.OPTIONS], builder.placeholder()))
        return
    builder.describe(options)
    builder.parts += rows(
        [
            button(
                builder.reader.label(option.label),
                builder.button_id("open", state),
                "main",
                emoji=builder.reader.emoji(option.label),
            )
            for option, state in zip(options, states, strict=True)
        ]
    )


def take_id(builder: PanelBuilder, marks: Sequence[int], tag: str = "") -> str:
    """The button that answers with these marks."""
    return builder.button_id("take", PanelState(None, tuple(marks)).pack(builder.ids, tag))
