"""The panels of the four companies in the sea: share value, mines, and the posts that are left on the base."""

from __future__ import annotations

from engine.mombasa.view.structs import BaseView
from render.kit import CAPITALS, Icon, Part, Sheet, Words, theme
from render.mombasa import colours, layout
from render.mombasa.board.sea_layout import SeaLayout
from render.mombasa.scene import Scene
from render.mombasa.scenery import tones
from render.mombasa.targets import choosing
from render.mombasa.wording import name

BELOW = 3 + theme.DISC // 2  # px from a column to the middle of its disc


def choosing_column(scene: Scene) -> bool:
    """Whether discs hang below a panel."""
    columns = (f"{base.company}:{n + 1}" for base in scene.view.bases for n in range(len(base.columns)))
    return any(scene.marked.get(column) for column in columns)


def still(sheet: Sheet, scene: Scene, where: SeaLayout) -> None:
    """The panels with the companies' names."""
    for company in scene.data.company_ids:
        x, y, w, h = where.base(company)
        fill = colours.COMPANY[company]
        by = where.mount
        if by:
            mount = (x - by, y - by, w + 2 * by, h + 2 * by)
            sheet.panel(mount, tones.SAIL, None, radius=theme.RADIUS + by, shadow=tones.SHADOW)
        sheet.panel((x, y, w, h), theme.PANEL, theme.INK, width=4)
        sheet.band((x, y, w, layout.BASE_BAND), fill, inset=4)
        sheet.rect((x + 4, y + layout.BASE_BAND - 4, w - 8, 4), theme.INK)
        called = name(scene.lang, "company", company)
        at = (x + w / 2, y + layout.BASE_BAND / 2)
        sheet.text(at, called, 31, theme.contrast(fill), bold=CAPITALS, anchor="mm", room=w - 24, shrink=(29, 27, 24))


def draw(sheet: Sheet, scene: Scene, where: SeaLayout) -> None:
    """What is on each base now."""
    by_base = choosing(scene.view)
    for base in scene.view.bases:
        x, y, w, h = where.base(base.company)
        sheet.whole((x, y, w, h))
        sheet.icon(
            (x + layout.BASE_COIN[0], y + layout.BASE_COIN[1]), "coin", 88, words=base.share_value, line=theme.INK
        )
        facts: list[Part] = [Icon("pick", 44), Words(base.mines, 43)]
        sheet.row((x + layout.BASE_FACTS[0], y + layout.BASE_FACTS[1]), facts, gap=4, anchor="mm")
        grid(sheet, scene, base, where)
        if base.id in scene.changed:
            sheet.changed((x, y, w, h), outside=8 if by_base and base.company in scene.marked else 4)
        if by_base and base.company in scene.marked:
            sheet.legal((x, y, w, h), scene.marked[base.company], outside=6)
        columns(sheet, scene, base, where)


def cell(where: SeaLayout, company: str, column: int, space: int) -> tuple[float, float]:
    """The middle of a space of a base."""
    x, y = where.bases[company]
    left, top, right, down = layout.BASE_GRID
    return x + left + right * column, y + top + down * space


def grid(sheet: Sheet, scene: Scene, base: BaseView, where: SeaLayout) -> None:
    """Posts, and on empty spaces the coins that count for the share value."""
    w, h = layout.BASE_CELL
    coins = scene.data.bases.coins.per_space_top_to_bottom
    for column, spaces in enumerate(base.columns):
        for space, occupied in enumerate(spaces):
            x, y = cell(where, base.company, column, space)
            if occupied:
                sheet.icon((x, y), "mombasa.post", 32, company=base.company)
                continue
            sheet.panel((x - w / 2, y - h / 2, w, h), theme.PAPER, theme.LINE, width=2, radius=6)
            for number in range(coins[space]):
                shift = (number - (coins[space] - 1) / 2) * 11
                sheet.icon((x + shift, y), "coin", 25, line=theme.INK)


def columns(sheet: Sheet, scene: Scene, base: BaseView, where: SeaLayout) -> None:
    """Columns that may be chosen, counted from 1."""
    w, h = layout.BASE_CELL
    for column in range(len(base.columns)):
        target = f"{base.company}:{column + 1}"
        if target in scene.marked:
            x, y = cell(where, base.company, column, 0)
            tall = layout.BASE_GRID[3] * (len(base.columns[column]) - 1) + h
            box, number = (x - w / 2, y - h / 2 - 4, w, tall + 8), scene.marked[target]
            sheet.legal(box, None if number else "", radius=8, outside=2, width=4)  # so that no two touch
            if number:  # below its column, whose spaces all count
                sheet.label((x, y - h / 2 + tall + BELOW), number)
                sheet.place(box, number)
