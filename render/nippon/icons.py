"""Nippon's own icons: pieces, signs, actions; resources and goods stand in their own module."""

from __future__ import annotations

import math

from render.kit import Colour, Pen, drawn, shapes, theme
from render.kit.theme import INK, WHITE, Shape
from render.nippon import colours as c
from render.nippon import icons_goods
from render.nippon.scenery import tones

GOODS = icons_goods.GOODS


@drawn("nippon.finance")
def finance(pen: Pen) -> None:
    """Three rising bars under a red arrow."""
    for x, top in ((14, 70), (40, 58), (66, 44)):
        pen.box(x, top, x + 20, 94, c.BAR)
    pen.line([(10, 52), (36, 40), (52, 40), (80, 16)], theme.VERMILION, 8)
    pen.poly([(66, 8), (92, 6), (86, 32)], theme.VERMILION, theme.VERMILION, 3)


@drawn("nippon.factory", aspect=1.1)
def factory(pen: Pen, fill: Colour = c.BRICK) -> None:
    """A saw-tooth roof and a chimney."""
    pen.box(10, 14, 28, 94, fill)
    pen.poly([(10, 94), (10, 58), (28, 58), (52, 40), (52, 58), (78, 40), (78, 58), (102, 40), (102, 94)], fill)
    for x in (34, 56, 78):
        pen.box(x, 68, x + 12, 82, WHITE, INK, pen.thin * 0.7)


@drawn("nippon.production")
def production(pen: Pen) -> None:
    """An arrow into a crate."""
    pen.poly([(8, 58), (92, 58), (92, 94), (8, 94)], theme.WOOD_LIGHT)
    pen.line([(20, 76), (80, 76)], theme.WOOD, 7)
    pen.poly([(42, 6), (58, 6), (58, 28), (76, 28), (50, 54), (24, 28), (42, 28)], theme.VERMILION)


def badge(pen: Pen, x: float, y: float, size: float, shape: Shape, words: str) -> None:
    """The shape of a seat in white with its letter, so that a piece is known without its colour."""
    pen.poly(shapes.seat_shape(shape, x, y, size), WHITE)
    down, share, room = {"triangle": (0.13, 0.5, 0.5), "diamond": (0, 0.52, 0.56)}.get(shape, (0, 0.66, 0.74))
    pen.text(x, y + down * size, words, share * size, INK, room=room * size)


@drawn("nippon.ship", aspect=1.2)
def ship(pen: Pen, colour: Colour = c.HULL, words: str = "", shape: Shape = "circle") -> None:
    """A paddle steamer, in a seat's colour with the seat's shape for its paddle box."""
    if not words:
        pen.box(52, 6, 68, 40, theme.VERMILION)
        pen.box(34, 30, 86, 52, WHITE)
        pen.poly([(6, 50), (114, 50), (98, 94), (22, 94)], colour)
        pen.line([(16, 64), (104, 64)], WHITE, 5)
        return
    pen.line([(26, 14), (26, 56)], INK, 5)
    pen.poly([(26, 12), (8, 20), (26, 28)], colour)
    pen.box(84, 20, 100, 52, colour)
    pen.box(80, 12, 104, 24, colour)
    pen.poly([(4, 50), (116, 50), (100, 94), (20, 94)], colour)
    badge(pen, 58, 52, 76, shape, words)


@drawn("nippon.train", aspect=1.12)
def train(pen: Pen, colour: Colour = c.ENGINE, words: str = "", shape: Shape = "circle") -> None:
    """A locomotive, in a seat's colour with the seat's shape on its boiler."""
    pen.box(82, 10, 98, 40, colour)
    pen.box(76, 4, 104, 14, colour)
    pen.box(4, 8, 46, 22, colour)
    pen.box(8, 20, 42, 78, colour)
    pen.box(42, 34, 106, 78, colour)
    pen.box(8, 60, 106, 78, colour, None)
    pen.line([(8, 24), (8, 78), (106, 78), (106, 34), (42, 34)], INK)
    for x in (24, 58, 90):
        pen.disc(x, 84, 13, WHITE)
    if words:
        pen.box(15, 28, 32, 46, WHITE)
        badge(pen, 66, 48, 68, shape, words)
    else:
        pen.box(16, 32, 36, 52, WHITE)


@drawn("nippon.stall")
def stall(pen: Pen) -> None:
    """A market stall with a striped roof."""
    pen.box(16, 40, 84, 94, WHITE)
    pen.box(24, 60, 50, 94, theme.WOOD_LIGHT)
    pen.box(56, 58, 76, 76, theme.SKY, INK, pen.thin * 0.7)
    pen.poly([(14, 8), (86, 8), (96, 44), (4, 44)], WHITE)
    for n in (0, 2, 4):
        a, b = 14 + 72 * n / 5, 14 + 72 * (n + 1) / 5
        d, e = 4 + 92 * n / 5, 4 + 92 * (n + 1) / 5
        pen.poly([(a, 8), (b, 8), (e, 44), (d, 44)], theme.VERMILION, None)
    pen.poly([(14, 8), (86, 8), (96, 44), (4, 44)], None)


@drawn("nippon.contract", aspect=0.85)
def contract(pen: Pen) -> None:
    """A sheet with a seal."""
    pen.icon(42.5, 50, "sheet", 100, seal=True)


@drawn("nippon.influence")
def influence(pen: Pen, words: str | int = "") -> None:
    """An influence token of nobody in particular."""
    pen.poly(shapes.regular(50, 50, 45, 8, 22.5), theme.FAINT)
    if words != "":
        pen.text(50, 50, str(words), 56, WHITE, room=60)
    else:
        pen.disc(50, 50, 16, WHITE, None)


@drawn("nippon.unlock", aspect=1.0)
def unlock(pen: Pen, words: str | int = "", colour: Colour = theme.FAINT, ink: Colour = WHITE) -> None:
    """An influence token that becomes available."""
    pen.poly([(50, 4), (96, 50), (50, 96), (4, 50)], colour)
    pen.text(50, 50, str(words), 54, ink, room=50)


ROMAN = {0: "", 1: "I", 2: "II", 3: "III"}


@drawn("nippon.fan", aspect=1.2)
def fan(pen: Pen, level: int = 0) -> None:
    """A folding fan: a favour of a level."""
    rim = [(60 + 56 * math.cos(math.radians(a)), 88 + 80 * math.sin(math.radians(a))) for a in range(-155, -24, 5)]
    pen.poly([(60, 94), *rim], c.FAN)
    for a in (-130, -105, -75, -50):
        edge = (60 + 54 * math.cos(math.radians(a)), 88 + 78 * math.sin(math.radians(a)))
        pen.line([(60, 92), edge], c.FAN_DARK, 3)
    pen.poly([(60, 94), *rim], None)
    if level:
        pen.text(60, 46, ROMAN[level], 46, WHITE, room=64)


def _sign(pen: Pen, color: str, ink: Colour) -> None:
    """What a department is about, in one colour."""
    match color:
        case "black":
            pen.poly([(34, 14), (72, 16), (92, 48), (76, 86), (30, 88), (8, 52)], ink, None)
            pen.line([(34, 46), (56, 36), (74, 56)], c.WORKER["black"], 9)
        case "red":
            pen.box(14, 8, 86, 24, ink, None)
            pen.box(14, 76, 86, 92, ink, None)
            for y in (36, 50, 64):
                pen.line([(30, y), (70, y)], ink, 8)
        case "grey":
            pen.poly([(30, 26), (70, 26), (94, 78), (6, 78)], ink, None)
        case "blue":
            pen.disc(50, 50, 44, ink, None)
            pen.box(36, 36, 64, 64, c.WORKER["blue"], None)
        case "white":
            pen.poly([(38, 10), (62, 10), (62, 40), (88, 88), (12, 88), (38, 40)], ink, None)
        case _:
            pen.poly(shapes.star(50, 54, 50, inner=0.46), ink, None)


@drawn("nippon.any_worker")
def any_worker(pen: Pen) -> None:
    """A figure: the colour of the worker taken."""
    pen.icon(50, 50, "worker", 100, colour=theme.STEEL_LIGHT)


@drawn("nippon.wheel")
def wheel(pen: Pen) -> None:
    """All six colours: any department."""
    for n, colour in enumerate(c.WORKER.values()):
        arc = [
            (50 + 44 * math.cos(math.radians(a)), 50 + 44 * math.sin(math.radians(a)))
            for a in range(60 * n, 60 * n + 61, 10)
        ]
        pen.poly([(50, 50), *arc], colour, None)
    pen.disc(50, 50, 44, None)


@drawn("nippon.plaque")
def plaque(pen: Pen, color: str = "any", improved: bool = False) -> None:
    """A department's square plaque with its sign; improved ones have a thick yellow frame."""
    if improved:
        pen.box(3, 3, 97, 97, c.WORKER["yellow"], radius=16)
    fill = c.WORKER.get(color, WHITE)
    pen.box(14, 14, 86, 86, fill, radius=10) if improved else pen.box(6, 6, 94, 94, fill, radius=14)
    size = 46 if improved else 56
    if color in c.WORKER:
        pen.icon(50, 50, f"nippon.sign.{color}", size)
    elif color == "any":
        pen.icon(50, 50, "nippon.wheel", size + 12)
    else:
        pen.icon(50, 48, "worker", size + 20, colour=theme.SOFT, hat=color == "expert_taken")


def _register(color: str) -> None:
    """A colour's sign and its plaque as icons of their own."""

    @drawn(f"nippon.sign.{color}")
    def sign(pen: Pen) -> None:
        _sign(pen, color, c.SIGN[color])

    @drawn(f"nippon.department.{color}")
    def department(pen: Pen) -> None:
        plaque(pen, color)

    @drawn(f"nippon.figure.{color}", aspect=0.8)
    def figure(pen: Pen) -> None:
        pen.icon(40, 50, "worker", 100, colour=c.WORKER[color], sign=f"nippon.sign.{color}")


for _color in c.WORKER:
    _register(_color)


@drawn("nippon.ring")
def ring(pen: Pen, sign: str) -> None:
    """A modifier: the action's icon in a ring."""
    pen.disc(50, 50, 45, (232, 236, 244))
    pen.icon(50, 50, sign, 56)


@drawn("nippon.here", aspect=1.35)
def here(pen: Pen) -> None:
    """Only on this factory: a grey factory and a colon."""
    pen.icon(54, 50, "nippon.factory", 96, fill=theme.STEEL_LIGHT)
    pen.disc(124, 42, 6, INK, None)
    pen.disc(124, 78, 6, INK, None)


@drawn("nippon.consolidate")
def consolidate(pen: Pen) -> None:
    """Workers go back and the books are closed."""
    pen.icon(50, 46, "worker", 84, colour=theme.STEEL_LIGHT)
    pen.arc(50, 52, 42, 20, 160, theme.VERMILION, 9)
    pen.poly([(2, 58), (22, 54), (14, 78)], theme.VERMILION, theme.VERMILION, 3)


@drawn("nippon.machine")
def machine(pen: Pen, colour: Colour = theme.STEEL, words: str = "", shape: Shape = "circle") -> None:
    """A gear, in a seat's colour with the seat's shape in its middle."""
    if words:
        pen.icon(50, 50, "gear", 100, fill=colour)
        badge(pen, 50, 50, 62, shape, words)
    else:
        pen.icon(50, 50, "gear", 100)


@drawn("nippon.science", aspect=0.8)
def science(pen: Pen) -> None:
    """A flask."""
    pen.icon(40, 50, "flask", 100)


@drawn("nippon.mining")
def mining(pen: Pen) -> None:
    """A pickaxe."""
    pen.icon(50, 50, "pick", 100)


@drawn("nippon.good")
def good(pen: Pen) -> None:
    """Any good: a parcel."""
    pen.icon(50, 50, "parcel", 100)


@drawn("nippon.cell")
def cell(pen: Pen, words: str | int = "") -> None:
    """An empty cell of a market; the value of the foreign companies stands on a globe, a line where they have none."""
    pen.box(0, 0, 100, 100, tones.PLASTER, None, radius=20)
    if words == "":
        pen.line([(35, 50), (65, 50)], c.GRID, 8)
    else:
        pen.disc(50, 50, 42, None, c.GRID, 5)
        for y in (28, 72):
            pen.line([(16, y), (84, y)], c.GRID, 5)
        pen.disc(50, 50, 31, tones.PLASTER, None)
        pen.text(50, 50, str(words), 65, theme.SOFT)


@drawn("nippon.slot")
def slot(pen: Pen, words: str | int = "") -> None:
    """A recruit slot with its number."""
    pen.box(6, 6, 94, 94, theme.CARD, radius=16)
    pen.text(50, 50, str(words), 58, INK, room=60)


NINE = (
    "science",
    "mining",
    "factory",
    "machines",
    "production",
    "ships",
    "trains",
    "local_markets",
    "investments_contracts",
)
ACTIONS = {
    "science": "nippon.science",
    "mining": "nippon.mining",
    "factory": "nippon.factory",
    "machines": "nippon.machine",
    "production": "nippon.production",
    "ships": "nippon.ship",
    "trains": "nippon.train",
    "local_markets": "nippon.stall",
    "investments_contracts": "nippon.contract",
    "consolidate": "nippon.consolidate",
    "finance": "nippon.finance",
    "factories": "nippon.factory",
    "contracts": "nippon.contract",
    "influence_tokens": "nippon.influence",
}


@drawn("nippon.most")
def most(pen: Pen, frame: Colour = theme.FAINT, left: bool = False) -> None:
    """The Automa's token for the fullest slot, looked for from one side."""
    pen.box(6, 6, 94, 94, theme.CARD, frame, 11, radius=16)
    pen.icon(50, 40, "worker", 50, colour=theme.STEEL)
    tip, tail = (18, 78) if left else (82, 22)
    back = 12 if left else -12
    pen.line([(tail, 78), (tip, 78)], INK, 7)
    pen.poly([(tip, 78), (tip + back, 68), (tip + back, 88)], INK, INK, 3)


@drawn("nippon.always")
def always(pen: Pen) -> None:
    """A lying eight: it holds all the time."""
    for x in (28, 72):
        pen.disc(x, 50, 20, None, INK, 10)


# What stands for a name in buttons and selects.
METRICS = ("ships", "machines", "trains", "science", "mining", "finance", "factories", "contracts")
EMOJIS: dict[str, str] = {
    **{f"nippon.thing.{one}": f"nippon.{one}" for one in ("coal", "silk", "iron", "money", "vp")},
    **{f"nippon.good.{good}": f"nippon.{good}" for good in GOODS},
    **{f"nippon.color.{color}": f"nippon.figure.{color}" for color in c.WORKER},
    **{f"nippon.department.{color}": f"nippon.department.{color}" for color in c.WORKER},
    **{f"nippon.contract.contract_{color}": f"nippon.department.{color}" for color in c.WORKER},
    **{f"nippon.objective.{one}": ACTIONS[one] for one in METRICS},
    **{f"nippon.action.{one}": ACTIONS[one] for one in NINE},
    "nippon.consolidate": "nippon.consolidate",
}
