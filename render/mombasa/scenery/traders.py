"""Traders of the coast and from overseas: who stands on the podium of a poster."""

from __future__ import annotations

from render.ending import portraits
from render.kit import Colour, Pen, shapes, theme
from render.kit.theme import INK, WHITE
from render.mombasa.scenery import tones
from render.mombasa.scenery.tones import KEY

PORTRAIT = "mombasa.portrait"
BROWN: Colour = tones.HULL
DARK: Colour = tones.HULL_DARK


def captain(pen: Pen, coat: Colour) -> None:
    """A cocked hat with a cockade, and a neckcloth."""
    portraits.shoulders(pen, coat)
    for side in (-1, 1):
        pen.poly([(50 + side * x, y) for x, y in ((30, 73), (38, 76), (37, 84), (27, 80))], theme.COIN, INK, 1.2)
    pen.poly([(41, 62), (59, 62), (62, 72), (54, 76), (56, 92), (44, 92), (46, 76), (38, 72)], WHITE, INK,
             portraits.LINE)  # fmt: skip
    portraits.head(pen)
    portraits.whiskers(pen, tones.SAIL_SHADE)
    pen.poly([(22, 26), *shapes.curve([(22, 26), (30, 12), (50, 7.5), (70, 12), (78, 26)]),
              *shapes.curve([(78, 26), (64, 25), (50, 29), (36, 25), (22, 26)])], INK, INK, portraits.LINE)  # fmt: skip
    pen.bend([(24, 24), (36, 21.4), (50, 25.4), (64, 21.4), (76, 24)], theme.COIN, 1.6)
    pen.disc(61, 17, 3.8, coat, WHITE, 1.2)


def pearl_trader(pen: Pen, coat: Colour) -> None:
    """A cloth wound high round the head, rings in the ears."""
    portraits.shoulders(pen, coat)
    pen.poly([(38, 66), (62, 66), (58, 74), (50, 77), (42, 74)], BROWN, INK, portraits.LINE)
    portraits.head(pen, BROWN)
    pen.blob([(33, 31), (29, 18), (38, 9), (54, 8), (68, 13), (68, 25), (65, 32), (50, 26)], coat, INK, portraits.LINE)
    pen.bend([(34, 28), (46, 20), (64, 16)], tones.SAIL, 2.6)
    pen.bend([(36, 18), (48, 13), (62, 24)], tones.SAIL, 2.6)
    pen.blob([(60, 12), (70, 6.6), (77, 12), (70, 18)], coat, INK, portraits.LINE)
    for x in (35, 65):
        pen.disc(x, 49.6, 2.6, None, theme.COIN, 1.6)
    for n in range(5):
        pen.disc(40 + n * 5, 74 + (2 - abs(n - 2)) * 2.4, 2, tones.SAIL, INK, 0.8)


def caravan_leader(pen: Pen, coat: Colour) -> None:
    """A turban and a dark beard."""
    portraits.robe(pen, coat, tones.SAIL)
    portraits.head(pen, theme.mix(theme.SKIN, BROWN, 0.5))
    portraits.beard(pen, INK, 69)
    pen.blob([(32, 31), (27, 20), (36, 9.6), (50, 7.4), (64, 9.6), (73, 20), (68, 31), (50, 25)], tones.SAIL, INK,
             portraits.LINE)  # fmt: skip
    for dip in (0, 6, 12):
        pen.bend([(30 + dip * 0.3, 25 - dip), (46, 23 - dip), (66 - dip * 0.4, 13 - dip * 0.3)], tones.SAIL_SHADE, 1.8)
    pen.disc(50, 20, 3.6, coat, INK, 1.2)


def harbour_merchant(pen: Pen, coat: Colour) -> None:
    """An embroidered cap and a light shirt below the coat."""
    portraits.robe(pen, coat, tones.SAIL)
    portraits.head(pen, DARK, KEY)
    portraits.short_hair(pen)
    pen.poly([(35, 27), (36.6, 11), (63.4, 11), (65, 27), (50, 24)], tones.SAIL, INK, portraits.LINE)
    for n in range(4):
        x = 40.1 + n * 6.6
        pen.poly([(x - 2.8, 18), (x, 14), (x + 2.8, 18), (x, 22)], coat, None)
    pen.bend([(43, 53.6), (46, 58), (50, 59), (54, 58), (57, 53.6)], INK, 2.4)


portraits.people(
    PORTRAIT,
    [captain, pearl_trader, caravan_leader, harbour_merchant],
    [(0, tones.SCROLL), (48, tones.SEA[0]), (62, tones.SEA[1]), (78, tones.SEA[2])],
)
