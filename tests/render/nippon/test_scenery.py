"""The landscapes under the pieces: every region has one, and nothing that is to be read suffers from them."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import ImageChops

from engine.core.table import Table
from engine.nippon.components.rows_modules import ActionToken
from engine.nippon.view.structs import View
from engine.nippon.view.structs_board import TokenView
from render.kit import CAPITALS, Box, Sheet, icon, theme, width
from render.kit.changes import Changes, seat_name
from render.kit.fonts import CAP
from render.kit.icons import Sprite, names
from render.nippon import PHONE, PICTURES, icons_goods, land_parts, scenery
from render.nippon.board import cards, layout, regions
from render.nippon.board.layout import BoardLayout, layout_as, layout_of
from render.nippon.board.phone_layout import MapLayout, TableLayout
from render.nippon.lands import MARKET_LAYOUT
from render.nippon.scene import Scene, shown
from render.nippon.scenery import tones
from render.nippon.wording import name, token_effect
from testkit.rotation import by_turns, rotated
from tests.render.boxes import hidden, watching
from tests.render.nippon.play import GAME, GAMES
from tools.pages.pictures import NAMES
from words import LANGUAGES

SEEN_AT = 400 / 1600  # of the size at which a picture is drawn
SEEN_ON_PHONE = 400 / 1080
MONEY, GAIN = 15, 12
TABLE = next(part for part in PHONE["board"] if part.name == "table")


def started(seats: int = 4) -> View:
    found: View = Table.start(GAME, seats, seed="scenery").view(None)
    return found


WHERE = (layout_of(started()), layout_as(MapLayout, started()), MARKET_LAYOUT)
SHADOW = 5  # px of it below a sign
EDGE = 4  # px of a square or a place round its ground


@pytest.mark.slow
def test_every_region_has_a_landscape_of_its_own() -> None:
    seen = {region.id: scenery.view_of(region.id) for region in started().regions}
    assert {f"nippon.scene.{region}" for region in seen} <= set(names())
    assert len({image.tobytes() for image in seen.values()}) == len(seen) == 4
    assert {image.size for image in seen.values()} == {(layout.REGION, layout.REGION_HIGH)}


@pytest.mark.slow
@pytest.mark.parametrize("where", WHERE, ids=lambda where: type(where).__name__)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_marks_above_letters_of_cities_are_clear_of_the_sign_of_their_region(where: Any, lang: str) -> None:
    """Without its breve "Йокогама" is another word."""
    for n, region in enumerate(started().regions):
        with watching() as found:
            land_parts.cities(Sheet(1600, 2600), region, n, where, lang)
        assert min(one.box[1] for one in found.words) >= where.sign(n)[1] + land_parts.SIGN + SHADOW


@pytest.mark.slow
@pytest.mark.parametrize("picture", [PICTURES["board"], PHONE["board"][0]], ids=["wide", "phone"])
def test_no_edge_of_its_island_cuts_the_sun(picture: Any) -> None:
    """A bank of mist covers its foot, nothing its sides."""
    image = picture.draw(started(), names=NAMES, lang="en", marked={}, changed=frozenset()).convert("RGB")
    half = image.crop((image.width // 2, image.height // 2, *image.size))  # Kanto lies last
    sun = half.point([255 * (n == tint) for tint in tones.SUN for n in range(256)])
    box = ImageChops.darker(ImageChops.darker(*sun.split()[:2]), sun.split()[2]).getbbox()
    assert box is not None
    assert box[2] - box[0] > box[3] - box[1]


@pytest.mark.slow
def test_pieces_stand_out_from_every_landscape() -> None:
    """Their outline is ink: nearly all of a landscape is pale enough for it."""
    for region in started().regions:
        scene = icon(f"nippon.scene.{region.id}", 104).rgba().convert("RGB")
        counted: list[tuple[int, Any]] = scene.getcolors(scene.width * scene.height) or []
        dark = sum(n for n, tint in counted if theme.ratio(theme.INK, tint) < 3)
        assert dark < 0.03 * scene.width * scene.height, region.id


@pytest.mark.slow
@pytest.mark.parametrize("where", WHERE[:2], ids=lambda where: type(where).__name__)
def test_halos_of_tokens_cover_no_name_and_no_sign(where: BoardLayout, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new token lies in every cell of every city, of every shape there is."""
    view = started()
    laid: list[Box] = []

    def noted(sheet: Sheet, at: Any, sprite: Sprite, *, anchor: str = "mm") -> float:
        laid.append((at[0] - sprite.width / 2, at[1] - sprite.height / 2, sprite.width, sprite.height))
        return sprite.width

    for seat in range(4):
        filled = tuple(
            replace(region, standings=(), trains=(), markets=tuple(
                replace(market, cells=tuple(replace(cell, token=TokenView(seat, 5)) for cell in market.cells))
                for market in region.markets
            ))
            for region in view.regions
        )  # fmt: skip
        new = frozenset(cell.id for region in view.regions for market in region.markets for cell in market.cells)
        scene = Scene(replace(view, regions=filled), NAMES, "uk", {}, new)
        with monkeypatch.context() as patched:
            patched.setattr(Sheet, "sprite", noted)
            regions.draw(Sheet(10, 10), scene, where)
    assert len(laid) >= 4 * 4 * 2 * 4 * 2
    high = where.names * CAP
    read: list[Box] = []
    for n, region in enumerate(view.regions):
        x, y, w, _ = where.sign(n)
        read.append((x, y, w, land_parts.SIGN))
        for k, market in enumerate(region.markets):
            across, down = where.city(n, k)
            long = max(min(land_parts.CITY_ROOM, width(name(lang, "city", market.id), where.names, CAPITALS))
                       for lang in LANGUAGES)  # fmt: skip
            read.append((across - long / 2, down - high / 2, long, high))
    assert all(hidden(box, other) == 0 for box in read for other in laid)


MAPS = pytest.mark.parametrize("draw", [PICTURES["board"].draw, PHONE["board"][0].draw], ids=["wide", "phone"])


@pytest.mark.slow
@MAPS
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_trains_have_their_places_to_themselves(draw: Any, seats: int) -> None:
    view = started(seats)
    full = tuple(
        replace(one, trains=tuple(replace(place, train=0 if place.usable else None) for place in one.trains))
        for one in view.regions
    )
    with watching() as seen:
        draw(replace(view, regions=full), names=NAMES[:seats], lang="en", marked={}, changed=frozenset())
    trains = [one.box for one in seen.icons if one.what == "nippon.train"]
    assert len(trains) >= sum(place.usable for region in view.regions for place in region.trains)
    assert not [pair for pair in combinations(trains, 2) if hidden(*pair) > 0]


@pytest.mark.slow
@MAPS
def test_halos_lie_below_what_is_beside_them(draw: Any) -> None:
    """Squares and places of markets look the same beside a token that is new."""
    view = started()
    region = view.regions[0]
    cell = region.markets[0].cells[0]
    sold = replace(region.markets[0], cells=(replace(cell, token=TokenView(0, 5)), *region.markets[0].cells[1:]))
    view = replace(view, regions=(replace(region, markets=(sold, region.markets[1])), *view.regions[1:]))
    with watching() as seen:
        plain, new = (draw(view, names=NAMES, lang="en", marked={}, changed=frozenset(ids)) for ids in ((), (cell.id,)))
    different = ImageChops.difference(plain.convert("RGB"), new.convert("RGB"))
    assert different.getbbox() is not None
    beside = [one.box for one in seen.icons if one.what in ("nippon.demand", "nippon.cell")]
    assert beside
    inner = [(x + EDGE, y + EDGE, x + w - EDGE, y + h - EDGE) for x, y, w, h in beside]
    assert not [box for box in inner if different.crop(box).getbbox() is not None]


@pytest.mark.slow
@MAPS
def test_goods_on_market_squares_are_as_large_as_their_square_takes(draw: Any) -> None:
    """No smaller than the numbers beside them."""
    with watching() as seen:
        draw(started(), names=NAMES, lang="en", marked={}, changed=frozenset())
    squares = [one.box for one in seen.icons if one.what == "nippon.demand"]
    assert len(squares) == 8
    assert all(w * icons_goods.SIGN / 100 >= land_parts.DECIDES for _, _, w, _ in squares)


@pytest.mark.slow
@pytest.mark.parametrize("draw", [PICTURES["board"].draw, TABLE.draw], ids=["wide", "phone"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_starting_pairs_are_written_alike(draw: Any, seats: int) -> None:
    view = started(seats)
    with watching() as seen:
        draw(view, names=NAMES[:seats], lang="uk", marked={}, changed=frozenset())
    rules = [token_effect(pair, "uk") for pair in view.pairs]
    sizes = {one.size for one in seen.words if any(one.what in rule and len(one.what) > 6 for rule in rules)}
    assert len(sizes) == 1


@pytest.mark.slow
@pytest.mark.parametrize("draw", [PICTURES["board"].draw, TABLE.draw], ids=["wide", "phone"])
def test_badges_stand_beside_their_number(draw: Any) -> None:
    view = started()
    told = replace(view, players=tuple(replace(one, money=MONEY) for one in view.players))
    was = Changes((), {seat_name(seat): {"money": MONEY - GAIN} for seat in range(4)})
    with watching() as seen:
        draw(told, names=NAMES, lang="en", marked={}, changed=was)
    badges = [one for one in seen.words if one.what == f"+{GAIN}"]
    assert len(badges) == 4
    for badge in badges:
        line = [one for one in seen.words if abs(one.box[1] + one.box[3] / 2 - badge.box[1] - badge.box[3] / 2) < 8]
        assert any(one.what == str(MONEY) and one.box[0] + one.box[2] < badge.box[0] for one in line)
        assert not [one for one in line if one is not badge and hidden(one.box, badge.holder) > 0]


@pytest.mark.slow
def test_numbers_on_a_card_of_a_player_stand_below_each_other() -> None:
    """However wide the sign before them is."""
    view = started()
    told = replace(view, players=tuple(replace(one, money=6, coal=6, silk=6, iron=6) for one in view.players))
    with watching() as seen:
        TABLE.draw(told, names=NAMES, lang="en", marked={}, changed=frozenset())
    top = layout_as(TableLayout, told).table
    numbers = [one for one in seen.words if one.size == cards.NUMBER and one.what.isdigit() and one.box[1] > top]
    assert len(numbers) >= 4 * sum(map(len, cards.NARROW))
    assert len({round(one.box[0]) for one in numbers}) == 2 * len(cards.COLUMNS[False])


@pytest.mark.slow
@pytest.mark.parametrize("shown", [1, 3, 7])
def test_tokens_that_the_automa_has_revealed_fill_their_line(shown: int) -> None:
    view: View = Table.load(GAMES.every(1)[-1]).view(0)
    assert view.automa is not None
    token = ActionToken("token", "slot", slot=2)
    tokens = tuple(replace(token, id=f"{token.id} {n}") for n in range(shown))
    told = replace(view, automa=replace(view.automa, revealed=tokens, open_token=tokens[-1]))
    with watching() as seen:
        TABLE.draw(told, names=NAMES[:1], lang="ru", marked={}, changed=frozenset())
    found = [one.size for one in seen.icons if one.what == "nippon.slot"]
    assert len(found) == shown
    assert max(found) * SEEN_ON_PHONE >= 24
    assert min(found) * SEEN_ON_PHONE >= 19


@pytest.mark.slow
def test_levels_of_objectives_are_eight_pixels_high_on_a_phone() -> None:
    part = PHONE["player"][1]
    with watching() as seen:
        part.draw(started(), names=NAMES, lang="en", marked={}, changed=frozenset())
    levels = [one.size for one in seen.words if one.what in ("I", "II", "III")]
    assert len(levels) >= 3
    assert all(size * CAP * SEEN_ON_PHONE >= 7.9 for size in levels)


def test_what_decides_is_eight_pixels_high_where_the_board_is_seen_small() -> None:
    """Tokens, printed values, influence and what it scores, rounds: digits are 0.714 of their type high."""
    assert round(land_parts.DECIDES * CAP * SEEN_AT) >= 8


def ended() -> View:
    found: View = Table.load(GAMES.every(2)[-1]).view(0)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("lang", rotated(LANGUAGES, 2))
def test_factories_offer_nothing_once_the_game_is_over(lang: str) -> None:
    view = ended()
    price = f"–{view.players[0].factory_price}"
    for over in (True, False):
        with watching() as seen:
            PICTURES["factories"].draw(
                replace(view, over=over), names=NAMES[:2], lang=lang, marked={}, changed=frozenset()
            )
        assert (price not in {one.what for one in seen.words}) == over


@pytest.mark.slow
def test_the_next_factory_has_no_price_once_the_game_is_over() -> None:
    view, works = ended(), PHONE["player"][1]
    mine = replace(view.players[0], factories=view.players[0].factories[:1], factory_price=19)
    for over in (True, False):
        with watching() as seen:
            works.draw(replace(view, over=over, players=(mine, *view.players[1:])), names=NAMES[:2], lang="en",
                       marked={}, changed=frozenset())  # fmt: skip
        assert ("–19" not in {one.what for one in seen.words}) == over


@pytest.mark.slow
def test_where_nothing_is_consolidated_any_more_a_print_hangs() -> None:
    view, part = ended(), PHONE["player"][0]
    with watching() as seen:
        part.draw(view, names=NAMES[:2], lang="en", marked={}, changed=frozenset())
    said = {one.what for one in seen.words}
    strongest = max((one.influence, name("en", "region", region.id)) for region in view.regions
                    for one in region.standings if one.seat == 0)  # fmt: skip
    assert strongest[1] in said
    assert "If you consolidate now" not in said


@pytest.mark.slow
def test_the_old_factory_stands_apart_since_no_common_goal_counts_it() -> None:
    player = ended().players[0]
    new = [one for one in player.factories if one.token is not None]
    old = replace(new[0], token=None)
    assert shown(replace(player, factories=(*new, old)), "factories", len(new) + 1) == f"{len(new)}+1"
    assert shown(replace(player, factories=tuple(new)), "factories", len(new)) == str(len(new))
    assert shown(player, "coal", 7) == "7"


@by_turns(2, days=3)
@pytest.mark.parametrize("draw", [PICTURES["board"].draw, PHONE["board"][0].draw], ids=["wide", "phone"])
def test_the_number_of_a_port_lies_where_the_ship_would(draw: Any) -> None:
    """It covers no name and no ship."""
    view = started()
    for ships in ((), (0,), (0, 1, 2)):
        ports = tuple(replace(port, ships=ships, cells=4) for port in view.ports)
        marked = {port.id: str(n) for n, port in enumerate(ports, start=1)}
        with watching() as seen:
            draw(replace(view, ports=ports), names=NAMES, lang="uk", marked=marked, changed=frozenset())
        discs = [one.box for one in seen.icons if one.what == "mark"]
        read = [one.box for one in seen.icons if one.what == "nippon.ship"] + [one.box for one in seen.words]
        assert len(discs) == len(ports)
        assert not [box for box in read for disc in discs if hidden(box, disc) > 0]
