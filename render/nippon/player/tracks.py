"""The three tracks of a zaibatsu."""

from __future__ import annotations

from engine.nippon.view.structs_player import PlayerView, TrackView
from render.kit import CAPITALS, Box, Icon, Part, SeatStyle, Sheet, Words, theme
from render.nippon.effects import thing
from render.nippon.pieces import track_cell
from render.nippon.player.layout import ZaibatsuLayout
from render.nippon.scene import Scene
from render.nippon.wording import name


def still(sheet: Sheet, player: PlayerView, where: ZaibatsuLayout, lang: str) -> None:
    """The panel, the names of the tracks, the key of the thresholds, and all cells as nobody has reached them."""
    sheet.panel(where.tracks, theme.PANEL, theme.LINE)
    row = where.track
    assert row is not None
    for n, track in enumerate(player.tracks):
        x, y = where.tracks[0], where.tracks[1] + n * row.apart
        sheet.icon((x + row.icon[0], y + row.icon[1]), thing(track.id, 56).name, 58)
        called, size = name(lang, "track", track.id), row.name_size
        sheet.text((x + row.name[0], y + row.name[1]), called, size, bold=CAPITALS, anchor=row.anchor,
                   room=row.room, shrink=range(size - 1, 21, -1))  # fmt: skip
        for k in range(len(track.cells)):
            _cell(sheet, track, k, n, where, None)
        if n < len(player.threshold_worth):
            box = key_box(where, track, n)
            sheet.panel(box, theme.USED, None, radius=10)
            worth = " / ".join(map(str, player.threshold_worth[n]))
            size = 36 if row.key is None else 34
            parts: list[Part] = [Icon("flags", 44, count=n + 1), 4, Icon("star", size + 8), 4]
            sheet.row((box[0] + box[2] / 2, box[1] + box[3] / 2), [*parts, Words(worth, size, theme.SOFT)], gap=0,
                      anchor="mm")  # fmt: skip


def key_box(where: ZaibatsuLayout, track: TrackView, n: int) -> Box:
    """Where it says what a threshold is worth."""
    row = where.track
    assert row is not None
    x, y, w, _ = where.tracks
    if row.key is not None:
        left, top, wide, high = row.key
        return (x + left, y + n * row.apart + top, wide, high)
    first = x + row.cells[0] + len(track.cells) * row.step + 4
    return (first, y + n * row.apart + row.cells[1] + (row.high - 80) / 2, x + w - 14 - first, 80)


def draw(sheet: Sheet, scene: Scene, player: PlayerView, where: ZaibatsuLayout) -> None:
    """The cells up to the marker's: passed ones are tinted, its own is in the seat's colour."""
    style, row = scene.seats[player.seat], where.track
    assert row is not None
    left = where.tracks[0] + row.cells[0]
    sheet.whole(where.tracks)
    for n, track in enumerate(player.tracks):
        for k in range(track.index + 1):
            _cell(sheet, track, k, n, where, style)
        if f"track:{track.id}" in scene.changed:
            sheet.whole((where.tracks[0], where.tracks[1] + n * row.apart, where.tracks[2], row.apart))
            sheet.changed(_box(track.index, n, where), outside=1)
        wide = len(track.cells) * row.step - (row.step - row.wide)
        around = (left, where.tracks[1] + row.cells[1] + n * row.apart, wide, row.high)
        # At its lower corner the disc hides no number of the first cell.
        sheet.marks(f"track:{track.id}", around, scene.marked, frozenset(), outside=3, at="lb")


def _cell(sheet: Sheet, track: TrackView, k: int, n: int, where: ZaibatsuLayout, style: SeatStyle | None) -> None:
    """A cell with its bonus, as nobody has reached it or as its owner has."""
    row = where.track
    assert row is not None
    here = style is not None and k == track.index
    track_cell(sheet, track.cells[k], _box(k, n, where), row.number, style, here)


def _box(k: int, n: int, where: ZaibatsuLayout) -> Box:
    """Where a cell of a track lies."""
    row = where.track
    assert row is not None
    x, top = where.tracks[0] + row.cells[0] + k * row.step, where.tracks[1] + row.cells[1] + n * row.apart
    return (x, top, row.wide, row.high)
