"""The antique chart: nothing that is to be read or aimed at suffers from what is engraved on it."""

from __future__ import annotations

import pytest
from PIL import ImageChops

from engine.core.table import Table
from render.kit import Box, icon, theme
from render.mombasa import PICTURES, colours, layout
from render.mombasa.board import sea_layout, standings, tracks
from render.mombasa.board.sea_layout import SeaLayout
from render.mombasa.ending import PAD
from render.mombasa.legend import UNSAID
from render.mombasa.scenery import chart, engraving, geography, tones
from tests.render.boxes import hidden, watching
from tests.render.eyes import DEFICIENCIES, difference

MAPS = (sea_layout.BOARD, sea_layout.PHONE)
SEEN_AT = 400 / 1600  # of the size at which a picture is drawn


def test_signs_on_the_land_are_felt_rather_than_read() -> None:
    """Ink is read on all of them, and they never stand out as much as a piece does."""
    held = [(ground, colours.WASH[name], colours.ENGRAVED[name]) for name, ground in colours.LAND_OF.items()]
    for ground, *signs in [*held, *tones.FREE.values()]:
        for sign in signs:
            assert theme.ratio(sign, ground) < 2
            assert theme.ratio(theme.INK, sign) > 3


def test_washed_lands_differ_for_all_eyes() -> None:
    """Those of companies from each other, and from all that nobody holds."""
    washes = [*colours.WASH.values()]
    free = [wash for _, wash, _ in tones.FREE.values()]
    for eyes in DEFICIENCIES:
        pairs = [difference(one, other, eyes) for n, one in enumerate(washes) for other in (*washes[:n], *free)]
        assert min(pairs) > 7


def test_bases_that_are_new_or_may_be_chosen_stand_out_from_the_paper_they_lie_on() -> None:
    assert theme.ratio(theme.RIM, tones.SAIL) > 3
    assert theme.ratio(theme.VERMILION, tones.SAIL) > 3
    assert sea_layout.BOARD.mount > theme.LEGAL_WIDTH


@pytest.mark.slow
@pytest.mark.parametrize("where", MAPS)
def test_signs_stay_inside_their_region_and_off_what_stands_there(where: SeaLayout) -> None:
    for number, (x, y) in ((n, where.frame.pixel(at)) for n, at in chart.CENTRES.items()):
        mask, left, top = engraving.signs(where.frame, number)
        region, _, _ = geography.inside(where.frame, number, 4)
        assert ImageChops.subtract(mask, region).getbbox() is None, number
        middle = mask.crop((round(x - left) - 40, round(y - top) - 24, round(x - left) + 40, round(y - top) + 24))
        assert middle.getbbox() is None, number


@pytest.mark.parametrize("where", MAPS)
def test_ornaments_lie_in_the_open_sea(where: SeaLayout) -> None:
    """None is hidden by a base, the legend or what the mover does, and none lies on land."""
    taken: list[Box] = [where.base(company) for company in where.bases]
    taken += [(*where.legend, 246, 170), (*where.question, *layout.QUESTION[2:])]
    shore = geography.charted(where.frame).coast
    for one in where.ornaments:
        assert one.icon in UNSAID
        wide = icon(one.icon, one.high).width
        box = (one.at[0] - wide / 2, one.at[1] - one.high / 2, wide, one.high)
        assert [other for other in taken if hidden(box, other) > 0] == []
        assert not any(box[0] < x < box[0] + wide and box[1] < y < box[1] + one.high for x, y in shore)


def test_what_decides_is_eight_pixels_high_where_the_board_is_seen_small() -> None:
    """Shares and tolls on the tracks, what everybody has, sums: digits are 0.714 of their type high."""
    for type_px in (tracks.FIGURE, standings.DIGITS):
        assert round(type_px * 0.714 * SEEN_AT) >= 8


@pytest.mark.slow
def test_rewards_of_regions_are_six_pixels_high_there() -> None:
    """More has no room beside a post and mines in the narrowest regions."""
    with watching(painted=True) as seen:
        view = Table.start("mombasa", 2, seed="small").view(None)
        PICTURES["board"].draw(view, names=("A", "B"), lang="en", marked={}, changed=frozenset())
    rewards = {key: px for key, px in seen.digits.items() if key[0].startswith("mombasa.map_")}
    assert {name for name, *_ in rewards} == {f"mombasa.map_{what}" for what in ("coin", "book", "diamond", "step")}
    assert min(rewards.values()) * 0.714 * SEEN_AT > 5.5


def test_the_best_of_a_column_stands_out_in_the_score_sheet() -> None:
    assert all(difference(group.colour, theme.PANEL) > 10 for group in PAD.groups if group.colour is not None)
