"""Bonus spaces as several pictures have them: one by one, in rows, and those that matter to one player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

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
from engine.mombasa.view.structs import BonusSpaceView, PlayerView, TileView
from render.kit import Box, Icon, Part, Point, Sheet, Words, theme
from render.kit.rows import row_width
from render.mombasa import layout
from render.mombasa.pieces import reward, tile_icon
from render.mombasa.scene import Scene
from render.zoom import EDGE, WIDTH

GAP = 8  # px between spaces
TRACK_HIGH, TRACKS, SMALLER = 68, 3, 0.72  # of a bonus space of a track, and how many stand in a row at most
MORE = (1.4, 1.25)  # where there is room


TILE = 112  # px of a tile on a small space
SMALL_RING: Point = (41, 0.28)  # px across, share of the height down
LYING, BESIDE = 2, 68  # so many times as wide as high, what is paid stands so many px beside the ring, not below it


class OwnSpaces(NamedTuple):
    """What is in the picture beside cards and values."""

    tiles: list[TileView]
    majorities: list[BonusSpaceView]
    small: list[BonusSpaceView]
    tracks: list[BonusSpaceView]  # whose bonus the player may use


def of_player(scene: Scene, me: PlayerView) -> OwnSpaces:
    """The tiles and bonus spaces that matter to a player."""
    view, small = scene.view, small_ids(scene.data)
    usable = {track.company: track.usable[me.seat] for track in view.tracks}
    return OwnSpaces(
        [tile for tile in view.tiles if tile.holder == me.seat and tile.slot is None],
        [space for space in view.spaces if isinstance(scene.data.place[space.id].space.effect, Majority)],
        [space for space in view.spaces if space.id in small],
        [space for space in view.spaces if space.company and usable[space.company] >= space.index],
    )


def in_rows(
    there: Sequence[BonusSpaceView], top: float, across: int, high: float
) -> Iterator[tuple[BonusSpaceView, Box]]:
    """Spaces side by side, so many in a row, over the whole width."""
    wide = (WIDTH - 2 * EDGE + GAP) / across - GAP
    for n, space in enumerate(there):
        yield space, (EDGE + (wide + GAP) * (n % across), top + (high + GAP) * (n // across), wide, high)


def in_track_rows(there: Sequence[BonusSpaceView], top: float) -> Iterator[tuple[BonusSpaceView, Box]]:
    """Those of tracks, in rows of the same length."""
    return in_rows(there, top, max(2, -(-len(there) // max(1, -(-len(there) // TRACKS)))), TRACK_HIGH)


def tracks_high(there: Sequence[BonusSpaceView]) -> int:
    return (TRACK_HIGH + GAP) * -(-len(there) // TRACKS)


def holdings(me: PlayerView) -> list[Part]:
    """Pounds and bonus markers."""
    return [Icon("coin", 58, words=me.pounds), 14, Icon("mombasa.ring", 50), Words(me.markers, 44)]


def track_space(sheet: Sheet, scene: Scene, space: BonusSpaceView, box: Box) -> None:
    """A bonus space that a company track has unlocked."""
    x, y, w, h = box
    assert space.company is not None
    view = next(track for track in scene.view.tracks if track.company == space.company)
    bonus = scene.data.track[view.track].bonuses[space.index - 1]
    sheet.panel(box, theme.PANEL, theme.LINE)
    sheet.icon((x + 36, y + h / 2), "mombasa.ring", 46)
    if space.marker is not None:
        sheet.piece((x + 36, y + h / 2), scene.seats[space.marker], round(layout.MARKER * SMALLER))
    sheet.icon((x + 92, y + h / 2), "mombasa.step", 44, company=space.company)
    for more in (*MORE, 1):
        parts = bonus_parts(bonus, SMALLER * more)
        if row_width(parts, gap=4) <= w - 136:
            break
    sheet.row((x + 124, y + h / 2), parts, gap=4)


def small_ids(data: Components) -> list[str]:
    return [space.id for space in data.bonus_spaces.rows if not isinstance(space.effect, Majority)]


def majority_ids(data: Components) -> list[str]:
    return [space.id for space in data.bonus_spaces.rows if isinstance(space.effect, Majority)]


def small(sheet: Sheet, data: Components, name: str, box: Box, k: float) -> None:
    """First player, buying, selling, and the four tiles; all `k` times as large as on the whole market."""
    x, y, w, h = box
    ring, middle, right = ring_of(data, name, box, k), y + h / 2, x + w - 63 * k
    cost = (ring[0] + BESIDE * k, middle) if lying(box) else (ring[0], y + h * 0.73)

    def icon(at: Point, name: str, size: int, **variant: Any) -> None:
        sheet.icon(at, name, round(size * k), **variant)

    sheet.panel(box, theme.PANEL, theme.LINE)
    effect = data.place[name].space.effect
    match effect:
        case TakeFirst(bookkeeping=points):
            icon((x + 106 * k, middle), "pennant", 70)
            icon((x + 166 * k, middle), "book", 66, words=points)
        case BuyCard(pounds=pounds):
            icon(cost, "coin", 60, words=pounds)
            icon((right, middle), "card_back", 104, words="£")
        case SellCard(extra=extra):
            icon(cost, "card_back", 60)
            icon((right - BESIDE * k, middle) if lying(box) else (right, ring[1]), "crate", 56)
            icon((right, cost[1]), "coin", 62, words=f"+{extra}")
        case Reserve(pounds=pounds, tile=tile):
            icon(cost, "coin", 60, words=pounds)
            tile_icon(sheet, data, tile, (right, middle), round(TILE * k))
    icon(ring, "mombasa.ring", 58)


def lying(box: Box) -> bool:
    """Whether all that a small space tells has room side by side."""
    return box[2] > LYING * box[3]


def ring_of(data: Components, name: str, box: Box, k: float) -> Point:
    """Where the marker stands on a small space."""
    middle = lying(box) or isinstance(data.place[name].space.effect, TakeFirst)
    down = 0.5 if middle else SMALL_RING[1]
    return box[0] + SMALL_RING[0] * k, box[1] + box[3] * down


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


def paid(effect: OneOf, k: float) -> list[Part]:
    return [Icon("coin", round(42 * k), words=effect.pounds), Icon("arrow", round(24 * k))]


def bonus_parts(bonus: TrackBonus, k: float) -> list[Part]:
    """A bonus in one line, also where it has two ways."""
    if not isinstance(bonus.effect, OneOf):
        return effect_parts(bonus, k)
    one, other = (reward(choice, round(40 * k)) for choice in bonus.effect.choice)
    return [*paid(bonus.effect, k), *one, Words("/", round(30 * k), theme.SOFT), *other]


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
