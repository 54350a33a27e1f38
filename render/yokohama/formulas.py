"""What technologies do, as formulas of icons; numbers come from the card."""

from __future__ import annotations

from collections.abc import Callable

from engine.yokohama.view.structs import TechnologyView
from render.kit import Icon, Part, Words, theme
from render.yokohama import rewards

Formula = Callable[[TechnologyView, int], list[Part]]


def formula(card: TechnologyView, size: int) -> list[Part]:
    """The effect of a card in one line, icons `size` px high."""
    return FORMULAS[card.technology](card, size)


def _arrow(size: int) -> Icon:
    return Icon("arrow", round(size * 0.6), colour=theme.SOFT)


def _whenever(name: str, **variant: bool) -> Formula:
    """Each time this happens: the gain."""

    def parts(card: TechnologyView, size: int) -> list[Part]:
        return [Icon(name, size, **variant), _arrow(size), *rewards.line(card.gain, size)]

    return parts


def _mining(card: TechnologyView, size: int) -> list[Part]:
    copper = rewards.good_icon("yokohama.copper", size)
    more = sum(gain.n for gain in card.gain)
    return [copper, _arrow(size), Words(f"+{more}", round(size * 0.72)), copper]


def _spinning(card: TechnologyView, size: int) -> list[Part]:
    return [Words("1×", round(size * 0.68)), Icon("yokohama.silk", size), _arrow(size), *rewards.line(card.gain, size)]


def _university(card: TechnologyView, size: int) -> list[Part]:
    price = Icon("coin", size, words=card.pay.get("yen", 0))
    return [Words("1×", round(size * 0.68)), price, _arrow(size), Icon("person", round(size * 0.9))]


def _assistants(before: str) -> Formula:
    """More assistants in one placement."""

    def parts(card: TechnologyView, size: int) -> list[Part]:
        return [
            Icon("person", round(size * 0.92)),
            4,
            Words(before.format(n=card.n, less=card.n - 1), round(size * 0.72)),
        ]

    return parts


def _telephone(card: TechnologyView, size: int) -> list[Part]:
    return [Icon("person", round(size * 0.92)), 2, Words(card.n, round(size * 0.72)), 2, Icon("pin", size)]


def _stagecoach(card: TechnologyView, size: int) -> list[Part]:
    return [Icon("yokohama.coach", size), Icon("president", size), Icon("coin", round(size * 0.9), words=0)]


def _stock(card: TechnologyView, size: int) -> list[Part]:
    return [Words("≥", round(size * 0.8)), Icon("coin", size, words=card.n)]


def _station(card: TechnologyView, size: int) -> list[Part]:
    return [Icon("yokohama.station", size), Words("+1", round(size * 0.72)), Icon("yokohama.power", round(size * 0.9))]


def _tram(card: TechnologyView, size: int) -> list[Part]:
    return [Icon("president", size), Icon("yokohama.tram", size), _arrow(size), Icon("pin", size)]


FORMULAS: dict[str, Formula] = {
    "gaslight": _whenever("yokohama.shop"),
    "electrical_light": _whenever("yokohama.house"),
    "ball": _whenever("sheet", done=True),
    "language_school": _whenever("sheet", done=True),
    "letterpress_printing": _whenever("flask"),
    "patent_system": _whenever("flask"),
    "winery": _whenever("yokohama.church"),
    "brickyard": _whenever("yokohama.customs"),
    "exposition": lambda card, size: rewards.line(card.gain, round(size * 1.1)),
    "mining_technology": _mining,
    "spinning_mill": _spinning,
    "university": _university,
    "newspaper": _assistants("{less} + 1"),
    "telegram": _assistants("2 + {n}"),
    "telephone": _telephone,
    "stagecoach": _stagecoach,
    "postal_system": lambda card, size: [Icon("yokohama.presidents", round(size * 1.1))],
    "system_of_stock": _stock,
    "station": _station,
    "tram": _tram,
}
