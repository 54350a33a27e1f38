"""What is different in a component set, in words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from cogs.messages.escaping import escaped
from cogs.messages.lookup_index import by_id
from cogs.messages.reader import Reader
from engine.core.text import Text, text
from host.sets.server_sets import Difference

LINES_CHARACTERS = 2_500


def table_name(game: str, sheet: str) -> Text:
    """What the component table of a sheet is called."""
    return Text(f"{game}.table.{sheet.partition('.')[0]}")


def row_name(game: str, row: str, reader: Reader) -> str:
    """What a row is called: a thing by its name, else as it is written in the sheet."""
    thing = by_id(game).get(row)
    return row if thing is None else reader.label(thing.name)


def difference_lines(game: str, differences: Sequence[Difference], reader: Reader) -> list[str]:
    """Every difference: a title for each table, and a line for each row of it."""
    lines: list[str] = []
    for sheet, found in groupby(differences, key=lambda one: one.sheet):
        lines.append(f"**{reader.head(table_name(game, sheet))}** (`{sheet}`)")
        for row, cells in groupby(found, key=lambda one: one.row):
            said = ", ".join(_said(cell, reader) for cell in cells)
            lines.append(f"- {f'{escaped(row_name(game, row, reader))}: ' if row else ''}{said}")
    return lines


def _said(one: Difference, reader: Reader) -> str:
    nothing = reader.say(Text("sets.nothing_there"))
    before, after = (escaped(value) or nothing for value in (one.before, one.after))
    return f"`{one.column}` {before} → **{after}**" if one.column else f"{before} → **{after}**"


def fitted(lines: Sequence[str], reader: Reader) -> str:
    """The lines, as many as a message has room for, and how many there are beside them."""
    kept, room = list[str](), LINES_CHARACTERS
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            return "\n".join([*kept, reader.say(text("sets.more", n=len(lines) - len(kept)))])
        kept.append(line)
    return "\n".join(kept)
