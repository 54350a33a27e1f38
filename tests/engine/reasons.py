"""Reasons, part by part; and whether they tell everything that is missing."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from engine.core.ask import Ask
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


class Nameable:
    """Answers that people may think of: whatever a question has offered anywhere, if it is a thing of this game.

    At every position each of them is offered, or refused with a reason, or neither.
    """

    def __init__(self) -> None:
        self._offered = defaultdict[str, set[str]](set)
        self._met: list[tuple[str, frozenset[str], Callable[[str], bool]]] = []

    def meet(self, ask: Ask[Any], is_here: Callable[[str], bool]) -> None:
        """A question of a position; `is_here` says of an id whether what it names belongs to this game or hand."""
        offered = ask.ids()
        self._offered[ask.key].update(offered)
        self._met.append((ask.key, frozenset((*offered, *(refused.id for refused in ask.refused()))), is_here))

    def without_reason(self) -> tuple[float, list[tuple[str, int]]]:
        """The share of those that are neither offered nor refused, and the questions with most of them."""
        named, missing = 0, Counter[str]()
        for key, known, is_here in self._met:
            here = [name for name in self._offered[key] if name in known or is_here(name)]
            named += len(here)
            missing[key] += sum(name not in known for name in here)
        return missing.total() / max(1, named), missing.most_common(5)


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
