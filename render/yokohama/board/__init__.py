"""The board: map, how near the end is, achievements, players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PIL import Image

from engine.yokohama.view.structs import View
from render.kit import CAPITALS, Sheet, theme, width
from render.kit.theme import INK, VERMILION
from render.yokohama.board import achievements, end, harbour, standings
from render.yokohama.board.area import draw_area, draw_marks
from render.yokohama.board.layout import LINE_AT, WIDE, BoardPlan, plan
from render.yokohama.colours import COLOURS
from render.yokohama.scene import Scene
from render.yokohama.wording import name, pic, title


def draw(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The picture."""
    scene = Scene(view, names, lang, marked, changed)
    where = plan(view.seats)
    sheet = Sheet.over(
        ("yokohama.board", lang, view.seats), WIDE, where.height, partial(still, plan=where, lang=lang), colours=COLOURS
    )
    top_line(sheet, scene)
    for area in view.areas:
        draw_area(sheet, scene, area, where)
    draw_marks(sheet, scene, where)
    end.draw(sheet, scene, where)
    achievements.draw(sheet, scene, where)
    standings.draw(sheet, scene, where)
    return sheet.image


def still(sheet: Sheet, plan: BoardPlan, lang: str) -> None:
    """Everything that never changes for a number of players and a language."""
    harbour.still(sheet, plan)
    sheet.text((24, LINE_AT), title(lang), 44, bold=CAPITALS)
    end.still(sheet, plan, lang)
    achievements.still(sheet, plan, lang)
    standings.still(sheet, plan)


def top_line(sheet: Sheet, scene: Scene) -> None:
    """Round, whose turn, what is decided, and the key of the marks that are in the picture."""
    view, lang, here = scene.view, scene.lang, targets(scene.view)
    y = LINE_AT
    right = WIDE - 24 - _key(sheet, lang, not here.isdisjoint(scene.marked), not here.isdisjoint(scene.changed))
    x = 24 + width(title(lang), 44, CAPITALS) + 24
    if view.final and view.phase != "over":
        x += sheet.pill((x, y), pic(lang, "last_round"), 28, VERMILION, anchor="lm") + 22
    elif view.last_round is not None and view.phase != "over":
        x += sheet.text((x, y), pic(lang, "round", n=view.round), 32, theme.SOFT, bold=CAPITALS) + 14
        x += sheet.pill((x, y), pic(lang, "last_is", n=view.last_round), 26, VERMILION, anchor="lm") + 22
    else:
        x += sheet.text((x, y), pic(lang, "round", n=view.round), 32, theme.SOFT, bold=CAPITALS) + 34
    if view.phase == "orders":
        sheet.text((x, y), pic(lang, "step.orders"), 32, bold=CAPITALS, room=right - x, shrink=(30, 28, 26, 24))
        return
    seat = view.winners[0] if view.phase == "over" else view.active
    if view.phase == "over":
        x += sheet.icon((x, y), "trophy", 54, anchor="lm") + 12
    sheet.piece((x + 24, y), scene.seats[seat], 48)
    x += 62
    doing = pic(lang, "step.over" if view.phase == "over" else f"step.{view.step}")
    if view.area is not None:
        doing += f": {name(lang, 'area', view.area)}"
    room = right - x - 18 - min(width(doing, 32, CAPITALS), 260)
    x += sheet.text((x, y), scene.seats[seat].name, 40, VERMILION, bold=CAPITALS, room=room, shrink=(38, 36, 34)) + 18
    sheet.block(
        (x, y - 36, right - x, 72), doing, 32, INK, bold=CAPITALS, align="lm", shrink=(30, 28, 26, 24), leading=1.1
    )


def _key(sheet: Sheet, lang: str, marked: bool, changed: bool) -> float:
    """What the two outlines mean; returns how much room that takes."""
    shown = [key for key, on in (("legal", marked), ("changed", changed)) if on]
    if not shown:
        return 0
    wide = max(width(pic(lang, f"key.{key}"), 24, CAPITALS) for key in shown)
    for n, key in enumerate(shown):
        y = LINE_AT + (n - (len(shown) - 1) / 2) * 36
        box = (WIDE - 24 - wide - 50, y - 13, 38, 26)
        if key == "legal":
            sheet.panel(box, None, VERMILION, width=5, radius=7)
        else:
            sheet.panel(box, theme.STAR, theme.RIM, width=5, radius=7)
        sheet.text((WIDE - 24 - wide, y), pic(lang, f"key.{key}"), 24, INK, bold=CAPITALS)
    return wide + 70


def targets(view: View) -> frozenset[str]:
    """What an option can aim at on the board."""
    return on_map(view) | on_table(view)


def on_map(view: View) -> frozenset[str]:
    """What an option can aim at on the map."""
    found: list[str] = []
    for area in view.areas:
        shops = (f"{area.id}:shop:{n}" for n in range(1, len(area.shops) + 1))
        found += [area.id, f"{area.id}:token", f"{area.id}:house", *shops]
    return frozenset(found)


def on_table(view: View) -> frozenset[str]:
    """What an option can aim at beside the map."""
    return frozenset([*(tile.id for tile in view.achievements), *(token.id for token in view.reward_tokens)])
