"""The four company tracks: shares, special fields, tolls and everybody's markers."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engine.mombasa.components.rows_tracks import Track
from engine.mombasa.view.structs import TrackView
from render import phone
from render.kit import CAPITALS, Box, Point, Sheet, kept, theme
from render.mombasa import colours, layout
from render.mombasa.scene import Scene
from render.mombasa.targets import choosing
from render.mombasa.wording import name

Block = dict[int, tuple[int, tuple[Point, ...]]]  # size of the pieces in a space by their number, where they stand
ROOMY = 70  # px of a space from which on they stand wider apart
UNDER_HEAD: dict[bool, Block] = {
    False: {
        1: (46, ((0, 0),)),
        2: (36, ((-8, -18), (8, 18))),
        3: (29, ((0, -15), (-12, 14), (12, 14))),
        4: (28, ((-12, -14), (12, -14), (-12, 14), (12, 14))),
    },
    True: {
        1: (46, ((0, 0),)),
        2: (38, ((-18, 0), (18, 0))),
        3: (36, ((0, -17), (-19, 17), (19, 17))),
        4: (36, ((-19, -17), (19, -17), (-19, 17), (19, 17))),
    },
}
FREE: dict[bool, Block] = {
    False: {2: (46, ((0, -25), (0, 25))), 3: (36, ((-8, -35), (8, 0), (-8, 35)))},
    True: {
        3: (36, ((20, -22), (-20, 22), (20, 22))),
        4: (36, ((-20, -22), (20, -22), (-20, 22), (20, 22))),
    },
}  # where a space has no head, round its middle
CROWD = {False: 2, True: 3}  # from so many on the head above them is low


class TrackLayout(NamedTuple):
    """Where the tracks stand; long ones may be broken into two lines."""

    wide: int
    edge: int
    top: int
    step: int
    after: int  # the last space of the first line; 0: there is one line

    def top_of(self, row: int) -> int:
        return self.top + self.step * row

    def row(self, row: int) -> Box:
        """A whole track with all its lines."""
        high = layout.TRACK_HIGH + (LINE if self.after else 0)
        return (self.edge, self.top_of(row), self.wide - 2 * self.edge, high)

    def cell(self, track: Track, space: int) -> Box:
        """A space of a track, from the upper edge of its row.

        In one line tolls take a gap of their own; of two lines every space stands below another one.
        """
        if self.after:
            columns = track.length - self.after
            wide = (self.wide - 2 * self.edge + layout.CELL_GAP) / columns
            below = space > self.after
            column = space - self.after - 1 if below else columns - self.after - 1 + space
            x, end = (round(self.edge + wide * n) for n in (column, column + 1))
            return (x, LINE * below, end - layout.CELL_GAP - x, layout.TRACK_HIGH)
        start = self.edge + layout.TRACK_LABEL + 10
        if space == 0:
            return (start, 0, layout.TRACK_START, layout.TRACK_HIGH)
        line = start + layout.TRACK_START + layout.CELL_GAP
        room = self.wide - self.edge + layout.CELL_GAP - line - layout.TOLL_GAP * len(track.tolls)
        wide = room / track.length
        left = line + wide * (space - 1) + layout.TOLL_GAP * sum(toll.after_space < space for toll in track.tolls)
        right = round(left + wide - layout.CELL_GAP)
        return (round(left), 0, right - round(left), layout.TRACK_HIGH)

    def toll(self, track: Track, after: int) -> Point:
        """Where the coin of a toll lies: behind its space; between the heads of two where it has no gap."""
        x, y, w, h = self.cell(track, after)
        if self.after:
            return (min(x + w + layout.CELL_GAP / 2, self.wide - SMALL_TOLL / 2 - 2), y + SHARE / 2 + 1)
        return (x + w + (layout.CELL_GAP + layout.TOLL_GAP) / 2, y + h / 2)


SHARE, FIGURE = 45, 43  # px: the head of a space that brings a share, and the type of its number
LOW_SHARE, LOW_FIGURE = 33, 32  # px: of one whose pieces need the room for their letters
PIECES = 76  # px from the upper edge of a space to the middle of the pieces
TOLL, SMALL_TOLL = 56, 46  # px of the coin, and of one between heads
STAR, STAR_FIGURE = 49, 36  # px: of a special field, and the type of its number
LINE = layout.TRACK_HIGH + 8  # px from one line of a track to the next
BOARD = TrackLayout(layout.WIDTH, layout.EDGE, layout.TRACKS_TOP, layout.TRACK_STEP, 0)
PHONE = TrackLayout(phone.WIDE, phone.EDGE, phone.EDGE, 2 * LINE + 14, 8)


def draw(sheet: Sheet, scene: Scene, where: TrackLayout) -> None:
    """All four rows."""
    for row, track in enumerate(scene.view.tracks):
        top = where.top_of(row)
        sheet.image.paste(printed(scene, track, where), (0, top))
        sheet.whole(where.row(row))
        for space in range(scene.data.track[track.track].length + 1):
            x, y, w, h = where.cell(scene.data.track[track.track], space)
            sheet.marks(f"space:{track.company}:{space}", (x, y + top, w, h), scene.marked, frozenset(), radius=9)
        value = scene.view.bases[row].share_value
        sheet.icon((where.edge + 106, where.top_of(row) + 74), "coin", 54, words=value, line=theme.INK)
        markers(sheet, scene, track, row, where)
    if choosing(scene.view):
        return  # the question is which company expands: its base is marked
    for row, track in enumerate(scene.view.tracks):
        if track.company in scene.marked:
            box = (where.edge, where.top_of(row), layout.TRACK_LABEL, layout.TRACK_HIGH)
            sheet.legal(box, scene.marked[track.company], outside=2, row=where.row(row))


def printed(scene: Scene, view: TrackView, where: TrackLayout) -> Image.Image:
    """A row without markers and share value, the same for every table with this track at this company."""
    key = ("mombasa.printed_track", scene.view.components, view.company, view.track, scene.lang, where)

    def make() -> Image.Image:
        strip = Sheet(where.wide, where.step)
        label(strip, scene, view.company, where.edge)
        cells(strip, scene.data.track[view.track], view.company, where)
        return strip.image

    return kept(key, make)


def label(strip: Sheet, scene: Scene, company: str, edge: int) -> None:
    """The company's name, silhouette and certificate on its colour."""
    fill = colours.COMPANY[company]
    strip.panel((edge, 0, layout.TRACK_LABEL, layout.TRACK_HIGH), fill, theme.INK, width=4)
    strip.panel((edge + 12, 25, 58, 58), theme.PANEL, theme.INK, width=3, radius=10)
    strip.icon((edge + 41, 54), "mombasa.post", 44, company=company)
    at = (edge + 78, 26)
    room = layout.TRACK_LABEL - 88
    called = name(scene.lang, "company", company)
    strip.text(at, called, 30, theme.contrast(fill), bold=CAPITALS, room=room, shrink=(28, 26, 24))
    strip.text((edge + 142, 74), "×", 32, theme.contrast(fill), bold=True)
    strip.icon((edge + 196, 74), "mombasa.share", 48, company=company)


def cells(strip: Sheet, track: Track, company: str, where: TrackLayout) -> None:
    """Start, spaces with their shares, and tolls."""
    shares = {share.space: share.shares_total for share in track.share_spaces}
    for space in range(track.length + 1):
        x, y, w, h = where.cell(track, space)
        field = track.field_at.get(space)
        fill = colours.FIELD if field else colours.LAND_OF[company] if space in shares else theme.PANEL
        strip.panel((x, y, w, h), fill, theme.LINE, radius=9)
        if space == 0:
            strip.text((x + w / 2 - 21, y + 31), track.id, 24, theme.FAINT, bold=True, anchor="mm")
        if space in shares:
            share(strip, (x, y, w, h), shares[space], company)
    for toll in track.tolls:
        x, y = where.toll(track, toll.after_space)
        left, top, w, _ = where.cell(track, toll.after_space)
        gap = left + w + (layout.CELL_GAP + (0 if where.after else layout.TOLL_GAP)) / 2
        strip.rect((gap - 4, top + 2, 7, layout.TRACK_HIGH - 4), theme.BROWN)
        coin, figure = (SMALL_TOLL, STAR_FIGURE) if where.after else (TOLL, FIGURE)
        strip.icon((x, y), "coin", coin, words="", line=theme.INK)
        strip.text((x, y), toll.pounds, figure, bold=True, anchor="mm")


def share(strip: Sheet, box: Box, held: int, company: str, high: int = SHARE, figure: int = FIGURE) -> None:
    """The head of a space that brings a share: how many they are then, on the company's colour."""
    x, y, w, _ = box
    fill = colours.COMPANY[company]
    strip.band((x, y, w, high), fill, radius=9, inset=0)
    strip.panel(box, None, theme.LINE if company != "saint_louis" else theme.FAINT, radius=9)
    strip.rect((x + 3, y + high, w - 6, 3), theme.INK if company == "saint_louis" else fill)
    strip.text((x + w / 2, y + high / 2 + 1), held, figure, theme.contrast(fill), bold=True, anchor="mm")


def star(sheet: Sheet, at: Point, pounds: int) -> None:
    """What a special field is worth, in type so large that it is read over the star's pale line."""
    sheet.icon(at, "star", STAR, words="", line=theme.GOLD)
    sheet.text((at[0], at[1] + 2), pounds, STAR_FIGURE, bold=True, anchor="mm")


def markers(sheet: Sheet, scene: Scene, view: TrackView, row: int, where: TrackLayout) -> None:
    """Stars, and everybody's markers, which stand in their place."""
    track = scene.data.track[view.track]
    shares = {share.space: share.shares_total for share in track.share_spaces}
    for space, field in track.field_at.items():
        if space not in view.markers:
            x, y, w, _ = where.cell(track, space)
            star(sheet, (x + w / 2, y + where.top_of(row) + PIECES), field.pounds)
    for space in sorted(set(view.markers)):
        here = [seat for seat, at in enumerate(view.markers) if at == space]
        x, y, w, h = where.cell(track, space)
        y += where.top_of(row)
        roomy, count, middle = w >= ROOMY, len(here), y + PIECES
        size, places = UNDER_HEAD[roomy][count]
        if space in shares and count >= CROWD[roomy]:
            sheet.panel((x, y, w, h), colours.FIELD if space in track.field_at else colours.LAND_OF[view.company])
            share(sheet, (x, y, w, h), shares[space], view.company, LOW_SHARE, LOW_FIGURE)
            middle = y + (LOW_SHARE + h) / 2
        elif space not in shares and count in FREE[roomy]:
            (size, places), middle = FREE[roomy][count], y + h / 2
            if space == 0 and count == len(FREE[True][4][1]):
                sheet.rect((x + 4, y + 8, w / 2, h / 2 - 8), theme.PANEL)  # its name lies there
        for seat, (right, down) in zip(here, places, strict=True):
            sheet.piece((x + w / 2 + right, middle + down * 0.98), scene.seats[seat], size)
        if any(f"track:{view.company}:{seat}" in scene.changed for seat in here):
            sheet.changed((x, y, w, h), radius=9, outside=2)
