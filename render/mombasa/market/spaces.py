"""Bonus spaces: seven small ones, four majorities, and what the four tracks unlock."""

from __future__ import annotations

from PIL import Image

from engine.mombasa.components import Components
from engine.mombasa.components.effects import (
    Advance,
    BuyAndDiamonds,
    BuyCard,
    CardValue,
    Discount,
    ExpansionBonus,
    ExtraMarkers,
    Majority,
    OneOf,
    Reserve,
    SellCard,
    TakeFirst,
)
from engine.mombasa.components.rows_tracks import TrackBonus
from engine.mombasa.view.structs import BonusSpaceView, TrackView
from render.kit import Box, Icon, Part, Point, Sheet, Words, kept, row_width, theme
from render.mombasa import colours, layout
from render.mombasa.pieces import reward, tile_icon
from render.mombasa.scene import Scene

USERS = 72  # px at the right of a track's bonus for those who may use it


def small_ids(data: Components) -> list[str]:
    return [space.id for space in data.bonus_spaces.rows if not isinstance(space.effect, Majority)]


def majority_ids(data: Components) -> list[str]:
    return [space.id for space in data.bonus_spaces.rows if isinstance(space.effect, Majority)]


def small_box(number: int) -> Box:
    return (layout.EDGE + layout.SMALL_STEP * number, layout.SMALL_TOP, *layout.SMALL_SPACE)


def large_box(number: int) -> Box:
    return (layout.EDGE + layout.LARGE_STEP * number, layout.LARGE_TOP, layout.LARGE_WIDE, layout.LARGE_HIGH)


def track_box(number: int) -> Box:
    return (layout.EDGE + layout.LARGE_STEP * number, layout.TRACK_BOX_TOP, layout.LARGE_WIDE, layout.TRACK_BOX_HIGH)


def ring_at(scene: Scene, space: BonusSpaceView) -> Point:
    """Where the marker of a space goes."""
    if space.company is not None:
        x, y, _, h = track_box(scene.data.company_ids.index(space.company))
        return x + layout.TRACK_BAND + 42, y + h * (0.25 if space.index == 1 else 0.75)
    small = small_ids(scene.data)
    if space.id in small:
        x, y, _, h = small_box(small.index(space.id))
        return x + 43, y + (h / 2 if isinstance(scene.data.place[space.id].space.effect, TakeFirst) else 42)
    x, y, _, _ = large_box(majority_ids(scene.data).index(space.id))
    return x + 46, y + 48


def still(sheet: Sheet, scene: Scene) -> None:
    """The board's own spaces."""
    for number, name in enumerate(small_ids(scene.data)):
        small(sheet, scene.data, name, small_box(number))
    for number, name in enumerate(majority_ids(scene.data)):
        majority(sheet, scene.data, name, large_box(number))


def small(sheet: Sheet, data: Components, name: str, box: Box) -> None:
    """First player, buying, selling, and the four tiles."""
    x, y, w, h = box
    low = y + h - 40
    sheet.panel(box, theme.PANEL, theme.LINE)
    match data.place[name].space.effect:
        case TakeFirst(bookkeeping=points):
            sheet.icon((x + 42, y + h / 2), "mombasa.ring", layout.RING)
            sheet.row((x + 84, y + h / 2), [Icon("pennant", 64), Icon("book", 46, words=points)], gap=2)
            return
        case BuyCard(pounds=pounds):
            sheet.row((x + 20, low), [Icon("coin", 44, words=pounds), Icon("arrow", 28)])
            sheet.icon((x + 146, y + h / 2), "card_back", 84, words="£")
        case SellCard(extra=extra):
            sheet.row((x + 24, low), [Icon("card_back", 46), 10, Icon("arrow", 28)])
            sheet.icon((x + 148, y + 42), "crate", 46)
            sheet.icon((x + 148, y + h - 40), "coin", 50, words=f"+{extra}")
        case Reserve(pounds=pounds, tile=tile):
            sheet.row((x + 20, low), [Icon("coin", 44, words=pounds), Icon("arrow", 28)], gap=2)
            tile_icon(sheet, data, tile, (x + w - 57, y + h / 2), 104)
    sheet.icon((x + 42, y + 42), "mombasa.ring", layout.RING)


def majority(sheet: Sheet, data: Components, name: str, box: Box) -> None:
    """What is compared, and three tiers of steps in the colour of the company."""
    x, y, w, h = box
    effect = data.place[name].space.effect
    assert isinstance(effect, Majority)
    sheet.panel(box, theme.PANEL, theme.LINE)
    sheet.icon((x + 45, y + 48), "mombasa.ring", layout.RING)
    sheet.icon((x + 45, y + h - 46), f"mombasa.{effect.measure}", 62)
    for number, tier in enumerate(effect.tiers):
        middle = y + h * (number + 0.5) / len(effect.tiers)
        if number:
            line = y + h * number / len(effect.tiers)
            sheet.rect((x + 96, line - 1, w - 112, 3), theme.LINE)
        sheet.text((x + 112, middle), f"{tier.min}+", 30, bold=True)
        sheet.row((x + 184, middle), reward(tier, 46, colours.COMPANY[effect.company]), gap=6)


def draw(sheet: Sheet, scene: Scene) -> None:
    """The tracks' boxes, markers, tiles that are away, and the marks."""
    for number, track in enumerate(scene.view.tracks):
        x, y, _, _ = track_box(number)
        sheet.image.paste(unlocked(scene.data, track), (round(x), round(y)))
        users(sheet, scene, track, number)
    small = small_ids(scene.data)
    for tile in scene.view.tiles:
        name = next((s for s in small if getattr(scene.data.place[s].space.effect, "tile", "") == tile.id), None)
        if tile.holder is not None and name is not None:
            x, y, w, h = small_box(small.index(name))
            tile_icon(sheet, scene.data, tile.id, (x + w - 57, y + h / 2), 104, spent=True)
            sheet.piece((x + w - 26, y + 26), scene.seats[tile.holder], 38)
    for space in scene.view.spaces:
        at = ring_at(scene, space)
        if space.marker is not None:
            sheet.piece(at, scene.seats[space.marker], layout.MARKER)
        around = (at[0] - 30, at[1] - 30, 60, 60)
        news = scene.changed if space.marker is not None else frozenset()  # who leads is told by the values below
        sheet.marks(space.id, around, scene.marked, news, radius=14, outside=3)


def unlocked(data: Components, view: TrackView) -> Image.Image:
    """The box of a track with both its bonuses, in the colour of the company it lies at."""

    def make() -> Image.Image:
        box = (0, 0, layout.LARGE_WIDE, layout.TRACK_BOX_HIGH)
        sheet = Sheet(layout.LARGE_WIDE, layout.TRACK_BOX_HIGH)
        fill, middle = colours.COMPANY[view.company], layout.TRACK_BOX_HIGH / 2
        sheet.panel(box, theme.PANEL, theme.LINE)
        sheet.panel((0, 0, layout.TRACK_BAND, layout.TRACK_BOX_HIGH), fill, theme.INK)
        sheet.text((layout.TRACK_BAND / 2, middle), view.track, 28, theme.contrast(fill), bold=True, anchor="mm")
        for bonus in data.track[view.track].bonuses:
            y = middle + (-44 if bonus.index == 1 else 44)
            sheet.icon((layout.TRACK_BAND / 2, y), "star", 44, words=bonus.index)
            row(sheet, bonus, y)
        sheet.rect((layout.TRACK_BAND + 12, middle - 1, layout.LARGE_WIDE - layout.TRACK_BAND - 28, 3), theme.LINE)
        return sheet.image

    return kept(("mombasa.track", data.track[view.track].bonuses, view.company, view.track), make)


def row(sheet: Sheet, bonus: TrackBonus, y: float) -> None:
    """What one special field gives."""
    x = layout.TRACK_BAND + 16.0
    if bonus.is_space:
        sheet.icon((x + 26, y), "mombasa.ring", layout.RING)
        x += 62
    if isinstance(bonus.effect, OneOf):
        x += sheet.row((x, y), [Icon("coin", 42, words=bonus.effect.pounds), Icon("arrow", 24)], gap=4) + 6
        for number, choice in enumerate(bonus.effect.choice):
            sheet.row((x, y + 40 * (number - 0.5)), reward(choice, 36), gap=4)
        return
    parts = effect_parts(bonus)
    sheet.row((x, y), parts, gap=gap_of(parts, layout.LARGE_WIDE - USERS - x))


def gap_of(parts: list[Part], room: float) -> int:
    """How far apart icons stand, so that they end before the pieces of those who may use the bonus."""
    return next((gap for gap in (6, 4, 2) if row_width(parts, gap=gap) <= room), 0)


def effect_parts(bonus: TrackBonus) -> list[Part]:
    """A bonus in icons; the two ways of C1 are drawn by themselves."""
    match bonus.effect:
        case ExpansionBonus(n=n):
            return [Icon("mombasa.expansion", 50), Words(f"+{n}", 32)]
        case Discount(good=good, n=n, mixed=mixed):
            goods: list[Part] = [Icon(f"mombasa.{good}", 50)]
            if mixed:
                goods += [Words("+", 28), Icon("mombasa.any_good", 46)]
            return [*goods, Icon("card_back", 48), Words(f"−{n}", 32)]
        case CardValue(good=good, n=n):
            return [Icon(f"mombasa.{good}", 50), Words(f"+{n}", 32)]
        case ExtraMarkers(n=n):
            return [Icon("piece", 46, shape="circle", colour=theme.FAINT, ink=theme.INK), Words(f"+{n}", 32)]
        case SellCard(accepts=good, extra=extra):
            sold = Icon("card_back", 48) if good == "any" else Icon(f"mombasa.{good}", 46)
            return [sold, Icon("arrow", 24), Icon("crate", 40), Icon("coin", 46, words=f"+{extra}")]
        case BuyAndDiamonds(discount=off, diamonds=n):
            price: list[Part] = [Words(f"−{off}", 28)] if off else []
            return [Icon("card_back", 50, words="£"), *price, Icon("plus", 24), Icon("mombasa.diamond", 42, words=n)]
        case Advance(pounds=pounds, steps=steps, tracks=tracks):
            arrow = Icon("block_arrow", 42, words=steps)
            return [Icon("coin", 40, words=pounds), -2, Icon("arrow", 20), -2, arrow, 2, Words(f"×{tracks}", 28)]
    return []


def users(sheet: Sheet, scene: Scene, track: TrackView, number: int) -> None:
    """Who may use each bonus; pale: reached, but not before the next own turn."""
    x, y, w, h = track_box(number)
    for index in (1, 2):
        seats = [seat for seat in range(scene.view.seats) if track.reached[seat] >= index]
        for place, seat in enumerate(seats):
            at = (
                x + w - 56 + 34 * (place % 2),
                y + h * (index * 0.5 - 0.25) + (-17 if len(seats) > 2 else 0) + 34 * (place // 2),
            )
            fade = 0.0 if track.usable[seat] >= index else 0.6
            sheet.piece(at, scene.seats[seat], 32, "", fade=fade)
