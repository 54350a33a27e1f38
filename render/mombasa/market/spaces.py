"""Bonus spaces: seven small ones, four majorities, and what the four tracks unlock."""

from __future__ import annotations

from PIL import Image

from engine.mombasa.components import Components
from engine.mombasa.components.effects import OneOf
from engine.mombasa.components.rows_tracks import TrackBonus
from engine.mombasa.view.structs import BonusSpaceView, TrackView
from render.kit import CAPITALS, Box, Part, Point, Sheet, kept, row_width, theme
from render.mombasa import colours, layout
from render.mombasa.bonus_spaces import (
    TILE,
    bonus_parts,
    effect_parts,
    majority,
    majority_ids,
    paid,
    ring_of,
    small,
    small_ids,
)
from render.mombasa.market.layout import SpacesLayout
from render.mombasa.pieces import reward, tile_icon
from render.mombasa.scene import Scene
from render.mombasa.wording import heading

USERS = 72  # px at the right of a track's bonus for those who may use it, two in a row
PIECE = 34  # px from one of them to the next
ROOMY = 500  # px of a track's box from which on they all stand in a row


def ring_at(scene: Scene, space: BonusSpaceView, where: SpacesLayout) -> Point:
    """Where the marker of a space goes."""
    if space.company is not None:
        x, y, _, h = where.tracks(scene.data.company_ids.index(space.company))
        return x + (layout.TRACK_BAND + 42) * where.track_k, y + h * (0.25 if space.index == 1 else 0.75)
    small = small_ids(scene.data)
    if space.id in small:
        x, y, w, h = where.small(small.index(space.id))
        return ring_of(scene.data, space.id, (x, y, w, h), where.small_k)
    x, y, _, _ = where.large(majority_ids(scene.data).index(space.id))
    return x + 46 * where.large_k, y + 48 * where.large_k


def still(sheet: Sheet, scene: Scene, where: SpacesLayout) -> None:
    """The board's own spaces."""
    for x, y, part in where.titles:
        sheet.text((x, y), heading(scene.lang, f"market.{part}"), where.heading, theme.SOFT, bold=CAPITALS)
    for number, name in enumerate(small_ids(scene.data)):
        small(sheet, scene.data, name, where.small(number), where.small_k)
    for number, name in enumerate(majority_ids(scene.data)):
        majority(sheet, scene.data, name, where.large(number), where.large_k)


def draw(sheet: Sheet, scene: Scene, where: SpacesLayout) -> None:
    """The tracks' boxes, markers, tiles that are away, and the marks."""
    for number, track in enumerate(scene.view.tracks):
        x, y, _, _ = where.tracks(number)
        sheet.image.paste(unlocked(scene.data, track, where), (round(x), round(y)))
        users(sheet, scene, track, where.tracks(number), where.track_k)
        sheet.whole(where.tracks(number))
        sheet.marks(f"bonuses:{track.track}", where.tracks(number), scene.marked, frozenset(), outside=3)
    small, k = small_ids(scene.data), where.small_k
    for number in range(len(small)):
        sheet.whole(where.small(number))
    for number in range(len(majority_ids(scene.data))):
        sheet.whole(where.large(number))
    for tile in scene.view.tiles:
        name = next((s for s in small if getattr(scene.data.place[s].space.effect, "tile", "") == tile.id), None)
        if tile.holder is not None and name is not None:
            x, y, w, h = where.small(small.index(name))
            tile_icon(sheet, scene.data, tile.id, (x + w - 63 * k, y + h / 2), round(TILE * k), spent=True)
            sheet.piece((x + w - 26, y + 26), scene.seats[tile.holder], 38)
    for space in scene.view.spaces:
        at = ring_at(scene, space, where)
        k = where.track_k if space.company else where.small_k if space.id in small else where.large_k
        if space.marker is not None:
            sheet.piece(at, scene.seats[space.marker], round(layout.MARKER * k))
        around = (at[0] - 30 * k, at[1] - 30 * k, 60 * k, 60 * k)
        news = scene.changed if space.marker is not None else frozenset()  # who leads is seen in the values below
        sheet.marks(space.id, around, scene.marked, news, radius=14, at="lt", outside=3)


def unlocked(data: Components, view: TrackView, where: SpacesLayout) -> Image.Image:
    """The box of a track with both its bonuses, in the colour of the company it lies at."""
    (_, _, w, h), k = where.tracks(0), where.track_k

    def make() -> Image.Image:
        sheet = Sheet(round(w), round(h))
        fill, middle, band = colours.COMPANY[view.company], h / 2, layout.TRACK_BAND * k
        sheet.panel((0, 0, w, h), fill, theme.LINE)
        sheet.panel((band, 0, w - band, h), theme.PANEL, theme.LINE)
        sheet.rect((band, 3, theme.RADIUS, h - 6), theme.PANEL)
        sheet.rect((band - 2, 3, 3, h - 6), theme.LINE)
        sheet.text((band / 2, middle), view.track, round(28 * k), theme.contrast(fill), bold=True, anchor="mm")
        for bonus in data.track[view.track].bonuses:
            y = h * (0.25 if bonus.index == 1 else 0.75)
            sheet.icon((band / 2, y), "star", round(44 * k), words=bonus.index)
            row(sheet, bonus, y, k, w)
        sheet.rect((band + 12, middle - 1, w - band - 28, 3), theme.LINE)
        return sheet.image

    return kept(("mombasa.track", data.track[view.track].bonuses, view.company, view.track, k), make)


def row(sheet: Sheet, bonus: TrackBonus, y: float, k: float, wide: float) -> None:
    """What one special field gives, in a box so `wide`."""
    x = (layout.TRACK_BAND + 16) * k
    if bonus.is_space:
        sheet.icon((x + 26 * k, y), "mombasa.ring", round(layout.RING * k))
        x += 62 * k
    if across(wide, k) > 2:
        sheet.row((x, y), bonus_parts(bonus, k), gap=6)
        return
    if isinstance(bonus.effect, OneOf):
        x += sheet.row((x, y), paid(bonus.effect, k), gap=4) + 6
        for number, choice in enumerate(bonus.effect.choice):
            sheet.row((x, y + 40 * k * (number - 0.5)), reward(choice, round(36 * k)), gap=4)
        return
    parts = effect_parts(bonus, k)
    sheet.row((x, y), parts, gap=gap_of(parts, wide - USERS * k - x))


def across(wide: float, k: float) -> int:
    """How many of those who may use a bonus stand side by side."""
    return 4 if wide >= ROOMY * k else 2


def gap_of(parts: list[Part], room: float) -> int:
    """How far apart icons stand, so that they end before the pieces of those who may use the bonus."""
    return next((gap for gap in (6, 4, 2) if row_width(parts, gap=gap) <= room), 0)


def users(sheet: Sheet, scene: Scene, track: TrackView, box: Box, k: float) -> None:
    """Who may use each bonus; pale: reached, but not before the next own turn."""
    x, y, w, h = box
    columns = min(across(w, k), scene.view.seats)
    for index in (1, 2):
        seats = [seat for seat in range(scene.view.seats) if track.reached[seat] >= index]
        for place, seat in enumerate(seats):
            down, beside = divmod(seat if columns == scene.view.seats else place, columns)  # a row has a place for each
            at = (
                x + w + (12 - PIECE * (columns - beside)) * k,
                y + h * (index * 0.5 - 0.25) + PIECE * (down - (0.5 if len(seats) > columns else 0)) * k,
            )
            fade = 0.0 if track.usable[seat] >= index else 0.6
            sheet.piece(at, scene.seats[seat], round(32 * k), "", fade=fade)
