"""Which worker to take: those one has from the bottom up, then what each that is there costs and brings later."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from engine.nippon.rules.option_facts import Hiring
from engine.nippon.view.structs_player import PlayerView
from render.kit import CAPITALS, Box, Icon, Part, Sheet, Words, fonts, row_width, theme
from render.nippon.effects import between, department, one_op, thing
from render.nippon.pieces import figure
from render.nippon.wording import heading, name, pic
from render.zoom import EDGE, WIDTH, Zoom, ZoomOption, disc

GAP = 12
CELL, CELL_STEP, AREA = (96, 104), 108, 128  # px of one's own worker cells, and of the panel with them
ACROSS, CARD, LOW = 3, 318, 254  # workers side by side, and px of the height of each, lower where none has a bonus
BESIDE = 158  # px from the left edge of a card to what is said of the worker
LOST = 56  # px of the line that says whose bonus is lost
PLAQUE = 40  # px of the sign on a worker that gives a bonus
FIGURE, NOTHING, DUE = 138, 36, 74  # px of a worker, of type where there is no bonus, and of the line of the salaries


def draw(
    zoom: Zoom, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The picture."""
    me = zoom.view.players[zoom.seat]
    lines = -(-max(1, len(zoom.options)) // ACROSS)
    hired = [one.facts for one in zoom.options if isinstance(one.facts, Hiring)]
    high = (CARD if any(one.place for one in hired) else LOW) + LOST * any(one.lost for one in hired)
    sheet = Sheet(WIDTH, GAP + AREA + lines * (high + GAP) + GAP)
    _area(sheet, me, lang)
    sheet.whole((EDGE, GAP, WIDTH - 2 * EDGE, AREA))
    across = min(ACROSS, max(1, len(zoom.options)))
    wide = (WIDTH - 2 * EDGE - GAP * (across - 1)) / across
    names = [name(lang, "color", one.facts.color) for one in zoom.options if isinstance(one.facts, Hiring)]
    room = wide - BESIDE - 16
    letters = next((px for px in range(48, 26, -1) if all(fonts.width(one, px, CAPITALS) <= room for one in names)), 26)
    for n, option in enumerate(zoom.options):
        down, column = divmod(n, across)
        box = (EDGE + column * (wide + GAP), GAP + AREA + GAP + down * (high + GAP), wide, high)
        _card(sheet, me, option, box, lang, letters)
        sheet.whole(box)
    return sheet.image


def _area(sheet: Sheet, me: PlayerView, lang: str) -> None:
    """One's own workers from the bottom up, and the cell that comes next."""
    box = (EDGE, GAP, WIDTH - 2 * EDGE, AREA)
    sheet.panel(box, theme.PANEL, theme.LINE)
    left = EDGE + box[2] - len(me.workers) * CELL_STEP - 6
    middle = GAP + AREA / 2
    called = heading(lang, "workers")
    sheet.text((EDGE + 20, middle), called, 40, bold=CAPITALS, room=left - EDGE - 40, shrink=range(39, 25, -1))
    giving = _giving(me)
    following = next((cell.cell for cell in me.workers if cell.worker is None), None)
    for n, cell in enumerate(me.workers):
        x, y = left + n * CELL_STEP, middle - CELL[1] / 2
        sheet.panel((x, y, *CELL), theme.USED if cell.grey else theme.CARD, theme.INK if cell.worker else theme.LINE)
        worker = cell.worker
        at = (x + CELL[0] / 2, middle)
        figure(sheet, at, None if worker is None else worker.color, 80, expert=worker is not None and worker.expert)
        if worker is not None and n in giving:
            gives = next(one.improved for one in me.departments if one.color == worker.color)
            sheet.row((x + CELL[0] - 4, y + CELL[1] - 18), [department(worker.color, PLAQUE, gives)], anchor="rm")
        if cell.cell == following:
            sheet.legal((x, y, *CELL), outside=0)


def _giving(me: PlayerView) -> set[int]:
    """The cells whose workers give the bonus of their department as things stand: the first, and the last."""
    now, taken = me.consolidation, [n for n, cell in enumerate(me.workers) if cell.worker is not None]
    return {*(taken[:1] if now.bottom else ()), *(taken[-1:] if now.top else ())}


def _card(sheet: Sheet, me: PlayerView, option: ZoomOption, box: Box, lang: str, letters: int) -> None:
    """A worker beside its name and its department's bonus, when that comes, and what it adds to the salaries."""
    x, y, w, h = box
    facts = option.facts
    assert isinstance(facts, Hiring)
    sheet.panel(box, theme.CARD, theme.INK, width=4)
    called, room = name(lang, "color", facts.color), w - BESIDE - 16
    said = _when(facts, lang)
    nothing = Words(said, fonts.fit(said, NOTHING, room, shrink=range(NOTHING, 23, -1))[1], theme.SOFT, bold=False)
    given = _bonus(me, facts.color, room) if facts.place else [nothing]
    beside = max(min(room, fonts.width(called, letters, CAPITALS)), row_width(given, gap=4))
    left = x + BESIDE + max(0, (room - beside) / 2 - 30)
    figure(sheet, (left - 68, y + 96), facts.color, FIGURE)
    sheet.text((left, y + 62), called, letters, bold=CAPITALS, room=room)
    sheet.row((left, y + 124), given, gap=4)
    lost = y + h - DUE - LOST if facts.lost else y + h - DUE  # where the line begins that says whose bonus is lost
    if facts.place:
        sheet.block((x + 18, y + 166, w - 36, lost - y - 166), said, 30, theme.SOFT, lines=2, shrink=range(29, 23, -1))
    if facts.lost:
        told: list[Part] = [Words(pic(lang, "hiring.lost"), 28, theme.VERMILION, bold=False), 6]
        sheet.row((x + w / 2, lost + LOST / 2), [*told, *_bonus(me, facts.lost, w - 210)], gap=4, anchor="mm")
    sheet.line([(x + 4, y + h - DUE), (x + w - 4, y + h - DUE)], theme.LINE, 3)
    for size in (46, 43, 40, 37, 34, 31, 28):
        due: list[Part] = [Words(heading(lang, "salaries"), size - 6, theme.SOFT, bold=CAPITALS), 12]
        due += [Words(f"+{facts.salary}", size), 4, thing("money", size)]
        if row_width(due) <= w - 36:
            break
    sheet.row((x + w / 2, y + h - DUE / 2 - 1), due, anchor="mm")
    disc(sheet, (x + 40, y + 40), option.number, box)


def _when(facts: Hiring, lang: str) -> str:
    """When its department gives its bonus, or that it gives none."""
    return pic(lang, f"hiring.{facts.place or 'none'}")


def _bonus(me: PlayerView, color: str, room: float) -> list[Part]:
    """What the department gives, as large as there is room for."""
    gives = next(one for one in me.departments if one.color == color)
    parts: list[Part] = []
    for size in (50, 46, 42, 38, 34, 30, 26):
        parts = [department(color, size, gives.improved), 8, Icon("arrow", round(size * 0.6), colour=theme.SOFT)]
        parts += [8, *between([one_op(op, size) for op in gives.gives], "+", size)]
        if row_width(parts, gap=4) <= room:
            break
    return parts
