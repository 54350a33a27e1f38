"""The Iwakura mission: six destinations with expert, improved tokens and ships; the common goals beside its heading."""

from __future__ import annotations

from collections.abc import Sequence

from engine.nippon.view.structs import View
from engine.nippon.view.structs_board import PortView
from render.kit import CAPITALS, Box, Icon, Part, SeatStyle, Sheet, Words, piece, row_width, shapes, theme, width
from render.nippon import colours
from render.nippon.board.layout import INNER, MARGIN, BoardLayout
from render.nippon.effects import thing
from render.nippon.pieces import draw_vehicle, figure
from render.nippon.scene import Scene
from render.nippon.scenery import abroad, tones
from render.nippon.wording import ROMAN, name, pic

HEAD, QUAY, QUAY_HIGH = 42, 80, 96
BERTH_WIDE, BERTH_HIGH, SHIP = 78, 62, 58
HEADING = 30  # px
FAR = 44  # px of the far shore above the water


def still(sheet: Sheet, view: View, where: BoardLayout, lang: str) -> None:
    """The far shore with the heading, name signs and quays."""
    _shore(sheet, where)
    left, y = where.mission
    sheet.icon((left + 26, y), "nippon.ship", 38)
    sheet.text((left + 60, y), pic(lang, "iwakura"), HEADING, bold=CAPITALS)
    for n, port in enumerate(view.ports):
        box = where.port(n)
        x, top, w, _ = box
        _quay(sheet, x, top + HEAD)
        sheet.panel((x, top, w, HEAD), colours.WORKER[port.color], theme.INK, radius=8)
        words = name(lang, "destination", port.id)
        ink = colours.SIGN[port.color]
        sheet.text((x + 14, top + HEAD / 2), words, where.names, ink, bold=CAPITALS, room=w - 26, narrow=True)


def _shore(sheet: Sheet, where: BoardLayout) -> None:
    """A strip of the lands beyond the sea, with brick works in the evening."""
    x, y, w, _ = where.sea
    rim = [(x + w * n / 8, y + FAR + 12 + (0, 8, 2, 10, 4, 9, 1, 7, 3)[n]) for n in range(9)]
    edge = shapes.curve(rim, 8)
    sheet.polygon([(x, y), *[(a, b + 12) for a, b in edge], (x + w, y)], theme.SHALLOW)
    sheet.polygon([(x, y), *edge, (x + w, y)], tones.MEADOW)
    abroad.draw(sheet, (x, y, w, FAR), where.works)
    sheet.line(edge, theme.COAST, 4)
    sheet.rect((x, y, w, 4), theme.COAST)


def _quay(sheet: Sheet, x: float, y: float) -> None:
    """A wooden platform for the expert."""
    sheet.panel((x, y - 6, QUAY, QUAY_HIGH + 6), colours.QUAY, theme.BROWN, radius=4)
    for down in (28, 52, 76):
        sheet.line([(x + 4, y + down), (x + QUAY - 4, y + down)], theme.WOOD, 3)


def berth(box: Box, n: int, cells: int) -> Box:
    """Where a ship lies; two side by side, four in a square."""
    x, y, _, _ = box
    down = n // 2 if cells > 2 else 0.4
    return (x + QUAY + 6 + (n % 2) * (BERTH_WIDE + 2), y + HEAD + 4 + down * (BERTH_HIGH + 3), BERTH_WIDE, BERTH_HIGH)


def draw(sheet: Sheet, scene: Scene, where: BoardLayout) -> None:
    """Experts, tokens, ships and marks."""
    view = scene.view
    for n, port in enumerate(view.ports):
        _port(sheet, port, where.port(n), scene.seats)
        sheet.whole(where.port(n))
    for n, port in enumerate(view.ports):
        sheet.marks(port.id, where.port(n), scene.marked, scene.changed, outside=2)


def _port(sheet: Sheet, port: PortView, box: Box, seats: Sequence[SeatStyle]) -> None:
    x, y, _, h = box
    at = (x + QUAY / 2, y + HEAD + 46)
    figure(sheet, at, port.color if port.expert else None, 84, expert=True)
    if port.expert_at is not None:
        sheet.piece((at[0], at[1] + 6), seats[port.expert_at], 50)
    parts: list[Part] = [
        Icon("nippon.plaque", 36, color=port.color, improved=True, grey=not port.improved),
        Words(f"×{port.improved}", 34, theme.INK if port.improved else theme.FAINT),
    ]
    sheet.panel((x - 4, y + h - 44, QUAY + 8, 44), theme.CARD, theme.COAST, radius=8)
    sheet.row((x + QUAY / 2, y + h - 22), parts, gap=4, anchor="mm")
    for k in range(port.cells):
        left, top, w, high = berth(box, k, port.cells)
        if k < len(port.ships):
            draw_vehicle(sheet, (left + w / 2, top + high / 2), "ship", seats[port.ships[k]], SHIP)
        else:
            sheet.panel((left + w / 2 - 26, top + high / 2 - 4, 52, 22), theme.SHALLOW, None, radius=11)


def beside_the_mission(sheet: Sheet, scene: Scene, where: BoardLayout) -> None:
    """The common goals, right of the heading of the mission."""
    left, y = where.mission
    after = left + 60 + width(pic(scene.lang, "iwakura"), HEADING, CAPITALS) + 30
    goals(sheet, scene, (after, MARGIN + INNER - 14), y)


def goals(sheet: Sheet, scene: Scene, room: tuple[float, float], y: float) -> None:
    """The common goals of the running period: what counts, who leads with how many."""
    view, lang = scene.view, scene.lang
    shown = [goal for goal in view.goals if goal.period == view.period]
    left, x = room
    for goal in reversed(shown):
        parts: list[Part] = [thing(goal.metric, 34), 8]
        if goal.leaders:
            parts += [piece(scene.seats[seat], 36) for seat in goal.leaders]
            parts += [6, Words(goal.most, 28)]
        else:
            parts.append(Words("–", 28, theme.SOFT))
        if goal.vp:
            parts += [6, Words("→", 24, theme.SOFT), Words(goal.vp, 28), Icon("star", 32)]
        wide = row_width(parts, gap=3)
        sheet.panel((x - wide - 24, y - 19, wide + 24, 40), theme.CARD, theme.LINE, radius=10)
        sheet.row((x - 12, y), parts, gap=3, anchor="rm")
        sheet.marks(goal.id, (x - wide - 24, y - 19, wide + 24, 40), scene.marked, frozenset(), radius=10, outside=2)
        x -= wide + 34
    words = f"{pic(lang, 'goals')} {ROMAN[view.period]}"
    sheet.text((x - 6, y), words, 27, bold=CAPITALS, anchor="rm", room=x - 6 - left, shrink=range(26, 21, -1))
