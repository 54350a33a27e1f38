"""What people write, in one of our lines."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given

from engine.core.text import printable
from host.seating.seats import LONGEST_NAME_LETTERS, player_name
from testkit.hostile.letters import ANY_TEXT
from testkit.hostile.names import FAMILY, HOSTILE_NAMES
from words import one_line


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Ann", "Ann"),
        (" Jean  Luc\t", "Jean Luc"),
        (FAMILY, FAMILY),
        ("Nguyễn", "Nguyễn"),
        ("שָׁלוֹם", "שָׁלוֹם"),
        ("A\u200bl\u2060i\ufeffce\u00ad", "Alice"),
        ("\u200b\u2060\ufeff\u3164\u115f\u2800\u00ad", ""),
        ("\u200d\ufe0f \u0301", ""),
        ("Z\u0310\u0335\u033f\u031b\u0321o", "Z\u0310\u0335\u033fo"),
        ("two\r\nlines\x00", "two lines"),
    ],
)
def test_a_line_holds_what_shows(written: str, shown: str) -> None:
    assert one_line(written) == shown


@pytest.mark.parametrize("name", HOSTILE_NAMES.values(), ids=HOSTILE_NAMES)
def test_everybody_has_a_name_of_one_line(name: str) -> None:
    shown = player_name(name)
    assert 0 < len(shown) <= LONGEST_NAME_LETTERS
    assert shown.splitlines() == [shown]
    assert any(unicodedata.category(letter)[0] in "LNPS" for letter in shown)
    assert player_name(shown) == shown


@pytest.mark.slow
@given(ANY_TEXT)
def test_whatever_is_written_is_one_line_and_stays_so(written: str) -> None:
    shown = one_line(written)
    assert len(shown.splitlines()) <= 1
    assert one_line(shown) == shown
    assert printable(written).isprintable()
