"""What every piece of work may ask of a database, be it SQLite or PostgreSQL; statements are written for both."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Rows(Protocol):
    """What a statement found or did."""

    @property
    def rowcount(self) -> int: ...

    @property
    def description(self) -> Any:
        """The columns, each with its name first."""

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """An open transaction: values stand for `?`, or by name for `:name`."""

    def execute(self, sql: str, values: Any = ..., /) -> Rows: ...

    def executemany(self, sql: str, values: Iterable[Any], /) -> Rows: ...


Work = Callable[Concatenate[Connection, P], T]  # one transaction, and what else it needs
