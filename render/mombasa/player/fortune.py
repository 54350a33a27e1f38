"""What a player's sum is made of: shares company by company, both tracks, cash; beside the hand where there is room."""

from __future__ import annotations

from engine.mombasa.view.structs import PlayerView, View
from render.kit import Icon, Sheet, Words, theme
from render.mombasa import layout
from render.mombasa.player import hand
from render.mombasa.scene import Scene
from render.mombasa.wording import heading

ACROSS = 4  # cells beside the hand, in two rows
LARGE, SMALL = (54, 38), (42, 30)  # px of an icon and its number
ROOMY = 150  # px of a cell from which on they are large


def share_pounds(view: View, me: PlayerView) -> list[int]:
    """What the shares of each company come to now."""
    value = {base.company: base.share_value for base in view.bases}
    return [held * value[company] for company, held in zip(view.data.company_ids, me.shares, strict=True)]


def beside(me: PlayerView) -> bool:
    """Whether the last row of the hand leaves enough room."""
    return layout.INNER - hand.wide(me) >= layout.FORTUNE_LEAST


def high(me: PlayerView) -> int:
    """A row of its own, or none."""
    return 0 if beside(me) else layout.HEADING + layout.FORTUNE_HIGH + 16


def draw(sheet: Sheet, scene: Scene, me: PlayerView, top: int) -> None:
    """Right of the last row of the hand that begins here, or below it."""
    if not beside(me):
        panel(sheet, scene, me, (layout.EDGE, top + hand.high(me), layout.FORTUNE_HIGH), across=2 * ACROSS)
        return
    rows = 1 if me.hand is None else -(-len(me.hand) // layout.HAND_ROW)
    tall = layout.BACK if me.hand is None else layout.HAND_CARD[1]
    if rows > 1:  # the heading lies beside the last row, not above it
        top += layout.HEADING + layout.HAND_STEP[1] * (rows - 1)
        tall -= layout.HEADING
    panel(sheet, scene, me, (layout.EDGE + hand.wide(me), top, tall), across=ACROSS)


def panel(sheet: Sheet, scene: Scene, me: PlayerView, at: tuple[int, int, int], *, across: int) -> None:
    """Eight cells up to the right edge, the sum in the last one; `at`: left edge, top, height."""
    x, top, tall = at
    sheet.text((x, top + 14), heading(scene.lang, "fortune"), 28, theme.SOFT, bold=True, room=layout.RIGHT - x)
    top += layout.HEADING
    wide = (layout.RIGHT - x - 16) / across
    deep = tall * across / (2 * ACROSS)
    sheet.panel((x, top, layout.RIGHT - x, tall))
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
        sheet.row(middle, [icon, Words(pounds, number, ink, bold=bool(pounds))], gap=8, anchor="mm")
    last = (layout.RIGHT - 8 - wide / 2, top + tall - deep / 2)
    sheet.pill(last, f"£{me.total}", number, theme.COIN, line=theme.INK, pad=12)
