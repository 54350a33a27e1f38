"""The chart and the data agree, and words fit where they stand."""

from __future__ import annotations

import pytest

import words
from engine.core.text import Text
from engine.mombasa.components import SHELF, Components
from engine.mombasa.components.names import bonus_text, region_name
from render.kit import wrap
from render.mombasa import PICTURES, layout
from render.mombasa.board import chart, geography, land
from words import label, say

LANGUAGES = ("en", "ru", "uk", "pl")


@pytest.fixture(scope="module")
def data() -> Components:
    return SHELF.get(SHELF.current())


def test_neighbours_on_the_picture_are_the_neighbours_of_the_data(data: Components) -> None:
    number = {region.id: region.number for region in data.regions.rows}
    pairs = {tuple(sorted((number[b.a], number[b.b]))) for b in data.borders.rows}
    inside = {(number[r.inside], r.number) for r in data.regions.rows if r.kind == "enclave"}
    assert set(geography.charted().borders) == pairs - inside
    assert {enclave for _, enclave in inside} == set(chart.ENCLAVES)


def test_every_region_has_an_outline_a_centre_and_a_place_for_its_disc(data: Components) -> None:
    numbers = {region.number for region in data.regions.rows}
    assert set(geography.charted().regions) == numbers == set(chart.CENTRES) == set(chart.DISCS)


def test_every_way_out_of_a_base_has_a_lane(data: Components) -> None:
    assert {(company, region) for company, region, _ in land.exits(data)} == set(layout.LANES)
    assert set(layout.BASES) == set(data.company_ids)


def test_lanes_end_on_the_coast_of_their_region(data: Components) -> None:
    for (company, number), path in layout.LANES.items():
        shore = geography.charted().regions[number]
        assert min((x - path[-1][0]) ** 2 + (y - path[-1][1]) ** 2 for x, y in shore) < 20**2, (company, number)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_regions_are_never_shortened(lang: str, data: Components) -> None:
    for region in data.regions.rows:
        name = label(region_name(region.id), lang)
        lines, _ = wrap(name, land.NAME, *land.name_room(region.number), shrink=land.SMALLER_NAMES)
        assert "…" not in "".join(lines), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pictures_have_short_names_for_buttons(lang: str) -> None:
    for picture in PICTURES:
        assert 2 < len(say(Text(f"mombasa.pic.kind.{picture}"), lang)) <= 20


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_track_bonus_can_be_said(lang: str, data: Components) -> None:
    said = [bonus_text(bonus) for track in data.tracks.rows for bonus in track.bonuses]
    assert [words.check_text(one, lang) for one in said] == [[]] * 16
    assert len({say(one, lang) for one in said}) == 16


def test_the_words_of_the_pictures_are_in_order() -> None:
    assert [problem for problem in words.problems("mombasa") if "pictures.ftl" in str(problem)] == []
