"""The regions a company can enter: as large as they have room, their numbers inside them."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pytest
from msgspec import structs

from engine.core.table import Table
from engine.mombasa.components.rows import Region
from engine.mombasa.rules.option_facts import Entering
from render.kit import Part, Point, Sheet
from render.mombasa import ZOOMS, land_parts, regions
from render.mombasa.scene import Scene
from render.mombasa.scenery import chart, geography
from render.mombasa.wording import name
from render.zoom import DISC, WIDTH, Zoom, ZoomOption
from testkit.rotation import rotated
from tests.engine.mombasa.scenario import BLUE, Play, fresh, lay
from tests.render.boxes import watching
from tools.pages.pictures import NAMES
from words import LANGUAGES

NEIGHBOURS = (13, 14, 19)


@pytest.mark.slow
@pytest.mark.parametrize("scale", regions.SCALES)
def test_a_number_lies_clear_of_the_borders_of_its_region(scale: float) -> None:
    frame = regions.layout_at(scale).frame
    size = DISC * regions.sizes(frame).tags
    wide, high = round(size) + 68, round(size) + 50  # with what it costs, above a post
    for number, outline in geography.charted(frame).regions.items():
        x, y = regions.clear(frame, number, ((wide, high),))
        disc = (x - wide / 2 + size / 2, y - high / 2 + size / 2)
        assert math.dist((x, y), frame.pixel(chart.CENTRES[number])) < 2 * regions.SHIFT
        assert min(math.dist(disc, point) for point in outline) > size / 2 - 5, number


def test_what_is_on_offer_is_shown_large_and_no_higher_than_it_needs() -> None:
    near, everything = regions.cut(NEIGHBOURS), regions.cut(sorted(chart.CENTRES))
    assert near.layout.frame.scale > everything.layout.frame.scale
    assert near.high <= regions.MOST_HIGH
    assert everything.high <= 1.1 * WIDTH
    for part, numbers in ((near, NEIGHBOURS), (everything, chart.CENTRES)):
        for number in numbers:
            x, y = part.layout.frame.pixel(chart.CENTRES[number])
            assert 0 < x - part.left < WIDTH
            assert 0 < y - part.top < part.high


@pytest.mark.slow
@pytest.mark.parametrize("lang", rotated(LANGUAGES, 2))
def test_nothing_is_cut_at_the_edges_and_regions_have_names_where_there_is_room(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = Table.start("mombasa", 4, seed="regions").view(0)
    part = regions.cut(NEIGHBOURS)
    edges: list[Point] = []
    standing = land_parts.standing

    def noted(sheet: Sheet, at: Point, parts: Sequence[Part], printed: Region, mine: int) -> None:
        half = land_parts.wide(parts, printed, mine) / 2
        edges.extend((at[0] + side * half - part.left, at[1] + side * mine - part.top) for side in (-1, 1))
        standing(sheet, at, parts, printed, mine)

    monkeypatch.setattr(land_parts, "standing", noted)
    ids = {region.number: region.id for region in Scene(view, NAMES, lang, {}, frozenset()).data.regions.rows}
    options = tuple(
        ZoomOption(str(n), f"region:{n}", ids[number], Entering(price=(("expansion", 2),)))
        for n, number in enumerate(NEIGHBOURS, start=1)
    )
    with watching() as seen:
        zoom = Zoom("mombasa.enter", 0, view, options)
        ZOOMS[zoom.key].draw(zoom, names=NAMES, lang=lang, marked={}, changed=frozenset())
    assert all(0 <= x <= WIDTH and 0 <= y <= part.high for x, y in edges)
    said = " ".join(one.what for one in seen.words)
    assert sum(name(lang, "region", ids[number]) in said for number in NEIGHBOURS) >= 2


@pytest.mark.slow
@pytest.mark.parametrize("lang", rotated(LANGUAGES, 1))
def test_where_companies_begin_every_region_on_offer_has_its_name(lang: str) -> None:
    """Its number, its cost and what it brings make room for that, if need be in one row."""
    for company in ("saint_louis", "cape_town", "mombasa", "cairo"):
        g = fresh(2)
        lay(g, BLUE, "start_expansion_2")
        table = Play(g).pick("act:expansion").pick(f"expand:{company}").table
        zoom = Zoom.of(table.view(BLUE), table.asks[0])
        with watching() as seen:
            ZOOMS[zoom.key].draw(zoom, names=NAMES, lang=lang, marked={}, changed=frozenset())
        said = " ".join(one.what for one in seen.words)
        assert [one.target for one in zoom.options if name(lang, "region", one.target or "") not in said] == []


@pytest.mark.slow
@pytest.mark.parametrize("lang", rotated(LANGUAGES, 1))
def test_on_the_whole_map_every_region_has_its_name_too(lang: str) -> None:
    """Even where all of them are on offer, with a post in each."""
    view = Table.start("mombasa", 4, seed="regions").view(0)
    view = structs.replace(view, regions=[structs.replace(one, post="cairo") for one in view.regions])
    options = tuple(
        ZoomOption(str(n), f"region:{n}", region.id, Entering(price=(("expansion", 2),)))
        for n, region in enumerate(view.regions, start=1)
    )
    with watching() as seen:
        zoom = Zoom("mombasa.enter", 0, view, options)
        ZOOMS[zoom.key].draw(zoom, names=NAMES, lang=lang, marked=zoom.numbers(), changed=frozenset())
    said = " ".join(one.what for one in seen.words)
    assert [one.id for one in view.regions if name(lang, "region", one.id) not in said] == []
