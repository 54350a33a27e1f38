"""Component tables as spreadsheets, and back: whoever owns a box corrects our own values without reading JSON.

A sheet is a list of rows, or the single values of a table, one below the other. A column's heading is the way to a
value inside its row: `reward[2].n` is the number of the second reward. An empty cell is a value that is not there.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from engine.core.components import LARGEST_NUMBER
from engine.core.text import verbatim
from engine.sets.faults import SheetFault, listed

BOX = "box"
UNSURE = ("house", "public", BOX)  # sources of values that nobody here has compared with the printed ones
FEWEST_ROWS = 3  # shorter lists stand in the row that has them
ABOUT = frozenset(
    {"source", "ref", "balance", "note", "reason", "basis", "public_hint", "fixed_by_rulebook", "confidence", "check"}
)
NOTHING = "none"  # a value that is there and says nothing
NUMBER = re.compile(r"-?\d{1,9}([.,]\d{1,9})?")
HEADING = re.compile(r"[A-Za-z0-9_]{1,40}(\.[A-Za-z0-9_]{1,40}|\[[1-9]\d?\]){0,7}")
FORMULA = "=+@"  # with these, and a minus before no number, a spreadsheet begins to reckon
MOST_ROWS = 500
MOST_COLUMNS = 200
LONGEST_CELL_LETTERS = 150
STEP = re.compile(r"([^.\[\]]+)|\[(\d+)\]")
NAME, VALUE = "value", "is"  # the headings of a sheet of single values
VALUES = "values"  # at the end of the name of such a sheet
Steps = tuple[str | int, ...]


@dataclass(frozen=True)
class ComponentSheet:
    """One table, or the part of one that is a list or a few single values."""

    at: Steps  # where it stands in the component file
    rows: bool  # a list of rows, or single values

    @property
    def name(self) -> str:
        """What its file is called."""
        if not self.rows:
            return f"{heading(self.at)}.{VALUES}"
        return heading(self.at).removesuffix(".rows") if self.at[-1] != VALUES else f"{heading(self.at)}.rows"


@dataclass(frozen=True)
class Difference:
    """One corrected value."""

    sheet: str
    row: str
    column: str
    before: str
    after: str

    def __str__(self) -> str:
        row = f"row {self.row}" if self.row.isdigit() else self.row
        where = ", ".join(one for one in (self.sheet, row, self.column) if one)
        return f"{where}: {self.before or 'nothing'} → {self.after or 'nothing'}"


def sheets(tables: Mapping[str, Any]) -> list[ComponentSheet]:
    """Every table whose values, or some of them, are not stated by a rulebook."""
    return [sheet for table, content in tables.items() for sheet in _parts((table,), content)]


def _parts(at: Steps, part: Any) -> Iterator[ComponentSheet]:
    if isinstance(part, list):
        if _has_unsure(part) and any(isinstance(row, dict) for row in part):
            yield ComponentSheet(at, rows=True)
    elif isinstance(part, dict):
        unsure = _is_unsure(part)
        lists = [key for key, value in part.items() if _is_table(value) and (unsure or _has_unsure(value))]
        yield from (ComponentSheet((*at, key), rows=True) for key in lists)
        if unsure and cells_of(single_values(part)):
            yield ComponentSheet(at, rows=False)
        elif not unsure:
            for key, value in part.items():
                if key not in lists and not _about(key):
                    yield from _parts((*at, key), value)


def _is_table(part: Any) -> bool:
    return isinstance(part, list) and len(part) >= FEWEST_ROWS and all(isinstance(row, dict) for row in part)


def _is_unsure(part: dict[str, Any]) -> bool:
    """Whether a table says of itself, or of some of its columns, that no rulebook states the values."""
    columns = [value for key, value in part.items() if key.endswith("_sources")]
    return part.get("source") in UNSURE or any(_has_unsure(value) for value in columns)


def _has_unsure(part: Any) -> bool:
    """Whether any value in it is not stated by a rulebook."""
    if isinstance(part, dict):
        return part.get("source") in UNSURE or any(_has_unsure(value) for value in part.values())
    return isinstance(part, list) and any(_has_unsure(value) for value in part)


def single_values(part: dict[str, Any]) -> dict[str, Any]:
    """The values of a table that have no sheet of their own."""
    return {key: value for key, value in part.items() if not _is_table(value)}


def _about(key: str) -> bool:
    """Whether a value only tells where the others come from."""
    return key in ABOUT or key.endswith(("_source", "_sources", "_ref", "_check", "_note"))


def written(sheet: ComponentSheet, tables: Mapping[str, Any]) -> str:
    """A sheet as CSV."""
    part = part_at(tables, sheet.at)
    out = io.StringIO()
    if not sheet.rows:
        lines = csv.writer(out, lineterminator="\n")
        lines.writerow((NAME, VALUE))
        lines.writerows((heading(steps), _shown(value)) for steps, value in cells_of(single_values(part)).items())
        return out.getvalue()
    rows = [{heading(steps): _shown(value) for steps, value in cells_of(row).items()} for row in part]
    columns = sorted(dict.fromkeys(column for row in rows for column in row), key=_Order([list(row) for row in rows]))
    table = csv.DictWriter(out, columns, restval="", lineterminator="\n")
    table.writeheader()
    table.writerows(rows)
    return out.getvalue()


class _Order:
    """Columns in the order in which the rows have them, those of one list beside each other."""

    def __init__(self, rows: list[list[str]]) -> None:
        self.first: dict[Steps, int] = {}
        for row in rows:
            for column in row:
                for _, name in _ranked(column):
                    self.first.setdefault(name, len(self.first))

    def __call__(self, column: str) -> list[int]:
        return [step if isinstance(step, int) else self.first[name] for step, name in _ranked(column)]


def _ranked(column: str) -> list[tuple[str | int, Steps]]:
    """The steps of a column, each with what it is called whichever of a list it belongs to."""
    steps = ways(column)
    return [(step, tuple(one for one in steps[: n + 1] if isinstance(one, str))) for n, step in enumerate(steps)]


def corrected(sheet: ComponentSheet, tables: dict[str, Any], text: str) -> list[Difference]:
    """Put what a sheet says into the tables, which change; returns what is different now."""
    lines = _lines(sheet.name, text)
    part = part_at(tables, sheet.at)
    before = deepcopy(part)
    if not sheet.rows:
        if set(lines[0]) != {NAME, VALUE}:
            raise SheetFault("headings", sheet.name, expected=verbatim(f"{NAME}, {VALUE}"))
        _refuse_twice(sheet.name, [line[NAME] for line in lines])
        made = _row(sheet, "", {line[NAME]: line[VALUE] for line in lines}, single_values(before), [before])
        changes = _compare(sheet.name, "", single_values(before), made)
        if changes:
            kept = {key: value for key, value in part.items() if _is_table(value)}
            part.clear()
            part.update(kept | made | {"source": BOX})
        return changes
    known = {str(row["id"]): row for row in before if "id" in row}
    if known:
        _refuse_other_rows(sheet.name, [line.get("id", "") for line in lines], list(known))
    changes, made_rows = [], []
    for n, line in enumerate(lines):
        name = line.get("id") or str(n + 1)
        former = known.get(name) if known else before[n] if n < len(before) else None
        made = _row(sheet, name, line, former or {}, before)
        different = _compare(sheet.name, name, former or {}, made)
        made_rows.append(made | {"source": BOX} if different else made)
        changes += different
    gone = range(len(made_rows), 0 if known else len(before))
    changes += [Difference(sheet.name, str(n + 1), "", str(n + 1), "") for n in gone]
    if changes or list(known) != [str(row.get("id")) for row in made_rows]:
        part[:] = made_rows
    return changes


def _refuse_twice(sheet: str, names: list[str]) -> None:
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise SheetFault("twice", sheet, twice)


def _refuse_other_rows(sheet: str, names: list[str], known: list[str]) -> None:
    """Rows are known by their ids, which stay as they are: texts, pictures and games are told by them."""
    _refuse_twice(sheet, names)
    for n, name in enumerate(names, 1):
        if name not in known:
            raise SheetFault("row_unknown", sheet, _short(name) or str(n), "id", expected=listed(known))
    missing = next((name for name in known if name not in names), None)
    if missing is not None:
        raise SheetFault("row_missing", sheet, missing)


def _lines(name: str, text: str) -> list[dict[str, str]]:
    """The lines of a CSV file, whichever of the usual separators the spreadsheet wrote; empty ones are left out."""
    text = text.removeprefix("\ufeff")
    if "\0" in text:
        raise SheetFault("encoding", name)
    first = text.partition("\n")[0].strip().casefold()
    if first in ("sep=,", "sep=;", "sep=\t"):  # as some spreadsheets say it
        text = text.partition("\n")[2]
    separator = max(",;\t", key=text.partition("\n")[0].count)
    try:
        found = [
            line for line in csv.reader(io.StringIO(text, newline=""), delimiter=separator) if any(map(str.strip, line))
        ]
    except csv.Error:
        raise SheetFault("csv", name) from None
    if len(found) < 2:
        raise SheetFault("no_rows", name)
    if len(found) > MOST_ROWS or len(found[0]) > MOST_COLUMNS:
        raise SheetFault("rows", name, most=MOST_ROWS, columns=MOST_COLUMNS)
    headings = [cell.strip() for cell in found[0]]
    while headings and not headings[-1]:
        del headings[-1]
    _check_headings(name, headings)
    for n, line in enumerate(found[1:], 2):
        if len(line) < len(headings) or any(cell.strip() for cell in line[len(headings) :]):
            raise SheetFault("cells", name, str(n), line=n)
    return [dict(zip(headings, map(str.strip, line), strict=False)) for line in found[1:]]


def _check_headings(name: str, headings: list[str]) -> None:
    for n, one in enumerate(headings, 1):
        if not HEADING.fullmatch(one):
            raise SheetFault("heading", name, "", _short(one) or str(n))
        if headings.count(one) > 1:
            raise SheetFault("twice", name, "", one)


def _row(
    sheet: ComponentSheet, name: str, cells: Mapping[str, str], former: dict[str, Any], rows: Sequence[Any]
) -> dict[str, Any]:
    """A row made of cells; what the sheet does not show is as it was."""
    was = cells_of(former)
    made: Any = {}
    for column, cell in cells.items():
        if cell == "":
            continue
        steps = ways(column)
        _check_cell(sheet, name, column, cell, rows)
        try:
            made = _put(made, steps, _value(cell, was.get(steps)))
        except (TypeError, AttributeError):
            raise SheetFault("column", sheet.name, name, column) from None
    whole: dict[str, Any] = _with_hidden(_without_gaps(made), former)
    return whole


def _check_cell(sheet: ComponentSheet, row: str, column: str, cell: str, rows: Sequence[Any]) -> None:
    """Refuse what no cell of ours could be, before anything is made of it."""
    if not HEADING.fullmatch(column):
        raise SheetFault("heading", sheet.name, "", _short(column))
    if len(cell) > LONGEST_CELL_LETTERS:
        raise SheetFault("long", sheet.name, row, column, most=LONGEST_CELL_LETTERS)
    if not cell.isprintable() or cell[0] in FORMULA or re.match(r"-\D", cell):
        raise SheetFault("letters", sheet.name, row, column)
    if NUMBER.fullmatch(cell):
        number = float(cell.replace(",", "."))
        known = [value for one in rows if (value := cells_of(one).get(ways(column))) is not None]
        lowest = 0 if all(not isinstance(value, int | float) or value >= 0 for value in known) else -LARGEST_NUMBER
        if not lowest <= number <= LARGEST_NUMBER:
            raise SheetFault("range", sheet.name, row, column, least=lowest, most=LARGEST_NUMBER)


def _short(words: str) -> str:
    """What somebody wrote, as far as one repeats it."""
    return "".join(letter for letter in words[:30] if letter.isalnum() or letter in " _.[]-")


def _put(into: Any, steps: Steps, value: Any) -> Any:
    """The rows with a value put at the end of the way."""
    if not steps:
        return value
    step, rest = steps[0], steps[1:]
    if into is None:
        into = {}
    into[step] = _put(into.get(step), rest, value)
    return into


def _without_gaps(part: Any) -> Any:
    """Numbered values become lists."""
    if not isinstance(part, dict):
        return part
    if part and all(isinstance(key, int) for key in part):
        return [_without_gaps(part[key]) for key in sorted(part)]
    return {key: _without_gaps(value) for key, value in part.items()}


def _with_hidden(made: Any, former: Any) -> Any:
    """What no sheet shows (where values come from, empty lists) is kept, in the order it had."""
    if isinstance(made, dict) and isinstance(former, dict):
        kept = {
            key: _with_hidden(made[key], value) if key in made else value
            for key, value in former.items()
            if key in made or _about(key) or value in ([], {})
        }
        return kept | {key: value for key, value in made.items() if key not in kept}
    if isinstance(made, list) and isinstance(former, list):
        return [_with_hidden(one, former[n]) if n < len(former) else one for n, one in enumerate(made)]
    return made


def _compare(sheet: str, row: str, before: Any, after: Any) -> list[Difference]:
    was, now = cells_of(before), cells_of(after)
    return [
        Difference(sheet, row, heading(steps), _shown(was[steps]) if steps in was else "", _shown(now.get(steps, "")))
        for steps in dict.fromkeys((*was, *now))
        if (steps in was, was.get(steps)) != (steps in now, now.get(steps))
    ]


def cells_of(part: Any, at: Steps = ()) -> dict[Steps, Any]:
    """Every single value inside, by the way to it."""
    if isinstance(part, dict):
        inside = [(key, value) for key, value in part.items() if not _about(key)]
    elif isinstance(part, list):
        inside = list(enumerate(part, 1))
    else:
        return {at: part}
    return {steps: value for key, one in inside for steps, value in cells_of(one, (*at, key)).items()}


def _shown(value: Any) -> str:
    if value is None:
        return NOTHING
    return str(value).lower() if isinstance(value, bool) else str(value)


def _value(cell: str, former: Any) -> Any:
    """What a cell says; a text stays a text, also one that looks like a number."""
    if isinstance(former, str):
        return cell
    if cell.casefold() in ("true", "false"):  # some spreadsheets write them large
        return cell.casefold() == "true"
    if cell == NOTHING:
        return None
    if not NUMBER.fullmatch(cell):
        return cell
    number = float(cell.replace(",", "."))
    return int(number) if number.is_integer() and not isinstance(former, float) else number


def part_at(tables: Mapping[str, Any], steps: Steps) -> Any:
    part: Any = tables
    for step in steps:
        part = part[step]
    return part


def heading(steps: Steps) -> str:
    """A way in words: `reward[2].n`."""
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in steps).removeprefix(".")


def ways(heading: str) -> Steps:
    """The way that a heading stands for."""
    return tuple(int(number) if number else key for key, number in STEP.findall(heading)) or (heading,)


def cell_lines(sheet: ComponentSheet, tables: Mapping[str, Any]) -> dict[str, dict[str, str]]:
    """By the name of each row its cells; single values are one row without a name."""
    lines = list(csv.DictReader(io.StringIO(written(sheet, tables))))
    if not sheet.rows:
        return {"": {line[NAME]: line[VALUE] for line in lines}}
    return {line.get("id") or str(n): line for n, line in enumerate(lines, 1)}


def with_cells(sheet: ComponentSheet, tables: Mapping[str, Any], row: str, cells: Mapping[str, str]) -> str:
    """A sheet as CSV with some cells of one row put in the place of those that are there."""
    lines = cell_lines(sheet, tables)
    if row not in lines:
        raise SheetFault("row_unknown", sheet.name, _short(row), "id", expected=listed(list(lines)))
    changed = lines | {row: lines[row] | {name.strip(): cell.strip() for name, cell in cells.items()}}
    rows = [changed[row].items()] if not sheet.rows else [line.items() for line in changed.values()]
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    if not sheet.rows:
        table.writerow((NAME, VALUE))
        table.writerows(rows[0])
        return out.getvalue()
    columns = list(dict.fromkeys(name for line in rows for name, _ in line))
    table.writerow(columns)
    table.writerows([[dict(line).get(column, "") for column in columns] for line in rows])
    return out.getvalue()
