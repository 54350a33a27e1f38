"""Steps on tracks: where the marker stands, and where each option would take it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from PIL import Image

from engine.nippon.rules.option_facts import Stepping
from engine.nippon.view.structs_player import TrackView
from render.kit import CAPITALS, Sheet, theme
from render.nippon.effects import thing
from render.nippon.pieces import track_cell
from render.nippon.scene import Scene
from render.nippon.wording import name
from render.zoom import DISC, EDGE, WIDTH, Zoom, disc

GAP, HIGH = 12, 262  # px of a track
CELL_X, CELL_Y, CELL_HIGH, APART = 20, 134, 112, 6  # px from the corner of a track to its cells, and of these


def draw(
    zoom: Zoom, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The picture."""
    style, shown = Scene(zoom.view, names, lang, {}, changed).seats[zoom.seat], stepped(zoom)
    sheet = Sheet(WIDTH, HIGH * len(shown) + 2 * GAP)
    sheet.panel((EDGE, GAP, WIDTH - 2 * EDGE, HIGH * len(shown)), theme.PANEL, theme.LINE)
    step = (WIDTH - 2 * EDGE - 2 * CELL_X + APART) / max(len(track.cells) for track in shown)
    for n, track in enumerate(shown):
        top = GAP + n * HIGH
        sheet.icon((EDGE + 50, top + 50), thing(track.id, 56).name, 58)
        sheet.text((EDGE + 100, top + 50), name(lang, "track", track.id), 40, bold=CAPITALS, room=700)
        boxes = [(EDGE + CELL_X + k * step, top + CELL_Y, step - APART, CELL_HIGH) for k in range(len(track.cells))]
        for k, (cell, box) in enumerate(zip(track.cells, boxes, strict=True)):
            track_cell(sheet, cell, box, 42, style if k <= track.index else None, k == track.index)
        ends: Counter[int] = Counter()  # steps beyond the end are lost, so several options may lead there
        for number, index in landings(zoom, track):
            x, y, w, _ = boxes[index]
            sheet.legal(boxes[index], outside=0)
            disc(
                sheet,
                (x + w / 2 - ends[index] * (DISC + 4), y - DISC / 2 + 4),
                number,
                (EDGE, top, WIDTH - 2 * EDGE, HIGH),
            )
            ends[index] += 1
    return sheet.image


def stepped(zoom: Zoom) -> list[TrackView]:
    """The tracks on which something would move."""
    moved = {track for one in zoom.options if isinstance(one.facts, Stepping) for track, _ in one.facts.gain}
    found = [track for track in zoom.view.players[zoom.seat].tracks if track.id in moved]
    return found or list(zoom.view.players[zoom.seat].tracks)


def landings(zoom: Zoom, track: TrackView) -> Iterator[tuple[str, int]]:
    """Where the options would take the marker of a track, by their numbers."""
    for one in zoom.options:
        steps = dict(one.facts.gain).get(track.id, 0) if isinstance(one.facts, Stepping) else 0
        if steps:
            yield one.number, min(track.index + steps, len(track.cells) - 1)
