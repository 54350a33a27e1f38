"""The table of players below the tracks: what everybody has and would score now."""

from __future__ import annotations

from engine.mombasa.view.structs import PlayerView
from render.head import one_or_two
from render.kit import Part, SeatStyle, Sheet, Words, theme
from render.mombasa import layout
from render.mombasa.board.tracks import BOARD
from render.mombasa.pieces import on_piece
from render.mombasa.scene import Scene, headed

BADGE = 60  # px from the middle of a number to that of its badge
DIGITS = 44  # px
PIECE_X, PIECE = 68, 46
TOP = BOARD.top_of(4) + layout.TABLE_GAP
ROWS = TOP + layout.TABLE_HEAD


def bottom(seats: int) -> int:
    return ROWS + layout.TABLE_STEP * seats


def still(sheet: Sheet, scene: Scene) -> None:
    """The icons above the columns."""
    y = TOP + layout.TABLE_HEAD / 2 - 4
    sheet.icon((layout.CASH_X, y), "coin", 40, line=theme.INK)
    for x, company in zip(layout.SHARES_X, scene.data.company_ids, strict=True):
        sheet.icon((x, y), "mombasa.share", 38, company=company)
    sheet.icon((layout.DIAMONDS_X, y), "mombasa.diamond", 40)
    sheet.icon((layout.BOOKS_X, y), "mombasa.jar", 42, words="")
    sheet.icon((layout.MARKERS_X, y), "mombasa.ring", 36, fill=theme.PANEL)
    sheet.icon((layout.HAND_X, y), "card_back", 42)
    sheet.text((layout.SUM_X, y), "= £", 32, bold=True, anchor="mm")


def draw(sheet: Sheet, scene: Scene) -> None:
    """One row per player in turn order."""
    for row, player in enumerate(scene.order()):
        line(sheet, scene, player, ROWS + layout.TABLE_STEP * row)


def line(sheet: Sheet, scene: Scene, player: PlayerView, top: float) -> None:
    """One player."""
    seat = scene.seats[player.seat]
    moving = scene.view.active == player.seat
    box = (layout.EDGE, top, layout.INNER, layout.TABLE_ROW)
    sheet.panel(box, theme.ROSE_TINT if moving else theme.PANEL)
    if moving:
        sheet.mover(box)
    y = top + layout.TABLE_ROW / 2
    sheet.piece((PIECE_X, y), seat, PIECE)
    name(sheet, seat, player, y, done=player.done and not scene.view.over)
    sheet.text((layout.CASH_X, y), player.pounds, DIGITS, bold=bool(player.pounds), anchor="mm")
    for x, held in zip(layout.SHARES_X, player.shares, strict=True):
        sheet.text((x, y), held, DIGITS, theme.INK if held else theme.FAINT, bold=bool(held), anchor="mm")
    sheet.row((layout.DIAMONDS_X, y), spaces(player.diamonds, player.diamond_pounds, DIGITS), anchor="mm")
    sheet.row((layout.BOOKS_X, y), spaces(player.jar, player.book_pounds, DIGITS), anchor="mm")
    bonus_markers(sheet, seat, player, y)
    sheet.text((layout.HAND_X, y), player.hand_size, DIGITS, bold=True, anchor="mm")
    if player.seat in scene.view.leaders:
        sheet.pill((layout.SUM_X, y), player.total, DIGITS, theme.COIN, line=theme.INK, least=90, pad=8, radius=14,
                   tall=layout.TABLE_ROW - 8)  # fmt: skip
    else:
        sheet.text((layout.SUM_X, y), player.total, DIGITS, bold=True, anchor="mm")
    sheet.badge((layout.CASH_X + BADGE, y), scene.gain(player.seat, "pounds", player.pounds))
    sheet.badge((layout.SUM_X + BADGE + 22, y), scene.gain(player.seat, headed(scene.view), player.total))


def spaces(count: int, pounds: int, digits: int) -> list[Part]:
    """How far a marker has come on a track of the own board, and what that is worth."""
    worth: list[Part] = [8, Words(f"£{pounds}", round(digits * 0.7), theme.SOFT)] if pounds else []
    return [Words(count, digits, theme.INK if count else theme.FAINT, bold=bool(count)), *worth]


def name(sheet: Sheet, seat: SeatStyle, player: PlayerView, y: float, *, done: bool) -> None:
    """The name, soft with a tick once the player has ended the round, and the first player's pennant."""
    ink = theme.SOFT if done else theme.INK
    box = layout.NAME_X, y - layout.TABLE_ROW / 2 + 3, layout.CASH_X - 40 - layout.NAME_X, layout.TABLE_ROW - 10
    one_or_two(sheet, box, seat.name, range(34, 25, -2), 24, ink)
    on_piece(sheet, (PIECE_X, y), PIECE, first=player.first_player, done=done)


def bonus_markers(sheet: Sheet, seat: SeatStyle, player: PlayerView, y: float) -> None:
    """Bonus markers in supply, and grey ones for those that lie on spaces."""
    count = player.markers + player.markers_placed
    step = 34 if count <= 3 else 25
    for number in range(count):
        x = layout.MARKERS_X + (number - (count - 1) / 2) * step
        sheet.piece((x, y), seat, 32 if count <= 3 else 28, "", grey=number >= player.markers)
