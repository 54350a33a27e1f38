"""Bonus spaces: seven small ones, four majorities, and what the four tracks unlock."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
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
from render.kit import CAPITALS, Box, Icon, Part, Point, Sheet, Words, kept, row_width, theme
from render.mombasa import colours, layout
from render.mombasa.market.plans import SpacesPlan
from render.mombasa.pieces import reward, tile_icon
from render.mombasa.scene import Scene
from render.mombasa.wording import heading

USERS = 72  # px at the right of a track's bonus for those who may use it, two in a row
TILE = 112  # px of a tile on a small space
PIECE = 34  # px from one of them to the next
ROOMY = 500  # px of a track's box from which on they all stand in a row
SMALL_RING: Point = (41, 0.28)  # px across, share of the height down


def small_ids(data: Components) -> list[str]:
    return [space.id for space in data.bonus_spaces.rows if not isinstance(space.effect, Majority)]


def majority_ids(data: Components) -> list[str]:
    return [space.id for space in data.bonus_spaces.rows if isinstance(space.effect, Majority)]


def ring_at(scene: Scene, space: BonusSpaceView, where: SpacesPlan) -> Point:
    """Where the marker of a space goes."""
    if space.company is not None:
        x, y, _, h = where.tracks(scene.data.company_ids.index(space.company))
        return x + (layout.TRACK_BAND + 42) * where.track_k, y + h * (0.25 if space.index == 1 else 0.75)
    small = small_ids(scene.data)
    if space.id in small:
        x, y, _, h = where.small(small.index(space.id))
        k = where.small_k
        first = isinstance(scene.data.place[space.id].space.effect, TakeFirst)
        return x + SMALL_RING[0] * k, y + h * (0.5 if first else SMALL_RING[1])
    x, y, _, _ = where.large(majority_ids(scene.data).index(space.id))
    return x + 46 * where.large_k, y + 48 * where.large_k


def still(sheet: Sheet, scene: Scene, where: SpacesPlan) -> None:
    """The board's own spaces."""
    x, y, part = where.title
    sheet.text((x, y), heading(scene.lang, f"market.{part}"), where.heading, theme.SOFT, bold=CAPITALS)
    for number, name in enumerate(small_ids(scene.data)):
        small(sheet, scene.data, name, where.small(number), where.small_k)
    for number, name in enumerate(majority_ids(scene.data)):
        majority(sheet, scene.data, name, where.large(number), where.large_k)


def small(sheet: Sheet, data: Components, name: str, box: Box, k: float) -> None:
    """First player, buying, selling, and the four tiles; all `k` times as large as on the whole market."""
    x, y, w, h = box
    left, middle, low, right = x + SMALL_RING[0] * k, y + h / 2, y + h * 0.73, x + w - 63 * k

    def icon(at: Point, name: str, size: int, **variant: Any) -> None:
        sheet.icon(at, name, round(size * k), **variant)

    sheet.panel(box, theme.PANEL, theme.LINE)
    effect = data.place[name].space.effect
    match effect:
        case TakeFirst(bookkeeping=points):
            icon((x + 106 * k, middle), "pennant", 70)
            icon((x + 166 * k, middle), "book", 66, words=points)
        case BuyCard(pounds=pounds):
            icon((left, low), "coin", 60, words=pounds)
            icon((right, middle), "card_back", 104, words="£")
        case SellCard(extra=extra):
            icon((left, low), "card_back", 60)
            icon((right, y + h * SMALL_RING[1]), "crate", 56)
            icon((right, low), "coin", 62, words=f"+{extra}")
        case Reserve(pounds=pounds, tile=tile):
            icon((left, low), "coin", 60, words=pounds)
            tile_icon(sheet, data, tile, (right, middle), round(TILE * k))
    ring = middle if isinstance(effect, TakeFirst) else y + h * SMALL_RING[1]
    icon((left, ring), "mombasa.ring", 58)


def majority(sheet: Sheet, data: Components, name: str, box: Box, k: float) -> None:
    """What is compared, and three tiers of steps in the colour of the company."""
    x, y, w, h = box
    effect = data.place[name].space.effect
    assert isinstance(effect, Majority)
    sheet.panel(box, theme.PANEL, theme.LINE)
    sheet.icon((x + 45 * k, y + 48 * k), "mombasa.ring", round(layout.RING * k))
    sheet.icon((x + 45 * k, y + h - 46 * k), f"mombasa.{effect.measure}", round(62 * k))
    for number, tier in enumerate(effect.tiers):
        middle = y + h * (number + 0.5) / len(effect.tiers)
        if number:
            line = y + h * number / len(effect.tiers)
            sheet.rect((x + 96 * k, line - 1, w - 112 * k, 3), theme.LINE)
        sheet.text((x + 108 * k, middle), f"{tier.min}+", round(30 * k), bold=True)
        steps: list[Part] = [
            Icon("mombasa.step", round(46 * k), company=effect.company),
            Words(tier.track, round(34 * k)),
        ]
        sheet.row((x + 166 * k, middle), [*steps, *reward(replace(tier, track=0), round(52 * k))], gap=6)


def draw(sheet: Sheet, scene: Scene, where: SpacesPlan) -> None:
    """The tracks' boxes, markers, tiles that are away, and the marks."""
    for number, track in enumerate(scene.view.tracks):
        x, y, _, _ = where.tracks(number)
        sheet.image.paste(unlocked(scene.data, track, where), (round(x), round(y)))
        users(sheet, scene, track, where.tracks(number), where.track_k)
    small, k = small_ids(scene.data), where.small_k
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
        sheet.marks(space.id, around, scene.marked, news, radius=14, outside=3)


def unlocked(data: Components, view: TrackView, where: SpacesPlan) -> Image.Image:
    """The box of a track with both its bonuses, in the colour of the company it lies at."""
    (_, _, w, h), k = where.tracks(0), where.track_k

    def make() -> Image.Image:
        sheet = Sheet(round(w), round(h))
        fill, middle, band = colours.COMPANY[view.company], h / 2, layout.TRACK_BAND * k
        sheet.panel((0, 0, w, h), theme.PANEL, theme.LINE)
        sheet.panel((0, 0, band, h), fill, theme.INK)
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
        sheet.row((x, y), parts_of(bonus, k), gap=6)
        return
    if isinstance(bonus.effect, OneOf):
        x += sheet.row((x, y), paid(bonus.effect, k), gap=4) + 6
        for number, choice in enumerate(bonus.effect.choice):
            sheet.row((x, y + 40 * k * (number - 0.5)), reward(choice, round(36 * k)), gap=4)
        return
    parts = effect_parts(bonus, k)
    sheet.row((x, y), parts, gap=gap_of(parts, wide - USERS * k - x))


def paid(effect: OneOf, k: float) -> list[Part]:
    return [Icon("coin", round(42 * k), words=effect.pounds), Icon("arrow", round(24 * k))]


def parts_of(bonus: TrackBonus, k: float) -> list[Part]:
    """A bonus in one line, also where it has two ways."""
    if not isinstance(bonus.effect, OneOf):
        return effect_parts(bonus, k)
    one, other = (reward(choice, round(40 * k)) for choice in bonus.effect.choice)
    return [*paid(bonus.effect, k), *one, Words("/", round(30 * k), theme.SOFT), *other]


def across(wide: float, k: float) -> int:
    """How many of those who may use a bonus stand side by side."""
    return 4 if wide >= ROOMY * k else 2


def gap_of(parts: list[Part], room: float) -> int:
    """How far apart icons stand, so that they end before the pieces of those who may use the bonus."""
    return next((gap for gap in (6, 4, 2) if row_width(parts, gap=gap) <= room), 0)


def effect_parts(bonus: TrackBonus, k: float = 1) -> list[Part]:
    """A bonus in icons, `k` times as large; the two ways of C1 are drawn by themselves."""
    found: list[Part] = []
    for part in _effect(bonus):
        match part:
            case Icon():
                found.append(Icon(part.name, round(part.size * k), **part.variant))
            case Words():
                found.append(Words(part.words, round(part.size * k)))
            case _:
                found.append(part * k)
    return found


def _effect(bonus: TrackBonus) -> list[Part]:
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
