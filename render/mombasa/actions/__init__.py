"""What a turn is chosen from: the own cards by the action that uses them, and everybody's values.

Whoever has bonus markers left sees the spaces that are free for them, too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace
from PIL import Image

from engine.core.text import Text
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
from render.kit import Box, Icon, Part, Sheet, Words, piece, row_width, theme
from render.mombasa import cards
from render.mombasa.bonus_spaces import GAP as SPACE_GAP
from render.mombasa.bonus_spaces import (
    holdings,
    in_rows,
    in_track_rows,
    of_player,
    small,
    track_space,
    tracks_high,
)
from render.mombasa.pieces import reward, sign_of, slot_letter, tile_icon
from render.mombasa.scene import Scene
from render.mombasa.wording import heading
from render.zoom import EDGE, HEAD, WIDTH, Zoom, disc, head
from words import label

GAP = 12  # px between bands
COLUMN, STEP = 206, 220  # of the slots, as in the picture of the plan
CARD = 150
TILES, TILE, TILE_STEP = 108, 96, 150  # px of their row, of one, and from one to the next
ROW = 56  # of the signs above the values, and of a player
NAMES = 352  # px that names may take
SIZES, TWO_LINES = range(32, 27, -2), 24  # px of names that need one line, and of others
MEASURE = 122  # px from one value to the next
LARGE = 44  # px of a sign there at most
MARKERS = WIDTH - EDGE - 54  # px across: the middle of the markers that are left
SPACE_HIGH, SPACE, ABREAST = 80, 0.67, 4  # of a small bonus space, its share of the market's, how many stand in a row


def draw(
    zoom: Zoom, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The picture."""
    scene, me = Scene(zoom.view, names, lang, zoom.numbers(), changed), zoom.view.players[zoom.seat]
    shown = of_player(scene, me)
    tiles_high = TILES + GAP if shown.tiles else 0
    signs_top = HEAD + GAP + CARD + GAP + tiles_high
    values_top = signs_top + ROW
    spaces_top = values_top + ROW * scene.view.seats + SPACE_GAP
    free = [space for space in shown.small if space.marker is None] if me.markers else []
    unlocked = shown.tracks if me.markers else []
    tracks_top = spaces_top + (SPACE_HIGH + SPACE_GAP) * -(-len(free) // ABREAST)
    sheet = Sheet(WIDTH, tracks_top + tracks_high(unlocked))
    head(sheet, scene.seats[me.seat], heading(lang, "your_turn"), holdings(me))
    for n, slot in enumerate(me.slots):
        place = (EDGE + STEP * n, HEAD + GAP, COLUMN, CARD)
        sheet.whole(place)
        action_slot(sheet, scene, slot, place)
    if shown.tiles:
        band = (EDGE, HEAD + CARD + 2 * GAP, WIDTH - 2 * EDGE, TILES)
        sheet.panel(band, theme.CARD, theme.LINE)
        said = label(Text("mombasa.sign.tile"), lang)
        one_or_two(sheet, (EDGE + 24, band[1], NAMES - 40, TILES), said, SIZES, TWO_LINES)
    for n, tile in enumerate(shown.tiles):
        left = EDGE + NAMES + TILE_STEP * n
        bonus_tile(sheet, scene, tile, (left, HEAD + CARD + 2 * GAP + (TILES - TILE) / 2, TILE, TILE))
    leaders = {one.measure: one.leaders for one in scene.view.majorities}
    for n, player in enumerate(scene.order()):
        band = (EDGE, values_top + ROW * n, WIDTH - 2 * EDGE, ROW)
        sheet.whole(band)
        values(sheet, scene, player, band, [m for m, seats in leaders.items() if player.seat in seats])
    signs(sheet, scene, me, shown.majorities if me.markers else (), signs_top + ROW / 2)
    for space, box in in_rows(free, spaces_top, ABREAST, SPACE_HIGH):
        sheet.whole(box)
        small(sheet, scene.data, space.id, box, SPACE)
    for space, box in in_track_rows(unlocked, tracks_top):
        sheet.whole(box)
        track_space(sheet, scene, space, box)
    number = scene.marked.get("action:use_marker")
    if number is not None:
        disc(sheet, (EDGE + 36, signs_top + ROW / 2), number, (EDGE, signs_top, WIDTH - 2 * EDGE, ROW))
        sheet.place((EDGE, spaces_top, WIDTH - 2 * EDGE, sheet.height - spaces_top - SPACE_GAP), number)
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
        disc(sheet, (x + w + 20, y + h / 2), number, box)


def middle(measure: int) -> float:
    """Where the middle of a column of values is."""
    return EDGE + NAMES + MEASURE * (measure + 0.5)


def values(sheet: Sheet, scene: Scene, player: PlayerView, box: Box, leads: Sequence[str]) -> None:
    """What somebody's cards are worth, in gold where that is most; then the markers that are left, or a tick."""
    x, y, _, h = box
    seat, down = scene.seats[player.seat], y + h / 2
    sheet.panel(box, theme.PANEL, theme.LINE)
    sheet.piece((x + 36, down), seat, 46)
    ink = theme.SOFT if player.done else theme.INK
    one_or_two(sheet, (x + 68, y + 2, NAMES - 74, h - 8), seat.name, SIZES, TWO_LINES, ink)
    for n, measure in enumerate((*MEASURES, "person")):
        value, at = getattr(player.values, measure), (middle(n), down)
        if measure in leads:
            sheet.pill(at, value, 38, theme.COIN, line=theme.INK, least=54, pad=8, radius=12, tall=ROW - 8)
        elif value:
            sheet.text(at, value, 38, bold=True, anchor="mm")
    if player.done:
        sheet.icon((MARKERS, down), "tick", 38)
    else:
        sheet.text((MARKERS, down), player.markers, 38, bold=True, anchor="mm")


def signs(sheet: Sheet, scene: Scene, me: PlayerView, there: Sequence[BonusSpaceView], down: float) -> None:
    """What the columns of the values are, and of the majorities who took one or what it would bring just now."""
    states: dict[str, list[Part]] = {majority_of(scene, one).measure: state(scene, me, one) for one in there}
    if states:
        box = (EDGE, down - ROW / 2, WIDTH - 2 * EDGE, ROW)
        sheet.panel(box, theme.CARD, theme.LINE)
        sheet.whole(box)
        sheet.icon((EDGE + 92, down), "mombasa.ring", 46)
        words = (EDGE + 124, down - ROW / 2 + 2, NAMES - 130, ROW - 8)
        one_or_two(sheet, words, heading(scene.lang, "market.bonuses"), SIZES, TWO_LINES)
    for n, measure in enumerate((*MEASURES, "person")):
        for size in range(44, 29, -2):
            parts = [Icon(sign_of(measure), size), *sized(states.get(measure, []), size)]
            if row_width(parts, gap=3) <= MEASURE - 4:
                break
        sheet.row((middle(n), down), parts, gap=3, anchor="mm")
    sheet.icon((MARKERS, down), "mombasa.ring", 42)


def majority_of(scene: Scene, space: BonusSpaceView) -> Majority:
    effect = scene.data.place[space.id].space.effect
    assert isinstance(effect, Majority)
    return effect


def state(scene: Scene, me: PlayerView, space: BonusSpaceView) -> list[Part]:
    """Who took a majority, what it would bring, or the free place of a marker."""
    effect = majority_of(scene, space)
    reached = [tier for tier in effect.tiers if tier.min <= getattr(me.values, effect.measure)]
    if space.marker is not None:
        return [piece(scene.seats[space.marker], LARGE)]
    if me.seat in space.leaders and reached:
        return tier_parts(reached[-1], effect.company)
    return [Icon("mombasa.ring", LARGE, fade=0.6)]


def sized(parts: Sequence[Part], size: int) -> list[Part]:
    """Parts that are LARGE in another size."""
    return [
        Icon(part.name, size, **part.variant) if isinstance(part, Icon) else Words(part.words, round(size * 0.8))
        for part in parts
        if isinstance(part, Icon | Words)
    ]


def tier_parts(tier: Tier, company: str) -> list[Part]:
    """The steps of a majority, and what comes with them."""
    steps: list[Part] = [Icon("mombasa.step", LARGE, company=company), Words(tier.track, LARGE)]
    return [*steps, *reward(replace(tier, track=0), LARGE)]


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
