"""The market on a phone: cards and books, then the bonus spaces, then everybody's open cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PIL import Image

from engine.mombasa.view.structs import View
from render import phone
from render.head import draw_phone_head
from render.kit import CAPITALS, Sheet, theme
from render.mombasa.colours import COLOURS
from render.mombasa.head import head
from render.mombasa.market import areas, coming_coins, display, offer_still, shelf, spaces
from render.mombasa.market.layout import PHONE_OFFER, PHONE_SPACES, SPACES_HIGH
from render.mombasa.market.words import no_areas
from render.mombasa.scene import Scene
from render.mombasa.wording import heading


def draw_offer(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """Cards, and books below them."""
    scene, where = Scene(view, names, lang, marked, changed), PHONE_OFFER
    key = ("mombasa.phone.offer", view.components, lang)
    sheet = Sheet.over(key, where.wide, where.high, partial(offer_still, scene=scene, where=where), colours=COLOURS)
    draw_phone_head(sheet, head(scene))
    display(sheet, scene, where)
    shelf(sheet, scene, where)
    coming_coins(sheet, scene, where)
    return sheet.image


def draw_spaces(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The bonus spaces, two and four in a row."""
    scene, where = Scene(view, names, lang, marked, changed), PHONE_SPACES
    key = ("mombasa.phone.spaces", view.components, lang)
    sheet = Sheet.over(key, phone.WIDE, SPACES_HIGH, partial(spaces.still, scene=scene, where=where), colours=COLOURS)
    spaces.draw(sheet, scene, where)
    return sheet.image


def draw_areas(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """What everybody has laid open, with what it is worth below; after the end that nothing lies there."""
    scene = Scene(view, names, lang, marked, changed)
    sheet = Sheet(phone.WIDE, 64 if view.over else areas.bottom(view.seats, areas.PHONE) + 2)
    title = no_areas(lang) if view.over else heading(lang, "market.areas")
    sheet.text((phone.EDGE, 32), title, PHONE_OFFER.heading, theme.SOFT, bold=CAPITALS)
    if not view.over:
        areas.draw(sheet, scene, areas.PHONE)
    return sheet.image
