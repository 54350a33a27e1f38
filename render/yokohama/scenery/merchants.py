"""Merchants of the open port: who stands on the podium of a poster."""

from __future__ import annotations

from render.ending import portraits
from render.kit import Colour, Pen
from render.kit.theme import INK
from render.yokohama.scenery import tones

PORTRAIT = "yokohama.portrait"


def draper(pen: Pen, coat: Colour) -> None:
    """A robe, and the bowler that everybody wore with it."""
    portraits.robe(pen, coat)
    portraits.head(pen)
    portraits.moustache(pen)
    portraits.bowler(pen, tones.TILES, INK)


def silk_merchant(pen: Pen, coat: Colour) -> None:
    """Hair put up high, with combs and pins."""
    pen.oval(27, 18, 45, 44, INK, None)
    pen.oval(55, 18, 73, 44, INK, None)
    portraits.robe(pen, coat, tones.LACQUER)
    portraits.head(pen)
    pen.poly([(36, 36), (35, 26), (42, 20), (58, 20), (65, 26), (64, 36), (60, 29), (50, 26.4), (40, 29)], INK, None)
    pen.oval(34, 10, 66, 26, INK, None)
    pen.oval(41, 6.6, 59, 17, INK, None)
    for across in (-1, 1):
        pen.line([(50 + across * 12, 17), (50 + across * 24, 11)], tones.LAMP, 1.8)
        pen.disc(50 + across * 24, 11, 2.6, tones.LACQUER, None)
    pen.poly([(43, 19), (57, 19), (55, 14), (45, 14)], tones.LAMP, None)


def shipowner(pen: Pen, coat: Colour) -> None:
    """From overseas: top hat, whiskers and cravat."""
    portraits.suit(pen, coat, tones.LACQUER)
    portraits.head(pen, brows=tones.BRICK_DARK)
    portraits.whiskers(pen, tones.BRICK_DARK)
    portraits.moustache(pen, tones.BRICK_DARK)
    portraits.top_hat(pen, INK, coat)


def interpreter(pen: Pen, coat: Colour) -> None:
    """Round glasses under a straw hat."""
    portraits.robe(pen, coat, tones.SEA[1])
    portraits.head(pen)
    portraits.short_hair(pen)
    portraits.glasses(pen)
    portraits.boater(pen, tones.LAMP, INK)


portraits.people(
    PORTRAIT,
    [draper, silk_merchant, shipowner, interpreter],
    [
        (0, tones.SKY[1]),
        (18, tones.SKY[2]),
        (34, tones.SKY[3]),
        (50, tones.SKY[4]),
        (62, tones.SEA[0]),
        (76, tones.SEA[1]),
    ],
)
