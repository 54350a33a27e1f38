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
ACROSS, CARD = 3, 294  # workers side by side, and px of the height of each
BESIDE = 150  # px from the left edge of a card to what is said of the worker


def draw(
    zoom: Zoom, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The picture."""
    me = zoom.view.players[zoom.seat]
    lines = -(-max(1, len(zoom.options)) // ACROSS)
    sheet = Sheet(WIDTH, GAP + AREA + lines * (CARD + GAP) + GAP)
    _area(sheet, me, lang)
    sheet.whole((EDGE, GAP, WIDTH - 2 * EDGE, AREA))
    across = min(ACROSS, max(1, len(zoom.options)))
    wide = (WIDTH - 2 * EDGE - GAP * (across - 1)) / across
    names = [name(lang, "color", one.facts.color) for one in zoom.options if isinstance(one.facts, Hiring)]
    room = wide - BESIDE - 16
    letters = next((px for px in range(42, 26, -1) if all(fonts.width(one, px, CAPITALS) <= room for one in names)), 26)
    for n, option in enumerate(zoom.options):
        down, column = divmod(n, across)
        box = (EDGE + column * (wide + GAP), GAP + AREA + GAP + down * (CARD + GAP), wide, CARD)
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
    following = next((cell.cell for cell in me.workers if cell.worker is None), None)
    for n, cell in enumerate(me.workers):
        x, y = left + n * CELL_STEP, middle - CELL[1] / 2
        sheet.panel((x, y, *CELL), theme.USED if cell.grey else theme.CARD, theme.INK if cell.worker else theme.LINE)
        worker = cell.worker
        at = (x + CELL[0] / 2, middle)
        figure(sheet, at, None if worker is None else worker.color, 80, expert=worker is not None and worker.expert)
        if cell.cell == following:
            sheet.legal((x, y, *CELL), outside=0)


def _card(sheet: Sheet, me: PlayerView, option: ZoomOption, box: Box, lang: str, letters: int) -> None:
    """A worker: its department's bonus and when that comes, and what its colour adds to the salaries."""
    x, y, w, _ = box
    facts = option.facts
    assert isinstance(facts, Hiring)
    sheet.panel(box, theme.CARD, theme.INK, width=4)
    figure(sheet, (x + 84, y + 116), facts.color, 112)
    left, room = x + BESIDE, w - BESIDE - 16
    called = name(lang, "color", facts.color)
    sheet.text((left, y + 38), called, letters, bold=CAPITALS, room=room)
    if facts.place:
        sheet.row((left, y + 104), _bonus(me, facts, room), gap=4)
    when = pic(lang, f"hiring.{facts.place or 'none'}")
    sheet.block((x + 18, y + 174, w - 36, 70), when, 28, theme.SOFT, align="lm", lines=2, shrink=range(27, 23, -1))
    for size in (40, 37, 34, 31, 28):
        due: list[Part] = [Words(heading(lang, "salaries"), size - 6, theme.SOFT, bold=CAPITALS), 12]
        due += [Words(f"+{facts.salary}", size), 4, thing("money", size)]
        if row_width(due) <= w - 36:
            break
    sheet.row((x + 18, y + 266), due)
    disc(sheet, (x + 40, y + 40), option.number, box)


def _bonus(me: PlayerView, facts: Hiring, room: float) -> list[Part]:
    """What the department gives, as large as there is room for."""
    gives = next(one for one in me.departments if one.color == facts.color)
    parts: list[Part] = []
    for size in (50, 46, 42, 38, 34, 30, 26):
        parts = [department(facts.color, size, gives.improved), 8, Icon("arrow", round(size * 0.6), colour=theme.SOFT)]
        parts += [8, *between([one_op(op, size) for op in gives.gives], "+", size)]
        if row_width(parts, gap=4) <= room:
            break
    return parts
