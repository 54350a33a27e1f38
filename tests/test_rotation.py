"""Parts of large products: small, the same for the same number, and in the end everything."""

import itertools

import pytest

from testkit import rotation

AXES = (("mombasa", "nippon"), (1, 2, 3, 4), ("en", "ru", "uk", "pl"))


def marked(rows: list[object]) -> list[bool]:
    return [isinstance(row, type(pytest.param())) for row in rows]


@pytest.mark.parametrize("day", [0, 1, 739938])
def test_all_values_meet_each_other(monkeypatch: pytest.MonkeyPatch, day: int) -> None:
    monkeypatch.setenv(rotation.VARIABLE, str(day))
    rows = rotation.pairs(*AXES)
    assert len(rows) <= 18  # sixteen at least, of thirty-two
    for one, other in itertools.combinations(range(3), 2):
        assert {(row[one], row[other]) for row in rows} == set(itertools.product(AXES[one], AXES[other]))
    assert rotation.pairs(*AXES) == rows
    assert marked(rotation.paired(*AXES)).count(False) == len(rows)


def test_every_row_has_its_day(monkeypatch: pytest.MonkeyPatch) -> None:
    met = set()
    for day in range(7):
        monkeypatch.setenv(rotation.VARIABLE, str(day))
        assert marked(rotation.rotated("abcdefg", 3)).count(False) == len(set(rotation.chosen("abcdefg", 3))) == 3
        met |= set(rotation.chosen("abcdefg", 3))
    assert met == set("abcdefg")
    assert marked(rotation.rotated("ab", 3)) == [False, False]


@pytest.mark.parametrize("day", [6, 7, 8])
def test_a_test_takes_turns_with_others(monkeypatch: pytest.MonkeyPatch, day: int) -> None:
    monkeypatch.setenv(rotation.VARIABLE, str(day))
    assert [place for place in range(3) if rotation.by_turns(place, days=3).name == "slow"] == [day % 3]
