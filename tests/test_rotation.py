"""Parts of large products: small, the same for the same number, and in the end everything."""

import itertools

import pytest

from testkit import rotation

AXES = (("mombasa", "nippon"), (1, 2, 3, 4), ("en", "ru", "uk", "pl"))


def marked(rows: list[object]) -> list[bool]:
    return [rotation.is_soaked(row) for row in rows]


@pytest.fixture
def whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """All rows are tried, as with `--soak`."""
    monkeypatch.setenv(rotation.WHOLE, "yes")


def test_rows_of_other_days_are_made_for_whole_products_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(rotation.VARIABLE, "0")
    monkeypatch.setenv(rotation.WHOLE, "")
    assert rotation.rotated("abcdefg", 3) == rotation.chosen("abcdefg", 3)
    assert rotation.paired(*AXES) == [row for row in itertools.product(*AXES) if row in rotation.pairs(*AXES)]
    none_today = [rotation.soaked(row) for row in "ab"]
    assert rotation.of_the_run(none_today) == none_today
    monkeypatch.setenv(rotation.WHOLE, "yes")
    assert marked(rotation.rotated("abcdefg", 3)).count(True) == 4
    assert len(rotation.paired(*AXES)) == 32


@pytest.mark.parametrize("day", [0, 1, 739938])
def test_all_values_meet_each_other(monkeypatch: pytest.MonkeyPatch, whole: None, day: int) -> None:
    monkeypatch.setenv(rotation.VARIABLE, str(day))
    rows = rotation.pairs(*AXES)
    assert len(rows) <= 18  # sixteen at least, of thirty-two
    for one, other in itertools.combinations(range(3), 2):
        assert {(row[one], row[other]) for row in rows} == set(itertools.product(AXES[one], AXES[other]))
    assert rotation.pairs(*AXES) == rows
    assert marked(rotation.paired(*AXES)).count(False) == len(rows)


def test_every_row_has_its_day(monkeypatch: pytest.MonkeyPatch, whole: None) -> None:
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


def test_of_the_rows_that_run_one_in_so_many_is_taken(monkeypatch: pytest.MonkeyPatch, whole: None) -> None:
    rows = list(itertools.product(*AXES))
    for day in (6, 7):
        monkeypatch.setenv(rotation.VARIABLE, str(day))
        every, half = rotation.covered(rows), rotation.covered(rows, days=2)
        assert 2 * marked(half).count(False) in (marked(every).count(False), marked(every).count(False) + 1)
