"""What texts say of a component set: the value at a place of its tables, or one that is worked out from several.

A place is written `table-row-column`: `rounds-count`, `regions-karoo-reward-pounds`. A step into a list finds the row
whose first value it is, else the so-maniest; `rows` need not be said. Ids have no dashes, so a dash tells such a name
from any other argument of a text.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from engine.core.text import EngineBug, Text

SET = "components"  # the argument of a text by which it tells the values of one set
DASH = "-"
Said: TypeAlias = int | str | Text
At: TypeAlias = Callable[[str], Any]  # the value at a place
WorkedOut: TypeAlias = Mapping[str, Callable[[At], Said]]  # under the place that their names begin with


def in_set(text: Text, components: str | None) -> Text:
    """A text that tells the values of one set; of the set in use where none is named."""
    return text if components is None else Text(text.key, (*text.args, (SET, components)), text.ref)


def value_at(tables: Mapping[str, Any], place: str) -> Any:
    """The value at a place; `EngineBug` where there is none."""
    here: Any = tables
    for step in place.split(DASH):
        if isinstance(here, Mapping) and step not in here:
            here = here.get("rows")
        here = _in_list(here, step) if isinstance(here, list) else here.get(step) if isinstance(here, Mapping) else None
        if here is None:
            raise EngineBug(f"no {step} on the way to {place}")
    return here


def _in_list(rows: list[Any], step: str) -> Any:
    for row in rows:
        if isinstance(row, Mapping) and str(next(iter(row.values()), "")) == step:
            return row
    number = int(step) if step.isdecimal() else 0
    return rows[number - 1] if 0 < number <= len(rows) else None


def said_value(worked_out: WorkedOut, at: At, name: str) -> Said:
    """What an argument of a text stands for in a set."""
    value = worked_out[name](at) if name in worked_out else at(name)
    if not isinstance(value, int | str | Text):
        raise EngineBug(f"{name} is no value that can be said")
    return value
