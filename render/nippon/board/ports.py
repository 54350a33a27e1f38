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
NARROW_QUAY = 70
BERTH_WIDE, BERTH_HIGH, SHIP, EXPERT = 78, 62, 58, 84
SHIP_WIDE = 1.2  # times as wide as high is a ship
STOCK = 88  # px of the tokens that are left
HEADING = 30  # px
NAME_DOWN = 2  # px by which a large name stands lower, for marks above its letters
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
        _quay(sheet, quay(box))
        w -= STOCK + 4 if flat(box) else 0
        sheet.panel((x, top, w, HEAD), colours.WORKER[port.color], theme.INK, radius=8)
        words = name(lang, "destination", port.id)
        ink = colours.SIGN[port.color]
        sheet.text(
            (x + 14, top + HEAD / 2 + NAME_DOWN * flat(box)),
            words,
            where.names,
            ink,
            bold=CAPITALS,
            room=w - 26,
            narrow=True,
        )


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


def flat(box: Box) -> bool:
    """Whether a port has all its ships side by side, and its tokens beside its name."""
    return box[2] > 2 * box[3]


def quay(box: Box) -> Box:
    """The platform of a port, below its name."""
    x, y, _, h = box
    return (x, y + HEAD, NARROW_QUAY, h - HEAD) if flat(box) else (x, y + HEAD, QUAY, QUAY_HIGH)


def _quay(sheet: Sheet, box: Box) -> None:
    """A wooden platform for the expert."""
    x, y, w, h = box
    sheet.panel((x, y - 6, w, h + 6), colours.QUAY, theme.BROWN, radius=4)
    for down in (28, 52, 76):
        sheet.line([(x + 4, y + down), (x + w - 4, y + down)], theme.WOOD, 3)


def berth(box: Box, n: int, cells: int) -> Box:
    """Where a ship lies; two side by side, four in a square or all in a line."""
    x, y, w, h = box
    if flat(box):
        each = (w - NARROW_QUAY - 4) / 4
        return (x + NARROW_QUAY + 4 + (n + (4 - cells) / 2) * each, y + HEAD + 2, each, h - HEAD - 4)
    down = n // 2 if cells > 2 else 0.4
    return (x + QUAY + 6 + (n % 2) * (BERTH_WIDE + 2), y + HEAD + 4 + down * (BERTH_HIGH + 3), BERTH_WIDE, BERTH_HIGH)


def draw(sheet: Sheet, scene: Scene, where: BoardLayout) -> None:
    """Experts, tokens, ships and marks."""
    view = scene.view
    for n, port in enumerate(view.ports):
        _port(sheet, port, where.port(n), scene.seats)
        sheet.whole(where.port(n))
    for n, port in enumerate(view.ports):
        marked = port.id in scene.marked
        if port.id in scene.changed:
            sheet.changed(where.port(n), outside=6 if marked else 2)
        if marked:
            _legal(sheet, port, where.port(n), scene.marked[port.id])


def _legal(sheet: Sheet, port: PortView, box: Box, label: str) -> None:
    """The outline of a port; its disc lies where the ship would."""
    sheet.legal(box, outside=2)
    x, y, w, h = berth(box, min(len(port.ships), port.cells - 1), port.cells)
    sheet.label((x + w / 2, y + h / 2), label)
    sheet.place(box, label)


def _port(sheet: Sheet, port: PortView, box: Box, seats: Sequence[SeatStyle]) -> None:
    x, y, w, h = box
    left, top, wide, high = quay(box)
    at = (left + wide / 2, top + high / 2 - (0 if flat(box) else 2))
    figure(sheet, at, port.color if port.expert else None, min(EXPERT, round(high)), expert=True)
    if port.expert_at is not None:
        sheet.piece((at[0], at[1] + 6), seats[port.expert_at], 50)
    parts: list[Part] = [
        Icon("nippon.plaque", 36, color=port.color, improved=True, grey=not port.improved),
        Words(f"×{port.improved}", 34, theme.INK if port.improved else theme.FAINT),
    ]
    stock: Box = (x + w - STOCK, y, STOCK, HEAD) if flat(box) else (x - 4, y + h - 44, STOCK, 44)
    sheet.panel(stock, theme.CARD, theme.COAST, radius=8)
    sheet.row((stock[0] + STOCK / 2, stock[1] + stock[3] / 2), parts, gap=4, anchor="mm")
    for k in range(port.cells):
        left, top, wide, high = berth(box, k, port.cells)
        if k < len(port.ships):
            size = min(SHIP, round((wide - 1) / SHIP_WIDE))
            draw_vehicle(sheet, (left + wide / 2, top + high / 2), "ship", seats[port.ships[k]], size)
        else:
            sheet.panel((left + wide / 2 - 26, top + high / 2 - 4, 52, 22), theme.SHALLOW, None, radius=11)


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
        sheet.panel((x - wide - 24, y - 21, wide + 24, 44), theme.CARD, theme.LINE, radius=10)
        sheet.row((x - 12, y), parts, gap=3, anchor="rm")
        sheet.marks(goal.id, (x - wide - 24, y - 21, wide + 24, 44), scene.marked, frozenset(), radius=10, outside=2)
        x -= wide + 34
    words = f"{pic(lang, 'goals')} {ROMAN[view.period]}"
    named = sheet.text((x - 6, y), words, 27, bold=CAPITALS, anchor="rm", room=x - 6 - left, shrink=range(26, 21, -1))
    sheet.whole((x - named - 14, y - 27, room[1] - x + named + 22, 56))
