"""A file that somebody brings: one spreadsheet or several in a zip, checked like the shipped tables.

Sheets that are not in the file stay as they were, so that one of them alone is enough.
"""

from __future__ import annotations

import io
import re
import zipfile
import zlib
from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from msgspec import Struct

from engine.core import games
from engine.core.components import BadComponents
from engine.core.text import Text
from engine.sets.faults import SheetFault, in_words, listed
from engine.sets.sheets import ComponentSheet, Difference, cells_of, corrected, heading, part_at, sheets, written

LARGEST_FILE_BYTES = 300_000  # all sheets of a game come to 25 kB
LARGEST_SHEET_BYTES = 100_000
MOST_FILES = 100  # a game has up to 40 sheets
MARK = b"\xef\xbb\xbf"  # by which spreadsheets know UTF-8
UTF_16 = (b"\xff\xfe", b"\xfe\xff")
JUNK = ("__MACOSX/", ".")  # what computers put beside the files of people
ZIP, TEXT = b"PK\x03\x04", ".csv"


class BroughtSet(Struct, frozen=True):
    """The tables that a file leads to, and all that is different from the shipped ones."""

    tables: dict[str, Any]
    differences: tuple[Difference, ...]

    @property
    def changed(self) -> tuple[str, ...]:
        """The names of the tables in which anything is different."""
        return tuple(dict.fromkeys(one.sheet.partition(".")[0] for one in self.differences))


def shipped_tables(game: str) -> dict[str, Any]:
    """The tables that corrections are laid over."""
    shelf = games.get(game).shelf
    return shelf.tables(shelf.current())


def as_zip(game: str, tables: Mapping[str, Any]) -> bytes:
    """Every sheet of a set as CSV, in one file; the same tables give the same bytes."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as file:
        for sheet in sheets(shipped_tables(game)):
            named = zipfile.ZipInfo(f"{game}.{sheet.name}{TEXT}")
            named.compress_type = zipfile.ZIP_DEFLATED
            file.writestr(named, MARK + written(sheet, tables).encode())
    return made.getvalue()


def read_file(game: str, filename: str, data: bytes) -> dict[str, str]:
    """The sheets in a file, by their names."""
    if len(data) > LARGEST_FILE_BYTES:
        raise SheetFault("file_size", most=LARGEST_FILE_BYTES // 1_000)
    if data.startswith(ZIP):
        return _of_zip(game, data)
    if not filename.casefold().endswith(TEXT):
        raise SheetFault("file_kind")
    return {sheet_named(game, filename).name: _decoded(filename, data)}


def _of_zip(game: str, data: bytes) -> dict[str, str]:
    found: dict[str, str] = {}
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as file:
            inside = [one for one in file.infolist() if not one.is_dir() and not _junk(one.filename)]
            if not inside:
                raise SheetFault("zip_empty")
            if len(inside) > MOST_FILES:
                raise SheetFault("zip_many", most=MOST_FILES)
            for one in inside:
                base = one.filename.rpartition("/")[2]
                if not base.casefold().endswith(TEXT):
                    raise SheetFault("zip_inside", file=_plain(base))
                if one.flag_bits & 1:
                    raise SheetFault("zip_locked")
                sheet = sheet_named(game, base)
                if sheet.name in found:
                    raise SheetFault("zip_twice", sheet.name)
                with file.open(one) as content:
                    read = content.read(LARGEST_SHEET_BYTES + 1)  # whatever the file says of its own size
                found[sheet.name] = _decoded(base, read)
    except (zipfile.BadZipFile, zlib.error, RuntimeError, EOFError, OSError, ValueError):
        raise SheetFault("zip_broken") from None
    return found


def _junk(name: str) -> bool:
    return name.startswith(JUNK[0]) or name.rpartition("/")[2].startswith(JUNK[1])


def sheet_named(game: str, filename: str) -> ComponentSheet:
    """The sheet that a file holds by its name, also as spreadsheets save it: `… (1).csv`, `… - orders.csv`."""
    stem = filename.casefold().removesuffix(TEXT)
    stem = re.sub(r"( ?\(\d+\)| - .*| copy)+$", "", stem).strip()
    known = {sheet.name.casefold(): sheet for sheet in sheets(shipped_tables(game))}
    found = known.get(stem.removeprefix(f"{game}."))
    if found is not None:
        return found
    other = stem.partition(".")[0]
    if other != game and other in games.names():
        raise SheetFault("other_game", file=_plain(filename), other=Text(f"{other}.title"), game=games.get(game).name)
    raise SheetFault("file_unknown", file=_plain(filename), expected=listed([f"{game}.{name}{TEXT}" for name in known]))


def _plain(name: str) -> str:
    """The name of a file as one repeats it."""
    return re.sub(r"[^\w. ()-]", "", name)[:60] or "?"


def _decoded(filename: str, data: bytes) -> str:
    if len(data) > LARGEST_SHEET_BYTES:
        raise SheetFault("sheet_size", file=_plain(filename), most=LARGEST_SHEET_BYTES // 1_000)
    try:
        return data.decode("utf-16" if data.startswith(UTF_16) else "utf-8-sig")
    except UnicodeDecodeError:
        raise SheetFault("file_encoding", file=_plain(filename)) from None


def brought(game: str, files: Mapping[str, str], before: Mapping[str, Any]) -> BroughtSet:
    """The set that some sheets lead to; those that are not there are as in the tables before."""
    shipped = shipped_tables(game)
    tables, differences = deepcopy(shipped), list[Difference]()
    for sheet in sheets(shipped):
        text = files[sheet.name] if sheet.name in files else written(sheet, before)
        differences += corrected(sheet, tables, text)
    check(game, tables)
    return BroughtSet(tables, tuple(differences))


def check(game: str, tables: dict[str, Any]) -> None:
    """Refuse tables that do not fit the schema or each other, by sheet, row and column; nothing of them is kept."""
    shelf = games.get(game).shelf
    known = shelf.keys()
    try:
        key = shelf.remember(tables, game)
    except BadComponents as error:
        raise _located(error, tables, shipped_tables(game)) from None
    if key not in known:
        shelf.forget(key)


def _located(error: BadComponents, tables: dict[str, Any], shipped: dict[str, Any]) -> SheetFault:
    """What the schema refuses, said of the sheet where it stands."""
    if error.unfit is not None:
        return in_words(error, error.unfit.table, error.unfit.row, error.unfit.column, {})
    listed_sheets = sorted(sheets(shipped), key=lambda sheet: -len(sheet.at))
    sheet = next((one for one in listed_sheets if error.path[: len(one.at)] == one.at), None)
    if sheet is None:
        return in_words(error, str(error.path[0]) if error.path else "?", "", "", {})
    inside = tuple(step + 1 if isinstance(step, int) else step for step in error.path[len(sheet.at) :])
    if not sheet.rows:
        return in_words(error, sheet.name, "", heading(inside), {})
    rows = part_at(shipped, sheet.at)
    columns: dict[str, list[Any]] = {}
    for row in rows:
        for steps, value in cells_of(row).items():
            columns.setdefault(heading(steps), []).append(value)
    number, rest = (inside[0], inside[1:]) if inside else (0, ())
    broken = part_at(tables, sheet.at)[number - 1] if isinstance(number, int) and number else {}
    return in_words(error, sheet.name, str(broken.get("id") or number or ""), heading(rest), columns)
