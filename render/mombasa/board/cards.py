"""Players on cards instead of lines in a table, for a phone."""

from __future__ import annotations

from engine.mombasa.view.structs import PlayerView
from render import phone
from render.head import UNDER, one_or_two, over_badge
from render.kit import Box, Icon, Sheet, Words, theme, width
from render.mombasa.board.standings import spaces
from render.mombasa.pieces import on_piece
from render.mombasa.scene import Scene, headed

HEAD, ROW, GAP, INSIDE = 94, 70, 16, 18  # px
HIGH = HEAD + 3 * ROW + 6
WIDE = (phone.WIDE - 2 * phone.EDGE - GAP) / 2
SUM = 40  # px of type
ICON, NUMBER = 46, 42
PENNANT = 12  # px that the first player's pennant takes before the name


def box_of(place: int, seats: int, top: float) -> Box:
    """Two side by side, an odd one in the middle."""
    alone = place == seats - 1 and seats % 2
    left = (phone.WIDE - WIDE) / 2 if alone else phone.EDGE + place % 2 * (WIDE + GAP)
    return (left, top + place // 2 * (HIGH + GAP), WIDE, HIGH)


def draw(sheet: Sheet, scene: Scene, top: float) -> None:
    """In turn order; at the end of the game by rank."""
    for place, player in enumerate(scene.order()):
        box = box_of(place, scene.view.seats, top)
        sheet.panel(box, theme.PANEL, theme.LINE)
        _head(sheet, scene, player, box)
        _rows(sheet, scene, player, box)
        if scene.view.active == player.seat:
            sheet.mover(box)


def _head(sheet: Sheet, scene: Scene, player: PlayerView, box: Box) -> None:
    """Piece with what stands for the round's end and the first player, name, and the sum."""
    seat, (x, y, w, _) = scene.seats[player.seat], box
    done = player.done and not scene.view.over
    middle, right = y + HEAD / 2 + 1, x + w - INSIDE
    sheet.band((x, y, w, HEAD), seat.tint)
    sheet.piece((x + 46, middle), seat, 58)
    on_piece(sheet, (x + 46, middle), 58, first=player.first_player, done=done)
    gain, total = scene.gain(player.seat, headed(scene.view), player.total), f"£{player.total}"
    wide = max(width(total, SUM, True), width(f"{gain:+}", UNDER, True) + 14 if gain else 0)
    if player.seat in scene.view.leaders:
        sheet.panel((right - wide - 18, middle - 35, wide + 24, 70), theme.COIN, theme.INK, radius=14)
        right -= 6
    over_badge(sheet, (right - wide / 2, middle), total, SUM, gain)
    left = x + 88 + PENNANT * player.first_player
    room = right - wide - 24 - left
    ink = theme.SOFT if done else theme.INK
    one_or_two(sheet, (left, y, room, HEAD), seat.name, range(40, 30, -2), 30, ink, least=26)


def _rows(sheet: Sheet, scene: Scene, player: PlayerView, box: Box) -> None:
    """Money, diamonds and the ink jar with what they are worth, shares, markers and the hand."""
    x, y, w, _ = box
    column, third = (w - INSIDE - 6) / 4, (w - INSIDE - 6) / 3
    middle = y + HEAD + ROW / 2
    _amount(sheet, Icon("coin", ICON), player.pounds, (x + INSIDE, middle))
    money = x + INSIDE + ICON + 8 + width(str(player.pounds), NUMBER, True)
    sheet.badge((money + 32, middle), scene.gain(player.seat, "pounds", player.pounds))
    diamonds = [Icon("mombasa.diamond", ICON), 8, *spaces(player.diamonds, player.diamond_pounds, NUMBER)]
    sheet.row((x + INSIDE + third + 8, middle), diamonds)
    jar = [Icon("mombasa.jar", ICON + 4, words=""), 8, *spaces(player.jar, player.book_pounds, NUMBER)]
    sheet.row((x + INSIDE + 2 * third + 28, middle), jar)
    middle += ROW
    for place, (company, held) in enumerate(zip(scene.data.company_ids, player.shares, strict=True)):
        sheet.line([(x + 12, middle - ROW / 2), (x + w - 12, middle - ROW / 2)], theme.LINE, 2)
        _amount(sheet, Icon("mombasa.share", ICON - 4, company=company), held, (x + INSIDE + place * column, middle))
    middle += ROW
    sheet.line([(x + 12, middle - ROW / 2), (x + w - 12, middle - ROW / 2)], theme.LINE, 2)
    wide = sheet.icon((x + INSIDE, middle), "mombasa.ring", 40, anchor="lm", fill=theme.PANEL)
    for number in range(player.markers + player.markers_placed):
        at = (x + INSIDE + wide + 40 + number * 54, middle)
        sheet.piece(at, scene.seats[player.seat], 42, "", grey=number >= player.markers)
    sheet.row((x + w - INSIDE, middle), [Icon("card_back", ICON), 8, Words(player.hand_size, NUMBER)], anchor="rm")


def _amount(sheet: Sheet, icon: Icon, count: int, at: tuple[float, float]) -> None:
    wide = sheet.icon(at, icon.name, icon.size, anchor="lm", **icon.variant)
    ink = theme.INK if count else theme.FAINT
    sheet.text((at[0] + wide + 8, at[1]), count, NUMBER, ink, bold=bool(count))
