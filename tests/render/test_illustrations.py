"""The illustrations of the rules: as wide as a page, one arrow at the thing, one number."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageChops, ImageFilter

import render
from cogs.messages.lookup_index import Chapter
from cogs.messages.lookup_pictures import chapter_request
from engine.core import games
from host.coach.examples import Example, play_example
from render import game_pictures
from render.chapters import ChapterPicture, nothing
from render.drawing import illustration
from render.drawing.around_marks import thing_under
from render.drawing.illustration import (
    DISC,
    HEAD,
    WIDE,
    Arrow,
    Pointing,
    illustrated,
    name_number,
    things_in,
    with_way,
)
from render.kit import theme
from render.kit.sheet import Box, Sheet
from testkit.rotation import rotated
from testkit.sources import ROOT
from tests.render.boxes import watching
from tools.pages import rules
from words import LANGUAGES, label

DRAWN = [game for game in games.names() if (ROOT / "render" / game).is_dir() and game_pictures(game).chapters]
AROUND = 4  # px of an outline
FLAT, NEAR = 3, 24  # px of a flat thing at least; of a channel, by how much its colour may change when packed
TOUCHED = 4  # px of the room above letters that an arrow may end in


@pytest.mark.slow
@pytest.mark.parametrize(("game", "lang"), rotated([(game, lang) for game in DRAWN for lang in LANGUAGES], 1))
def test_every_illustration_points_at_its_thing_with_a_number(
    game: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    arrows: list[tuple[Arrow, str, Image.Image, Image.Image]] = []
    plain = illustration.draw_arrow

    def noted(sheet: Sheet, arrow: Arrow, number: str) -> None:
        before = sheet.image.copy()
        plain(sheet, arrow, number)
        arrows.append((arrow, number, before, sheet.image))

    monkeypatch.setattr(illustration, "draw_arrow", noted)
    for topic, shown in game_pictures(game).chapters.items():
        if shown.outlined is nothing:
            assert shown.number is None, topic
            continue
        assert shown.number is not None, topic
        place = play_example(game, None, *shown.moment)
        made = Image.open(io.BytesIO(render.draw(chapter_request(Chapter(game, topic), place, lang)).png))
        assert made.width == WIDE, topic
        ((arrow, number, before, after),) = arrows
        arrows.clear()
        assert number == str(shown.number(place.view)) != "0", topic
        assert outside(arrow), topic
        for middle, whole in zip(arrow.disc, made.size, strict=True):
            assert DISC / 2 <= middle <= whole - DISC / 2, topic
        changed = ImageChops.difference(before, after).getbbox()
        assert changed is not None
        assert min(changed[2] - changed[0], changed[3] - changed[1]) <= DISC, topic
        assert near(made.convert("RGB"), arrow), topic
        assert words_below(game, shown, place, lang, arrow) == [], topic
        assert far_off(after, made.convert("RGB")) == 0, topic


def far_off(image: Image.Image, packed: Image.Image) -> int:
    """How many px of flat things have another colour after packing, in any channel."""
    far = 0
    for band, other in zip(image.split(), packed.split(), strict=True):
        low, high = (band.filter(of(FLAT)) for of in (ImageFilter.MinFilter, ImageFilter.MaxFilter))
        plain = ImageChops.difference(low, high).point(lambda change: 255 * (change == 0))
        far += sum(ImageChops.darker(plain, ImageChops.difference(band, other)).histogram()[NEAR + 1 :])
    return far


def outside(arrow: Arrow) -> bool:
    """Whether the arrow ends before the outline of its thing, but hardly, and beside it; a shore may recede."""
    (x, y, w, h), (u, v) = arrow.thing, arrow.tip
    if v == arrow.disc[1]:
        return y < v < y + h and -TOUCHED < u - x - w < HEAD
    return x < u < x + w and (-TOUCHED < y - v < HEAD or -TOUCHED < v - y - h < HEAD)


def words_below(game: str, shown: ChapterPicture, place: Example, lang: str, arrow: Arrow) -> list[str]:
    """What is written in the picture where the arrow lies; round things that are seen from near nothing is."""
    if shown.near:
        return []
    kind = game_pictures(game).named(shown.picture)
    first = next(iter(shown.outlined(place.view)))
    with watching() as seen:
        image = kind.draw(place.view, names=place.names, lang=lang, marked={first: ""}, changed=frozenset())
    (x, y, w, h), (left, top, wide, high) = image.info["marks"][""], arrow.thing
    scale = wide / (w + 2 * AROUND)
    low, *_, far = sorted((arrow.tip, arrow.disc))
    line = low[0], low[1], far[0], far[1]  # the middle of its shaft

    def met(box: Box) -> bool:
        middle = (box[0] - x - w / 2) * scale + left + wide / 2, (box[1] - y - h / 2) * scale + top + high / 2
        return all(
            middle[side] + TOUCHED < max(line[side], line[side + 2])
            and min(line[side], line[side + 2]) + TOUCHED < middle[side] + box[side + 2] * scale
            for side in (0, 1)
        )

    whole = thing_under(image, image.info["marks"][""])
    return [one.what for one in seen.words if whole and thing_under(image, one.box) == whole and met(one.box)]


def near(image: Image.Image, arrow: Arrow) -> bool:
    """Whether the arrow has its colour just behind its tip."""
    (x, y), (u, v) = arrow.tip, arrow.disc
    sideways = abs(u - x) > abs(v - y)
    step = 12 if (u - x) + (v - y) > 0 else -12
    return image.getpixel((round(x + step), round(y)) if sideways else (round(x), round(y + step))) == theme.VERMILION


@pytest.mark.slow
@pytest.mark.parametrize("at", [(500, 300), (10, 10), (1180, 880), (600, 10)])
@pytest.mark.parametrize("size", [(90, 70), (400, 300)])
def test_an_arrow_ends_in_the_first_thing_and_comes_over_no_other(at: tuple[int, int], size: tuple[int, int]) -> None:
    (x, y), (w, h) = (min(at[0], 1280 - size[0]), min(at[1], 960 - size[1])), size
    boxes = {"first": (x, y, w, h), "other": (x + (w + 20 if x < 640 else -w - 20), y, w, h)}

    def drawn(targets: object) -> Image.Image:
        sheet = Sheet(1280, 960)
        for name, box in boxes.items():
            if name in targets:  # type: ignore[operator]
                sheet.rect(box, theme.WATER)
                sheet.legal(box, "")
        return sheet.image

    image, other = (illustrated(drawn, dict.fromkeys(boxes, ""), Pointing(number), {}, "en") for number in "78")
    arrow: Arrow = image.info["arrow"]
    assert image.width == WIDE
    assert outside(arrow)
    changed = ImageChops.difference(image, other).getbbox()
    assert changed is not None
    for side in (0, 1):
        assert arrow.disc[side] - DISC / 2 <= changed[side] < changed[side + 2] <= arrow.disc[side] + DISC / 2
        assert DISC / 2 <= arrow.disc[side] <= image.size[side] - DISC / 2


@pytest.mark.slow
@pytest.mark.parametrize(("game", "lang"), rotated([(game, lang) for game in DRAWN for lang in LANGUAGES], 1))
def test_beside_the_number_stands_what_it_counts(game: str, lang: str) -> None:
    """Its sign, and its words without what the sign means elsewhere."""
    for n, (icon, sign) in enumerate(game_pictures(game).signs.items()):
        disc = (100 + 500 * (n % 2), 50)
        with watching() as seen:
            name_number(Sheet(WIDE, 100), Arrow((0, 0), disc, (0, 0, 0, 0)), icon, sign, lang)
        assert icon in {one.what for one in seen.icons}
        told = " ".join(one.what for one in seen.words)
        assert told
        assert label(sign.text, lang).startswith(told), icon
        assert all(one.box[0] >= 0 and one.box[0] + one.box[2] <= WIDE and one.over() <= 0 for one in seen.words), icon


@pytest.mark.parametrize("game", DRAWN)
def test_the_sign_beside_a_number_has_no_number_of_its_own(game: str) -> None:
    """Two numbers beside each other would say two things."""
    known = game_pictures(game)
    for topic, shown in known.chapters.items():
        icon = shown.sign if isinstance(shown.sign, str) else shown.sign(play_example(game, None, *shown.moment).view)
        assert not icon or "words" not in known.signs[icon].look, topic


@pytest.mark.slow
def test_the_arrow_of_the_automa_points_at_its_trains() -> None:
    shown = game_pictures("nippon").chapters["automa"]
    place = play_example("nippon", None, *shown.moment)
    targets = dict.fromkeys(shown.outlined(place.view), "")
    with watching() as seen:
        image = (
            game_pictures("nippon")
            .named(shown.picture)
            .draw(place.view, names=place.names, lang="en", marked=targets, changed=frozenset())
        )
    ((x, y, w, h),) = things_in(image)
    inside = [one.what for one in seen.words if x <= one.box[0] <= x + w and y <= one.box[1] <= y + h]
    assert shown.number is not None
    assert inside == [f"×{shown.number(place.view)}"]


def test_the_influence_of_a_local_market_is_that_of_a_token_there() -> None:
    """Not a printed value, which counts for the foreign companies alone."""
    shown = game_pictures("nippon").chapters["local_markets"]
    view = play_example("nippon", None, *shown.moment).view
    first = next(iter(shown.outlined(view)))
    cells = (cell for region in view.regions for market in region.markets for cell in market.cells)
    (token,) = (cell.token for cell in cells if cell.id == first)
    assert token is not None
    assert shown.number is not None
    assert shown.number(view) == token.value


def test_a_way_leads_from_each_place_to_the_next_and_over_nothing_in_them() -> None:
    places = [(100.0, 100.0, 90.0, 120.0), (100.0, 240.0, 90.0, 120.0), (200.0, 380.0, 90.0, 120.0)]
    plain = Image.new("RGB", (400, 600), theme.PAPER)
    drawn = with_way(plain, places)
    changed = ImageChops.difference(plain, drawn)
    assert changed.getbbox() is not None
    for x, y, w, h in places:
        assert changed.crop((round(x), round(y), round(x + w - HEAD), round(y + h))).getbbox() is None
        assert changed.crop((round(x + w) + 4, round(y), 400, round(y + h))).getbbox() is not None


def test_all_pictures_of_chapters_are_equally_wide() -> None:
    for game in DRAWN:
        for chapter in (Chapter(game, topic) for topic in games.get(game).contents):
            for lang in LANGUAGES if rules.pictured(chapter) else ():
                with Image.open(rules.FOLDER / rules.PICTURES / rules.picture_name(chapter, lang)) as kept:
                    assert kept.width == WIDE, (game, chapter.topic, lang)


def test_a_sign_on_the_edge_of_a_thing_is_seen_whole() -> None:
    thing, at, size = (260, 250, 80, 60), (338, 252), 40

    def drawn(targets: object) -> Image.Image:
        sheet = Sheet(1280, 960)
        sheet.whole((200, 200, 300, 200))
        sheet.rect(thing, theme.COIN)
        if "first" in targets:  # type: ignore[operator]
            sheet.legal(thing, "")
        sheet.pinned(at, "tick", size, disc=True)
        return sheet.image

    mask = illustration.seen(drawn({"first": ""}), drawn({}))
    for reach in (-size // 3, size // 3):
        assert mask.getpixel((at[0] + reach, at[1])) == mask.getpixel((at[0], at[1] + reach)) == 255


def test_round_the_whole_of_a_thing_is_nothing_but_paper() -> None:
    """The whole is seen in pale colours, what lies beside it is not."""
    whole, thing = (200, 200, 300, 200), (260, 250, 80, 60)

    def drawn(targets: object) -> Image.Image:
        sheet = Sheet(1280, 960)
        sheet.rect((0, 0, 1280, 960), theme.WATER)
        sheet.rect(whole, theme.VERMILION)
        sheet.whole(whole)
        sheet.rect(thing, theme.COIN)
        if "first" in targets:  # type: ignore[operator]
            sheet.legal(thing, "")
        return sheet.image

    image = illustrated(drawn, {"first": ""}, Pointing("8"), {}, "en")
    shown = {colour for _, colour in image.getcolors(1 << 24) or []}
    assert theme.WATER not in shown
    assert theme.COIN in shown
    assert image.getpixel((2, 2)) == image.getpixel((WIDE - 3, image.height - 3)) == theme.PAPER


@pytest.mark.parametrize("topic", ["automa", "solo", "favours", "investments"])
def test_things_on_a_large_plate_are_seen_from_near(topic: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As large as on a phone that shows the plate by itself, or larger, and nothing veiled among them."""
    dimmed: list[Box] = []
    monkeypatch.setattr(Sheet, "dim", lambda sheet, box, *_, **__: dimmed.append(box))
    shown = game_pictures("nippon").chapters[topic]
    place = play_example("nippon", None, *shown.moment)
    marked = dict.fromkeys(shown.outlined(place.view), "")
    whole = game_pictures("nippon").named(shown.picture).draw(
        place.view, names=place.names, lang="en", marked=marked, changed=frozenset()
    )  # fmt: skip
    things = things_in(whole)
    assert not [box for box in dimmed if box in things]
    pointing = Pointing("3", near=shown.near)
    made = illustrated(
        lambda targets: game_pictures("nippon").named(shown.picture).draw(
            place.view, names=place.names, lang="en", marked=targets, changed=frozenset()
        ), marked, pointing, {}, "en",
    )  # fmt: skip
    assert made.info["arrow"].thing[2] >= 1.2 * things[0][2]
