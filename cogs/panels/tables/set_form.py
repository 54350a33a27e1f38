"""The form of a component set: lists of tables, rows and values, and what can be done with the set."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from msgspec import Struct

from cogs.cards.set_words import row_name, table_name
from cogs.clicks import button_ids
from cogs.messages import limits
from cogs.messages.message import Part, SelectLine, button, fit, select
from cogs.messages.reader import Reader
from engine.core import games
from engine.core.text import Text, text
from host.sets.server_sets import LookedAtSet, SetsOfServer, open_questions, sheet_names

PAGE = limits.OPTIONS - 1  # lines of a list that may have another page
LOWER, HIGHER = 10, 13  # values offered below and above the one that stands there
EMPTY, MORE = "~", ">"  # what a list carries for nothing, and before the number of a page
Rows = dict[str, dict[str, str]]  # by the name of a row its cells, by column


class FormPlace(Struct, frozen=True):
    """How far somebody has chosen: a sheet, a row, a value, by their numbers in the lists; None: not yet."""

    game: str
    sheet: int | None = None
    row: int | None = None
    cell: int | None = None
    page: int = 0

    def written(self, rows: Rows) -> str:
        """As a list carries it, with a mark of what it stands for: after an update that may be another thing."""
        steps = [str(one) for one in (self.sheet, self.row, self.cell) if one is not None]
        return "/".join([self.game, *steps, self.mark(rows)])

    def mark(self, rows: Rows) -> str:
        """A few letters of what a place stands for; of one that is not there, others."""
        names = list[str]()
        if self.sheet is not None and self.sheet < len(sheet_names(self.game)):
            names.append(sheet_names(self.game)[self.sheet])
        if self.row is not None and self.row < len(rows):
            names.append(list(rows)[self.row])
        if self.cell is not None and names[1:] and self.cell < len(columns(rows, names[1])):
            names.append(columns(rows, names[1])[self.cell])
        steps = (self.sheet, self.row, self.cell)
        return sha256("\n".join(names).encode()).hexdigest()[:6] if len(names) == 3 - steps.count(None) else "-"

    def further(self, number: int, rows: Rows) -> FormPlace:
        """One step on."""
        if self.sheet is None:
            return FormPlace(self.game, number)
        return FormPlace(self.game, self.sheet, number) if self.row is None else self.at(number)

    def at(self, cell: int) -> FormPlace:
        """A value of the row that was chosen."""
        return FormPlace(self.game, self.sheet, self.row, cell)


def columns(rows: Rows, row: str) -> list[str]:
    """The columns of a row but its id, those first in which it has something."""
    named = [name for name in rows[row] if name != "id"]
    return sorted(named, key=lambda name: rows[row][name] == "")


def title(game: str, reader: Reader) -> str:
    """What the form is about."""
    return f"### {reader.say(text('sets.title', game=games.get(game).name))}"


def form_lines(found: SetsOfServer, game: str, reader: Reader) -> list[str]:
    """What new tables use, what owners are asked first, and how to go about it."""
    lines = [title(game, reader)]
    if found.used is None:
        lines.append(reader.say(Text("sets.state.shipped")))
    else:
        row = found.used.row
        who = f"<@{row.user}>" if row.user else reader.say(Text("sets.somebody"))
        said = text("sets.state.used", tables=len(row.changed), who=who, when=f"<t:{int(row.at)}:R>")
        lines.append(reader.say(said))
    if found.shown is not None:
        lines.append(reader.say(text("sets.state.shown", n=len(found.shown.differences))))
    asked = open_questions(game)
    if asked:
        lines += [reader.say(Text("sets.ask_first")), *(f"- {reader.say(one.question)}" for one in asked)]
    return [*lines, *(f"-# {reader.say(Text(f'sets.{key}'))}" for key in ("how", "order", "kept"))]


def lists(place: FormPlace, rows: Rows, reader: Reader) -> list[Part]:
    """A list of tables, below it one of rows, of values, and of what may stand there, as far as it was chosen."""
    made = [_list(FormPlace(place.game), {}, table_lines(place, reader), "table", place, reader)]
    if place.sheet is None:
        return made
    if place.row is None:
        here = FormPlace(place.game, place.sheet)
        return [*made, _list(here, rows, row_lines(place, rows, reader), "row", place, reader)]
    here = FormPlace(place.game, place.sheet, place.row)
    if list(rows) != [""]:
        above = FormPlace(place.game, place.sheet)
        made.append(_list(above, rows, row_lines(place, rows, reader), "row", here, reader))
    made.append(_list(here, rows, cell_lines(place, rows, reader), "cell", place, reader))
    if place.cell is not None:
        made.append(_list(place, rows, value_lines(place, rows, reader), "value", place, reader))
    return made


def _list(
    here: FormPlace, rows: Rows, lines: Sequence[SelectLine], name: str, place: FormPlace, reader: Reader
) -> Part:
    """One page of a list: the one that was asked for, else the one with what was chosen."""
    chosen = next((n for n, line in enumerate(lines) if line.chosen), None)
    page = chosen // PAGE if chosen is not None else place.page if here.further(0, rows) != place else 0
    page = page if page * PAGE < len(lines) else 0
    shown = list(lines) if len(lines) <= limits.OPTIONS else list(lines[page * PAGE : page * PAGE + PAGE])
    if len(lines) > limits.OPTIONS:
        following = (page + 1) % -(-len(lines) // PAGE)
        shown.append(SelectLine(reader.label(Text("sets.list.more")), f"{MORE}{following}"))
    custom_id = button_ids.make("set_pick", here.written(rows))
    return select(custom_id, shown, reader.label(Text(f"sets.list.{name}")))


def table_lines(place: FormPlace, reader: Reader) -> list[SelectLine]:
    """The tables, what matters most first."""
    return [
        SelectLine(
            reader.label(table_name(place.game, name), limits.OPTION_TEXT), str(n), fit(name, limits.OPTION_TEXT),
            chosen=n == place.sheet,
        )
        for n, name in enumerate(sheet_names(place.game))
    ]  # fmt: skip


def row_lines(place: FormPlace, rows: Rows, reader: Reader) -> list[SelectLine]:
    """The rows of a table, each with what stands in it."""
    single = reader.label(Text("sets.list.single"))
    return [
        SelectLine(
            fit(row_name(place.game, row, reader) if row else single, limits.OPTION_TEXT), str(n),
            fit(", ".join(cell for name, cell in cells.items() if cell and name != "id"), limits.OPTION_TEXT),
            chosen=n == place.row,
        )
        for n, (row, cells) in enumerate(rows.items())
    ]  # fmt: skip


def cell_lines(place: FormPlace, rows: Rows, reader: Reader) -> list[SelectLine]:
    """The values of a row, each with what it is now."""
    row = list(rows)[place.row or 0]
    nothing = reader.label(Text("sets.list.nothing"))
    return [
        SelectLine(fit(f"{name}: {rows[row][name] or nothing}", limits.OPTION_TEXT), str(n), chosen=n == place.cell)
        for n, name in enumerate(columns(rows, row))
    ]


def value_lines(place: FormPlace, rows: Rows, reader: Reader) -> list[SelectLine]:
    """What may stand in a place: numbers around the one there, words that others of the column have, or nothing."""
    row = list(rows)[place.row or 0]
    column = columns(rows, row)[place.cell or 0]
    now = rows[row][column]
    known = list(dict.fromkeys(cells[column] for cells in rows.values() if cells.get(column)))
    numbers = [int(one) for one in known if one.lstrip("-").isdecimal()]
    if len(numbers) == len(known) and known:
        middle = int(now) if now else numbers[0]
        lowest = max(min(0, *numbers), middle - LOWER)
        known = [str(n) for n in range(lowest, max(middle, lowest) + HIGHER)]
    elif known in (["true"], ["false"]):
        known = ["true", "false"]
    offered = [SelectLine(fit(one, limits.OPTION_TEXT), one, chosen=one == now) for one in known[: limits.OPTIONS - 1]]
    return [*offered, SelectLine(reader.label(Text("sets.list.nothing")), EMPTY, chosen=now == "")]


def form_buttons(found: SetsOfServer, place: FormPlace, reader: Reader) -> list[Part]:
    """What can be done beside choosing."""
    game = place.game
    made = [_button("form", game, reader)] if place.sheet is not None else []
    made.append(_button("sheets", game, reader))
    if found.shown is not None or found.used is not None:
        made.append(_button("look", game, reader))
    if found.shown is not None:
        made += shown_buttons(found.shown, reader)
    if found.used is not None:
        made.append(_button("back", f"{game}/used", reader, verb="set_drop", style="bad"))
    return made


def shown_buttons(shown: LookedAtSet, reader: Reader) -> list[Part]:
    """A set that was checked is taken, or thrown away."""
    game = shown.row.game
    return [
        _button("take", f"{game}/{shown.row.hash}", reader, style="good"),
        _button("discard", f"{game}/shown", reader, verb="set_drop"),
    ]


def set_buttons(found: LookedAtSet, reader: Reader) -> list[Part]:
    """Below what is different in a set."""
    game = found.row.game
    here = (
        shown_buttons(found, reader)
        if found.row.state == "shown"
        else [_button("back", f"{game}/used", reader, verb="set_drop", style="bad")]
    )
    return [*here, _button("text", game, reader), _button("form", game, reader)]


def _button(name: str, arg: str, reader: Reader, *, verb: str = "", style: str = "plain") -> Part:
    label = reader.label(Text(f"sets.button.{name}"))
    return button(label, button_ids.make(verb or f"set_{name}", arg), style)  # type: ignore[arg-type]
