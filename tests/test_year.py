"""Months of running it on a clock of their own: nothing is lost, and nothing is silent."""

from __future__ import annotations

import pytest

from testkit.rotation import soaked
from tools.proof.year import YEAR_DAYS, lived


@pytest.mark.slow
@pytest.mark.parametrize("days", [14, soaked(YEAR_DAYS)])
async def test_whoever_runs_it_is_told_of_all_that_goes_wrong(days: int) -> None:
    year = await lived(days, "year")
    assert year.faults == []
    assert year.restarts >= days
    assert (year.updates, year.restores) == (11 if days < YEAR_DAYS else 12, 3)
    for said in ("is gone, and", "is full; nothing was saved", "is behind: people were told"):
        assert [line for line in year.told if said in line], said
