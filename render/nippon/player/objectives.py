"""Departments and objectives of a zaibatsu."""

from __future__ import annotations

from engine.nippon.components.effects import AdvanceSplit
from engine.nippon.view.structs_player import PlayerView
from render.kit import CAPITALS, Icon, Part, Sheet, Words, theme
from render.nippon.effects import between, one_op, thing
from render.nippon.player.layout import ZaibatsuLayout
from render.nippon.scene import Scene
from render.nippon.wording import ROMAN, pic

ROOMY = 150  # px from which on a cell has room for larger things


def still(sheet: Sheet, where: ZaibatsuLayout, lang: str) -> None:
    """Panels and headings."""
    for box, key in ((where.departments, "departments"), (where.objectives, "objectives")):
        sheet.panel(box, theme.PANEL, theme.LINE)
        sheet.text((box[0] + 18, box[1] + 30), pic(lang, key), where.heading, bold=CAPITALS)


def departments(sheet: Sheet, scene: Scene, player: PlayerView, where: ZaibatsuLayout) -> None:
    """What every department gives; improved ones are golden."""
    sheet.whole(where.departments)
    for n, one in enumerate(player.departments):
        box = where.department(n)
        _, top, wide, high = box
        sheet.panel(box, theme.GOLD_TINT if one.improved else theme.CARD, theme.GOLD if one.improved else theme.LINE)
        middle = box[0] + wide / 2
        roomy = wide > ROOMY
        sheet.icon((middle, top + 40), "nippon.plaque", 58 if roomy else 54, color=one.color, improved=one.improved)
        split = any(isinstance(op, AdvanceSplit) for op in one.gives)
        parts = between([one_op(op, 48 if roomy else 31 if split else 42) for op in one.gives], "+", 36)
        sheet.row((middle, top + high - 34), parts, gap=0 if split and not roomy else 2, anchor="mm")
        sheet.marks(f"department:{one.color}", box, scene.marked, frozenset(), outside=2)


def objectives(sheet: Sheet, scene: Scene, player: PlayerView, where: ZaibatsuLayout) -> None:
    """Eight objectives with their favours and what they are worth as of now."""
    x, y, w, _ = where.objectives
    sheet.whole(where.objectives)
    total: list[Part] = [Icon("star", 42), Words(player.favours_vp, 40)]
    sheet.row((x + w - 18, y + 30), total, anchor="rm")
    for n, one in enumerate(player.objectives):
        box = where.objective(n)
        left, top, wide, high = box
        taken = one.favour > 0
        sheet.panel(box, theme.GOLD_TINT if taken else theme.CARD, theme.GOLD if taken else theme.LINE)
        middle, edge = left + wide / 2, 32 if wide > ROOMY else 9
        sheet.icon((middle, top + 34), thing(one.id, 44).name, 56 if wide > ROOMY else 46)
        if taken:
            sheet.icon((middle, top + high * 0.53), "nippon.fan", 66, level=one.favour)
            ink = theme.INK if one.vp else theme.SOFT
            sheet.text((middle, top + high - 28), one.vp, where.worth + 8, ink, bold=True, anchor="mm")
        else:
            for k, worth in enumerate(one.worth):
                at = top + 60 + (high - 60) * (k + 0.5) / len(one.worth) - 4
                ink = theme.INK if worth else theme.FAINT
                sheet.text((left + edge, at), ROMAN[k + 1], where.worth - 2, theme.SOFT)
                sheet.text((left + wide - edge, at), worth or "–", where.worth, ink, bold=bool(worth), anchor="rm")
        sheet.marks(f"objective:{one.id}", box, scene.marked, scene.changed, outside=2)
