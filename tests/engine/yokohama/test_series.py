"""Questions that come in a row say so: the next one has the same key and offers what is left."""

from __future__ import annotations

from collections import Counter

import pytest

import words
from engine.core.ask import Series
from engine.core.offer import picture_numbers
from testkit.positions import played_options, positions
from tests.engine.yokohama.scenario import CONFIGURATIONS, PURPLE, Scene, ids, key, play

OPENS_OTHERS = "yokohama.chinatown"  # what is sold pays for what could not be bought before


def shape(series: Series | None) -> tuple[int, bool, str | None]:
    """How many are left, whether one may come again, and what ends it; the words are tested with the panel."""
    assert series is not None
    return series.left, series.repeat, series.end


def test_placing_comes_in_a_row() -> None:
    table = play(Scene(active=PURPLE).table(), "spread")
    assert shape(table.asks[0].series) == (3, False, "stop")
    play(table, "place:bank")
    assert shape(table.asks[0].series) == (2, False, "stop")
    play(table, "place:church", "place:port_a")
    assert key(table) == "move"


def test_an_area_keeps_its_number_while_others_drop_out() -> None:
    table = play(Scene(active=PURPLE).table(), "spread")
    before = picture_numbers(table.asks[0].options)
    play(table, "place:bank")
    assert "place:bank" in before
    after = picture_numbers(table.asks[0].options)
    assert "place:bank" not in after
    assert after == {option: number for option, number in before.items() if option in after}
    play(table, "stop")
    assert {picture_numbers(table.asks[0].options)["to:bank"]} == {before["place:bank"]}


def test_pieces_and_exchanges_may_be_picked_again() -> None:
    table = play(Scene(active=PURPLE).assistants(PURPLE, employment_agency=2).table(), "none", "to:employment_agency")
    assert shape(table.asks[0].series) == (2, True, "stop")
    shop = next(option for option in table.asks[0].options if option.id == "hire:shop")
    assert [words.say(said, "en") for said in shop.times] == ["for ¥4"]
    play(table, "hire:assistant")
    assert shape(table.asks[0].series) == (1, True, "stop")
    assert "hire:assistant" in ids(table)
    table = play(Scene(active=PURPLE).assistants(PURPLE, chinatown=2).table(), "none", "to:chinatown")
    assert shape(table.asks[0].series) == (3, True, "stop")


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), CONFIGURATIONS[:3], ids=str)
def test_a_series_goes_on_with_what_is_left(seats: int, options: dict[str, str]) -> None:
    met: Counter[str] = Counter()
    for table in positions("yokohama", seats, options, "series", 0.15):
        series = table.asks[0].series
        if series is None:
            continue
        for outcome in played_options(table):
            if outcome.option.role != "main":
                continue
            after = outcome.after.asks[0] if outcome.after.asks else None
            if series.left == 1 or after is None or after.key != outcome.ask.key:
                assert series.left == 1 or after is None or after.series is None
                continue
            met[after.key] += 1
            assert shape(after.series) == (series.left - 1, series.repeat, series.end)
            before = set(outcome.ask.ids()) - (set() if series.repeat else {outcome.option.id}) | {series.end}
            assert after.key == OPENS_OTHERS or set(after.ids()) <= before
    assert met["yokohama.place"] > 50
