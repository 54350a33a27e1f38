"""Mombasa's own icons: goods, posts, people, papers; outlined in ink, 100 units high."""

from __future__ import annotations

from render.kit import Colour, Pen, drawn, shapes, theme
from render.kit.theme import INK, WHITE
from render.mombasa import colours

GOODS = ("coffee", "banana", "cotton")


@drawn("mombasa.coffee")
def coffee(pen: Pen) -> None:
    """A bean with a light curve."""
    oval = [(84, 12), (96, 36), (86, 66), (58, 88), (26, 92), (8, 78), (6, 56), (20, 30), (50, 10)]
    pen.blob(oval, colours.BEAN)
    pen.bend([(24, 76), (40, 72), (48, 56), (54, 42), (64, 30), (80, 26)], colours.KIND["coffee"], 7)


@drawn("mombasa.banana")
def banana(pen: Pen) -> None:
    """One banana."""
    outer = shapes.curve([(6, 52), (14, 74), (38, 88), (66, 80), (86, 54), (90, 28)])
    inner = shapes.curve([(80, 20), (70, 44), (52, 58), (32, 58), (18, 46)])
    pen.poly([*outer, *inner], colours.BANANA)
    pen.bend([(24, 62), (44, 72), (66, 62), (82, 36)], colours.BANANA_DARK, 4)
    pen.poly([(78, 22), (92, 28), (97, 12), (86, 8)], theme.BROWN)


@drawn("mombasa.cotton")
def cotton(pen: Pen) -> None:
    """A boll on a green calyx."""
    pen.poly([(50, 97), (26, 70), (50, 60), (74, 70)], colours.LEAF)
    for fill, line in ((INK, INK), (WHITE, None)):
        for x, y, r in ((50, 29, 25), (27, 52, 22), (73, 52, 22), (50, 56, 20)):
            pen.disc(x, y, r, fill, line, pen.thin)
    pen.arc(36, 58, 12, 20, 110, theme.LINE, 4)
    pen.arc(64, 58, 12, 70, 160, theme.LINE, 4)


@drawn("mombasa.any_good")
def any_good(pen: Pen) -> None:
    """Any one good: all three in a box."""
    pen.box(5, 5, 95, 95, WHITE, radius=12)
    pen.icon(32, 32, "mombasa.coffee", 40)
    pen.icon(67, 34, "mombasa.banana", 44)
    pen.icon(50, 70, "mombasa.cotton", 44)


@drawn("mombasa.expansion")
def expansion(pen: Pen) -> None:
    """A compass."""
    pen.disc(50, 50, 45, colours.COMPASS)
    tips, notches = shapes.regular(50, 50, 40, 4), shapes.regular(50, 50, 12, 4, -45)
    for n in range(4):
        pen.poly([tips[n], notches[n], (50, 50), notches[n - 1]], theme.COIN if n == 0 else WHITE, None)


@drawn("mombasa.diamond", aspect=1.1)
def diamond(pen: Pen, words: str | int = "") -> None:
    """A gem with a light top."""
    edge = [(28, 8), (82, 8), (106, 36), (55, 95), (4, 36)]
    pen.poly(edge, colours.GEM, None)
    pen.poly([(28, 8), (82, 8), (106, 36), (4, 36)], colours.GEM_LIGHT, None)
    if words == "":
        for path in ([(4, 36), (106, 36)], [(28, 8), (38, 36), (55, 95)], [(82, 8), (72, 36), (55, 95)]):
            pen.line(path, INK, pen.thin * 0.6)
    pen.poly(edge, None)
    if words != "":
        pen.text(55, 45, str(words), 50, INK, room=56)


# Rewards on the map: as elsewhere, with digits as large as they can be.


@drawn("mombasa.map_coin")
def map_coin(pen: Pen, words: str | int = "") -> None:
    """Pounds."""
    pen.disc(50, 50, 46, theme.COIN, theme.COIN_RIM)
    pen.text(50, 50, str(words), 82, INK)


@drawn("mombasa.map_book", aspect=0.88)
def map_book(pen: Pen, words: str | int = "") -> None:
    """Bookkeeping points."""
    pen.box(4, 4, 84, 96, theme.BROWN, radius=6)
    pen.line([(15, 8), (15, 92)], theme.mix(theme.BROWN, INK, 0.5), 4)
    pen.box(24, 13, 77, 87, WHITE, None, radius=4)
    pen.text(51, 50, str(words), 78, INK)


@drawn("mombasa.map_diamond", aspect=1.16)
def map_diamond(pen: Pen, words: str | int = "") -> None:
    """Diamonds."""
    edge = [(26, 5), (90, 5), (112, 36), (58, 97), (4, 36)]
    pen.poly(edge, colours.GEM_LIGHT, INK)
    pen.poly([(4, 36), (112, 36), (58, 97)], colours.GEM, None)
    pen.poly(edge, None)
    pen.text(58, 44, str(words), 76, INK)


@drawn("mombasa.map_step", aspect=1.14)
def map_step(pen: Pen, words: str | int = "", fill: Colour = theme.SOFT) -> None:
    """Steps along the track of the company expanded."""
    pen.poly([(4, 16), (64, 16), (64, 3), (111, 50), (64, 97), (64, 84), (4, 84)], fill)
    pen.text(48, 50, str(words), 80, theme.contrast(fill))


@drawn("mombasa.share", aspect=1.3)
def share(pen: Pen, company: str = "", words: str | int = "") -> None:
    """A certificate in the colour of its company, with the silhouette of its posts; without a company any share."""
    fill = colours.COMPANY.get(company, theme.SHADE)
    ink = theme.contrast(fill)
    pen.box(4, 10, 126, 90, fill, radius=5)
    pen.box(16, 21, 114, 79, None, ink if company != "saint_louis" else theme.FAINT, 3.5)
    shaped = bool(company) and len(str(words)) < 2
    if shaped:
        at, size = (41, 38) if words != "" else (65, 44)
        pen.icon(at, 50, "mombasa.post", size, company=company, colour=ink)
    if words != "":
        pen.text(*((87, 50) if shaped else (65, 50)), str(words), 54, ink, room=80)


@drawn("mombasa.step", aspect=1.15)
def step(pen: Pen, company: str) -> None:
    """A step along the track of a company: an arrow in its colour, with the silhouette of its posts."""
    fill = colours.COMPANY[company]
    pen.icon(57.5, 50, "block_arrow", 100, fill=fill)
    pen.icon(48, 50, "mombasa.post", 40, company=company, colour=theme.contrast(fill))


@drawn("mombasa.post")
def post(pen: Pen, company: str = "", colour: Colour | None = None) -> None:
    """A trading post: every company has a silhouette of its own."""
    fill = colour or colours.COMPANY.get(company, colours.HOUSE)
    door = theme.GOLD_PALE if company == "mombasa" and colour is None else INK
    match company:
        case "mombasa":
            pen.poly(
                [(8, 95), *shapes.curve([(8, 95), (9, 56), (22, 24), (50, 6), (78, 24), (91, 56), (92, 95)])], fill
            )
        case "saint_louis":
            notches = [(x, y) for n, x in enumerate((8, 25, 25, 42, 42, 59, 59, 76, 76, 92))
                       for y in ((6,) if n % 4 in (0, 1) else (26,))]  # fmt: skip
            pen.poly([(14, 95), (14, 38), (8, 28), *notches, (92, 28), (86, 38), (86, 95)], fill)
        case "cairo":
            pen.poly([(50, 5), (97, 95), (3, 95)], fill)
            pen.line([(27, 50), (73, 50)])
        case _:
            pen.box(68, 10, 84, 50, fill)
            pen.poly([(50, 8), (97, 54), (84, 54), (84, 95), (16, 95), (16, 54), (3, 54)], fill)
    pen.poly(
        [(38, 95), (38, 74), *shapes.curve([(38, 74), (41, 64), (50, 60), (59, 64), (62, 74)]), (62, 95)], door, None
    )
    pen.line([(16, 95), (84, 95)])


@drawn("mombasa.remove")
def remove(pen: Pen, words: str | int = "") -> None:
    """A crossed-out house: a post leaves the game."""
    pen.icon(50, 50, "mombasa.post", 96)
    pen.line([(8, 10), (92, 94)], theme.VERMILION, 9)
    pen.line([(92, 10), (8, 94)], theme.VERMILION, 9)
    if words not in ("", 1):
        pen.disc(74, 74, 24, WHITE)
        pen.text(74, 74, str(words), 36, INK)


def bust(pen: Pen, colour: Colour) -> None:
    """Head and shoulders at the left of the field."""
    pen.poly(shapes.curve([(4, 95), (6, 74), (16, 58), (42, 50), (68, 58), (78, 74), (80, 95)]), colour)
    pen.disc(42, 27, 21, colours.SKIN)


@drawn("mombasa.bookkeeper", aspect=1.08)
def bookkeeper(pen: Pen) -> None:
    """A bust with a ledger."""
    bust(pen, colours.LEATHER)
    pen.box(58, 52, 104, 96, theme.BROWN, radius=4)
    pen.box(74, 62, 97, 74, WHITE, None)


@drawn("mombasa.merchant", aspect=1.08)
def merchant(pen: Pen) -> None:
    """A bust with a gem."""
    bust(pen, colours.CLOTH)
    pen.icon(78, 72, "mombasa.diamond", 52)


@drawn("mombasa.priced", aspect=1.0)
def priced(pen: Pen, good: str) -> None:
    """A coin holding a good: pounds by its value."""
    pen.disc(50, 50, 46, theme.COIN, theme.COIN_RIM)
    pen.icon(50, 50, f"mombasa.{good}", 58)


@drawn("mombasa.jar", aspect=0.8)
def jar(pen: Pen, colour: Colour = colours.SPENT, ink: Colour = INK, words: str = "") -> None:
    """An ink jar."""
    pen.box(24, 4, 56, 20, theme.BROWN, radius=4)
    pen.poly([(28, 20), (52, 20), (56, 32), (75, 50), (76, 95), (4, 95), (5, 50), (24, 32)], colour)
    if words:
        pen.text(40, 67, words, 44, ink, room=56)


@drawn("mombasa.gem_marker")
def gem_marker(pen: Pen, colour: Colour, ink: Colour, words: str = "") -> None:
    """The marker of a diamond track."""
    pen.poly([(24, 8), (76, 8), (97, 36), (50, 96), (3, 36)], colour)
    if words:
        pen.text(50, 42, words, 42, ink, room=56)


@drawn("mombasa.tile")
def tile(pen: Pen, kind: str = "", n: int = 0, spent: bool = False) -> None:
    """A bonus tile: an octagon with what it does; grey once it is used or away."""
    fill, line = (colours.SPENT, theme.SOFT) if spent else (colours.TILE, INK)
    pen.poly(shapes.regular(50, 50, 49, 8, 22.5), fill, line, max(3.5, pen.thin * 0.7))
    match kind:
        case "plus_good":
            pen.icon(31, 50, "mombasa.any_good", 38, grey=spent)
            pen.text(69, 50, f"+{n}", 30, line, room=36)
        case "bookkeeper":
            pen.icon(35, 49, "mombasa.bookkeeper", 44, grey=spent)
            pen.icon(72, 33, "book", 26, grey=spent)
            pen.text(72, 65, str(n), 36, line)
        case "merchant":
            pen.icon(34, 49, "mombasa.merchant", 44, grey=spent)
            pen.icon(71, 33, "mombasa.diamond", 26, grey=spent)
            pen.text(71, 65, str(n), 36, line)
        case "expansion":
            pen.icon(33, 50, "mombasa.expansion", 46, grey=spent)
            pen.text(72, 50, str(n), 44, line)


@drawn("mombasa.no_a")
def no_a(pen: Pen) -> None:
    """No A-books here."""
    pen.text(50, 50, "A", 70, theme.LINE)
    pen.line([(12, 88), (88, 12)], theme.LINE, 8)


@drawn("mombasa.ring")
def ring(pen: Pen, fill: Colour = colours.STACK) -> None:
    """A free bonus space."""
    pen.disc(50, 50, 45, fill, theme.SOFT)


@drawn("mombasa.lake", aspect=1.6)
def lake(pen: Pen) -> None:
    """Where four regions meet."""
    pen.blob([(10, 54), (40, 14), (100, 8), (150, 36), (128, 82), (62, 94)], theme.WATER, INK, 9)


@drawn("mombasa.slot_tag")
def slot_tag(pen: Pen, words: str, fill: Colour, ink: Colour = WHITE, line: Colour | None = None) -> None:
    """The letter of a slot on a square: where a card lies or is to lie."""
    pen.box(4, 4, 96, 96, fill, line, radius=16)
    pen.text(50, 50, words, 62, ink, room=70)


@drawn("mombasa.slot_card", aspect=0.76)
def slot_card(pen: Pen, words: str, fill: Colour, line: Colour, ink: Colour) -> None:
    """An open slot in a row of them."""
    pen.box(4, 4, 72, 96, fill, line, 7, radius=12)
    pen.text(38, 50, words, 54, ink, room=56)


# What stands for a name in buttons and selects.
EMOJIS: dict[str, str] = {
    **{f"mombasa.good.{good}": f"mombasa.{good}" for good in ("coffee", "banana", "cotton")},
    "mombasa.measure.expansion": "mombasa.expansion",
    "mombasa.tile.bookkeeper": "mombasa.bookkeeper",
    "mombasa.tile.merchant": "mombasa.merchant",
    "mombasa.tile.expansion": "mombasa.expansion",
}
