"""The market on a phone: the cards, then Church and Customs and what everybody holds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PIL import Image

from engine.yokohama.view.structs import PlayerView, View
from render import phone
from render.head import draw_phone_head
from render.kit import CAPITALS, Box, Icon, Part, Sheet, Words, theme
from render.yokohama.colours import COLOURS
from render.yokohama.formulas import formula
from render.yokohama.head import head
from render.yokohama.market import card_marks, holdings, lay_cards, space_marks, spaces, zones_still
from render.yokohama.market.layout import BoardsLayout, CardsLayout
from render.yokohama.scene import Scene
from render.yokohama.wording import pic

INNER = phone.WIDE - 2 * phone.EDGE
SUPPLY, NAME, FLAGS, GAP = 84, 84, 78, 14  # px of the lines of a player, and between two
LEADING = 66


def draw_cards(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """Orders and technologies."""
    scene, where = Scene(view, names, lang, marked, changed), CardsLayout(len(view.ports), len(view.laboratories))
    zones = tuple((slot.zone, slot.power) for port in view.ports for slot in port.slots)
    surcharges = tuple(slot.surcharge for laboratory in view.laboratories for slot in laboratory.slots)
    key = ("yokohama.phone.cards", where, zones, surcharges)
    sheet = Sheet.over(
        key, phone.WIDE, where.height + SUPPLY, partial(zones_still, view=view, where=where), colours=COLOURS
    )
    draw_phone_head(sheet, head(scene))
    lay_cards(sheet, scene, where)
    box = (phone.EDGE, where.height - 6, INNER, SUPPLY - 8)
    middle = box[1] + box[3] / 2
    parts: list[Part] = [Icon("sheet", 50), 4, Words(view.order_deck, 42), 60, Icon("flask", 52), 4]
    sheet.panel(box, theme.PANEL, theme.LINE)
    sheet.row((phone.EDGE + 24, middle), [Icon("deck", 52), 14, Words(pic(lang, "orders_left"), 36, bold=CAPITALS)])
    sheet.row((phone.WIDE - phone.EDGE - 24, middle), [*parts, Words(view.technology_deck, 42)], anchor="rm")
    card_marks(sheet, scene, where)
    return sheet.image


def draw_boards(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The spaces, the agents in the supply, a card for each player."""
    scene, where = Scene(view, names, lang, marked, changed), BoardsLayout(len(view.ports), len(view.laboratories))
    chips = {seat: technologies(view.players[seat]) for seat in view.turn_order}
    tall = {seat: NAME + FLAGS + LEADING * len(rows) + 10 for seat, rows in chips.items()}
    top = where.table + SUPPLY + GAP
    last = SUPPLY + GAP if view.neutral is not None else 0
    sheet = Sheet(phone.WIDE, round(top + sum(tall.values()) + GAP * len(tall) + last))
    spaces.still(sheet, view, where)
    spaces.draw(sheet, scene, where)
    holdings.supply(sheet, scene, (phone.EDGE, where.table, INNER, SUPPLY))
    for seat in view.turn_order:
        player(sheet, scene, view.players[seat], (phone.EDGE, top, INNER, tall[seat]), chips[seat])
        top += tall[seat] + GAP
    if view.neutral is not None:
        holdings.neutral(sheet, scene, view.neutral, (phone.EDGE, top, INNER, SUPPLY))
    space_marks(sheet, scene, where)
    return sheet.image


def technologies(player: PlayerView) -> list[list[list[Part]]]:
    """What a player's technologies do, as many in a row as there is room for."""
    return holdings.rows([formula(card, holdings.FORMULA) for card in player.technologies], INNER - 32)


def player(sheet: Sheet, scene: Scene, shown: PlayerView, box: Box, rows: list[list[list[Part]]]) -> None:
    """Name, sets and production; flags and agents; technologies."""
    x, y, w, _ = box
    tint = scene.seats[shown.seat].tint if shown.seat in scene.movers else theme.PANEL
    sheet.panel(box, tint, theme.LINE)
    holdings.frame(sheet, scene, shown, box, y + NAME / 2, w - 300)
    middle, wide = y + NAME + FLAGS / 2 - 4, 128 * len(shown.flags)
    holdings.flags(sheet, shown, (x + 20, middle), 128)
    holdings.agents(sheet, shown, (x + 20 + wide, middle), w - 40 - wide)
    for n, row in enumerate(rows):
        holdings.chips(sheet, row, (x + 20, y + NAME + FLAGS + LEADING * (n + 0.5)), LEADING)
