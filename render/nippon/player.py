"""A zaibatsu: supplies, workers, tracks, pieces, departments, objectives, factories, contracts, influence tokens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PIL import Image

from engine.nippon.view.structs import View
from engine.nippon.view.structs_player import PlayerView
from render.kit import Icon, Part, SeatStyle, Sheet, Words, theme
from render.nippon import desk, works
from render.nippon.effects import between, department, one_op, thing
from render.nippon.recruit import figure
from render.nippon.seats import acting, styles, viewer
from render.nippon.wording import name, pic

WIDE, HIGH = 1600, 1776
HEADER = (24, 16, 1552, 104)
WORKERS = (24, 136, 352, 612)
TRACKS = (392, 136, 1184, 416)
NOW = (392, 568, 1184, 180)
CELL_X, CELL_STEP, CELL_WIDE, CELL_HIGH, TRACK_STEP = 548, 68, 63, 106, 132
STOCK = ("vp", "money", "coal", "silk", "iron")
STOCK_X, STOCK_WIDE = 538, 197


def targets(view: View) -> frozenset[str]:
    """Everything in this picture that an option can aim at."""
    player = view.players[viewer(view)]
    found = ["consolidate", *(contract.id for contract in player.contracts)]
    found += [f"track:{track.id}" for track in player.tracks]
    found += [f"favour:{stack.level}" for stack in player.favours]
    found += [f"objective:{one.id}" for one in player.objectives]
    found += [f"department:{one.color}" for one in player.departments]
    for own in player.factories:
        found += [own.id, f"{own.id}:left", f"{own.id}:right", f"good:{own.type}"]
    return frozenset(found)


def draw(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The picture."""
    seat = viewer(view)
    player, style = view.players[seat], styles(view, names)[seat]
    shape = (player.threshold_worth, tuple(tuple(cell.value for cell in track.cells) for track in player.tracks))
    sheet = Sheet.over(("nippon.player", lang, shape), WIDE, HIGH, partial(still, player=player, lang=lang))
    _header(sheet, view, player, style, lang)
    _workers(sheet, player, lang, marked)
    _tracks(sheet, player, style, marked)
    _now(sheet, player, lang, marked)
    desk.pieces(sheet, player, style)
    desk.departments(sheet, player, marked)
    desk.objectives(sheet, player, marked)
    works.factories(sheet, view, player, style, lang, marked, changed)
    works.contracts(sheet, player, marked)
    works.tokens(sheet, player, style, changed)
    return sheet.image


def still(sheet: Sheet, player: PlayerView, lang: str) -> None:
    """Panels, headings, names of the tracks and the key of the thresholds."""
    for box in (WORKERS, TRACKS):
        sheet.panel(box, theme.PANEL, theme.LINE)
    x, y, _, _ = WORKERS
    sheet.text((x + 18, y + 30), pic(lang, "workers"), 26, bold=True)
    for n, track in enumerate(player.tracks):
        top = TRACKS[1] + 14 + n * TRACK_STEP
        sheet.icon((TRACKS[0] + 78, top + 40), thing(track.id, 56).name, 58)
        sheet.text(
            (TRACKS[0] + 78, top + 92), name(lang, "track", track.id), 24, anchor="mm", room=148, shrink=(23, 22)
        )
        if n < len(player.threshold_worth):
            first = CELL_X + len(track.cells) * CELL_STEP + 4
            box = (first, top + 18, TRACKS[0] + TRACKS[2] - 14 - first, 70)
            sheet.panel(box, theme.USED, None, radius=10)
            worth = " / ".join(map(str, player.threshold_worth[n]))
            parts: list[Part] = [Icon("flags", 44, count=n + 1), 4, Icon("star", 34), 4, Words(worth, 25, theme.SOFT)]
            sheet.row((box[0] + box[2] / 2, top + 53), parts, gap=0, anchor="mm")
    sheet.panel(NOW, theme.GOLD_PALE, theme.GOLD)
    sheet.text((NOW[0] + 20, NOW[1] + 32), pic(lang, "now"), 26, bold=True)
    sheet.line([(NOW[0] + 20, NOW[1] + 58), (NOW[0] + NOW[2] - 20, NOW[1] + 58)], theme.LINE, 3)
    desk.still(sheet, lang)
    works.still(sheet, lang)


def _header(sheet: Sheet, view: View, player: PlayerView, style: SeatStyle, lang: str) -> None:
    """Who it is and what is in the supply."""
    x, y, _, h = HEADER
    sheet.panel(HEADER, style.tint, style.colour, width=5, radius=14)
    if acting(view) == player.seat and not view.over:
        sheet.mover(HEADER, radius=14)
    middle = y + h / 2
    sheet.piece((x + 62, middle), style, 72)
    sheet.text((x + 118, middle - 16), style.name, 40, bold=True, room=STOCK_X - x - 130, shrink=(36, 32, 30))
    parts: list[Part] = [Words(pic(lang, "total"), 24, theme.SOFT, bold=False), Icon("star", 28)]
    sheet.row((x + 118, middle + 28), [*parts, Words(player.score.total, 28, theme.SOFT)], gap=6)
    for n, resource in enumerate(STOCK):
        box = (STOCK_X + n * (STOCK_WIDE + 6), y + 16, STOCK_WIDE, h - 32)
        sheet.panel(box, theme.CARD, None, radius=12)
        count = getattr(player, resource)
        row: list[Part] = [thing(resource, 56), Words(count, 46, theme.INK if count else theme.FAINT)]
        if resource == "coal" and player.coal_stored:
            row += [6, Words(f"+{player.coal_stored}", 30, theme.SOFT), Icon("lock", 26)]
        sheet.row((box[0] + 18, middle), row, gap=8)


def _workers(sheet: Sheet, player: PlayerView, lang: str, marked: Mapping[str, str]) -> None:
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
            sheet.marks(f"favour:{stack.level}", box, marked, frozenset(), at="rt", outside=3)
    _salaries(sheet, player, lang, (x + 164, y + h - 14 - 3 * step + (step - high), w - 182, 3 * step - (step - high)))


def _salaries(sheet: Sheet, player: PlayerView, lang: str, box: tuple[float, float, float, float]) -> None:
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
    each = now.due // len(now.colors)
    sheet.text((middle, y + 174), f"{len(now.colors)} × {each}", 26, theme.SOFT, anchor="mm")
    due: list[Part] = [Words(f"–{now.due}", 36), Icon("coin", 44, hole=True)]
    sheet.row((middle, y + 224), due, gap=8, anchor="mm")


def _tracks(sheet: Sheet, player: PlayerView, style: SeatStyle, marked: Mapping[str, str]) -> None:
    """Cells with their bonuses; passed ones are tinted, the marker's is in the seat's colour."""
    for n, track in enumerate(player.tracks):
        top = TRACKS[1] + 14 + n * TRACK_STEP
        for k, cell in enumerate(track.cells):
            x = CELL_X + k * CELL_STEP
            here, passed = k == track.index, k < track.index
            fill = style.colour if here else style.tint if passed else theme.CARD
            sheet.panel((x, top, CELL_WIDE, CELL_HIGH), fill, theme.INK if here else theme.LINE, width=4 if here else 3)
            ink = style.ink if here else theme.SOFT if passed else theme.INK
            sheet.text((x + CELL_WIDE / 2, top + 28), cell.value, 32, ink, bold=True, anchor="mm")
            at = (x + CELL_WIDE / 2, top + 74)
            if cell.threshold is not None:
                sheet.icon(at, "flags", 46, count=1 if cell.threshold == "lower" else 2)
            elif cell.bonus is not None:
                for part in one_op(cell.bonus, 42):
                    if isinstance(part, Icon):
                        sheet.icon(at, part.name, part.size, **part.variant, grey=here or passed)
        wide = len(track.cells) * CELL_STEP - (CELL_STEP - CELL_WIDE)
        sheet.marks(f"track:{track.id}", (CELL_X, top, wide, CELL_HIGH), marked, frozenset(), at="lt", outside=3)


def _now(sheet: Sheet, player: PlayerView, lang: str, marked: Mapping[str, str]) -> None:
    """What a consolidation would bring."""
    x, y, w, h = NOW
    now = player.consolidation
    if not now.possible:
        sheet.text((x + w / 2, y + 116), "–", 36, theme.FAINT, bold=True, anchor="mm")
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
    sheet.marks("consolidate", NOW, marked, frozenset(), at="rt", outside=2)


def _column(sheet: Sheet, x: float, y: float, words: str, parts: Sequence[Part]) -> None:
    """A heading and what stands under it."""
    sheet.text((x, y + 84), words, 25, theme.SOFT)
    sheet.row((x, y + 134), parts, gap=5)
