"""Component tables: read, checked with precise errors, known by the hash of their content, told in texts.

A text names a value by its place, `table-row-column`: `rounds-count`, `regions-karoo-reward-pounds`. A step into a list
finds the row whose first value it is, else the so-maniest; `rows` need not be said. Ids have no dashes, so a dash tells
such a name from any other argument of a text.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import Any, Generic, Literal, TypeAlias, TypeVar

import msgspec

from engine.core.text import EngineBug, Text

C = TypeVar("C")
Source = Literal["rulebook", "public", "house", "box"]
SOURCES: tuple[Source, ...] = ("rulebook", "public", "house", "box")
SETTING = "COMPONENTS_DIR"  # the folder with local corrections
DEEPEST_NESTING = 30  # these bounds are several times what the shipped sets have
MOST_VALUES = 20_000
LARGEST_NUMBER = 1_000
LONGEST_TEXT_LETTERS = 2_000
TOO_DEEP = f"too many brackets inside each other; at most {DEEPEST_NESTING} are read"
SET = "components"  # the argument of a text by which it tells the values of one set
DASH = "-"
Said: TypeAlias = int | str | Text
At: TypeAlias = Callable[[str], Any]  # the value at a place
WorkedOut: TypeAlias = Mapping[str, Callable[[At], Said]]  # under the place that their names begin with


class UnfitValue(ValueError):
    """A value that does not fit the other tables: where it stands, and what would be right."""

    def __init__(self, said: str, table: str, row: str = "", column: str = "", expected: str = "") -> None:
        super().__init__(said)
        self.table, self.row, self.column, self.expected = table, row, column, expected


class BadComponents(Exception):
    """A component file that cannot be used: file, table, row, what is wrong and what is expected."""

    def __init__(
        self, said: str, path: Sequence[str | int] = (), problem: str = "", unfit: UnfitValue | None = None
    ) -> None:
        super().__init__(said)
        self.path, self.problem, self.unfit = tuple(path), problem, unfit


class Provenance(msgspec.Struct, frozen=True):
    """Where one table of values comes from."""

    table: str
    source: Source
    ref: str


def digest(tables: dict[str, Any]) -> str:
    """The hash by which a table remembers the set it was started with."""
    canonical = json.dumps(tables, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return sha256(canonical.encode()).hexdigest()[:16]


def read(path: Path) -> dict[str, Any]:
    """A JSON file whose top level holds tables."""
    try:
        tables = json.loads(path.read_text(encoding="utf-8"))
    except json.JSONDecodeError as error:
        raise BadComponents(f"{path.name}: line {error.lineno}, column {error.colno}: {error.msg}") from None
    except RecursionError:
        raise BadComponents(f"{path.name}: {TOO_DEEP}") from None
    except (OSError, ValueError) as error:
        raise BadComponents(f"{path.name}: cannot be read: {error}") from None
    if not isinstance(tables, dict):
        raise BadComponents(f"{path.name}: the top level must be an object that holds the tables")
    return tables


def check_bounds(name: str, tables: dict[str, Any]) -> None:
    """Refuse tables far larger than any game has, before anything is made of them."""
    count = 0
    for table, content in tables.items():
        left = [(content, 1)]
        while left:
            value, depth = left.pop()
            count += 1
            wrong = _out_of_bounds(value)
            inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
            if depth > DEEPEST_NESTING:
                wrong = TOO_DEEP
            elif count + len(inside) > MOST_VALUES:
                wrong = f"too many values; at most {MOST_VALUES} are read"
            if wrong is not None:
                raise BadComponents(f"{name}, table {table}: {wrong}")
            left += [(one, depth + 1) for one in inside]


def _out_of_bounds(value: Any) -> str | None:
    """What is wrong with one value by itself."""
    if isinstance(value, int | float) and not abs(value) <= LARGEST_NUMBER:
        return f"a number that is too large; at most {LARGEST_NUMBER} is read"
    texts = value if isinstance(value, dict) else [value] if isinstance(value, str) else ()
    if any(len(one) > LONGEST_TEXT_LETTERS for one in texts):
        return f"a text that is too long; at most {LONGEST_TEXT_LETTERS} letters are read"
    if any("\ud800" <= letter <= "\udfff" for one in texts for letter in one):
        return "a text with half a letter in it"
    return None


def explain(name: str, tables: dict[str, Any], error: msgspec.ValidationError) -> BadComponents:
    """An error of the schema in words: file, table, row (by id where it has one), what is wrong."""
    message, _, path = str(error).partition(" - at `")
    steps: list[str | int] = (
        [int(number) if number else key for key, number in re.findall(r"\.([\w-]+)|\[(\d+|\.\.\.)\]", path.rstrip("`"))]
        if "[...]" not in path
        else re.findall(r"\.([\w-]+)", path)
    )
    where = [name]
    here: Any = tables
    for step in steps:
        try:
            here = here[step]
        except (KeyError, IndexError, TypeError):
            here = None
        if isinstance(step, int):
            row = here.get("id") if isinstance(here, dict) else None
            where.append(f"row {row}" if row else f"row {step + 1}")
        else:
            where.append(f"table {step}" if len(where) == 1 else step)
    unfit = error.__cause__ if isinstance(error.__cause__, UnfitValue) else None
    return BadComponents(f"{', '.join(where)}: {message}", steps, message, unfit)


def provenance(tables: dict[str, Any]) -> list[Provenance]:
    """Every table that says where it comes from; where its rows differ, how many come from where."""
    found: list[Provenance] = []

    def walk(path: str, content: Any, known: str | None) -> None:
        if isinstance(content, dict):
            source = content.get("source")
            if isinstance(source, str) and source in SOURCES:
                found.append(Provenance(path, source, str(content.get("ref", ""))))
                known = source
            for key, value in content.items():
                walk(f"{path}.{key}" if path else key, value, known)
        elif isinstance(content, list):
            named = [row["source"] for row in content if isinstance(row, dict) and row.get("source") in SOURCES]
            if named and set(named) != {known}:
                for source in SOURCES:
                    if source in named:
                        found.append(Provenance(f"{path} ({named.count(source)} of {len(content)})", source, ""))

    walk("", tables, None)
    return found


def corrected_tables(tables: dict[str, Any]) -> tuple[str, ...]:
    """The tables in which the owner of a box has corrected something."""
    return tuple(name for name, content in tables.items() if _corrected(content))


def _corrected(content: Any) -> bool:
    if isinstance(content, dict):
        return content.get("source") == "box" or any(_corrected(one) for one in content.values())
    return isinstance(content, list) and any(_corrected(one) for one in content)


class Shelf(Generic[C]):
    """The component sets of one game, by hash; in use is the shipped one with local corrections laid over it."""

    def __init__(self, game: str, folder: Path, kind: type[C]) -> None:
        self.game = game
        self.folder = folder
        self.kind = kind
        self._sets: dict[str, C] = {}
        self._tables: dict[str, dict[str, Any]] = {}
        self._own: dict[str, Any] = {}
        self._current: str | None = None

    def current(self) -> str:
        """The hash of the set new tables start with."""
        if self._current is None:
            shipped = self._shipped()
            corrected = self._corrected()
            if corrected is None:
                self._current = self.remember(shipped, f"{self.game} components")
            else:
                self.remember(shipped, f"{self.game} components")
                self._current = self.remember(shipped | read(corrected), corrected.name)
        return self._current

    def shipped(self) -> str:
        """The hash of the set without any correction."""
        return self.remember(self._shipped(), f"{self.game} components")

    def forget_current(self) -> None:
        """Look at the files again when the next table starts."""
        self._current = None

    def remember(self, tables: dict[str, Any], name: str = "components") -> str:
        """Check a set of tables and keep it under its hash."""
        known = self._shipped()
        unknown = sorted(set(tables) - set(known))
        if unknown:
            raise BadComponents(f"{name}: unknown table {unknown[0]}; expected one of {', '.join(sorted(known))}")
        check_bounds(name, tables)
        key = digest(tables)
        if key not in self._sets:
            try:
                self._sets[key] = msgspec.convert(tables, self.kind, str_keys=True)
            except msgspec.ValidationError as error:
                raise explain(name, tables, error) from None
            self._tables[key] = tables
        return key

    def trying(self, tables: dict[str, Any], name: str) -> TriedSet:
        """Remember a set that somebody hands in; if anything goes wrong with it inside the block, it is forgotten."""
        return TriedSet(self, tables, name)

    def keys(self) -> set[str]:
        return set(self._sets)

    def forget(self, key: str) -> None:
        del self._sets[key], self._tables[key]

    def get(self, key: str) -> C:
        """The set with this hash."""
        found = self._sets.get(key)
        if found is None:
            if self._current is None:
                self.current()
                return self.get(key)
            raise EngineBug(f"{self.game}: the component set {key} is not at hand")
        return found

    def knows(self, key: str) -> bool:
        self.current()
        return key in self._sets

    def tables(self, key: str) -> dict[str, Any]:
        """The raw tables of a set, to be stored beside the games that use it."""
        self.get(key)
        return self._tables[key]

    def _shipped(self) -> dict[str, Any]:
        """The tables of our own files."""
        if not self._own:
            tables: dict[str, Any] = {}
            for path in sorted(self.folder.glob("*.json")):
                tables |= read(path)
            self._own = tables
        return self._own

    def _corrected(self) -> Path | None:
        """The file with local corrections, if there is one."""
        folder = os.environ.get(SETTING, "").strip()
        if folder and not Path(folder).is_dir():
            raise BadComponents(f"{SETTING} is {folder}, which is not a folder")
        path = Path(folder) / f"{self.game}.json"
        return path if folder and path.exists() else None


class TriedSet:
    """A set of components for as long as it is tried; kept afterwards if all went well, or if it was known before."""

    def __init__(self, shelf: Shelf[Any], tables: dict[str, Any], name: str) -> None:
        self._shelf, self._tables, self._name = shelf, tables, name
        self._new: str | None = None

    def __enter__(self) -> None:
        known = self._shelf.keys()
        key = self._shelf.remember(self._tables, self._name)
        self._new = None if key in known else key

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is not None and self._new is not None:
            self._shelf.forget(self._new)


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
