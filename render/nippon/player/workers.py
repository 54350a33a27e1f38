"""The worker area of a zaibatsu with favours and salaries, and what a consolidation would bring."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.text import Text
from engine.nippon.view.structs_player import PlayerView
from render.kit import Box, Icon, Part, Sheet, Words, theme
from render.nippon.effects import between, department, one_op, thing
from render.nippon.pieces import figure
from render.nippon.scene import Scene
from render.nippon.wording import pic
from words import say

WORKERS = (24, 136, 352, 612)
NOW = (392, 568, 1184, 180)


def still(sheet: Sheet, lang: str) -> None:
    """Panels and headings."""
    sheet.panel(WORKERS, theme.PANEL, theme.LINE)
    sheet.text((WORKERS[0] + 18, WORKERS[1] + 30), pic(lang, "workers"), 26, bold=True)
    sheet.panel(NOW, theme.GOLD_PALE, theme.GOLD)
    sheet.text((NOW[0] + 20, NOW[1] + 32), pic(lang, "now"), 26, bold=True)
    sheet.line([(NOW[0] + 20, NOW[1] + 58), (NOW[0] + NOW[2] - 20, NOW[1] + 58)], theme.LINE, 3)


def draw(sheet: Sheet, scene: Scene, player: PlayerView) -> None:
    """Six cells from the bottom up, the favours beside the upper ones, salaries beside the lower ones."""
    x, y, w, h = WORKERS
    count = sum(cell.worker is not None for cell in player.workers)
    sheet.text((x + w - 18, y + 30), f"{count} / {len(player.workers)}", 26, theme.SOFT, bold=True, anchor="rm")
    step, high = 91, 84
    stacks = {stack.level: stack for stack in player.favours}
    for n, cell in enumerate(player.workers):
        top = y + h - 14 - (n + 1) * step + (step - high)
        fill = theme.USED if cell.grey else theme.CARD
        sheet.panel((x + 18, top, 132, high), fill, theme.INK if cell.worker else theme.LINE)
        middle = (x + 84, top + high / 2)
        if cell.worker is None:
            figure(sheet, middle, None, 72)
        else:
            figure(sheet, middle, cell.worker.color, 76, expert=cell.worker.expert)
        stack = stacks.get(cell.favour_level or 0)
        if stack is not None:
            box = (x + 164, top, w - 182, high)
            sheet.panel(
                box, theme.GOLD_TINT if stack.reachable else theme.USED, theme.GOLD if stack.reachable else None
            )
            empty = not stack.left
            sheet.icon((x + 218, top + high / 2), "nippon.fan", 70, level=stack.level, grey=empty)
            ink = theme.FAINT if empty else theme.INK
            sheet.text((x + 270, top + high / 2), f"×{stack.left}", 32, ink, bold=True)
            sheet.marks(f"favour:{stack.level}", box, scene.marked, frozenset(), at="rt", outside=3)
    _salaries(
        sheet, player, scene.lang, (x + 164, y + h - 14 - 3 * step + (step - high), w - 182, 3 * step - (step - high))
    )


def _salaries(sheet: Sheet, player: PlayerView, lang: str, box: Box) -> None:
    x, y, w, h = box
    now = player.consolidation
    sheet.panel(box, theme.USED, None)
    middle = x + w / 2
    sheet.text((middle, y + 34), pic(lang, "salaries"), 26, bold=True, anchor="mm", room=w - 12, shrink=(24, 22))
    if not now.colors:
        sheet.text((middle, y + h / 2 + 10), "–", 36, theme.FAINT, bold=True, anchor="mm")
        return
    for n in range(0, len(now.colors), 3):
        row: list[Part] = [department(color, 38) for color in now.colors[n : n + 3]]
        sheet.row((middle, y + 84 + n // 3 * 46), row, gap=8, anchor="mm")
    sheet.text((middle, y + 174), f"{len(now.colors)} × {now.each}", 26, theme.SOFT, anchor="mm")
    due: list[Part] = [Words(f"–{now.due}", 36), Icon("coin", 44, hole=True)]
    sheet.row((middle, y + 224), due, gap=8, anchor="mm")


def consolidation(sheet: Sheet, scene: Scene, player: PlayerView) -> None:
    """What a consolidation would bring."""
    x, y, w, h = NOW
    now, lang = player.consolidation, scene.lang
    if not now.possible and scene.view.over:
        sheet.text((x + w / 2, y + 116), "–", 36, theme.FAINT, bold=True, anchor="mm")
    elif not now.possible:
        sheet.block((x + 24, y + 66, w - 48, h - 76), say(Text("nippon.no.workers"), lang), 32, theme.SOFT, align="lm")
    else:
        sheet.icon((x + 76, y + 118), "nippon.fan", 92, level=now.favour, grey=not now.favour)
        for key, bonus, left in (("bottom", now.bottom, x + 166), ("top", now.top, x + 376)):
            parts: list[Part] = [Words("–", 32, theme.FAINT)]
            if bonus is not None:
                parts = [department(bonus.color, 46, bonus.improved), 8]
                parts += between([one_op(op, 40) for op in bonus.gives], "+", 40)
            _column(sheet, left, y, pic(lang, key), parts)
        income: list[Part] = [Words(now.coal_income, 36), thing("coal", 40), 14, Words(now.money_income, 36)]
        _column(sheet, x + 590, y, pic(lang, "income"), [*income, thing("money", 40)])
        sheet.line([(x + 796, y + 74), (x + 796, y + h - 20)], theme.LINE, 3)
        rest: list[Part] = [Words(now.money, 36), thing("money", 40), 14, Words(now.coal, 36), thing("coal", 40)]
        _column(sheet, x + 826, y, pic(lang, "leaves"), [*rest, 14, Words(now.vp, 36), Icon("star", 42)])
    sheet.marks("consolidate", NOW, scene.marked, frozenset(), at="rt", outside=2)


def _column(sheet: Sheet, x: float, y: float, words: str, parts: Sequence[Part]) -> None:
    """A heading and what stands under it."""
    sheet.text((x, y + 84), words, 25, theme.SOFT)
    sheet.row((x, y + 134), parts, gap=5)
