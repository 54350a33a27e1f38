"""The destinations of ships without the sea: experts, improved departments and free berths."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from engine.nippon.view.structs_board import PortView
from render.kit import CAPITALS, Box, Icon, Part, Sheet, Words, theme
from render.nippon import colours
from render.nippon.pieces import figure
from render.nippon.scene import Scene
from render.nippon.wording import name
from render.zoom import EDGE, WIDTH, Zoom, disc

GAP, COLUMNS = 12, 3
WIDE, HIGH, SIGN = (WIDTH - 2 * EDGE - GAP * (COLUMNS - 1)) / COLUMNS, 160, 52  # px of a card and of its name


def draw(
    zoom: Zoom, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The picture; what is not on offer is grey."""
    scene = Scene(zoom.view, names, lang, zoom.numbers(), changed)
    rows = -(-len(scene.view.ports) // COLUMNS)
    sheet = Sheet(WIDTH, GAP + rows * (HIGH + GAP))
    for n, port in enumerate(scene.view.ports):
        box = EDGE + n % COLUMNS * (WIDE + GAP), GAP + n // COLUMNS * (HIGH + GAP), WIDE, HIGH
        sheet.whole(box)
        card(sheet, port, box, lang, open_to=port.id in scene.marked)
        if port.id in scene.marked:
            sheet.legal(box, outside=0)
            disc(sheet, (box[0] + WIDE - 32, box[1] + 30), scene.marked[port.id], box)
    return sheet.image


def card(sheet: Sheet, port: PortView, box: Box, lang: str, *, open_to: bool) -> None:
    """A destination below its name: whether its expert is there, how many can be improved, how many ships lie there."""
    x, y, w, h = box
    line = theme.INK if open_to else theme.LINE
    sheet.panel(box, theme.CARD if open_to else theme.USED, line)
    sheet.panel((x, y, w, SIGN), colours.WORKER[port.color] if open_to else theme.USED, line)
    words, ink = name(lang, "destination", port.id), colours.SIGN[port.color] if open_to else theme.SOFT
    sheet.text((x + 16, y + SIGN / 2), words, 36, ink, bold=CAPITALS, room=w - 86, shrink=range(35, 25, -1))
    middle = y + (SIGN + h) / 2
    figure(sheet, (x + 52, middle), port.color if port.expert else None, 88, expert=True)
    parts: list[Part] = [
        Icon("nippon.plaque", 54, color=port.color, improved=True, grey=not port.improved),
        Words(f"×{port.improved}", 40, theme.INK if port.improved else theme.FAINT),
        10,
        Icon("nippon.ship", 46),
        Words(f"{len(port.ships)}/{port.cells}", 40),
    ]
    sheet.row((x + 100, middle), parts, gap=2)
