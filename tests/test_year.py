"""Months of running it on a clock of their own: nothing is lost, and nothing is silent."""

from __future__ import annotations

import pytest

from testkit.rotation import by_turns, soaked
from tools.proof.year import YEAR_DAYS, lived


@by_turns(0, days=2)
@pytest.mark.parametrize("days", [14, soaked(YEAR_DAYS)])
async def test_whoever_runs_it_is_told_of_all_that_goes_wrong(days: int) -> None:
    year = await lived(days, "year")
    assert year.faults == []
    assert year.restarts >= days
    assert (year.updates, year.restores) == (11 if days < YEAR_DAYS else 12, 3)
    for said in (
        *("kontor.db is gone (", "kontor.db is gone, and", "is behind: people were told"),
        *("kontor.db is full; nothing was saved", "backups is full; nothing was saved"),
        *("or the clock of this machine is wrong", "the clock of this machine went back by 3650 days"),
    ):
        assert [line for line in year.told if said in line], said
