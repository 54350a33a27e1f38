"""The hand, face down for others, and starting tiles while they matter."""

from __future__ import annotations

from engine.mombasa.components.rows import StartTile
from engine.mombasa.view.structs import PlayerView
from render.kit import CAPITALS, Icon, Part, Sheet, Words, theme
from render.mombasa import books, cards, colours, layout
from render.mombasa.player.layout import PlayerLayout
from render.mombasa.scene import Scene
from render.mombasa.wording import heading


def high(me: PlayerView, where: PlayerLayout) -> int:
    """As many cards a row as there is room for; backs are small and take one."""
    if me.hand is None:
        return layout.HEADING + (layout.BACK + 20 if me.hand_size else 0)
    return layout.HEADING + where.card_step[1] * -(-len(me.hand) // where.hand)


def most_backs(where: PlayerLayout) -> int:
    return where.inner // layout.BACK_STEP


def wide(me: PlayerView, where: PlayerLayout) -> int:
    """What the last row takes of the width, with a gap behind it; all of it if there is none."""
    if not me.hand_size:
        return where.inner
    if me.hand is None:
        return layout.BACK_STEP * min(me.hand_size, most_backs(where)) + 24
    return where.card_step[0] * ((len(me.hand) - 1) % where.hand + 1)


def draw(sheet: Sheet, scene: Scene, me: PlayerView, top: int, where: PlayerLayout) -> None:
    """Cards sorted by kind, or as many backs as there are cards."""
    title = f"{heading(scene.lang, 'hand')} · {me.hand_size}"
    sheet.text((where.edge, top + 14), title, where.heading, theme.SOFT, bold=CAPITALS)
    top += layout.HEADING
    if me.hand is None:
        shown = min(me.hand_size, most_backs(where))
        for number in range(shown):
            at = (where.edge + layout.BACK_STEP * number, top)
            words = me.hand_size if number == shown - 1 else ""
            sheet.icon(at, "card_back", layout.BACK, anchor="lt", words=words)
        return
    shown = where.card_step[0] * (min(len(me.hand), where.hand) - 1) + where.card[0]
    sheet.whole((where.edge - 4, top - layout.HEADING - 8, max(shown, 300) + 8, high(me, where)))
    numbers = cards.marked_alike(scene.data, me.hand, scene.marked)
    for number, card in enumerate(sorted(me.hand, key=scene.data.card_order.__getitem__)):
        down, across = divmod(number, where.hand)
        box = (where.edge + where.card_step[0] * across, top + where.card_step[1] * down, *where.card)
        cards.whole(sheet, scene.data, box, card)
        sheet.marks(card, box, numbers, scene.changed, radius=10)


def offered(scene: Scene, me: PlayerView) -> list[str]:
    """The tiles dealt to choose from, or the one kept while its cards are set aside."""
    if scene.view.dealt and scene.view.viewer == me.seat:
        return list(scene.view.dealt)
    return [me.start_tile] if scene.view.phase == "arrange" and me.start_tile is not None else []


def tiles_high(scene: Scene, me: PlayerView, where: PlayerLayout) -> int:
    rows = -(-len(offered(scene, me)) // where.offers)
    return layout.HEADING + (layout.OFFER_HIGH + 20) * rows if rows else 0


def tiles(sheet: Sheet, scene: Scene, me: PlayerView, top: int, where: PlayerLayout) -> None:
    """Starting tiles: cards set aside, the starting book, first steps."""
    sheet.text((where.edge, top + 14), heading(scene.lang, "start_tiles"), where.heading, theme.SOFT, bold=CAPITALS)
    w = (where.inner - 16 * (where.offers - 1)) / where.offers
    for number, name in enumerate(offered(scene, me)):
        down, across = divmod(number, where.offers)
        x, y = where.edge + (w + 16) * across, top + layout.HEADING + (layout.OFFER_HIGH + 20) * down
        box = (x, y, w, layout.OFFER_HIGH)
        sheet.panel(box, theme.PANEL, theme.INK, shadow=colours.PAST)
        start_tile(sheet, scene, scene.data.start_tile[name], x, y)
        sheet.whole(box)
        sheet.marks(name, box, scene.marked, scene.changed)


def start_tile(sheet: Sheet, scene: Scene, tile: StartTile, x: float, y: float) -> None:
    """Number, three cards, book and steps in one row."""
    middle = y + layout.OFFER_HIGH / 2
    sheet.text((x + 40, middle), int(tile.id.rpartition("_")[2]), 40, theme.FAINT, bold=True, anchor="mm")
    for number, card in enumerate(tile.set_aside):
        cards.small(sheet, scene.data, (x + 80, y + 10 + 52 * number, 190, 48), card, theme.PANEL, size=36)
    sheet.icon((x + 300, middle), "up", 34)
    books.face(sheet, (x + 336, y + 10, *layout.START_BOOK), tile, ground=theme.PANEL)
    parts: list[Part] = []
    for company, steps in tile.bonus_steps.items():
        parts += [
            Icon("mombasa.post", 56, company=company),
            Icon("block_arrow", 56, words=steps, fill=colours.COMPANY[company]),
            10,
        ]
    if tile.diamonds:
        parts += [Icon("mombasa.diamond", 58, words=tile.diamonds)]
    sheet.row((x + 456, middle), parts or [Words("–")])
