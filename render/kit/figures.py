"""The shared icons of people, cards and everyday things."""

from __future__ import annotations

from render.kit import shapes, theme
from render.kit.icons import drawn
from render.kit.pen import Pen
from render.kit.theme import INK, WHITE, Colour, Shape


def torso(pen: Pen, colour: Colour, head: Colour, ghost: bool) -> None:
    """Head and shoulders; a ghost is the place of somebody who is away."""
    line = theme.LINE if ghost else INK
    pen.poly([*shapes.curve([(14, 94), (14, 70), (24, 54), (50, 46), (76, 54), (86, 70), (86, 94)])], colour, line)
    pen.disc(50, 27, 20, head, line)


@drawn("person")
def person(pen: Pen, colour: Colour = theme.SOFT, ghost: bool = False) -> None:
    """Anybody: a bust in one colour."""
    if ghost:
        colour = theme.USED
    torso(pen, colour, colour, ghost)


@drawn("clerk")
def clerk(pen: Pen, colour: Colour = theme.SOFT) -> None:
    """A bust with a face."""
    torso(pen, colour, theme.SKIN, False)


@drawn("worker", aspect=0.8)
def worker(
    pen: Pen, colour: Colour = theme.SOFT, sign: str = "", ghost: bool = False, hat: bool = False, line: Colour = INK
) -> None:
    """A worker figure; `sign` names an icon shown on the chest, a hat makes an expert."""
    fill = theme.USED if ghost else colour
    edge = theme.LINE if ghost else line
    pen.box(10, 44, 70, 95, fill, edge, radius=16)
    pen.box(10, 72, 70, 95, fill, None)
    pen.line([(10, 66), (10, 95), (70, 95), (70, 66)], edge)
    pen.disc(40, 26, 17, fill, edge)
    if hat:
        pen.box(27, 3, 53, 17, edge, edge, 3)
        pen.line([(20, 18), (60, 18)], edge, 7)
    if sign and not ghost:
        pen.icon(40, 70, sign, 34)


@drawn("president", aspect=0.8)
def president(
    pen: Pen, colour: Colour = theme.SOFT, ink: Colour = WHITE, words: str = "", shape: Shape | None = None
) -> None:
    """A figure in a top hat with its owner's letter, and the shape of its seat on the hat."""
    pen.poly(
        [(4, 97), *shapes.curve([(4, 97), (7, 76), (18, 63), (40, 57), (62, 63), (73, 76), (76, 97)]), (76, 97)], colour
    )
    pen.disc(40, 49, 14, colour)
    pen.line([(11, 42), (69, 42)], INK, 7)
    pen.poly([(19, 4), (61, 4), (58, 40), (22, 40)], INK, INK, 4)
    if shape is None:
        pen.line([(23, 35), (57, 35)], colour, 7)
    else:
        pen.poly(shapes.seat_shape(shape, 40, 22 if shape != "triangle" else 24, 29), colour, WHITE, 4)
    if words:
        pen.text(40, 80, words, 41, ink, room=48)


@drawn("agent", aspect=0.9)
def agent(pen: Pen, country: str = "") -> None:
    """A figure in a bowler hat behind a flag."""
    pen.disc(45, 34, 16, theme.SKIN)
    pen.line([(18, 28), (72, 28)], INK, 8)
    pen.poly([*shapes.curve([(27, 26), (29, 10), (45, 3), (61, 10), (63, 26)])], INK, INK, 3)
    if country:
        pen.icon(45, 73, "flag", 48, country=country)
    else:
        pen.box(9, 50, 81, 95, WHITE)
        pen.line([(45, 50), (45, 95)])
        pen.line([(9, 72), (81, 72)])


@drawn("card", aspect=0.75)
def card(pen: Pen, fill: Colour = theme.CARD, words: str | int = "", line: Colour = INK) -> None:
    """A card's face."""
    pen.box(6, 5, 69, 95, fill, line, radius=9)
    if words != "":
        pen.text(37.5, 50, str(words), 44, theme.contrast(fill), room=50)


@drawn("card_back", aspect=0.75)
def card_back(pen: Pen, fill: Colour = theme.CARD_BACK, words: str | int = "") -> None:
    """A card face down."""
    pen.box(6, 5, 69, 95, fill, radius=9)
    pen.box(17, 17, 58, 83, None, theme.mix(fill, WHITE, 0.55), 4, radius=4)
    if words != "":
        pen.text(37.5, 50, str(words), 44, WHITE, room=36)


@drawn("deck")
def deck(pen: Pen, fill: Colour = theme.CARD_BACK) -> None:
    """A pile of cards."""
    for shift in (22, 11, 0):
        pen.box(10 + shift, 6 + shift * 0.5, 68 + shift, 84 + shift * 0.5, fill, radius=8)


@drawn("hand")
def hand(pen: Pen) -> None:
    """An open hand: what a player holds."""
    for x, top in ((30, 22), (45, 10), (60, 14), (74, 28)):
        pen.box(x - 7, top, x + 7, 70, theme.SKIN, radius=7)
    pen.poly(shapes.curve([(24, 60), (10, 50), (7, 58), (26, 84), (36, 95), (66, 95), (80, 78), (81, 52), (50, 50)],
                          closed=True), theme.SKIN)  # fmt: skip
    for x, top in ((30, 30), (45, 20), (60, 22), (74, 36)):
        pen.box(x - 4.5, top, x + 4.5, 64, theme.SKIN, None)


@drawn("sheet", aspect=0.85)
def sheet(pen: Pen, done: bool = False, seal: bool = False) -> None:
    """A written sheet: an order; with a tick it is fulfilled, with a seal it is a contract."""
    pen.poly([(10, 5), (54, 5), (75, 26), (75, 95), (10, 95)], theme.CARD)
    pen.poly([(54, 5), (54, 26), (75, 26)], theme.SHADE)
    if done:
        pen.line([(24, 58), (38, 74), (62, 42)], theme.GREEN, 11)
        return
    for y in (40, 54, 68):
        pen.line([(22, y), (63 if not seal or y < 60 else 40, y)], theme.SOFT, 5)
    if seal:
        pen.disc(60, 78, 12, theme.VERMILION)


@drawn("gear")
def gear(
    pen: Pen, fill: Colour = theme.STEEL, words: str | int = "", line: Colour | None = INK, ink: Colour = WHITE
) -> None:
    """A gear wheel; with words it is a machine or a production value."""
    pen.poly(shapes.gear(50, 50, 46), fill, line)
    if words != "":
        pen.text(50, 50, str(words), 48, ink, room=64)
    else:
        pen.disc(50, 50, 15, theme.PANEL, line)


@drawn("bolt", aspect=0.7)
def bolt(pen: Pen, fill: Colour = theme.STAR) -> None:
    """At once, or power."""
    pen.poly([(42, 5), (8, 56), (32, 56), (24, 95), (62, 40), (38, 40), (54, 5)], fill)


@drawn("flask", aspect=0.8)
def flask(pen: Pen, fill: Colour = theme.GLASS) -> None:
    """Science: a conical flask."""
    body = [(30, 8), (30, 42), (9, 86), (14, 95), (66, 95), (71, 86), (50, 42), (50, 8)]
    pen.poly(body, WHITE, None)
    pen.poly([(22, 60), (58, 60), (71, 86), (66, 95), (14, 95), (9, 86)], fill, None)
    pen.poly(body, None)
    pen.line([(23, 7), (57, 7)], INK, pen.thin * 1.5)
    pen.disc(34, 78, 5, WHITE, None)


@drawn("pick")
def pick(pen: Pen) -> None:
    """A pickaxe: mining."""
    pen.line([(18, 90), (62, 34)], INK, 16)
    pen.line([(18, 90), (62, 34)], theme.WOOD, 7)
    pen.poly(
        [
            *shapes.curve([(22, 12), (52, 14), (78, 36), (92, 70)]),
            *shapes.curve([(92, 70), (70, 50), (48, 32), (22, 12)]),
        ],
        theme.STEEL,
    )


@drawn("book", aspect=0.85)
def book(pen: Pen, words: str | int = "", fill: Colour = theme.BROWN) -> None:
    """A ledger with a white label."""
    pen.box(6, 5, 79, 95, fill, radius=6)
    pen.line([(18, 9), (18, 91)], theme.mix(fill, INK, 0.5), 5)
    if words == "":
        pen.box(33, 22, 68, 44, WHITE, None, radius=3)
    else:
        pen.box(27, 16, 71, 84, WHITE, INK, pen.thin * 0.7, radius=4)
        pen.text(49, 50, str(words), 52, INK, room=38)


@drawn("bag")
def bag(pen: Pen) -> None:
    """A cloth bag to draw from."""
    pen.blob([(36, 34), (12, 72), (24, 94), (76, 94), (88, 72), (64, 34)], theme.WOOD)
    pen.poly([(34, 10), (42, 16), (50, 9), (58, 16), (66, 10), (60, 34), (40, 34)], theme.WOOD)
    pen.line([(36, 34), (64, 34)], theme.BROWN, 8)


@drawn("pin", aspect=0.7)
def pin(pen: Pen, fill: Colour = theme.VERMILION) -> None:
    """A place on the map."""
    pen.poly([(35, 95), *shapes.curve([(35, 95), (9, 50), (9, 26), (35, 6), (61, 26), (61, 50), (35, 95)])], fill)
    pen.disc(35, 34, 11, WHITE)


@drawn("plus")
def plus(pen: Pen, colour: Colour = INK) -> None:
    """And."""
    pen.line([(50, 20), (50, 80)], colour, 14)
    pen.line([(20, 50), (80, 50)], colour, 14)


@drawn("trophy")
def trophy(pen: Pen) -> None:
    """The winner's cup."""
    pen.arc(24, 30, 15, 60, 300, INK, 8)
    pen.arc(76, 30, 15, -120, 120, INK, 8)
    pen.box(28, 84, 72, 94, theme.BROWN)
    pen.box(44, 60, 56, 84, theme.COIN)
    pen.poly(
        [(22, 8), (78, 8), *shapes.curve([(78, 8), (74, 40), (62, 58), (50, 64), (38, 58), (26, 40), (22, 8)])],
        theme.COIN,
    )
    pen.line([(36, 20), (40, 40)], theme.GOLD_TINT, 6)


@drawn("hourglass", aspect=0.8)
def hourglass(pen: Pen) -> None:
    """What ends, or how long it lasts."""
    glass = [(14, 10), (66, 10), (64, 30), (46, 50), (64, 70), (66, 90), (14, 90), (16, 70), (34, 50), (16, 30)]
    pen.poly(glass, theme.CARD)
    pen.poly([(22, 28), (58, 28), (40, 48)], theme.COIN, None)
    pen.poly([(20, 84), (24, 74), (40, 64), (56, 74), (60, 84)], theme.COIN, None)
    pen.line([(8, 8), (72, 8)], theme.BROWN, 11)
    pen.line([(8, 92), (72, 92)], theme.BROWN, 11)


@drawn("compass_rose")
def compass_rose(pen: Pen, ring: Colour = theme.WATER_DEEP, needle: Colour = WHITE) -> None:
    """The rose on the sea; static decoration."""
    pen.disc(50, 50, 34, None, ring, 2)
    pen.disc(50, 50, 24, None, ring, 1.5)
    for turn in (45, 0):
        far = 47 if turn == 0 else 30
        tips, notches = shapes.regular(50, 50, far, 4, -90 + turn), shapes.regular(50, 50, 9, 4, -45 + turn)
        for i in range(4):
            pen.poly([tips[i], notches[i], (50, 50)], ring, ring, 0.8)
            pen.poly([tips[i], notches[i - 1], (50, 50)], needle, ring, 0.8)
