"""The worker area of a zaibatsu with favours and salaries, and what a consolidation would bring."""

from __future__ import annotations

from engine.core.text import Text
from engine.nippon.view.structs_player import PlayerView
from render.kit import CAPITALS, Box, Icon, Part, Sheet, Words, piece, row_width, theme
from render.nippon.effects import between, department, one_op, thing
from render.nippon.pieces import figure
from render.nippon.player.layout import ZaibatsuLayout
from render.nippon.scene import Scene
from render.nippon.scenery import print_of
from render.nippon.wording import name, pic
from words import say

MAT, HEADED = 16, 68  # px round a print, and above it
LINE, LEAST_SIGN, MOST_SIGN = 50, 90, 200  # px of a line of words, and of the sign below them
LABEL = 256  # px for what a line of a consolidation is called


def still(sheet: Sheet, where: ZaibatsuLayout, lang: str) -> None:
    """Panels and headings."""
    x, y, w, _ = where.workers
    sheet.panel(where.workers, theme.PANEL, theme.LINE)
    sheet.text((x + 18, y + 30), pic(lang, "workers"), where.heading, bold=CAPITALS, room=w - 120,
               shrink=range(31, 23, -1))  # fmt: skip
    x, y, w, _ = where.now
    if not w:
        return
    sheet.panel(where.now, theme.GOLD_PALE, theme.GOLD)
    sheet.text((x + 20, y + 32), pic(lang, "now"), where.heading, bold=CAPITALS, room=w - 40, shrink=range(31, 25, -1))
    sheet.line([(x + 20, y + 58), (x + w - 20, y + 58)], theme.LINE, 3)


def draw(sheet: Sheet, scene: Scene, player: PlayerView, where: ZaibatsuLayout) -> None:
    """Six cells from the bottom up, the favours beside the upper ones, salaries beside the lower ones."""
    x, y, w, h = where.workers
    sheet.whole(where.workers)
    count = sum(cell.worker is not None for cell in player.workers)
    sheet.text(
        (x + w - 18, y + 30), f"{count} / {len(player.workers)}", where.heading, theme.SOFT, bold=True, anchor="rm"
    )
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
            sheet.icon((x + 214, top + high / 2), "nippon.fan", 70, level=stack.level, grey=empty)
            ink = theme.FAINT if empty else theme.INK
            sheet.text((x + 262, top + high / 2), f"×{stack.left}", 36, ink, bold=True)
            sheet.marks(f"favour:{stack.level}", box, scene.marked, frozenset(), outside=3)
    _salaries(
        sheet, player, scene.lang, (x + 164, y + h - 14 - 3 * step + (step - high), w - 182, 3 * step - (step - high))
    )


def _salaries(sheet: Sheet, player: PlayerView, lang: str, box: Box) -> None:
    x, y, w, h = box
    now = player.consolidation
    sheet.panel(box, theme.USED, None)
    middle = x + w / 2
    sheet.text(
        (middle, y + 34), pic(lang, "salaries"), 30, bold=CAPITALS, anchor="mm", room=w - 12, shrink=range(29, 21, -1)
    )
    if not now.colors:
        sheet.text((middle, y + h / 2 + 10), "–", 36, theme.FAINT, bold=True, anchor="mm")
        return
    for n in range(0, len(now.colors), 3):
        row: list[Part] = [department(color, 38) for color in now.colors[n : n + 3]]
        sheet.row((middle, y + 84 + n // 3 * 46), row, gap=8, anchor="mm")
    sheet.text((middle, y + 174), f"{len(now.colors)} × {now.each}", 32, theme.SOFT, anchor="mm")
    due: list[Part] = [Words(f"–{now.due}", 42), Icon("coin", 48, hole=True)]
    sheet.row((middle, y + 224), due, gap=8, anchor="mm")


def consolidation(sheet: Sheet, scene: Scene, player: PlayerView, where: ZaibatsuLayout) -> None:
    """What a consolidation would bring."""
    x, y, w, h = where.now
    sheet.whole(where.now)
    now, lang = player.consolidation, scene.lang
    if where.framed[2]:
        _framed(sheet, scene, player, where.framed)
    if not w:
        return
    if not now.possible:
        words = say(Text("nippon.no.workers"), lang)
        lines = sheet.block((x + 24, y + 86, w - 48, h), words, 40, theme.SOFT, align="lt", lines=6, shrink=(36, 32))
        free = h - 110 - LINE * lines
        if free >= LEAST_SIGN:
            at = (x + w / 2, y + h - 12 - free / 2)
            sheet.icon(at, "nippon.consolidate", min(MOST_SIGN, round(free - 24)), fade=0.5)
    else:
        _line_by_line(sheet, player, where.now, lang)
    sheet.marks("consolidate", where.now, scene.marked, frozenset(), outside=2)


def _framed(sheet: Sheet, scene: Scene, player: PlayerView, box: Box) -> None:
    """Where one was most influential in the end, as a print in a frame."""
    x, y, w, h = (round(measure) for measure in box)
    ranks = [(one.influence, region.id) for region in scene.view.regions for one in region.standings
             if one.seat == player.seat]  # fmt: skip
    most, region = max(ranks)
    sheet.panel(box, theme.PANEL, theme.LINE)
    sheet.image.paste(print_of(region, w - 2 * MAT, h - HEADED - MAT), (x + MAT, y + HEADED))
    sheet.panel((x + MAT, y + HEADED, w - 2 * MAT, h - HEADED - MAT), None, theme.INK, radius=0)
    sheet.text((x + MAT, y + 34), name(scene.lang, "region", region), 42, bold=CAPITALS)
    sheet.row((x + w - MAT, y + 34), [piece(scene.seats[player.seat], 48), Words(most, 44)], anchor="rm")


def _brought(player: PlayerView, number: int, icon: int) -> dict[str, list[Part]]:
    """The bonuses of two departments, the income, and what is left."""
    now = player.consolidation
    found: dict[str, list[Part]] = {}
    for key, bonus in (("bottom", now.bottom), ("top", now.top)):
        found[key] = [Words("–", number - 4, theme.FAINT)]
        if bonus is not None:
            gives = between([one_op(op, icon) for op in bonus.gives], "+", icon)
            found[key] = [department(bonus.color, icon + 6, bonus.improved), 8, *gives]
    income: list[Part] = [Words(now.coal_income, number), thing("coal", icon), 14, Words(now.money_income, number)]
    found["income"] = [*income, thing("money", icon)]
    rest: list[Part] = [Words(now.money, number), thing("money", icon), 14, Words(now.coal, number)]
    found["leaves"] = [*rest, thing("coal", icon), 14, Words(now.vp, number), Icon("star", icon + 2)]
    return found


def _line_by_line(sheet: Sheet, player: PlayerView, box: Box, lang: str) -> None:
    """The favour, then a line for each thing a consolidation brings."""
    x, y, w, h = box
    favour = player.consolidation.favour
    sheet.icon((x + w / 2, y + 132), "nippon.fan", 116, level=favour, grey=not favour)
    step = (h - 216) / 4
    for size in (48, 45, 42, 39, 36):
        parts = _brought(player, size, size + 4)
        if max(row_width(row, gap=5) for row in parts.values()) <= w - 60 - LABEL:
            break
    for n, (key, row) in enumerate(parts.items()):
        middle = y + 204 + step * (n + 0.5)
        if n:
            sheet.line([(x + 20, middle - step / 2), (x + w - 20, middle - step / 2)], theme.LINE, 3)
        sheet.text(
            (x + 24, middle), pic(lang, key), 34, theme.SOFT, bold=CAPITALS, room=LABEL, shrink=range(33, 25, -1)
        )
        sheet.row((x + w - 24, middle), row, gap=5, anchor="rm")
