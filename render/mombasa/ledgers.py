"""A player's two own tracks: diamonds and bookkeeping, and books that wait for a place."""

from __future__ import annotations

from engine.mombasa.view import BookPlaceView, PlayerView
from render.kit import Box, Colour, Icon, Sheet, Words, theme
from render.mombasa import books as faces
from render.mombasa import colours, layout
from render.mombasa.scene import Scene


def diamonds(sheet: Sheet, scene: Scene, me: PlayerView, top: int) -> None:
    """Cells filled up to the marker, values below them, the present one in gold."""
    board = scene.data.player_board.diamond_track
    sheet.text((layout.EDGE, top + 14), scene.word("diamonds"), 28, theme.SOFT, bold=True)
    top += layout.HEADING
    w, h = layout.DIAMOND_CELL
    for space in range(board.last + 1):
        x = diamond_x(space)
        reached = space <= me.diamonds
        sheet.panel((x, top, w, h), colours.TRACK_DONE if reached else theme.PANEL, theme.LINE, radius=9)
        if space == board.slot_unlock_space and space != me.diamonds:
            sheet.icon((x + w / 2, top + h / 2), "tick" if reached else "lock", 34)
    values = {value.space: value.pounds for value in board.values}
    for space, pounds in values.items():
        tag(sheet, (diamond_x(space) + w / 2, top + h + 26), pounds, me.diamond_pounds, space <= me.diamonds)
    seat = scene.seats[me.seat]
    at = (diamond_x(me.diamonds) + w / 2, top + h / 2 + 2)
    sheet.icon(at, "mombasa.gem_marker", 70, colour=seat.colour, ink=seat.ink, words=seat.letter)


def diamond_x(space: int) -> float:
    return layout.EDGE + layout.DIAMOND_STEP * space


def tag(sheet: Sheet, at: tuple[float, float], pounds: int, now: int, reached: bool) -> None:
    """A printed value: passed, present or to come."""
    fill: Colour = theme.PANEL
    line, ink = theme.LINE, theme.INK
    if pounds == now and reached:
        fill, line = theme.COIN, theme.INK
    elif reached:
        fill, ink = theme.LINE, theme.SOFT
    sheet.pill(at, pounds, 28, fill, ink, line=line, bold=pounds == now and reached, least=62, pad=8, radius=10)


def place_box(position: int, top: float) -> Box:
    return (layout.EDGE + layout.PLACE_STEP * position, top, *layout.PLACE)


def books(sheet: Sheet, scene: Scene, me: PlayerView, top: int) -> None:
    """The jar above its book, passed books grey, a tick on books whose requirement is met now."""
    sheet.text((layout.EDGE, top + 14), scene.word("bookkeeping"), 28, theme.SOFT, bold=True)
    top += layout.JAR_LANE
    seat = scene.seats[me.seat]
    x, y, w, h = place_box(0, top)
    sheet.panel((x, y, w, h), colours.STACK, theme.LINE, radius=9)
    if me.jar:
        sheet.icon((x + w / 2, y + h / 2), "mombasa.jar", 66, grey=True)
    for place in me.books:
        book_place(sheet, scene, me, place, place_box(place.position, top))
    x, y, w, _ = place_box(me.jar, top)
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
    else:
        sheet.panel(box, None, theme.LINE, radius=9)
        if place.no_a:
            sheet.icon((x + w / 2, y + h / 2), "mombasa.no_a", 60)
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
