"""Players on cards instead of lines in a table, for a phone."""

from __future__ import annotations

from collections.abc import Sequence

from engine.mombasa.view.structs import PlayerView
from render import phone
from render.head import UNDER, one_or_two, over_badge
from render.kit import Box, Icon, Point, Sheet, Words, theme, width
from render.mombasa.board.standings import spaces
from render.mombasa.pieces import on_piece
from render.mombasa.scene import Scene, headed

HEAD, ROW, GAP, INSIDE = 94, 70, 16, 18  # px
INNER = phone.WIDE - 2 * phone.EDGE
SUM = 40  # px of type
ICON, NUMBER = 46, 42
PENNANT = 12  # px that the first player's pennant takes before the name
MARKER, HAND = 54, 124  # px from one bonus marker to the next, and that the hand takes beside them
ABREAST = (0, 170, 356, 524, 648, 772, 896)  # px: where numbers begin if all of them stand in one row, shares last


def box_of(place: int, seats: int, top: float) -> Box:
    """Two side by side, or below each other as wide as the picture."""
    if seats % 2:
        high = HEAD + ROW + 6
        return (phone.EDGE, top + place * (high + GAP), INNER, high)
    wide, high = (INNER - GAP) / 2, HEAD + 3 * ROW + 6
    return (phone.EDGE + place % 2 * (wide + GAP), top + place // 2 * (high + GAP), wide, high)


def draw(sheet: Sheet, scene: Scene, top: float) -> None:
    """In turn order; at the end of the game by rank."""
    for place, player in enumerate(scene.order()):
        box = x, y, w, _ = box_of(place, scene.view.seats, top)
        sheet.panel(box, theme.PANEL, theme.LINE)
        middle = y + HEAD + ROW / 2
        if w == INNER:
            own = 74 + MARKER * (player.markers + player.markers_placed)
            left = _head(sheet, scene, player, box, own + HAND)
            _own(sheet, scene, player, (left, y + HEAD / 2 + 1), left + own + HAND - 24)
            _amounts(sheet, scene, player, [(x + INSIDE + at, middle) for at in ABREAST])
        else:
            _head(sheet, scene, player, box, 0)
            column, third = (w - INSIDE - 6) / 4, (w - INSIDE - 6) / 3
            places = [(x + INSIDE + at, middle) for at in (0, third + 8, 2 * third + 28)]
            places += [(x + INSIDE + n * column, middle + ROW) for n in range(len(player.shares))]
            _amounts(sheet, scene, player, places)
            for line in (y + HEAD + ROW, y + HEAD + 2 * ROW):
                sheet.line([(x + 12, line), (x + w - 12, line)], theme.LINE, 2)
            _own(sheet, scene, player, (x + INSIDE, middle + 2 * ROW), x + w - INSIDE)
        if scene.view.active == player.seat:
            sheet.mover(box)


def _head(sheet: Sheet, scene: Scene, player: PlayerView, box: Box, beside: float) -> float:
    """Piece with what stands for the round's end and the first player, name, and sum; where things beside it begin."""
    seat, (x, y, w, _) = scene.seats[player.seat], box
    done = player.done and not scene.view.over
    middle, right = y + HEAD / 2 + 1, x + w - INSIDE
    sheet.band((x, y, w, HEAD), seat.tint)
    sheet.piece((x + 46, middle), seat, 58)
    on_piece(sheet, (x + 46, middle), 58, first=player.first_player, done=done)
    gain, total = scene.gain(player.seat, headed(scene.view), player.total), f"£{player.total}"
    wide = max(width(total, SUM, True), width(f"{gain:+}", UNDER, True) + 14 if gain else 0)
    if player.seat in scene.view.leaders:
        sheet.panel((right - wide - 18, middle - 38, wide + 24, 76), theme.COIN, theme.INK, radius=14)
        right -= 6
    over_badge(sheet, (right - wide / 2, middle), total, SUM, gain)
    left = x + 88 + PENNANT * player.first_player
    room = right - wide - 24 - beside - left
    ink = theme.SOFT if done else theme.INK
    one_or_two(sheet, (left, y, room, HEAD), seat.name, range(40, 30, -2), 30, ink, least=26)
    return left + room + 12


def _amounts(sheet: Sheet, scene: Scene, player: PlayerView, places: Sequence[Point]) -> None:
    """Money, diamonds and the ink jar with what they are worth, and shares."""
    money, diamonds, jar, *shares = places
    _amount(sheet, Icon("coin", ICON), player.pounds, money)
    beside = money[0] + ICON + 8 + width(str(player.pounds), NUMBER, True)
    sheet.badge((beside + 32, money[1]), scene.gain(player.seat, "pounds", player.pounds))
    sheet.row(diamonds, [Icon("mombasa.diamond", ICON), 8, *spaces(player.diamonds, player.diamond_pounds, NUMBER)])
    sheet.row(jar, [Icon("mombasa.jar", ICON + 4, words=""), 8, *spaces(player.jar, player.book_pounds, NUMBER)])
    for at, company, held in zip(shares, scene.data.company_ids, player.shares, strict=True):
        _amount(sheet, Icon("mombasa.share", ICON - 4, company=company), held, at)


def _own(sheet: Sheet, scene: Scene, player: PlayerView, at: Point, right: float) -> None:
    """Bonus markers in supply, grey ones for those that lie on spaces, and as far as `right` the hand."""
    x, y = at
    x += 40 + sheet.icon((x, y), "mombasa.ring", 40, anchor="lm", fill=theme.PANEL)
    for number in range(player.markers + player.markers_placed):
        sheet.piece((x + number * MARKER, y), scene.seats[player.seat], 42, "", grey=number >= player.markers)
    sheet.row((right, y), [Icon("card_back", ICON), 8, Words(player.hand_size, NUMBER)], anchor="rm")


def _amount(sheet: Sheet, icon: Icon, count: int, at: Point) -> None:
    wide = sheet.icon(at, icon.name, icon.size, anchor="lm", **icon.variant)
    ink = theme.INK if count else theme.FAINT
    sheet.text((at[0] + wide + 8, at[1]), count, NUMBER, ink, bold=bool(count))
