"""A different part of a large product with every day's run; all of it with `make soak ARGS=tests`."""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import TypeVar

import pytest

VARIABLE = "ROTATION"
WHOLE = "WHOLE_PRODUCTS"  # set while all rows are tried
T = TypeVar("T")
Row = TypeVar("Row", bound=tuple[object, ...])


def rotation() -> int:
    """Which part it is: the number of the day, or what the variable ROTATION says, to repeat a run."""
    told = os.environ.get(VARIABLE)
    return int(told) if told else datetime.now(UTC).toordinal()


def chosen(rows: Sequence[T], count: int) -> list[T]:
    """So many of the rows, evenly spread over them; every row has its day."""
    count = min(count, len(rows))
    return [rows[(rotation() + n * len(rows) // count) % len(rows)] for n in range(count)]


def rotated(rows: Iterable[T], count: int, *, single: bool = False) -> list[object]:
    """The rows to parametrize a test with: the chosen ones always run, the others are marked `soak`.

    `single` says that a tuple is one value, not one for each parameter.
    """
    every = list(rows)
    places = chosen(range(len(every)), count)
    return of_the_run([row if place in places else soaked(row, single=single) for place, row in enumerate(every)])


def soaked(row: object, *, single: bool = False) -> object:
    """A row of parameters that only `make soak ARGS=tests` tries."""
    return pytest.param(*(row if isinstance(row, tuple) and not single else (row,)), marks=pytest.mark.soak)


def of_the_run(rows: list[object]) -> list[object]:
    """The rows without those that are marked `soak`, unless all are tried: there are thousands, and each takes time.

    Where none is left all are, since pytest takes a test without rows for a skipped one.
    """
    now = rows if os.environ.get(WHOLE) else [row for row in rows if not is_soaked(row)]
    return now or rows


def is_soaked(row: object) -> bool:
    return isinstance(row, pytest.ParameterSet) and any(mark.name == "soak" for mark in row.marks)


def pairs(*axes: Sequence[object]) -> list[tuple[object, ...]]:
    """Few rows of the product of the axes in which every two values of two axes meet; other rows each day."""
    return covering(list(itertools.product(*axes)))


def covering(rows: Sequence[Row]) -> list[Row]:
    """Few of the rows in which every two values meet that meet in any of them; other rows each day."""
    start = rotation() % len(rows) if rows else 0
    every = [(row, _met(row)) for row in (*rows[start:], *rows[:start])]
    left = set().union(*(met for _, met in every))
    found = []
    while left:
        best, met = max(every, key=lambda one: len(left & one[1]))
        left -= met
        found.append(best)
    return found


def _met(row: tuple[object, ...]) -> set[tuple[int, str, int, str]]:
    """Which values of which two axes meet in a row."""
    found = itertools.combinations(enumerate(map(repr, row)), 2)
    return {(one, value, other, second) for (one, value), (other, second) in found}


def paired(*axes: Sequence[object]) -> list[object]:
    """The product, to parametrize a test with: the rows of `pairs` always run, the others are marked `soak`."""
    return covered(list(itertools.product(*axes)))


def covered(rows: Sequence[Row], days: int = 1) -> list[object]:
    """The rows to parametrize a test with: those of `covering` run, the others are marked `soak`.

    Of those of `covering` a run takes one in so many, as there are `days`.
    """
    always = {repr(row) for row in covering(rows)[rotation() % days :: days]}
    return of_the_run([row if repr(row) in always else soaked(row) for row in rows])


def by_turns(place: int, days: int) -> pytest.MarkDecorator:
    """The mark of a slow test that takes turns with others: it runs on one of so many days, and with `--soak`."""
    return pytest.mark.slow if rotation() % days == place else pytest.mark.soak
