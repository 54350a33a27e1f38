"""The panel on the sea that shows how near the end is."""

from __future__ import annotations

from engine.yokohama.view.structs import BoardView, BuiltView
from render.kit import CAPITALS, Box, Sheet, theme
from render.kit.theme import INK, VERMILION, Colour
from render.yokohama.board.layout import BoardLayout
from render.yokohama.scene import Scene
from render.yokohama.wording import heading, pic

TITLE = 40  # height of a panel's title, in units
NUMBER, COUNT = 44, 40  # units of type
TRIGGERS = (
    ("yokohama.church", 44),
    ("yokohama.customs", 42),
    ("yokohama.shop", 40),
    ("yokohama.house", 40),
    ("sheet", 38),
)


def still(sheet: Sheet, where: BoardLayout, lang: str) -> None:
    """Frame, title, icons of the triggers, lines."""
    panel(sheet, where, where.end, heading(lang, "end"))
    for n in range(len(TRIGGERS)):
        x, y, w = end_line(where, n)
        sheet.line([(x, y - end_step(where) / 2), (x + w, y - end_step(where) / 2)], theme.LINE, 2)
        _trigger(sheet, where, n, lang, theme.SOFT)


def panel(sheet: Sheet, where: BoardLayout, box: Box, title: str) -> None:
    """A panel on the sea with its title."""
    k = where.scale
    x, y, w, _ = box
    sheet.panel(box, theme.PANEL, theme.LINE, shadow=theme.INDIGO)
    sheet.text((x + 20 * k, y + 23 * k), title, round(28 * k), theme.SOFT, bold=CAPITALS, room=w - 40 * k,
               shrink=(round(25 * k), round(23 * k)))  # fmt: skip


def _trigger(sheet: Sheet, where: BoardLayout, n: int, lang: str, colour: Colour) -> None:
    """The icon of a trigger; only the order deck needs words."""
    k = where.scale
    x, y, w = end_line(where, n)
    name, size = TRIGGERS[n]
    sheet.icon((x + 24 * k, y), name, round(size * k))
    if name == "sheet":
        sheet.text((x + 60 * k, y), pic(lang, "orders_left"), round(28 * k), colour, bold=CAPITALS, room=w - 118 * k,
                   shrink=(round(26 * k), round(24 * k), round(22 * k)))  # fmt: skip


def end_step(where: BoardLayout) -> float:
    return (where.end[3] - (TITLE + 8) * where.scale) / 5


def end_line(where: BoardLayout, n: int) -> tuple[float, float, float]:
    """Left edge, middle and width of a trigger's line."""
    x, y, w, _ = where.end
    k = where.scale
    return x + 16 * k, y + TITLE * k + end_step(where) * (n + 0.5), w - 32 * k


def draw(sheet: Sheet, scene: Scene, where: BoardLayout) -> None:
    """The five triggers; one that has fired turns vermilion."""
    view = scene.view
    end = view.end
    sheet.whole(where.end)
    for n, trigger in enumerate(("church", "customs", "shops", "trading_houses", "port")):
        if trigger in end.fired:
            _fired(sheet, where, n, scene.lang)
    _board_line(sheet, scene, where, 0, view.church, "church" in end.fired)
    _board_line(sheet, scene, where, 1, view.customs, "customs" in end.fired)
    _count_line(sheet, scene, where, 2, end.shops, "shops" in end.fired)
    _count_line(sheet, scene, where, 3, end.houses, "trading_houses" in end.fired)
    x, y, w = end_line(where, 4)
    colour = VERMILION if "port" in end.fired else INK
    sheet.text((x + w, y), view.order_deck, round(NUMBER * where.scale), colour, bold=True, anchor="rm")
    for n, (name, _) in enumerate(TRIGGERS):
        x, y, w = end_line(where, n)
        high = end_step(where) - 6
        around = (x - 7 * where.scale, y - high / 2, w + 14 * where.scale, high)
        sheet.marks(f"end:{name}", around, scene.marked, frozenset(), radius=8, outside=0)


def _fired(sheet: Sheet, where: BoardLayout, n: int, lang: str) -> None:
    """The ground of a trigger that has fired."""
    x, y, w = end_line(where, n)
    high = end_step(where) - 6
    sheet.panel((x - 7 * where.scale, y - high / 2, w + 14 * where.scale, high), theme.ROSE_TINT, None, radius=8)
    _trigger(sheet, where, n, lang, VERMILION)


def _board_line(sheet: Sheet, scene: Scene, where: BoardLayout, n: int, board: BoardView, fired: bool) -> None:
    """Who stands on the Church or Customs board, in the order of the spaces, then what is left."""
    k = where.scale
    x, y, w = end_line(where, n)
    standing = [space.taken for space in board.spaces if space.taken is not None]
    places = max(board.limit, len(standing))
    step = min(35 * k, 180 * k / places)
    for place in range(places):
        middle = x + 72 * k + place * step
        if place < len(standing):
            sheet.piece((middle, y), scene.style(standing[place]), round(30 * k))
        else:
            sheet.disc(middle, y, 6 * k, theme.LINE, None)
    colour = VERMILION if fired else INK
    sheet.text((x + w, y), f"{board.count}/{board.limit}", round(NUMBER * k), colour, bold=True, anchor="rm")


def _count_line(sheet: Sheet, scene: Scene, where: BoardLayout, n: int, built: BuiltView, fired: bool) -> None:
    """How many buildings each player has built."""
    k = where.scale
    x, y, w = end_line(where, n)
    for place, seat in enumerate(scene.view.turn_order):
        left = x + 66 * k + place * max(58 * k, min(110 * k, (w - 116 * k) / scene.view.seats))
        count = built.counts[seat]
        sheet.piece((left, y), scene.seats[seat], round(27 * k))
        colour = VERMILION if seat in built.complete else INK if count else theme.FAINT
        sheet.text((left + 16 * k, y), count, round(COUNT * k), colour, bold=True)
    sheet.text((x + w, y), f"/{built.limit}", round(34 * k), VERMILION if fired else theme.SOFT, anchor="rm")
