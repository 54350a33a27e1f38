"""Weeks of a server go as they were last read; `tests.host.living` says how they are written anew."""

from __future__ import annotations

from itertools import zip_longest
from pathlib import Path

import pytest

from tests.host import living


@pytest.mark.slow
@pytest.mark.parametrize("seed", living.SEEDS)
async def test_all_that_people_do_comes_to_what_was_last_read(tmp_path: Path, seed: str) -> None:
    lines = [line async for line in living.lived(seed, tmp_path)]
    changed = [now for was, now in zip_longest(living.kept(seed), lines) if was != now]
    assert changed[:9] == [], f"read what is different there, then: python -m tests.host.living {seed}"
