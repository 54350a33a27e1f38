"""What is wrong with a set that somebody brings: by table, row and column, as a text for any language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.components import BadComponents
from engine.core.text import Text, text, verbatim

MOST_WORDS = 12  # of those that would be right
Args = int | str | Text


class SheetFault(BadComponents):
    """A spreadsheet, or a file with several, that cannot be used; `text` says why."""

    def __init__(self, kind: str, table: str = "", row: str = "", column: str = "", **args: Args) -> None:
        where = {"where": place(table, row, column)} if table else {}
        self.text = text(f"sets.fault.{kind}", **where, **args)
        said = ", ".join(one for one in (table, row, column) if one)
        super().__init__(f"{said or 'the file'}: {kind} {' '.join(f'{k}={v}' for k, v in args.items())}".strip())


def place(table: str, row: str = "", column: str = "") -> Text:
    """Where something stands."""
    named = {name: one for name, one in (("table", table), ("row", row), ("column", column)) if one}
    return text("sets.where." + "_".join(named), **named)


def listed(words: Sequence[str]) -> Text:
    """Words that would be right, as many as one likes to read."""
    more = [] if len(words) <= MOST_WORDS else ["…"]
    return verbatim(", ".join([*words[:MOST_WORDS], *more]))


def in_words(
    error: BadComponents, sheet: str, row: str, column: str, shipped: Mapping[str, Sequence[Any]]
) -> SheetFault:
    """What the tables' schema says about a value, by what the shipped sheet has in its columns."""
    missing = re.search(r"missing required field `(\w+)`", error.problem)
    if missing:
        column = f"{column}.{missing[1]}".removeprefix(".")
        return SheetFault("missing", sheet, row, column)
    if error.unfit is not None:
        return SheetFault("unfit", sheet, row, column, expected=verbatim(error.unfit.expected))
    known = [str(value) for value in dict.fromkeys(shipped.get(column, ()))]
    if re.match(r"Expected `(int|float)[^,]*`, got `str`", error.problem):
        return SheetFault("number", sheet, row, column)
    if known and error.problem.startswith(("Invalid enum value", "Invalid value", "Expected")):
        return SheetFault("word", sheet, row, column, expected=listed(known))
    return SheetFault("shape", sheet, row, column)
