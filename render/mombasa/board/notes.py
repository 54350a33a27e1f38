"""Notes in the sea: what borders cost, and what the mover is doing."""

from __future__ import annotations

from render.kit import Icon, Part, Sheet, Words, piece, row_width, theme
from render.mombasa import colours, layout
from render.mombasa.board.sea_plan import SeaPlan
from render.mombasa.scene import Scene


def legend(sheet: Sheet, scene: Scene, where: SeaPlan) -> None:
    """What a border costs, and what a foreign post adds."""
    x, y = where.legend
    cost = scene.data.borders.cost
    sheet.panel((x, y, *layout.LEGEND[2:]), theme.PANEL, theme.LINE, shadow=colours.SEA_SHADE)
    sheet.line([(x + 24, y + 34), (x + 104, y + 34)], theme.SOFT, 4)
    sheet.line([(x + 24, y + 82), (x + 104, y + 82)], theme.INK, 14)
    sheet.line([(x + 24, y + 82), (x + 104, y + 82)], theme.PANEL, 5)
    posts: list[Part] = []
    for company in scene.data.company_ids:
        posts += [Icon("mombasa.post", 32, company=company), -4]
    sheet.row((x + 14, y + 130), posts[:-1], gap=0)
    for down, words in ((34, str(cost.single)), (82, str(cost.double)), (130, f"+{cost.foreign_post_extra}")):
        sheet.text((x + 152, y + down), words, 34, bold=True)


def question(sheet: Sheet, scene: Scene, where: SeaPlan) -> None:
    """What the mover is doing, and how much of it is left."""
    parts = deed(scene)
    if not parts:
        return
    (x, y), h = where.question, layout.QUESTION[3]
    w = row_width(parts, gap=12) + 48
    sheet.panel((x, y, w, h), theme.PANEL, theme.LINE, shadow=colours.SEA_SHADE)
    sheet.row((x + 24, y + h / 2), parts, gap=12)


def deed(scene: Scene) -> list[Part]:
    """Who, with what, how much is left, for whom."""
    view, doing = scene.view, scene.view.doing
    if doing is None or view.active is None:
        return []
    parts: list[Part] = [piece(scene.seats[view.active], 62)]
    if doing.batch:
        return [*parts, Icon("book", 56, words=doing.left)]
    match doing.action:
        case "goods":
            parts.append(Icon("block_arrow", 54, words=doing.left))
        case "expansion":
            parts += [Icon("mombasa.expansion", 56), Words(doing.left, 40), Icon("arrow", 36)]
            parts.append(Icon("mombasa.post", 60, company=doing.company) if doing.company else Words("?", 44))
        case "bookkeeper" | "merchant":
            parts.append(Icon(f"mombasa.{doing.action}", 58))
        case "marker":
            parts += [Icon("arrow", 36), Icon("mombasa.ring", 54)]
        case "end":
            parts.append(Icon("tick", 54))
    return parts
