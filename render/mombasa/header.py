"""The top line: game, rounds, phase, whose turn."""

from __future__ import annotations

from render.kit import CAPITALS, Icon, Part, Sheet, Words, fit, piece, row_width, theme, width
from render.kit.theme import Colour
from render.mombasa import layout
from render.mombasa.scene import Scene
from render.mombasa.wording import heading, plain

PHASE = 300  # px that the phase has at least
BESIDE, SIGN = 124, 66  # px of the mover's tag beside the name: frame and piece, trophy or hourglass
ROUND, LYING = 54, 46  # px of a round's box where coins may lie in it, and of the coins


def draw(sheet: Sheet, scene: Scene, high: int, *, coins: bool) -> None:
    """The header; on the market, coins still lie on the rounds to come."""
    sheet.rect((0, 0, layout.WIDTH, high), theme.PANEL)
    middle = high / 2
    title = heading(scene.lang, "title")
    sheet.text((layout.EDGE, middle), title, layout.TITLE_SIZE, bold=CAPITALS)
    x = layout.EDGE + width(title, layout.TITLE_SIZE, CAPITALS) + 18
    x = rounds(sheet, scene, x, middle, coins=coins)
    left = mover(sheet, scene, middle, layout.RIGHT - x - (20 if coins else PHASE))
    if not coins:
        phase = plain(scene.lang, "phase", scene.view.phase)
        sheet.text((x + 22, middle), phase, 32, bold=CAPITALS, room=left - x - 60, shrink=(30, 28, 25))


def rounds(sheet: Sheet, scene: Scene, x: float, middle: float, *, coins: bool) -> float:
    """A box per round: past ones filled, the present one in ink, future ones white; returns where they end."""
    view, high = scene.view, 60 if coins else layout.ROUND_BOX
    for number in range(1, view.rounds + 1):
        lying = view.round_coins[number] if coins and number > view.round else 0
        wide = ROUND + (LYING if lying else 0) if coins else high
        fill, line, ink = look(number, view.round, over=view.over)
        sheet.panel((x, middle - high / 2, wide, high), fill, line, radius=10)
        sheet.text((x + (ROUND if coins else wide) / 2, middle), number, 36, ink, bold=True, anchor="mm")
        if lying:
            sheet.icon((x + ROUND + LYING / 2 - 5, middle), "coins" if lying > 1 else "coin", 36)
        x += wide + (10 if coins else 8)
    return x


def look(number: int, now: int, *, over: bool) -> tuple[Colour, Colour, Colour]:
    """Fill, outline and ink of a round's box."""
    if number < now or over:
        return theme.USED, theme.LINE, theme.SOFT
    return (theme.INK, theme.INK, theme.WHITE) if number == now else (theme.CARD, theme.INK, theme.INK)


def mover(sheet: Sheet, scene: Scene, middle: float, room: float) -> float:
    """Whose turn it is, or that it is everybody's, or who has won; returns where it begins."""
    view = scene.view
    parts: list[Part] = []
    room -= BESIDE + (SIGN if view.over or view.last_round else 0)
    if view.over:
        parts = [Icon("trophy", 50), *(piece(scene.seats[seat], 50) for seat in view.winners)]
        if len(view.winners) == 1:
            parts.append(name_of(scene, view.winners[0], room))
    elif view.active is None:
        parts = [piece(seat, 50) for seat in scene.seats]
    else:
        parts = [piece(scene.seats[view.active], 54), name_of(scene, view.active, room)]
    if view.last_round and not view.over:
        parts = [Icon("hourglass", 44), 10, *parts]
    wide = row_width(parts, gap=12) + 48
    box = (layout.RIGHT - wide, middle - 33, wide, 66)
    fill, line = (theme.GOLD_PALE, theme.GOLD) if view.over else (theme.ROSE_TINT, theme.VERMILION)
    sheet.panel(box, fill, line, width=6, radius=33)
    sheet.row((box[0] + 24, middle), parts, gap=12)
    return box[0]


def name_of(scene: Scene, seat: int, room: float) -> Words:
    """A player's name, smaller or shortened if the header has too little room."""
    return Words(*fit(scene.seats[seat].name, 34, room, bold=CAPITALS, shrink=(32, 30, 28, 26)), bold=CAPITALS)
