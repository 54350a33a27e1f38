"""The pictures of questions: numbers of all options, sizes, words, secrets, the same in every game."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

import render
from engine.core import games
from engine.core.rng import Rng
from engine.core.run import decode_state, encode
from engine.core.table import Table
from render.drawing import around_marks
from render.kit import fonts, png
from render.kit.descriptions import ROOM
from render.kit.sheet import Sheet
from render.kit.theme import Colour
from render.zoom import WIDTH, Zoom
from testkit.rotation import rotated
from testkit.sources import ROOT
from tests.render.zooming import asked, met
from tools.pages.pictures import NAMES
from words import LANGUAGES

OPTIONS: dict[str, list[tuple[tuple[str, str], ...]]] = {
    "mombasa": [(("setup", "advanced"),), (("setup", "first_game"),)],
    "yokohama": [(), (("edition", "classic"),)],
}
DRAWN = [
    (game, seats, options)
    for game in games.names()
    if (ROOT / "render" / game).is_dir() and render.game_pictures(game).zooms
    for seats in games.get(game).seats
    for options in OPTIONS.get(game, [()])
]
MOST_BYTES = 60_000
LARGER = {"mombasa.enter": 90_000}  # of the questions that may show a whole map
SMALLEST = 22  # px of anything that is read


def colours(game: str) -> tuple[Colour, ...]:
    return render.game_pictures(game).colours


def draw(game: str, zoom: Zoom, lang: str = "en") -> Image.Image:
    names = NAMES[: zoom.view.seats]
    return render.game_pictures(game).zooms[zoom.key].draw(zoom, names=names, lang=lang, marked={}, changed=frozenset())


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options"), rotated(DRAWN, 3))
def test_every_question_is_drawn_and_told_in_all_languages(
    game: str, seats: int, options: tuple[tuple[str, str], ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """No word is shortened and none is too small; every number has its disc; the files are small."""
    written: list[int] = []
    plain = fonts.mask

    def noted(text: str, size: int, bold: bool = False) -> fonts.Mask:
        written.append(size)
        return plain(text, size, bold)

    monkeypatch.setattr(fonts, "mask", noted)
    monkeypatch.setattr(fonts, "ellipsis", lambda text, *_, **__: pytest.fail(f"no room for {text!r}"))
    dumps = met(game, seats, options)
    assert dumps
    told: set[str] = set()
    for number, dump in enumerate(dumps):
        zoom = asked(Table.load(dump))
        kind = render.game_pictures(game).zooms[zoom.key]
        languages = (LANGUAGES[number % len(LANGUAGES)],) if zoom.key in told else LANGUAGES
        told.add(zoom.key)
        for lang in languages:
            image = draw(game, zoom, lang)
            assert image.width == WIDTH
            assert 200 < image.height <= 1_500
            assert set(image.info.get("marks", {})) >= set(zoom.numbers().values())
            names = [f"{name} {'х' * 31}"[:32] for name in NAMES[:seats]]
            alt, text = (tell(zoom, names=names, lang=lang) for tell in (kind.alt, kind.text))
            least = 60 if zoom.numbers() else 30  # where nothing lies there that can be chosen
            assert least < len(alt) <= render.ALT_LIMIT, (lang, alt)
            assert least < len(text) <= ROOM
            assert not fonts.missing_glyphs(text.replace("\n", " "))
        size = len(png.encode(image, colours(game), tight=True, enough=MOST_BYTES))
        assert size <= LARGER.get(zoom.key, MOST_BYTES), (zoom.key, size)
        assert png.strays(image, colours(game), least=20_000) == []  # faded things have colours of their own
    assert min(written) >= SMALLEST


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options"), rotated([one for one in DRAWN if one[1] == 3], 2))
def test_a_zoom_tells_nothing_its_seat_cannot_know(game: str, seats: int, options: tuple[tuple[str, str], ...]) -> None:
    """All that is hidden from the seat is dealt anew: nothing that is drawn or said changes."""
    kind = games.get(game)
    for dump in met(game, seats, options)[::2]:
        table = Table.load(dump)
        zoom = asked(table)
        other = decode_state(kind, encode(table.state))
        kind.redeal(other, zoom.seat, Rng("anew"))
        dealt = replace(zoom, view=kind.view(other, zoom.seat))
        assert draw(game, zoom).tobytes() == draw(game, dealt).tobytes()
        told = render.game_pictures(game).zooms[zoom.key]
        for tell in (told.alt, told.text):
            assert tell(zoom, names=NAMES[:seats], lang="pl") == tell(dealt, names=NAMES[:seats], lang="pl")


@pytest.mark.parametrize("game", sorted({game for game, _, _ in DRAWN}))
def test_zooms_are_private_and_for_questions_of_their_game(game: str) -> None:
    for key, kind in render.game_pictures(game).zooms.items():
        assert key.startswith(f"{game}.")
        assert kind.private


def marked_sheet(*boxes: tuple[float, float, float, float]) -> Sheet:
    sheet = Sheet(1600, 1200)
    for n, box in enumerate(boxes, 1):
        sheet.legal(box, str(n))
    return sheet


def test_a_small_part_of_a_picture_is_cut_out_round_its_marks() -> None:
    sheet = marked_sheet((700, 600, 80, 60), (820, 700, 80, 60))
    part = around_marks.cut(sheet.image)
    assert part is not None
    assert part.width == around_marks.SMALLEST_PART[0]
    assert part.height == around_marks.SMALLEST_PART[1]
    left, top = round((700 + 900 - part.width) / 2), round((600 + 760 - part.height) / 2)
    same = sheet.image.crop((left, top, left + part.width, top + part.height))
    assert ImageChops.difference(part, same).getbbox() is None


def test_a_part_ends_between_things_and_not_inside_them() -> None:
    """Cards above and below what is on offer are seen whole or not at all; without a gap it ends as it would."""
    sheet = marked_sheet((700, 600, 300, 160))
    for y in (200, 400, 800, 1000):
        for x in range(20, 1500, 320):
            sheet.panel((x, y, 300, 160), (200, 180, 90), (0, 0, 0))
    part = around_marks.cut(sheet.image)
    assert part is not None
    for edge in (0, part.height - 1):
        assert part.crop((0, edge, part.width, edge + 1)).getcolors(1) is not None
    striped = marked_sheet((700, 600, 300, 160))
    for x in range(0, 1600, 8):
        striped.rect((x, 0, 4, 560), (0, 0, 0))
        striped.rect((x, 800, 4, 400), (0, 0, 0))
    whole = around_marks.cut(striped.image)
    assert whole is not None
    assert whole.height == around_marks.SMALLEST_PART[1]


def test_a_part_at_the_edge_stays_inside_the_picture() -> None:
    part = around_marks.cut(marked_sheet((1500, 20, 80, 60)).image)
    assert part is not None
    assert part.size == around_marks.SMALLEST_PART


def test_what_lies_across_the_whole_width_is_shown_without_the_rest_above_and_below() -> None:
    part = around_marks.cut(marked_sheet((10, 500, 80, 60), (1400, 520, 80, 60)).image)
    assert part is not None
    assert part.size == (1600, around_marks.SMALLEST_PART[1])


def test_bands_that_lie_far_apart_are_put_together() -> None:
    """One picture, of which what lies between is left out."""
    sheet = marked_sheet((10, 10, 80, 60), (10, 1100, 80, 60))
    part = around_marks.cut(sheet.image)
    assert part is not None
    margin, gap = around_marks.BAND_MARGIN, around_marks.GAP
    upper, lower = 10 + 60 + margin, 1200 - 1100 + margin
    assert part.size == (around_marks.SMALLEST_PART[0], upper + gap + lower)
    same = sheet.image.crop((0, 1100 - margin, part.width, 1200))
    assert ImageChops.difference(part.crop((0, upper + gap, part.width, part.height)), same).getbbox() is None


def test_bands_are_put_together_only_where_nothing_is_cut_through() -> None:
    """Cards without a gap between them, as halves of which two bands would meet, are seen whole."""
    sheet = marked_sheet((10, 10, 80, 60), (10, 1100, 80, 60))
    for x in range(0, 1600, 8):
        sheet.rect((x, 90, 4, 990), (0, 0, 0))
    part = around_marks.cut(sheet.image)
    assert part is None or part.height == sheet.image.height


def test_a_picture_without_a_head_begins_with_what_lies_in_the_light() -> None:
    sheet = marked_sheet((10, 600, 80, 60))
    part = around_marks.head_and_light(sheet.image, ["1"], 0)
    assert part is not None
    assert part.height == 60 + 20 + 2 * around_marks.BAND_MARGIN  # 20 for its disc


def test_a_high_part_is_as_much_wider_as_a_strip_may_be_high() -> None:
    part = around_marks.cut(marked_sheet((700, 100, 80, 60), (700, 700, 80, 60)).image)
    assert part is not None
    assert part.width == round(part.height / around_marks.STRIP) > around_marks.SMALLEST_PART[0]


def test_things_all_over_a_picture_are_shown_by_themselves() -> None:
    sheet = marked_sheet(*((1400, y, 160, 100) for y in range(20, 1100, 210)))
    part = around_marks.cut(sheet.image)
    assert part is not None
    wide, high = 160 + 2 * around_marks.TILE_MARGIN, 100 + 2 * around_marks.TILE_MARGIN
    assert part.size == (
        3 * (wide + around_marks.GAP) - around_marks.GAP,
        2 * (high + around_marks.GAP) - around_marks.GAP,
    )
    last = around_marks.alone(sheet.image, "6").crop(
        (1480 - wide // 2, 1120 - high // 2, 1480 + wide // 2, 1120 + high // 2)
    )
    assert ImageChops.difference(part.crop((part.width - wide, part.height - high, *part.size)), last).getbbox() is None


def test_things_shown_by_themselves_are_in_order_and_a_short_row_stands_in_the_middle() -> None:
    sheet, boxes = Sheet(900, 1200), [(100 + 500 * (n % 2), 50 + 300 * n, 130, 200) for n in range(4)]
    for n in (3, 1, 4, 2):  # as they happen to be drawn
        sheet.legal(boxes[n - 1], str(n))
    part = around_marks.cut(sheet.image)
    assert part is not None
    wide, high = 130 + 2 * around_marks.TILE_MARGIN, 200 + 2 * around_marks.TILE_MARGIN
    assert part.size == (3 * wide + 2 * around_marks.GAP, 2 * high + around_marks.GAP)
    for n, at in enumerate([(0, 0), (wide + 12, 0), (2 * wide + 24, 0), (wide + 12, high + 12)]):
        x, y, *_ = boxes[n]
        left, top = max(0, x - around_marks.TILE_MARGIN), max(0, y - around_marks.TILE_MARGIN)
        own = around_marks.alone(sheet.image, str(n + 1)).crop((left, top, left + wide, top + high))
        shown = part.crop((*at, at[0] + wide, at[1] + high))
        assert ImageChops.difference(shown, own).getbbox() is None, n + 1


def test_a_thing_shown_by_itself_has_no_mark_of_its_neighbour() -> None:
    """They lie so close together that its margin would have part of theirs."""
    both, one = marked_sheet((40, 40, 160, 100), (230, 50, 160, 100)).image, marked_sheet((40, 40, 160, 100)).image
    assert ImageChops.difference(both, one).getbbox() is not None
    found = ImageChops.difference(around_marks.alone(both, "1"), around_marks.alone(one, "1"))
    assert found.getbbox() is None
    inside = (40, 40, 200, 140)
    assert ImageChops.difference(around_marks.alone(both, "1").crop(inside), both.crop(inside)).getbbox() is None


def test_a_light_falls_on_some_of_the_marks() -> None:
    sheet = marked_sheet((100, 100, 80, 60), (900, 700, 80, 60))
    shown = around_marks.lit(sheet.image, ["2"])
    kept, dimmed = ((920, 720, 950, 740), (120, 120, 150, 140))
    assert ImageChops.difference(shown.crop(kept), sheet.image.crop(kept)).getbbox() is None
    assert ImageChops.difference(shown.crop(dimmed), sheet.image.crop(dimmed)).getbbox() is not None
    assert shown.info["marks"] == sheet.image.info["marks"]
    assert around_marks.lit(sheet.image, ["3"]) is sheet.image


def test_what_lies_in_the_light_ends_where_nothing_is_cut_through() -> None:
    """Between rows that lie close together."""
    rows = [(10, top, 800, 290) for top in (100, 400, 700)]

    def light(sheet: Sheet) -> Image.Image | None:
        for n, row in enumerate(rows, start=1):
            for x in range(10, 800, 20):
                sheet.rect((x, row[1], 10, row[3]), (0, 0, 0))
            sheet.place(row, str(n))
        return around_marks.head_and_light(sheet.image, ["1"], 84)

    first = light(Sheet(820, 1000))
    assert first is not None
    assert 390 < first.height < 400


def test_only_what_lies_in_the_light_is_cut_out() -> None:
    """Of the picture of a question its head stays."""
    sheet = marked_sheet((100, 100, 80, 60), (900, 700, 80, 60))
    around = around_marks.cut(sheet.image, ["2"])
    assert around is not None
    assert around.size == (round(480 / around_marks.LIT_STRIP), 480)
    below = around_marks.head_and_light(sheet.image, ["2"], 84)
    assert below is not None
    assert below.size == (sheet.width, 84 + around_marks.GAP + 60 + 20 + 2 * around_marks.BAND_MARGIN)
    assert (
        ImageChops.difference(below.crop((0, 0, sheet.width, 84)), sheet.image.crop((0, 0, sheet.width, 84))).getbbox()
        is None
    )
    assert around_marks.head_and_light(sheet.image, ["1", "2", "3"], 900) is None
    assert around_marks.head_and_light(sheet.image, ["3"], 84) is None


@pytest.mark.parametrize("boxes", [[], [(10, y, 80 + y / 3, 60) for y in range(10, 1100, 200)]])
def test_marks_that_lie_all_over_a_picture_need_the_whole(boxes: list[tuple[float, float, float, float]]) -> None:
    assert around_marks.cut(marked_sheet(*boxes).image) is None
