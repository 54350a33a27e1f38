"""The first decisions: which starting tile to keep, and on which stacks its cards lie; the hand below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from engine.mombasa.components.rows import StartTile
from engine.mombasa.rules.option_facts import Arranging
from engine.mombasa.view.structs import PlayerView
from render.kit import CAPITALS, Icon, Part, Sheet, theme
from render.mombasa import books, cards, colours
from render.mombasa.scene import Scene
from render.mombasa.wording import heading, pic
from render.zoom import EDGE, HEAD, WIDTH, Zoom, disc, head

CARD, STEP = (206, 176), 220
TOP = HEAD + 22
LABELS = 40
TILE_HIGH, TILE_STEP = LABELS + CARD[1] + 24, LABELS + CARD[1] + 24 + 20
CARDS_X, CARDS_STEP = EDGE + 24, 214
BOOK_X, BOOK = 716, (150, 176)
BONUS_X, BONUS_STEP = 900, 60
STACK_X, STACK, STACK_STEP = 738, 112, 120
HAND_ROW, HAND_STEP = 5, 194
STRIP, STRIP_STEP = (206, 62), 74  # of the hand, once its choice is made


def draw(
    zoom: Zoom, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The picture."""
    scene = Scene(zoom.view, names, lang, zoom.numbers(), changed)
    me = scene.view.players[zoom.seat]
    tiles = offered(scene, me)
    arranging = not scene.view.dealt
    aside = tiles[0].set_aside if arranging and tiles else ()  # these lie above, and no longer in the hand
    laid = on_stacks(zoom)
    hand = sorted((card for card in me.hand or () if card not in aside), key=scene.data.card_order.__getitem__)
    top = TOP + TILE_STEP * len(tiles)
    size, step = (STRIP, STRIP_STEP) if arranging else (CARD, HAND_STEP)
    sheet = Sheet(WIDTH, top + LABELS + step * -(-len(hand) // HAND_ROW) + 6)
    head(sheet, scene.seats[me.seat], heading(lang, "start.arrange" if arranging else "start.keep"))
    for n, tile in enumerate(tiles):
        y = TOP + TILE_STEP * n
        sheet.whole((EDGE, y, WIDTH - 2 * EDGE, TILE_HIGH))
        sheet.panel((EDGE, y, WIDTH - 2 * EDGE, TILE_HIGH), theme.PANEL, theme.INK, shadow=colours.PAST)
        label(sheet, scene, CARDS_X, y, "aside")
        for place, card in enumerate(tile.set_aside):
            box = (CARDS_X + CARDS_STEP * place, y + LABELS + 6, *CARD)
            if card in laid.values():
                sheet.dashed(box)
                continue
            cards.whole(sheet, scene.data, box, card, ground=theme.PANEL)
        if arranging:
            stacks(sheet, scene, y, laid)
        else:
            bonus(sheet, scene, tile, y)
    sheet.text((EDGE + 4, top + 14), f"{heading(lang, 'hand')} · {len(hand)}", 28, theme.SOFT, bold=CAPITALS)
    for n, card in enumerate(hand):
        x, y = EDGE + STEP * (n % HAND_ROW), top + LABELS + step * (n // HAND_ROW)
        sheet.whole((x, y, *size))
        if arranging:
            cards.small(sheet, scene.data, (x, y, *size), card, theme.PAPER, size=50)
            continue
        cards.whole(sheet, scene.data, (x, y, *size), card)
        leaving = [scene.marked[tile.id] for tile in tiles if card in tile.set_aside and tile.id in scene.marked]
        if leaving:
            gone(sheet, leaving, x + CARD[0] - 8, y + CARD[1] - 30)
    for n, tile in enumerate(tiles):
        if tile.id in scene.marked:
            disc(sheet, (EDGE + 14, TOP + TILE_STEP * n + 14), scene.marked[tile.id])
    return sheet.image


def offered(scene: Scene, me: PlayerView) -> list[StartTile]:
    """The tiles dealt to choose from, or the one whose cards are laid out."""
    names = scene.view.dealt or (() if me.start_tile is None else (me.start_tile,))
    return [scene.data.start_tile[name] for name in names]


def on_stacks(zoom: Zoom) -> dict[str, str]:
    """The cards that lie on their stacks, by slot: what all answers that are left have in common."""
    left = [facts.cards.items() for facts in zoom.filled if isinstance(facts, Arranging)]
    return dict(set(left[0]).intersection(*left)) if left else {}


def label(sheet: Sheet, scene: Scene, x: float, y: float, key: str) -> None:
    """What a part of a tile is."""
    sheet.text(
        (x + (32 if x == CARDS_X else 0), y + 25), pic(scene.lang, f"start.{key}"), 26, theme.SOFT, bold=CAPITALS
    )


def bonus(sheet: Sheet, scene: Scene, tile: StartTile, y: float) -> None:
    """The starting book and the first steps."""
    label(sheet, scene, BOOK_X, y, "book")
    books.face(sheet, (BOOK_X, y + LABELS + 6, *BOOK), tile, ground=theme.PANEL)
    label(sheet, scene, BONUS_X, y, "bonus")
    rows: list[list[Part]] = [
        [Icon("mombasa.post", 52, company=company), Icon("block_arrow", 52, words=n, fill=colours.COMPANY[company])]
        for company, n in tile.bonus_steps.items()
    ]
    if tile.diamonds:
        rows.append([Icon("mombasa.diamond", 54, words=tile.diamonds)])
    middle = y + LABELS + 6 + CARD[1] / 2
    for n, row in enumerate(rows):
        sheet.row((BONUS_X + 10, middle + BONUS_STEP * (n - (len(rows) - 1) / 2)), row, gap=14)


def stacks(sheet: Sheet, scene: Scene, y: float, laid: Mapping[str, str]) -> None:
    """The three stacks that get a card each, with what was `laid` there."""
    sheet.icon((STACK_X - 32, y + LABELS + 6 + CARD[1] / 2), "arrow", 34, colour=theme.SOFT)
    label(sheet, scene, STACK_X, y, "stacks")
    basic = [row.id for row in scene.data.player_board.action_slots.rows if row.unlock is None]
    for n, slot in enumerate(basic):
        x = STACK_X + STACK_STEP * n
        sheet.panel((x, y + LABELS + 6, STACK, CARD[1]), colours.STACK, theme.LINE)
        called, middle = slot.rpartition("_")[2].upper(), y + LABELS + 6 + CARD[1] / 2
        if slot in laid:
            cards.small(
                sheet, scene.data, (x + 3, y + LABELS + 60, STACK - 6, CARD[1] - 60), laid[slot], colours.STACK, size=50
            )
            sheet.text((x + STACK / 2, y + LABELS + 34), called, 44, theme.SOFT, bold=True, anchor="mm")
        else:
            sheet.text((x + STACK / 2, middle), called, 64, theme.FAINT, bold=True, anchor="mm")


def gone(sheet: Sheet, tiles: Sequence[str], right: float, y: float) -> None:
    """A card of the hand that is set aside, and by which tiles."""
    discs = [Icon("mark", 44, label=number) for number in tiles]
    sheet.row((right, y), [Icon("up", 30, colour=theme.SOFT), *discs], gap=2, anchor="rm")
