"""Component tables: read, checked with precise errors, known by the hash of their content."""

from __future__ import annotations

import json
import os
import re
from hashlib import sha256
from pathlib import Path
from typing import Any, Generic, Literal, TypeVar

import msgspec

from engine.core.text import EngineBug

C = TypeVar("C")
Source = Literal["rulebook", "public", "house"]
SOURCES: tuple[Source, ...] = ("rulebook", "public", "house")


class BadComponents(Exception):
    """A component file that cannot be used: file, table, row, what is wrong and what is expected."""


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
    except (OSError, UnicodeDecodeError) as error:
        raise BadComponents(f"{path.name}: cannot be read: {error}") from None
    if not isinstance(tables, dict):
        raise BadComponents(f"{path.name}: the top level must be an object that holds the tables")
    return tables


def explain(name: str, tables: dict[str, Any], error: msgspec.ValidationError) -> str:
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
    return f"{', '.join(where)}: {message}"


def provenance(tables: dict[str, Any]) -> list[Provenance]:
    """Every table that says where it comes from; where its rows differ, how many come from where."""
    found: list[Provenance] = []

    def walk(path: str, part: Any, known: str | None) -> None:
        if isinstance(part, dict):
            source = part.get("source")
            if isinstance(source, str) and source in SOURCES:
                found.append(Provenance(path, source, str(part.get("ref", ""))))
                known = source
            for key, value in part.items():
                walk(f"{path}.{key}" if path else key, value, known)
        elif isinstance(part, list):
            named = [row["source"] for row in part if isinstance(row, dict) and row.get("source") in SOURCES]
            if named and set(named) != {known}:
                for source in SOURCES:
                    if source in named:
                        found.append(Provenance(f"{path} ({named.count(source)} of {len(part)})", source, ""))

    walk("", tables, None)
    return found


class Shelf(Generic[C]):
    """The component sets of one game, by hash; in use is the shipped one with local corrections laid over it."""

    def __init__(self, game: str, folder: Path, kind: type[C]) -> None:
        self.game = game
        self.folder = folder
        self.kind = kind
        self._sets: dict[str, C] = {}
        self._tables: dict[str, dict[str, Any]] = {}
        self._current: str | None = None

    def current(self) -> str:
        """The hash of the set new tables start with."""
        if self._current is None:
            tables: dict[str, Any] = {}
            for path in sorted(self.folder.glob("*.json")):
                tables |= read(path)
            shipped = self.remember(tables, f"{self.game} components")
            override = os.environ.get("COMPONENTS_DIR", "")
            corrected = Path(override) / f"{self.game}.json" if override else None
            if corrected is not None and corrected.exists():
                extra = read(corrected)
                unknown = sorted(set(extra) - set(tables))
                if unknown:
                    raise BadComponents(
                        f"{corrected.name}: unknown table {unknown[0]}; expected one of {', '.join(sorted(tables))}"
                    )
                shipped = self.remember(tables | extra, corrected.name)
            self._current = shipped
        return self._current

    def forget_current(self) -> None:
        """Look at the files again when the next table starts."""
        self._current = None

    def remember(self, tables: dict[str, Any], name: str = "components") -> str:
        """Check a set of tables and keep it under its hash."""
        key = digest(tables)
        if key not in self._sets:
            try:
                self._sets[key] = msgspec.convert(tables, self.kind, str_keys=True)
            except msgspec.ValidationError as error:
                raise BadComponents(explain(name, tables, error)) from None
            self._tables[key] = tables
        return key

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
