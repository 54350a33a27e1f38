"""What texts say of a component set, line by line: worked out values, things of `/what`, rows that are no things.

Of a value stands there what the shipped set makes of it, and in short what it becomes when a number that it comes from
is another one, or rows stand in another order: so that a wrong row or sign is noticed that happens to say the same.
`python -m tests.words.telling_values GAME …` writes the lines anew.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import partial
from pathlib import Path
from typing import Any

from engine.core import games
from engine.core.components import said_value, value_at
from engine.core.text import Text
from tests.engine.golden.telling import short
from words import say

LISTS = Path(__file__).with_name("told_values")
OTHERS = (0, 3, 157)


def lines(game: str) -> Iterator[str]:
    """The list as it would be written now."""
    kind = games.get(game)
    data, tables = kind.shelf.get(kind.shelf.shipped()), deepcopy(kind.shelf.tables(kind.shelf.shipped()))
    for place in sorted(kind.worked_out):
        read = dict[str, None]()

        def at(one: str, read: dict[str, None] = read) -> Any:
            read[one] = None
            return value_at(tables, one)

        said = kind.worked_out[place](at)
        said_now = partial(said_value, kind.worked_out, partial(value_at, tables), place)
        became = [value for one in read for value in otherwise(tables, one, said_now)]
        yield f"{place}: {say(said, 'en') if isinstance(said, Text) else said}; else {short(became)}"
    for thing in kind.things(data):
        yield f"{thing.kind} {thing.id}: {short(thing)}"
    for name in sorted(tables):
        if told := kind.told_table(data, tables, name):
            yield f"table {name}: {short(told)}"


def otherwise(tables: dict[str, Any], place: str, said: Callable[[], Any]) -> Iterator[Any]:
    """What is said with each number of a place changed, and each list of it turned, one by one."""
    steps = place.split("-")
    found = value_at(tables, place)
    if not isinstance(found, dict | list):
        found = value_at(tables, "-".join(steps[:-1])) if len(steps) > 1 else tables[steps[0]]
    for holder in list(inside(found)):
        was = holder.copy()
        for other in list(others(holder)):
            replace(holder, other)
            try:
                yield said()
            except Exception as error:  # a set like that would be refused
                yield type(error).__name__
        replace(holder, was)


def others(holder: Any) -> Iterator[Any]:
    """A list or a table with one number changed; a list turned, and each row of it alone."""
    for key, one in list(holder.items() if isinstance(holder, dict) else enumerate(holder)):
        if isinstance(one, int | float) and not isinstance(one, bool):
            for number in (one + 1, *OTHERS):
                changed = holder.copy()
                changed[key] = number
                yield changed
    if isinstance(holder, list) and len(holder) > 1:
        yield [*holder[1:], *holder[:1]]
        yield from ([row] for row in holder if isinstance(row, dict))


def replace(holder: Any, other: Any) -> None:
    """Put something else there, in place."""
    holder.clear()
    (holder.update if isinstance(holder, dict) else holder.extend)(other)


def inside(value: Any) -> Iterator[Any]:
    """All lists and tables in a value, and itself."""
    if isinstance(value, dict | list):
        yield value
        for one in list(value.values() if isinstance(value, dict) else value):
            yield from inside(one)


def kept(game: str) -> list[str]:
    return (LISTS / f"{game}.txt").read_text(encoding="utf-8").splitlines()


if __name__ == "__main__":
    for each in sys.argv[1:]:
        (LISTS / f"{each}.txt").write_text("".join(f"{line}\n" for line in lines(each)), encoding="utf-8")
