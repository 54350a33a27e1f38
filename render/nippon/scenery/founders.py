"""Founders of great houses: who stands on the podium of a poster."""

from __future__ import annotations

from render.ending import portraits
from render.kit import Colour, Pen, shapes, theme
from render.kit.theme import INK, WHITE
from render.nippon.scenery import tones

PORTRAIT = "nippon.portrait"


def banker(pen: Pen, coat: Colour) -> None:
    """Frock coat, top hat and moustache."""
    portraits.suit(pen, coat)
    portraits.head(pen)
    portraits.moustache(pen)
    portraits.top_hat(pen, theme.SOFT, coat)


def weaver(pen: Pen, coat: Colour) -> None:
    """Hair in a soft roll with a ribbon, a high collar and a brooch."""
    pen.blob([(32, 38), (28, 26), (34, 13), (50, 8), (66, 13), (72, 26), (68, 38), (50, 46)], INK, None)
    portraits.shoulders(pen, coat)
    pen.poly([(41, 58), (59, 58), (60, 70), (50, 75), (40, 70)], WHITE, INK, portraits.LINE)
    portraits.head(pen)
    pen.poly([(36, 37), (35, 26), (44, 21), (56, 21), (65, 26), (64, 37), (60, 29), (50, 25.4), (40, 29)], INK, None)
    for side in (-1, 1):
        pen.poly([(66, 16), (66 + side * 8, 10), (66 + side * 8, 22)], tones.TORII, INK, 1.2)
    pen.poly([(42, 63), (58, 63), (60, 71), (50, 77), (40, 71)], WHITE, INK, portraits.LINE)
    pen.disc(50, 74, 4, tones.LAMP, INK, portraits.LINE)


def elder(pen: Pen, coat: Colour) -> None:
    """White beard and a robe."""
    portraits.robe(pen, coat)
    portraits.head(pen, brows=portraits.GREY)
    portraits.beard(pen, tones.SMOKE, 72)
    pen.poly([(35.4, 39), (34, 30), (38, 24), (40, 30), (38, 40)], tones.SMOKE, INK, 1.2)
    pen.poly([(64.6, 39), (66, 30), (62, 24), (60, 30), (62, 40)], tones.SMOKE, INK, 1.2)
    pen.poly([(39, 26), *shapes.curve([(39, 26), (44, 18), (56, 18), (61, 26)])], tones.SMOKE, INK, 1.2)
    pen.oval(45, 10, 55, 19, tones.SMOKE, INK, 1.2)


def engineer(pen: Pen, coat: Colour) -> None:
    """A peaked cap with a badge, and glasses."""
    portraits.suit(pen, coat, tones.BRICK_SHADE)
    portraits.head(pen)
    portraits.short_hair(pen)
    portraits.glasses(pen)
    pen.poly([(33, 25), *shapes.curve([(33, 25), (30, 16), (40, 9), (60, 9), (70, 16), (67, 25)])], coat, INK,
             portraits.LINE)  # fmt: skip
    pen.poly([(33, 26), (67, 26), (67, 20.6), (33, 20.6)], INK, None)
    pen.poly([(32, 26), *shapes.curve([(32, 26), (40, 30), (60, 30), (68, 26)]), (66, 24), (34, 24)], INK, None)
    pen.disc(50, 17, 4, tones.LAMP, INK, 1.2)


portraits.people(
    PORTRAIT,
    [banker, weaver, elder, engineer],
    [(0, tones.COLD), (20, tones.HAZE), (38, tones.CREAM), (52, tones.PEACH), (64, tones.HILL), (78, tones.HILL_NEAR)],
)
