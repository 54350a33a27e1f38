"""Rules of consent: what the documentation promises of each is what the table says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from host.consents import CONSENTS, DAY_SECONDS, AskedFor

PAGE = Path(__file__).parents[2] / "docs" / "over-days.md"


@pytest.mark.parametrize("wish", CONSENTS)
def test_the_page_for_players_says_the_same(wish: AskedFor) -> None:
    rule = CONSENTS[wish]
    (row,) = re.findall(rf"^\| `/table {wish}`.*$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    _, _, _, whose, days, silence, _ = (cell.strip() for cell in row.split("|"))
    assert int(days.split()[0]) == rule.open_seconds / DAY_SECONDS
    assert ("hold a seat" in whose) == rule.asks_replaced
    assert ("absent" in whose) == rule.absent
    assert ("everybody" in silence) == (rule.silence == "all")
