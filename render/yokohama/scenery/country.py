"""Scenes of the production areas: where copper, silk, tea and fish come from."""

from __future__ import annotations

from render.kit import Pen, shapes
from render.yokohama.scenery import tones
from render.yokohama.scenery.motifs import (
    FINE,
    WIDE,
    block,
    fuji,
    hills,
    pine,
    sail,
    scene,
    shape,
    sky,
    smoke,
    tiled_roof,
    tree,
    water,
    windows,
)
from render.yokohama.scenery.tones import KEY


@scene("copper_mine")
def copper_mine(pen: Pen) -> None:
    """A gallery with timber props under bare mountains, and ore on rails."""
    sky(pen, 78)
    shape(pen, [(0, 78), (0, 44), (22, 20), (44, 46), (62, 78)], tones.HILL)
    shape(pen, [(150, 78), (186, 26), (212, 10), (WIDE, 34), (WIDE, 78)], tones.HILL)
    shape(pen, [(34, 80), (74, 32), (104, 8), (132, 26), (158, 52), (184, 80)], tones.ROCK)
    pen.poly([(104, 8), (132, 26), (158, 52), (184, 80), (132, 80), (116, 44)], tones.ROCK_DARK, None)
    block(pen, 84, 48, 128, 80, KEY)
    shape(pen, [(78, 48), (134, 48), (134, 41), (78, 41)], tones.TIMBER)
    for x in (80, 126):
        block(pen, x, 48, x + 7, 80, tones.TIMBER)
    pen.box(0, 80, WIDE, 101, tones.STREET, None)
    for y in (84, 89):
        pen.line([(0, y), (WIDE, y)], tones.ROCK_DARK, FINE)
    shape(pen, [(168, 60), (204, 60), (198, 80), (174, 80)], tones.TIMBER)
    pen.poly(
        [(168, 60), *shapes.curve([(168, 60), (178, 50), (188, 48), (197, 52), (204, 60)])], tones.BRICK, KEY, FINE
    )
    for x in (178, 194):
        pen.disc(x, 83, 4, tones.TILES, KEY, FINE)
    pine(pen, 22, 82, 40)


@scene("silk_mill")
def silk_mill(pen: Pen) -> None:
    """The long brick mill of Tomioka, its chimney, mulberry trees."""
    sky(pen, 74)
    hills(pen, 74, [(30, 46), (70, 58), (120, 40), (170, 56), (210, 42)])
    block(pen, 182, 12, 193, 60, tones.BRICK_DARK)
    smoke(pen, 190, 8, 8)
    block(pen, 44, 44, 206, 80, tones.BRICK)
    for left in (44, 98, 152):
        shape(pen, [(left - 2, 45), (left + 10, 28), (left + 44, 28), (left + 56, 45)], tones.TILES)
    windows(pen, 53, 52, 9, 17, (9, 17), tones.LAMP)
    windows(pen, 53, 60, 9, 17, (9, 1.5), tones.BRICK_DARK)
    pen.box(0, 80, WIDE, 101, tones.STREET, None)
    for x, high in ((10, 40), (28, 34), (222, 38)):
        tree(pen, x, 82, high, tones.HEDGE)


@scene("tea_plantation")
def tea_plantation(pen: Pen) -> None:
    """Rows of tea bushes below the mountain."""
    sky(pen, 62, tones.FIELD)
    fuji(pen, 84, 62, 54, 78)
    hills(pen, 64, [(60, 64), (140, 60), (196, 42), (226, 48)], tones.PINE_FAR)
    for n, (y, reach) in enumerate(((66, 5), (74, 6.5), (84, 8))):
        pen.box(0, y, WIDE, 101, (tones.FIELD, tones.HEDGE)[n % 2], None)
        for x in range(round(-6 - 9 * (n % 2)), round(WIDE) + 20, round(reach * 3)):
            pen.oval(
                x - reach * 1.6, y - reach * 0.7, x + reach * 1.6, y + reach, (tones.HEDGE, tones.FIELD)[n % 2], None
            )
    pen.box(0, 91, WIDE, 101, tones.STREET, None)
    block(pen, 188, 50, 214, 64, tones.PLASTER)
    tiled_roof(pen, 201, 51, 22, 14, tones.TIMBER)


@scene("fishing_ground")
def fishing_ground(pen: Pen) -> None:
    """Junks before a red sun, nets on poles at the beach."""
    sky(pen, 50, sun=70)
    hills(pen, 52, [(120, 50), (176, 34), (214, 46)], tones.PINE_FAR)
    water(pen, 50, 92, tones.SEA[:3][::-1][1:] + tones.SEA[:1])
    sail(pen, 118, 74, 50)
    sail(pen, 196, 64, 28)
    sail(pen, 26, 66, 30, tones.LAMP)
    pen.poly([(0, 101), *shapes.curve([(0, 90), (50, 94), (120, 88), (180, 94), (WIDE, 89)]), (WIDE, 101)],
             tones.STREET, None)  # fmt: skip
