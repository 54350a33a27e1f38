"""A question that is answered by one option: buttons, a list, a list for each group, or an amount in steps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from cogs.messages import limits
from cogs.messages.message import Part, SelectLine, button, fit, rows, select
from cogs.messages.reader import Reader
from cogs.panels.question.panel_builder import BUTTONS, DESCRIBED, STYLES, PanelBuilder, by_role
from cogs.panels.question.panel_state import PanelState
from engine.core.offer import Option
from engine.core.text import Text, text

SELECTS = 4  # up to so many groups are selects side by side; more are one list, or opened one at a time

SelectOf = Callable[[Sequence[Option[None]], str], Part]  # some options and a title


class OptionGroup(NamedTuple):
    """Options that are shown together after the group was opened."""

    title: str
    options: tuple[Option[None], ...]


def one_choice(builder: PanelBuilder) -> None:
    """Buttons, or a select, or first a group; what is not a main option stays a button beside it."""
    main, minor = by_role(builder.options)
    if len(minor) > 2 * BUTTONS:
        main, minor = list(builder.options), []
    if len(main) <= DESCRIBED:
        builder.describe(main)
    if len(main) <= BUTTONS:
        builder.add_buttons(main)
    else:
        option_lists(builder, main, builder.option_select, picks=True)
    builder.add_minor_options(minor)


def option_lists(builder: PanelBuilder, options: Sequence[Option[None]], select_of: SelectOf, *, picks: bool) -> None:
    """Lists made by `select_of`; where one click in a list `picks` the answer, a group of one is a button."""
    groups, opened = option_groups(options, builder.reader), builder.state.group
    if not groups:
        builder.parts.append(select_of(options, ""))
    elif len(groups) <= SELECTS and (not picks or len(options) <= limits.OPTIONS):
        builder.parts += [select_of(group.options, group.title) for group in groups]
    elif opened is None or opened >= len(groups):
        group_controls(builder, groups, picks=picks)
    else:
        closed = builder.button_id("open", PanelState(None, builder.state.marks).pack(builder.ids, "groups"))
        back = button(builder.reader.label(Text("ui.panel.groups")), closed)
        builder.lines.append(f"**{groups[opened].title}**")
        builder.parts += [select_of(groups[opened].options, ""), *rows([back])]


def option_groups(options: Sequence[Option[None]], reader: Reader) -> list[OptionGroup]:
    """The groups to open first; none if everything fits into one simple control."""
    titles = list(dict.fromkeys(option.group for option in options))
    one_list = len(options) <= limits.OPTIONS and not 1 < len(titles) <= SELECTS
    if len(options) <= BUTTONS or one_list:
        return []
    groups = []
    for title in titles:
        inside = [option for option in options if option.group == title]
        pages = [inside[at : at + limits.OPTIONS] for at in range(0, len(inside), limits.OPTIONS)]
        for page in pages:
            name = " … ".join(reader.label(option.label, 35) for option in (page[0], page[-1]))
            if len(pages) == 1:
                name = reader.label(title or Text("ui.panel.others"))
            groups.append(OptionGroup(name, tuple(page)))
    return groups


def group_controls(builder: PanelBuilder, groups: Sequence[OptionGroup], *, picks: bool) -> None:
    """A button for every group, or a list of them."""
    states = [PanelState(n, builder.state.marks).pack(builder.ids) for n in range(len(groups))]
    if len(groups) > BUTTONS:
        names = [", ".join(builder.reader.label(option.label) for option in group.options) for group in groups]
        lines = [
            SelectLine(group.title, state, fit(inside, limits.OPTION_TEXT))
            for group, state, inside in zip(groups[: limits.OPTIONS], states, names, strict=False)
        ]
        label = builder.reader.label(Text("ui.panel.group"), limits.PLACEHOLDER)
        builder.parts.append(select(builder.button_id("open", "group"), lines, label))
        return
    builder.describe(group.options[0] for group in groups if picks and len(group.options) == 1)
    builder.parts += rows(
        [
            builder.option_button(group.options[0])
            if picks and len(group.options) == 1
            else button(group.title, builder.button_id("open", state), STYLES["main"])
            for group, state in zip(groups, states, strict=True)
        ]
    )


def amount(builder: PanelBuilder) -> None:
    """A step down, this amount, a step up, and a few amounts to jump to."""
    options, marks, reader = builder.options, builder.state.marks, builder.reader
    last = len(options) - 1
    at = min(marks[0], last) if marks else 0
    now = options[at]
    builder.describe([now], always=True)
    take = button(reader.label(text("ui.panel.take", amount=now.label)), builder.button_id("pick", now.id), "good")
    less = jump(builder, max(0, at - 1), "−", "less", off=at == 0)
    more = jump(builder, min(last, at + 1), "+", "more", off=at == last)
    presets = sorted({round(last * share / (BUTTONS - 1)) for share in range(BUTTONS)})
    builder.parts += rows([less, take, more])
    builder.parts += rows([jump(builder, n, reader.label(options[n].label), "to") for n in presets])


def jump(builder: PanelBuilder, to: int, label: str, tag: str, *, off: bool = False) -> Part:
    return button(label, builder.button_id("open", PanelState(None, (to,)).pack(builder.ids, tag)), off=off)
