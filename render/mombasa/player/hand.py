"""The hand, face down for others, and starting tiles while they matter."""

from __future__ import annotations

from engine.mombasa.components.rows import StartTile
from engine.mombasa.view.structs import PlayerView
from render.kit import Icon, Part, Sheet, Words, theme
from render.mombasa import books, cards, colours, layout
from render.mombasa.scene import Scene
from render.mombasa.wording import heading

MOST_BACKS = 14


def high(me: PlayerView) -> int:
    """Seven cards a row; backs are small and take one."""
    if me.hand is None:
        return layout.HEADING + (layout.BACK + 20 if me.hand_size else 0)
    return layout.HEADING + layout.HAND_STEP[1] * -(-len(me.hand) // layout.HAND_ROW)


def wide(me: PlayerView) -> int:
    """What the last row takes of the width, with a gap behind it; all of it if there is none."""
    if not me.hand_size:
        return layout.INNER
    if me.hand is None:
        return layout.BACK_STEP * min(me.hand_size, MOST_BACKS) + 24
    return layout.HAND_STEP[0] * ((len(me.hand) - 1) % layout.HAND_ROW + 1)


def draw(sheet: Sheet, scene: Scene, me: PlayerView, top: int) -> None:
    """Cards sorted by kind, or as many backs as there are cards."""
    title = f"{heading(scene.lang, 'hand')} · {me.hand_size}"
    sheet.text((layout.EDGE, top + 14), title, 28, theme.SOFT, bold=True)
    top += layout.HEADING
    if me.hand is None:
        for number in range(min(me.hand_size, MOST_BACKS)):
            shown = me.hand_size if number == min(me.hand_size, MOST_BACKS) - 1 else ""
            at = (layout.EDGE + layout.BACK_STEP * number, top)
            sheet.icon(at, "card_back", layout.BACK, anchor="lt", words=shown)
        return
    for number, card in enumerate(sorted(me.hand, key=scene.data.card_order.__getitem__)):
        across, down = number % layout.HAND_ROW, number // layout.HAND_ROW
        box = (layout.EDGE + layout.HAND_STEP[0] * across, top + layout.HAND_STEP[1] * down, *layout.HAND_CARD)
        cards.whole(sheet, scene.data, box, card)
        sheet.marks(card, box, scene.marked, scene.changed, radius=10, at="rt")


def offered(scene: Scene, me: PlayerView) -> list[str]:
    """The tiles dealt to choose from, or the one kept while its cards are set aside."""
    if scene.view.dealt and scene.view.viewer == me.seat:
        return list(scene.view.dealt)
    return [me.start_tile] if scene.view.phase == "arrange" and me.start_tile is not None else []


def tiles_high(scene: Scene, me: PlayerView) -> int:
    return layout.HEADING + layout.OFFER_HIGH + 20 if offered(scene, me) else 0


def tiles(sheet: Sheet, scene: Scene, me: PlayerView, top: int) -> None:
    """Starting tiles: cards set aside, the starting book, first steps."""
    sheet.text((layout.EDGE, top + 14), heading(scene.lang, "start_tiles"), 28, theme.SOFT, bold=True)
    w = (layout.INNER - 16) / 2
    for number, name in enumerate(offered(scene, me)):
        x, y = layout.EDGE + (w + 16) * number, top + layout.HEADING
        box = (x, y, w, layout.OFFER_HIGH)
        sheet.panel(box, theme.PANEL, theme.INK, shadow=colours.PAST)
        start_tile(sheet, scene, scene.data.start_tile[name], x, y)
        sheet.marks(name, box, scene.marked, scene.changed, at="rt")


def start_tile(sheet: Sheet, scene: Scene, tile: StartTile, x: float, y: float) -> None:
    """Number, three cards, book and steps in one row."""
    middle = y + layout.OFFER_HIGH / 2
    sheet.text((x + 40, middle), int(tile.id.rpartition("_")[2]), 40, theme.FAINT, bold=True, anchor="mm")
    for number, card in enumerate(tile.set_aside):
        cards.small(sheet, scene.data, (x + 80, y + 10 + 52 * number, 190, 48), card, theme.PANEL, size=36)
    sheet.icon((x + 300, middle), "up", 34)
    books.face(sheet, (x + 336, y + 10, *layout.PLACE), tile, ground=theme.PANEL)
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
