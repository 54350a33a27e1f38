"""The three tracks of a zaibatsu."""

from __future__ import annotations

from engine.nippon.view.structs_player import PlayerView, TrackView
from render.kit import CAPITALS, Box, Icon, Part, SeatStyle, Sheet, Words, theme
from render.nippon.effects import thing
from render.nippon.pieces import track_cell
from render.nippon.player.layout import ZaibatsuPlan
from render.nippon.scene import Scene
from render.nippon.wording import name


def still(sheet: Sheet, player: PlayerView, where: ZaibatsuPlan, lang: str) -> None:
    """The panel, the names of the tracks, the key of the thresholds, and all cells as nobody has reached them."""
    sheet.panel(where.tracks, theme.PANEL, theme.LINE)
    plan = where.track
    assert plan is not None
    for n, track in enumerate(player.tracks):
        x, y = where.tracks[0], where.tracks[1] + n * plan.apart
        sheet.icon((x + plan.icon[0], y + plan.icon[1]), thing(track.id, 56).name, 58)
        called, size = name(lang, "track", track.id), plan.name_size
        sheet.text((x + plan.name[0], y + plan.name[1]), called, size, bold=CAPITALS, anchor=plan.anchor,
                   room=plan.room, shrink=range(size - 1, 21, -1))  # fmt: skip
        for k in range(len(track.cells)):
            _cell(sheet, track, k, n, where, None)
        if n < len(player.threshold_worth):
            box = key_box(where, track, n)
            sheet.panel(box, theme.USED, None, radius=10)
            worth = " / ".join(map(str, player.threshold_worth[n]))
            size = 36 if plan.key is None else 34
            parts: list[Part] = [Icon("flags", 44, count=n + 1), 4, Icon("star", size + 8), 4]
            sheet.row((box[0] + box[2] / 2, box[1] + box[3] / 2), [*parts, Words(worth, size, theme.SOFT)], gap=0,
                      anchor="mm")  # fmt: skip


def key_box(where: ZaibatsuPlan, track: TrackView, n: int) -> Box:
    """Where it says what a threshold is worth."""
    plan = where.track
    assert plan is not None
    x, y, w, _ = where.tracks
    if plan.key is not None:
        left, top, wide, high = plan.key
        return (x + left, y + n * plan.apart + top, wide, high)
    first = x + plan.cells[0] + len(track.cells) * plan.step + 4
    return (first, y + n * plan.apart + plan.cells[1] + (plan.high - 80) / 2, x + w - 14 - first, 80)


def draw(sheet: Sheet, scene: Scene, player: PlayerView, where: ZaibatsuPlan) -> None:
    """The cells up to the marker's: passed ones are tinted, its own is in the seat's colour."""
    style, plan = scene.seats[player.seat], where.track
    assert plan is not None
    left = where.tracks[0] + plan.cells[0]
    sheet.whole(where.tracks)
    for n, track in enumerate(player.tracks):
        for k in range(track.index + 1):
            _cell(sheet, track, k, n, where, style)
        wide = len(track.cells) * plan.step - (plan.step - plan.wide)
        around = (left, where.tracks[1] + plan.cells[1] + n * plan.apart, wide, plan.high)
        sheet.marks(f"track:{track.id}", around, scene.marked, frozenset(), outside=3)


def _cell(sheet: Sheet, track: TrackView, k: int, n: int, where: ZaibatsuPlan, style: SeatStyle | None) -> None:
    """A cell with its bonus, as nobody has reached it or as its owner has."""
    plan = where.track
    assert plan is not None
    x, top = where.tracks[0] + plan.cells[0] + k * plan.step, where.tracks[1] + plan.cells[1] + n * plan.apart
    here = style is not None and k == track.index
    track_cell(sheet, track.cells[k], (x, top, plan.wide, plan.high), plan.number, style, here)
