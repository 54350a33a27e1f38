"""Where a bonus marker can go: the spaces of the board and those that tracks have unlocked, numbered on their rings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from engine.mombasa.components.effects import Majority, Reserve
from engine.mombasa.view.structs import BonusSpaceView, PlayerView
from render.kit import Box, Sheet, theme
from render.mombasa.bonus_spaces import (
    GAP,
    holdings,
    in_rows,
    in_track_rows,
    majority,
    of_player,
    ring_of,
    small,
    track_space,
    tracks_high,
)
from render.mombasa.scene import Scene
from render.mombasa.wording import heading
from render.zoom import HEAD, WIDTH, Zoom, disc, head

SMALL_HIGH, SMALL = 116, 0.95
MAJORITY_HIGH, MAJORITY = 156, 0.8
PIECE = 56  # px of a marker on its ring


def draw(
    zoom: Zoom, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The picture; what is not on offer is pale."""
    scene, me = Scene(zoom.view, names, lang, zoom.numbers(), changed), zoom.view.players[zoom.seat]
    shown = of_player(scene, me)
    tiles = [one for one in shown.small if isinstance(scene.data.place[one.id].space.effect, Reserve)]
    first = [one for one in shown.small if one not in tiles]
    tops = [HEAD + GAP]
    for high in (SMALL_HIGH, MAJORITY_HIGH, SMALL_HIGH):
        tops.append(tops[-1] + high + GAP)
    sheet = Sheet(WIDTH, tops[-1] + tracks_high(shown.tracks))
    head(sheet, scene.seats[me.seat], heading(lang, "market.bonuses"), holdings(me))
    for row, top in ((first, tops[0]), (tiles, tops[2])):
        for space, box in in_rows(row, top, len(row), SMALL_HIGH):
            small(sheet, scene.data, space.id, box, SMALL)
            ring(sheet, scene, space, ring_of(scene.data, space.id, box, SMALL), box)
    for space, box in in_rows(shown.majorities, tops[1], len(shown.majorities), MAJORITY_HIGH):
        majority(sheet, scene.data, space.id, box, MAJORITY)
        reached(sheet, scene, me, space, box)
        ring(sheet, scene, space, (box[0] + 46 * MAJORITY, box[1] + 48 * MAJORITY), box)
    for space, box in in_track_rows(shown.tracks, tops[3]):
        track_space(sheet, scene, space, box)
        ring(sheet, scene, space, (box[0] + 36, box[1] + box[3] / 2), box)
    return sheet.image


def ring(sheet: Sheet, scene: Scene, space: BonusSpaceView, at: tuple[float, float], box: Box) -> None:
    """The number of a space on its ring, or the marker that takes it."""
    sheet.whole(box)
    number = scene.marked.get(space.id)
    if number is not None:
        disc(sheet, at, number, box)
        return
    sheet.dim(box)
    if space.marker is not None:
        sheet.piece(at, scene.seats[space.marker], PIECE)


def reached(sheet: Sheet, scene: Scene, me: PlayerView, space: BonusSpaceView, box: Box) -> None:
    """The highest tier of a majority that the player can take."""
    effect = scene.data.place[space.id].space.effect
    assert isinstance(effect, Majority)
    value = getattr(me.values, effect.measure)
    most = sum(tier.min <= value for tier in effect.tiers)
    if space.id in scene.marked and most:
        x, y, w, h = box
        tall = h / len(effect.tiers)
        at = (x + 98 * MAJORITY, y + tall * (most - 1) + 3, w - 104 * MAJORITY, tall - 6)
        sheet.panel(at, None, theme.GOLD, width=5, radius=10)
