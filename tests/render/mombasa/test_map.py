"""The chart and the data agree, and words fit where they stand."""

from __future__ import annotations

import math

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

import words
from engine.core.table import Table
from engine.core.text import Text
from engine.mombasa.components import SHELF, Components
from engine.mombasa.components.names import bonus_text, region_name
from engine.mombasa.components.rows import MerchantCard, Region
from engine.mombasa.view.structs import DoingView, RegionView
from render import phone
from render.kit import CAPITALS, Box, Sheet, fonts, row_width, width
from render.mombasa import PHONE, PICTURES, cards, colours, land_parts, layout
from render.mombasa.board import land, sea_layout, tracks
from render.mombasa.board.sea_layout import SeaLayout
from render.mombasa.bonus_spaces import bonus_parts, effect_parts
from render.mombasa.market import spaces
from render.mombasa.market.layout import SPACES
from render.mombasa.scene import Scene
from render.mombasa.scenery import chart, geography, hatching, sea
from testkit.rotation import by_turns, rotated
from tests.render.boxes import hidden, watching
from words import label, say

LANGUAGES = ("en", "ru", "uk", "pl")
MAPS = (sea_layout.BOARD, sea_layout.PHONE)
LETTERED = 36  # px of a piece that has room for a letter


@pytest.fixture(scope="module")
def data() -> Components:
    return SHELF.get(SHELF.current())


def test_neighbours_on_the_picture_are_the_neighbours_of_the_data(data: Components) -> None:
    number = {region.id: region.number for region in data.regions.rows}
    pairs = {tuple(sorted((number[b.a], number[b.b]))) for b in data.borders.rows}
    inside = {(number[r.inside], r.number) for r in data.regions.rows if r.kind == "enclave"}
    assert set(geography.charted(chart.BOARD).borders) == pairs - inside
    assert {enclave for _, enclave in inside} == set(chart.ENCLAVES)


def test_every_region_has_an_outline_a_centre_and_a_place_for_its_disc(data: Components) -> None:
    numbers = {region.number for region in data.regions.rows}
    assert set(geography.charted(chart.BOARD).regions) == numbers == set(chart.CENTRES) == set(chart.DISCS)


def test_every_way_out_of_a_base_has_a_lane(data: Components) -> None:
    assert {(company, region) for company, region, _ in land_parts.exits(data)} == set(layout.LANES)
    assert set(layout.BASES) == set(data.company_ids)


@pytest.mark.parametrize("where", MAPS)
def test_lanes_end_on_the_coast_of_their_region(where: SeaLayout) -> None:
    for company, number in layout.LANES:
        shore, path = geography.charted(where.frame).regions[number], land.lane(where, company, number)
        assert min((x - path[-1][0]) ** 2 + (y - path[-1][1]) ** 2 for x, y in shore) < 20**2, (company, number)


def test_landings_lie_inside_the_neat_line(data: Components) -> None:
    """Where a company comes ashore on a phone, with the ring of a double border."""
    for company, number, line in land_parts.exits(data):
        x, _ = land.lane(sea_layout.PHONE, company, number)[0]
        around = land_parts.LANDING / 2 + 7 * (line == "double")
        assert min(x, sea_layout.PHONE.sea[2] - x) - around > sea.FRAME, (company, number)


@pytest.mark.parametrize("where", MAPS)
def test_rings_of_enclaves_touch_no_border(where: SeaLayout) -> None:
    """So that nobody takes them for neighbours of what lies behind it."""
    there = geography.charted(where.frame)
    for enclave in chart.ENCLAVES:
        for line in (there.coast, *there.borders.values()):
            gap = min(math.dist(point, other) for point in there.regions[enclave] for other in line)
            assert gap > geography.DOUBLE + 0.5, enclave


@pytest.mark.slow
@pytest.mark.parametrize("where", MAPS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_whole_and_stay_in_their_regions(lang: str, where: SeaLayout, data: Components) -> None:
    """Those of enclaves within their rings."""
    for region in data.regions.rows:
        outline = geography.charted(where.frame).regions[region.number]
        line = geography.DOUBLE / 2 if region.number in chart.ENCLAVES else 0
        for called, (left, top, wide, high) in lines_of(region, lang, where):
            assert "…" not in called
            x = left + wide / 2
            for level in (top, top + high):
                edges = crossings(outline, level)
                assert max(e for e in edges if e < x) + line < left, called
                assert left + wide < min(e for e in edges if e > x) - line, called


@pytest.mark.parametrize("where", MAPS)
def test_what_stands_in_a_region_stays_off_its_borders(where: SeaLayout, data: Components) -> None:
    """Post, reward and mines in one row, with the post of any company."""
    for region in data.regions.rows:
        left, top, wide, high = row_of(region, "en", where)
        edges = crossings(geography.charted(where.frame).regions[region.number], top + high / 2)
        assert max(e for e in edges if e < left + wide / 2) + 2 < left, region.id
        assert left + wide < min(e for e in edges if e > left + wide / 2) - 2, region.id


@pytest.mark.slow
@pytest.mark.parametrize("where", MAPS)
@pytest.mark.parametrize("lang", rotated(LANGUAGES, 2))
def test_halos_and_numbers_of_regions_cover_no_name(lang: str, where: SeaLayout, data: Components) -> None:
    """A new post in every region, a disc and a cost beside it."""
    for region in data.regions.rows:
        left, top, _, high = row_of(region, lang, where)
        x, y = where.frame.pixel(chart.DISCS[region.number])
        across, down = land.COSTS[chart.COST_AT.get(region.number, "b")]
        marks = {
            "halo": (left - 9, top - 9, high + 18, high + 18),
            "disc": (x - 20, y - 20, 40, 40),
            "cost": (x + across - 22, y + down - 16, 44, 32),
        }
        for called, box in lines_of(region, lang, where):
            assert [name for name, mark in marks.items() if hidden(box, mark) > 0.02] == [], called


def lines_of(region: Region, lang: str, where: SeaLayout) -> list[tuple[str, Box]]:
    """The lines of a region's name and where they stand."""
    placed = land.laid_out(label(region_name(region.id), lang), region, where)
    x, _ = where.frame.pixel(chart.CENTRES[region.number])
    found = []
    for line, middle in zip(placed.lines, placed.middles, strict=True):
        wide, high = min(placed.room, width(line, placed.size, CAPITALS)), placed.size * fonts.CAP
        found.append((line, (x - wide / 2, middle - high / 2, wide, high)))
    return found


def row_of(region: Region, lang: str, where: SeaLayout) -> Box:
    """Where a post, the reward and the mines of a region stand."""
    scene = Scene(Table.start("mombasa", 2, seed="map").view(None), "AB", "en", {}, frozenset())
    scale = where.scale(region.number)
    parts = land_parts.inside(scene, RegionView(region.id, "cairo", None), region, scale)
    wide = row_width(parts, gap=5) + (land_parts.MINE * scale + 4) * bool(region.mines)
    placed = land.laid_out(label(region_name(region.id), lang), region, where)
    x, _ = where.frame.pixel(chart.CENTRES[region.number])
    return (x - wide / 2, placed.down - land_parts.POST * scale / 2, wide, land_parts.POST * scale)


@by_turns(0, days=3)
@pytest.mark.parametrize("lang", rotated(LANGUAGES, 1))
def test_what_a_region_costs_hides_no_name(lang: str) -> None:
    """Beside every disc at once, on the board and on a phone."""
    start = Table.start("mombasa", 2, seed="cost").view(None)
    costs = {region.id: 2 for region in start.regions}
    view = replace(start, active=0, phase="action", doing=DoingView("expansion", 5, "cairo", "", False, costs))
    marked = {region: str(number) for number, region in enumerate(costs, 1)}
    for kind in (PICTURES["board"], PHONE["board"][0]):
        with watching() as seen:
            kind.draw(view, names=("Ann", "Bo"), lang=lang, marked=marked, changed=frozenset())
        assert sum(one.what == "−2" for one in seen.words) == len(costs)
        assert {pair for pair in seen.covered if pair[1] in ("−2", "mark")} == set()


def crossings(path: list[tuple[float, float]], level: float) -> list[float]:
    """Where the outline of a region crosses a height."""
    return [
        ax + (bx - ax) * (level - ay) / (by - ay)
        for (ax, ay), (bx, by) in zip(path, [*path[1:], path[0]], strict=True)
        if (ay <= level) != (by <= level)
    ]


def test_lands_of_companies_differ_without_their_colours(data: Components) -> None:
    seen = set()
    for company in data.company_ids:
        drawn = hatching.hatched(company, 300, 300, 80, 80)
        lines = Image.new("RGB", drawn.size, colours.HATCH[company])
        assert {colour for _, colour in drawn.getcolors() or []} == {colours.LAND_OF[company], colours.HATCH[company]}
        seen.add(ImageChops.difference(drawn, lines).convert("1").tobytes())
    assert len(seen) == 4


@pytest.mark.parametrize("together", [2, 3, 4])
def test_pieces_in_one_space_have_their_letters_on_a_phone(together: int) -> None:
    """Whether it brings a share or not; below the number of shares, which is smaller then."""
    view = Table.start("mombasa", 4, seed="crowd").view(None)
    scene = Scene(view, ("Anna", "Bob", "Cyd", "Dan"), "en", {}, frozenset())
    for row, one in enumerate(view.tracks):
        track = scene.data.track[one.track]
        share = track.share_spaces[1].space
        for space in (share, share - 1):
            moved = replace(one, markers=(space,) * together + (0,) * (4 - together))
            with watching() as seen:
                tracks.markers(Sheet(phone.WIDE, tracks.PHONE.top_of(4)), scene, moved, row, tracks.PHONE)
            left, y, wide, high = tracks.PHONE.cell(track, space)
            top = y + tracks.PHONE.top_of(row)
            here = [one for one in seen.icons if one.what == "piece" and left <= one.box[0] < left + wide]
            assert len(here) == together
            assert all(one.size >= LETTERED for one in here)
            for x, y, w, h in (one.box for one in here):
                assert left <= x
                assert x + w <= left + wide
                assert top <= y
                assert y + h <= top + high + 1


@pytest.mark.slow
def test_formulas_stay_on_their_cards_and_before_the_pieces(data: Components) -> None:
    merchants = [card for card in data.card.values() if isinstance(card, MerchantCard) and card.company]
    assert merchants
    for room in (layout.CARD[0] - 16, layout.COLUMN - 16):
        assert all(row_width(cards.mined(card, room), gap=1) <= room for card in merchants)
    for track in data.tracks.rows:
        for bonus in track.bonuses:
            parts, before = effect_parts(bonus), layout.TRACK_BAND + 16 + 62 * bonus.is_space
            room = layout.LARGE_WIDE - spaces.USERS - before
            assert row_width(parts, gap=spaces.gap_of(parts, room)) <= room, bonus.id
            k = SPACES.track_k
            beside = (4 * spaces.PIECE + before) * k
            assert row_width(bonus_parts(bonus, k), gap=6) + beside <= SPACES.tracks.size[0], bonus.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pictures_have_short_names_for_buttons(lang: str) -> None:
    for picture in PICTURES:
        assert 2 < len(say(Text(f"mombasa.pic.kind.{picture}"), lang)) <= 20


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_track_bonus_can_be_said(lang: str, data: Components) -> None:
    said = [bonus_text(bonus) for track in data.tracks.rows for bonus in track.bonuses]
    assert [words.check_text(one, lang) for one in said] == [[]] * 16
    assert len({say(one, lang) for one in said}) == 16


@pytest.mark.slow
def test_the_words_of_the_pictures_are_in_order() -> None:
    assert [problem for problem in words.problems("mombasa") if "pictures.ftl" in str(problem)] == []
