"""Scenes of the commercial areas, and of the canal."""

from __future__ import annotations

from render.kit import Pen, shapes
from render.yokohama.scenery import tones
from render.yokohama.scenery.motifs import (
    FINE,
    WIDE,
    block,
    fuji,
    hills,
    lantern,
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


@scene("port")
def port(pen: Pen) -> None:
    """A steamer under sail between lighthouse and quay."""
    sky(pen, 52)
    hills(pen, 54, [(20, 44), (60, 36), (110, 48)])
    water(pen, 52, 90)
    pen.line([(98, 60), (98, 10)], KEY, 2)
    pen.line([(146, 60), (146, 14)], KEY, 2)
    for x, top in ((98, 14), (146, 18)):
        for row in (0, 17):
            shape(pen, [(x - 15, top + row), (x + 15, top + row), (x + 17, top + row + 14), (x - 17, top + row + 14)],
                  tones.SNOW)  # fmt: skip
    block(pen, 117, 26, 127, 60, tones.TILES)
    pen.box(117, 31, 127, 36, tones.LACQUER, None)
    smoke(pen, 124, 22, 6)
    shape(pen, [(70, 58), (176, 58), (166, 74), (80, 74)], tones.TILES)
    pen.line([(72, 62), (174, 62)], tones.LACQUER, 2.4)
    shape(pen, [(206, 86), (209, 36), (221, 36), (224, 86)], tones.PLASTER)
    for y in (48, 66):
        pen.box(207, y, 223, y + 8, tones.LACQUER, None)
    block(pen, 207, 24, 223, 36, tones.LAMP)
    shape(pen, [(204, 25), (215, 15), (226, 25)], tones.TILES)
    sail(pen, 30, 72, 34)
    block(pen, -4, 88, WIDE + 4, 104, tones.STREET)


@scene("laboratory")
def laboratory(pen: Pen) -> None:
    """A school in the western style with a round window, trees beside it."""
    sky(pen, 78)
    hills(pen, 78, [(40, 54), (110, 44), (190, 56)])
    block(pen, 58, 40, 176, 82, tones.PLASTER)
    shape(pen, [(50, 41), (66, 24), (168, 24), (184, 41)], tones.TILES)
    shape(pen, [(94, 41), (117, 10), (140, 41)], tones.TILES_LIGHT)
    pen.disc(117, 31, 6, tones.LAMP, KEY, FINE)
    windows(pen, 66, 49, 2, 15, (9, 22), tones.SKY[0])
    windows(pen, 144, 49, 2, 15, (9, 22), tones.SKY[0])
    block(pen, 106, 54, 128, 82, tones.TIMBER)
    for x in (98, 136):
        pen.line([(x, 42), (x, 82)], KEY, 3)
    pen.box(0, 82, WIDE, 101, tones.STREET, None)
    for x, high in ((16, 48), (38, 36), (198, 38), (218, 50)):
        tree(pen, x, 84, high, tones.PINE)


@scene("employment_agency")
def employment_agency(pen: Pen) -> None:
    """A street of shops with curtains, lanterns under the eaves."""
    sky(pen, 70)
    hills(pen, 70, [(60, 40), (120, 50), (190, 38)])
    for x, wide, eaves in ((38, 42, 52), (117, 38, 44), (196, 42, 52)):
        block(pen, x - wide * 0.8, eaves - 2, x + wide * 0.8, 84, tones.PLASTER)
        windows(pen, x - wide * 0.7, eaves + 4, 3, wide * 0.5, (wide * 0.4, 9), tones.TIMBER)
        tiled_roof(pen, x, eaves, wide, 22)
        pen.box(x - wide * 0.72, eaves + 14, x + wide * 0.72, eaves + 21, tones.SEA[3], None)
        for n in (-1, 0, 1):
            pen.disc(x + n * wide * 0.44, eaves + 17.5, 2.4, tones.SNOW, None)
    for x in (77, 157):
        lantern(pen, x, 58, 6)
    pen.box(0, 84, WIDE, 101, tones.STREET, None)


@scene("bank")
def bank(pen: Pen) -> None:
    """A stone front with columns under a dome."""
    sky(pen, 80)
    hills(pen, 80, [(30, 58), (80, 62), (160, 54), (210, 62)])
    pen.poly([(96, 30), *shapes.curve([(96, 30), (100, 14), (117, 6), (134, 14), (138, 30)])], tones.COPPER_GREEN, KEY,
             FINE)  # fmt: skip
    shape(pen, [(60, 42), (117, 24), (174, 42)], tones.PLASTER)
    for left, right in ((34, 62), (172, 200)):
        block(pen, left, 46, right, 82, tones.STONE)
        windows(pen, left + 5, 54, 2, 10, (6, 18), tones.SKY[0])
    block(pen, 58, 42, 176, 50, tones.STONE)
    block(pen, 64, 50, 170, 82, tones.PLASTER)
    for x in range(68, 168, 19):
        block(pen, x, 50, x + 7, 82, tones.SNOW)
    block(pen, 52, 80, 182, 86, tones.STONE)
    pen.box(0, 86, WIDE, 101, tones.STREET, None)
    for x in (14, 220):
        pine(pen, x, 86, 40)


@scene("customs")
def customs(pen: Pen) -> None:
    """The customs house with its domed tower at the water."""
    sky(pen, 60)
    fuji(pen, 206, 62, 36, 60)
    water(pen, 60, 76)
    block(pen, 40, 44, 168, 80, tones.PLASTER)
    block(pen, 36, 38, 172, 46, tones.STONE)
    windows(pen, 48, 52, 4, 12, (6, 18), tones.SKY[0])
    windows(pen, 124, 52, 4, 12, (6, 18), tones.SKY[0])
    block(pen, 92, 22, 116, 80, tones.STONE)
    pen.poly([(90, 22), *shapes.curve([(90, 22), (93, 10), (104, 3), (115, 10), (118, 22)])], tones.COPPER_GREEN, KEY,
             FINE)  # fmt: skip
    pen.disc(104, 34, 6, tones.SNOW, KEY, FINE)
    pen.line([(104, 34), (104, 30)], KEY, 1.4)
    pen.line([(104, 34), (107, 35)], KEY, 1.4)
    block(pen, 97, 60, 111, 80, tones.TIMBER)
    sail(pen, 204, 76, 30)
    sail(pen, 18, 74, 28, tones.LAMP)
    pen.box(0, 80, WIDE, 101, tones.STREET, None)
    pen.line([(0, 80), (WIDE, 80)], KEY, FINE)


@scene("chinatown")
def chinatown(pen: Pen) -> None:
    """A gate with two roofs between houses, lanterns across the street."""
    sky(pen, 76)
    for x in (26, 208):
        block(pen, x - 30, 48, x + 30, 84, tones.BRICK)
        tiled_roof(pen, x, 50, 42, 20, tones.COPPER_GREEN)
        windows(pen, x - 20, 56, 3, 15, (9, 12), tones.LAMP)
    for x in (84, 104, 130, 150):
        block(pen, x - 3, 46, x + 3, 86, tones.LACQUER)
    tiled_roof(pen, 117, 50, 56, 17, tones.COPPER_GREEN)
    block(pen, 84, 24, 150, 35, tones.LAMP)
    windows(pen, 92, 27, 4, 14, (8, 5), tones.LACQUER)
    tiled_roof(pen, 117, 25, 50, 19, tones.COPPER_GREEN)
    for x in (70, 94, 117, 140, 164):
        lantern(pen, x, 61, 5)
    pen.box(0, 84, WIDE, 101, tones.STREET, None)


@scene("church")
def church(pen: Pen) -> None:
    """A white church on a green bluff."""
    sky(pen, 80)
    hills(pen, 84, [(20, 62), (70, 52), (117, 56), (170, 50), (220, 64)], tones.FIELD)
    block(pen, 112, 46, 166, 80, tones.PLASTER)
    shape(pen, [(104, 47), (118, 30), (160, 30), (174, 47)], tones.TILES)
    windows(pen, 126, 54, 3, 13, (6, 15), tones.SKY[0])
    block(pen, 86, 32, 114, 80, tones.SNOW)
    shape(pen, [(82, 33), (100, 4), (118, 33)], tones.TILES)
    pen.disc(100, 42, 5, tones.LAMP, KEY, FINE)
    pen.poly([(93, 80), (93, 64), *shapes.curve([(93, 64), (100, 56), (107, 64)]), (107, 80)], tones.TIMBER, KEY, FINE)
    pen.poly([(0, 101), *shapes.curve([(0, 78), (60, 82), (120, 80), (180, 82), (WIDE, 77)]), (WIDE, 101)], tones.HEDGE,
             None)  # fmt: skip
    pen.box(0, 91, WIDE, 101, tones.STREET, None)
    for x, high in ((20, 52), (48, 40), (196, 42), (218, 54)):
        pine(pen, x, 86, high)


@scene("canal")
def canal(pen: Pen) -> None:
    """A red bridge over the canal, willows on both banks."""
    sky(pen, 46)
    hills(pen, 48, [(40, 34), (117, 42), (190, 32)])
    water(pen, 46, 101, tones.SEA[:2])
    arch = shapes.curve([(16, 70), (60, 44), (117, 34), (174, 44), (218, 70)])
    under = shapes.curve([(218, 80), (174, 56), (117, 47), (60, 56), (16, 80)])
    for x, top in ((66, 54), (96, 48), (138, 48), (168, 54)):
        pen.line([(x, top), (x, 84)], tones.BRICK_DARK, 4)
    shape(pen, [*arch, *under], tones.LACQUER)
    rail = [(x, y - 13) for x, y in arch]
    pen.line(rail, tones.LACQUER, 3)
    for n in range(4, len(arch), 8):
        pen.line([arch[n], rail[n]], tones.LACQUER, 2.4)
    for x, side in ((10, 1), (224, -1)):
        pen.line([(x, 84), (x, 30)], KEY, 3)
        for n in range(7):
            across = x + side * (n * 5 - 10)
            pen.bend([(x, 28), (across, 26), (across + side * 3, 44 + n % 3 * 8)], tones.PINE, 2.4)
    sail(pen, 117, 98, 30)
