"""Notes in the sea: what borders cost, and what the mover is doing."""

from __future__ import annotations

from render.kit import CAPITALS, Box, Icon, Part, Sheet, Words, piece, row_width, theme
from render.mombasa import layout
from render.mombasa.board.sea_layout import SeaLayout
from render.mombasa.scene import Scene
from render.mombasa.scenery import tones
from render.mombasa.wording import pic

ROLL = 26  # px
ALONE = 94  # px of a note without words


def legend(sheet: Sheet, scene: Scene, where: SeaLayout) -> None:
    """What a border costs, and what a foreign post adds."""
    x, y = where.legend
    cost = scene.data.borders.cost
    scroll(sheet, (x, y, *layout.LEGEND[2:]))
    sheet.line([(x + 20, y + 40), (x + 104, y + 40)], theme.SOFT, 4)
    sheet.line([(x + 20, y + 86), (x + 104, y + 86)], theme.INK, 14)
    sheet.line([(x + 20, y + 86), (x + 104, y + 86)], tones.SCROLL, 5)
    posts: list[Part] = []
    for company in scene.data.company_ids:
        posts += [Icon("mombasa.post", 32, company=company), -4]
    sheet.row((x + 14, y + 132), posts[:-1], gap=0)
    for down, words in ((40, str(cost.single)), (86, str(cost.double)), (132, f"+{cost.foreign_post_extra}")):
        sheet.text((x + 146, y + down), words, 44, bold=True)


def scroll(sheet: Sheet, box: Box) -> None:
    """A sheet of parchment between two rolls that stand out at its sides."""
    x, y, w, h = box
    sheet.panel((x, y, w, h), tones.SCROLL, tones.KEY, radius=4, shadow=tones.SHADOW)
    for top in (y - ROLL / 2, y + h - ROLL / 2):
        across = (x - ROLL / 2, top, w + ROLL, ROLL)
        sheet.panel(across, tones.SCROLL_BACK, tones.KEY, radius=ROLL // 2, shadow=tones.SHADOW)
        for side in (x - ROLL / 2, x + w - ROLL / 2):
            sheet.disc(side + ROLL / 2, top + ROLL / 2, ROLL / 2, tones.SCROLL, tones.KEY)


def question(sheet: Sheet, scene: Scene, where: SeaLayout) -> None:
    """What the mover is doing, and how much of it is left."""
    parts = deed(scene)
    if not parts:
        return
    (x, y), said, (most, h) = where.question, left(scene), layout.QUESTION[2:]
    w = most if said else row_width(parts, gap=12) + 48
    sheet.panel((x, y, w, h if said else ALONE), theme.PANEL, theme.LINE, shadow=tones.SHADOW)
    sheet.row((x + 20, y + ALONE / 2 - 4 * bool(said)), parts, gap=12)
    below = (x + 20, y + ALONE - 14, w - 40, h - ALONE)
    sheet.block(below, said, 30, bold=CAPITALS, align="lm", shrink=(28, 27, 26), leading=1.0)


def left(scene: Scene) -> str:
    """What the number is that stands there, where there is one; the number itself is not said twice."""
    doing = scene.view.doing
    if doing is None or not doing.left:
        return ""
    return pic(scene.lang, f"left.{'batch' if doing.batch else doing.action}", n=doing.left).partition(":")[0]


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
