"""The regions a company can enter: as large as they have room, their numbers inside them."""

from __future__ import annotations

import math

import pytest

from render.mombasa import regions
from render.mombasa.scenery import chart, geography
from render.zoom import DISC, WIDTH

NEIGHBOURS = (13, 14, 19)


@pytest.mark.parametrize("scale", regions.SCALES)
def test_a_number_lies_clear_of_the_borders_of_its_region(scale: float) -> None:
    frame = regions.layout_at(scale).frame
    size = DISC * regions.sizes(frame)
    wide, high = round(size) + 68, round(size) + 50  # with what it costs, above a post
    for number, outline in geography.charted(frame).regions.items():
        x, y = regions.clear(frame, number, wide, high)
        disc = (x - wide / 2 + size / 2, y - high / 2 + size / 2)
        assert math.dist((x, y), frame.pixel(chart.CENTRES[number])) < 2 * regions.SHIFT
        assert min(math.dist(disc, point) for point in outline) > size / 2 - 5, number


def test_what_is_on_offer_is_shown_large_and_no_higher_than_it_needs() -> None:
    near, everything = regions.cut(NEIGHBOURS), regions.cut(sorted(chart.CENTRES))
    assert near.layout.frame.scale > everything.layout.frame.scale
    assert near.high <= regions.MOST_HIGH
    assert everything.high <= 0.92 * WIDTH
    for part, numbers in ((near, NEIGHBOURS), (everything, chart.CENTRES)):
        for number in numbers:
            x, y = part.layout.frame.pixel(chart.CENTRES[number])
            assert 0 < x - part.left < WIDTH
            assert 0 < y - part.top < part.high
