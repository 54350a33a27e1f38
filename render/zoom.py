"""What the picture of one question is drawn from, and what all such pictures have in common.

A zoom is 1120 px wide and shows only what decides: numbers of 44 px and more, words of 26 px and more, so that both are
read when the picture is seen 400 px wide. The disc on a thing has the number of the option that aims at it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from engine.core.ask import Ask
from engine.core.offer import Facts, picture_numbers
from engine.core.text import Seat
from render.kit.fonts import CAPITALS
from render.kit.rows import Part, row_width
from render.kit.sheet import Box, Sheet
from render.kit.theme import SeatStyle

WIDTH = 1120
HEAD = 84  # px, the coloured line below included
EDGE = 17
DISC = 58
TITLE, SMALLER = 44, (42, 40, 38, 36)


class ZoomOption(Struct, frozen=True):
    """An option that aims at something: the number on its disc (none in a form), and what it means."""

    number: str
    id: str
    target: str | None
    facts: Facts | None
    chosen: bool = False  # marked, but not sent yet


class Zoom(Struct, frozen=True):
    """A question of one seat, for its eyes; without options it is a look at what was put together so far."""

    key: str
    seat: Seat
    view: Any  # of the game, as that seat has it
    options: tuple[ZoomOption, ...] = ()
    facts: Facts | None = None  # of the question: what was put together so far
    left: int = 1  # how often the question may still come, this time included
    filled: tuple[Facts, ...] = ()  # what stands in a form and is not sent yet
    done: bool = False  # everything is decided, and only looked at
    pointed: tuple[str, ...] = ()  # what is only pointed at, without a number
    beside: tuple[Facts, ...] = ()  # of what another way offers, which is chosen beside this one

    @classmethod
    def of(cls, view: Any, ask: Ask[Any]) -> Zoom:
        """A question of the engine, the options that aim at something numbered as panels do it."""
        numbers = picture_numbers(ask.options)
        aiming = [option for option in ask.options if option.id in numbers]
        options = tuple(ZoomOption(numbers[one.id], one.id, one.target, one.facts) for one in aiming)
        return cls(ask.key, ask.seat, view, options, ask.facts, 1 if ask.series is None else ask.series.left)

    def numbers(self) -> dict[str, str]:
        """The marks: what is aimed at, with the number of the first option that does, and what is pointed at."""
        found: dict[str, str] = {}
        for option in self.options:
            if option.target is not None and option.number:
                found.setdefault(option.target, option.number)
        return dict.fromkeys(self.pointed, "") | found


def head(sheet: Sheet, seat: SeatStyle, title: str, right: Sequence[Part] = (), *, after: Sequence[Part] = ()) -> None:
    """Whose question it is, what is asked (and `after` it what about), and at the right what it is paid from."""
    sheet.image.info["head"] = HEAD
    middle = (HEAD - 4) / 2
    sheet.rect((0, 0, WIDTH, HEAD - 4), seat.tint)
    sheet.rect((0, HEAD - 4, WIDTH, 4), seat.colour)
    sheet.piece((50, middle), seat, 60)
    room = WIDTH - 94 - 30 - row_width(right, gap=10) - 30 - (row_width(after) + 18 if after else 0)
    x = 94 + sheet.text((94, middle), title, TITLE, bold=CAPITALS, room=room, shrink=SMALLER)
    sheet.row((x + 18, middle), after)
    sheet.row((WIDTH - 30, middle), right, gap=10, anchor="rm")


def disc(sheet: Sheet, at: tuple[float, float], number: str, on: Box | None = None) -> None:
    """The number of an option, and what it lies `on`; drawn last, so that nothing lies over it."""
    sheet.label(at, number, DISC)
    if on is not None:
        sheet.place(on, number)
