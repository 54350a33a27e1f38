"""Steps on tracks: where the marker stands, and where each option would take it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from PIL import Image

from engine.nippon.rules.option_facts import Stepping
from engine.nippon.view.structs_player import TrackView
from render.kit import Sheet, theme
from render.nippon.pieces import TRACK, wide_track
from render.nippon.scene import Scene
from render.zoom import DISC, EDGE, WIDTH, Zoom, disc

GAP = 12


def draw(
    zoom: Zoom, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The picture."""
    style, shown = Scene(zoom.view, names, lang, {}, changed).seats[zoom.seat], stepped(zoom)
    sheet = Sheet(WIDTH, TRACK * len(shown) + 2 * GAP)
    sheet.panel((EDGE, GAP, WIDTH - 2 * EDGE, TRACK * len(shown)), theme.PANEL, theme.LINE)
    longest = max(len(track.cells) for track in shown)
    for n, track in enumerate(shown):
        top = GAP + n * TRACK
        sheet.whole((EDGE, top, WIDTH - 2 * EDGE, TRACK))
        boxes = wide_track(sheet, track, style, (EDGE, top, WIDTH - 2 * EDGE, TRACK), lang, longest)
        ends: Counter[int] = Counter()  # steps beyond the end are lost, so several options may lead there
        for number, index in landings(zoom, track):
            x, y, w, _ = boxes[index]
            sheet.legal(boxes[index], outside=0)
            disc(
                sheet,
                (x + w / 2 - ends[index] * (DISC + 4), y - DISC / 2 + 4),
                number,
                (EDGE, top, WIDTH - 2 * EDGE, TRACK),
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
