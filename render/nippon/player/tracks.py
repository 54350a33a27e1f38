"""The three tracks of a zaibatsu."""

from __future__ import annotations

from engine.nippon.view.structs_player import PlayerView
from render.kit import Icon, Part, Sheet, Words, theme
from render.nippon.effects import one_op, thing
from render.nippon.scene import Scene
from render.nippon.wording import name

TRACKS = (392, 136, 1184, 416)
CELL_X, CELL_STEP, CELL_WIDE, CELL_HIGH, TRACK_STEP = 548, 68, 63, 106, 132


def still(sheet: Sheet, player: PlayerView, lang: str) -> None:
    """The panel, the names of the tracks and the key of the thresholds."""
    sheet.panel(TRACKS, theme.PANEL, theme.LINE)
    for n, track in enumerate(player.tracks):
        top = TRACKS[1] + 14 + n * TRACK_STEP
        sheet.icon((TRACKS[0] + 78, top + 40), thing(track.id, 56).name, 58)
        sheet.text(
            (TRACKS[0] + 78, top + 92), name(lang, "track", track.id), 24, anchor="mm", room=148, shrink=(23, 22)
        )
        if n < len(player.threshold_worth):
            first = CELL_X + len(track.cells) * CELL_STEP + 4
            box = (first, top + 18, TRACKS[0] + TRACKS[2] - 14 - first, 70)
            sheet.panel(box, theme.USED, None, radius=10)
            worth = " / ".join(map(str, player.threshold_worth[n]))
            parts: list[Part] = [Icon("flags", 44, count=n + 1), 4, Icon("star", 34), 4, Words(worth, 25, theme.SOFT)]
            sheet.row((box[0] + box[2] / 2, top + 53), parts, gap=0, anchor="mm")


def draw(sheet: Sheet, scene: Scene, player: PlayerView) -> None:
    """Cells with their bonuses; passed ones are tinted, the marker's is in the seat's colour."""
    style = scene.seats[player.seat]
    for n, track in enumerate(player.tracks):
        top = TRACKS[1] + 14 + n * TRACK_STEP
        for k, cell in enumerate(track.cells):
            x = CELL_X + k * CELL_STEP
            here, passed = k == track.index, k < track.index
            fill = style.colour if here else style.tint if passed else theme.CARD
            sheet.panel((x, top, CELL_WIDE, CELL_HIGH), fill, theme.INK if here else theme.LINE, width=4 if here else 3)
            ink = style.ink if here else theme.SOFT if passed else theme.INK
            sheet.text((x + CELL_WIDE / 2, top + 28), cell.value, 32, ink, bold=True, anchor="mm")
            at = (x + CELL_WIDE / 2, top + 74)
            if cell.threshold is not None:
                sheet.icon(at, "flags", 46, count=1 if cell.threshold == "lower" else 2)
            elif cell.bonus is not None:
                for part in one_op(cell.bonus, 42):
                    if isinstance(part, Icon):
                        sheet.icon(at, part.name, part.size, **part.variant, grey=here or passed)
        wide = len(track.cells) * CELL_STEP - (CELL_STEP - CELL_WIDE)
        sheet.marks(f"track:{track.id}", (CELL_X, top, wide, CELL_HIGH), scene.marked, frozenset(), at="lt", outside=3)
