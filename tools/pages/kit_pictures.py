"""Everything the drawing kit has, on a few sheets: `python -m tools.pages.pictures kit FOLDER`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PIL import Image

from engine.core.result import Line, Result, Score
from engine.core.text import verbatim
from render.ending import scores
from render.kit import Icon, Sheet, Words, encode, icons, seat_styles, shapes, theme
from render.kit.theme import SHAPES

NAMES = ("Ann", "Олександра", "Bartłomiej Wiśniewski", "Аня")
SEATS = seat_styles(NAMES, ("blue", "pink", "purple", "yellow"))
ORANGE = seat_styles(NAMES, ("orange", "green", "red", "white"))

LAND_OF_RED = (228, 172, 160)

VARIANTS: dict[str, list[dict[str, Any]]] = {
    "coin": [{}, {"words": 5}, {"words": 12}, {"words": "¥"}, {"hole": True}],
    "star": [{}, {"words": 2}],
    "rosette": [{}, {"words": 7}, {"words": 41}],
    "crate": [{}, {"words": 3}],
    "globe": [{}, {"words": 2}],
    "book": [{}, {"words": 4}],
    "gear": [
        {},
        {"words": 3, "fill": theme.TEAL, "line": None},
        {"words": "К", "fill": SEATS[1].colour, "ink": theme.INK},
    ],
    "sheet": [{}, {"done": True}, {"seal": True}],
    "flags": [{}, {"count": 2}],
    "tick": [{}, {"disc": True}],
    "card": [{}, {"words": 7}],
    "card_back": [{}, {"words": "£"}],
    "block_arrow": [{}, {"words": 3}, {"words": 2, "fill": theme.SOFT}],
    "worker": [{"colour": theme.BLUE}, {"colour": theme.VERMILION, "sign": "star"}, {"ghost": True}, {"hat": True}],
    "president": [{"colour": s.colour, "ink": s.ink, "words": s.letter} for s in SEATS],
    "agent": [{}, {"country": "uk"}, {"country": "fr"}],
    "flag": [{"country": c} for c in ("uk", "us", "fr", "de", "nl")],
    "mark": [{"label": "1"}, {"label": "12"}, {"label": "a"}],
    "piece": [
        {"shape": s, "colour": x.colour, "ink": x.ink, "words": w}
        for s, x, w in zip(SHAPES, SEATS, "A5Я7", strict=True)
    ],
    "person": [{}, {"ghost": True}],
    "lock": [{}],
}


def icons_sheet() -> Image.Image:
    """Every shared icon at three sizes, grey and faded."""
    shown = [(name, each) for name in icons.names() if "." not in name for each in VARIANTS.get(name, [{}])]
    across = 10
    sheet = Sheet(1600, 30 + -(-len(shown) // across) * 190)
    for number, (name, variant) in enumerate(shown):
        x, y = 82 + number % across * 159, 62 + number // across * 190
        sheet.icon((x, y), name, 84, **variant)
        sheet.icon((x - 46, y + 74), name, 44, **variant)
        sheet.icon((x, y + 74), name, 28, **variant)
        sheet.icon((x + 36, y + 74), name, 36, grey=True, **variant)
        sheet.text((x, y + 116), name, 22, theme.SOFT, anchor="mm", room=150)
    return sheet.image


def parts_sheet() -> Image.Image:
    """Panels, marks, words, pieces and lines."""
    sheet = Sheet(1600, 1500)
    sheet.text((24, 50), "Kontor", theme.TITLE, bold=True)
    sheet.row(
        (220, 50),
        [
            Icon("hourglass", 40),
            Words("Раунд 4/7", 32, theme.SOFT, bold=False),
            24,
            Icon("coin", 44, words=7),
            Icon("arrow", 30),
            Icon("rosette", 44, words=12),
            Words("−3 ≥ ≤ × → ★ ✓ £ ¥", 32),
        ],
    )
    sheet.pill((1576, 50), "Ваш хід", 32, theme.VERMILION, anchor="rm", pad=26, radius=24)

    boxes = [(24 + 262 * i, 110, 240, 170) for i in range(6)]
    sheet.panel(boxes[0])
    sheet.panel(boxes[1], theme.CARD, theme.INK, shadow=theme.SHADE)
    sheet.band(boxes[1][:3] + (56,), theme.PRODUCTION)
    sheet.text((160 + 262, 140), "Head", 26, bold=True, anchor="mm")
    sheet.dashed(boxes[2])
    sheet.panel(boxes[3])
    sheet.legal(boxes[3], "3")
    sheet.panel(boxes[4])
    sheet.changed(boxes[4])
    sheet.panel(boxes[5])
    sheet.marks("both", boxes[5], {"both": "b"}, frozenset({"both"}), at="rt")

    for row, seats in enumerate((SEATS, ORANGE)):
        for number, seat in enumerate(seats):
            x, y = 60 + number * 190, 350 + row * 80
            sheet.piece((x, y), seat, 60)
            sheet.piece((x + 58, y), seat, 44, 12)
            sheet.piece((x + 98, y), seat, 30)
            sheet.piece((x + 134, y), seat, 44, grey=True)
    for number, seat in enumerate(SEATS):
        box = (820, 312 + number * 58, 756, 52)
        sheet.panel(box, seat.tint if number == 1 else theme.PANEL)
        if number == 1:
            sheet.mover(box)
        sheet.piece((852, box[1] + 26), seat, 40)
        sheet.text((886, box[1] + 26), seat.name, 30, bold=number == 1, room=230)
        for column, value in enumerate((12, 0, 7, 41)):
            sheet.text(
                (1180 + 90 * column, box[1] + 26),
                value,
                32,
                theme.INK if value else theme.FAINT,
                bold=True,
                anchor="mm",
            )
    sheet.pill((1530, 454), 76, 32, theme.COIN, line=theme.INK)

    words = "Узбережжя Червоного моря · Wybrzeże Morza Czerwonego · Электрическое освещение · Letterpress Printing"
    for number, (lines, align) in enumerate(((1, "lm"), (2, "lt"), (3, "mm"), (4, "rb"))):
        box = (24 + 392 * number, 580, 368, 150)
        sheet.panel(box)
        sheet.block((box[0] + 12, box[1] + 12, 344, 126), words, 26, lines=lines, align=align, shrink=(24, 22))

    land = shapes.smooth(
        [(80, 900), (200, 790), (420, 800), (560, 880), (520, 1040), (380, 1120), (180, 1080)], 3, closed=True
    )
    sheet.panel((24, 760, 760, 420), theme.WATER, None)
    sheet.polygon([(x + 6, y + 8) for x, y in land], theme.WATER_DEEP)
    sheet.polygon(land, theme.LAND, theme.INK, 5)
    border = shapes.smooth(shapes.wobble([(330, 800), (300, 960), (300, 1105)], 3, 0.07, "border"), 2)
    sheet.line(border, theme.INK, 14)
    sheet.line(border, theme.PANEL, 5)
    region = shapes.smooth([(360, 850), (500, 870), (500, 1000), (380, 1060), (340, 950)], 2, closed=True)
    sheet.polygon(region, LAND_OF_RED, theme.SOFT, 3)
    sheet.legal_path(region, "6", (380, 870), by=11)
    second = shapes.smooth([(140, 890), (270, 850), (270, 1000), (190, 1040)], 2, closed=True)
    sheet.polygon(second, theme.PRODUCTION, theme.SOFT, 3)
    sheet.line(shapes.curve([(600, 1120), (700, 1080), (700, 960), (640, 900), (560, 920)]), theme.SOFT, 4)
    sheet.icon((690, 850), "compass_rose", 130)

    for number in range(5):
        box = (820 + 152 * number, 770, 140, 190)
        sheet.panel(box, theme.CARD, theme.INK, shadow=theme.SHADE)
        sheet.icon((box[0] + 70, 830), "flag", 46, country=("uk", "us", "fr", "de", "nl")[number])
        sheet.row(
            (box[0] + 70, 900),
            [Icon("crate", 36), Words(number), Icon("coin", 36, words=number + 1)],
            anchor="mm",
            gap=4,
        )
    sheet.disc(850, 1020, 30, theme.CARD)
    sheet.disc(930, 1020, 30, None, theme.LINE, 4)
    for number, seat in enumerate(SEATS):
        sheet.icon((1030 + 90 * number, 1060), "president", 82, colour=seat.colour, ink=seat.ink, words=seat.letter)
        sheet.icon(
            (1030 + 90 * number + 28, 1030), "piece", 34, shape=seat.shape, colour=seat.colour, ink=seat.ink, words="3"
        )
    sheet.panel((24, 1210, 1552, 60), None, None)
    sheet.dashed((24, 1210, 1552, 60), theme.GOLD, width=4, dash=18, gap=11)
    sheet.row(
        (50, 1240),
        [
            Icon("piece", 40, shape="circle", colour=SEATS[0].colour, ink=SEATS[0].ink, words="A"),
            Icon("arrow", 28),
            Icon("gear", 40),
            Words("5"),
            30,
            Icon("president", 48, colour=SEATS[1].colour),
            Icon("arrow", 28),
            Icon("crate", 40),
            Words("Замбезі", 26, bold=False),
        ],
    )
    for size, y in ((44, 1320), (34, 1370), (26, 1415), (22, 1455)):
        sheet.text((24, y), "Щедрый ґїєі Zażółć gęślą jaźń — Съешь ещё AVTo Yokohama 0123", size, bold=size > 26)
    return sheet.image


def scores_sheet(players: int) -> Image.Image:
    """A score pad with long labels and names."""
    labels = (
        "Гроші",
        "Фішки «5 сили» та досягнення",
        "Церква",
        "Митниця",
        "Wykonane zamówienia i technologie",
        "Штраф",
    )
    result = Result(
        tuple(
            Score(
                seat,
                seat + 1,
                76 - 9 * seat,
                tuple(Line(verbatim(t), (i * 7 + seat * 5) % 23 - 2) for i, t in enumerate(labels)),
            )
            for seat in range(players)
        ),
        (0,),
        verbatim("Нічия за очками: вирішує кількість виконаних замовлень, потім гроші, що залишилися."),
    )
    names = ("Олександра Найдовше-Прізвище", "Bartłomiej Wiśniewski", "Ann", "Аня")[:players]
    return scores.draw(
        scores.ScoreView("Yokohama", ("blue", "pink", "purple", "yellow"), result), names=names, lang="uk"
    )


def sheets() -> Iterator[tuple[str, bytes]]:
    """All of them, by name."""
    yield "icons", encode(icons_sheet())
    yield "parts", encode(parts_sheet(), (LAND_OF_RED,))
    for players in (1, 2, 4):
        yield f"scores-{players}", encode(scores_sheet(players))
