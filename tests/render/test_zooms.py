"""The pictures of questions: numbers of all options, sizes, words, secrets, the same in every game."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

import render
from engine.core import games
from engine.core.rng import Rng
from engine.core.run import decode_state, encode
from engine.core.table import Table
from render.drawing import around_marks
from render.kit import fonts, png, theme
from render.kit.descriptions import ROOM
from render.kit.sheet import Box, Sheet
from render.kit.theme import Colour
from render.zoom import HEAD, WIDTH, Zoom
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


def headed(image: Image.Image) -> bool:
    """Whether there is a line across the picture where a head ends."""
    line = {image.getpixel((x, HEAD - 2)) for x in range(0, image.width, 40)}
    return len(line) == 1 and image.getpixel((0, HEAD - 2)) != image.getpixel((0, HEAD + 2))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options"), rotated(DRAWN, 1))
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
            assert image.info.get("head", 0) == HEAD * headed(image)
            assert image.info.get("wholes") or zoom.key in LARGER  # a light has rows of them, but for a map
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


def whole_things(*boxes: tuple[float, float, float, float], things: Sequence[Box]) -> Sheet:
    """A sheet with cards in rows, of which some parts are marked."""
    sheet = Sheet(1600, 1200)
    for thing in things:
        sheet.panel(thing, (200, 180, 90), (0, 0, 0))
        sheet.whole(thing)
    for n, box in enumerate(boxes, 1):
        sheet.legal(box, str(n))
    return sheet


CARDS = [(x, y, 300, 160) for y in (20, 220, 420, 1000) for x in (20, 340, 660, 1280)]


def count_of(image: Image.Image, colour: Colour) -> int:
    return sum(n for n, found in image.getcolors(image.width * image.height) or [] if found == colour)


def test_a_part_has_every_thing_whole_or_not_at_all() -> None:
    """What is marked inside two cards brings both of them, and nothing of those around."""
    sheet = whole_things((50, 240, 80, 60), (1300, 1020, 80, 60), things=CARDS)
    part = around_marks.cut(sheet.image)
    assert part is not None
    cards = [around_marks.alone(sheet.image, CARDS[n]) for n in (4, 15)]
    assert part.width == max(around_marks.NARROWEST, sum(card.width for card in cards) + around_marks.GAP)
    left = (part.width - sum(card.width for card in cards)) // 2
    for card in cards:
        at = left, around_marks.GAP // 2
        assert ImageChops.difference(part.crop((*at, at[0] + card.width, at[1] + card.height)), card).getbbox() is None
        left += card.width
    assert count_of(part, (200, 180, 90)) < 2 * 300 * 160


def test_a_thing_alone_has_nothing_beside_it_but_ground() -> None:
    """What lies beside it in the whole picture has nothing to do with the question."""
    small = [(x, 20, 200, 160) for x in (20, 240, 460, 680, 900)]
    part = around_marks.cut(whole_things((480, 40, 80, 60), things=small).image)
    assert part is not None
    assert part.width == around_marks.SINGLE
    assert count_of(part, (200, 180, 90)) < 200 * 160


def test_a_column_by_itself_is_shown_larger_than_a_row() -> None:
    """As high as a strip may be: it would be too small in as little height as a thing that lies has."""
    tall = [(x, 20, 200, 800) for x in (20, 240, 460, 680, 900, 1120)]
    sheet = Sheet(1600, 2400)
    for thing in tall:
        sheet.whole(thing)
    sheet.legal((480, 40, 80, 60), "1")
    part = around_marks.cut(sheet.image)
    assert part is not None
    assert part.height == pytest.approx(around_marks.STRIP * part.width, abs=2)


def test_a_number_below_its_thing_is_seen_whole() -> None:
    sheet = whole_things(things=CARDS)
    sheet.legal((50, 240, 40, 120), None)
    sheet.label((70, 400), "1")
    sheet.place((50, 240, 40, 120), "1")
    part = around_marks.cut(sheet.image)
    assert part is not None
    alone = Sheet(part.width, part.height)
    alone.label((100, 100), "1")
    assert count_of(part, theme.VERMILION) >= count_of(alone.image, theme.VERMILION)


def test_many_things_are_in_rows_that_are_no_higher_than_a_strip() -> None:
    some = [one for one in CARDS if one[0] < 600]
    part = around_marks.cut(whole_things(*((x + 10, y + 10, 50, 50) for x, y, _, _ in some), things=CARDS).image)
    assert part is not None
    assert part.width <= around_marks.WIDEST
    assert part.height <= around_marks.STRIP * part.width


def test_so_many_things_that_they_are_higher_than_a_strip_are_seen_as_large_as_can_be() -> None:
    """In rows of four they would be higher, so that there would be ground beside them."""
    many = [Image.new("RGB", (274, 288))] * 17
    part = around_marks.laid(many, around_marks.GROUND, around_marks.STRIP)
    assert part.size == (5 * 274 + around_marks.GAP, 4 * 288 + around_marks.GAP)


def test_nearly_all_of_a_picture_is_shown_as_it_is() -> None:
    things: list[Box] = [(20, 20, 1560, 560), (20, 620, 1560, 560)]
    assert around_marks.cut(whole_things((50, 40, 80, 60), (50, 700, 80, 60), things=things).image) is None
    assert around_marks.cut(Sheet(1600, 1200).image) is None


def test_a_column_in_the_light_has_little_ground_beside_it() -> None:
    """Else what it is about is small on a screen."""
    column = [Image.new("RGB", (700, 400))] * 3
    part = around_marks.laid(column, around_marks.DIM_GROUND, around_marks.LIT_STRIP)
    assert part.width == round(part.height / around_marks.LIT_COLUMN)


def test_what_lies_on_no_thing_is_shown_with_what_is_around_it() -> None:
    """On a map; its head is no part of that."""
    sheet = marked_sheet((700, 200, 80, 60))
    sheet.image.info["head"] = 150
    part = around_marks.cut(sheet.image)
    assert part is not None
    assert part.width == around_marks.NARROWEST + around_marks.GAP * 2
    assert part.height == 60 + 200 + around_marks.MAP_MARGIN - 150 + 2 * around_marks.GAP


def test_a_light_falls_on_some_of_the_marks() -> None:
    sheet = marked_sheet((100, 100, 80, 60), (900, 700, 80, 60))
    shown = around_marks.lit(sheet.image, ["2"])
    kept, dimmed = ((920, 720, 950, 740), (120, 120, 150, 140))
    assert ImageChops.difference(shown.crop(kept), sheet.image.crop(kept)).getbbox() is None
    assert ImageChops.difference(shown.crop(dimmed), sheet.image.crop(dimmed)).getbbox() is not None
    assert shown.info["marks"] == sheet.image.info["marks"]
    assert around_marks.lit(sheet.image, ["3"]) is sheet.image


def test_a_light_leaves_the_number_of_a_neighbour_darker() -> None:
    sheet = marked_sheet((100, 100, 200, 60), (324, 100, 200, 60))
    shown = around_marks.lit(sheet.image, ["1"])
    x, y, w, h = map(round, sheet.image.info["discs"]["2"][0])
    disc = shown.crop((x, y, x + w, y + h))
    assert not disc.convert("L").point(lambda grey: 255 * (grey > 200)).getbbox()


def test_a_light_on_an_outline_has_its_shape() -> None:
    sheet = Sheet(600, 600)
    sheet.legal_path([(100, 100), (500, 100), (100, 500)], "1", (120, 120))
    shown = around_marks.lit(sheet.image, ["1"])
    assert shown.getpixel((150, 150)) == sheet.image.getpixel((150, 150))
    assert shown.getpixel((450, 450)) != sheet.image.getpixel((450, 450))


def test_the_head_of_a_picture_stays_in_the_light() -> None:
    """Else what one has looks like something that is switched off."""
    sheet = marked_sheet((100, 300, 80, 60))
    sheet.image.info["head"] = 150
    shown = around_marks.lit(sheet.image, ["1"])
    assert shown.getpixel((5, 5)) == sheet.image.getpixel((5, 5))
    assert shown.getpixel((5, 250)) != sheet.image.getpixel((5, 250))


def test_what_else_is_offered_stays_in_a_part_with_a_light() -> None:
    """Its buttons are there, too."""
    sheet = whole_things((50, 240, 80, 60), (1300, 1020, 80, 60), things=CARDS)
    part, with_light = around_marks.cut(sheet.image), around_marks.cut(sheet.image, ["2"])
    assert part is not None
    assert with_light is not None
    assert count_of(with_light, (200, 180, 90)) == count_of(part, (200, 180, 90))


@pytest.mark.slow
def test_nothing_offered_is_left_out_of_the_picture_of_a_guided_step() -> None:
    """Whatever lies in the light, the picture of a question is as large as in any game."""
    for name in ("mombasa", "nippon", "yokohama"):
        table = Table.load(met(name, 2)[0])
        zoom = asked(table)
        request = render.PictureRequest(name, zoom.key, zoom, NAMES[:2], "en")
        plain, lit = render.draw(request), render.draw(replace(request, lit=("1",)))
        assert Image.open(BytesIO(lit.png)).size == Image.open(BytesIO(plain.png)).size, name
        assert not lit.cut
