"""Several answers of one seat in a row: as many of them as the rules take, and the end of the turn if all went well."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Any

from engine.core.ask import Ask
from engine.core.table import Table
from engine.core.text import PlayerMistake, Seat
from host.records import Stopped
from host.tables import saving
from host.tables.saving import Before

Guarded = Callable[[Before, Sequence[str]], AbstractContextManager[None]]  # around each answer: what was before, and it


def give_all(
    table: Table, seat: Seat, answers: Sequence[Sequence[str]], end: Sequence[str], guarded: Guarded
) -> Stopped | None:
    """Give them; only the first must be legal. Returns where and why the rules took no more."""
    asked, segment = table.ask_of(seat), table.segment
    opened = None if goes_on(asked, answers[1:]) else asked
    for given, picks in enumerate(answers):
        if given and not still_offers(table, seat, picks, opened, segment):
            return Stopped(given, table.why_not(seat, picks[0]))
        try:
            with guarded(saving.before(table), picks):
                table.answer(seat, picks)
        except PlayerMistake as refused:
            if not given:
                raise
            return Stopped(given, refused.text)
    if end and still_offers(table, seat, end, opened, segment):
        with guarded(saving.before(table), end):
            table.answer(seat, end)
    return None


def still_offers(table: Table, seat: Seat, picks: Sequence[str], opened: Ask[Any] | None, segment: int) -> bool:
    """Whether what is asked now belongs to what was composed, and offers this answer."""
    ask = table.ask_of(seat)
    if ask is None or table.segment != segment:
        return False
    same = opened is None or opened.series is None or ask.key == opened.key
    return same and set(picks) <= set(ask.ids())


def goes_on(asked: Ask[Any] | None, later: Sequence[Sequence[str]]) -> bool:
    """Whether what follows the first answer belongs to questions after it, and not to a series of its own question."""
    return asked is not None and bool(later) and not any(set(picks) & set(asked.ids()) for picks in later)
