"""The market on a phone: the cards, then Church and Customs and what everybody holds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from PIL import Image

from engine.yokohama.view.structs import PlayerView, View
from render import phone
from render.kit import Box, Icon, Part, Sheet, Words, theme
from render.yokohama.formulas import formula
from render.yokohama.market import card_marks, holdings, lay_cards, space_marks, spaces, zones_still
from render.yokohama.market.layout import BoardsPlan, CardsPlan
from render.yokohama.phone_head import head
from render.yokohama.scene import Scene
from render.yokohama.wording import decimal, pic

INNER = phone.WIDE - 2 * phone.EDGE
SUPPLY, NAME, FLAGS, GAP = 84, 84, 78, 14  # px of the lines of a player, and between two
FORMULA, LEADING = 46, 66


def draw_cards(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """Orders and technologies."""
    scene, plan = Scene(view, names, lang, marked, changed), CardsPlan(len(view.ports), len(view.laboratories))
    zones = tuple((slot.zone, slot.power) for port in view.ports for slot in port.slots)
    surcharges = tuple(slot.surcharge for laboratory in view.laboratories for slot in laboratory.slots)
    key = ("yokohama.phone.cards", plan, zones, surcharges)
    sheet = Sheet.over(key, phone.WIDE, plan.height + SUPPLY, partial(zones_still, view=view, plan=plan))
    head(sheet, scene)
    lay_cards(sheet, scene, plan)
    parts: list[Part] = [Icon("deck", 52), Icon("sheet", 50), 4, Words(view.order_deck, 42), 40]
    y = plan.height + SUPPLY / 2 - 10
    sheet.row((phone.WIDE / 2, y), [*parts, Icon("flask", 52), 4, Words(view.technology_deck, 42)], anchor="mm")
    card_marks(sheet, scene, plan)
    return sheet.image


def draw_boards(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The spaces, the agents in the supply, a card for each player."""
    scene, plan = Scene(view, names, lang, marked, changed), BoardsPlan(len(view.ports), len(view.laboratories))
    chips = {seat: technologies(view.players[seat]) for seat in view.turn_order}
    tall = {seat: NAME + FLAGS + LEADING * len(rows) + 10 for seat, rows in chips.items()}
    top = plan.table + SUPPLY + GAP
    last = SUPPLY + GAP if view.neutral is not None else 0
    sheet = Sheet(phone.WIDE, round(top + sum(tall.values()) + GAP * len(tall) + last))
    spaces.still(sheet, view, plan)
    spaces.draw(sheet, scene, plan)
    supply(sheet, scene, (phone.EDGE, plan.table, INNER, SUPPLY))
    for seat in view.turn_order:
        player(sheet, scene, view.players[seat], (phone.EDGE, top, INNER, tall[seat]), chips[seat])
        top += tall[seat] + GAP
    if view.neutral is not None:
        neutral(sheet, scene, view.neutral, (phone.EDGE, top, INNER, SUPPLY))
    space_marks(sheet, scene, plan)
    return sheet.image


def technologies(player: PlayerView) -> list[list[list[Part]]]:
    """What a player's technologies do, as many in a row as there is room for."""
    return holdings.rows([formula(card, FORMULA) for card in player.technologies], INNER - 32)


def supply(sheet: Sheet, scene: Scene, box: Box) -> None:
    """The agents that can still be had."""
    x, y, w, h = box
    middle = y + h / 2
    sheet.panel(box, theme.PAPER, theme.LINE)
    sheet.text((x + 24, middle), pic(scene.lang, "supply"), 34, theme.SOFT, room=240, shrink=(32, 30, 28, 26))
    for n, (country, count) in enumerate(scene.view.agents.items()):
        at = x + 330 + n * (w - 340) / len(scene.view.agents)
        faded: dict[str, Any] = {} if count else {"grey": True, "fade": 0.4}
        sheet.icon((at, middle), "agent", 66, country=country, **faded)
        sheet.text((at + 40, middle), count, 42, theme.INK if count else theme.FAINT, bold=bool(count))


def player(sheet: Sheet, scene: Scene, shown: PlayerView, box: Box, rows: list[list[list[Part]]]) -> None:
    """Name, sets and production; flags and agents; technologies."""
    x, y, w, _ = box
    style, moving = scene.seats[shown.seat], shown.seat in scene.movers
    sheet.panel(box, style.tint if moving else theme.PANEL, theme.LINE)
    if moving:
        sheet.mover(box)
    middle = y + NAME / 2
    sheet.piece((x + 48, middle), style, 58)
    sheet.text((x + 94, middle), style.name, 40, bold=True, room=w - 300, shrink=(38, 36, 34))
    sheet.icon((x + w - 140, middle), "rosette", 68, words=shown.set_points)
    sheet.icon((x + w - 54, middle), "gear", 72, fill=theme.TEAL, line=None, words=shown.production)
    middle = y + NAME + FLAGS / 2 - 4
    for n, (country, count) in enumerate(shown.flags.items()):
        left = x + 20 + n * 128
        sheet.icon((left, middle), "flag", 46, anchor="lm", country=country)
        sheet.text((left + 84, middle), count, 42, theme.INK if count else theme.FAINT, bold=bool(count))
    left, room = x + 20 + 128 * len(shown.flags), w - 40 - 128 * len(shown.flags)
    step = min(68.0, (room - 68) / max(1, len(shown.agents) - 1))
    for n, agent in enumerate(shown.agents):
        sheet.icon((left + 34 + n * step, middle), "agent", 66, grey=agent.used, country=agent.country or "")
    for n, row in enumerate(rows):
        holdings.chips(sheet, row, (x + 20, y + NAME + FLAGS + LEADING * (n + 0.5)), LEADING)


def neutral(sheet: Sheet, scene: Scene, production: float, box: Box) -> None:
    """Who plays with two players besides them."""
    x, y, w, h = box
    sheet.panel(box, theme.PAPER, theme.LINE)
    sheet.piece((x + 48, y + h / 2), scene.style(-1), 54)
    sheet.text((x + 94, y + h / 2), pic(scene.lang, "neutral"), 36, theme.SOFT, room=w - 240)
    words = decimal(scene.lang, production)
    sheet.icon((x + w - 54, y + h / 2), "gear", 68, fill=theme.SOFT, line=None, words=words)
