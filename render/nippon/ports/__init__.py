"""The destinations of ships without the sea: experts, improved departments and free berths."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from engine.nippon.view.structs_board import PortView
from render.kit import CAPITALS, Box, Icon, Part, SeatStyle, Sheet, Words, theme
from render.nippon import colours
from render.nippon.pieces import figure, vehicle
from render.nippon.scene import Scene
from render.nippon.wording import name
from render.zoom import EDGE, WIDTH, Zoom, disc

GAP, COLUMNS = 12, 3
FEW = 2  # ships that lie side by side at their full size
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
        card(sheet, port, box, scene.seats, lang, open_to=port.id in scene.marked)
        if port.id in scene.marked:
            sheet.legal(box, outside=0)
            disc(sheet, (box[0] + WIDE - 32, box[1] + 30), scene.marked[port.id], box)
    return sheet.image


def card(sheet: Sheet, port: PortView, box: Box, seats: Sequence[SeatStyle], lang: str, *, open_to: bool) -> None:
    """A destination below its name: whether its expert is there, how many can be improved, whose ships lie there."""
    x, y, w, h = box
    line = theme.INK if open_to else theme.LINE
    sheet.panel(box, theme.CARD if open_to else theme.USED, line)
    sheet.panel((x, y, w, SIGN), colours.WORKER[port.color] if open_to else theme.USED, line)
    words, ink = name(lang, "destination", port.id), colours.SIGN[port.color] if open_to else theme.SOFT
    sheet.text((x + 16, y + SIGN / 2), words, 36, ink, bold=CAPITALS, room=w - 86, shrink=range(35, 25, -1))
    middle, ship = y + (SIGN + h) / 2, 58 if port.cells <= FEW else 38
    figure(sheet, (x + 52, middle), port.color if port.expert else None, 88, expert=True)
    parts: list[Part] = [
        Icon("nippon.plaque", 60, color=port.color, improved=True, grey=not port.improved),
        Words(f"×{port.improved}", 40, theme.INK if port.improved else theme.FAINT),
        14,
        *(vehicle("ship", seats[seat], ship) for seat in port.ships),
        *(Icon("nippon.ship", ship, grey=True, fade=0.6) for _ in range(port.cells - len(port.ships))),
    ]
    sheet.row((x + 104, middle), parts, gap=2)
