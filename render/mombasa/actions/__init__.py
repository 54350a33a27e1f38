"""What a turn is chosen from: the own cards by the action that uses them, everybody's values, the bonus spaces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace
from PIL import Image

from engine.mombasa.components.effects import MEASURES, Majority, Tier
from engine.mombasa.components.rows import (
    BookkeeperCard,
    BookkeeperTile,
    Card,
    ExpansionCard,
    ExpansionTile,
    GoodsCard,
    MerchantCard,
    MerchantTile,
    Tile,
)
from engine.mombasa.view.structs import BonusSpaceView, PlayerView, SlotView, TileView
from render.head import one_or_two
from render.kit import Box, Icon, Part, Sheet, Words, theme
from render.mombasa import cards
from render.mombasa.bonus_spaces import (
    SMALLER,
    holdings,
    in_rows,
    in_track_rows,
    of_player,
    ring_of,
    small,
    track_space,
    tracks_high,
)
from render.mombasa.pieces import reward, sign_of, slot_letter, tile_icon
from render.mombasa.scene import Scene
from render.mombasa.wording import heading
from render.zoom import EDGE, HEAD, WIDTH, Zoom, disc, head

GAP = 12  # px between bands
COLUMN, STEP = 206, 220  # of the slots, as in the picture of the plan
CARD = 150
TILE, TILE_STEP = 112, 190
ROW = 62  # of a player
NAMES = 352  # px that names may take
SIZES, TWO_LINES = range(32, 27, -2), 24  # px of names that need one line, and of others
MEASURE = 120  # px from one value to the next
SPACE_HIGH = 112  # of a small bonus space


def draw(
    zoom: Zoom, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The picture."""
    scene, me = Scene(zoom.view, names, lang, zoom.numbers(), changed), zoom.view.players[zoom.seat]
    shown = of_player(scene, me)
    tiles_high = TILE + GAP if shown.tiles else 0
    values_top = HEAD + GAP + CARD + GAP + tiles_high
    markers_top = values_top + ROW * scene.view.seats
    spaces_top = markers_top + ROW + GAP
    tracks_top = spaces_top + SPACE_HIGH + GAP
    sheet = Sheet(WIDTH, tracks_top + tracks_high(shown.tracks))
    head(sheet, scene.seats[me.seat], heading(lang, "your_turn"), holdings(me))
    for n, slot in enumerate(me.slots):
        place = (EDGE + STEP * n, HEAD + GAP, COLUMN, CARD)
        sheet.whole(place)
        action_slot(sheet, scene, slot, place)
    for n, tile in enumerate(shown.tiles):
        bonus_tile(sheet, scene, tile, (EDGE + TILE_STEP * n, HEAD + CARD + 2 * GAP, TILE, TILE))
    leaders = {one.measure: one.leaders for one in scene.view.majorities}
    for n, player in enumerate(scene.order()):
        band = (EDGE, values_top + ROW * n, WIDTH - 2 * EDGE, ROW)
        sheet.whole(band)
        values(sheet, scene, player, band, [m for m, seats in leaders.items() if player.seat in seats])
    majorities(sheet, scene, me, shown.majorities, markers_top + ROW / 2)
    for space, box in in_rows(shown.small, spaces_top, len(shown.small), SPACE_HIGH):
        sheet.whole(box)
        small_space(sheet, scene, space, box)
    for space, box in in_track_rows(shown.tracks, tracks_top):
        sheet.whole(box)
        track_space(sheet, scene, space, box)
    number = scene.marked.get("action:use_marker")
    if number is not None:
        below = (EDGE, markers_top, WIDTH - 2 * EDGE, sheet.height - markers_top - GAP)
        disc(sheet, (EDGE + 36, markers_top + ROW / 2), number, below)
    return sheet.image


def action_slot(sheet: Sheet, scene: Scene, slot: SlotView, box: Box) -> None:
    """A card with the number of the action that uses it, grey once it is used; an empty place, or a lock."""
    x, y, w, h = box
    if slot.card is None:
        sheet.panel(box, theme.CARD if slot.open else theme.PAPER, theme.LINE, width=4, radius=10)
        if slot.open:
            sheet.text((x + w / 2, y + h / 2), slot_letter(slot.id), 72, theme.FAINT, bold=True, anchor="mm")
        else:
            sheet.icon((x + w / 2, y + h / 2), "hourglass" if slot.opens_next else "lock", 58)
        return
    cards.whole(sheet, scene.data, box, slot.card, value=slot.value, used=slot.used)
    if slot.plus_good:
        tile_icon(sheet, scene.data, "tile_plus_1_good", (x + w - 34, y + 34), 58)
    number = scene.marked.get(action_of_card(scene.data.card[slot.card]))
    if number is not None and not slot.used:
        disc(sheet, (x + w - 26, y + h - 28), number, box)


def bonus_tile(sheet: Sheet, scene: Scene, tile: TileView, box: Box) -> None:
    """A tile with the number of what uses it."""
    x, y, w, h = box
    tile_icon(sheet, scene.data, tile.id, (x + w / 2, y + h / 2), TILE, spent=tile.used)
    number = scene.marked.get(tile.id, scene.marked.get(action_of_tile(scene.data.tile[tile.id])))
    if number is not None and not tile.used:
        disc(sheet, (x + w + 30, y + h / 2), number, box)


def middle(measure: int) -> float:
    """Where the middle of a column of values is."""
    return EDGE + NAMES + MEASURE * (measure + 0.5)


def values(sheet: Sheet, scene: Scene, player: PlayerView, box: Box, leads: Sequence[str]) -> None:
    """What somebody's cards are worth, in gold where that is most; then the markers that are left, or a tick."""
    x, y, w, h = box
    seat, down = scene.seats[player.seat], y + h / 2
    sheet.panel(box, theme.PANEL, theme.LINE)
    sheet.piece((x + 36, down), seat, 46)
    ink = theme.SOFT if player.done else theme.INK
    one_or_two(sheet, (x + 68, y + 2, NAMES - 74, h - 8), seat.name, SIZES, TWO_LINES, ink)
    for n, measure in enumerate((*MEASURES, "person")):
        value = getattr(player.values, measure)
        fade = {} if value else {"fade": 0.6}
        sheet.icon((middle(n) - 28, down), sign_of(measure), 46, anchor="mm", **fade)
        at = (middle(n) + 30, down)
        if measure in leads:
            sheet.pill(at, value, 36, theme.COIN, line=theme.INK, least=50, pad=8, radius=12)
        else:
            sheet.text(at, value or "–", 36, theme.INK if value else theme.FAINT, bold=bool(value), anchor="mm")
    right = (x + w - 16, down)
    if player.done:
        sheet.icon((right[0] - 30, down), "tick", 38)
    else:
        sheet.row(right, [Icon("mombasa.ring", 40), Words(player.markers, 36)], gap=8, anchor="rm")


def majorities(sheet: Sheet, scene: Scene, me: PlayerView, there: Sequence[BonusSpaceView], down: float) -> None:
    """Below the values they compare: whether a majority is free, and what it would bring just now."""
    box = (EDGE, down - ROW / 2, WIDTH - 2 * EDGE, ROW)
    sheet.panel(box, theme.CARD, theme.LINE)
    sheet.whole(box)
    sheet.icon((EDGE + 92, down), "mombasa.ring", 46, anchor="mm")
    words = (EDGE + 124, down - ROW / 2 + 2, NAMES - 130, ROW - 8)
    one_or_two(sheet, words, heading(scene.lang, "market.bonuses"), SIZES, TWO_LINES)
    for space in there:
        effect = scene.data.place[space.id].space.effect
        assert isinstance(effect, Majority)
        at = middle(MEASURES.index(effect.measure))
        reached = [tier for tier in effect.tiers if tier.min <= getattr(me.values, effect.measure)]
        if space.marker is not None:
            sheet.piece((at, down), scene.seats[space.marker], 46)
        elif me.seat in space.leaders and reached:
            sheet.row((at, down), tier_parts(reached[-1], effect.company), gap=2, anchor="mm")
        else:
            sheet.icon((at, down), "mombasa.ring", 40, fade=0.6)


def tier_parts(tier: Tier, company: str) -> list[Part]:
    """The steps of a majority, and what comes with them."""
    steps: list[Part] = [Icon("mombasa.ring", 36), Icon("mombasa.step", 40, company=company), Words(tier.track, 32)]
    return [*steps, *reward(replace(tier, track=0), 36)]


def small_space(sheet: Sheet, scene: Scene, space: BonusSpaceView, box: Box) -> None:
    """A bonus space of the board, and on its ring the marker that takes it."""
    small(sheet, scene.data, space.id, box, SMALLER)
    if space.marker is not None:
        sheet.dim(box)
        sheet.piece(ring_of(scene.data, space.id, box, SMALLER), scene.seats[space.marker], 42)


def action_of_card(card: Card) -> str:
    """What the options of the action that uses a card aim at; nothing for what no action uses."""
    match card:
        case GoodsCard():
            return "action:use_goods"
        case ExpansionCard():
            return "action:use_expansion"
        case BookkeeperCard():
            return "action:use_bookkeeper"
        case MerchantCard():
            return "action:use_merchant"
    return ""


def action_of_tile(tile: Tile) -> str:
    """The same for a tile."""
    match tile:
        case ExpansionTile():
            return "action:use_expansion"
        case BookkeeperTile():
            return "action:use_bookkeeper"
        case MerchantTile():
            return "action:use_merchant"
    return ""
