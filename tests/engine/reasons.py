"""Reasons, part by part; and whether they tell everything that is missing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from engine.core.table import Table
from engine.core.text import Seat, Text

Cure = Callable[[Any, Seat, str, dict[str, Any]], bool]  # state, seat, kind, numbers: gives what a reason asks for


def parts(reason: Text) -> Iterator[Text]:
    """Everything that a reason says speaks against something."""
    if reason.key == "core.join.space":
        for _, part in reason.args:
            assert isinstance(part, Text)
            yield from parts(part)
    else:
        yield reason


def all_half_told(tables: Iterable[Table], cure: Cure) -> tuple[int, list[str]]:
    """How many reasons of many tables were tried, and which tell only half."""
    tried, found = 0, list[str]()
    for table in tables:
        cured, left = half_told(table, cure)
        tried, found = tried + cured, found + left
    return tried, found


def half_told(table: Table, cure: Cure) -> tuple[int, list[str]]:
    """How many refusals were cured by giving what they ask for, and those that were refused for something else then."""
    tried, found = 0, []
    for ask in table.asks:
        for refused in ask.refused():
            copy = Table.load(table.dump())
            open_there = copy.ask_of(ask.seat)
            assert open_there is not None
            told = [(part.key.rpartition(".")[2], dict(part.args)) for part in parts(refused.reason)]
            cured = [cure(copy.state, ask.seat, kind, numbers) for kind, numbers in told]
            if all(cured):
                tried += 1
                now = [part for one in open_there.refused() if one.id == refused.id for part in parts(one.reason)]
                news = {part.key.rpartition(".")[2] for part in now} - {kind for kind, _ in told}
                if news:
                    found.append(f"{ask.key} {refused.id}: {[kind for kind, _ in told]}, then {news}")
    return tried, found
