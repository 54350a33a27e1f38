"""The sheet and its encoding: exact colours, marks that show, the same bytes every time, small files."""

import io
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest
from PIL import Image, ImageChops

from bench import pictures
from render import kit
from render.kit import Icon, Part, Sheet, Words, icons, png, row_width, shapes, theme
from render.kit.caches import LAYERS, PARTS, Budget, Cache, forget
from tools.pages import kit_pictures


def opened(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGB")


def strengths(image: Image.Image) -> list[tuple[int, int]]:
    """How many pixels have which brightest channel."""
    return [(n, max(colour)) for n, colour in image.getcolors(1 << 24) or [] if isinstance(colour, tuple)]


@pytest.mark.slow
def test_every_theme_colour_is_on_the_grid_and_survives_encoding() -> None:
    colours = theme.shared_colours()
    assert len(colours) > 40
    for colour in colours:
        assert all(c % 4 == 0 for c in colour), colour
        assert opened(png.encode(Image.new("RGB", (8, 8), colour))).getpixel((3, 3)) == colour


def test_a_games_own_colours_survive_encoding() -> None:
    own = ((12, 200, 32), (228, 172, 160))
    for colour in own:
        assert opened(png.encode(Image.new("RGB", (8, 8), colour), own)).getpixel((0, 0)) == colour


def test_colours_off_the_grid_are_refused() -> None:
    with pytest.raises(ValueError, match="multiple of 4"):
        png.palette(((13, 200, 32),))


def test_strays_names_flat_colours_that_the_palette_lacks() -> None:
    sheet = Sheet(200, 200)
    sheet.rect((0, 0, 100, 100), (12, 200, 32))
    assert png.strays(sheet.image) == [(12, 200, 32)]
    assert png.strays(sheet.image, ((12, 200, 32),)) == []


@pytest.mark.slow
def test_antialiased_colours_stay_close() -> None:
    image = kit_pictures.icons_sheet()
    off = ImageChops.difference(image, opened(png.encode(image)))
    assert max(most for _, most in strengths(off)) < 64
    assert sum(n for n, most in strengths(off) if most > 16) < 0.01 * image.width * image.height


@pytest.mark.slow
def test_a_small_flat_thing_keeps_its_colour_among_many_mixtures() -> None:
    image = Image.new("RGB", (400, 400))
    for n in range(400):  # each commoner than a thing
        image.paste((120 + n % 20, 100 + n // 20, 60), (n % 20 * 20, n // 20 * 20, 400, 400))
    things = {(40 * n, 8): colour for n, colour in enumerate(theme.SEAT_COLOURS.values()) if n < 6}
    for at, colour in things.items():
        image.paste(colour, (*at, at[0] + 6, at[1] + 6))
    packed = opened(png.encode_flat(image))
    for (x, y), colour in things.items():
        off = ImageChops.difference(packed.crop((x, y, x + 6, y + 6)), Image.new("RGB", (6, 6), colour))
        assert max(most for _, most in strengths(off)) < 16, colour


def test_grounds_that_are_nearly_alike_stay_apart_among_many_hues() -> None:
    image = Image.new("RGB", (400, 400), theme.PAPER)
    for n in range(400):
        image.paste((n % 20 * 12, n // 20 * 12, 128), (n % 20 * 10, n // 20 * 10, n % 20 * 10 + 9, n // 20 * 10 + 9))
    ledger = theme.mix(theme.PAPER, theme.COIN, 0.1)
    image.paste(ledger, (200, 200, 400, 400))
    assert opened(png.encode_flat(image)).getpixel((300, 300)) == ledger != theme.PAPER


def test_the_files_are_palette_pictures_of_the_sheets_size() -> None:
    image = Image.open(io.BytesIO(png.encode(Sheet(320, 200).image)))
    assert (image.mode, image.size, image.format) == ("P", (320, 200), "PNG")


@pytest.mark.slow
def test_a_picture_that_would_be_too_large_takes_longer_and_then_has_coarser_edges() -> None:
    """Each step is smaller than the one before; whoever asks for less than there can be gets the smallest."""
    image = pictures.synthetic().drawings[0]()
    quick = len(png.save(png.to_palette(image, tight=True)))
    bounds = (quick, quick - 1, quick * 85 // 100, quick // 2)
    sizes = [len(png.encode(image, tight=True, enough=enough)) for enough in bounds]
    assert quick == sizes[0] > sizes[1] > sizes[2] > sizes[3]
    assert all(size <= enough for size, enough in zip(sizes[:3], bounds[:3], strict=True))
    off = ImageChops.difference(image, opened(png.encode(image, tight=True, enough=1)))
    far = sum(n for n, strongest in strengths(off) if strongest > 60)
    assert far < image.width * image.height / 100  # only on edges


@pytest.mark.slow
def test_a_board_with_too_many_bytes_is_packed_once_more(monkeypatch: pytest.MonkeyPatch) -> None:
    image = pictures.synthetic().drawings[0]()
    quick = png.encode(image)
    for share in (0.95, 0.88):
        monkeypatch.setattr(png, "LARGEST", len(quick) * share * 1_000_000 / (image.width * image.height))
        packed = png.encode(image)
        assert len(packed) <= len(quick) * share
        assert opened(packed).tobytes() == opened(quick).tobytes()


@pytest.mark.slow
def test_a_full_board_keeps_its_size_budget() -> None:
    for drawing in pictures.synthetic().drawings[:3]:
        image = drawing()
        assert len(png.encode(image)) <= 85_000 * image.width * image.height / 1e6


@pytest.mark.slow
def test_equal_states_give_equal_bytes_cold_or_warm() -> None:
    def board() -> bytes:
        return png.encode(pictures.draw_board(pictures.board(Random(5))))

    first = board()
    forget()
    assert board() == first


@pytest.mark.slow
def test_threads_give_the_same_bytes_as_one_after_the_other() -> None:
    states = [pictures.board(Random(n)) for n in range(4)]

    def picture(state: pictures.BenchBoard) -> bytes:
        return png.encode(pictures.draw_board(state))

    alone = [picture(state) for state in states]
    with ThreadPoolExecutor(2) as pool:
        assert list(pool.map(picture, states * 3)) == alone * 3


def test_the_still_layer_is_drawn_once_and_never_touched() -> None:
    drawn: list[int] = []

    def still(sheet: Sheet) -> None:
        drawn.append(1)
        sheet.panel((10, 10, 80, 40))

    first = Sheet.over("still test", 100, 60, still, colours=())
    first.rect((0, 0, 100, 60), theme.INK)
    second = Sheet.over("still test", 100, 60, still, colours=())
    assert drawn == [1]
    assert second.image.getpixel((50, 30)) == theme.PANEL


def changes(before: Image.Image, after: Image.Image) -> tuple[int, int, int, int] | None:
    return ImageChops.difference(before, after).getbbox()


@pytest.mark.parametrize("mark", ["legal", "changed", "both"])
def test_marked_things_look_different_round_their_box_only(mark: str) -> None:
    def draw(marked: dict[str, str], changed: frozenset[str]) -> Image.Image:
        sheet = Sheet(300, 300)
        sheet.panel((60, 60, 180, 180))
        sheet.marks("bank", (60, 60, 180, 180), marked, changed)
        return sheet.image

    marked = {"bank": "1"} if mark != "changed" else {"port": "1"}
    changed = frozenset({"bank"}) if mark != "legal" else frozenset({"port"})
    plain, shown = draw({}, frozenset()), draw(marked, changed)
    box = changes(plain, shown)
    assert box is not None
    assert box[0] >= 60 - theme.DISC // 2 - 2
    assert box[2] <= 240 + 16
    assert shown.getpixel((150, 150)) == theme.PANEL
    counted = {c for _, c in shown.getcolors(1 << 20) or []}
    assert (theme.VERMILION in counted) == (mark != "changed")
    assert (theme.RIM in counted) == (mark != "legal")


def test_labels_of_options_differ() -> None:
    assert icons.icon("mark", 40, label="1").rgba().tobytes() != icons.icon("mark", 40, label="2").rgba().tobytes()


def test_box_masks_are_exact_inside_and_empty_outside() -> None:
    sheet = Sheet(400, 400, theme.WHITE)
    sheet.panel((20, 20, 360, 360), theme.INK, None, radius=40)
    assert sheet.image.getpixel((20, 20)) == theme.WHITE
    assert sheet.image.getpixel((200, 20)) == theme.INK
    assert sheet.image.getpixel((379, 200)) == theme.INK
    assert sheet.image.getpixel((380, 200)) == theme.WHITE
    assert changes(Image.new("RGB", (400, 400), theme.WHITE), sheet.image) == (20, 20, 380, 380)


@pytest.mark.parametrize("size", [(30, 24), (300, 240)])
def test_small_and_large_boxes_are_drawn_alike(size: tuple[int, int]) -> None:
    sheet = Sheet(400, 400)
    sheet.panel((10, 10, *size), theme.CARD, theme.INK, width=3, radius=8)
    middle = (10 + size[0] // 2, 10 + size[1] // 2)
    assert sheet.image.getpixel(middle) == theme.CARD
    for edge in ((middle[0], 10), (middle[0], 9 + size[1]), (10, middle[1]), (9 + size[0], middle[1])):
        assert sheet.image.getpixel(edge) == theme.INK
    assert sheet.image.getpixel((10, 10)) == theme.PAPER


@pytest.mark.slow
def test_large_masks_lose_nothing_when_they_are_cut_into_tiles() -> None:
    star = shapes.star(200, 200, 190)
    sheet = Sheet(400, 400, theme.WHITE)
    sheet.polygon(star, theme.INK)
    whole = Image.new("L", (1600, 1600))
    from PIL import ImageDraw

    ImageDraw.Draw(whole).polygon([(x * 4, y * 4) for x, y in star], fill=255)
    expected = Image.new("RGB", (400, 400), theme.WHITE)
    expected.paste(theme.INK, (0, 0), whole.reduce(4))
    worst = max(most for _, most in strengths(ImageChops.difference(expected, sheet.image)))
    assert worst <= 24  # corners are rounded to a hundredth of a pixel


def test_parts_may_hang_over_the_edge() -> None:
    sheet = Sheet(60, 60)
    sheet.icon((0, 0), "coin", 40, words=5)
    sheet.icon((60, 60), "coin", 40, words=5)
    sheet.panel((-10, 30, 100, 20))
    sheet.text((50, 30), "words beyond the edge")
    assert sheet.image.getpixel((8, 8)) != theme.PAPER


@pytest.mark.parametrize("name", [name for name in icons.names() if "." not in name])
@pytest.mark.slow
def test_every_icon_has_its_size_and_its_grey_twin(name: str) -> None:
    variant = kit_pictures.VARIANTS.get(name, [{}])[0]
    plain, grey = icons.icon(name, 48, **variant), icons.icon(name, 48, grey=True, **variant)
    assert plain.height == 48
    assert plain.width == round(48 * icons.aspect(name))
    assert plain.mask.getbbox() is not None
    assert grey.mask.tobytes() == plain.mask.tobytes()
    assert grey.rgba().tobytes() != plain.rgba().tobytes()
    assert max(icons.icon(name, 48, fade=0.5, **variant).mask.tobytes()) <= 128


def test_icons_are_registered_once() -> None:
    with pytest.raises(ValueError, match="drawn twice"):
        kit.drawn("coin")(lambda pen: None)


def test_pieces_of_seats_differ_in_shape_without_any_colour() -> None:
    masks = {icons.icon("piece", 60, shape=s, colour=theme.INK, ink=theme.WHITE).mask.tobytes() for s in theme.SHAPES}
    assert len(masks) == len(theme.SHAPES)


def test_a_row_is_as_long_as_it_says() -> None:
    parts: list[Part] = [Icon("crate", 36), Words("12"), 10, Icon("arrow", 28)]
    sheet = Sheet(400, 80)
    length = sheet.row((20, 40), parts)
    assert length == row_width(parts)
    box = changes(Image.new("RGB", (400, 80), theme.PAPER), sheet.image)
    assert box is not None
    assert 20 <= box[0] < 26
    assert 20 + length - 6 < box[2] <= 20 + length + 1


def test_dashes_come_out_even_round_a_closed_path() -> None:
    path = shapes.box_path(0, 0, 100, 60, 0)
    pieces = shapes.cut(path, 12, 8)
    assert len(pieces) == 16


def test_inset_moves_every_side_inwards() -> None:
    square = [(0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0)]
    assert shapes.inset(square, 10) == [(10, 10), (90, 10), (90, 90), (10, 90)]
    assert shapes.inset(square[::-1], 10) == [(10, 90), (90, 90), (90, 10), (10, 10)]


def test_the_cache_forgets_the_oldest_when_it_is_full() -> None:
    budget = Budget(10)
    cache: Cache[str] = Cache(len, budget)
    made: list[str] = []

    def make(what: str) -> str:
        made.append(what)
        return what

    for word in ("aaaa", "bbbb", "aaaa", "cccc", "aaaa", "bbbb"):
        assert cache.get(word, lambda word=word: make(word)) == word  # type: ignore[misc]
    assert made == ["aaaa", "bbbb", "cccc", "bbbb"]
    assert budget.weight <= 10


def test_an_icon_can_be_a_file_with_a_clear_ground() -> None:
    emoji = Image.open(io.BytesIO(icons.png("coin", 128, words=5)))
    assert (emoji.mode, emoji.size) == ("RGBA", (128, 128))
    assert emoji.getpixel((0, 0))[3] == 0  # type: ignore[index]
    assert emoji.getpixel((64, 20))[3] == 255  # type: ignore[index]


def test_a_layer_is_kept_in_a_quarter_of_its_memory_and_the_last_one_whole() -> None:
    forget()
    for name in ("one", "other"):
        Sheet.over(name, 1600, 1600, lambda sheet: sheet.panel((10, 10, 90, 90)), colours=())
    packed = [part for part, _ in PARTS.kept.values() if isinstance(part, Image.Image) and part.width == 1600]
    assert [part.mode for part in packed] == ["P", "P"]
    assert [part.mode for part, _ in LAYERS.kept.values()] == ["RGB"]
