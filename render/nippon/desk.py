"""The middle of a zaibatsu: ships, machines and trains, departments, objectives."""

from __future__ import annotations

from collections.abc import Mapping

from engine.nippon.components.effects import Advance, AdvanceSplit
from engine.nippon.view.structs_player import PlayerView
from render.kit import Icon, Part, SeatStyle, Sheet, Words, theme
from render.nippon.effects import between, one_op, thing
from render.nippon.wording import ROMAN, pic

PIECES = (24, 764, 716, 472)
DEPARTMENTS = (756, 764, 820, 208)
OBJECTIVES = (756, 988, 820, 248)
PIECE_X, PIECE_STEP, PIECE_WIDE, PIECE_HIGH, ROW_STEP = 138, 99, 92, 88, 150
KIND = {"ships": "ship", "machines": "machine", "trains": "train"}


def still(sheet: Sheet, lang: str) -> None:
    """Panels and headings."""
    for box in (PIECES, DEPARTMENTS, OBJECTIVES):
        sheet.panel(box, theme.PANEL, theme.LINE)
    for box, key in ((DEPARTMENTS, "departments"), (OBJECTIVES, "objectives")):
        sheet.text((box[0] + 18, box[1] + 30), pic(lang, key), 26, bold=True)


def pieces(sheet: Sheet, player: PlayerView, style: SeatStyle) -> None:
    """Three rows of what can still be built; ticks where it was; bonuses between the rows."""
    first = player.rows[0]
    for column, flags in ((first.lower, 1), (first.upper, 2)):
        x = PIECE_X + (column - 1) * PIECE_STEP - 6
        sheet.panel((x, PIECES[1] + 10, PIECE_WIDE + 12, PIECES[3] - 20), theme.GREEN_TINT, None, radius=10)
        sheet.icon((x + PIECE_WIDE / 2 + 8, PIECES[1] + 34), "flags", 42, count=flags)
    tops = {row.id: PIECES[1] + 60 + n * (ROW_STEP - 6) for n, row in enumerate(player.rows)}
    for bonus in player.row_bonuses:
        x = PIECE_X + (bonus.column - 1) * PIECE_STEP + PIECE_WIDE / 2
        y = tops[bonus.above] + PIECE_HIGH + (tops[bonus.below] - tops[bonus.above] - PIECE_HIGH) / 2
        sheet.line([(x, tops[bonus.above] + PIECE_HIGH), (x, tops[bonus.below])], theme.LINE, 4)
        _bonus(sheet, (x, y), bonus.bonus, bonus.gained)
    for row in player.rows:
        top = tops[row.id]
        sheet.icon((PIECES[0] + 58, top + PIECE_HIGH / 2), f"nippon.{KIND[row.id]}", 62)
        for n in range(row.cells):
            x = PIECE_X + n * PIECE_STEP
            built = n < row.built
            fill, line = (style.tint, theme.LINE) if built else (theme.CARD, theme.INK)
            sheet.panel((x, top, PIECE_WIDE, PIECE_HIGH), fill, line)
            at = (x + PIECE_WIDE / 2, top + PIECE_HIGH / 2)
            if built:
                sheet.icon(at, "tick", 40, colour=style.colour)
            else:
                sheet.icon(at, f"nippon.{KIND[row.id]}", 62, colour=style.colour, ink=style.ink, words=style.letter)


def _bonus(sheet: Sheet, at: tuple[float, float], bonus: object, gained: bool) -> None:
    """A plaque, or steps in a small box; grey when gained."""
    x, y = at
    parts = one_op(bonus, 34 if isinstance(bonus, Advance) else 42)  # type: ignore[arg-type]
    if len(parts) == 1 and isinstance(parts[0], Icon):
        sheet.icon(at, parts[0].name, 42, **parts[0].variant, grey=gained)
        return
    shown: list[Part] = []
    for part in parts:
        if isinstance(part, Icon):
            shown.append(Icon(part.name, 30, **part.variant, grey=gained))
        elif isinstance(part, Words):
            shown.append(Words(part.words, 24, theme.FAINT if gained else theme.INK))
    sheet.panel((x - 40, y - 22, 80, 44), theme.USED if gained else theme.CARD, theme.LINE, radius=8)
    sheet.row(at, shown, gap=3, anchor="mm")


def departments(sheet: Sheet, player: PlayerView, marked: Mapping[str, str]) -> None:
    """What every department gives; improved ones are golden."""
    x, y, w, h = DEPARTMENTS
    wide = (w - 36 - 5 * 10) / 6
    for n, one in enumerate(player.departments):
        box = (x + 18 + n * (wide + 10), y + 56, wide, h - 72)
        sheet.panel(box, theme.GOLD_TINT if one.improved else theme.CARD, theme.GOLD if one.improved else theme.LINE)
        middle = box[0] + wide / 2
        sheet.icon((middle, box[1] + 42), "nippon.plaque", 54, color=one.color, improved=one.improved)
        split = any(isinstance(op, AdvanceSplit) for op in one.gives)
        parts = between([one_op(op, 31 if split else 38) for op in one.gives], "+", 34)
        sheet.row((middle, box[1] + 102), parts, gap=0 if split else 2, anchor="mm")
        sheet.marks(f"department:{one.color}", box, marked, frozenset(), at="rt", outside=2)


def objectives(sheet: Sheet, player: PlayerView, marked: Mapping[str, str]) -> None:
    """Eight objectives with their favours and what they are worth as of now."""
    x, y, w, h = OBJECTIVES
    total: list[Part] = [Icon("star", 38), Words(sum(one.vp for one in player.objectives), 34)]
    sheet.row((x + w - 18, y + 30), total, anchor="rm")
    wide = (w - 36 - 7 * 8) / 8
    for n, one in enumerate(player.objectives):
        box = (x + 18 + n * (wide + 8), y + 56, wide, h - 72)
        taken = one.favour > 0
        sheet.panel(box, theme.GOLD_TINT if taken else theme.CARD, theme.GOLD if taken else theme.LINE)
        middle = box[0] + wide / 2
        sheet.icon((middle, box[1] + 34), thing(one.id, 44).name, 44)
        if taken:
            sheet.icon((middle, box[1] + 94), "nippon.fan", 62, level=one.favour)
            sheet.text((middle, box[1] + 148), one.vp, 34, theme.INK if one.vp else theme.SOFT, bold=True, anchor="mm")
        else:
            for k, worth in enumerate(one.worth):
                at = box[1] + 84 + k * 34
                ink = theme.SOFT if worth else theme.FAINT
                sheet.text((box[0] + 12, at), ROMAN[k + 1], 22, theme.FAINT)
                sheet.text((box[0] + wide - 12, at), worth, 26, ink, bold=True, anchor="rm")
        sheet.marks(f"objective:{one.id}", box, marked, frozenset(), at="rt", outside=2)
