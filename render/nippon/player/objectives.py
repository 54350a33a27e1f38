"""Departments and objectives of a zaibatsu."""

from __future__ import annotations

from engine.nippon.components.effects import AdvanceSplit
from engine.nippon.view.structs_player import PlayerView
from render.kit import Icon, Part, Sheet, Words, theme
from render.nippon.effects import between, one_op, thing
from render.nippon.scene import Scene
from render.nippon.wording import ROMAN, pic

DEPARTMENTS = (756, 764, 820, 208)
OBJECTIVES = (756, 988, 820, 248)


def still(sheet: Sheet, lang: str) -> None:
    """Panels and headings."""
    for box, key in ((DEPARTMENTS, "departments"), (OBJECTIVES, "objectives")):
        sheet.panel(box, theme.PANEL, theme.LINE)
        sheet.text((box[0] + 18, box[1] + 30), pic(lang, key), 26, bold=True)


def departments(sheet: Sheet, scene: Scene, player: PlayerView) -> None:
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
        sheet.marks(f"department:{one.color}", box, scene.marked, frozenset(), at="rt", outside=2)


def objectives(sheet: Sheet, scene: Scene, player: PlayerView) -> None:
    """Eight objectives with their favours and what they are worth as of now."""
    x, y, w, h = OBJECTIVES
    total: list[Part] = [Icon("star", 38), Words(player.favours_vp, 34)]
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
        sheet.marks(f"objective:{one.id}", box, scene.marked, frozenset(), at="rt", outside=2)
