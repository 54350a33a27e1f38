"""A player's two own tracks: diamonds and bookkeeping, and books that wait for a place."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from engine.mombasa.view.structs import BookPlaceView, PlayerView
from render.kit import CAPITALS, Box, Colour, Icon, Sheet, Words, kept, theme
from render.mombasa import books as faces
from render.mombasa import colours, layout
from render.mombasa.player.layout import PlayerLayout
from render.mombasa.scene import Scene
from render.mombasa.scenery import tones
from render.mombasa.wording import heading

TITLE = 20  # px to the middle of a heading, so that its accents stay on the strip
BELOW = 52  # px below a book that its tag takes
GEM = 74  # px of the marker of the diamond track, below the heading
DIAMONDS, LEDGER = tones.SEA[1], tones.SCROLL  # what the tracks are printed on
MARGIN, NUMBERED, INK_JAR = 8, 38, 72  # px round a track, of the numbers above books, and of the jar


def strip(scene: Scene, kind: str, where: PlayerLayout, high: int, paint: Callable[[Sheet], None]) -> Image.Image:
    """What a section has in every position; drawn once per language."""

    def make() -> Image.Image:
        blank = Sheet(where.width, high)
        paint(blank)
        return blank.image

    return kept(("mombasa.ledger", scene.view.components, scene.lang, kind, where.width), make)


def diamonds(sheet: Sheet, scene: Scene, me: PlayerView, top: int, where: PlayerLayout) -> None:
    """Cells filled up to the marker with their values, the present one in gold; where the marker is, on it."""
    board = scene.data.player_board.diamond_track
    high = where.diamond_high(board.last + 1)
    empty = strip(scene, "diamonds empty", where, high, lambda blank: cells(blank, scene, where, filled=False))
    full = strip(scene, "diamonds full", where, high, lambda blank: cells(blank, scene, where, filled=True))
    sheet.image.paste(empty, (0, top))
    sheet.whole((where.edge - 8, top, where.inner + 16, high))
    x, y = where.diamond(me.diamonds)
    w, h = where.cell
    row = round(y) - layout.HEADING  # rows above the marker's are full
    sheet.image.paste(full.crop((0, 0, where.width, layout.HEADING + row)), (0, top))
    reached = (0, row + layout.HEADING, round(x + where.cell_step) - 2, high)
    sheet.image.paste(full.crop(reached), (0, top + row + layout.HEADING))
    if row + layout.HEADING + where.diamond_row < high:  # and those below it empty
        rest = (0, row + layout.HEADING + where.diamond_row, where.width, high)
        sheet.image.paste(empty.crop(rest), (0, top + rest[1]))
    seat = scene.seats[me.seat]
    words = seat.letter
    for value in board.values:
        if value.space == me.diamonds:
            words = str(value.pounds)
        elif value.pounds == me.diamond_pounds and value.space < me.diamonds:
            left, down = where.diamond(value.space)
            sheet.panel((left, top + down, w, h), theme.COIN, theme.INK, radius=9)
            sheet.text((left + w / 2, top + down + h / 2), value.pounds, where.tag, bold=True, anchor="mm")
    for space in range(board.last + 1):
        left, down = where.diamond(space)
        sheet.marks(f"diamond:{space}", (left, top + down, w, h), scene.marked, scene.changed, radius=9, outside=2)
    here = (x + w / 2, top + y + h / 2 + 3)
    sheet.icon(here, "mombasa.gem_marker", GEM, colour=seat.colour, ink=seat.ink, words=words)


def ground(blank: Sheet, where: PlayerLayout, top: float, high: float, tone: Colour) -> None:
    """What a track is printed on."""
    blank.panel((where.edge - MARGIN, top, where.inner + 2 * MARGIN, high), tone, theme.LINE, radius=10)


def cells(blank: Sheet, scene: Scene, where: PlayerLayout, *, filled: bool) -> None:
    """The diamond track, all reached or not at all."""
    board = scene.data.player_board.diamond_track
    rows = -(-(board.last + 1) // where.diamonds)
    ground(blank, where, layout.HEADING - MARGIN, rows * where.diamond_row - layout.DIAMOND_GAP + 2 * MARGIN, DIAMONDS)
    blank.text((where.edge, TITLE), heading(scene.lang, "diamonds"), where.heading, theme.SOFT, bold=CAPITALS)
    w, h = where.cell
    pounds = {value.space: value.pounds for value in board.values}
    for space in range(board.last + 1):
        x, y = where.diamond(space)
        blank.panel((x, y, w, h), colours.TRACK_DONE if filled else theme.PANEL, theme.LINE, radius=9)
        if space in pounds:
            ink = theme.SOFT if filled else theme.INK
            blank.text((x + w / 2, y + h / 2), pounds[space], where.tag, ink, anchor="mm")
        if space == board.slot_unlock_space:
            blank.icon((x + w / 2, y + h / 2), "tick" if filled else "lock", 40)


def tag(sheet: Sheet, at: tuple[float, float], pounds: int, now: int, reached: bool, size: int) -> None:
    """A printed value: passed, present or to come."""
    fill: Colour = theme.PANEL
    line, ink = theme.LINE, theme.INK
    if pounds == now and reached:
        fill, line = theme.COIN, theme.INK
    elif reached:
        fill, ink = theme.USED, theme.SOFT
    sheet.pill(at, pounds, size, fill, ink, line=line, bold=pounds == now and reached, least=62, pad=8, radius=10)


def low(me: PlayerView, where: PlayerLayout) -> bool:
    """Whether the second row has nothing but what is printed there."""
    return me.jar < where.places and all(place.book is None for place in me.books if place.position >= where.places)


def place_box(where: PlayerLayout, me: PlayerView, position: int, top: float) -> Box:
    x, y, w, h = where.book(position, low=low(me, where))
    return (x, top + y, w, h)


def places(blank: Sheet, scene: Scene, me: PlayerView, where: PlayerLayout) -> None:
    """The bookkeeping track without books."""
    top = where.lane - NUMBERED
    ground(blank, where, top, books_high(me, where) - top - MARGIN, LEDGER)
    blank.text((where.edge, TITLE), heading(scene.lang, "bookkeeping"), where.heading, theme.SOFT, bold=CAPITALS)
    board = scene.data.player_board.bookkeeping_track
    for position in range(board.last + 1):
        x, y, w, h = place_box(where, me, position, 0)
        blank.panel((x, y, w, h), theme.PANEL if position else colours.STACK, theme.LINE, radius=9)
        if position in board.no_a_book_spaces:
            blank.icon((x + w - 32, y + 32), "mombasa.no_a", 50)
        elif position == 0:
            blank.icon((x + w / 2, y + h / 2), "mombasa.jar", 66, grey=True)


def books_high(me: PlayerView, where: PlayerLayout) -> int:
    return where.books_high(low=low(me, where))


def books(sheet: Sheet, scene: Scene, me: PlayerView, top: int, where: PlayerLayout) -> None:
    """The jar above its book, passed books grey, a tick on books whose requirement is met now."""
    high, kind = books_high(me, where), "books low" if low(me, where) else "books"
    sheet.image.paste(strip(scene, kind, where, high, lambda blank: places(blank, scene, me, where)), (0, top))
    first, last = (place_box(where, me, at, top) for at in (0, me.books[-1].position))
    below = first[1] + first[3] + BELOW
    if scene.marked or below >= last[1]:
        sheet.whole((where.edge - 8, top, where.inner + 16, high))
    else:  # what has changed is seen with its row alone
        sheet.whole((where.edge - 8, top, where.inner + 16, below - top))
        sheet.whole((where.edge - 8, below, where.inner + 16, top + high - below))
    seat = scene.seats[me.seat]
    for place in me.books:
        book_place(sheet, scene, me, place, place_box(where, me, place.position, top))
    x, y, w, h = place_box(where, me, me.jar, top)
    down = y + 2 if me.jar else y + h / 2 + 38
    sheet.icon(
        (x + w / 2, down), "mombasa.jar", INK_JAR, anchor="mb", colour=seat.colour, ink=seat.ink, words=seat.letter
    )
    for place in me.books:
        x, y, w, h = place_box(where, me, place.position, top)
        if place.pounds:
            tag(sheet, (x + w / 2, y + h + 26), place.pounds, me.book_pounds, place.passed, where.tag)
        if place.unlocks_slot:
            sheet.icon((x + w / 2, y + h + 26), "tick" if place.passed else "lock", 44)


def book_place(sheet: Sheet, scene: Scene, me: PlayerView, place: BookPlaceView, box: Box) -> None:
    """One position of the bookkeeping track."""
    x, y, w, h = box
    if place.position != me.jar:
        sheet.text((x + w / 2, y - 19), place.position, 32, theme.FAINT, bold=True, anchor="mm")
    start = place.position == scene.data.player_board.bookkeeping_track.start_book_space
    if start and me.start_tile is not None:
        faces.face(sheet, box, scene.data.start_tile[me.start_tile], passed=place.passed, ground=LEDGER)
    elif place.book is not None and place.face_down:
        faces.back(sheet, box, scene.data.book[place.book].letter)
    elif place.book is not None:
        faces.face(sheet, box, scene.data.book[place.book], passed=place.passed, ground=LEDGER)
    if place.covered:
        sheet.pill((x + w - 8, y + h - 12), f"+{len(place.covered)}", 28, theme.SOFT, pad=7)
    sheet.marks(place.id, box, scene.marked, scene.changed, radius=9, outside=3)
    if place.met and not place.passed:
        sheet.pinned((x + w - 6, y + 4), "tick", 42, disc=True)


def taken_high(scene: Scene, me: PlayerView, where: PlayerLayout) -> int:
    return where.place[1] + 30 if scene.view.taken and scene.view.active == me.seat else 0


def taken(sheet: Sheet, scene: Scene, me: PlayerView, top: int, where: PlayerLayout) -> None:
    """Books taken in this turn that have no place yet."""
    sheet.panel((where.edge, top, where.inner, where.place[1] + 16), theme.GOLD_PALE, theme.GOLD)
    x = where.edge + 24.0
    middle = top + where.place[1] / 2 + 8
    x += sheet.row((x, middle), [Icon("book", 56), Words("→ ?", 40)], gap=14) + 30
    for book in scene.view.taken:
        letter = scene.data.book[book].letter
        sheet.text((x + 16, middle), letter, 36, bold=True, anchor="mm")
        faces.face(sheet, (x + 36, top + 8, *where.place), scene.data.book[book], ground=theme.GOLD_PALE)
        x += where.place[0] + 70
