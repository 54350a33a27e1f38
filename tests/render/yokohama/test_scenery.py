"""The scenes behind the people: every area has one, and nothing that is to be read suffers from them."""

from __future__ import annotations

import math
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.table import Table
from engine.yokohama.view.structs import View
from render import phone
from render.kit import Box, Sheet, icon, sea, shapes, theme
from render.kit.changes import Changes, seat_name
from render.kit.icons import HALO, Sprite, names
from render.yokohama import PHONE, market
from render.yokohama.board import achievements, harbour, tiles
from render.yokohama.board import area as areas
from render.yokohama.board.layout import BoardLayout, layout_of
from render.yokohama.board.phone_layout import map_layout
from render.yokohama.market.layout import SKY, WIDE
from render.yokohama.scene import Scene
from render.yokohama.scenery import tones
from render.yokohama.scenery.skyline import SUN
from tests.render.boxes import hidden, watching
from tools.pages.pictures import NAMES
from words import LANGUAGES

GAME = "yokohama"
SEEN_AT = 400 / 1600  # of the size at which a picture is drawn
LAYOUTS = pytest.mark.parametrize("where", [*map(layout_of, (2, 3, 4)), *map(map_layout, (2, 3, 4))])


def started(seats: int) -> View:
    found: View = Table.start(GAME, seats, seed="scenery").view(None)
    return found


@pytest.mark.slow
def test_every_kind_of_area_has_a_scene() -> None:
    kinds = {area.kind for area in started(4).areas}
    assert {f"yokohama.scene.{kind}" for kind in kinds} <= set(names())


@pytest.mark.slow
def test_pieces_stand_out_from_every_scene() -> None:
    """Their outline is ink: nearly all of a scene is pale enough for it."""
    for name in names():
        if name.startswith("yokohama.scene."):
            scene = icon(name, 104).rgba().convert("RGB")
            counted: list[tuple[int, Any]] = scene.getcolors(scene.width * scene.height) or []
            dark = sum(n for n, tint in counted if theme.ratio(theme.INK, tint) < 3)
            assert dark < 0.12 * scene.width * scene.height, name


def test_what_is_gone_is_dashed_in_what_is_seen_on_every_sky() -> None:
    assert all(theme.ratio(theme.SOFT, tint) > 3 for tint in (*tones.SKY, tones.STREET, tones.FIELD))


@pytest.mark.slow
@LAYOUTS
def test_halos_and_badges_of_people_cover_no_number_and_no_name(
    where: BoardLayout, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody is everywhere and new, or has one assistant more than before."""
    view = started(where.seats)
    laid: list[Box] = []

    def noted(sheet: Sheet, at: Any, sprite: Sprite, *, anchor: str = "mm") -> float:
        x, y = at[0] - sprite.width / 2, at[1] - sprite.height * {"b": 1, "m": 0.5, "t": 0}[anchor[1]]
        laid.append((x, y, sprite.width, sprite.height))
        return sprite.width

    monkeypatch.setattr(Sheet, "sprite", noted)
    monkeypatch.setattr(
        Sheet, "pill", lambda sheet, at, words, size, *_, **__: laid.append((at[0] - 24, at[1] - 16, 48, 32))
    )
    everybody = tuple(range(where.seats))
    one = next(area for area in view.areas if area.type != "canal")
    for presidents, before in ((everybody, (0, ())), (everybody, (1, everybody)), ((), (1, ()))):
        crowded = replace(one, presidents=presidents, assistants=(2,) * where.seats)
        was = Changes((), {one.id: {"assistants": [before[0]] * where.seats, "presidents": list(before[1])}})
        areas.people(Sheet(10, 10), Scene(view, NAMES[: where.seats], "en", {}, was), crowded, where)
    assert len(laid) > 6 * where.seats
    parts = where.parts
    left, top, w, h, step = parts.power
    read = [where.within(one, (0, 0, parts.size[0], parts.head)), where.within(one, parts.tag)]
    read.append(where.within(one, (left, top, 4 * step + w, h)))
    walls = where.within(one, (0, parts.house[1] + parts.eaves[1], *parts.size))
    assert all(hidden(box, other) == 0 for box in [*read, walls] for other in laid)


@LAYOUTS
def test_halos_of_people_stay_in_the_scene(where: BoardLayout, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the frame of the area nor the power above nor the shops below are touched, however many have come."""
    view = started(where.seats)
    laid: list[Box] = []

    def noted(sheet: Sheet, at: Any, name: str, size: int, *_: Any, **__: Any) -> None:
        wide = icon(name, size).width if name == "president" else size
        laid.append((at[0] - wide / 2 - HALO, at[1] - size - HALO, wide + 2 * HALO, size + 2 * HALO))

    monkeypatch.setattr(Sheet, "changed_icon", noted)
    one = next(area for area in view.areas if area.type != "canal")
    for seats in (range(where.seats), [where.seats - 1], [0]):
        came = tuple(view.turn_order[place] for place in seats)
        counts = tuple(int(seat in came) for seat in range(where.seats))
        was = Changes((), {one.id: {"assistants": [0] * where.seats, "presidents": []}})
        for crowded in (replace(one, presidents=came), replace(one, presidents=(), assistants=counts)):
            areas.people(Sheet(10, 10), Scene(view, NAMES[: where.seats], "en", {}, was), crowded, where)
    left, top, wide, _ = where.within(one, where.parts.scene)
    foot = where.within(one, where.parts.shop[:4])[1]
    assert len(laid) == 2 * (where.seats + 2)
    for x, y, w, h in laid:
        assert left + 3 <= x < x + w <= left + wide - 3
        assert top <= y < y + h <= foot + 1


@LAYOUTS
def test_the_coast_never_bends_back_over_itself(where: BoardLayout) -> None:
    """The beach lies inside it, nearly as wide everywhere."""
    coast = shapes.curve(where.coast(), 6, closed=True)
    inside = shapes.inset(coast, sea.BEACH)
    assert min(math.dist(one, other) for one in inside for other in coast) > 0.7 * sea.BEACH


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_sea_ends_where_the_table_of_the_players_begins(seats: int) -> None:
    where = layout_of(seats)
    sheet = Sheet(where.wide, where.height)
    harbour.still(sheet, where)
    below = sheet.image.crop((0, round(where.sea[1] + where.sea[3]), where.wide, where.height))
    assert below.getcolors() == [(below.width * below.height, theme.PAPER)]


@pytest.mark.slow
@pytest.mark.parametrize("where", [layout_of(4), map_layout(4)])
@pytest.mark.parametrize("pair", [(0, 1), (1, 2), (2, 3)])
def test_two_presidents_who_have_come_stand_beside_each_other(
    where: BoardLayout, pair: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    view = started(4)
    laid: list[float] = []
    wide = icon("president", where.px(where.parts.new)).width + 2 * HALO

    def noted(sheet: Sheet, at: Any, name: str, *_: Any, **__: Any) -> None:
        laid.append(at[0])

    monkeypatch.setattr(Sheet, "changed_icon", noted)
    one = next(area for area in view.areas if area.type != "canal")
    seats = tuple(view.turn_order[place] for place in pair)
    crowded, was = replace(one, presidents=seats), Changes((), {one.id: {"presidents": []}})
    areas.people(Sheet(10, 10), Scene(view, NAMES, "en", {}, was), crowded, where)
    first, second = laid
    assert second - first >= wide - 1
    left, _, room, _ = where.within(one, where.parts.people)
    assert left <= first - wide / 2 + 1
    assert second + wide / 2 <= left + room + 1


@pytest.mark.slow
def test_badges_stand_beside_their_number_on_a_phone() -> None:
    view = started(4)
    table = next(part for part in PHONE["board"] if part.name == "table")
    yen, gain = 15, 12
    told = replace(view, players=tuple(replace(one, yen=yen) for one in view.players))
    was = Changes((), {seat_name(seat): {"yen": yen - gain} for seat in range(4)})
    with watching() as seen:
        table.draw(told, names=NAMES, lang="en", marked={}, changed=was)
    badges = [one for one in seen.words if one.what == f"+{gain}"]
    assert len(badges) == 4
    for badge in badges:
        line = [one for one in seen.words if abs(one.box[1] + one.box[3] / 2 - badge.box[1] - badge.box[3] / 2) < 8]
        assert any(one.what == str(yen) and one.box[0] + one.box[2] < badge.box[0] for one in line)
        assert not [one for one in line if one is not badge and hidden(one.box, badge.holder) > 0]


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_badges_of_points_are_eight_pixels_of_type_on_a_phone(seats: int) -> None:
    view = started(seats)
    table = next(part for part in PHONE["board"] if part.name == "table")
    told = replace(view, players=tuple(replace(one, vp=18) for one in view.players))
    was = Changes((), {seat_name(seat): {"vp": 14} for seat in range(seats)})
    with watching() as seen:
        table.draw(told, names=NAMES[:seats], lang="en", marked={}, changed=was)
    sizes = [one.size for one in seen.words if one.what == "+4"]
    assert len(sizes) == seats
    assert min(sizes) * 400 / phone.WIDE >= 8


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_decides_is_eight_pixels_high_where_the_board_is_seen_small(seats: int) -> None:
    """The mover's power, owners of buildings, what somebody has, points: digits are 0.714 of their type high."""
    scale = layout_of(seats).scale
    for type_px in (
        layout_of(seats).parts.reached * scale,
        tiles.OWNER * scale,
        layout_of(seats).parts.chip * 0.76 * scale,
    ):
        assert round(type_px * 0.714 * SEEN_AT) >= 8


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_told_how_near_an_achievement_is_with_any_number_of_players(seats: int) -> None:
    view, where = started(seats), layout_of(seats)
    with watching() as seen:
        achievements.draw(Sheet(where.wide, where.height), Scene(view, NAMES[:seats], "en", {}, frozenset()), where)
    assert len(seen.words) >= seats * len(view.achievements)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sun_of_the_market_stands_behind_no_words(lang: str) -> None:
    """Whatever the end is nearest by."""
    view = started(3)
    end = view.end
    box = (WIDE * market.SUN[0] - SUN, SKY - market.SUN[1] - SUN, 2 * SUN, 2 * SUN)
    for near in (
        replace(view, church=replace(view.church, count=view.church.limit - 1)),
        replace(view, customs=replace(view.customs, count=view.customs.limit - 1)),
        replace(view, end=replace(end, shops=replace(end.shops, counts=(end.shops.limit - 1,) * 3))),
        replace(view, end=replace(end, houses=replace(end.houses, counts=(end.houses.limit - 1,) * 3))),
    ):
        with watching() as seen:
            market.draw(near, names=NAMES[:3], lang=lang, marked={}, changed=Changes())
        assert not [one.what for one in seen.words if one.box[1] < 62 and hidden(box, one.box) > 0]
