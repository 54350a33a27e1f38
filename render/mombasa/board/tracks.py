"""The four company tracks: shares, special fields, tolls and everybody's markers."""

from __future__ import annotations

from PIL import Image

from engine.mombasa.components.rows_tracks import Track
from engine.mombasa.view.structs import TrackView
from render.kit import Box, Point, Sheet, kept, theme
from render.mombasa import colours, layout
from render.mombasa.scene import Scene
from render.mombasa.wording import name

CELLS = layout.EDGE + layout.TRACK_LABEL + 10 + layout.TRACK_START + layout.CELL_GAP  # where space 1 begins
BLOCK: dict[int, tuple[int, tuple[Point, ...]]] = {
    1: (46, ((0, 0),)),
    2: (32, ((-9, -13), (9, 13))),
    3: (29, ((0, -15), (-12, 14), (12, 14))),
    4: (28, ((-12, -14), (12, -14), (-12, 14), (12, 14))),
}  # size of the pieces in a cell by their number, and where they stand
START_BLOCK: dict[int, tuple[int, tuple[Point, ...]]] = {
    1: (46, ((0, 0),)),
    2: (38, ((-19, 0), (19, 0))),
    3: (30, ((0, -15), (-17, 14), (17, 14))),
    4: (30, ((-17, -15), (17, -15), (-17, 15), (17, 15))),
}


def top_of(row: int) -> int:
    return layout.TRACKS_TOP + layout.TRACK_STEP * row


def cell(track: Track, space: int, row: int) -> Box:
    """A space of a track; tolls take a gap of their own."""
    if space == 0:
        return (layout.EDGE + layout.TRACK_LABEL + 10, top_of(row), layout.TRACK_START, layout.TRACK_HIGH)
    wide = (layout.RIGHT - CELLS - layout.TOLL_GAP * len(track.tolls)) / track.length
    tolls = sum(toll.after_space < space for toll in track.tolls)
    left = CELLS + wide * (space - 1) + layout.TOLL_GAP * tolls
    return (round(left), top_of(row), round(left + wide - layout.CELL_GAP) - round(left), layout.TRACK_HIGH)


def toll_at(track: Track, after: int) -> float:
    """Where the bar of a toll stands."""
    x, _, w, _ = cell(track, after, 0)
    following, _, _, _ = cell(track, after + 1, 0)
    return (x + w + following) / 2


def draw(sheet: Sheet, scene: Scene) -> None:
    """All four rows."""
    for row, track in enumerate(scene.view.tracks):
        sheet.image.paste(printed(scene, track, row), (0, top_of(row)))
        value = scene.view.bases[row].share_value
        x, y = layout.EDGE, top_of(row)
        sheet.icon((x + 98, y + 66), "coin", 42, words=value, line=theme.INK)
        markers(sheet, scene, track, row)
    if scene.view.doing is not None and scene.view.doing.action == "expansion" and not scene.view.doing.company:
        return  # the question is which company expands: its base is marked
    for row, track in enumerate(scene.view.tracks):
        if track.company in scene.marked:
            box = (layout.EDGE, top_of(row), layout.TRACK_LABEL, layout.TRACK_HIGH)
            sheet.legal(box, scene.marked[track.company], at="lm", outside=2)


def printed(scene: Scene, view: TrackView, row: int) -> Image.Image:
    """A row without markers and share value, the same for every table with this track at this company."""
    key = ("mombasa.printed_track", scene.view.components, view.company, view.track, scene.lang)

    def make() -> Image.Image:
        strip = Sheet(layout.WIDTH, layout.TRACK_STEP)
        label(strip, scene, view.company)
        cells(strip, scene.data.track[view.track], view.company)
        return strip.image

    return kept(key, make)


def label(strip: Sheet, scene: Scene, company: str) -> None:
    """The company's name, silhouette and certificate on its colour."""
    fill = colours.COMPANY[company]
    strip.panel((layout.EDGE, 0, layout.TRACK_LABEL, layout.TRACK_HIGH), fill, theme.INK, width=4)
    strip.panel((layout.EDGE + 12, 18, 58, 58), theme.PANEL, theme.INK, width=3, radius=10)
    strip.icon((layout.EDGE + 41, 47), "mombasa.post", 44, company=company)
    at = (layout.EDGE + 78, 25)
    room = layout.TRACK_LABEL - 88
    called = name(scene.lang, "company", company)
    strip.text(at, called, 28, theme.contrast(fill), bold=True, room=room, shrink=(26, 24))
    strip.text((layout.EDGE + 126, 66), "×", 28, theme.contrast(fill), bold=True)
    strip.icon((layout.EDGE + 174, 66), "mombasa.share", 40, company=company)


def cells(strip: Sheet, track: Track, company: str) -> None:
    """Start, spaces with their shares and stars, and tolls."""
    shares = {share.space: share.shares_total for share in track.share_spaces}
    for space in range(track.length + 1):
        x, _, w, h = cell(track, space, 0)
        field = track.field_at.get(space)
        fill = colours.FIELD if field else colours.LAND_OF[company] if space in shares else theme.PANEL
        strip.panel((x, 0, w, h), fill, theme.LINE, radius=9)
        if space == 0:
            strip.text((x + w / 2, 20), track.id, 26, theme.FAINT, bold=True, anchor="mm")
        if space in shares:
            strip.icon((x + w / 2, 18), "mombasa.share", 33, company=company, words=shares[space])
        if field:
            strip.icon((x + w / 2, 66), "star", 44, words=field.pounds)
    for toll in track.tolls:
        x = toll_at(track, toll.after_space)
        strip.rect((x - 4, 2, 7, layout.TRACK_HIGH - 4), theme.BROWN)
        strip.icon((x, 47), "coin", 38, words=toll.pounds, line=theme.INK)


def markers(sheet: Sheet, scene: Scene, view: TrackView, row: int) -> None:
    """Everybody's markers; a star gives way to them."""
    track = scene.data.track[view.track]
    for space in sorted(set(view.markers)):
        here = [seat for seat, at in enumerate(view.markers) if at == space]
        x, y, w, h = cell(track, space, row)
        if space in track.field_at:
            sheet.rect((x + 3, y + 40, w - 6, 48), colours.FIELD)
        size, places = (BLOCK if space else START_BLOCK)[len(here)]
        middle = y + 63
        for seat, (right, down) in zip(here, places, strict=True):
            sheet.piece((x + w / 2 + right, middle + down * 0.98), scene.seats[seat], size)
        if any(f"track:{view.company}:{seat}" in scene.changed for seat in here):
            sheet.changed((x, y, w, h), radius=9, outside=2)
