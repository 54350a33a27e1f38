"""What a player's sum is made of: shares company by company, both tracks, cash; beside the hand where there is room."""

from __future__ import annotations

from engine.mombasa.view.structs import PlayerView, View
from render.kit import CAPITALS, Icon, Sheet, Words, row_width, theme
from render.mombasa import layout
from render.mombasa.player import hand
from render.mombasa.player.layout import WHOLE, PlayerLayout
from render.mombasa.scene import Scene
from render.mombasa.wording import heading

ACROSS, CELLS = 4, 8  # cells beside the hand in a row of two, and all of them
LARGE, SMALL = (60, 44), (52, 38)  # px of an icon and its number
GAP = 8
ROOMY = 180  # px of a cell from which on they are large


def share_pounds(view: View, me: PlayerView) -> list[int]:
    """What the shares of each company come to now."""
    value = {base.company: base.share_value for base in view.bases}
    return [held * value[company] for company, held in zip(view.data.company_ids, me.shares, strict=True)]


def beside(me: PlayerView, where: PlayerLayout = WHOLE) -> bool:
    """Whether the last row of the hand leaves enough room."""
    return where.inner - hand.wide(me, where) >= layout.FORTUNE_LEAST


def high(me: PlayerView, where: PlayerLayout) -> int:
    """A row of its own, or none."""
    return 0 if beside(me, where) else layout.HEADING + below_high(where) + 16


def below_high(where: PlayerLayout) -> int:
    across, row = where.fortune
    return row * (CELLS // across)


def draw(sheet: Sheet, scene: Scene, me: PlayerView, top: int, where: PlayerLayout) -> None:
    """Right of the last row of the hand that begins here, or below it."""
    if not beside(me, where):
        at = (where.edge, top + hand.high(me, where), below_high(where))
        panel(sheet, scene, me, at, where, across=where.fortune[0])
        return
    rows = 1 if me.hand is None else -(-len(me.hand) // where.hand)
    tall = layout.BACK if me.hand is None else where.card[1]
    if rows > 1:  # the heading lies beside the last row, not above it
        top += layout.HEADING + where.card_step[1] * (rows - 1)
        tall -= layout.HEADING
    panel(sheet, scene, me, (where.edge + hand.wide(me, where), top, tall), where, across=ACROSS)


def panel(
    sheet: Sheet, scene: Scene, me: PlayerView, at: tuple[int, int, int], where: PlayerLayout, *, across: int
) -> None:
    """Eight cells up to the right edge, the sum in the last one; `at`: left edge, top, height."""
    x, top, tall = at
    words = heading(scene.lang, "fortune")
    sheet.text((x, top + 14), words, where.heading, theme.SOFT, bold=CAPITALS, room=where.right - x, shrink=(32, 28))
    top += layout.HEADING
    wide = (where.right - x - 16) / across
    deep = tall * across / CELLS
    sheet.panel((x, top, where.right - x, tall))
    sheet.marks("fortune", (x, top, where.right - x, tall), scene.marked, frozenset(), outside=2)
    size, number = LARGE if wide >= ROOMY else SMALL
    owned = zip(scene.data.company_ids, me.shares, share_pounds(scene.view, me), strict=True)
    parts = [
        *((Icon("mombasa.share", size, company=company, words=held), pounds) for company, held, pounds in owned),
        (Icon("mombasa.diamond", size), me.diamond_pounds),
        (Icon("mombasa.jar", size + 6, words=""), me.book_pounds),
        (Icon("coin", size - 4, line=theme.INK), me.pounds),
    ]
    for cell, (icon, pounds) in enumerate(parts):
        middle = (x + 8 + wide * (cell % across + 0.5), top + deep * (cell // across + 0.5))
        ink = theme.INK if pounds else theme.FAINT
        said = Words(f"£{pounds}", number, ink, bold=bool(pounds))
        while row_width([icon, said], gap=GAP) > wide - GAP:
            said.size -= 2
        sheet.row(middle, [icon, said], gap=GAP, anchor="mm")
    last = (where.right - 8 - wide / 2, top + tall - deep / 2)
    sheet.pill(last, f"£{me.total}", number, theme.COIN, line=theme.INK, pad=12)
