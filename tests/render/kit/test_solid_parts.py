"""What covers everything is copied and the rest blended: nobody sees the difference."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageChops

import render
from bench.pictures import drawn_games
from render.kit import Sheet, icons, theme
from render.kit.icons import Sprite, icon
from render.kit.solid_parts import LEAST_SAVED_PX, solid_parts
from testkit.rotation import by_turns


def gradient(size: tuple[int, int]) -> Image.Image:
    """A picture without two equal columns, so that nothing can be laid in a wrong place unnoticed."""
    across, down = Image.linear_gradient("L").resize(size), Image.linear_gradient("L").rotate(90).resize(size)
    return Image.merge("RGB", (across, down, ImageChops.invert(across)))


def laid(rgb: Image.Image, mask: Image.Image, at: tuple[int, int]) -> bool:
    """Whether a sprite of both looks as Pillow would lay it, and is the same picture as before."""
    sheet, whole = Sheet(160, 160, theme.WATER), Image.new("RGB", (160, 160), theme.WATER)
    whole.paste(rgb, at, mask)
    sprite = Sprite(rgb, mask)
    sheet.sprite(at, sprite, anchor="lt")
    seen = Image.composite(sprite.rgba().convert("RGB"), Image.new("RGB", rgb.size), mask)
    return (
        sheet.image.tobytes() == whole.tobytes()
        and seen.tobytes() == Image.composite(rgb, Image.new("RGB", rgb.size), mask).tobytes()
    )


boxes = st.tuples(*[st.integers(0, 119)] * 4, st.sampled_from([0, 1, 120, 254, 255]))


@given(st.lists(boxes, max_size=6), st.integers(-40, 120), st.integers(-40, 120))
@pytest.mark.slow
def test_any_sprite_looks_as_if_it_were_blended_whole(
    painted: list[tuple[int, int, int, int, int]], x: int, y: int
) -> None:
    mask = Image.new("L", (120, 120))
    for left, top, right, bottom, level in painted:
        mask.paste(level, (min(left, right), min(top, bottom), max(left, right) + 1, max(top, bottom) + 1))
    assert laid(gradient(mask.size), mask, (x, y))


@by_turns(0, days=3)
def test_every_icon_looks_as_if_it_were_blended_whole() -> None:
    for game in drawn_games():
        render.game_pictures(game)  # registers its icons
    for name in icons.names():
        try:
            mask = icon(name, 90).mask
        except TypeError:  # one that is nothing without its variant
            continue
        assert laid(gradient(mask.size), mask, (7, 11)), name


def test_nothing_is_left_out_and_nothing_laid_twice() -> None:
    mask = icon("rosette", 120).mask
    counted = Image.new("L", mask.size)
    for box, solid in solid_parts(mask):
        assert not solid or mask.crop(box).getextrema() == (255, 255)
        counted.paste(counted.crop(box).point(lambda level: level + 1), box)
    assert counted.getextrema()[1] == 1
    outside = counted.point(lambda level: 255 - 255 * level)
    assert ImageChops.multiply(outside, mask).getbbox() is None


def test_the_middle_of_a_box_is_copied() -> None:
    mask = Image.new("L", (170, 90), 255)
    for corner in ((0, 0), (154, 0), (0, 74), (154, 74)):
        mask.paste(100, (*corner, corner[0] + 16, corner[1] + 16))
    blended = [box for box, solid in solid_parts(mask) if not solid]
    assert sorted(blended) == [(0, 0, 16, 16), (0, 74, 16, 90), (154, 0, 170, 16), (154, 74, 170, 90)]


def test_a_small_sprite_stays_in_one_piece() -> None:
    side = int((4 * LEAST_SAVED_PX) ** 0.5)
    mask = Image.new("L", (side + 2, side + 2), 100)
    mask.paste(255, (1, 1, side + 1, side + 1))
    assert solid_parts(mask) == [((0, 0, side + 2, side + 2), False)]


def test_what_shows_nothing_has_no_parts() -> None:
    assert Sprite(Image.new("RGB", (50, 50)), Image.new("L", (50, 50))).parts == ()
