"""Yokohama's own icons: goods, areas, buildings, tokens; outlined in ink, 100 units high."""

from __future__ import annotations

from typing import Any

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageOps

from render.kit import Colour, Pen, aspect, drawn, shapes, theme
from render.kit.pen import K
from render.kit.theme import INK, WHITE, Shape
from render.yokohama import colours
from render.yokohama.scenery import tones

GONE_LINE, DASH, PALER = 3, 9, 0.62  # px of the line round what is gone, of its dashes; how much paper lies on it


@drawn("yokohama.copper", aspect=1.3)
def copper(pen: Pen) -> None:
    """An ingot."""
    pen.poly([(92, 82), (80, 46), (102, 24), (124, 54)], colours.COPPER_DARK)
    pen.poly([(18, 46), (80, 46), (102, 24), (44, 24)], colours.COPPER_LIGHT)
    pen.poly([(6, 82), (18, 46), (80, 46), (92, 82)], colours.COPPER)


@drawn("yokohama.silk", aspect=0.9)
def silk(pen: Pen) -> None:
    """A spool with thread."""
    pen.box(24, 20, 66, 80, WHITE)
    for top in (28, 42, 56):
        pen.line([(26, top + 12), (64, top)], colours.THREAD, 7)
    pen.line([(24, 20), (24, 80)])
    pen.line([(66, 20), (66, 80)])
    pen.box(9, 6, 81, 22, colours.CREAM, radius=4)
    pen.box(9, 78, 81, 94, colours.CREAM, radius=4)


@drawn("yokohama.tea")
def tea(pen: Pen) -> None:
    """Two leaves and a bud."""
    pen.line([(50, 66), (50, 95)], INK, 7)
    pen.poly(shapes.curve([(48, 76), (30, 76), (14, 62), (7, 40), (26, 42), (42, 56), (48, 76)]), colours.LEAF_LIGHT)
    pen.poly(shapes.curve([(52, 76), (70, 76), (86, 62), (93, 40), (74, 42), (58, 56), (52, 76)]), colours.LEAF_LIGHT)
    pen.poly(shapes.curve([(50, 72), (34, 52), (34, 28), (50, 5), (66, 28), (66, 52), (50, 72)]), colours.LEAF)


@drawn("yokohama.fish", aspect=1.35)
def fish(pen: Pen) -> None:
    """A fish that swims to the left."""
    pen.poly([(92, 50), (128, 22), (120, 50), (128, 78)], colours.FISH)
    pen.poly(
        [
            *shapes.curve([(6, 52), (22, 30), (50, 22), (78, 32), (100, 50)]),
            *shapes.curve([(100, 50), (78, 68), (50, 78), (22, 72), (6, 52)]),
        ],
        colours.FISH,
    )
    pen.poly([*shapes.curve([(16, 60), (40, 66), (66, 64), (88, 58)]),
              *shapes.curve([(88, 58), (70, 68), (50, 73), (26, 68), (16, 60)])], colours.FISH_LIGHT, None)  # fmt: skip
    pen.arc(30, 50, 22, -38, 38, INK, 4)
    pen.disc(26, 43, 6, WHITE, INK, 3)


@drawn("yokohama.any_good")
def any_good(pen: Pen) -> None:
    """A good of one's choice: a ring in the colours of all four."""
    pen.disc(50, 50, 45, WHITE)
    for start, colour in ((180, colours.COPPER), (270, colours.THREAD), (0, colours.LEAF), (90, colours.FISH)):
        pen.arc(50, 50, 35, start + 8, start + 82, colour, 13)
    pen.text(50, 50, "?", 46, INK)


@drawn("yokohama.warehouse")
def warehouse(pen: Pen, words: str | int = "") -> None:
    """A storehouse that something is taken from."""
    pen.box(17, 42, 83, 93, theme.CARD)
    pen.poly([(50, 8), (95, 44), (5, 44)], theme.SOFT)
    pen.line([(50, 51), (50, 74)], INK, 10)
    pen.poly([(33, 67), (67, 67), (50, 86)], INK, INK, 3)


@drawn("yokohama.move", aspect=1.25)
def move(pen: Pen) -> None:
    """An assistant who goes elsewhere."""
    pen.icon(36, 50, "person", 92)
    pen.poly([(66, 42), (88, 42), (88, 26), (120, 53), (88, 80), (88, 64), (66, 64)], WHITE)


@drawn("yokohama.shop")
def shop(pen: Pen, colour: Colour = theme.FAINT) -> None:
    """A stall with a striped awning."""
    pen.box(16, 40, 84, 93, theme.CARD)
    pen.box(40, 62, 64, 93, theme.SOFT)
    edge = [6.0, 24, 41, 59, 76, 94]
    top = [18.0, 31, 44, 56, 69, 82]
    for n in range(5):
        fill = colour if n % 2 == 0 else WHITE
        pen.poly([(top[n], 10), (top[n + 1], 10), (edge[n + 1], 48), (edge[n], 48)], fill, None)
    pen.poly([(18, 10), (82, 10), (94, 48), (6, 48)], None)


@drawn("yokohama.house")
def house(pen: Pen, colour: Colour = theme.SOFT) -> None:
    """A trading house under two roofs."""
    pen.box(22, 58, 78, 93, theme.CARD)
    pen.box(41, 70, 59, 93, theme.SOFT)
    pen.poly([(4, 64), (20, 46), (80, 46), (96, 64)], colour)
    pen.box(30, 32, 70, 46, theme.CARD)
    pen.poly([(14, 34), (36, 8), (64, 8), (86, 34)], colour)


@drawn("yokohama.assistants")
def assistants(pen: Pen, shape: Shape, colour: Colour, ink: Colour, words: str) -> None:
    """A seat's shape that its number fills, to be read from afar."""
    pen.poly(shapes.seat_shape(shape, 50, 50, 90), colour)
    down, size, room = {"triangle": (62, 66, 50), "diamond": (50, 70, 60)}.get(shape, (50, 76, 74))
    pen.text(50, down, words, size, ink, room=room)


@drawn("yokohama.points")
def points(pen: Pen, words: str | int) -> None:
    """Points to be had: a rosette that their number fills."""
    pen.poly(shapes.rosette(50, 50, 49, depth=0.12), theme.INDIGO, None)
    pen.text(50, 50, str(words), 78, WHITE, room=80)


@drawn("yokohama.money")
def money(pen: Pen, words: str | int) -> None:
    """Money to be had: a coin that its number fills."""
    pen.disc(50, 50, 46, theme.COIN, theme.COIN_RIM)
    pen.text(50, 50, str(words), 76, INK, room=76)


def gone(pen: Pen, name: str, variant: dict[str, Any]) -> None:
    """What was here: the seat's colour on paper, pale, within a dashed line that is seen on any ground."""
    pen.icon(pen.wide / 2, 50, name, 100, **variant)
    cover = pen.image.getchannel("A")
    edge = ImageChops.subtract(cover, cover.filter(ImageFilter.MinFilter(2 * GONE_LINE * K + 1)))
    dashes = Image.new("L", (2 * DASH * K, 2 * DASH * K))
    ImageDraw.Draw(dashes).polygon([(0, 0), (DASH * K, 0), (2 * DASH * K, DASH * K), (2 * DASH * K, 2 * DASH * K)], 255)
    ImageDraw.Draw(dashes).polygon([(0, DASH * K), (DASH * K, 2 * DASH * K), (0, 2 * DASH * K)], 255)
    stripes = Image.new("L", cover.size)
    for x in range(0, cover.width, dashes.width):
        for y in range(0, cover.height, dashes.height):
            stripes.paste(dashes, (x, y))
    pen.image.paste(Image.blend(pen.image, Image.new("RGBA", cover.size, (*theme.CARD, 255)), PALER), mask=cover)
    pen.image.putalpha(cover)
    pen.image.paste((*theme.SOFT, 255), mask=ImageChops.multiply(edge, stripes))


@drawn("yokohama.gone.president", aspect=0.8)
def gone_president(pen: Pen, **variant: Any) -> None:
    """A president who was here."""
    gone(pen, "president", variant)


@drawn("yokohama.gone.assistants")
def gone_assistants(pen: Pen, **variant: Any) -> None:
    """Assistants who were here."""
    gone(pen, "yokohama.assistants", variant)


@drawn("yokohama.place", aspect=1.15)
def place(pen: Pen, sign: str, fill: Colour, line: Colour, words: str = "") -> None:
    """An area in a line of news: its sign on its colour, and which of two it is."""
    pen.box(4, 4, 111, 96, fill, line, 5, radius=14)
    size = min(72.0, (66 if words else 92) / aspect(sign))
    pen.icon(40 if words else 57.5, 50, sign, size)
    if words:
        pen.text(91, 50, words, 46, INK)


@drawn("yokohama.port")
def port(pen: Pen) -> None:
    """An anchor."""
    pen.disc(50, 16, 10, None, INK, 9)
    pen.line([(50, 28), (50, 88)], INK, 11)
    pen.line([(28, 40), (72, 40)], INK, 10)
    pen.arc(50, 52, 37, 12, 168, INK, 11)
    for side in (-1, 1):
        pen.poly([(50 + 47 * side, 46), (50 + 24 * side, 60), (50 + 44 * side, 72)], INK, INK, 3)


@drawn("yokohama.bank")
def bank(pen: Pen) -> None:
    """A front with columns."""
    pen.poly([(50, 6), (96, 36), (4, 36)], theme.COIN)
    for x in (22, 41, 59, 78):
        pen.line([(x, 42), (x, 78)], INK, 10)
    pen.box(6, 80, 94, 93, theme.CARD)


@drawn("yokohama.laboratory", aspect=0.8)
def laboratory(pen: Pen) -> None:
    """A flask."""
    pen.icon(40, 50, "flask", 100)


@drawn("yokohama.employment_agency", aspect=1.15)
def employment_agency(pen: Pen) -> None:
    """Two busts and a plus."""
    pen.icon(72, 50, "person", 78, colour=theme.FAINT)
    pen.icon(42, 52, "person", 94)
    pen.disc(92, 76, 20, theme.GREEN)
    pen.line([(82, 76), (102, 76)], WHITE, 7)
    pen.line([(92, 66), (92, 86)], WHITE, 7)


@drawn("yokohama.chinatown")
def chinatown(pen: Pen) -> None:
    """A gate with two roofs."""
    for x in (18, 38, 62, 82):
        pen.line([(x, 50), (x, 94)], INK, 11)
    pen.poly([(4, 66), (14, 48), (86, 48), (96, 66)], colours.THREAD)
    pen.box(20, 34, 80, 48, theme.COIN)
    pen.poly([(8, 36), (22, 8), (78, 8), (92, 36)], colours.GOLDEN_ROOF)
    pen.line([(14, 22), (86, 22)], INK, 4)


@drawn("yokohama.church")
def church(pen: Pen) -> None:
    """A steeple with a cross."""
    pen.line([(50, 2), (50, 26)], INK, 7)
    pen.line([(40, 11), (60, 11)], INK, 7)
    pen.poly([(5, 94), (5, 70), (28, 54), (28, 94)], theme.CARD)
    pen.poly([(95, 94), (95, 70), (72, 54), (72, 94)], theme.CARD)
    pen.poly([(28, 94), (28, 46), (50, 25), (72, 46), (72, 94)], theme.CARD)
    pen.poly([(42, 94), (42, 78), *shapes.curve([(42, 78), (50, 68), (58, 78)]), (58, 94)], INK, INK, 3)
    pen.disc(50, 53, 6, theme.SOFT, INK, 3)


@drawn("yokohama.customs")
def customs(pen: Pen) -> None:
    """A stamp."""
    pen.poly([*shapes.curve([(43, 64), (40, 44), (33, 26), (50, 6), (67, 26), (60, 44), (57, 64)])], theme.WATER_DEEP)
    pen.poly([(18, 78), (22, 62), (78, 62), (82, 78)], theme.WATER_DEEP)
    pen.line([(14, 92), (86, 92)], INK, 9)


@drawn("yokohama.canal", aspect=1.35)
def canal(pen: Pen) -> None:
    """A bridge over water."""
    pen.poly(
        [
            *shapes.curve([(4, 44), (30, 30), (68, 22), (105, 30), (131, 44)]),
            (131, 64),
            *shapes.curve([(118, 64), (104, 50), (90, 64)]),
            *shapes.curve([(84, 64), (67, 44), (50, 64)]),
            *shapes.curve([(44, 64), (31, 50), (17, 64)]),
            (4, 64),
        ],
        INK,
        INK,
        3,
    )
    for y in (78, 92):
        pen.bend([(20, y), (36, y - 6), (52, y), (68, y - 6), (84, y), (100, y - 6), (116, y)], theme.BLUE, 7)


@drawn("yokohama.faith", aspect=0.8)
def faith(pen: Pen, words: str | int = "") -> None:
    """A pointed window with how much faith it takes."""
    arch = shapes.curve([(8, 44), (14, 24), (40, 5)]) + shapes.curve([(40, 5), (66, 24), (72, 44)])
    pen.poly([(8, 94), *arch, (72, 94)], colours.FAITH)
    pen.text(40, 64, str(words), 46, WHITE, room=52)


@drawn("yokohama.five")
def five(pen: Pen, words: str | int = 5) -> None:
    """A 5-power token."""
    pen.poly(shapes.regular(50, 53, 47, 5), INK, INK, 4)
    pen.text(50, 55, str(words), 50, WHITE)


@drawn("yokohama.power", aspect=0.7)
def power(pen: Pen) -> None:
    """A bolt."""
    pen.icon(35, 50, "bolt", 100, fill=INK)


@drawn("yokohama.station")
def station(pen: Pen) -> None:
    """A locomotive from the front, white on black."""
    pen.box(4, 4, 96, 96, INK, INK, radius=14)
    pen.box(27, 16, 73, 72, WHITE, None, radius=10)
    pen.box(34, 28, 66, 48, INK, None, radius=4)
    pen.disc(38, 60, 5, INK, None)
    pen.disc(62, 60, 5, INK, None)
    pen.line([(36, 74), (26, 88)], WHITE, 7)
    pen.line([(64, 74), (74, 88)], WHITE, 7)
    pen.line([(33, 82), (67, 82)], WHITE, 5)


@drawn("yokohama.presidents", aspect=1.2)
def presidents(pen: Pen) -> None:
    """Two presidents side by side."""
    pen.icon(38, 50, "president", 98)
    pen.icon(82, 50, "president", 98)


@drawn("yokohama.tram", aspect=1.2)
def tram(pen: Pen) -> None:
    """A tram car from the side."""
    pen.line([(44, 4), (76, 4)], INK, 6)
    pen.line([(60, 4), (60, 22)], INK, 6)
    pen.box(8, 22, 112, 78, colours.THREAD, radius=10)
    for x in (20, 46, 72):
        pen.box(x, 32, x + 22, 54, WHITE)
    pen.disc(34, 84, 10, theme.STEEL)
    pen.disc(86, 84, 10, theme.STEEL)


@drawn("yokohama.coach", aspect=1.2)
def coach(pen: Pen) -> None:
    """A stagecoach."""
    pen.poly([(22, 18), (98, 18), (94, 62), (26, 62)], theme.BROWN)
    pen.box(36, 28, 56, 46, WHITE)
    pen.box(64, 28, 84, 46, WHITE)
    pen.line([(14, 18), (106, 18)], INK, 9)
    for x, r in ((32, 18), (86, 22)):
        pen.disc(x, 94 - r, r, theme.WOOD_LIGHT)
        pen.disc(x, 94 - r, 5, INK, None)


@drawn("yokohama.steamer", aspect=1.05)
def steamer(pen: Pen) -> None:
    """A ship under steam and sail; static decoration."""
    for x, y, r in ((76, 20, 6), (84, 13, 9), (94, 8, 8)):
        pen.disc(x - 6, y, r, theme.PANEL, None)
    for x in (26, 70):
        pen.line([(x, 16), (x, 78)], INK, 1.8)
        for top in (24, 46):
            pen.poly(
                [(x - 14, top), (x + 13, top + 1),
                 *shapes.curve([(x + 13, top + 1), (x + 16, top + 9), (x + 12, top + 18)]),
                 (x - 15, top + 18), *shapes.curve([(x - 15, top + 18), (x - 11, top + 9), (x - 14, top)])],
                theme.CARD, INK, 1.4,
            )  # fmt: skip
    pen.box(45, 28, 53, 78, INK, INK, 1)
    pen.box(45, 34, 53, 39, theme.VERMILION, None)
    pen.line([(6, 66), (26, 18)], INK, 1)
    pen.line([(97, 72), (70, 18)], INK, 1)
    pen.poly([(4, 78), (100, 78), *shapes.curve([(100, 78), (96, 86), (86, 92)]), (14, 92),
              *shapes.curve([(14, 92), (8, 86), (4, 78)])], INK, INK, 1.6)  # fmt: skip
    pen.line([(6, 81), (98, 81)], theme.VERMILION, 2.6)
    for y in (97,):
        pen.bend([(x, y - (1.5 if n % 2 else 0)) for n, x in enumerate(range(8, 100, 8))], theme.WATER_DEEP, 1.6)


@drawn("yokohama.junk", aspect=0.9)
def junk(pen: Pen, rig: int = 0) -> None:
    """A junk under sail; static decoration. Some have a lug sail with battens, some two masts and sail away."""
    pen.poly([(3, 74), (87, 70), (72, 96), (18, 96)], tones.TIMBER, INK, 2.5)
    if rig == 0:
        pen.line([(45, 4), (45, 76)], INK, 3)
        pen.poly([(20, 8), (68, 8), *shapes.curve([(68, 8), (75, 36), (66, 64)]), (22, 64)], tones.SNOW, INK, 2.5)
        for x in (33, 55):
            pen.line([(x, 10), (x, 62)], tones.STONE, 2)
        return
    masts = ((44, 4, 30),) if rig == 1 else ((32, 12, 22), (66, 22, 16))
    for x, top, reach in masts:
        pen.line([(x, top - 4), (x, 76)], INK, 3)
        sail = [(x - reach * 0.7, top + 10), (x + reach * 0.5, top), (x + reach, 60), (x - reach * 0.8, 66)]
        pen.poly(sail, tones.LAMP if rig == 1 else tones.BRICK, INK, 2.5)
        for share in (0.25, 0.5, 0.75):
            ends = [
                (a + (c - a) * share, b + (d - b) * share) for (a, b), (c, d) in zip(sail[:2], sail[:1:-1], strict=True)
            ]
            pen.line(ends, tones.TIMBER, 2)
    if rig == 2:
        pen.image.paste(ImageOps.mirror(pen.image))


@drawn("yokohama.waves", aspect=4.0)
def waves(pen: Pen) -> None:
    """A line of waves."""
    pen.bend([(8 + 32 * n, 50 + (14 if n % 2 else -14)) for n in range(13)], tones.CREST, 12)


# What stands for a name in buttons and selects.
EMOJIS: dict[str, str] = {
    **{f"yokohama.good.{good}": f"yokohama.{good}" for good in ("copper", "silk", "tea", "fish")},
    "yokohama.import": "crate",
    "yokohama.piece.assistant": "person",
    "yokohama.piece.shop": "yokohama.shop",
    "yokohama.piece.trading_house": "yokohama.house",
    **{
        f"yokohama.area.{kind}_{n}": f"yokohama.{good}"
        for kind, good in (
            ("copper_mine", "copper"),
            ("silk_mill", "silk"),
            ("tea_plantation", "tea"),
            ("fishing_ground", "fish"),
        )
        for n in (1, 2)
    },
    **{f"yokohama.area.{kind}_{letter}": f"yokohama.{kind}" for kind in ("port", "laboratory") for letter in "ab"},
    **{
        f"yokohama.area.{area}": f"yokohama.{area}"
        for area in ("bank", "employment_agency", "chinatown", "church", "customs", "canal")
    },
}
