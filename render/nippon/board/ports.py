"""The Iwakura mission: six destinations with expert, improved tokens and ships; the common goals beside its heading."""

from __future__ import annotations

from collections.abc import Sequence

from engine.nippon.view.structs import View
from engine.nippon.view.structs_board import PortView
from render.kit import Icon, Part, SeatStyle, Sheet, Words, mix, piece, row_width, theme, width
from render.nippon import colours
from render.nippon.board.layout import INNER, MARGIN, PORT_HEAD, Plan
from render.nippon.effects import thing
from render.nippon.pieces import draw_vehicle, figure
from render.nippon.scene import Scene
from render.nippon.wording import ROMAN, name, pic

HEAD, SHIP_WIDE, SHIP_HIGH = 44, 68, 60


def still(sheet: Sheet, view: View, where: Plan, lang: str) -> None:
    """Heading, cards and empty ship cells."""
    y = where.sea[1] + PORT_HEAD / 2 + 2
    sheet.icon((MARGIN + 46, y), "nippon.ship", 44)
    sheet.text((MARGIN + 82, y), pic(lang, "iwakura"), 28, bold=True)
    for n, port in enumerate(view.ports):
        box = where.port(n)
        x, top, w, _ = box
        sheet.panel(box, theme.CARD, theme.INK)
        sheet.band((x, top, w, HEAD), colours.WORKER[port.color])
        sheet.line([(x + 3, top + HEAD), (x + w - 3, top + HEAD)], theme.INK, 3)
        words = name(lang, "destination", port.id)
        sheet.text((x + 14, top + 24), words, 26, colours.SIGN[port.color], bold=True, room=w - 26, shrink=(24, 23, 22))
        for k in range(port.cells):
            sheet.panel(ship_box(box, k, port.cells), mix(theme.WATER, theme.WHITE, 0.35), None, radius=10)


def ship_box(box: tuple[float, float, float, float], n: int, cells: int) -> tuple[float, float, float, float]:
    """A ship cell; two stand side by side, four in a square."""
    x, y, _, _ = box
    down = n // 2 if cells > 2 else 0.5
    return (x + 98 + (n % 2) * 73, y + HEAD + 7 + down * 66, SHIP_WIDE, SHIP_HIGH)


def draw(sheet: Sheet, scene: Scene, where: Plan) -> None:
    """Experts, tokens, ships, goals and marks."""
    view = scene.view
    for n, port in enumerate(view.ports):
        _port(sheet, port, where.port(n), scene.seats)
    for n, port in enumerate(view.ports):
        sheet.marks(port.id, where.port(n), scene.marked, scene.changed, at="rt", outside=2)
    if view.goals:
        _goals(sheet, scene, where)


def _port(sheet: Sheet, port: PortView, box: tuple[float, float, float, float], seats: Sequence[SeatStyle]) -> None:
    x, y, _, h = box
    at = (x + 50, y + HEAD + 46)
    figure(sheet, at, port.color if port.expert else None, 78, expert=True)
    if port.expert_at is not None:
        sheet.piece((at[0], at[1] + 6), seats[port.expert_at], 48)
    parts: list[Part] = [
        Icon("nippon.plaque", 34, color=port.color, improved=True, grey=not port.improved),
        Words(f"×{port.improved}", 26, theme.INK if port.improved else theme.FAINT),
    ]
    sheet.row((x + 12, y + h - 26), parts, gap=5)
    for k, seat in enumerate(port.ships):
        left, top, w, high = ship_box(box, k, port.cells)
        draw_vehicle(sheet, (left + w / 2, top + high / 2), "ship", seats[seat], 52)


def _goals(sheet: Sheet, scene: Scene, where: Plan) -> None:
    """The common goals of the running period: what counts, who leads with how many."""
    view, lang = scene.view, scene.lang
    y = where.sea[1] + PORT_HEAD / 2 + 2
    shown = [goal for goal in view.goals if goal.period == view.period]
    x = MARGIN + INNER - 14.0
    for goal in reversed(shown):
        parts: list[Part] = [thing(goal.metric, 36), 8]
        if goal.leaders:
            parts += [piece(scene.seats[seat], 36) for seat in goal.leaders]
            parts += [6, Words(goal.most, 28)]
        else:
            parts.append(Words("–", 28, theme.SOFT))
        if goal.vp:
            parts += [6, Words("→", 24, theme.SOFT), Words(goal.vp, 28), Icon("star", 32)]
        wide = row_width(parts, gap=3)
        sheet.panel((x - wide - 24, y - 22, wide + 24, 44), theme.CARD, theme.LINE, radius=10)
        sheet.row((x - 12, y), parts, gap=3, anchor="rm")
        x -= wide + 34
    words = f"{pic(lang, 'goals')} {ROMAN[view.period]}"
    left = MARGIN + 82 + width(pic(lang, "iwakura"), 28, True) + 30
    sheet.text((x - 6, y), words, 26, bold=True, anchor="rm", room=x - 6 - left, shrink=(24, 22))
