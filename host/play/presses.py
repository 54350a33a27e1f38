"""Which answers were given with one press together with the answer that led to them: they are taken back together."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

from engine.core.ask import Ask
from engine.core.table import Choice, Table
from engine.core.text import Seat
from host.tables.several_answers import goes_on

SEATS = 1024  # of which it is remembered


class Presses:
    """In memory only: after a restart the question in between is shown once more."""

    def __init__(self) -> None:
        self._joined: OrderedDict[tuple[int, Seat], tuple[int, frozenset[int]]] = OrderedDict()

    def note(self, table: int, seat: Seat, game: Table, before: Sequence[Choice], pairs: Sequence[int]) -> None:
        """The last answers of a seat, which came after these, were one press; of it `pairs` go together."""
        first, now = len(_own(before, seat)), _own(game.choices, seat)
        ends = {first + end for end in pairs if first + end <= len(now) and not now[first + end - 2].shown}
        if not ends:
            return
        joined = self._of(table, seat, game.segment, first)
        self._joined[table, seat] = (game.segment, joined | ends)
        self._joined.move_to_end((table, seat))
        while len(self._joined) > SEATS:
            self._joined.popitem(last=False)

    def answered(self, table: int, seat: Seat, game: Table) -> None:
        """A seat is about to answer anew: what was taken back before is forgotten."""
        if (table, seat) in self._joined:
            kept = self._of(table, seat, game.segment, len(_own(game.choices, seat)))
            self._joined[table, seat] = (game.segment, kept)

    def together(self, table: int, seat: Seat, game: Table) -> int:
        """How many answers one step back takes."""
        own = len(_own(game.choices, seat))
        return 2 if own in self._of(table, seat, game.segment, own) else 1

    def _of(self, table: int, seat: Seat, segment: int, own: int) -> frozenset[int]:
        known, joined = self._joined.get((table, seat), (segment, frozenset[int]()))
        return frozenset(n for n in joined if n <= own) if known == segment else frozenset()


def pairs_of(asked: Ask[Any] | None, answers: Sequence[Sequence[str]]) -> list[int]:
    """After how many of these answers the last two belong together: one that leads to a question, and that to it."""
    form = None if asked is None else asked.presentation.form
    if form is None:
        return [2] if goes_on(asked, answers[1:]) else []
    values = {choice.answers for field in form.fields for choice in field.choices}
    given, pairs, at = [tuple(picks) for picks in answers], list[int](), 0
    while at < len(given):
        pair = (*given[at : at + 2],) in values
        at += 2 if pair else 1
        pairs += [at] if pair and at <= len(given) else []
    return pairs


def _own(choices: Sequence[Choice], seat: Seat) -> list[Choice]:
    return [choice for choice in choices if choice.seat == seat and choice.by != "auto"]
