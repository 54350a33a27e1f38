"""What a button carries: `v1|table|step|verb|arg`, so that it still works after a restart, a year, or twice.

The step of a plan is written with a letter before it, `p3`, and so is that of a turn that is tried anew, `w3`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import discord
from msgspec import Struct

from cogs.clicks import Click
from engine.core.text import PlayerMistake, Text
from host.records import Question

VERSION = "v1"
CUSTOM_ID_CHARACTERS = 100  # Discord keeps of a custom_id
AHEAD = "p"  # before the step of a plan
TRIED = "w"  # before the step of a turn that is tried anew
LARGEST_NUMBER = 2**63 - 1  # what a database keeps, and Discord's own numbers


class ButtonId(Struct, frozen=True):
    """A click of ours, taken apart; public buttons carry no step, since that would count a seat's answers."""

    table: int | None
    step: int | None
    verb: str
    arg: str = ""
    values: tuple[str, ...] = ()  # what was selected
    fields: tuple[tuple[str, str], ...] = ()  # what was written into a modal, by the custom_id of the field
    plan: bool = False  # it belongs to a turn that is planned ahead
    what_if: bool = False  # it belongs to a turn of a finished game that is tried anew

    def field(self, name: str) -> str:
        """What stands in a field of the modal; nothing if it was left out."""
        return dict(self.fields).get(name, "")


def make(
    verb: str,
    arg: str = "",
    *,
    table: int | None = None,
    step: int | None = None,
    plan: bool = False,
    what_if: bool = False,
) -> str:
    """The custom_id of a click; refused if Discord would not keep all of it."""
    if not verb.isidentifier():
        raise ValueError(f"not a verb: {verb!r}")
    counted = "" if step is None else f"{TRIED if what_if else AHEAD if plan else ''}{step}"
    made = "|".join((VERSION, "" if table is None else str(table), counted, verb, arg))
    if len(made) > CUSTOM_ID_CHARACTERS:
        raise ValueError(f"custom_id of {len(made)} characters, Discord keeps {CUSTOM_ID_CHARACTERS}: {made}")
    return made


def of_question(question: Question, verb: str, arg: str = "") -> str:
    """The custom_id of a click in the panel of a question."""
    step, what_if = question.step, question.what_if
    return make(verb, arg, table=question.table.id, step=step, plan=question.plan, what_if=what_if)


MALFORMED = ButtonId(None, None, "")  # ours, but not as we write it


def parse(custom_id: str, values: Sequence[str] = (), fields: Sequence[tuple[str, str]] = ()) -> ButtonId | None:
    """The click behind a custom_id; None if it is not one of ours."""
    version, *parts = custom_id.split("|", 4)
    if version != VERSION:
        return None
    if len(parts) != 4:
        return MALFORMED
    table, counted, verb, arg = parts
    step = counted.removeprefix(AHEAD) if counted.startswith(AHEAD) else counted.removeprefix(TRIED)
    if not verb.isidentifier() or not all(one == "" or is_number(one) for one in (table, step)):
        return MALFORMED
    numbers = int(table) if table else None, int(step) if step else None
    plan, what_if = counted.startswith(AHEAD), counted.startswith(TRIED)
    return ButtonId(*numbers, verb, arg, tuple(values), tuple(fields), plan, what_if)


def read(click: Click) -> ButtonId | None:
    """What was pressed: a button, a select, or a modal that was sent; None for everything else."""
    kinds = (discord.InteractionType.component, discord.InteractionType.modal_submit)
    if click.type not in kinds or not isinstance(click.data, Mapping):
        return None
    data: Mapping[str, Any] = click.data
    return parse(str(data.get("custom_id", "")), data.get("values") or (), list(_fields(data.get("components") or ())))


def table_of(pressed: ButtonId) -> int:
    """The table a click belongs to; every button of ours that needs one has it."""
    if pressed.table is None:
        raise PlayerMistake(Text("ui.mistake.old_button"))
    return pressed.table


def number(written: str) -> int:
    """A number that a button carries; anything else is told to be a button of another version."""
    if not is_number(written):
        raise PlayerMistake(Text("ui.mistake.old_button"))
    return int(written)


def is_number(written: str) -> bool:
    """Whether it is written as we write numbers, and no larger than a database keeps them."""
    return (
        written.isascii()
        and written.isdigit()
        and len(written) <= CUSTOM_ID_CHARACTERS
        and int(written) <= LARGEST_NUMBER
    )


def chosen(pressed: ButtonId) -> str:
    """What was selected; every list of ours has something to select."""
    if not pressed.values:
        raise PlayerMistake(Text("ui.mistake.old_button"))
    return pressed.values[0]


def _fields(components: Sequence[Mapping[str, Any]]) -> Iterator[tuple[str, str]]:
    """The written and chosen values of a modal's components, at any depth."""
    for component in components:
        inner = component.get("component")
        yield from _fields([*(component.get("components") or ()), *([inner] if inner else ())])
        name = component.get("custom_id")
        if name is None:
            continue
        if component.get("value") is not None:
            yield name, str(component["value"])
        for value in component.get("values") or ():
            yield name, str(value)
