"""The board: the row of cards, and what everybody has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from render.kit import Sheet, theme
from testkit.bazaar.view.structs import View
from testkit.drawing.bazaar import cards
from testkit.drawing.bazaar.scene import Scene

WIDTH, PLAYERS, LINE = 1000, 190, 70  # px: the picture, where the players begin, the height of a player's line


def draw(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    scene = Scene(view, names, lang, marked, changed)
    sheet = Sheet(WIDTH, PLAYERS + LINE * len(view.coins) + 20)
    stall(sheet, scene)
    players(sheet, scene, PLAYERS)
    return sheet.image


def draw_stall(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The first part on a phone."""
    sheet = Sheet(WIDTH, PLAYERS)
    stall(sheet, Scene(view, names, lang, marked, changed))
    return sheet.image


def draw_players(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The second one."""
    sheet = Sheet(WIDTH, LINE * len(view.coins))
    players(sheet, Scene(view, names, lang, marked, changed), 0)
    return sheet.image


def stall(sheet: Sheet, scene: Scene) -> None:
    """The round and the row of cards."""
    for number, card in enumerate(scene.view.row):
        box = cards.place(number, 40)
        cards.draw(sheet, box, card, scene.lang)
        sheet.marks(card, box, scene.marked, scene.changed)
    sheet.text((WIDTH - 30, 30), str(scene.view.round), theme.TITLE, bold=True, anchor="rm")


def players(sheet: Sheet, scene: Scene, top: float) -> None:
    """A line for everybody."""
    view = scene.view
    for seat, style in enumerate(scene.seats):
        y = top + LINE * seat + LINE / 2
        sheet.piece((60, y), style, 48)
        sheet.text((100, y), style.name, 28, bold=seat == view.active, anchor="lm", room=500)
        sheet.icon((700, y), "coin", 44, words=view.coins[seat])
        dates, spices = view.goods[seat]
        sheet.text((760, y), f"{dates} · {spices}", 28, anchor="lm")
