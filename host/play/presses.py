"""Which answers were given with one press, a whole list or what led to it among them: they are taken back together."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from itertools import groupby, pairwise
from typing import Any

from engine.core.ask import Ask, Form
from engine.core.table import Choice, Table
from engine.core.text import Seat
from host.tables.several_answers import goes_on

SEATS = 1024  # of which it is remembered


class Presses:
    """In memory only: after a restart the question in between is shown once more."""

    def __init__(self) -> None:
        self._joined: OrderedDict[tuple[int, Seat], tuple[int, Mapping[int, int]]] = OrderedDict()

    def note(
        self,
        table: int,
        seat: Seat,
        game: Table,
        before: Sequence[Choice],
        asked: Ask[Any] | None,
        answers: Sequence[Sequence[str]],
    ) -> None:
        """The last answers of a seat, which came after these, were one press."""
        first, now = len(_own(before, seat)), _own(game.choices, seat)
        given = now[first:]
        spans = spans_of(asked, answers, [one.key for one in given])
        ends = {
            first + end: end - start
            for start, end in spans
            if end - start > 1 and end <= len(given) and not any(one.shown for one in given[start : end - 1])
        }
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
        return self._of(table, seat, game.segment, own).get(own, 1)

    def _of(self, table: int, seat: Seat, segment: int, own: int) -> dict[int, int]:
        known, joined = self._joined.get((table, seat), (segment, {}))
        return {end: n for end, n in joined.items() if end <= own} if known == segment else {}


def spans_of(
    asked: Ask[Any] | None, answers: Sequence[Sequence[str]], keys: Sequence[str]
) -> list[tuple[int, int]]:  # fmt: skip
    """From where to where these answers, to questions of these `keys`, belong together.

    One that leads to a question does with the answer to it, and all that were marked in one list.
    """
    form = None if asked is None else asked.presentation.form
    if form is None:
        led = int(goes_on(asked, answers[1:]))
        ends = [led]
        for _, some in groupby(keys[led:]):
            ends.append(ends[-1] + len(list(some)))
        return [(0 if start == led else start, end) for start, end in pairwise(ends)]
    return [(end - 2, end) for end in pairs_of(form, answers)]


def pairs_of(form: Form, answers: Sequence[Sequence[str]]) -> list[int]:
    """After how many answers to a form the last two are one value: one that leads to a question, and that to it."""
    values = {choice.answers for field in form.fields for choice in field.choices}
    given, pairs, at = [tuple(picks) for picks in answers], list[int](), 0
    while at < len(given):
        pair = (*given[at : at + 2],) in values
        at += 2 if pair else 1
        pairs += [at] if pair and at <= len(given) else []
    return pairs


def _own(choices: Sequence[Choice], seat: Seat) -> list[Choice]:
    return [choice for choice in choices if choice.seat == seat and choice.by != "auto"]
