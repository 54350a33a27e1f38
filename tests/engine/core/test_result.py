"""Remarks on how a table ended."""

from __future__ import annotations

from engine.core.result import Score, tie_note, ties


def scores(*totals_and_ranks: tuple[int, int]) -> list[Score]:
    return [Score(seat, rank, total, ()) for seat, (total, rank) in enumerate(totals_and_ranks)]


def test_only_those_are_tied_who_have_as_many_points_as_somebody_else() -> None:
    found = ties(scores((40, 4), (70, 1), (55, 3), (55, 2)))
    assert [[score.seat for score in group] for group in found] == [[3, 2]]


def test_where_all_totals_differ_nothing_is_remarked() -> None:
    assert tie_note(scores((40, 3), (70, 1), (55, 2)), "mombasa.result.tied") is None
