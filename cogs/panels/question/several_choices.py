"""A question that is answered by several options: marked, counted or put into an order, then handed in together."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from cogs.messages import limits
from cogs.messages.message import Part, SelectLine, button, filled_rows, paragraph, rows, section, select, small
from cogs.panels.question.one_choice import fits
from cogs.panels.question.panel_builder import BUTTONS, PanelBuilder, consequences
from cogs.panels.question.panel_state import PanelState
from cogs.panels.question.series import counts_on_buttons, members
from engine.core.ask import Series
from engine.core.offer import Option
from engine.core.text import Text, join, text

NAMED = 40  # characters of a button that names all it stands for
FEW = 3  # up to so many members of a series are rows; more are quicker marked in a list
FIRST = "first"  # mark of a custom_id: the series goes on afterwards
TIMES_SIGN = "×"  # before how often something is picked
TIMES = "x"  # of another, and between an option and how often it is picked


def several_choices(builder: PanelBuilder) -> None:
    """Marks are collected in a list and handed in with a button of their own."""
    if builder.fewest and builder.most == len(builder.options) > 1 and not builder.state.marks:
        add_all(builder, builder.options)
    builder.parts.append(mark_select(builder, builder.options))
    hand_in(builder)


def series_choices(builder: PanelBuilder, series: Series) -> None:
    """The options to mark, or each with its number; what is not part of the series stays below."""
    inside = members(builder.question)
    beside = [option for option in builder.options if option not in inside]
    if len(inside) <= FEW and not series.repeat and not builder.state.marks and fits(builder, inside):
        add_one_by_one(builder, inside)
    elif counts_on_buttons(builder.question):
        add_counted(builder, inside)
    else:
        builder.parts.append(times_select(builder, inside) if series.repeat else mark_select(builder, inside))
    if builder.state.marks:  # Done ends the series, too
        beside = [option for option in beside if option.id != series.end]
        hand_in(builder)
        if series.end in builder.ids and beside:  # something else may be done before the series goes on
            label = builder.reader.label(Text("ui.panel.these_first"))
            builder.parts += rows([button(label, take_id(builder, sorted(builder.state.marks), FIRST))])
    builder.add_minor_options([replace(option, role="free") if option.role == "main" else option for option in beside])


def add_one_by_one(builder: PanelBuilder, options: Sequence[Option[None]]) -> None:
    """A row for each of a few options, after which the others are asked again; where all can be had, one for them."""
    enough = builder.most >= len(options)
    if not enough:
        builder.parts.append(paragraph(small(builder.placeholder(len(options)))))
    builder.parts += [builder.option_row(option) for option in options]
    if enough:
        add_all(builder, options)


def add_all(builder: PanelBuilder, options: Sequence[Option[None]]) -> None:
    """One button for all of these, beside what they cost together."""
    all_of_them = [builder.ids.index(option.id) for option in options]
    label, series = builder.reader.label(text("ui.panel.all_of", n=len(options))), builder.question.series
    if series is None:  # the names are in a list that is yet to be opened
        named = builder.reader.label(text("ui.panel.all_named", options=join([one.label for one in options], "and")))
        label = named if len(named) <= NAMED else label
    if series is None or series.price is None:
        builder.parts += rows([button(label, take_id(builder, all_of_them), "good")])
        return
    choose = button(builder.reader.label(Text("ui.panel.choose")), take_id(builder, all_of_them), "good")
    builder.parts.append(section(f"**{label}**\n{small(builder.reader.say(series.price))}", choose))


def mark_select(builder: PanelBuilder, options: Sequence[Option[None]]) -> Part:
    """A list in which several options can be marked."""
    marks, here = builder.state.marks, [builder.ids.index(option.id) for option in options]
    elsewhere = PanelState(None, tuple(n for n in marks if n not in here))
    most = max(1, min(builder.most - len(elsewhere.marks), len(here)), len(set(here) & set(marks)))
    lines = [builder.select_line(option, str(n), chosen=n in marks) for n, option in zip(here, options, strict=True)]
    custom_id = builder.button_id("mark", elsewhere.pack(builder.ids, str(here[0])))
    fewest = most if builder.fewest == most else 0  # fewer than wanted are marked on the way only
    return select(custom_id, lines, builder.placeholder(len(lines)), fewest=fewest, most=most)


def times_select(builder: PanelBuilder, options: Sequence[Option[None]]) -> Part:
    """Every option once, and as often in a row as it can be picked, as far as there is room."""
    times, room = builder.question.times, limits.OPTIONS // len(options)
    lines = []
    for option in options:
        n = builder.ids.index(option.id)
        name = builder.name(option, limits.OPTION_TEXT - 5)
        said = [builder.small_print(option), *(builder.reader.label(one, limits.OPTION_TEXT) for one in option.times)]
        for count in range(1, max(1, min(room, times[n] if times else builder.most)) + 1):
            label = name if count == 1 else f"{name} {TIMES_SIGN} {count}"
            lines.append(SelectLine(label, f"{n}{TIMES}{count}", said[count - 1] if count <= len(said) else ""))
    custom_id = builder.button_id("count", PanelState().pack(builder.ids, TIMES))
    return select(custom_id, lines, builder.reader.label(text("ui.panel.times_up_to", n=builder.most)))


def add_counted(builder: PanelBuilder, options: Sequence[Option[None]]) -> None:
    """Every option with a button for each number of times in a row that it can be picked.

    Where nothing is to be explained, or the picture does, the first button has its name.
    """
    times, reader = builder.question.times, builder.reader
    for option in options:
        n = builder.ids.index(option.id)
        most = max(1, min(builder.most, times[n] if times else builder.most))
        said = ["; ".join(reader.say(one) for one in consequences(option)), *map(reader.say, option.times[: most - 1])]
        told = [] if builder.picture_tells else [f"{TIMES_SIGN} {n}: {one}" for n, one in enumerate(said, 1) if one]
        if told and len({*said}) == 1:
            told = said[:1]  # however often
        once = builder.option_button(option)
        if told:
            builder.parts.append(paragraph(f"**{builder.name(option)}**\n{small('; '.join(told))}"))
            once = button(f"{TIMES_SIGN} 1", builder.pick_id(option), builder.style(option))
        again = [
            button(f"{TIMES_SIGN} {count}", take_id(builder, [n] * count, FIRST), builder.style(option))
            for count in range(2, most + 1)
        ]
        builder.parts += rows([once, *again])


def hand_in(builder: PanelBuilder) -> None:
    """The button that answers with what is marked, once the number is right."""
    marks = sorted(builder.state.marks)
    if marks or builder.fewest == 0:
        label = builder.reader.label(Text("ui.panel.done") if marks else Text("ui.panel.none"))
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
        builder.parts.append(paragraph("\n".join([reader.say(Text("ui.panel.order")), *placed])))
    if left and len(marks) < question.max:
        builder.asked = text("ui.panel.next", n=len(marks) + 1)
        next_of_order(builder, left, marks)
    finish = []
    if marks and len(marks) >= question.min:
        finish.append(button(reader.label(Text("ui.panel.this_order")), take_id(builder, marks), "good"))
    if builder.state.marks:
        anew = builder.button_id("open", PanelState().pack(builder.ids, "anew"))
        finish.append(button(reader.label(Text("ui.panel.anew")), anew))
    builder.parts += rows(finish)


def part_by_part(builder: PanelBuilder) -> None:
    """What goes to one place after the other; as soon as that leaves a single answer, all of it is seen and sent.

    What is marked are the options that are left; the way back leads to the place before.
    """
    reader, left = builder.reader, builder.state.marks or tuple(range(len(builder.options)))
    rows_left = [builder.options[n].parts for n in left]
    ways = [set(way) for way in zip(*rows_left, strict=True)]
    at = next((n for n, some in enumerate(ways) if len(some) > 1), len(ways))
    if at:
        builder.parts.append(paragraph(reader.head(join([laid for _, laid in rows_left[0][:at]]))))
    beside = []
    if len(left) > 1:
        builder.asked = text("ui.panel.which", field=rows_left[0][at][0])
        made = []
        for way in dict.fromkeys(row[at] for row in rows_left):
            these = tuple(n for n in left if builder.options[n].parts[at] == way)
            custom_id = builder.button_id("open", PanelState(None, these).pack(builder.ids))
            made.append(button(reader.label(way[1]), custom_id, "main"))
        builder.parts += filled_rows(made)
    else:
        builder.asked = Text("ui.panel.all_chosen")
        done = builder.button_id("pick", builder.ids[left[0]])
        beside.append(button(reader.label(Text("ui.panel.done")), done, "good"))
    if at:
        before = parts_before(builder.options, left)
        builder.back = builder.button_id("open", PanelState(None, before).pack(builder.ids, "anew"))
    builder.parts += rows(beside)


def parts_before(options: Sequence[Option[None]], left: Sequence[int]) -> tuple[int, ...]:
    """The options that were left before the last place was filled; none are marked where that was the first."""
    first = options[left[0]].parts
    alike = ([n for n, one in enumerate(options) if one.parts[:at] == first[:at]] for at in range(len(first), -1, -1))
    found = next((some for some in alike if len(some) > len(left)), [])
    return tuple(found) if len(found) < len(options) else ()


def next_of_order(builder: PanelBuilder, left: Sequence[int], marks: tuple[int, ...]) -> None:
    """What can come next: a button for each, or a list."""
    options = [builder.options[n] for n in left]
    states = [PanelState(None, (*marks, n)).pack(builder.ids) for n in left]
    if len(left) > BUTTONS:
        lines = [builder.select_line(option, state) for option, state in zip(options, states, strict=True)]
        placeholder = builder.placeholder(len(lines))
        builder.parts.append(select(builder.button_id("open", "next"), lines[: limits.OPTIONS], placeholder))
        return
    builder.parts += [
        section(builder.told_option(option), button(builder.sign(option), builder.button_id("open", state), "main"))
        for option, state in zip(options, states, strict=True)
    ]


def take_id(builder: PanelBuilder, marks: Sequence[int], tag: str = "") -> str:
    """The button that answers with these marks."""
    return builder.button_id("take", PanelState(None, tuple(marks)).pack(builder.ids, tag))
