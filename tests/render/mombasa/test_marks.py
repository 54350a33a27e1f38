"""What is on offer in Mombasa's pictures: its numbers are seen whole, and its part of the picture is, too."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PIL import Image

from engine.core.table import Table
from engine.mombasa.view.structs import View
from render import game_pictures
from render.drawing.around_marks import GAP, cut
from render.kit import Sheet, theme
from render.kit.changes import Changes
from render.kit.sheet import Box
from render.mombasa import regions
from render.mombasa.scene import Scene
from render.mombasa.scenery import geography
from tools.pages.pictures import NAMES

SCREENS = ("wide", "phone")
SEEN = 16  # px round the middle of a disc that nothing else touches


@pytest.fixture(scope="module")
def view() -> View:
    found: View = Table.start("mombasa", 4, seed="on offer").view(None)
    return found


def drawn(picture: str, view: View, marked: dict[str, str]) -> Image.Image:
    known = game_pictures("mombasa").pictures_and_parts[picture]
    return known.draw(view, names=NAMES, lang="en", marked=marked, changed=frozenset())


@pytest.mark.slow
@pytest.mark.parametrize("picture", ["market", "offer"])
def test_no_frame_lies_on_the_number_of_a_book(picture: str, view: View) -> None:
    marked = {space.id: str(n) for n, space in enumerate(view.books, 1)}
    image = drawn(picture, view, marked)
    for label in marked.values():
        disc = next(box for box in image.info["places"][label] if box[2:] == (theme.DISC, theme.DISC))
        alone = Sheet(image.width, image.height)
        alone.label((disc[0] + theme.DISC / 2, disc[1] + theme.DISC / 2), label)
        x, y = (round(disc[side] + theme.DISC / 2) for side in (0, 1))
        middle = (x - SEEN, y - SEEN // 2, x + SEEN, y + SEEN // 2)
        assert image.crop(middle).tobytes() == alone.image.crop(middle).tobytes(), label


@pytest.mark.slow
@pytest.mark.parametrize("picture", ["board", "table"])
def test_tracks_are_cut_out_with_all_their_spaces(picture: str, view: View) -> None:
    for company in view.data.company_ids:
        image = drawn(picture, view, {company: "1"})
        part = cut(image)
        assert part is not None
        assert part.width >= image.width - 2 * GAP


@pytest.mark.slow
@pytest.mark.parametrize("picture", ["market", "areas"])
def test_what_somebody_may_use_is_cut_out_with_its_owner(picture: str, view: View) -> None:
    turn = _with_tile(view)
    image = drawn(picture, turn, {turn.tiles[0].id: "1"})
    part = cut(image)
    assert part is not None
    assert part.width >= image.width - 2 * GAP


def _with_tile(view: View) -> View:
    """Where whoever is to act holds a tile."""
    return replace(view, active=0, tiles=(replace(view.tiles[0], holder=0, slot=None), *view.tiles[1:]))


def test_the_light_on_a_region_leaves_sea_and_neighbours_dark(view: View) -> None:
    part = regions.cut((19,))
    region = next(one for one in view.regions if view.data.region[one.id].number == 19)
    sheet = Sheet(part.layout.wide, part.layout.high)
    regions.outline(sheet, Scene(view, NAMES, "en", {region.id: "1"}, Changes()), region, part.layout.frame)
    outline = geography.charted(part.layout.frame).regions[19]
    lit: list[Box] = sheet.image.info["places"]["1"]
    (left, right), (top, bottom) = ((min(p[n] for p in outline), max(p[n] for p in outline)) for n in (0, 1))
    assert sum(w * h for _, _, w, h in lit) < 0.85 * (right - left) * (bottom - top)
    assert min(y for _, y, _, _ in lit) <= top + 20
    assert max(y + h for _, y, _, h in lit) >= bottom - 20
