"""A player's two own tracks: diamonds and bookkeeping, and books that wait for a place."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from engine.mombasa.view.structs import BookPlaceView, PlayerView
from render.kit import Box, Colour, Icon, Sheet, Words, kept, theme
from render.mombasa import books as faces
from render.mombasa import colours, layout
from render.mombasa.scene import Scene
from render.mombasa.wording import heading


def strip(scene: Scene, kind: str, high: int, paint: Callable[[Sheet], None]) -> Image.Image:
    """What a section has in every position; drawn once per language."""

    def make() -> Image.Image:
        blank = Sheet(layout.WIDTH, high)
        paint(blank)
        return blank.image

    return kept(("mombasa.ledger", scene.view.components, scene.lang, kind), make)


def diamonds(sheet: Sheet, scene: Scene, me: PlayerView, top: int) -> None:
    """Cells filled up to the marker, values below them, the present one in gold."""
    board = scene.data.player_board.diamond_track
    high = layout.HEADING + layout.DIAMOND_CELL[1]
    empty = strip(scene, "diamonds empty", high, lambda blank: cells(blank, scene, filled=False))
    full = strip(scene, "diamonds full", high, lambda blank: cells(blank, scene, filled=True))
    sheet.image.paste(empty, (0, top))
    sheet.image.paste(full.crop((0, 0, round(diamond_x(me.diamonds + 1)) - 2, high)), (0, top))
    top += layout.HEADING
    w, h = layout.DIAMOND_CELL
    for value in board.values:
        at = (diamond_x(value.space) + w / 2, top + h + 26)
        tag(sheet, at, value.pounds, me.diamond_pounds, value.space <= me.diamonds)
    seat = scene.seats[me.seat]
    here = (diamond_x(me.diamonds) + w / 2, top + h / 2 + 2)
    sheet.icon(here, "mombasa.gem_marker", 70, colour=seat.colour, ink=seat.ink, words=seat.letter)


def cells(blank: Sheet, scene: Scene, *, filled: bool) -> None:
    """The diamond track, all reached or not at all."""
    board = scene.data.player_board.diamond_track
    blank.text((layout.EDGE, 14), heading(scene.lang, "diamonds"), 28, theme.SOFT, bold=True)
    w, h = layout.DIAMOND_CELL
    for space in range(board.last + 1):
        x = diamond_x(space)
        box = (x, layout.HEADING, w, h)
        blank.panel(box, colours.TRACK_DONE if filled else theme.PANEL, theme.LINE, radius=9)
        if space == board.slot_unlock_space:
            blank.icon((x + w / 2, layout.HEADING + h / 2), "tick" if filled else "lock", 34)


def diamond_x(space: int) -> float:
    return layout.EDGE + layout.DIAMOND_STEP * space


def tag(sheet: Sheet, at: tuple[float, float], pounds: int, now: int, reached: bool) -> None:
    """A printed value: passed, present or to come."""
    fill: Colour = theme.PANEL
    line, ink = theme.LINE, theme.INK
    if pounds == now and reached:
        fill, line = theme.COIN, theme.INK
    elif reached:
        fill, ink = theme.USED, theme.SOFT
    sheet.pill(at, pounds, 28, fill, ink, line=line, bold=pounds == now and reached, least=62, pad=8, radius=10)


def place_box(position: int, top: float) -> Box:
    return (layout.EDGE + layout.PLACE_STEP * position, top, *layout.PLACE)


def places(blank: Sheet, scene: Scene) -> None:
    """The bookkeeping track without books."""
    blank.text((layout.EDGE, 14), heading(scene.lang, "bookkeeping"), 28, theme.SOFT, bold=True)
    board = scene.data.player_board.bookkeeping_track
    for position in range(board.last + 1):
        x, y, w, h = place_box(position, layout.JAR_LANE)
        blank.panel((x, y, w, h), None if position else colours.STACK, theme.LINE, radius=9)
        if position in board.no_a_book_spaces:
            blank.icon((x + w / 2, y + h / 2), "mombasa.no_a", 60)
        elif position == 0:
            blank.icon((x + w / 2, y + h / 2), "mombasa.jar", 66, grey=True)


def books(sheet: Sheet, scene: Scene, me: PlayerView, top: int) -> None:
    """The jar above its book, passed books grey, a tick on books whose requirement is met now."""
    high = layout.JAR_LANE + layout.PLACE[1]
    sheet.image.paste(strip(scene, "books", high, lambda blank: places(blank, scene)), (0, top))
    top += layout.JAR_LANE
    seat = scene.seats[me.seat]
    for place in me.books:
        book_place(sheet, scene, me, place, place_box(place.position, top))
    x, y, w, h = place_box(me.jar, top)
    down = y + 14 if me.jar else y + h / 2 + 38
    sheet.icon((x + w / 2, down), "mombasa.jar", 78, anchor="mb", colour=seat.colour, ink=seat.ink, words=seat.letter)
    for place in me.books:
        x, y, w, h = place_box(place.position, top)
        if place.pounds:
            tag(sheet, (x + w / 2, y + h + 26), place.pounds, me.book_pounds, place.passed)
        if place.unlocks_slot:
            sheet.icon((x + w / 2, y + h + 26), "tick" if place.passed else "lock", 36)


def book_place(sheet: Sheet, scene: Scene, me: PlayerView, place: BookPlaceView, box: Box) -> None:
    """One position of the bookkeeping track."""
    x, y, w, h = box
    if place.position != me.jar:
        sheet.text((x + w / 2, y - 16), place.position, 22, theme.FAINT, bold=True, anchor="mm")
    start = place.position == scene.data.player_board.bookkeeping_track.start_book_space
    if start and me.start_tile is not None:
        faces.face(sheet, box, scene.data.start_tile[me.start_tile], passed=place.passed)
    elif place.book is not None and place.face_down:
        faces.back(sheet, box, scene.data.book[place.book].letter)
    elif place.book is not None:
        faces.face(sheet, box, scene.data.book[place.book], passed=place.passed)
    if place.covered:
        sheet.pill((x + w - 8, y + h - 12), f"+{len(place.covered)}", 22, theme.SOFT, pad=7)
    if place.met and not place.passed:
        sheet.icon((x + w - 6, y + 4), "tick", 38, disc=True)
    sheet.marks(f"book_place:{place.position}", box, scene.marked, scene.changed, radius=9, outside=3)


def taken_high(scene: Scene, me: PlayerView) -> int:
    return layout.PLACE[1] + 30 if scene.view.taken and scene.view.active == me.seat else 0


def taken(sheet: Sheet, scene: Scene, me: PlayerView, top: int) -> None:
    """Books taken in this turn that have no place yet."""
    sheet.panel((layout.EDGE, top, layout.INNER, layout.PLACE[1] + 16), theme.GOLD_PALE, theme.GOLD)
    x = layout.EDGE + 24.0
    middle = top + layout.PLACE[1] / 2 + 8
    x += sheet.row((x, middle), [Icon("book", 56), Words("→ ?", 40)], gap=14) + 30
    for book in scene.view.taken:
        letter = scene.data.book[book].letter
        sheet.text((x + 16, middle), letter, 36, bold=True, anchor="mm")
        faces.face(sheet, (x + 36, top + 8, *layout.PLACE), scene.data.book[book], ground=theme.GOLD_PALE)
        x += layout.PLACE[0] + 70
