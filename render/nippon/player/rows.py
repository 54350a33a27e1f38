"""The three rows of a zaibatsu's pieces: ships, machines and trains."""

from __future__ import annotations

from engine.nippon.components.effects import Advance, Effect
from engine.nippon.view.structs_player import PlayerView
from render.kit import Icon, Part, Sheet, Words, theme
from render.nippon.effects import one_op
from render.nippon.pieces import draw_vehicle
from render.nippon.player.layout import ZaibatsuLayout
from render.nippon.scene import Scene

PIECE_X, PIECE_STEP, PIECE_WIDE, PIECE_HIGH, ROW_STEP = 114, 99, 92, 88, 150
KIND = {"ships": "ship", "machines": "machine", "trains": "train"}


def still(sheet: Sheet, where: ZaibatsuLayout) -> None:
    """The panel."""
    sheet.panel(where.pieces, theme.PANEL, theme.LINE)


def draw(sheet: Sheet, scene: Scene, player: PlayerView, where: ZaibatsuLayout) -> None:
    """Three rows of what can still be built; ticks where it was; bonuses between the rows."""
    x0, y0, _, h = where.pieces
    first, style = player.rows[0], scene.seats[player.seat]
    for column, flags in ((first.lower, 1), (first.upper, 2)):
        left = x0 + PIECE_X + (column - 1) * PIECE_STEP - 6
        sheet.panel((left, y0 + 10, PIECE_WIDE + 12, h - 20), theme.GREEN_TINT, None, radius=10)
        sheet.icon((left + PIECE_WIDE / 2 + 8, y0 + 34), "flags", 46, count=flags)
    tops = {row.id: y0 + 60 + n * (ROW_STEP - 6) for n, row in enumerate(player.rows)}
    for bonus in player.row_bonuses:
        x = x0 + PIECE_X + (bonus.column - 1) * PIECE_STEP + PIECE_WIDE / 2
        y = tops[bonus.above] + PIECE_HIGH + (tops[bonus.below] - tops[bonus.above] - PIECE_HIGH) / 2
        sheet.line([(x, tops[bonus.above] + PIECE_HIGH), (x, tops[bonus.below])], theme.LINE, 4)
        _bonus(sheet, (x, y), bonus.bonus, bonus.gained)
    for row in player.rows:
        top = tops[row.id]
        sheet.icon((x0 + 58, top + PIECE_HIGH / 2), f"nippon.{KIND[row.id]}", 62)
        for n in range(row.cells):
            left = x0 + PIECE_X + n * PIECE_STEP
            built = n < row.built
            fill, line = (style.tint, theme.LINE) if built else (theme.CARD, theme.INK)
            sheet.panel((left, top, PIECE_WIDE, PIECE_HIGH), fill, line)
            at = (left + PIECE_WIDE / 2, top + PIECE_HIGH / 2)
            if built:
                sheet.icon(at, "tick", 48, colour=style.colour)
            else:
                draw_vehicle(sheet, at, KIND[row.id], style, 62)


def _bonus(sheet: Sheet, at: tuple[float, float], bonus: Effect, gained: bool) -> None:
    """A plaque, or steps in a small box; grey when gained."""
    x, y = at
    parts = one_op(bonus, 34 if isinstance(bonus, Advance) else 46)
    if len(parts) == 1 and isinstance(parts[0], Icon):
        sheet.icon(at, parts[0].name, 46, **parts[0].variant, grey=gained)
        return
    shown: list[Part] = []
    for part in parts:
        if isinstance(part, Icon):
            shown.append(Icon(part.name, 34, **part.variant, grey=gained))
        elif isinstance(part, Words):
            shown.append(Words(part.words, 30, theme.FAINT if gained else theme.INK))
    sheet.panel((x - 43, y - 23, 86, 46), theme.USED if gained else theme.CARD, theme.LINE, radius=8)
    sheet.row(at, shown, gap=3, anchor="mm")
